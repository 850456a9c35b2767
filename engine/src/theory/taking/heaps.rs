//! Values of heaps in the making.

use super::{lanes::Lane, seen::Seen, split::Split};
use crate::simd;

/// The values of all heaps so far, both ways round, and the heaps of rare value among them.
#[derive(Debug)]
pub(super) struct Heaps<L> {
    values: Vec<L>,
    /// The same values, the last one first, at the end of what there is room for: so that both members of the pairs of a heap
    /// lie in ascending order.
    back: Vec<L>,
    /// The greatest value, or more.
    most: u32,
    split: Split,
    rare: Vec<(u32, L)>,
    /// The heaps that were known when values became wider than 16 bits: many more of them go into a word.
    narrow: Option<Box<Heaps<u16>>>,
}

impl Heaps<u32> {
    /// The same heaps, of whose values more may follow than 16 bits hold. They are not split yet, so that all their values count
    /// as rare: what was noted of the narrow ones holds.
    pub(super) fn widened(narrow: Heaps<u16>) -> Self {
        let wide = Self::of(narrow.values.iter().copied().map(u32::from).collect());
        Self { narrow: Some(Box::new(narrow)), ..wide }
    }
}

impl<L: Lane> Heaps<L> {
    /// Heaps of these values, at least one.
    pub(super) fn of(values: Vec<L>) -> Self {
        let most = values.iter().map(|value| (*value).into()).max().unwrap_or(0);
        let mut heaps = Self { back: Vec::new(), values, most, split: Split::NONE, rare: Vec::new(), narrow: None };
        heaps.make_room();
        heaps
    }

    /// Twice the room for values backwards.
    fn make_room(&mut self) {
        let room = (2 * self.values.len()).max(64);
        self.back.clear();
        self.back.extend(self.values.iter().rev());
        // What is not known yet stands before, and nobody reads it.
        let unknown = std::iter::repeat_n(self.values[0], room - self.values.len());
        self.back.splice(0..0, unknown);
    }

    /// Notes the value of the next heap; `None` where it does not fit.
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

    /// Returns the number of heaps that are known, counted from the empty one: the next one has as many.
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

    /// More than any nim-sum of two values.
    pub(super) fn room(&self) -> usize {
        (self.most as usize + 1).next_power_of_two()
    }

    /// Notes the nim-sums of the first pairs that sum up to `m`.
    pub(super) fn note(&self, m: usize, to: usize, seen: &mut Seen) {
        let wide = self.wide(m).min(to);
        let (smaller, larger) = self.pairs(m, 0, wide);
        seen.note_sums(m, smaller, larger);
        if let Some((smaller, larger)) = self.narrow_pairs(m, wide, to) {
            seen.note_sums(m, smaller, larger);
        }
    }

    /// Returns whether one of the pairs that sum up to `m`, from the one after `from` up to `to`, has this nim-sum.
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

    /// In how many of the first pairs that sum up to `m` the larger one may be wide.
    fn wide(&self, m: usize) -> usize {
        self.narrow.as_ref().map_or(usize::MAX, |narrow| (m + 1).saturating_sub(narrow.len()))
    }

    /// The smaller members of the pairs that sum up to `m`, from the one after `from` up to `to`, and the larger ones.
    fn pairs(&self, m: usize, from: usize, to: usize) -> (&[L], &[L]) {
        let known = self.back.len();
        (&self.values[from + 1..=to], &self.back[known + from - m..known + to - m])
    }

    /// The same pairs in 16 bits, where both members have a narrow value: from twice the narrow heaps on there are none.
    fn narrow_pairs(&self, m: usize, from: usize, to: usize) -> Option<(&[u16], &[u16])> {
        let narrow = self.narrow.as_ref().filter(|_| from < to)?;
        Some(narrow.pairs(m, from, to))
    }

    /// Takes the values apart in another way where at most one in `worth` is rare; whether it is another.
    pub(super) fn split(&mut self, worth: i64) -> bool {
        self.split_as(Split::of(self.values.iter().map(|value| (*value).into()), self.room(), worth))
    }

    /// Takes the values apart no longer.
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

    /// Returns the number of heaps that have a rare value, where the values are taken apart.
    pub(super) const fn rare(&self) -> usize {
        self.rare.len()
    }

    pub(super) fn is_rare(&self, value: u32) -> bool {
        self.split.is_rare(value)
    }

    /// The nim-sums of the pairs that sum up to `m` and have a rare value, but for those whose smaller member is at most `past`.
    pub(super) fn rare_sums(&self, m: usize, past: usize) -> impl Iterator<Item = u32> {
        self.sums(m, self.rare_within(past, m.saturating_sub(past)))
    }

    /// The same without two equal heaps.
    pub(super) fn rare_sums_of_unequal(&self, m: usize, past: usize) -> impl Iterator<Item = u32> {
        let to = m.saturating_sub(past);
        let (smaller, larger) = (self.rare_within(past, m.div_ceil(2)), self.rare_within(past.max(m / 2), to));
        self.sums(m, smaller).chain(self.sums(m, larger))
    }

    /// The heaps of rare value that are more than `past` and less than `to`.
    fn rare_within(&self, past: usize, to: usize) -> &[(u32, L)] {
        let to = self.rare.partition_point(|(heap, _)| (*heap as usize) < to);
        let from = self.rare[..to].partition_point(|(heap, _)| *heap as usize <= past);
        &self.rare[from..to]
    }

    /// The nim-sums of the pairs that sum up to `m` and have one of these.
    fn sums(&self, m: usize, rare: &[(u32, L)]) -> impl Iterator<Item = u32> {
        let others = &self.back[self.back.len() - m..];
        rare.iter().map(move |(heap, value)| (*value ^ others[*heap as usize - 1]).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of narrow heaps, of a narrow and a wide one, and of two wide ones: far beyond twice the narrow heaps, too.
    #[test]
    fn a_pair_is_met_whatever_the_width_of_its_members() {
        let narrow: Vec<u16> = (0..100).map(|heap| heap * 7 % 31).collect();
        let mut heaps = Heaps::widened(Heaps::of(narrow));
        for heap in 100..400 {
            assert!(heaps.push(70_000 + heap * 3 % 64).is_some());
        }
        for m in 2..400 {
            let to = m / 2;
            for from in 0..to {
                let sums: Vec<u32> = (from + 1..=to).map(|heap| heaps.value(heap) ^ heaps.value(m - heap)).collect();
                assert!(sums.iter().all(|&sum| heaps.meet(m, from, to, sum)), "m {m}, from {from}");
                let missing = (0..40).find(|sum| !sums.contains(sum));
                assert!(missing.is_none_or(|sum| !heaps.meet(m, from, to, sum)), "m {m}, from {from}");
            }
        }
    }
}
