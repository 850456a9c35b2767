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

/// Returns the move that keeps the result and is hardest to answer, because the smallest share of the replies is right.
/// Of several, returns the one after which the game is longest, then the first. `None` if the player to move can win,
/// or if the outcome is unknown.
pub(super) fn trap(
    game: &AnyGame,
    position: &AnyPosition,
    known: &Analysis<AnyMove>,
    cancel: &Cancel,
) -> Result<Option<AnyMove>, Stopped> {
    let (Outcome::Loss | Outcome::Draw, Some(suggested)) = (known.worth.outcome, &known.suggested) else {
        return Ok(None);
    };
    let mut found: Option<(Share, Option<u64>, AnyMove)> = None;
    for (tried, mv) in (0..).zip(considered(game, position, suggested)) {
        cancel.step(tried, 0)?;
        let Some((after, answer)) = game.analyse_after(position, &mv, cancel)? else { continue };
        if is_worse(&answer, known) {
            continue;
        }
        let (share, length) = (Share::of(game, &after, &answer, cancel)?, answer.worth.remoteness);
        let is_harder = found
            .as_ref()
            .is_none_or(|(least, longest, _)| share.cmp(least).then_with(|| longest.cmp(&length)) == Ordering::Less);
        if is_harder {
            found = Some((share, length, mv));
        }
    }
    Ok(found.map(|(.., mv)| mv))
}

/// Returns the move that worsens the result and is easiest to answer, because the largest share of the replies is
/// right. Of several, returns the first. `None` if the player to move cannot win, or can end the game now, or if no
/// move worsens the result.
pub(super) fn slip(
    game: &AnyGame,
    position: &AnyPosition,
    known: &Analysis<AnyMove>,
    cancel: &Cancel,
) -> Result<Option<AnyMove>, Stopped> {
    let (Outcome::Win, Some(suggested)) = (known.worth.outcome, &known.suggested) else { return Ok(None) };
    if ends_now(game, position, &known.best) {
        return Ok(None);
    }
    let mut found: Option<(Share, AnyMove)> = None;
    for (tried, mv) in (0..).zip(considered(game, position, suggested)) {
        cancel.step(tried, 0)?;
        let Some((after, answer)) = game.analyse_after(position, &mv, cancel)? else { continue };
        // A move that ends the game leaves the opponent nothing to find.
        if !is_worse(&answer, known) || game.end(&after).is_some() {
            continue;
        }
        let share = Share::of(game, &after, &answer, cancel)?;
        if found.as_ref().is_none_or(|(most, _)| most.cmp(&share) == Ordering::Less) {
            found = Some((share, mv));
        }
    }
    Ok(found.map(|(_, mv)| mv))
}

/// Returns whether one of the best moves ends the game.
fn ends_now(game: &AnyGame, position: &AnyPosition, best: &Best<AnyMove>) -> bool {
    let after = best.moves.iter().filter_map(|mv| game.play(position, mv).ok());
    after.into_iter().any(|after| game.end(&after).is_some())
}
