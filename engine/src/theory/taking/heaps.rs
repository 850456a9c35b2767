//! The heaps whose values are known so far.

use super::{lanes::Lane, seen::Seen, split::Split};
use crate::simd;

/// The values of all heaps so far, forwards and backwards, and the heaps with a rare value.
#[derive(Debug)]
pub(super) struct Heaps<L> {
    values: Vec<L>,
    /// The same values in reverse order, at the end of the buffer, so that both heaps of a pair are read in ascending order.
    back: Vec<L>,
    /// The greatest value so far.
    most: u32,
    split: Split,
    rare: Vec<(u32, L)>,
    /// The heaps known before values outgrew 16 bits. Twice as many of these are compared at once.
    narrow: Option<Box<Heaps<u16>>>,
}

impl Heaps<u32> {
    /// Converts heaps to 32 bits. They are not split yet, so all their values count as rare, and what was noted before still holds.
    pub(super) fn widened(narrow: Heaps<u16>) -> Self {
        let wide = Self::of(narrow.values.iter().copied().map(u32::from).collect());
        Self { narrow: Some(Box::new(narrow)), ..wide }
    }
}

impl<L: Lane> Heaps<L> {
    /// Creates heaps with these values, of which there is at least one.
    pub(super) fn of(values: Vec<L>) -> Self {
        let most = values.iter().map(|value| (*value).into()).max().unwrap_or(0);
        let mut heaps = Self { back: Vec::new(), values, most, split: Split::NONE, rare: Vec::new(), narrow: None };
        heaps.make_room();
        heaps
    }

    /// Doubles the buffer of reversed values.
    fn make_room(&mut self) {
        let room = (2 * self.values.len()).max(64);
        self.back.clear();
        self.back.extend(self.values.iter().rev());
        // The values that are not known yet come before and are not read.
        let unknown = std::iter::repeat_n(self.values[0], room - self.values.len());
        self.back.splice(0..0, unknown);
    }

    /// Adds the value of the next heap. Returns `None` if it does not fit.
    pub(super) fn push(&mut self, value: u32) -> Option<()> {
        let lane = L::of(value)?;
        if self.values.len() == self.back.len() {
            self.make_room();
        }
        let at = self.back.len() - 1 - self.values.len();
        self.back[at] = lane;
        self.most = self.most.max(value);
        if self.is_split() && self.split.is_rare(value) {
            self.rare.push((self.next(), lane));
        }
        self.values.push(lane);
        Some(())
    }

    /// Returns the number of known heaps, which include the empty one: the size of the next heap.
    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    fn next(&self) -> u32 {
        u32::try_from(self.values.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn value(&self, heap: usize) -> u32 {
        self.values[heap].into()
    }

    pub(super) fn values(&self) -> &[L] {
        &self.values
    }

    pub(super) fn into_values(self) -> Vec<L> {
        self.values
    }

    /// Returns a power of two above every nim-sum of two values.
    pub(super) fn room(&self) -> usize {
        (self.most as usize + 1).next_power_of_two()
    }

    /// Notes the nim-sums of the pairs that add up to `m` and whose smaller heap is at most `to`.
    pub(super) fn note(&self, m: usize, to: usize, seen: &mut Seen) {
        let wide = self.wide(m).min(to);
        let (smaller, larger) = self.pairs(m, 0, wide);
        seen.note_sums(m, smaller, larger);
        if let Some((smaller, larger)) = self.narrow_pairs(m, wide, to) {
            seen.note_sums(m, smaller, larger);
        }
    }

    /// Returns whether a pair that adds up to `m` has this nim-sum, among those whose smaller heap is above `from` and at most `to`.
    pub(super) fn meet(&self, m: usize, from: usize, to: usize, sum: u32) -> bool {
        let wide = self.wide(m).clamp(from, to);
        let (smaller, larger) = self.pairs(m, from, wide);
        let is_met = L::of(sum).is_some_and(|sum| L::meets(smaller, larger, sum));
        is_met
            || self
                .narrow_pairs(m, wide, to)
                .zip(u16::of(sum))
                .is_some_and(|((smaller, larger), sum)| simd::Lane::meets(smaller, larger, sum))
    }

    /// Returns the number of pairs that add up to `m` and whose larger heap may have a wide value. They are the first ones.
    fn wide(&self, m: usize) -> usize {
        self.narrow.as_ref().map_or(usize::MAX, |narrow| (m + 1).saturating_sub(narrow.len()))
    }

    /// Returns the values of the smaller heaps above `from` and up to `to`, and those of the heaps that make `m` with them.
    fn pairs(&self, m: usize, from: usize, to: usize) -> (&[L], &[L]) {
        let known = self.back.len();
        (&self.values[from + 1..=to], &self.back[known + from - m..known + to - m])
    }

    /// Returns the same pairs in 16 bits, where both heaps have a narrow value.
    fn narrow_pairs(&self, m: usize, from: usize, to: usize) -> Option<(&[u16], &[u16])> {
        let narrow = self.narrow.as_ref().filter(|_| from < to)?;
        Some(narrow.pairs(m, from, to))
    }

    /// Finds the best split, if one leaves at most one value in `worth` rare. Returns whether the split has changed.
    pub(super) fn split(&mut self, worth: i64) -> bool {
        self.split_as(Split::of(self.values.iter().map(|value| (*value).into()), self.room(), worth))
    }

    /// Ends the split.
    pub(super) fn join(&mut self) {
        self.split_as(Split::NONE);
    }

    fn split_as(&mut self, split: Split) -> bool {
        if split == self.split {
            return false;
        }
        self.split = split;
        self.rare.clear();
        if self.is_split() {
            let heaps = (1..).zip(&self.values[1..]);
            self.rare
                .extend(heaps.filter(|(_, value)| split.is_rare((**value).into())).map(|(heap, value)| (heap, *value)));
        }
        true
    }

    pub(super) fn is_split(&self) -> bool {
        self.split != Split::NONE
    }

    /// Returns the number of heaps with a rare value, if the values are split.
    pub(super) const fn rare(&self) -> usize {
        self.rare.len()
    }

    pub(super) fn is_rare(&self, value: u32) -> bool {
        self.split.is_rare(value)
    }

    /// Returns the nim-sums of the pairs that add up to `m` and have a rare value, except pairs whose smaller heap is at most `past`.
    pub(super) fn rare_sums(&self, m: usize, past: usize) -> impl Iterator<Item = u32> {
        self.sums(m, self.rare_within(past, m.saturating_sub(past)))
    }

    /// Returns the same without the pair of equal heaps.
    pub(super) fn rare_sums_of_unequal(&self, m: usize, past: usize) -> impl Iterator<Item = u32> {
        let to = m.saturating_sub(past);
        let (smaller, larger) = (self.rare_within(past, m.div_ceil(2)), self.rare_within(past.max(m / 2), to));
        self.sums(m, smaller).chain(self.sums(m, larger))
    }

    /// Returns the heaps with a rare value that are above `past` and below `to`.
    fn rare_within(&self, past: usize, to: usize) -> &[(u32, L)] {
        let to = self.rare.partition_point(|(heap, _)| (*heap as usize) < to);
        let from = self.rare[..to].partition_point(|(heap, _)| *heap as usize <= past);
        &self.rare[from..to]
    }

    /// Returns the nim-sums of these heaps with the heaps that make `m` with them.
    fn sums(&self, m: usize, rare: &[(u32, L)]) -> impl Iterator<Item = u32> {
        let others = &self.back[self.back.len() - m..];
        rare.iter().map(move |(heap, value)| (*value ^ others[*heap as usize - 1]).into())
    }
}
