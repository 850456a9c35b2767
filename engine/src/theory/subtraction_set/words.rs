//! Words that can be joined: Grundy values as one bit each, and remoteness as the maximum of several numbers.

use super::blocks::{Word, extend};
use crate::cancel::{Cancel, Stopped};

/// Represents a Grundy value as the bit of that weight: joined by "or", the lowest missing bit is the mex.
///
/// The value for which no bit is left is the default. It is the largest value that as many sizes as there are bits can
/// reach, so no other value depends on it.
macro_rules! digits {
    ($($word:ty),+) => {
        $(impl Word for $word {
            type Term = u8;

            fn of(value: u8) -> Self {
                Self::from(true).checked_shl(u32::from(value)).unwrap_or(0)
            }

            fn term(self) -> u8 {
                // At most 64.
                self.trailing_zeros().to_le_bytes()[0]
            }

            fn join(self, other: Self) -> Self {
                self | other
            }

            fn settle(self) -> Self {
                !self & self.wrapping_add(1)
            }
        })+
    };
}

digits!(u8, u16, u32, u64);

/// Represents remoteness so that the best option is the maximum. A lost position, whose remoteness is even, counts down
/// from the top, so that the soonest comes first and all lost positions come before the won ones. A won position, whose
/// remoteness is odd, counts up from the bottom. A remoteness that crosses the middle overflows.
macro_rules! remoteness {
    ($($word:ty),+) => {
        $(impl Word for $word {
            type Term = u32;

            fn of(remoteness: u32) -> Self {
                let term = Self::try_from(remoteness).unwrap_or(0);
                if remoteness.is_multiple_of(2) { Self::MAX - 1 - term } else { term }
            }

            fn term(self) -> u32 {
                u32::try_from(if self > Self::MAX / 2 { Self::MAX - 1 - self } else { self }).unwrap_or(0)
            }

            fn join(self, other: Self) -> Self {
                self.max(other)
            }

            fn settle(self) -> Self {
                let won = self > Self::MAX / 2;
                // One more than what was joined, on the other side. If nothing was joined, the game is over, which is a
                // lost position.
                let next = match self {
                    0 => Self::MAX - 1,
                    _ if won => Self::MAX - self,
                    _ => Self::MAX - 2 - self,
                };
                if (next > Self::MAX / 2) == won { 0 } else { next }
            }
        })+
    };
}

remoteness!(i16, i32);

/// A function that extends a table, in words of one width. It returns whether all terms fit.
type Extend<T> = fn(&mut Vec<T>, &[usize], usize, bool, &Cancel) -> Result<bool, Stopped>;

/// A table that grows in words as narrow as its terms allow: the narrower they are, the more are joined at once.
#[derive(Debug)]
pub(super) struct Growing<T: 'static> {
    pub(super) terms: Vec<T>,
    distances: Vec<usize>,
    /// The possible widths, starting with the present one.
    widths: &'static [(usize, Extend<T>)],
}

impl Growing<u8> {
    /// Creates an empty table of Grundy values.
    pub(super) const fn values(distances: Vec<usize>) -> Self {
        const WIDTHS: &[(usize, Extend<u8>)] =
            &[(8, extend::<u8>), (16, extend::<u16>), (32, extend::<u32>), (64, extend::<u64>)];
        Self { terms: Vec::new(), distances, widths: WIDTHS }
    }
}

impl Growing<u32> {
    /// Creates an empty table of remoteness. The widest words hold 2^30 plies.
    pub(super) const fn remoteness(distances: Vec<usize>) -> Self {
        const WIDTHS: &[(usize, Extend<u32>)] = &[(0, extend::<i16>), (usize::MAX, extend::<i32>)];
        Self { terms: Vec::new(), distances, widths: WIDTHS }
    }
}

impl<T> Growing<T> {
    /// Computes at least the terms below `until`.
    pub(super) fn reach(&mut self, until: usize, cancel: &Cancel) -> Result<(), Stopped> {
        while let [(most, extend), wider @ ..] = self.widths {
            let roomy = self.distances.len() <= *most;
            if extend(&mut self.terms, &self.distances, until, roomy, cancel)? || wider.is_empty() {
                break;
            }
            self.widths = wider;
        }
        Ok(())
    }

    /// Returns the number of consecutive terms that determine all later ones.
    pub(super) fn window(&self) -> usize {
        self.distances.last().copied().unwrap_or(0)
    }
}
