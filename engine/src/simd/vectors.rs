//! Loops over as many numbers at once as the processor allows.

#![allow(clippy::inline_always, reason = "a function that is not inlined is not compiled for the detected processor")]

use std::ops::BitXor;

use fearless_simd::{dispatch, prelude::*, u8x64};

use super::{Lane, level, plain};

macro_rules! lane {
    ($bits:ty, $vector:ident, $pairs:ident, $run:ident) => {
        impl Lane for $bits {
            fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool {
                dispatch!(level(), simd => $pairs(simd, left, right, wanted))
            }

            fn at_least(slice: &[Self], least: Self) -> usize {
                dispatch!(level(), simd => $run(simd, slice, least))
            }
        }

        #[inline(always)]
        fn $pairs<S: Simd>(simd: S, left: &[$bits], right: &[$bits], wanted: $bits) -> bool {
            meets::<S, S::$vector>(simd, left, right, wanted)
        }

        #[inline(always)]
        fn $run<S: Simd>(simd: S, slice: &[$bits], least: $bits) -> usize {
            at_least::<S, S::$vector>(simd, slice, least)
        }
    };
}

lane!(u8, u8s, pairs_of_bytes, run_of_bytes);
lane!(u16, u16s, narrow_pairs, narrow_run);
lane!(u32, u32s, wide_pairs, wide_run);

#[inline(always)]
fn meets<S: Simd, V: SimdInt<S>>(simd: S, left: &[V::Element], right: &[V::Element], wanted: V::Element) -> bool
where
    V::Element: Copy + Eq + BitXor<Output = V::Element>,
{
    /// The number of vectors compared before testing the result, because a test takes as long as a few comparisons.
    const VECTORS: usize = 8;
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
    plain::meets(left_rest, right_rest, wanted)
}

#[inline(always)]
fn at_least<S: Simd, V: SimdInt<S>>(simd: S, slice: &[V::Element], least: V::Element) -> usize
where
    V::Element: Copy + Ord,
{
    const VECTORS: usize = 4;
    let least_everywhere = V::splat(simd, least);
    let block = V::LEN * VECTORS;
    let reaches = |block: &&[V::Element]| {
        let mut below = V::Mask::splat(simd, false);
        for numbers in block.chunks_exact(V::LEN) {
            below |= V::from_slice(simd, numbers).simd_lt(least_everywhere);
        }
        !below.any_true()
    };
    let passed = block * slice.chunks_exact(block).take_while(reaches).count();
    passed + plain::at_least(&slice[passed..], least)
}

/// Sets a bit for each byte that is not 0. The number of bytes is a multiple of 64.
pub(super) fn pack(bytes: &[u8], bits: &mut [u64]) {
    dispatch!(level(), simd => packed(simd, bytes, bits));
}

#[inline(always)]
fn packed<S: Simd>(simd: S, bytes: &[u8], bits: &mut [u64]) {
    let zero = u8x64::splat(simd, 0);
    for (bytes, word) in bytes.as_chunks::<64>().0.iter().zip(bits) {
        *word |= u8x64::from_slice(simd, bytes).simd_gt(zero).to_bitmask();
    }
}
