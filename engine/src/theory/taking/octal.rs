//! The code of a taking-and-breaking game.

use std::{fmt, str::FromStr};

/// An octal code (R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956), written `0.137`.
///
/// The digit at place t says what may become of a heap from which t are taken: 1 nothing is left of it, 2 one heap is left,
/// 4 two heaps are left; a digit is the sum of what is allowed.
///
/// ```
/// use zugzwang_engine::theory::taking::Octal;
///
/// let kayles: Octal = "0.77".parse()?;
/// assert_eq!((kayles.digit(2), kayles.digit(3)), (7, 0));
/// assert_eq!(kayles.to_string(), "0.77");
/// # Ok::<(), zugzwang_engine::theory::taking::NoCode>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Octal {
    /// The digits behind the point; the last is not 0.
    digits: Vec<u8>,
}

/// A text that is no octal code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an octal code is 0. and digits from 0 to 7")]
pub struct NoCode;

/// Digits side by side that allow the same of what is left: one heap, or two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stretch {
    /// The least that is taken.
    pub(super) least: usize,
    /// The most that is taken.
    pub(super) most: usize,
    /// Whether one heap may be left.
    pub(super) one: bool,
    /// Whether two heaps may be left.
    pub(super) two: bool,
}

impl Octal {
    /// The game in which `least` to `most` neighbours are taken from a row.
    pub fn row(least: usize, most: usize) -> Self {
        Self { digits: (1..=most).map(|taken| if taken < least { 0 } else { 7 }).collect() }
    }

    /// The digit for taking `taken`; 0 where that is never allowed.
    pub fn digit(&self, taken: usize) -> u8 {
        taken.checked_sub(1).and_then(|at| self.digits.get(at)).copied().unwrap_or(0)
    }

    /// The most that can be taken at once.
    pub const fn most(&self) -> usize {
        self.digits.len()
    }

    /// The largest heap up to which any number may be taken from every heap.
    pub(super) fn nim_like(&self) -> usize {
        self.digits.iter().take_while(|digit| **digit & 3 == 3).count()
    }

    /// The digits that leave heaps, in stretches.
    pub(super) fn stretches(&self) -> Vec<Stretch> {
        let mut stretches: Vec<Stretch> = Vec::new();
        for (taken, digit) in (1..).zip(&self.digits) {
            let (one, two) = (digit & 2 != 0, digit & 4 != 0);
            match stretches.last_mut() {
                Some(last) if (last.most + 1, last.one, last.two) == (taken, one, two) => last.most = taken,
                _ if one || two => stretches.push(Stretch { least: taken, most: taken, one, two }),
                _ => {}
            }
        }
        stretches
    }
}

impl FromStr for Octal {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        let digits = text.strip_prefix("0.").ok_or(NoCode)?;
        let digit = |digit: u8| if matches!(digit, b'0'..=b'7') { Ok(digit - b'0') } else { Err(NoCode) };
        let mut digits = digits.bytes().map(digit).collect::<Result<Vec<u8>, NoCode>>()?;
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Ok(Self { digits })
    }
}

impl fmt::Display for Octal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0.")?;
        self.digits.iter().try_for_each(|digit| digit.fmt(f))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_written_as_they_are_read() {
        for code in ["0.7", "0.07", "0.137", "0.", "0.0001"] {
            assert_eq!(code.parse::<Octal>().map(|octal| octal.to_string()).as_deref(), Ok(code));
        }
        assert_eq!("0.700".parse::<Octal>().map(|octal| octal.to_string()).as_deref(), Ok("0.7"));
        for wrong in ["", "7", "0,7", "0.8", "4.7", "0.7a"] {
            assert_eq!(wrong.parse::<Octal>(), Err(NoCode), "{wrong}");
        }
    }

    #[test]
    fn rows_have_codes() {
        assert_eq!(
            [(1, 3), (2, 2), (3, 3)].map(|(least, most)| Octal::row(least, most).to_string()),
            ["0.777", "0.07", "0.007"]
        );
    }

    #[test]
    fn equal_digits_stand_together() {
        let octal: Octal = "0.77303".parse().expect("a code");
        let told: Vec<_> = octal.stretches().iter().map(|s| (s.least, s.most, s.one, s.two)).collect();
        assert_eq!(told, [(1, 2, true, true), (3, 3, true, false), (5, 5, true, false)]);
        assert_eq!(octal.nim_like(), 3);
    }
}
