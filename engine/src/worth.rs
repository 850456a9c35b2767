//! The worth of a position or a move: how the game ends under best play, how soon, and with what score.

use std::cmp::Ordering;

use crate::{
    outcome::{Outcome, Seat, Winner},
    score::Score,
};

/// The worth of a position to the player to move, or of a move to the player who makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// The outcome for that player under best play, or the result if the game is over.
    pub outcome: Outcome,
    /// Plies to the end if the winner hurries and the loser delays; `None` if unknown.
    pub remoteness: Option<u64>,
    /// The final totals under best play; `None` if the game has no score.
    pub score: Option<Score>,
}

impl Worth {
    /// The worth of a draw, after an unknown number of moves.
    pub const DRAW: Self = Self::of(Outcome::Draw);
    /// The worth to a player who has just lost.
    pub const LOST: Self = Self { remoteness: Some(0), ..Self::of(Outcome::Loss) };

    /// Creates the worth of an outcome, without score or remoteness.
    pub const fn of(outcome: Outcome) -> Self {
        Self { outcome, remoteness: None, score: None }
    }

    /// Returns the worth of a move that leads to a position of this worth.
    #[must_use]
    pub fn before(self) -> Self {
        Self {
            outcome: self.outcome.flip(),
            remoteness: self.remoteness.map(|moves| moves.saturating_add(1)),
            score: self.score,
        }
    }

    /// Returns the winner, if this is the worth to the given player; `None` if the outcome is unknown.
    pub const fn winner(self, seat: Seat) -> Option<Winner> {
        match self.outcome {
            Outcome::Unknown => None,
            known => Some(Winner::of(known, seat)),
        }
    }

    /// Returns the best of several worths to the same player.
    pub fn best(all: impl IntoIterator<Item = Self>) -> Option<Self> {
        all.into_iter().min_by(Self::better_first)
    }

    /// Orders better worths to the same player first: by outcome, then by margin, then sooner wins and later losses.
    /// Worths that differ in none of these compare as equal, so a stable sort keeps their order.
    pub fn better_first(&self, other: &Self) -> Ordering {
        let by_points = || match (self.score, other.score) {
            // The outcome implies who leads: a winner wants a large margin, a loser a small one.
            (Some(one), Some(two)) if self.outcome == Outcome::Win => two.lead().cmp(&one.lead()),
            (Some(one), Some(two)) => one.lead().cmp(&two.lead()),
            _ => Ordering::Equal,
        };
        let by_length = || match (self.remoteness, other.remoteness) {
            (Some(one), Some(two)) if self.outcome == Outcome::Win => one.cmp(&two),
            (Some(one), Some(two)) if self.outcome == Outcome::Loss => two.cmp(&one),
            (one, two) => two.is_some().cmp(&one.is_some()),
        };
        other.outcome.rank().cmp(&self.outcome.rank()).then_with(by_points).then_with(by_length)
    }
}
