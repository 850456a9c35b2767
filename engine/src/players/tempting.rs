//! Moves judged by how easily they are answered: after a trap few of the replies are right, after a slip many.

use std::cmp::Ordering;

use super::{CONSIDERED, is_worse};
use crate::{
    analysis::Analysis,
    any::{AnyGame, AnyMove, AnyPosition},
    best::Best,
    cancel::{Cancel, Stopped},
    outcome::Outcome,
    rules::Rules,
};

/// The number of moves considered in a position that has more than [`CONSIDERED`].
const FEW: usize = 64;

/// The share of right replies to a move: those that keep the best result of the player who replies.
#[derive(Debug, Clone, Copy)]
struct Share {
    right: u64,
    all: u64,
}

impl Share {
    /// Counts the right replies in a position. If the game is over, the share is 1, because nothing can go wrong.
    fn of(game: &AnyGame, position: &AnyPosition, known: &Analysis<AnyMove>, cancel: &Cancel) -> Result<Self, Stopped> {
        if game.end(position).is_some() {
            return Ok(Self { right: 1, all: 1 });
        }
        // Beyond this, an exact count makes no difference.
        let all = game.listed(position).take(CONSIDERED + 1).count();
        let right = if known.best.truncated && all <= CONSIDERED {
            let mut right = 0;
            for (tried, mv) in (0..).zip(game.listed(position)) {
                cancel.step(tried, 0)?;
                let after = game.analyse_after(position, &mv, cancel)?;
                right += usize::from(after.is_some_and(|(_, after)| !is_worse(&after, known)));
            }
            right
        } else {
            known.best.moves.len()
        };
        Ok(Self { right: right as u64, all: all as u64 })
    }

    /// Compares the shares as fractions, the smaller first.
    fn cmp(&self, other: &Self) -> Ordering {
        (self.right * other.all).cmp(&(other.right * self.all))
    }
}

/// Returns the moves to consider: all, or if there are very many, the first few and the perfect player's.
fn considered(game: &AnyGame, position: &AnyPosition, suggested: &AnyMove) -> Vec<AnyMove> {
    let mut moves: Vec<_> = game.listed(position).take(CONSIDERED + 1).collect();
    if moves.len() > CONSIDERED {
        moves.truncate(FEW);
        if !moves.contains(suggested) {
            moves.push(suggested.clone());
        }
    }
    moves
}

/// Returns the moves that keep the result and are hardest to answer, because the smallest share of the replies is right;
/// of these, those after which the game is longest. None if the player to move can win, or if the outcome is unknown.
pub(super) fn traps(
    game: &AnyGame,
    position: &AnyPosition,
    known: &Analysis<AnyMove>,
    cancel: &Cancel,
) -> Result<Vec<AnyMove>, Stopped> {
    if !cannot_win(known) {
        return Ok(Vec::new());
    }
    let harder = |(share, length): &(Share, Option<u64>), (least, longest): &(Share, Option<u64>)| {
        least.cmp(share).then_with(|| length.cmp(longest))
    };
    best_of(game, position, known, cancel, harder, |after, answer| {
        let keeps = !is_worse(answer, known);
        keeps.then(|| Ok((Share::of(game, after, answer, cancel)?, answer.worth.remoteness))).transpose()
    })
}

/// Returns the moves that keep the result; of these, those that do not let the opponent end the game at once, if there
/// are any. None if the player to move can win, or if the outcome is unknown.
pub(super) fn harmless(
    game: &AnyGame,
    position: &AnyPosition,
    known: &Analysis<AnyMove>,
    cancel: &Cancel,
) -> Result<Vec<AnyMove>, Stopped> {
    if !cannot_win(known) {
        return Ok(Vec::new());
    }
    best_of(game, position, known, cancel, bool::cmp, |after, answer| {
        Ok((!is_worse(answer, known)).then(|| !ends_now(game, after, &answer.best)))
    })
}

/// Returns the moves that worsen the result and are easiest to answer, because the largest share of the replies is
/// right; of these, those that do not let the opponent end the game at once, if there are any. None if the player to
/// move cannot win, or can end the game now, or if no move worsens the result.
pub(super) fn slips(
    game: &AnyGame,
    position: &AnyPosition,
    known: &Analysis<AnyMove>,
    cancel: &Cancel,
) -> Result<Vec<AnyMove>, Stopped> {
    if known.worth.outcome != Outcome::Win || ends_now(game, position, &known.best) {
        return Ok(Vec::new());
    }
    let easier = |(share, goes_on): &(Share, bool), (most, going_on): &(Share, bool)| {
        share.cmp(most).then_with(|| goes_on.cmp(going_on))
    };
    best_of(game, position, known, cancel, easier, |after, answer| {
        // A move that ends the game leaves the opponent nothing to find.
        if !is_worse(answer, known) || game.end(after).is_some() {
            return Ok(None);
        }
        Ok(Some((Share::of(game, after, answer, cancel)?, !ends_now(game, after, &answer.best))))
    })
}

/// Returns whether the player to move is known not to win.
const fn cannot_win(known: &Analysis<AnyMove>) -> bool {
    matches!(known.worth.outcome, Outcome::Loss | Outcome::Draw)
}

/// Returns all the considered moves, in their order, whose `merit` is the greatest by `compare`. A move without merit is
/// left out.
fn best_of<T>(
    game: &AnyGame,
    position: &AnyPosition,
    known: &Analysis<AnyMove>,
    cancel: &Cancel,
    compare: impl Fn(&T, &T) -> Ordering,
    mut merit: impl FnMut(&AnyPosition, &Analysis<AnyMove>) -> Result<Option<T>, Stopped>,
) -> Result<Vec<AnyMove>, Stopped> {
    let Some(suggested) = &known.suggested else { return Ok(Vec::new()) };
    let mut found: Option<(T, Vec<AnyMove>)> = None;
    for (tried, mv) in (0..).zip(considered(game, position, suggested)) {
        cancel.step(tried, 0)?;
        let Some((after, answer)) = game.analyse_after(position, &mv, cancel)? else { continue };
        let Some(merit) = merit(&after, &answer)? else { continue };
        match &mut found {
            Some((best, moves)) => match compare(&merit, best) {
                Ordering::Less => {}
                Ordering::Equal => moves.push(mv),
                Ordering::Greater => found = Some((merit, vec![mv])),
            },
            None => found = Some((merit, vec![mv])),
        }
    }
    Ok(found.map_or_else(Vec::new, |(_, moves)| moves))
}

/// Returns whether one of the best moves ends the game.
fn ends_now(game: &AnyGame, position: &AnyPosition, best: &Best<AnyMove>) -> bool {
    let after = best.moves.iter().filter_map(|mv| game.play(position, mv).ok());
    after.into_iter().any(|after| game.end(&after).is_some())
}
