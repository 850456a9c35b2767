//! Domineering: one player lays dominoes upright, the other across (G. Andersson; M. Gardner, *Scientific American*,
//! February 1974; E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*, 1982, chapter 5).
//!
//! Dominoes cut the board into regions that no domino joins, so a board is the sum of its regions. Vert is Left, and
//! turning a region about its diagonal exchanges the players, which makes it its negative. Small regions are given
//! their values in canonical form ([`RegionValues`]). Who wins, and how soon, is searched on any board
//! ([`Solver`]), because the sum of large hot regions is out of reach.

mod cells;
mod figures;
mod moves;
mod search;
mod values;

use std::fmt;

pub use cells::Cells;
pub use figures::{Domineering, Explainer, Kept, Region, RegionValue, Standing};
pub use moves::Found;
pub use search::Solver;
pub use values::RegionValues;

/// The largest number of rows or columns.
pub const MOST: usize = 6;

/// One of the two players, by the dominoes that player lays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Side {
    /// Lays dominoes upright. Left in the theory.
    Vert,
    /// Lays dominoes across. Right in the theory.
    Horz,
}

impl Side {
    /// Both players, Left first.
    pub const ALL: [Self; 2] = [Self::Vert, Self::Horz];

    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Vert => Self::Horz,
            Self::Horz => Self::Vert,
        }
    }

    /// Returns the name by which a setup calls the player.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vert => "vert",
            Self::Horz => "horz",
        }
    }
}

/// A cell; rows and columns count from 1, starting at the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row.
    pub row: usize,
    /// The column.
    pub col: usize,
}

impl Cell {
    /// Returns the second cell of a domino that lies with its upper or left cell here.
    #[must_use]
    pub const fn beside(self, side: Side) -> Self {
        match side {
            Side::Vert => Self { row: self.row.saturating_add(1), ..self },
            Side::Horz => Self { col: self.col.saturating_add(1), ..self },
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.col)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::serial::text(self, serializer)
    }
}
