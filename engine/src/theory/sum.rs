//! A sum of different games: each has a Grundy value, and the values are played as heaps of nim.
//!
//! A game without draws, in which both players have the same moves and whoever cannot move loses, is equivalent to a
//! heap of nim, and a sum of such games to the nim-sum of their values (R. Sprague 1935, P. M. Grundy 1939).

use super::nim_sum::{crosses, nim_sum};

/// One component of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// The name of its field.
    pub name: char,
    /// The game's id.
    pub game: &'static str,
    /// Its position, in one line of text.
    pub position: String,
    /// Its Grundy value.
    pub value: u64,
}

/// A winning move: it changes one component so that the nim-sum becomes 0.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Change {
    /// The name of the component's field.
    pub part: char,
    /// The move, in the notation of its game.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    /// The value of the component before the move.
    pub from: u64,
    /// The value after the move.
    pub to: u64,
    /// The position of the component after the move.
    pub left: String,
}

/// The explanation of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Sum {
    /// The components with their values.
    pub parts: Vec<Part>,
    /// The nim-sum of the values.
    pub nim_sum: u64,
    /// The weights of the columns with an odd number of ones, highest first.
    pub crosses: Vec<u64>,
    /// The perfect player's move, if the player to move wins.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Change>,
    /// Moves of one component, each to another of the smallest values below its own, ascending. Empty if its moves are too many.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub ways: Vec<Change>,
    /// `true` if nobody can move after `keep`.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub ends: bool,
}

impl Sum {
    /// Explains a sum of these components. `keep` is the perfect player's move if the player to move wins.
    pub fn of(parts: Vec<Part>, keep: Option<Change>) -> Self {
        let nim_sum = nim_sum(parts.iter().map(|part| part.value));
        Self { parts, nim_sum, crosses: crosses(nim_sum), keep, ways: Vec::new(), ends: false }
    }
}
