//! What is known of heaps while their values are worked out.

use super::{lanes::Lane, split::Split};

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
}

impl<L: Lane> Heaps<L> {
    /// Heaps of these values, at least one.
    pub(super) fn of(values: Vec<L>) -> Self {
        let most = values.iter().map(|value| (*value).into()).max().unwrap_or(0);
        let mut heaps = Self { back: Vec::new(), values, most, split: Split::NONE, rare: Vec::new() };
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

    /// How many heaps are known; the next one has as many.
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

    /// The smaller members of the pairs that sum up to `m`, from the one after `from` up to `to`, and the larger ones.
    pub(super) fn pairs(&self, m: usize, from: usize, to: usize) -> (&[L], &[L]) {
        let known = self.back.len();
        (&self.values[from + 1..=to], &self.back[known + from - m..known + to - m])
    }

    /// Takes the values apart in another way where at most one in `worth` is rare; whether it is another.
    pub(super) fn split(&mut self, worth: i64) -> bool {
        let split = Split::of(self.values.iter().map(|value| (*value).into()), self.room(), worth);
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

    pub(super) fn is_rare(&self, value: u32) -> bool {
        self.split.is_rare(value)
    }

    /// The nim-sums of the pairs that sum up to `m` and have a rare value.
    pub(super) fn rare_sums(&self, m: usize) -> impl Iterator<Item = u32> {
        let below = self.rare.partition_point(|(heap, _)| (*heap as usize) < m);
        self.sums(m, &self.rare[..below])
    }

    /// The same without two equal heaps.
    pub(super) fn rare_sums_of_unequal(&self, m: usize) -> impl Iterator<Item = u32> {
        let below = self.rare.partition_point(|(heap, _)| (*heap as usize) < m);
        let half = self.rare.partition_point(|(heap, _)| 2 * (*heap as usize) < m);
        let behind = self.rare.partition_point(|(heap, _)| 2 * (*heap as usize) <= m);
        self.sums(m, &self.rare[..half]).chain(self.sums(m, &self.rare[behind..below]))
    }

    /// The nim-sums of the pairs that sum up to `m` and have one of these.
    fn sums(&self, m: usize, rare: &[(u32, L)]) -> impl Iterator<Item = u32> {
        let larger = &self.values[..m];
        rare.iter().map(move |(heap, value)| (*value ^ larger[m - *heap as usize]).into())
    }
}
