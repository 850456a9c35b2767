//! What a game on the screen tells of itself.

use zugzwang_engine::{Score, Worth};

use crate::{play::panels::Rating, words::terms::Term};

/// The result of asking for the perfect player's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hinted {
    /// The cursor is on it.
    Shown,
    /// The solver was asked again; there is no answer yet.
    Asked,
    /// There is none to show.
    None,
}

/// The move under the cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// In words.
    pub words: String,
    /// Its worth to the player to move, once known.
    pub worth: Option<Rating>,
}

/// The points of a scoring game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// The points each player has taken so far.
    pub taken: Score,
    /// The total each player can still secure, once known.
    pub secured: Option<Score>,
}

/// The moves to undo or redo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Back {
    /// Undo to the user's last turn; a resignation alone.
    Turn,
    /// Undo everything that can be undone.
    Start,
    /// Redo to the user's next turn.
    Again,
}

/// The state of a saved game besides its setup and moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Continuation {
    /// The moves that were undone, the next one to redo first.
    pub taken_back: Vec<String>,
    /// The numbers, from 1, of the moves with which machines gave something away on purpose. Undone moves are numbered on from the
    /// played ones, the next one to redo first.
    pub gifts: Vec<usize>,
    /// The number of moves that had been made when each player sat down.
    pub seated: [usize; 2],
}

/// The rows into which a figure lays numbers, which the user makes longer and shorter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wheel {
    /// The number of numbers in a row to begin with.
    pub usual: u64,
    /// The greatest number of numbers in a row.
    pub most: u64,
}

impl Wheel {
    /// The smallest number of numbers in a row.
    pub const LEAST: u64 = 2;
}

/// A position that the user left in earlier games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lived {
    /// The position in one line.
    pub left: String,
    /// Games the user won from there.
    pub won: u64,
    /// Games the user lost from there.
    pub lost: u64,
}

/// A position that can be marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Landing {
    /// Its [name](zugzwang_engine::map::name).
    pub name: String,
    /// The position itself, in one line.
    pub position: String,
    /// A question, as typed, that leads to it.
    pub from: String,
}

impl Landing {
    /// The longest name of a position that can be marked, in bytes.
    const LONGEST: usize = 400;

    /// Whether a position of this name can be marked: people cannot tell very long names apart.
    pub const fn may_be_marked(name: &str) -> bool {
        name.len() <= Self::LONGEST
    }
}

/// The knowledge of the current position.
#[derive(Debug, Clone, Copy)]
pub struct Knowledge {
    /// Its worth to the player to move.
    pub worth: Worth,
    /// The terms of its theory, which help explains first.
    pub terms: &'static [Term],
}
