//! What taking from one stretch of digits leads to.

use super::{octal::Stretch, split::Split};
use crate::watch::{Stopped, Watch};

/// Pairs of heaps looked through before asking whether it was enough.
const STRIDE: usize = 64;

/// The values of what is left after taking.
///
/// What is left of n after taking t has the values of everything that m = n − t can be left as, whatever n was. So each m is
/// worked out once, and a value is an option of n exactly when it was last seen in an m that the stretch reaches from n.
///
/// Of each m, first only the pairs with a rare value are seen; the rest only when a rare value is still missing.
pub(super) struct Taken {
    stretch: Stretch,
    split: Split,
    /// The heaps of rare value, as far as they are worked out.
    rare: Vec<usize>,
    /// For each value the largest m so far in which it was seen; 0 where it was not.
    latest: Vec<u32>,
    /// For each m how many of its pairs have been looked through.
    looked: Vec<usize>,
}

impl Taken {
    pub(super) fn new(stretch: Stretch) -> Self {
        Self { stretch, split: Split::NONE, rare: Vec::new(), latest: Vec::new(), looked: vec![0] }
    }

    /// Works out every m that the heap after these reaches.
    pub(super) fn advance(&mut self, values: &[u32], to: usize, watch: &Watch) -> Result<(), Stopped> {
        let n = values.len();
        while self.looked.len() + self.stretch.least <= n {
            let m = self.looked.len();
            if m.is_multiple_of(STRIDE) {
                watch.step(n as u64, to as u64)?;
            }
            self.looked.push(0);
            let value = values[m] as usize;
            // The nim-sum of two values is less than the next power of two above both.
            let room = (value + 1).next_power_of_two();
            if self.latest.len() < room {
                self.latest.resize(room, 0);
            }
            if self.split.is_rare(values[m]) {
                self.rare.push(m);
            }
            if self.stretch.one {
                see(&mut self.latest, values[m], m);
            }
            self.see_rare(m, values);
        }
        Ok(())
    }

    /// Takes the values apart in another way.
    pub(super) fn split(&mut self, split: Split, values: &[u32]) {
        self.split = split;
        self.rare = (1..self.looked.len()).filter(|m| split.is_rare(values[*m])).collect();
        for m in self.oldest(values.len())..self.looked.len() {
            self.see_rare(m, values);
        }
    }

    /// Sees the pairs of m with a rare value; without a split, all.
    fn see_rare(&mut self, m: usize, values: &[u32]) {
        if !self.stretch.two {
            return;
        }
        if self.split == Split::NONE {
            self.look(m, m / 2, values);
            return;
        }
        for &rare in self.rare.iter().take_while(|rare| **rare < m) {
            see(&mut self.latest, values[rare] ^ values[m - rare], m);
        }
    }

    /// Looks through up to `most` more pairs of m.
    fn look(&mut self, m: usize, most: usize, values: &[u32]) {
        let from = self.looked[m];
        let to = (from + most).min(m / 2);
        self.looked[m] = to;
        let (left, right) = (&values[from + 1..=to], &values[m - to..m - from]);
        let newest = m + 1 == self.looked.len();
        let stamp = u32::try_from(m).unwrap_or(u32::MAX);
        for (a, b) in left.iter().zip(right.iter().rev()) {
            if newest && let Some(latest) = self.latest.get_mut((a ^ b) as usize) {
                // Nothing newer can have been noted, and a store alone is faster.
                *latest = stamp;
            } else {
                see(&mut self.latest, a ^ b, m);
            }
        }
    }

    /// Whether `n` has been seen to have an option of this value here.
    pub(super) fn has(&self, value: usize, n: usize) -> bool {
        self.latest.get(value).is_some_and(|latest| *latest as usize >= self.oldest(n))
    }

    /// Whether the heap after these has an option of this value that was not seen: looks until one is, or nothing is left.
    pub(super) fn seek(&mut self, value: u32, values: &[u32], watch: &Watch) -> Result<bool, Stopped> {
        let all_seen = self.split == Split::NONE || !self.split.is_rare(value);
        if all_seen || !self.stretch.two || value as usize >= self.latest.len() {
            return Ok(false);
        }
        for m in (self.oldest(values.len())..self.looked.len()).rev() {
            if m.is_multiple_of(STRIDE) && watch.is_stopped() {
                return Err(Stopped);
            }
            if self.look_for(m, value, values) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Looks through the pairs of m, and notes all their values, until this one is seen.
    fn look_for(&mut self, m: usize, value: u32, values: &[u32]) -> bool {
        while self.looked[m] < m / 2 {
            self.look(m, STRIDE, values);
            if self.latest[value as usize] as usize == m {
                return true;
            }
        }
        false
    }

    /// How many of the least values from `from` on are seen to be options of `n`; a few may be left out at the end.
    pub(super) fn seen_from(&self, from: usize, n: usize) -> usize {
        const BLOCK: usize = 16;
        let oldest = u32::try_from(self.oldest(n)).unwrap_or(u32::MAX);
        let full = |block: &[u32]| block.iter().filter(|latest| **latest >= oldest).count() == BLOCK;
        let blocks = self.latest.get(from..).unwrap_or(&[]).chunks_exact(BLOCK);
        BLOCK * blocks.take_while(|block| full(block)).count()
    }

    /// The smallest m that the stretch reaches from `n`.
    fn oldest(&self, n: usize) -> usize {
        n.saturating_sub(self.stretch.most).max(1)
    }
}

/// Notes that m has an option of this value.
fn see(latest: &mut [u32], value: u32, m: usize) {
    if let Some(latest) = latest.get_mut(value as usize) {
        *latest = (*latest).max(u32::try_from(m).unwrap_or(u32::MAX));
    }
}
