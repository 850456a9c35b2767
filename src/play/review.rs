//! The terms of a review: who was winning after each move, and which moves gave something away.
//!
//! A mistake is a move that leaves its player with a worse outcome: a draw or a loss instead of a win, or a loss instead of a draw.
//! In a scoring game it is also any move that gives points away. A move from a lost position is never a mistake, because there is
//! nothing left to lose.

use zugzwang_engine::{Outcome, Seat, Winner, Worth};

use crate::{look::Look, say};

/// The player who is winning in a position, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The solver has not answered yet.
    Asked,
    /// Theory is silent, or the solver failed.
    Silent,
    /// This player is winning, or it is a draw.
    Known(Winner),
}

impl Standing {
    /// Returns who is winning in a position of this worth to `mover`.
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
    /// The number of the move, from 1, counting both players' moves.
    pub number: usize,
    /// The outcome before it, for the player who made it.
    pub before: Outcome,
    /// The outcome after it, for the same player.
    pub after: Outcome,
    /// The points of margin it gave away; 0 unless it is a scoring game.
    pub given: u64,
}

impl Mistake {
    /// Returns the mistake that move `number` was, from the worth of the positions before and after it; `None` if it gave nothing
    /// away.
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

    /// The player who made it.
    pub const fn mover(&self) -> Seat {
        Seat::to_move(self.number.saturating_sub(1))
    }
}

/// A position in which a person gave something away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// The id of the position, with the moves that led there.
    pub id: String,
    /// The game, its rules and the position, whatever moves led there.
    pub place: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use zugzwang_engine::Score;

    fn worth(outcome: Outcome, margin: Option<i64>) -> Worth {
        Worth { score: margin.map(|first| Score { first, second: 0 }), ..Worth::of(outcome) }
    }

    #[test]
    fn a_mistake_leaves_its_player_with_a_worse_outcome() {
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
    fn points_given_away_are_a_mistake_unless_the_position_is_lost() {
        let given = |number, before, after| Mistake::of(number, before, after).map(|mistake| mistake.given);
        let (won, lost) = (Outcome::Win, Outcome::Loss);
        assert_eq!(given(1, worth(won, Some(5)), worth(lost, Some(3))), Some(2), "still won, by less");
        assert_eq!(given(1, worth(won, Some(5)), worth(lost, Some(5))), None);
        assert_eq!(given(2, worth(won, Some(-5)), worth(lost, Some(-4))), Some(1), "second's margin");
        assert_eq!(given(1, worth(lost, Some(-3)), worth(won, Some(-9))), None);
    }
}
