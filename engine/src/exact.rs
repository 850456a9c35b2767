//! Exact rational numbers as people type them: `10`, `5.25`, `103/20`.

use crate::digits::{are_digits, decimal};
use num_rational::Ratio;
use num_traits::{CheckedAdd, CheckedDiv};

/// A fraction in lowest terms, displayed as `7/2`, or as `5` if it is a whole number.
pub type Exact = Ratio<i128>;

/// The error of parsing a text that is not a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// The text is not a whole number, a decimal or a fraction with a non-zero denominator.
    #[error("a number is written like 5, 5.25 or 21/4")]
    Form,
    /// The number has more digits than 128 bits hold.
    #[error("the number has more digits than are supported")]
    Digits,
}

/// Parses an unsigned whole number, decimal or fraction. `5.`, `.5`, `1e3` and `1/0` are rejected.
///
/// # Errors
/// [`Unreadable`] if the text has another form or more digits than 128 bits hold.
///
/// ```
/// use zugzwang_engine::exact::read;
///
/// assert_eq!(read("5.25"), read("21/4"));
/// assert!(read("1/0").is_err());
/// ```
pub fn read(text: &str) -> Result<Exact, Unreadable> {
    if let Some((above, below)) = text.split_once('/') {
        let (above, below) = (whole(above)?, whole(below)?);
        return if below == 0 { Err(Unreadable::Form) } else { Ok(Exact::new(above, below)) };
    }
    let (whole, places) = decimal(text).ok_or(Unreadable::Form)?;
    let number = || {
        let below = 10_i128.checked_pow(u32::try_from(places.len()).ok()?)?;
        let above = format!("{whole}{places}").parse().ok()?;
        Some(Exact::new(above, below))
    };
    number().ok_or(Unreadable::Digits)
}

fn whole(text: &str) -> Result<i128, Unreadable> {
    if are_digits(text) { text.parse().map_err(|_| Unreadable::Digits) } else { Err(Unreadable::Form) }
}

/// Returns the midpoint of two numbers; `None` if 128 bits do not hold it.
pub fn middle(low: Exact, high: Exact) -> Option<Exact> {
    low.checked_add(&high)?.checked_div(&Exact::from(2))
}

/// Returns the fraction with the smallest denominator strictly between two non-negative numbers, and of several such
/// fractions the smallest. Returns `None` if `low` is not below `high`.
///
/// It is found digit by digit from the continued fractions of the two bounds (the Stern–Brocot tree; M. Stern 1858, A.
/// Brocot 1861). Its denominator is at most the sum of theirs, because their mediant also lies between them.
pub fn simplest_between(low: Exact, high: Exact) -> Option<Exact> {
    if low >= high {
        return None;
    }
    let whole = low.floor();
    let next = whole + Exact::from(1);
    if next < high {
        return Some(next);
    }
    // Both bounds lie within one unit, so the answer is its start plus the reciprocal of a number between the
    // reciprocals of the two remainders.
    let (low, high) = (low - whole, high - whole);
    let below = if *low.numer() == 0 {
        high.recip().floor() + Exact::from(1)
    } else {
        simplest_between(high.recip(), low.recip())?
    };
    Some(whole + below.recip())
}

/// An interval of numbers; each end may be included or not. A single number is a closed interval with equal ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Interval {
    /// The lower end.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::text"))]
    pub from: Exact,
    /// The upper end.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::text"))]
    pub to: Exact,
    /// `true` if the interval contains its lower end.
    pub from_included: bool,
    /// `true` if the interval contains its upper end.
    pub to_included: bool,
}

impl Interval {
    /// Creates the interval from one number to another, both included.
    pub const fn closed(from: Exact, to: Exact) -> Self {
        Self { from, to, from_included: true, to_included: true }
    }

    /// Creates the interval strictly between two numbers.
    pub const fn open(from: Exact, to: Exact) -> Self {
        Self { from, to, from_included: false, to_included: false }
    }

    /// Returns whether the interval is a single number.
    pub fn is_point(&self) -> bool {
        self.from == self.to
    }

    /// Returns whether the interval contains a number.
    pub fn contains(&self, number: Exact) -> bool {
        let above = self.from < number || (self.from_included && self.from == number);
        above && (number < self.to || (self.to_included && number == self.to))
    }

    /// Joins this interval with the next one. Returns `None` unless `next` starts where this one ends and one of the
    /// two contains that number.
    #[must_use]
    pub fn joined(self, next: Self) -> Option<Self> {
        let meet = self.to == next.from && (self.to_included || next.from_included);
        meet.then_some(Self { to: next.to, to_included: next.to_included, ..self })
    }
}
