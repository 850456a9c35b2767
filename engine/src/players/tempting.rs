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

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::{games, worth::Worth};

    fn long() -> Cancel {
        Cancel::never()
    }

    /// Returns the worth of a move to the player who makes it.
    fn worth(game: &AnyGame, position: &AnyPosition, mv: &AnyMove) -> Worth {
        game.analyse(&game.play(position, mv).expect("the move is legal"), &long()).expect("not stopped").worth.before()
    }

    /// Counts the moves of a position that keep its best result, and all moves, with plain loops.
    fn share(game: &AnyGame, position: &AnyPosition) -> (u64, u64) {
        if game.end(position).is_some() {
            return (1, 1);
        }
        let rank = |mv: &AnyMove| {
            let worth = worth(game, position, mv);
            (worth.outcome.rank(), worth.score.map(|score| score.first - score.second))
        };
        let ranks: Vec<_> = game.moves(position).map(|mv| rank(&mv)).collect();
        let known = game.analyse(position, &long()).expect("not stopped").worth;
        let best = ranks.iter().filter(|(outcome, score)| {
            *outcome == known.outcome.rank() && *score == known.score.map(|score| score.first - score.second)
        });
        (best.count() as u64, ranks.len() as u64)
    }

    /// Calls `check` with up to 400 positions that can be reached from the start, and their analyses.
    fn walk(id: &str, words: &[&str], mut check: impl FnMut(&AnyGame, &AnyPosition, &Analysis<AnyMove>)) {
        let game = games::find(id).expect("the game is listed").game(words).expect("the setup is valid");
        let mut open = vec![game.start()];
        for _ in 0..400 {
            let Some(position) = open.pop() else { return };
            if game.end(&position).is_some() {
                continue;
            }
            check(&game, &position, &game.analyse(&position, &long()).expect("not stopped"));
            open.extend(game.moves(&position).filter_map(|mv| game.play(&position, &mv).ok()));
        }
    }

    fn less((right, all): (u64, u64), (other, others): (u64, u64)) -> bool {
        right * others < other * all
    }

    fn assert_traps(id: &str, words: &[&str]) {
        let mut tried = 0;
        walk(id, words, |game, position, known| {
            let found = trap(game, position, known, &long()).expect("not stopped");
            assert_eq!(found.is_some(), matches!(known.worth.outcome, Outcome::Loss | Outcome::Draw));
            let Some(found) = found else { return };
            tried += 1;
            let after = |mv: &AnyMove| game.play(position, mv).expect("the move is legal");
            let best = worth(game, position, &found);
            assert!(best.outcome == known.worth.outcome && best.score == known.worth.score, "{found} keeps the result");
            for other in game.moves(position) {
                let other_worth = worth(game, position, &other);
                let keeps = other_worth.outcome == known.worth.outcome && other_worth.score == known.worth.score;
                let easier = !less(share(game, &after(&other)), share(game, &after(&found)));
                assert!(!keeps || easier, "{position}: {other} is harder to answer than {found}");
            }
        });
        assert!(tried > 3, "{id} {words:?}: {tried}");
    }

    fn assert_slips(id: &str, words: &[&str]) {
        let mut tried = 0;
        walk(id, words, |game, position, known| {
            let Some(found) = slip(game, position, known, &long()).expect("not stopped") else { return };
            tried += 1;
            assert_eq!(known.worth.outcome, Outcome::Win);
            let after = |mv: &AnyMove| game.play(position, mv).expect("the move is legal");
            let gives = |mv: &AnyMove| {
                let worth = worth(game, position, mv);
                worth.outcome != known.worth.outcome || worth.score != known.worth.score
            };
            assert!(gives(&found), "{position}: {found} gives nothing away");
            assert!(!game.moves(position).any(|mv| !gives(&mv) && game.end(&after(&mv)).is_some()), "it could end it");
            for other in game.moves(position).filter(|mv| gives(mv) && game.end(&after(mv)).is_none()) {
                let easier = less(share(game, &after(&found)), share(game, &after(&other)));
                assert!(!easier, "{position}: {other} is easier to answer than {found}");
            }
        });
        assert!(tried > 3, "{id} {words:?}: {tried}");
    }

    #[test]
    fn a_trap_leaves_the_smallest_share_of_right_replies() {
        assert_traps("nim", &["heaps=3,4,2"]);
        assert_traps("subtraction", &["c=30", "m=4"]);
        assert_traps("king", &["m=5", "n=6"]);
        assert_traps("date", &["date=25.10"]);
        assert_traps("fibonacci", &["c=14"]);
        assert_traps("gold", &["prices=3,1,4,1,5,9"]);
        assert_traps("ticktacktwo", &[]);
    }

    #[test]
    fn a_slip_leaves_the_largest_share_of_right_replies_and_never_replaces_an_immediate_win() {
        assert_slips("nim", &["heaps=3,4,2"]);
        assert_slips("subtraction", &["c=30", "m=4"]);
        assert_slips("king", &["m=5", "n=6"]);
        assert_slips("fibonacci", &["c=14"]);
        assert_slips("gold", &["prices=3,1,4,1,5,9,2,6,5"]);
    }
}
