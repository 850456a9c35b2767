//! Totals: what a scoring game is decided by.

use crate::outcome::{Outcome, Seat};

/// One total a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Score {
    /// The first player's.
    pub first: i64,
    /// The second player's.
    pub second: i64,
}

impl Score {
    /// The total of the player in `seat`.
    pub const fn of(self, seat: Seat) -> i64 {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }

    /// Returns the points by which the player in `seat` is ahead; negative where behind.
    pub const fn margin(self, seat: Seat) -> i64 {
        self.of(seat) - self.of(seat.other())
    }

    /// Returns the points by which whoever is ahead is ahead.
    pub const fn lead(self) -> u64 {
        self.first.abs_diff(self.second)
    }

    /// Returns the outcome of these totals at the end for the player in `seat`.
    pub const fn outcome(self, seat: Seat) -> Outcome {
        Outcome::of_margin(self.margin(seat))
    }

    /// These totals with `points` more for the player in `seat`.
    #[must_use]
    pub const fn plus(self, seat: Seat, points: i64) -> Self {
        match seat {
            Seat::First => Self { first: self.first + points, ..self },
            Seat::Second => Self { second: self.second + points, ..self },
        }
    }
}

/// The part of a position that all scoring games share: what has been taken, and whose turn it is.
///
/// ```
/// use zugzwang_engine::score::{Score, Tally};
///
/// let tally = Tally::START.after(3).after(-1);
/// assert_eq!(tally.taken, Score { first: 3, second: -1 });
/// assert_eq!(tally.ending(5, 2), Score { first: 8, second: 1 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tally {
    /// The player whose turn it is, or would be if the game went on.
    pub mover: Seat,
    /// The totals that each player has taken so far.
    pub taken: Score,
}

impl Tally {
    /// Nothing is taken yet.
    pub const START: Self = Self { mover: Seat::First, taken: Score { first: 0, second: 0 } };

    /// After the mover has taken `points`.
    #[must_use]
    pub const fn after(self, points: i64) -> Self {
        Self { mover: self.mover.other(), taken: self.taken.plus(self.mover, points) }
    }

    /// The totals at the end where the mover still gets `own` and the opponent `other`.
    pub const fn ending(self, own: i64, other: i64) -> Score {
        self.taken.plus(self.mover, own).plus(self.mover.other(), other)
    }
}
