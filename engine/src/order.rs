//! Sorting for lists of the size that people look at. The standard library's sorts are faster on long lists, but each type and each key
//! gets its own copy of them, several kilobytes each.

use std::cmp::Ordering;

/// Stable sorting in O(n log n) comparisons, compiled mostly once for all types.
pub trait InOrder<T> {
    /// Sorts by this comparison. Equal items stay in their order.
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// Sorts by this key, which is computed for each comparison. Items with equal keys stay in their order.
    fn order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> InOrder<T> for [T] {
    fn order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let items = &*self;
        let mut places = ranked(items.len(), &mut |one, other| compare(&items[one], &items[other]));
        // Follows each cycle of the permutation, so that each item moves once.
        for first in 0..places.len() {
            let mut at = first;
            while places[at] != first {
                let from = std::mem::replace(&mut places[at], at);
                self.swap(at, from);
                at = from;
            }
            places[at] = at;
        }
    }

    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.order_by(|one, other| key(one).cmp(&key(other)));
    }
}

/// Returns the indices of a list in order: merges runs of doubling length.
fn ranked(count: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..count).collect();
    let mut merged = Vec::with_capacity(count);
    let mut run = 1;
    while run < count {
        for pair in sorted.chunks(2 * run) {
            let (mut left, mut right) = pair.split_at(run.min(pair.len()));
            while let ([one, rest @ ..], [other, others @ ..]) = (left, right) {
                if compare(*other, *one).is_lt() {
                    merged.push(*other);
                    right = others;
                } else {
                    merged.push(*one);
                    left = rest;
                }
            }
            merged.extend(left);
            merged.extend(right);
        }
        std::mem::swap(&mut sorted, &mut merged);
        merged.clear();
        run *= 2;
    }
    sorted
}
