//! The answer to a position.

use crate::{best::Best, outcome::Outcome, reason::Reason, worth::Worth};

/// The answer to one position.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis<M> {
    /// The worth of the position to the mover.
    pub worth: Worth,
    /// The moves that keep the mover's best result.
    pub best: Best<M>,
    /// The move of the perfect player; `None` only when the game is over.
    pub suggested: Option<M>,
    /// The Grundy value, where the game has one.
    pub grundy: Option<u64>,
    /// Why.
    pub reason: Reason,
}

impl<M> Analysis<M> {
    /// The same analysis with its moves in another type.
    #[must_use]
    pub fn map<N>(self, mut other: impl FnMut(M) -> N) -> Analysis<N> {
        let Self { worth, best, suggested, grundy, reason } = self;
        Analysis { worth, best: best.map(&mut other), suggested: suggested.map(other), grundy, reason }
    }

    /// Returns whether the perfect player makes the first move where it may choose: it can win or, where points are taken, gets
    /// at least half of them.
    pub const fn is_to_be_begun(&self) -> bool {
        matches!((self.worth.outcome, self.worth.score), (Outcome::Win, _) | (Outcome::Draw, Some(_)))
    }
}
