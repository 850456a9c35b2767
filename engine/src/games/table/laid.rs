//! The coins on the table, in the order they were placed.

use std::{fmt, sync::Arc};

use crate::theory::discs::Point;

/// The number of coins in a shared block. Without sharing, each position after nine thousand moves would store nine
/// thousand coins of its own.
const SHARED: usize = 128;

/// The coins on the table, and a place for another one if there is any.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Laid {
    older: Vec<Arc<[Point]>>,
    newest: Vec<Point>,
    place: Option<Point>,
}

impl Laid {
    /// Creates an empty table with a place where a coin fits.
    pub(super) const fn empty(place: Point) -> Self {
        Self { older: Vec::new(), newest: Vec::new(), place: Some(place) }
    }

    /// Returns the coins with one more. `place` finds where another coin fits; it receives the new coins, still with
    /// the previous place.
    pub(super) fn with(&self, at: Point, place: impl FnOnce(&Self) -> Option<Point>) -> Self {
        let mut after = self.clone();
        after.newest.push(at);
        if after.newest.len() == SHARED {
            after.older.push(after.newest.drain(..).collect());
        }
        after.place = place(&after);
        after
    }

    /// Returns the coins, first to last.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.older.iter().flat_map(|coins| coins.iter()).chain(&self.newest).copied()
    }

    /// Returns the number of coins.
    pub fn len(&self) -> usize {
        self.older.len() * SHARED + self.newest.len()
    }

    /// Returns whether the table is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the coin placed last.
    pub fn last(&self) -> Option<Point> {
        self.newest.last().or_else(|| self.older.last()?.last()).copied()
    }

    /// Returns a place where another coin fits; `None` if there is none.
    pub const fn place(&self) -> Option<Point> {
        self.place
    }
}

/// The centres, separated by spaces.
impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, coin) in self.iter().enumerate() {
            let space = if i > 0 { " " } else { "" };
            write!(f, "{space}{coin}")?;
        }
        Ok(())
    }
}
