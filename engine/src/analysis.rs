//! The analysis of a position.

use crate::{best::Best, outcome::Outcome, reason::Reason, worth::Worth};

/// The answer to a position: who wins, by which moves, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis<M> {
    /// The worth of the position to the player to move.
    pub worth: Worth,
    /// The moves that keep the best result of the player to move.
    pub best: Best<M>,
    /// The move of the perfect player; `None` only when the game is over.
    pub suggested: Option<M>,
    /// The Grundy value; `None` if the game has none or it is unknown.
    pub grundy: Option<u64>,
    /// The reason for the outcome.
    pub reason: Reason,
}

impl<M> Analysis<M> {
    /// Applies a function to each move.
    #[must_use]
    pub fn map<N>(self, mut other: impl FnMut(M) -> N) -> Analysis<N> {
        let Self { worth, best, suggested, grundy, reason } = self;
        Analysis { worth, best: best.map(&mut other), suggested: suggested.map(other), grundy, reason }
    }

    /// Returns whether the perfect player, given the choice, moves first from this position: whoever does can win or,
    /// in a scoring game, at least draw.
    pub const fn is_to_be_begun(&self) -> bool {
        matches!((self.worth.outcome, self.worth.score), (Outcome::Win, _) | (Outcome::Draw, Some(_)))
    }
}
