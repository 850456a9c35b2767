//! The octal code of a taking-and-breaking game.

use std::{fmt, str::FromStr};

use super::code::{CodeError, Group};

/// An octal code (R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956), written `0.137`.
///
/// The digit at place t is the sum of what is allowed after taking t from a heap: 1 to leave nothing, 2 to leave one heap, 4 to
/// leave two heaps. The digit before the point is 4 if a heap may be broken in two without taking any, else 0.
///
/// ```
/// use zugzwang_engine::theory::taking::Octal;
///
/// let kayles: Octal = "0.77".parse()?;
/// assert_eq!((kayles.digit(2), kayles.digit(3)), (7, 0));
/// assert_eq!(kayles.to_string(), "0.77");
/// # Ok::<(), zugzwang_engine::theory::taking::CodeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Octal {
    /// The digits, starting with the one before the point. The last one after the point is not 0.
    digits: Vec<u8>,
}

impl Octal {
    /// Returns the game in which `least` to `most` neighbours are taken from a row.
    pub fn row(least: usize, most: usize) -> Self {
        Self { digits: (0..=most).map(|taken| if taken < least.max(1) { 0 } else { 7 }).collect() }
    }

    /// Returns the digit for taking `taken`, or 0 if that is never allowed.
    pub fn digit(&self, taken: usize) -> u8 {
        self.digits.get(taken).copied().unwrap_or(0)
    }

    /// Returns the most that can be taken at once.
    pub const fn most(&self) -> usize {
        self.digits.len() - 1
    }

    /// Returns the largest heap up to which any number may be taken from every heap and every move takes some.
    pub(super) fn nim_like(&self) -> usize {
        let takes = self.digit(0) == 0;
        self.digits.iter().skip(1).take_while(|digit| takes && **digit & 3 == 3).count()
    }

    /// Returns the digits that may leave heaps, in groups.
    ///
    /// Adjacent equal digits make a group. But all digits that may break a heap share the same pairs of heaps, so if they would be
    /// in more than one group, there is one group for all of them instead.
    pub(super) fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (taken, digit) in self.digits.iter().enumerate() {
            let (one, two) = (digit & 2 != 0, digit & 4 != 0);
            match groups.last_mut() {
                Some(last) if (last.most() + 1, last.one, last.two) == (taken, one, two) => last.digits.push(taken),
                _ if one || two => {
                    groups.push(Group { digits: vec![taken], one, two, halves: true, singles: Vec::new() });
                }
                _ => {}
            }
        }
        if groups.iter().filter(|group| group.two).count() > 1 {
            groups = vec![Group { digits: self.with(4), one: false, two: true, halves: true, singles: self.with(2) }];
        }
        groups
    }

    /// Returns the places of the digits that have this bit.
    fn with(&self, bit: u8) -> Vec<usize> {
        (0..).zip(&self.digits).filter(|(_, digit)| *digit & bit != 0).map(|(taken, _)| taken).collect()
    }
}

impl FromStr for Octal {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (first, digits) = text.split_once('.').ok_or(CodeError)?;
        let first = match first {
            "0" => 0,
            "4" => 4,
            _ => return Err(CodeError),
        };
        let digit = |digit: u8| if matches!(digit, b'0'..=b'7') { Ok(digit - b'0') } else { Err(CodeError) };
        let digits = std::iter::once(Ok(first)).chain(digits.bytes().map(digit));
        let mut digits = digits.collect::<Result<Vec<u8>, CodeError>>()?;
        while digits.len() > 1 && digits.last() == Some(&0) {
            digits.pop();
        }
        Ok(Self { digits })
    }
}

impl fmt::Display for Octal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.digit(0))?;
        self.digits.iter().skip(1).try_for_each(|digit| digit.fmt(f))
    }
}
