//! Grundy values stored in as few bits as they need.

#![allow(clippy::cast_possible_truncation, reason = "a word is cut into its lanes")]

use crate::simd;

/// A Grundy value in 16 or 32 bits: the narrower it is, the more values are compared at once.
pub(super) trait Lane: simd::Lane + Into<u32> + Send + Sync {
    /// Returns the value in this width, or `None` if it does not fit.
    fn of(value: u32) -> Option<Self>;

    /// Writes `stamp` at the nim-sum of each pair. Both slices have the same length. The length of `stamps` is a power of two
    /// above every nim-sum.
    fn stamp_sums(left: &[Self], right: &[Self], stamps: &mut [u8], stamp: u8);
}

macro_rules! lane {
    ($bits:ty, $word:ident) => {
        impl Lane for $bits {
            fn of(value: u32) -> Option<Self> {
                Self::try_from(value).ok()
            }

            fn stamp_sums(left: &[Self], right: &[Self], stamps: &mut [u8], stamp: u8) {
                // Masking the index removes the bounds check; no sum exceeds the mask.
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

/// Packs four values into a word, so that one load and one nim-sum serve them all.
const fn word_of_four(values: [u16; 4]) -> u64 {
    word_of_two([pair(values[0], values[1]), pair(values[2], values[3])])
}

const fn pair(low: u16, high: u16) -> u32 {
    low as u32 | (high as u32) << u16::BITS
}

const fn word_of_two(values: [u32; 2]) -> u64 {
    values[0] as u64 | (values[1] as u64) << u32::BITS
}
