//! Searches in long slices, with as many numbers at once as the processor allows, or one after another without the feature `simd`.

mod plain;
#[cfg(feature = "simd")]
mod vectors;

use std::ops::BitXor;

/// A number of which many are compared at once.
pub(crate) trait Lane: Copy + Ord + BitXor<Output = Self> {
    /// Returns whether a pair has the nim-sum `wanted`. Both slices have the same length.
    fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool;

    /// Returns the number of leading numbers that are at least `least`.
    fn at_least(slice: &[Self], least: Self) -> usize;
}

#[cfg(not(feature = "simd"))]
impl<N: Copy + Ord + BitXor<Output = N>> Lane for N {
    fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool {
        plain::meets(left, right, wanted)
    }

    fn at_least(slice: &[Self], least: Self) -> usize {
        plain::at_least(slice, least)
    }
}

/// Sets a bit for each byte that is not 0: the first byte sets the lowest bit of the first word. Bits are not cleared.
pub(crate) fn pack(bytes: &[u8], bits: &mut [u64]) {
    #[cfg(feature = "simd")]
    vectors::pack(bytes, bits);
    #[cfg(not(feature = "simd"))]
    plain::pack(bytes, bits);
}

/// Evaluates a call that is compiled for each kind of processor, in the version for this one.
#[cfg(feature = "simd")]
macro_rules! widest {
    ($call:expr) => {
        fearless_simd::dispatch!(crate::simd::level(), _simd => $call)
    };
}

/// Evaluates the call.
#[cfg(not(feature = "simd"))]
macro_rules! widest {
    ($call:expr) => {
        $call
    };
}

pub(crate) use widest;

/// Returns the SIMD level of this processor, which is detected once.
#[cfg(feature = "simd")]
pub(crate) fn level() -> fearless_simd::Level {
    static LEVEL: std::sync::LazyLock<fearless_simd::Level> = std::sync::LazyLock::new(fearless_simd::Level::new);
    *LEVEL
}
