//! Plain loops over one number after another.

use std::ops::BitXor;

/// Returns whether a pair has the nim-sum `wanted`.
pub(super) fn meets<N: Copy + Eq + BitXor<Output = N>>(left: &[N], right: &[N], wanted: N) -> bool {
    left.iter().zip(right).any(|(left, right)| *left ^ *right == wanted)
}

/// Returns the number of leading numbers that are at least `least`.
pub(super) fn at_least<N: Copy + Ord>(slice: &[N], least: N) -> usize {
    slice.iter().take_while(|number| **number >= least).count()
}

/// Sets a bit for each byte that is not 0.
#[cfg(not(feature = "simd"))]
pub(super) fn pack(bytes: &[u8], bits: &mut [u64]) {
    for (bytes, word) in bytes.chunks(64).zip(bits) {
        *word |= (0..).zip(bytes).fold(0, |word, (at, byte)| word | u64::from(*byte != 0) << at);
    }
}
