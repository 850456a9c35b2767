//! Caches for pairs of values.

use super::Value;

/// The maximum number of pairs cached at a time: some megabytes.
const MOST: usize = 1 << 18;

/// A cache keyed by ordered pairs of values; the pair of 0 and 0 is not allowed. When it is full, it is emptied, and
/// its entries are computed again when needed.
#[derive(Debug)]
pub(super) struct Pairs<T> {
    /// Open addressing: a key and its entry; an empty slot has the key 0. The length is 0 or a power of two.
    slots: Vec<(u64, T)>,
    count: usize,
}

impl<T> Default for Pairs<T> {
    fn default() -> Self {
        Self { slots: Vec::new(), count: 0 }
    }
}

impl<T: Copy + Default> Pairs<T> {
    pub(super) fn get(&self, first: Value, second: Value) -> Option<T> {
        if self.slots.is_empty() {
            return None;
        }
        let key = key(first, second);
        let (held, known) = self.slots[self.slot(key)];
        (held == key).then_some(known)
    }

    pub(super) fn insert(&mut self, first: Value, second: Value, known: T) {
        if 2 * self.count >= self.slots.len() {
            self.make_room();
        }
        let key = key(first, second);
        let slot = self.slot(key);
        self.count += usize::from(self.slots[slot].0 == 0);
        self.slots[slot] = (key, known);
    }

    /// Returns the slot that holds the key, or the free slot for it.
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        // On targets with a narrow `usize`, half of the hash is enough.
        let mut slot = usize::try_from(mixed(key) >> 32).unwrap_or_default() & mask;
        while self.slots[slot].0 != key && self.slots[slot].0 != 0 {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn make_room(&mut self) {
        /// Half of it is enough for the pairs of a small board.
        const LEAST: usize = 1 << 8;
        if self.count >= MOST {
            self.slots.fill((0, T::default()));
            self.count = 0;
            return;
        }
        let wider = vec![(0, T::default()); (2 * self.slots.len()).max(LEAST)];
        for (key, known) in std::mem::replace(&mut self.slots, wider) {
            if key != 0 {
                let slot = self.slot(key);
                self.slots[slot] = (key, known);
            }
        }
    }
}

const fn key(first: Value, second: Value) -> u64 {
    (first.0 as u64) << 32 | second.0 as u64
}

/// Hashes a number by one multiplication, with the best bits on top. The keys are small indices that no attacker
/// chooses, and the standard hasher would take half of the total time.
pub(super) const fn mixed(number: u64) -> u64 {
    /// 2^64 divided by the golden ratio, made odd.
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = number.wrapping_mul(SPREAD);
    mixed ^ (mixed >> 29)
}
