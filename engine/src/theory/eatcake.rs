//! Rectangles that are eaten up: Eatcake (J. Bynum; *Winning Ways* 1982, chapter 8).
//!
//! Left takes a whole row of a rectangle, Right a whole column; the rest of it are two rectangles. So a rectangle of r rows and
//! c columns is `{h rows + r − 1 − h rows | h columns + c − 1 − h columns}`, turned by a right angle it is its own negative,
//! and what is left of a board is the sum of its rectangles. On a whole board Left, who begins, loses exactly when the rows are
//! even and the columns odd; the tests hold it up to twenty each way.

mod figures;
mod moves;
mod table;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::outcome::Seat;
pub use figures::{Eatcake, Part, Sign, WinningLine};
pub use table::RectangleValues;

/// A rectangle of free cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Rectangle {
    /// The number of rows it has.
    pub rows: usize,
    /// The number of columns it has.
    pub cols: usize,
}

impl Rectangle {
    /// Counts its cells.
    pub const fn cells(self) -> usize {
        self.rows * self.cols
    }

    /// The rectangle turned by a right angle.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { rows: self.cols, cols: self.rows }
    }

    /// Counts the moves that a player has in it.
    pub const fn lines(self, mover: Seat) -> usize {
        match (mover, self.cells()) {
            (_, 0) => 0,
            (Seat::First, _) => self.rows,
            (Seat::Second, _) => self.cols,
        }
    }

    /// Returns the two rectangles, perhaps empty, that are left when the player takes the line with so many lines before it.
    pub const fn without(self, mover: Seat, before: usize) -> [Self; 2] {
        let after = self.lines(mover).saturating_sub(before + 1);
        match mover {
            Seat::First => [Self { rows: before, ..self }, Self { rows: after, ..self }],
            Seat::Second => [Self { cols: before, ..self }, Self { cols: after, ..self }],
        }
    }
}

/// Rectangles by their size, each with the number there are of it.
pub type Parts = BTreeMap<Rectangle, u64>;

/// Counts the rectangles of each size; empty ones do not count.
pub fn parts(rectangles: impl IntoIterator<Item = Rectangle>) -> Parts {
    let mut parts = Parts::new();
    for rectangle in rectangles.into_iter().filter(|rectangle| rectangle.cells() > 0) {
        *parts.entry(rectangle).or_default() += 1;
    }
    parts
}

/// Returns the rectangles left when the player takes a line of one of them.
fn after(parts: &Parts, rectangle: Rectangle, mover: Seat, before: usize) -> Parts {
    let mut after = parts.clone();
    if let Some(count) = after.get_mut(&rectangle) {
        *count = count.saturating_sub(1);
    }
    for part in rectangle.without(mover, before).into_iter().filter(|part| part.cells() > 0) {
        *after.entry(part).or_default() += 1;
    }
    after.retain(|_, count| *count > 0);
    after
}

/// A line of a rectangle of that size, with so many lines before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    /// The rectangle.
    pub of: Rectangle,
    /// The number of the player's lines that stand before it.
    pub before: usize,
}
