//! Codes of taking-and-breaking games.

use std::{fmt, str::FromStr};

use super::Octal;

/// A game of taking and breaking.
///
/// ```
/// use zugzwang_engine::theory::taking::Code;
///
/// assert_eq!("0.77".parse::<Code>()?.to_string(), "0.77");
/// assert_eq!("grundy".parse(), Ok(Code::Grundy));
/// # Ok::<(), zugzwang_engine::theory::taking::CodeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Code {
    /// The game of an octal code.
    Octal(Octal),
    /// Grundy's game: a heap is broken into two of different sizes, and nothing is taken (P. M. Grundy, *Mathematics and
    /// games*, 1939).
    Grundy,
}

/// The error for a text that is not a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a code is 0. or 4. and digits from 0 to 7, or grundy")]
pub struct CodeError;

/// Digits whose options are worked out together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Group {
    /// The numbers that may be taken, ascending; at least one.
    pub(super) digits: Vec<usize>,
    /// Whether each of them may leave one heap.
    pub(super) one: bool,
    /// Whether each of them may leave two heaps.
    pub(super) two: bool,
    /// Whether the two heaps may be equal.
    pub(super) halves: bool,
    /// The numbers that may be taken to leave one heap, where these are not the same digits.
    pub(super) singles: Vec<usize>,
}

impl Group {
    /// The least that is taken.
    pub(super) fn least(&self) -> usize {
        self.digits.first().copied().unwrap_or(0)
    }

    /// The most that is taken.
    pub(super) fn most(&self) -> usize {
        self.digits.last().copied().unwrap_or(0)
    }

    /// Whether there is no gap between the digits.
    pub(super) fn is_adjacent(&self) -> bool {
        self.most() - self.least() < self.digits.len()
    }
}

impl Code {
    const GRUNDY: &'static str = "grundy";

    /// Returns the digits that may leave heaps, in groups.
    pub(super) fn groups(&self) -> Vec<Group> {
        match self {
            Self::Octal(octal) => octal.groups(),
            Self::Grundy => {
                vec![Group { digits: vec![0], one: false, two: true, halves: false, singles: Vec::new() }]
            }
        }
    }

    /// Returns whether a heap of this size may be taken whole.
    pub(super) fn takes_all(&self, heap: usize) -> bool {
        matches!(self, Self::Octal(octal) if octal.digit(heap) & 1 != 0)
    }

    /// Returns the largest heap up to which any number may be taken from every heap.
    pub(super) fn nim_like(&self) -> usize {
        match self {
            Self::Octal(octal) => octal.nim_like(),
            Self::Grundy => 0,
        }
    }

    /// Returns the most that can be taken at once, if the octal periodicity theorem holds for this code.
    pub(super) const fn most_taken(&self) -> Option<usize> {
        match self {
            Self::Octal(octal) => Some(octal.most()),
            Self::Grundy => None,
        }
    }
}

impl From<Octal> for Code {
    fn from(octal: Octal) -> Self {
        Self::Octal(octal)
    }
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        if text == Self::GRUNDY { Ok(Self::Grundy) } else { text.parse().map(Self::Octal) }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Octal(octal) => octal.fmt(f),
            Self::Grundy => f.write_str(Self::GRUNDY),
        }
    }
}
