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

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers below 2⁷ in no particular order.
    fn numbers(count: usize, seed: usize) -> Vec<u8> {
        (0..count).map(|n| u8::try_from((n * n * 31 + n * seed + seed / 3) % 127).expect("it is less")).collect()
    }

    fn check_against_plain<N: Lane + From<u8>>() {
        for count in (0..70).chain([127, 128, 129, 255, 256, 300, 1000]) {
            let [left, right] = [7, 40].map(|seed| numbers(count, seed).into_iter().map(N::from).collect::<Vec<_>>());
            for wanted in (0..128).map(N::from) {
                assert_eq!(N::meets(&left, &right, wanted), plain::meets(&left, &right, wanted), "{count}");
                assert_eq!(N::at_least(&left, wanted), plain::at_least(&left, wanted), "{count}");
            }
        }
    }

    #[test]
    fn vectors_give_the_same_as_plain_loops() {
        check_against_plain::<u8>();
        check_against_plain::<u16>();
        check_against_plain::<u32>();
    }

    #[test]
    fn the_first_smaller_number_is_found_at_every_place() {
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

    #[test]
    fn a_bit_is_set_for_each_byte_that_is_not_zero() {
        for words in [1, 2, 5, 8, 16] {
            let bytes: Vec<u8> =
                (0..64 * words).map(|at| if at * at % 7 < 3 { numbers(1, at)[0] } else { 0 }).collect();
            let before = (1..).take(words).map(|word: u64| word << 40).collect::<Vec<_>>();
            let (mut packed, mut plain) = (before.clone(), before);
            pack(&bytes, &mut packed);
            plain::pack(&bytes, &mut plain);
            assert_eq!(packed, plain, "{words}");
            assert_eq!(packed[0] >> 40 & 1, 1, "the bits before stay");
        }
    }
}
