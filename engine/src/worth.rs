//! The worth of a position or a move: how the game ends under best play, how soon, and with which totals.

use std::cmp::Ordering;

use crate::{
    outcome::{Outcome, Seat, Winner},
    score::Score,
};

/// The worth to a player: of a position to who is to move, of a move to who makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// The outcome for that player under best play; at an end, the result.
    pub outcome: Outcome,
    /// Single moves to the end when the winner hurries and the loser delays; `None` where it is not known.
    pub remoteness: Option<u64>,
    /// The final totals under best play, in a scoring game.
    pub score: Option<Score>,
}

impl Worth {
    /// A game that nobody wins, however long it is.
    pub const DRAW: Self = Self::of(Outcome::Draw);
    /// A game that has just been lost.
    pub const LOST: Self = Self { remoteness: Some(0), ..Self::of(Outcome::Loss) };

    /// This outcome, without points, after a number of moves that is not known.
    pub const fn of(outcome: Outcome) -> Self {
        Self { outcome, remoteness: None, score: None }
    }

    /// The worth of a move that leads to a position of this worth.
    #[must_use]
    pub fn before(self) -> Self {
        Self {
            outcome: self.outcome.flip(),
            remoteness: self.remoteness.map(|moves| moves.saturating_add(1)),
            score: self.score,
        }
    }

    /// Returns the winner where this is the worth to the player in `seat`; `None` where theory is silent.
    pub const fn winner(self, seat: Seat) -> Option<Winner> {
        match self.outcome {
            Outcome::Unknown => None,
            known => Some(Winner::of(known, seat)),
        }
    }

    /// The best of these to the same player.
    pub fn best(all: impl IntoIterator<Item = Self>) -> Option<Self> {
        all.into_iter().min_by(Self::better_first)
    }

    /// Orders the better worth to the same player first: by outcome, then by the margin, then the sooner win and the later loss.
    /// What is worth the same is equal, so that a stable sort keeps its order.
    pub fn better_first(&self, other: &Self) -> Ordering {
        let by_points = || match (self.score, other.score) {
            // Which seat it is shows in the outcome: the winner's margin is to be large, the loser's small.
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
