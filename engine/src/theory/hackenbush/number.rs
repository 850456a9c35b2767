//! The number that a red-blue stalk is worth, exactly.

use std::{
    fmt,
    iter::Sum,
    ops::{Add, Neg, Sub},
};

use super::Piece;

/// A multiple of 2^-59, displayed as a fraction in lowest terms: `-3/4`.
///
/// The last piece of the longest stalk counts 2^-59, so every sum of stalks is such a multiple. 128 bits hold sums far
/// beyond ten stalks of 60 pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Number(i128);

impl Number {
    /// The number of halvings between 1 and the smallest step.
    pub const FINEST: u32 = 59;
    /// Zero.
    pub const ZERO: Self = Self(0);
    /// One move.
    pub const ONE: Self = Self(1 << Self::FINEST);

    /// Returns `numerator` / 2^`exponent`; `None` if the exponent is above [`Number::FINEST`].
    pub fn new(numerator: i64, exponent: u32) -> Option<Self> {
        Self::FINEST.checked_sub(exponent).map(|left| Self(i128::from(numerator) << left))
    }

    /// Returns how often this number, which must not be negative, holds a unit; `None` if it does not divide evenly.
    pub fn count_of(self, unit: Self) -> Option<u64> {
        let fits = unit.0 > 0 && self.0 % unit.0 == 0;
        fits.then(|| u64::try_from(self.0 / unit.0).ok()).flatten()
    }

    /// Returns the sign: 1, 0 or -1.
    pub const fn signum(self) -> i32 {
        match self.0 {
            ..0 => -1,
            0 => 0,
            1.. => 1,
        }
    }

    /// Returns the number without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.abs())
    }

    /// Returns half of the number, which must not be the smallest step.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// Returns the whole part of the number's magnitude, and the numerator and the exponent of the rest.
    pub fn parts(self) -> (u64, u64, u32) {
        let size = self.0.unsigned_abs();
        let (whole, rest) = (size >> Self::FINEST, size & (Self::ONE.0.unsigned_abs() - 1));
        let even = if rest == 0 { Self::FINEST } else { rest.trailing_zeros() };
        let [whole, rest] = [whole, rest >> even].map(|part| u64::try_from(part).unwrap_or(u64::MAX));
        (whole, rest, Self::FINEST - even)
    }

    /// Returns the number in columns of a scale on which 1 has this many, rounded down.
    pub fn columns(self, of_one: u64) -> i64 {
        i64::try_from((self.0 * i128::from(of_one)) >> Self::FINEST).unwrap_or(i64::MAX)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest, exponent) = self.parts();
        let below = 1_u64 << exponent;
        if self.0 < 0 {
            f.write_str("-")?;
        }
        if rest == 0 {
            return whole.fmt(f);
        }
        write!(f, "{}/{below}", u128::from(whole) * u128::from(below) + u128::from(rest))
    }
}

impl Add for Number {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Number {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Number {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Number {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, Add::add)
    }
}

/// Returns what each piece of a stalk of at most 60 adds to its value; 0 for a green one.
pub fn steps(pieces: &[Piece]) -> impl Iterator<Item = Number> {
    let first = pieces.first().copied();
    let mut size = Number::ONE;
    let mut changed = false;
    pieces.iter().map(move |piece| {
        changed |= Some(*piece) != first;
        if changed {
            size = size.half();
        }
        match piece {
            Piece::Blue => size,
            Piece::Red => -size,
            Piece::Green => Number::ZERO,
        }
    })
}

/// Returns the value of a stalk of at most 60 pieces.
pub fn number(pieces: &[Piece]) -> Number {
    steps(pieces).sum()
}

/// Returns the only stalk with this value, which must not need more than 60 pieces: every number is one stalk.
pub fn number_of(value: Number) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut reached = Number::ZERO;
    // A stalk that has not reached its value grows towards it.
    while reached != value && pieces.len() <= Number::FINEST as usize {
        pieces.push(if value > reached { Piece::Blue } else { Piece::Red });
        reached = number(&pieces);
    }
    pieces
}
