//! Hackenbush on stalks: a red-blue stalk is a number, and a green stalk is a heap of nim.
//!
//! A piece can be cut by Blue if it is blue, by Red if it is red, and by both if it is green. Everything above it falls.
//! The value of a red-blue stalk, as Blue's lead in moves, is the sum over its pieces: 1 each while the first colour
//! lasts, and from the first change on ½, ¼, ⅛ and so on, positive for blue and negative for red (E. R. Berlekamp; E.
//! R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*, 1982, chapter 2 and the appendix to chapter 3). A green
//! stalk of n pieces is the nimber n. Let x be the sum of the numbers and n the nim-sum of the green stalks. Then Blue
//! wins if x > 0 and Red if x < 0, whoever moves first; if x = 0, whoever moves first wins exactly when n ≠ 0.
//!
//! ```
//! use zugzwang_engine::theory::hackenbush::{Stalk, number};
//!
//! let value = |stalk: &str| stalk.parse::<Stalk>().map(|stalk| number(&stalk.0).to_string());
//! assert_eq!(value("br").as_deref(), Ok("1/2"));
//! assert_eq!(value("bbrrb").as_deref(), Ok("11/8"));
//! ```

mod figures;
mod moves;
mod number;

use std::{fmt, str::FromStr};

pub use figures::{Hackenbush, StalkFigure, Winning};
pub use moves::{Cut, Left, cuts, hold_out, is_won, suggested, sum, winning};
pub use number::{Number, number, number_of, steps};

/// A player, named by a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Color {
    /// Blue, who is Left in *Winning Ways*.
    Blue,
    /// Red, who is Right.
    Red,
}

impl Color {
    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Blue => Self::Red,
            Self::Red => Self::Blue,
        }
    }

    /// Returns the player's name in setups and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
        }
    }

    /// Returns Blue's lead as this player sees it.
    #[must_use]
    pub fn lead(self, number: Number) -> Number {
        match self {
            Self::Blue => number,
            Self::Red => -number,
        }
    }

    /// Returns whether this player may cut a piece.
    pub const fn cuts(self, piece: Piece) -> bool {
        matches!((self, piece), (_, Piece::Green) | (Self::Blue, Piece::Blue) | (Self::Red, Piece::Red))
    }
}

/// A piece of a stalk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Blue's.
    Blue,
    /// Red's.
    Red,
    /// Anybody's.
    Green,
}

impl Piece {
    /// Returns the letter it is written with.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Red => 'r',
            Self::Green => 'g',
        }
    }

    /// Returns the name of its colour.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Green => "green",
        }
    }
}

/// The pieces of a stalk from the ground up, written as letters; `-` if none are left.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Stalk(pub Vec<Piece>);

impl Stalk {
    /// Returns whether it has a green piece, and so is worth a nimber.
    pub fn is_green(&self) -> bool {
        self.0.first() == Some(&Piece::Green)
    }

    /// Returns whether green pieces are mixed with others, so that it has no value of this theory.
    pub fn is_mixed(&self) -> bool {
        let green = self.0.iter().filter(|piece| **piece == Piece::Green).count();
        green > 0 && green < self.0.len()
    }

    /// Returns whether it has pieces of both players, so that some of them count for less than a move.
    pub fn is_red_and_blue(&self) -> bool {
        self.0.contains(&Piece::Blue) && self.0.contains(&Piece::Red)
    }

    /// Returns its nimber: the number of its pieces if it is green, otherwise 0.
    pub fn nimber(&self) -> u64 {
        if self.is_green() { self.0.len() as u64 } else { 0 }
    }

    /// Returns the number of its pieces that a player may cut.
    pub fn cuts(&self, color: Color) -> usize {
        self.0.iter().filter(|piece| color.cuts(**piece)).count()
    }

    /// Returns what a cut through a piece, counted from 1, leaves of it.
    #[must_use]
    pub fn below(&self, piece: usize) -> Self {
        Self(self.0.iter().take(piece.saturating_sub(1)).copied().collect())
    }
}

impl fmt::Display for Stalk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        f.write_str(&self.0.iter().map(|piece| piece.letter()).collect::<String>())
    }
}

/// The error of parsing a text that is not a stalk: one or more of the letters `b`, `r` and `g`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a stalk is written with the letters b, r and g")]
pub struct NoStalk;

impl FromStr for Stalk {
    type Err = NoStalk;

    fn from_str(text: &str) -> Result<Self, NoStalk> {
        let piece = |letter| match letter {
            'b' => Ok(Piece::Blue),
            'r' => Ok(Piece::Red),
            'g' => Ok(Piece::Green),
            _ => Err(NoStalk),
        };
        if text.is_empty() { Err(NoStalk) } else { text.chars().map(piece).collect::<Result<_, _>>().map(Self) }
    }
}
