//! Chomp: a bar of chocolate with a poisoned square at the bottom left, of which each bite takes a square with all above it
//! and to its right (F. Schuh, *Spel van delers*, Nieuw Tijdschrift voor Wiskunde 39, 1952; D. Gale, *A curious Nim-type
//! game*, American Mathematical Monthly 81, 1974).
//!
//! - Two rows are lost exactly if the lower one is longer by one: after any bite it can be made so again. By reflection the
//!   same holds for two columns.
//! - Two arms, one row and one column that share the poisoned square, are lost exactly if they are equally long, by copying.
//!   So a larger square is won by the bite at row 2, column 2.
//! - Every rectangle of more than one square is won, by strategy stealing: an answer to the bite of the far corner also takes
//!   that corner, so it leaves the same bar when it is played at once. That a win exists is all the argument proves.
//!
//! Nothing is known in general about other bars, so they are [searched](table::Table).

pub mod table;

use std::{fmt, str::FromStr};

use crate::{
    digits::{ordinal, whole},
    error::MoveFault,
};

/// A bite: a square, counted from the bottom left, which goes with all above it and to its right. Written `row:column`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Bite {
    /// The row.
    pub row: usize,
    /// The column.
    pub column: u64,
}

impl Bite {
    /// The poisoned square, which is never taken.
    pub const POISON: Self = Self { row: 1, column: 1 };

    /// Returns the bite of the mirror image of its square, with rows and columns exchanged; `None` if there are too many
    /// columns.
    pub fn turned(self) -> Option<Self> {
        Some(Self { row: usize::try_from(self.column).ok()?, column: u64::try_from(self.row).ok()? })
    }
}

impl fmt::Display for Bite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.row, self.column)
    }
}

impl FromStr for Bite {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let (row, column) = text.split_once(':').ok_or(MoveFault::Malformed)?;
        Ok(Self { row: ordinal(row)?, column: whole(column)? })
    }
}

/// Returns the lengths of the rows after a bite, from the bottom up.
pub fn after(bar: &[u64], bite: Bite) -> Vec<u64> {
    let most = |row: usize| if row < bite.row { u64::MAX } else { bite.column.saturating_sub(1) };
    (1..).zip(bar).map(|(row, length)| most(row).min(*length)).take_while(|length| *length > 0).collect()
}

/// Returns all bites of a bar, row by row.
pub fn bites(bar: &[u64]) -> impl Iterator<Item = Bite> {
    let rows = bar.iter().enumerate();
    rows.flat_map(|(at, length)| (1 + u64::from(at == 0)..=*length).map(move |column| Bite { row: at + 1, column }))
}

/// Returns the bar with rows and columns exchanged. Only for bars that are not too long.
pub fn turned(bar: &[u64]) -> Vec<u64> {
    let columns = bar.first().copied().unwrap_or(0);
    let high = |column: u64| bar.iter().filter(|length| **length >= column).count() as u64;
    (1..=columns).map(high).collect()
}

/// The kind of bar, which decides the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "is", rename_all = "kebab-case"))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Shape {
    /// Up to two rows, or up to two columns if `turned`.
    Two {
        /// The length of the lower row, or the height of the left column.
        long: u64,
        /// The length of the upper row, or the height of the right column; 0 if there is none.
        short: u64,
        /// Whether these are columns.
        turned: bool,
    },
    /// One row and one column that share the poisoned square.
    Arms {
        /// The squares to the right of the poisoned one.
        right: u64,
        /// The squares above it.
        up: u64,
    },
    /// As many rows as columns, at least three.
    Square {
        /// The number of either.
        side: u64,
    },
    /// Any other rectangle.
    Rectangle {
        /// The number of rows.
        rows: u64,
        /// The number of columns.
        columns: u64,
    },
    /// Any other bar.
    Other,
}

impl Shape {
    /// Returns the kind of a bar.
    ///
    /// ```
    /// use zugzwang_engine::theory::chomp::Shape;
    ///
    /// assert_eq!(Shape::of(&[5, 4]), Shape::Two { long: 5, short: 4, turned: false });
    /// assert_eq!(Shape::of(&[3, 1, 1]), Shape::Arms { right: 2, up: 2 });
    /// assert_eq!(Shape::of(&[4, 4, 4]), Shape::Rectangle { rows: 3, columns: 4 });
    /// assert_eq!(Shape::of(&[4, 3, 1]), Shape::Other);
    /// ```
    pub fn of(bar: &[u64]) -> Self {
        let rows = bar.len() as u64;
        let of = |row: usize| bar.get(row).copied().unwrap_or(0);
        let columns = of(0);
        if rows <= 2 {
            return Self::Two { long: columns, short: of(1), turned: false };
        }
        if columns <= 2 {
            let short = bar.iter().filter(|length| **length > 1).count() as u64;
            return Self::Two { long: rows, short, turned: true };
        }
        if of(1) == 1 {
            return Self::Arms { right: columns - 1, up: rows - 1 };
        }
        match bar.iter().all(|length| *length == columns) {
            true if rows == columns => Self::Square { side: rows },
            true => Self::Rectangle { rows, columns },
            false => Self::Other,
        }
    }
}

/// Returns the only winning bite of two rows of these lengths; `None` if they are lost.
pub const fn keep_of_two(long: u64, short: u64) -> Option<Bite> {
    if long == short {
        return Some(Bite { row: 2, column: short });
    }
    if long == short + 1 { None } else { Some(Bite { row: 1, column: short + 2 }) }
}

/// Returns the number of plies that two rows last if the winner hurries and the loser delays: after each bite of one square
/// the winner has one answer, which takes one square, too.
pub const fn plies_of_two(long: u64, short: u64) -> u64 {
    match keep_of_two(long, short) {
        None => 2 * short,
        Some(Bite { row: 2, .. }) => 2 * short - 1,
        Some(_) => 2 * short + 1,
    }
}

/// Returns the bite to play in two lost rows: one square of the lower one, which lasts longest; `None` if only the poisoned
/// square is left.
pub fn hold_out_of_two(long: u64) -> Option<Bite> {
    (long > 1).then_some(Bite { row: 1, column: long })
}

/// The explanation of a bar.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Chomp {
    /// The lengths of the rows, from the bottom up.
    pub bar: Vec<u64>,
    /// The kind of bar.
    pub shape: Shape,
    /// The perfect player's move, if the player to move wins.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Bite>,
    /// The winning bites, at most 64.
    pub wins: Vec<Bite>,
    /// The number of bites.
    pub bites: u64,
}

impl Chomp {
    /// Explains a bar of which these bites win, `keep` among them.
    pub fn of(bar: &[u64], keep: Option<Bite>, wins: Vec<Bite>) -> Self {
        let bites = bar.iter().sum::<u64>().saturating_sub(1);
        Self { bar: bar.to_vec(), shape: Shape::of(bar), keep, wins, bites }
    }

    /// Returns the far corner of the bar: the last square of its highest row.
    pub fn corner(&self) -> Bite {
        Bite { row: self.bar.len(), column: self.bar.last().copied().unwrap_or(1) }
    }
}
