//! A game looked at again: who was winning after each move, which moves gave something away, and which of them decided it.
//!
//! A mistake is a move after which its mover stands in a worse class (win, draw, loss); in a scoring game it is any move
//! that gives margin away. A move from a lost position is never one: there was nothing left to lose.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{Outcome, Seat, Winner, Worth};

use crate::{
    look::{Look, motion::Places},
    play::{
        board::{Player, Table},
        job::Job,
        panels::Who,
    },
    say,
};

/// The knowledge of who is winning in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The solver has not answered yet.
    Asked,
    /// Theory is silent, or the solver failed.
    Silent,
    /// This player, or nobody.
    Known(Winner),
}

impl Standing {
    /// Returns the player who is winning in a position of this worth to `mover`, as far as that is known.
    pub const fn of(worth: Worth, mover: Seat) -> Self {
        match worth.winner(mover) {
            Some(winner) => Self::Known(winner),
            None => Self::Silent,
        }
    }
}

/// A move that gave something away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mistake {
    /// The number of the single move, from 1.
    pub number: usize,
    /// The outcome of the position before it for its mover.
    pub before: Outcome,
    /// The outcome of the position after it for the same player.
    pub after: Outcome,
    /// The part of the margin that it gave away, in a scoring game.
    pub given: u64,
}

impl Mistake {
    /// Returns the mistake that the single move `number` was, between a position and the next; `None` where it gave away
    /// nothing.
    ///
    /// ```
    /// use zugzwang::play::review::Mistake;
    /// use zugzwang_engine::{Outcome, Worth};
    ///
    /// let (won, lost) = (Worth::of(Outcome::Win), Worth::of(Outcome::Loss));
    /// assert!(Mistake::of(1, won, won).is_some(), "the position is now won for the opponent");
    /// assert!(Mistake::of(1, won, lost).is_none() && Mistake::of(1, lost, won).is_none());
    /// ```
    pub fn of(number: usize, before: Worth, after: Worth) -> Option<Self> {
        let mover = Seat::to_move(number.saturating_sub(1));
        let lost = before.score.zip(after.score).map(|(was, is)| was.margin(mover) - is.margin(mover));
        let given = lost.and_then(|points| u64::try_from(points).ok()).unwrap_or(0);
        let (before, after) = (before.outcome, after.outcome.flip());
        let is_mistake = match (before, after) {
            (Outcome::Win, Outcome::Draw | Outcome::Loss) | (Outcome::Draw, Outcome::Loss) => true,
            (Outcome::Win | Outcome::Draw, _) => given > 0,
            (Outcome::Loss | Outcome::Unknown, _) => false,
        };
        is_mistake.then_some(Self { number, before, after, given })
    }

    /// Says what it gave away.
    pub fn words(&self, look: &Look) -> String {
        say!(look, "review-gave", from = self.before, to = self.after, given = self.given)
    }

    /// Returns the player who made it.
    pub const fn mover(&self) -> Seat {
        Seat::to_move(self.number.saturating_sub(1))
    }
}

/// Why a game ended as it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// By this mistake: from then on it was lost.
    Mistake(Mistake),
    /// From the start.
    Start,
    /// It was resigned, and not lost: this is what its end was worth to who resigned.
    Needless(Outcome),
    /// Theory does not say.
    Silent,
}

impl Cause {
    /// Why this game was lost; `None` where it was not resigned, or as long as a position is not answered.
    pub fn of(review: &dyn Reviewed) -> Option<Self> {
        Self::of_end(review, Winner::of(Outcome::Loss, review.resigned()?))
    }

    /// Why a game has this end; `None` as long as a position is not answered.
    pub fn of_end(review: &dyn Reviewed, end: Winner) -> Option<Self> {
        let (answered, all) = review.progress();
        if answered < all {
            return None;
        }
        let end = Standing::Known(end);
        let since = all - (0..all).rev().take_while(|plies| review.standing(*plies) == end).count();
        let mistakes = review.mistakes();
        Some(match review.standing(all - 1) {
            Standing::Known(Winner::Draw) if since == all => Self::Needless(Outcome::Draw),
            Standing::Known(_) if since == all => Self::Needless(Outcome::Win),
            Standing::Known(_) if since == 0 => Self::Start,
            _ => match mistakes.binary_search_by_key(&since, |mistake| mistake.number) {
                Ok(at) => Self::Mistake(mistakes[at]),
                Err(_) => Self::Silent,
            },
        })
    }

    /// After how many of all moves it shows.
    pub const fn plies(&self, all: usize) -> usize {
        match self {
            Self::Mistake(mistake) => mistake.number,
            Self::Start => 0,
            Self::Needless(_) | Self::Silent => all,
        }
    }

