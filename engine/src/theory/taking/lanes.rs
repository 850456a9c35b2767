//! Values in as few bits as they need.

#![allow(clippy::cast_possible_truncation, reason = "of a word the lane at hand is wanted")]

use super::seen::Stamp;
use crate::simd;

/// A value in as many bits as it needs: the fewer, the more of them are compared at once.
pub(super) trait Lane: simd::Lane + Into<u32> + Send + Sync {
    /// The value, where it fits.
    fn of(value: u32) -> Option<Self>;

    /// Stamps the nim-sums of the pairs: the slices are of one length, and `stamps` is 2ⁿ long, more than any sum.
    fn stamp_sums<S: Stamp>(left: &[Self], right: &[Self], stamps: &mut [S], stamp: S);
}

macro_rules! lane {
    ($bits:ty, $word:ident) => {
        impl Lane for $bits {
            fn of(value: u32) -> Option<Self> {
                Self::try_from(value).ok()
            }

            fn stamp_sums<S: Stamp>(left: &[Self], right: &[Self], stamps: &mut [S], stamp: S) {
                // No sum is above the mask; it spares the question whether one is behind the end.
                let Some(mask) = stamps.len().checked_sub(1) else { return };
                let (left_words, left_rest) = left.as_chunks();
                let (right_words, right_rest) = right.as_chunks();
                for (left, right) in left_words.iter().zip(right_words) {
                    let sums = $word(*left) ^ $word(*right);
                    for lane in 0..64 / Self::BITS {
                        stamps[(sums >> (lane * Self::BITS)) as Self as usize & mask] = stamp;
                    }
                }
                for (left, right) in left_rest.iter().zip(right_rest) {
                    stamps[(*left ^ *right) as usize & mask] = stamp;
                }
            }
        }
    };
}

lane!(u16, word_of_four);
lane!(u32, word_of_two);

/// Values side by side in a register: one load, and one nim-sum for all of them.
const fn word_of_four(values: [u16; 4]) -> u64 {
    word_of_two([pair(values[0], values[1]), pair(values[2], values[3])])
}

const fn pair(low: u16, high: u16) -> u32 {
    low as u32 | (high as u32) << u16::BITS
}

const fn word_of_two(values: [u32; 2]) -> u64 {
    values[0] as u64 | (values[1] as u64) << u32::BITS
}
