//! A sum of different games: each is worth one number, and the numbers are played as heaps of nim.
//!
//! A game without draws in which both players have the same moves, and who cannot move loses, is worth a heap of nim, and a sum of
//! such games is worth the nim-sum of theirs (R. Sprague 1935, P. M. Grundy 1939).

use super::nim_sum::{crosses, nim_sum};

/// One game of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// The name of its field.
    pub name: char,
    /// The game's id.
    pub game: &'static str,
    /// Its position, in one line.
    pub position: String,
    /// Its Grundy value.
    pub value: u64,
}

/// A winning move: one game changed so that its value makes the nim-sum 0.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Change {
    /// The name of the game's field.
    pub part: char,
    /// The move in that game's notation.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    /// The value it has.
    pub from: u64,
    /// The value it gets.
    pub to: u64,
    /// The position that is left there.
    pub left: String,
}

/// The figures of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Sum {
    /// The games with their values.
    pub parts: Vec<Part>,
    /// The nim-sum of the values.
    pub nim_sum: u64,
    /// The weights of the columns with an odd number of ones, highest first.
    pub crosses: Vec<u64>,
    /// The perfect player's move, where the mover wins.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Change>,
}

impl Sum {
    /// The figures of these games; `keep` is the perfect player's move where the mover wins.
    pub fn of(parts: Vec<Part>, keep: Option<Change>) -> Self {
        let nim_sum = nim_sum(parts.iter().map(|part| part.value));
        Self { parts, nim_sum, crosses: crosses(nim_sum), keep }
    }
}
