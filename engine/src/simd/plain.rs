//! One number after another.

use std::ops::BitXor;

/// Returns whether a pair has the nim-sum `wanted`.
pub(super) fn meets<N: Copy + Eq + BitXor<Output = N>>(left: &[N], right: &[N], wanted: N) -> bool {
    left.iter().zip(right).any(|(left, right)| *left ^ *right == wanted)
}

/// Counts the numbers at the beginning that are at least `least`.
pub(super) fn at_least<N: Copy + Ord>(slice: &[N], least: N) -> usize {
    slice.iter().take_while(|number| **number >= least).count()
}
