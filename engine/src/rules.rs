//! The rules of a game: its positions, its moves, and how it ends.

use std::{fmt::Debug, hash::Hash};

use crate::{error::MoveFault, outcome::Outcome};

/// The rules of a two-player game with perfect information.
///
/// The players alternate. A position is a value: a move creates a new one, and a position contains everything the rules
/// and the outcome depend on. If both players have the same moves, that is all. If not, a position also says whose turn
/// it is, and [`Rules::turned`] passes the turn to the other player.
///
/// The rules are enough to solve every position, see [`Solved`](crate::solve::Solved):
///
/// ```
/// use zugzwang_engine::{MoveFault, Outcome, Rules};
///
/// /// A staircase: each move goes one or two steps down, and whoever cannot move loses.
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
    /// A position: everything the rules and the outcome depend on.
    type Position: Clone + Eq + Hash + Debug;
    /// A move.
    type Move: Clone + Eq + Debug;

    /// Returns the legal moves, in the game's order. The iterator is lazy, because there may be 10^18 of them.
    fn moves<'a>(&'a self, position: &'a Self::Position) -> impl Iterator<Item = Self::Move>;

    /// Returns the position after a move.
    ///
    /// # Errors
    /// [`MoveFault`] if the move is not legal.
    fn play(&self, position: &Self::Position, mv: &Self::Move) -> Result<Self::Position, MoveFault>;

    /// Returns how the game ended for the player who would move next; `None` while it goes on. A position that is not
    /// over has a move.
    fn end(&self, position: &Self::Position) -> Option<Outcome>;

    /// Returns the same position with the other player to move; `None` if both players have the same moves.
    fn turned(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Returns independent positions whose sum this position is, each with the same player to move; empty if there are
    /// none or they are not known. Together they have the same moves as the position, so its
    /// [form](crate::short::Forms) is the sum of theirs.
    fn parts(&self, _position: &Self::Position) -> Vec<Self::Position> {
        Vec::new()
    }

    /// Returns the position that represents all those equal to this one by symmetry, for example those with the same
    /// heaps in another order. It has the same worth, and its moves lead to the same positions up to symmetry.
    fn representative(&self, position: &Self::Position) -> Self::Position {
        position.clone()
    }
}