    /// In a sentence about who resigned.
    pub fn words(&self, who: Who, look: &Look) -> String {
        match self {
            Self::Mistake(mistake) => say!(look, "review-decided", gave = mistake.words(look)),
            Self::Start => say!(look, "review-lost-from-start", who = who),
            Self::Needless(worth) => say!(look, "review-needless", who = who, worth = *worth),
            Self::Silent => say!(look, "review-undecided"),
        }
    }
}

/// A game looked at again, whatever game it is. Positions go by the number of single moves played before them.
pub trait Reviewed {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// The rules that the position does not show: `k=2 last=wins`.
    fn rules(&self) -> String;

    /// Returns the players as they sat.
    fn seats(&self) -> Option<[Player; 2]>;

    /// Returns the players as they sat when the single move `number` was made; `None` where another has sat down since, so that
    /// it is the seat's move.
    fn seats_at(&self, number: usize) -> Option<[Player; 2]>;

    /// Returns the seat that has resigned at its end, if one has.
    fn resigned(&self) -> Option<Seat>;

    /// The moves played, in the game's notation.
    fn moves(&self) -> Vec<String>;

    /// The single move `number` in words.
    fn words(&self, number: usize, look: &Look) -> String;

    /// The position after `plies` moves, in one line.
    fn position(&self, plies: usize) -> String;

    /// Returns the worth of the position after `plies` moves, once known.
    fn worth(&self, plies: usize) -> Option<Worth>;

    /// Returns who was winning after `plies` moves.
    fn standing(&self, plies: usize) -> Standing;

    /// The mistakes found so far, in the order they were made.
    fn mistakes(&self) -> &[Mistake];

    /// Returns the number of positions that are answered, and of all.
    fn progress(&self) -> (usize, usize);

    /// Draws the board after `plies` moves, `veiled` without what is known of the position; returns which piece stands where.
    fn draw(&self, plies: usize, veiled: bool, area: Rect, buf: &mut Buffer, look: &Look) -> Places;

    /// The reason after `plies` moves, in lines of at most the room's width; what can grow fills its height.
    fn why(&self, plies: usize, look: &Look, room: Size) -> Vec<Line<'static>>;

    /// Says who wins after `plies` moves, in lines of at most this width.
    fn verdict(&self, plies: usize, look: &Look, width: u16) -> Vec<Line<'static>>;

    /// The game as it stood before the single move `number`, to be played on by one person for both players.
    fn trial(&self, number: usize) -> Box<dyn Table>;

    /// The questions that have come up since the last call.
    fn take_jobs(&mut self) -> Vec<Job>;

    /// Takes in the answers that have come; whether anything changed.
    fn collect(&mut self) -> bool;

    /// Stops the solver's work on this game for good.
    fn stop(&mut self);
}

impl std::fmt::Debug for dyn Reviewed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reviewed").field("game", &self.id()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zugzwang_engine::Score;

    fn worth(outcome: Outcome, margin: Option<i64>) -> Worth {
        Worth { score: margin.map(|first| Score { first, second: 0 }), ..Worth::of(outcome) }
    }

    #[test]
    fn a_mistake_changes_the_class_of_its_mover() {
        use Outcome::{Draw, Loss, Unknown, Win};
        for (before, after, is_mistake) in [
            (Win, Loss, false),
            (Win, Draw, true),
            (Win, Win, true),
            (Draw, Draw, false),
            (Draw, Win, true),
            (Loss, Win, false),
            (Win, Unknown, false),
            (Unknown, Win, false),
        ] {
            let found = Mistake::of(2, worth(before, None), worth(after, None));
            assert_eq!(found.is_some(), is_mistake, "{before:?} then {after:?} for the opponent");
        }
    }

    #[test]
    fn in_a_scoring_game_any_margin_given_away_is_a_mistake_but_not_from_a_lost_position() {
        let given = |number, before, after| Mistake::of(number, before, after).map(|mistake| mistake.given);
        let (won, lost) = (Outcome::Win, Outcome::Loss);
        assert_eq!(given(1, worth(won, Some(5)), worth(lost, Some(3))), Some(2), "still won, by less");
        assert_eq!(given(1, worth(won, Some(5)), worth(lost, Some(5))), None);
        assert_eq!(given(2, worth(won, Some(-5)), worth(lost, Some(-4))), Some(1), "second's margin");
        assert_eq!(given(1, worth(lost, Some(-3)), worth(won, Some(-9))), None);
    }
}
