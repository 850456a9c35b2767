//! Interned forms: each one is stored once.

use std::ops::Range;

use super::{Value, pairs::mixed};

/// The options of every form, one list after another, and a hash table to find a form by its options.
#[derive(Debug, Default)]
pub(super) struct Forms {
    options: Vec<Value>,
    /// For each form, the indices where its left options start, its right options start, and those end.
    ends: Vec<[usize; 3]>,
    /// Open addressing: the index of a form plus one, or 0 for an empty slot. The length is a power of two.
    slots: Vec<u32>,
}

impl Forms {
    pub(super) const fn count(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn left(&self, value: Value) -> &[Value] {
        &self.options[self.left_places(value)]
    }

    pub(super) fn right(&self, value: Value) -> &[Value] {
        &self.options[self.right_places(value)]
    }

    /// Returns the indices of the left options. A loop that adds forms to the collection can use them, because options
    /// never move.
    pub(super) fn left_places(&self, value: Value) -> Range<usize> {
        let [start, middle, _] = self.ends[value.place()];
        start..middle
    }

    /// Returns the indices of the right options.
    pub(super) fn right_places(&self, value: Value) -> Range<usize> {
        let [_, middle, end] = self.ends[value.place()];
        middle..end
    }

    pub(super) fn option(&self, place: usize) -> Value {
        self.options[place]
    }

    /// Returns the stored form with these options, each side sorted; `None` if there is none.
    pub(super) fn find(&self, left: &[Value], right: &[Value]) -> Option<Value> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut at = hash(left, right) & mask;
        while let Some(place) = self.slots[at].checked_sub(1) {
            if self.left(Value(place)) == left && self.right(Value(place)) == right {
                return Some(Value(place));
            }
            at = (at + 1) & mask;
        }
        None
    }

    /// Stores a new form.
    pub(super) fn add(&mut self, left: &[Value], right: &[Value]) -> Value {
        if self.slots.len() <= 2 * self.count() {
            self.grow();
        }
        let start = self.options.len();
        self.options.extend_from_slice(left);
        self.options.extend_from_slice(right);
        self.ends.push([start, start + left.len(), self.options.len()]);
        // Four thousand million forms do not fit into memory.
        let value = Value(u32::try_from(self.count() - 1).unwrap_or(u32::MAX));
        self.enter(value);
        value
    }

    fn grow(&mut self) {
        /// Half of it is enough for the forms of a small board.
        const LEAST: usize = 1 << 8;
        self.slots = vec![0; (2 * self.slots.len()).max(LEAST)];
        for value in (0..).map(Value).take(self.count()) {
            self.enter(value);
        }
    }

    fn enter(&mut self, value: Value) {
        let mask = self.slots.len() - 1;
        let mut at = hash(self.left(value), self.right(value)) & mask;
        while self.slots[at] != 0 {
            at = (at + 1) & mask;
        }
        self.slots[at] = value.0 + 1;
    }
}

fn hash(left: &[Value], right: &[Value]) -> usize {
    let all = left.iter().chain(right).fold(left.len() as u64, |hash, option| mixed(hash ^ u64::from(option.0)));
    // On targets with a narrow `usize`, half of the hash is enough.
    usize::try_from(all >> 32).unwrap_or_default()
}
