//! The rules of a game of one's own: its positions, its moves, and how it ends.

use std::{fmt::Debug, hash::Hash};

use crate::{error::MoveFault, outcome::Outcome};

/// The rules of a two-player game with perfect information.
///
/// The players alternate. A position is a value: playing gives a new one, and a position says everything that the rules and the
/// outcome depend on. Where both players have the same moves, that is all; where they have not, a position also says whose
/// turn it is, and [`Rules::turned`] gives it to the other player.
///
/// That is enough to have every position solved, see [`Solved`](crate::solve::Solved):
///
/// ```
/// use zugzwang_engine::{MoveFault, Outcome, Rules};
///
/// /// A stair on which each move goes one or two steps down; who stands below has lost.
/// struct Stair;
///
/// impl Rules for Stair {
///     type Position = u32;
///     type Move = u32;
///
///     fn moves(&self, step: &u32) -> impl Iterator<Item = u32> {
///         1..=2.min(*step)
///     }
///
///     fn play(&self, step: &u32, down: &u32) -> Result<u32, MoveFault> {
///         step.checked_sub(*down).ok_or(MoveFault::Malformed)
///     }
///
///     fn end(&self, step: &u32) -> Option<Outcome> {
///         (*step == 0).then_some(Outcome::Loss)
///     }
/// }
/// ```
pub trait Rules {
    /// Everything that the rules and the outcome depend on.
    type Position: Clone + Eq + Hash + Debug;
    /// A move in the game's own types.
    type Move: Clone + Eq + Debug;

    /// The legal moves, in the game's move order; lazily, for there may be 10^18.
    fn moves<'a>(&'a self, position: &'a Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position after a move.
    ///
    /// # Errors
    /// [`MoveFault`] where the move is not legal.
    fn play(&self, position: &Self::Position, mv: &Self::Move) -> Result<Self::Position, MoveFault>;

    /// Returns how the game ended for the player whose turn it would be; `None` while it goes on. A position that goes on
    /// has a move.
    fn end(&self, position: &Self::Position) -> Option<Outcome>;

    /// The same position with the other player to move; `None` where both players have the same moves.
    fn turned(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// The positions side by side that a position falls into, each with the same player to move; none where it does not, or where
    /// that is not known. Together they have the same moves as it has. A [form](crate::short::Forms) is then the sum of theirs.
    fn parts(&self, _position: &Self::Position) -> Vec<Self::Position> {
        Vec::new()
    }

    /// One position for all that a symmetry makes the same: those that differ in the order of their heaps only, say. It is
    /// worth what the position is worth, and has moves to the same positions but for symmetry.
    fn representative(&self, position: &Self::Position) -> Self::Position {
        position.clone()
    }
}
