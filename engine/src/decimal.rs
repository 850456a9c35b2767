//! Exact decimals, stored as whole multiples of 10^-12.

use std::{fmt, ops::Neg, str::FromStr};

use crate::digits::decimal;

/// A decimal number of magnitude below 10^6 with at most twelve digits after the point.
///
/// ```
/// use zugzwang_engine::decimal::Decimal;
///
/// let number: Decimal = "-1.50".parse()?;
/// assert_eq!(number.to_string(), "-1.5");
/// assert_eq!(number.units(), -1_500_000_000_000);
/// # Ok::<(), zugzwang_engine::decimal::NoDecimal>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Decimal(i64);

/// The error of parsing a text that is not a [`Decimal`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoDecimal {
    /// The text is not digits with at most one point between them and an optional leading minus.
    #[error("not a decimal number")]
    Malformed,
    /// There are more than six digits before the point or more than twelve after it.
    #[error("more digits than are supported")]
    TooLong,
}

impl Decimal {
    /// The maximum number of digits after the point.
    pub const PLACES: u32 = 12;
    /// The maximum number of digits before the point.
    pub const WHOLE: u32 = 6;
    /// The number of units in 1.
    pub const ONE: i64 = 10_i64.pow(Self::PLACES);

    /// Creates the decimal with this many units of 10^-12.
    pub const fn of_units(units: i64) -> Self {
        Self(units)
    }

    /// Returns the number of digits after the point, not counting trailing zeros.
    pub fn decimals(self) -> u32 {
        (0..Self::PLACES).find(|places| self.0 % 10_i64.pow(Self::PLACES - places) == 0).unwrap_or(Self::PLACES)
    }

    /// Returns the value in units of 10^-12.
    pub const fn units(self) -> i64 {
        self.0
    }
}

impl Neg for Decimal {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = Self::ONE.unsigned_abs();
        let (whole, rest) = (self.0.unsigned_abs() / one, self.0.unsigned_abs() % one);
        let sign = if self.0 < 0 { "-" } else { "" };
        if rest == 0 {
            return write!(f, "{sign}{whole}");
        }
        let places = format!("{rest:0>12}");
        write!(f, "{sign}{whole}.{}", places.trim_end_matches('0'))
    }
}

impl FromStr for Decimal {
    type Err = NoDecimal;

    fn from_str(text: &str) -> Result<Self, NoDecimal> {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let (whole, places) = decimal(digits).ok_or(NoDecimal::Malformed)?;
        let whole = whole.trim_start_matches('0');
        if whole.len() > Self::WHOLE as usize || places.len() > Self::PLACES as usize {
            return Err(NoDecimal::TooLong);
        }
        let units = format!("0{whole}{places:0<12}").parse::<i64>().map_err(|_| NoDecimal::TooLong)?;
        Ok(Self(sign * units))
    }
}
