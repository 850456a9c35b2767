//! Random numbers from a seed: the same ones on every machine and in every version.
//!
//! The generator is `ChaCha8` (Bernstein 2008), whose output is published and does not change. The key is the seed in
//! eight little-endian bytes, followed by the first 24 bytes of the label and then zeros. The nonce is the stream
//! number, 0 by default; for a longer label it is combined with a hash (FNV-1a) of the rest of the label. This module
//! also defines how the stream is turned into numbers, so that no change in a library can change a setup that people
//! have shared.

use rand::{Rng as _, SeedableRng, rngs::ChaCha8Rng};

use crate::fields::word;

/// A generator of random numbers from a seed.
///
/// ```
/// use zugzwang_engine::Rng;
///
/// let dice = |seed| { let mut draw = Rng::new(seed, "dice"); [(); 5].map(|()| draw.between(1, 6)) };
/// assert_eq!(dice(42), dice(42));
/// assert_ne!(dice(42), dice(43));
/// ```
#[derive(Debug)]
pub struct Rng {
    numbers: ChaCha8Rng,
    /// The stream of the label: a hash of the part that does not fit into the key.
    label: u64,
}

impl Rng {
    /// Creates the generator of a seed. Generators with different labels are independent.
    pub fn new(seed: u64, label: &str) -> Self {
        let mut key = [0; 32];
        let bytes = seed.to_le_bytes().into_iter().chain(label.bytes());
        key.iter_mut().zip(bytes).for_each(|(place, byte)| *place = byte);
        let label = match label.as_bytes().get(key.len() - size_of_val(&seed)..) {
            None | Some([]) => 0,
            Some(rest) => hash(HASH, rest),
        };
        Self { numbers: ChaCha8Rng::from_seed(key), label }.nth(0)
    }

    /// Returns the generator of the same seed and label with this stream number; that of [`Rng::new`] is 0.
    #[must_use]
    pub fn nth(mut self, stream: u64) -> Self {
        self.numbers.set_stream(self.label ^ stream);
        self
    }

    /// Returns a number from `low` to `high`, both included; `low` if the range is empty.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        let count = if low < high { u128::from(high.abs_diff(low)) + 1 } else { 1 };
        // The high half of the product favours no number by more than one part in 2^64 / count.
        let above = u64::try_from((u128::from(self.numbers.next_u64()) * count) >> 64).unwrap_or(0);
        low.saturating_add_unsigned(above)
    }

    /// Returns a number below `count`; 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        let last = i64::try_from(count).unwrap_or(i64::MAX).saturating_sub(1);
        usize::try_from(self.between(0, last)).unwrap_or(0)
    }

    /// Returns the index of one of these, each as likely as its weight; `None` if all weights are 0.
    pub fn weighted(&mut self, weights: &[u32]) -> Option<usize> {
        let all: usize = weights.iter().map(|weight| *weight as usize).sum();
        if all == 0 {
            return None;
        }
        let mut left = self.below(all);
        weights.iter().position(|weight| {
            let here = left < *weight as usize;
            left = left.saturating_sub(*weight as usize);
            here
        })
    }

    /// Returns `true` once in `times`.
    pub(crate) fn once_in(&mut self, times: i64) -> bool {
        self.between(1, times) == 1
    }

    /// Returns `fewest` to `most` numbers from `low` to `high`.
    pub fn several(&mut self, fewest: i64, most: i64, low: i64, high: i64) -> Vec<i64> {
        let count = self.between(fewest, most);
        (0..count).map(|_| self.between(low, high)).collect()
    }

    /// Returns `fewest` to `most` different numbers from `low` to `high`, ascending.
    pub fn distinct(&mut self, fewest: i64, most: i64, low: i64, high: i64) -> Vec<i64> {
        let mut left: Vec<i64> = (low..=high).collect();
        let mut chosen: Vec<i64> = Vec::new();
        for _ in 0..self.between(fewest, most) {
            if !left.is_empty() {
                chosen.push(left.swap_remove(self.below(left.len())));
            }
        }
        chosen.sort_unstable();
        chosen
    }

    /// Returns the value of the field `last` as typed: misère once in four.
    pub fn last(&mut self) -> String {
        word("last", if self.once_in(4) { "loses" } else { "wins" })
    }
}

/// The hash of no bytes (FNV-1a).
const HASH: u64 = 0xcbf2_9ce4_8422_2325;

/// Continues the hash `before` with more bytes (FNV-1a). It is the same on every machine.
pub(crate) fn hash(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
