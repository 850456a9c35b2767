//! Memo tables for pairs of values.

use super::Value;

/// The most pairs that are remembered at a time: some tens of megabytes.
const MOST: usize = 1 << 20;

/// A table over ordered pairs of values, never that of 0 with itself. When it is full it forgets everything, and what is asked
/// again is found again.
#[derive(Debug)]
pub(super) struct Pairs<T> {
    /// Open addressing: key and what is known; a key of 0 where there is nothing. Its length is 0 or a power of two.
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

    /// The slot that holds the key, or would.
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        // Where a place has fewer bits, half of the hash is enough.
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

/// Places are small numbers that nobody chooses to do harm: one multiplication spreads them, where the standard hasher would
/// be half of the work. Its high bits are the good ones.
pub(super) const fn mixed(number: u64) -> u64 {
    /// 2^64 divided by the golden ratio, made odd.
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = number.wrapping_mul(SPREAD);
    mixed ^ (mixed >> 29)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_table_forgets_and_goes_on() {
        let mut pairs = Pairs::default();
        for first in 1..4 {
            for second in 0..1 << 19 {
                pairs.insert(Value(first), Value(second), second);
            }
            assert!(pairs.count <= MOST);
        }
        assert_eq!(pairs.get(Value(3), Value(7)), Some(7));
        assert_eq!(pairs.get(Value(1), Value(7)), None);
    }

    #[test]
    fn what_is_entered_last_is_known() {
        let mut pairs = Pairs::default();
        assert_eq!(pairs.get(Value(0), Value(1)), None);
        for known in 0..2000 {
            pairs.insert(Value(known % 1000), Value(1 + known % 7), known);
        }
        for known in 1000..2000 {
            assert_eq!(pairs.get(Value(known % 1000), Value(1 + known % 7)), Some(known));
        }
    }
}
