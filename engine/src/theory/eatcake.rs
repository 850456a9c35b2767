//! Eatcake: rectangles eaten row by row and column by column (J. Bynum; *Winning Ways* 1982, chapter 8).
//!
//! Left takes a whole row of a rectangle and Right a whole column; two rectangles remain. So a rectangle of r rows and
//! c columns is `{h rows + r − 1 − h rows | h columns + c − 1 − h columns}`, turning it by a right angle gives its
//! negative, and a board is the sum of its rectangles. On a whole board Left, who moves first, loses exactly when the
//! number of rows is even and the number of columns odd; the tests check it up to twenty each way.

mod figures;
mod moves;
mod table;

use std::collections::BTreeMap;

use crate::outcome::Seat;
pub use figures::{Eatcake, Part, Sign, WinningLine};
pub use table::RectangleValues;

/// A rectangle of free cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Rectangle {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub cols: usize,
}

impl Rectangle {
    /// Returns the number of cells.
    pub const fn cells(self) -> usize {
        self.rows * self.cols
    }

    /// Returns the rectangle turned by a right angle.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { rows: self.cols, cols: self.rows }
    }

    /// Returns the number of moves a player has in it.
    pub const fn lines(self, mover: Seat) -> usize {
        match (mover, self.cells()) {
            (_, 0) => 0,
            (Seat::First, _) => self.rows,
            (Seat::Second, _) => self.cols,
        }
    }

    /// Returns the two rectangles, possibly empty, that remain if the player takes the line with `before` lines before
    /// it.
    pub const fn without(self, mover: Seat, before: usize) -> [Self; 2] {
        let after = self.lines(mover).saturating_sub(before + 1);
        match mover {
            Seat::First => [Self { rows: before, ..self }, Self { rows: after, ..self }],
            Seat::Second => [Self { cols: before, ..self }, Self { cols: after, ..self }],
        }
    }
}

/// The number of rectangles of each size.
pub type Parts = BTreeMap<Rectangle, u64>;

/// Counts the rectangles of each size, ignoring empty ones.
pub fn parts(rectangles: impl IntoIterator<Item = Rectangle>) -> Parts {
    let mut parts = Parts::new();
    for rectangle in rectangles.into_iter().filter(|rectangle| rectangle.cells() > 0) {
        *parts.entry(rectangle).or_default() += 1;
    }
    parts
}

/// Returns the rectangles that remain if the player takes a line of one of them.
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

/// A move: a line of a rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    /// The size of the rectangle.
    pub of: Rectangle,
    /// The number of the player's lines before it.
    pub before: usize,
}
