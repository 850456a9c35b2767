//! The points of scoring games.

use crate::outcome::{Outcome, Seat};

/// The points of both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Score {
    /// The points of the first player.
    pub first: i64,
    /// The points of the second player.
    pub second: i64,
}

impl Score {
    /// Returns the points of a player.
    pub const fn of(self, seat: Seat) -> i64 {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }

    /// Returns how many points a player is ahead; negative if behind.
    pub const fn margin(self, seat: Seat) -> i64 {
        self.of(seat) - self.of(seat.other())
    }

    /// Returns how many points the leader is ahead.
    pub const fn lead(self) -> u64 {
        self.first.abs_diff(self.second)
    }

    /// Returns the outcome of these final totals for a player.
    pub const fn outcome(self, seat: Seat) -> Outcome {
        Outcome::of_margin(self.margin(seat))
    }

    /// Returns these totals with `points` more for a player.
    #[must_use]
    pub const fn plus(self, seat: Seat, points: i64) -> Self {
        match seat {
            Seat::First => Self { first: self.first + points, ..self },
            Seat::Second => Self { second: self.second + points, ..self },
        }
    }
}

/// The part of a position that all scoring games share: the points taken so far, and whose turn it is.
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
    /// The player to move, or who would be if the game went on.
    pub mover: Seat,
    /// The points each player has taken so far.
    pub taken: Score,
}

impl Tally {
    /// The start of a game: no points are taken.
    pub const START: Self = Self { mover: Seat::First, taken: Score { first: 0, second: 0 } };

    /// Returns the tally after the player to move has taken `points`.
    #[must_use]
    pub const fn after(self, points: i64) -> Self {
        Self { mover: self.mover.other(), taken: self.taken.plus(self.mover, points) }
    }

    /// Returns the final totals if the player to move still gets `own` and the opponent `other`.
    pub const fn ending(self, own: i64, other: i64) -> Score {
        self.taken.plus(self.mover, own).plus(self.mover.other(), other)
    }
}
