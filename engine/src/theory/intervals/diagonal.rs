//! The margins of all intervals of one length.

use std::ops::{Add, Neg, Sub};

use crate::simd::widest;

/// A margin, with as many bits as the largest one needs.
pub(super) trait Margin:
    Copy + Ord + Default + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self> + Into<i64>
{
    /// A number below any margin and any difference between a prefix sum and a margin.
    const NONE: Self;
}

impl Margin for i32 {
    const NONE: Self = Self::MIN / 4;
}

impl Margin for i64 {
    const NONE: Self = Self::MIN / 4;
}

/// A diagonal of the table D, with what is needed to compute the next one.
pub(super) struct Diagonal<'a, M> {
    prefix: &'a [M],
    /// D(i, i + length), at index i.
    margins: Vec<M>,
    /// The maximum of P(k) − D(k, j).
    left: Vec<M>,
    /// The maximum of −P(k) − D(i, k).
    right: Vec<M>,
}

impl<'a, M: Margin> Diagonal<'a, M> {
    /// Creates the diagonal of the empty intervals.
    pub(super) fn new(prefix: &'a [M]) -> Self {
        let none = vec![M::NONE; prefix.len()];
        Self { prefix, margins: vec![M::default(); prefix.len()], left: none.clone(), right: none }
    }

    pub(super) fn margins(&self) -> &[M] {
        &self.margins
    }

    /// Turns the margins of all intervals of length `length − 1` into those of this length.
    pub(super) fn lengthen(&mut self, length: usize) {
        let Self { prefix, margins, left, right } = self;
        widest!(lengthen(length, prefix, margins, left, right));
    }
}

#[inline(always)]
#[allow(clippy::inline_always, reason = "only inlined code is compiled for the processor's own vectors")]
fn lengthen<M: Margin>(length: usize, prefix: &[M], margins: &mut [M], left: &mut [M], right: &mut [M]) {
    let count = prefix.len() - length;
    let (starts, next, ends) = (&prefix[..count], &prefix[1..=count], &prefix[length..]);
    let (before, ends) = (&prefix[length - 1..][..count], &ends[..count]);
    let (margins, left, right) = (&mut margins[..=count], &mut left[..=count], &mut right[..count]);
    for i in 0..count {
        let lefts = left[i + 1].max(next[i] - margins[i + 1]);
        let rights = right[i].max(-before[i] - margins[i]);
        left[i] = lefts;
        right[i] = rights;
        margins[i] = (lefts - starts[i]).max(rights + ends[i]);
    }
}
