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

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_decimals_and_fractions_are_parsed() {
        for (text, shown) in [
            ("10", "10"),
            ("5.25", "21/4"),
            ("103/20", "103/20"),
            ("6/1", "6"),
            ("007", "7"),
            ("0.50", "1/2"),
            ("3.0", "3"),
        ] {
            assert_eq!(read(text).expect("a number").to_string(), shown);
        }
        for text in
            ["", ".", "5.", ".5", "1/0", "1/", "/2", "-1", "+1", "1e3", "1,5", "1/2/3", "1.2.3", "1.5/2", "１", " 1"]
        {
            assert_eq!(read(text), Err(Unreadable::Form), "{text}");
        }
        let long = "9".repeat(40);
        for text in
            [long.clone(), format!("1/{long}"), format!("0.{long}"), format!("9999999999999999999.{}1", "0".repeat(35))]
        {
            assert_eq!(read(&text), Err(Unreadable::Digits), "{text}");
        }
        assert_eq!(read(&format!("2.5{}", "0".repeat(90))), read("5/2"), "trailing zeros do not count as digits");
    }

    #[test]
    fn the_simplest_number_between_two_is_the_one_with_the_smallest_denominator() {
        let number = |above: i128, below: i128| Exact::new(above, below);
        for below in 1..=12 {
            for above in 0..=30 {
                for (low, high) in
                    [(number(above, below), number(above + 1, below)), (number(above, below), number(31, 7))]
                {
                    let between = |below: i128| {
                        (0..=70 * below).map(move |above| number(above, below)).find(|x| *x > low && *x < high)
                    };
                    let found = (1..=40).find_map(between);
                    assert_eq!(simplest_between(low, high), found.filter(|_| low < high), "{low} {high}");
                }
            }
        }
        assert_eq!(simplest_between(number(2, 1), number(2, 1)), None);
    }

    #[test]
    fn intervals_join_if_one_of_them_contains_the_shared_end() {
        let [one, two, three] = [1, 2, 3].map(Exact::from);
        let joined = Interval::closed(one, two).joined(Interval::open(two, three)).expect("2 belongs to the first");
        assert!(joined.contains(one) && joined.contains(two) && !joined.contains(three));
        assert_eq!(Interval::open(one, two).joined(Interval::open(two, three)), None, "2 belongs to neither");
        assert_eq!(Interval::closed(one, one).joined(Interval::closed(two, three)), None);
        assert!(Interval::closed(one, one).is_point() && Interval::closed(one, one).contains(one));
    }
}
