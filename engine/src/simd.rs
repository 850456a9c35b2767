//! Long slices looked through side by side: as many numbers at once as this processor takes, or one after another.

mod plain;
#[cfg(feature = "simd")]
mod vectors;

use std::ops::BitXor;

/// A number of which many are looked at together.
pub(crate) trait Lane: Copy + Ord + BitXor<Output = Self> {
    /// Returns whether a pair has the nim-sum `wanted`; the slices are of one length.
    fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool;

    /// Counts the numbers at the beginning that are at least `least`.
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

/// Does what is compiled once for each kind of processor, for the one at hand.
#[cfg(feature = "simd")]
macro_rules! widest {
    ($call:expr) => {
        fearless_simd::dispatch!(crate::simd::level(), _simd => $call)
    };
}

/// Does it as it is.
#[cfg(not(feature = "simd"))]
macro_rules! widest {
    ($call:expr) => {
        $call
    };
}

pub(crate) use widest;

/// Returns the SIMD level of this processor: how many numbers it takes at once, found out when it is first asked for.
#[cfg(feature = "simd")]
pub(crate) fn level() -> fearless_simd::Level {
    static LEVEL: std::sync::LazyLock<fearless_simd::Level> = std::sync::LazyLock::new(fearless_simd::Level::new);
    *LEVEL
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers without an order, below 2⁷.
    fn numbers(count: usize, seed: usize) -> Vec<u8> {
        (0..count).map(|n| u8::try_from((n * n * 31 + n * seed + seed / 3) % 127).expect("it is less")).collect()
    }

    fn as_one_by_one<N: Lane + From<u8>>() {
        for count in (0..70).chain([127, 128, 129, 255, 256, 300, 1000]) {
            let [left, right] = [7, 40].map(|seed| numbers(count, seed).into_iter().map(N::from).collect::<Vec<_>>());
            for wanted in (0..128).map(N::from) {
                assert_eq!(N::meets(&left, &right, wanted), plain::meets(&left, &right, wanted), "{count}");
                assert_eq!(N::at_least(&left, wanted), plain::at_least(&left, wanted), "{count}");
            }
        }
    }

    #[test]
    fn side_by_side_is_the_same_as_one_by_one() {
        as_one_by_one::<u8>();
        as_one_by_one::<u16>();
        as_one_by_one::<u32>();
    }

    #[test]
    fn the_first_that_is_less_is_found_wherever_it_is() {
        for length in [1, 15, 64, 255, 256, 300, 1_000] {
            for at in 0..length {
                let mut bytes = vec![9_u8; length];
                bytes[at] = 6;
                assert_eq!(u8::at_least(&bytes, 7), at);
                assert_eq!(u8::at_least(&bytes, 6), length);
                let wide: Vec<u16> = bytes.iter().map(|byte| u16::from(*byte) << 7).collect();
                assert_eq!(u16::at_least(&wide, 7 << 7), at);
                let wider: Vec<u32> = bytes.iter().map(|byte| u32::from(*byte) << 20).collect();
                assert_eq!(u32::at_least(&wider, 7 << 20), at);
            }
        }
    }
}
