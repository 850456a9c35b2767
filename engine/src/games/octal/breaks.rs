//! The moves in heaps, and their notation.

use std::{fmt, str::FromStr};

use crate::{
    digits::{ordinal, whole},
    error::MoveFault,
    theory::breaking::{Rest, Take},
};

/// A move in one heap, written `heap:taken`, or `heap:taken:a+b` if it breaks the rest in two. Heaps are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Break {
    /// The number of the heap, from 1.
    pub heap: usize,
    /// The number of objects taken.
    pub taken: u64,
    /// The parts that the rest is broken into, the smaller one first, or `None` if it stays whole.
    pub parts: Option<(u64, u64)>,
}

impl Break {
    /// A move in this heap, from 1.
    pub const fn of(heap: usize, take: Take) -> Self {
        let parts = match take.rest {
            Rest::Two(small, large) => Some((small, large)),
            Rest::Nothing | Rest::One(_) => None,
        };
        Self { heap, taken: take.taken, parts }
    }

    /// Returns the move in a heap of this size, or `None` if the heap is smaller than the number taken.
    pub fn in_heap(self, size: u64) -> Option<Take> {
        let rest = size.checked_sub(self.taken)?;
        let rest = match (self.parts, rest) {
            (Some((small, large)), _) => Rest::Two(small, large),
            (None, 0) => Rest::Nothing,
            (None, rest) => Rest::One(rest),
        };
        Some(Take { taken: self.taken, rest })
    }
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.taken)?;
        self.parts.map_or(Ok(()), |(small, large)| write!(f, ":{small}+{large}"))
    }
}

impl FromStr for Break {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let (heap, rest) = text.split_once(':').ok_or(MoveFault::Malformed)?;
        let (taken, parts) = match rest.split_once(':') {
            None => (rest, None),
            Some((taken, parts)) => {
                let (one, other) = parts.split_once('+').ok_or(MoveFault::Malformed)?;
                let (one, other) = (whole(one)?, whole(other)?);
                (taken, Some((one.min(other), one.max(other))))
            }
        };
        Ok(Self { heap: ordinal(heap)?, taken: whole(taken)?, parts })
    }
}
