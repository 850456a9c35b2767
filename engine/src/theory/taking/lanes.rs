//! Pairs of values compared side by side.

#![allow(clippy::inline_always, reason = "what is not inlined is not compiled for the processor at hand")]

use std::ops::BitXor;

use fearless_simd::{dispatch, prelude::*};

use crate::simd;

/// A value in as many bits as it needs: the fewer, the more of them are compared at once.
pub(super) trait Lane: Copy + Eq + BitXor<Output = Self> + Into<u32> + Send + Sync {
    /// The value, where it fits.
    fn of(value: u32) -> Option<Self>;

    /// Whether a pair has the nim-sum `wanted`; the slices are of one length.
    fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool;
}

macro_rules! lane {
    ($bits:ty, $of:ident) => {
        impl Lane for $bits {
            fn of(value: u32) -> Option<Self> {
                Self::try_from(value).ok()
            }

            fn meets(left: &[Self], right: &[Self], wanted: Self) -> bool {
                dispatch!(simd::level(), simd => $of(simd, left, right, wanted))
            }
        }
    };
}

lane!(u16, narrow);
lane!(u32, wide);

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
