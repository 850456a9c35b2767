//! What is known about a position.

use crate::{
    game::{Game, Outcome},
    reason::Reason,
    watch::{Stopped, Watch},
    worth::Worth,
};

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
    /// Whether the perfect player makes the first move where it may choose: it can win or, where points are taken, gets at least
    /// half of them.
    pub const fn is_to_be_begun(&self) -> bool {
        matches!((self.worth.outcome, self.worth.score), (Outcome::Win, _) | (Outcome::Draw, Some(_)))
    }

    /// The position a move leads to, and what is known of it; `None` where the move is not legal.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `watch`.
    pub fn after<G: Game<Move = M>>(
        game: &G,
        position: &G::Position,
        mv: &M,
        watch: &Watch,
    ) -> Result<Option<(G::Position, Self)>, Stopped> {
        let Ok(after) = game.play(position, mv) else { return Ok(None) };
        let known = game.analyse(&after, watch)?;
        Ok(Some((after, known)))
    }
}

/// Moves that keep the best result, in the game's move order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Best<M> {
    /// At most [`Best::MOST`] of them.
    pub moves: Vec<M>,
    /// Whether there are more.
    pub truncated: bool,
}

impl<M> Best<M> {
    /// How many moves are listed at the most.
    pub const MOST: usize = 64;

    /// No move.
    pub const fn none() -> Self {
        Self { moves: Vec::new(), truncated: false }
    }
}

impl<M> FromIterator<M> for Best<M> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        let mut rest = moves.into_iter();
        let moves = rest.by_ref().take(Self::MOST).collect();
        Self { moves, truncated: rest.next().is_some() }
    }
}
