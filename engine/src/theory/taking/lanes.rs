//! Pairs of values compared side by side.

#![allow(clippy::inline_always, reason = "what is not inlined is not compiled for the processor at hand")]
#![allow(clippy::cast_possible_truncation, reason = "of a word the lane at hand is wanted")]

use std::ops::BitXor;

use fearless_simd::{dispatch, prelude::*};

use super::seen::Stamp;
use crate::simd;

/// A value in as many bits as it needs: the fewer, the more of them are compared at once.
pub(super) trait Lane: Copy + Eq + BitXor<Output = Self> + Into<u32> + Send + Sync {
    /// The value, where it fits.
    fn of(value: u32) -> Option<Self>;

    /// Whether a pair has the nim-sum `wanted`; the slices are of one length.
    fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool;

    /// Stamps the nim-sums of the pairs: the slices are of one length, and `stamps` is 2ⁿ long, more than any sum.
    fn stamp_sums<S: Stamp>(left: &[Self], right: &[Self], stamps: &mut [S], stamp: S);
}

macro_rules! lane {
    ($bits:ty, $of:ident, $word:ident) => {
        impl Lane for $bits {
            fn of(value: u32) -> Option<Self> {
                Self::try_from(value).ok()
            }

            fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool {
                dispatch!(simd::level(), simd => $of(simd, left, right, wanted))
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

lane!(u16, narrow, word_of_four);
lane!(u32, wide, word_of_two);

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

#[inline(always)]
fn narrow<S: Simd>(simd: S, left: &[u16], right: &[u16], wanted: u16) -> bool {
    meets::<S, S::u16s>(simd, left, right, wanted)
}

#[inline(always)]
fn wide<S: Simd>(simd: S, left: &[u32], right: &[u32], wanted: u32) -> bool {
    meets::<S, S::u32s>(simd, left, right, wanted)
}

/// Vectors compared before asking whether one met: a question takes as long as a few of them.
const VECTORS: usize = 8;

#[inline(always)]
fn meets<S: Simd, V: SimdInt<S>>(simd: S, left: &[V::Element], right: &[V::Element], wanted: V::Element) -> bool
where
    V::Element: Copy + Eq + BitXor<Output = V::Element>,
{
    let block = V::LEN * VECTORS;
    let wanted_everywhere = V::splat(simd, wanted);
    let (left_blocks, left_rest) = left.split_at(left.len() / block * block);
    let (right_blocks, right_rest) = right.split_at(left_blocks.len());
    for (left, right) in left_blocks.chunks_exact(block).zip(right_blocks.chunks_exact(block)) {
        let mut met = V::Mask::splat(simd, false);
        for (left, right) in left.chunks_exact(V::LEN).zip(right.chunks_exact(V::LEN)) {
            let sum = V::from_slice(simd, left) ^ V::from_slice(simd, right);
            met |= sum.simd_eq(wanted_everywhere);
        }
        if met.any_true() {
            return true;
        }
    }
    left_rest.iter().zip(right_rest).any(|(left, right)| *left ^ *right == wanted)
}
