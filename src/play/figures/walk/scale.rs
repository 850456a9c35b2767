//! The columns of numbers along a row.

use crate::play::powers;

/// The way numbers are placed along the rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Every unit has the same width.
    Even,
    /// Every factor has the same width, from 1 up to nine times the number at which the game ends.
    Powers,
}

/// The columns of a row and their numbers.
#[derive(Debug)]
pub(super) struct Scale {
    kind: Kind,
    low: u64,
    high: u64,
    /// Columns per unit; 0 if a column has several units.
    per: u64,
    pub(super) columns: usize,
}

impl Scale {
    pub(super) fn new(kind: Kind, (low, high): (u64, u64), goal: u64, columns: usize) -> Self {
        /// The most columns of a unit.
        const WIDEST: u64 = 3;
        /// The factor by which a move can go beyond the end.
        const BEYOND: u64 = 9;
        let room = columns as u64;
        let (low, high) = match kind {
            Kind::Powers => (1, goal.saturating_mul(BEYOND)),
            // The end of the game is in sight if it can be.
            Kind::Even if high < room => (0, high),
            Kind::Even => (low.min((high + 1).saturating_sub(room)), high),
        };
        let per = (room / (high - low).saturating_add(1)).min(WIDEST);
        Self { kind, low, high, per, columns }
    }

    /// Returns whether a number has a place.
    pub(super) const fn shows(&self, number: u64) -> bool {
        self.low <= number && number <= self.high
    }

    /// Returns the column of a number; one beyond the ends is drawn at the end.
    pub(super) fn column(&self, number: u64) -> usize {
        let last = self.columns.saturating_sub(1);
        let along = number.clamp(self.low, self.high) - self.low;
        match self.kind {
            Kind::Powers => powers::column(number, self.high.into(), last),
            Kind::Even if self.per > 0 => usize::try_from(along * self.per).map_or(last, |at| at.min(last)),
            Kind::Even => {
                let whole = u128::from(self.high - self.low).max(1);
                usize::try_from(u128::from(along) * last as u128 / whole).map_or(last, |at| at.min(last))
            }
        }
    }
}
