//! What is remembered for pairs of values.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use super::Value;

/// How many pairs are remembered at a time: some tens of megabytes.
const MOST: usize = 1 << 21;

/// A table over ordered pairs of values. When it is full it forgets everything, and what is asked again is found again.
#[derive(Debug)]
pub(super) struct Pairs<T>(HashMap<u64, T, BuildHasherDefault<Mixer>>);

impl<T> Default for Pairs<T> {
    fn default() -> Self {
        Self(HashMap::default())
    }
}

impl<T: Copy> Pairs<T> {
    pub(super) fn get(&self, first: Value, second: Value) -> Option<T> {
        self.0.get(&key(first, second)).copied()
    }

    pub(super) fn insert(&mut self, first: Value, second: Value, known: T) {
        if self.0.len() >= MOST {
            self.0.clear();
        }
        self.0.insert(key(first, second), known);
    }
}

const fn key(first: Value, second: Value) -> u64 {
    (first.0 as u64) << 32 | second.0 as u64
}

/// Places are small numbers that nobody chooses to do harm: one multiplication spreads them, where the standard hasher would
/// be half of the work.
#[derive(Debug, Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        /// 2^64 divided by the golden ratio, made odd.
        const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = (self.0 ^ number).wrapping_mul(SPREAD);
        self.0 = mixed ^ (mixed >> 29);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_table_forgets_and_goes_on() {
        let mut pairs = Pairs::default();
        for first in 0..3 {
            for second in 0..1 << 20 {
                pairs.insert(Value(first), Value(second), second);
            }
            assert!(pairs.0.len() <= MOST);
        }
        assert_eq!(pairs.get(Value(2), Value(7)), Some(7));
        assert_eq!(pairs.get(Value(0), Value(7)), None);
    }
}
