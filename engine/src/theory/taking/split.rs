//! Rare and common values.

/// A split of all values into rare and common ones: a value is rare if its binary digits under the mask have an even number of
/// ones.
///
/// The nim-sum of two rare or of two common values is rare, that of a rare and a common one is common. So the pairs with a rare
/// value alone decide whether a common value is among the options. These are few if the mask is well chosen, because in many octal
/// games nearly all values are common (E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*, 1982: the sparse space). The
/// values are right under any mask; the mask only decides how fast they are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Split {
    mask: u32,
}

impl Split {
    /// A split pays where at most one value in this number is rare: noting all pairs with a rare value is then less work than
    /// comparing all pairs with one value.
    pub(super) const WORTH: i64 = 8;

    /// No split: every value counts as rare.
    pub(super) const NONE: Self = Self { mask: 0 };

    pub(super) const fn is_rare(self, value: u32) -> bool {
        (value & self.mask).count_ones().is_multiple_of(2)
    }

    /// Returns the split with the fewest rare values, if at most one value in `worth` is rare. All values are below `room`, a power
    /// of two.
    pub(super) fn of(values: impl Iterator<Item = u32>, room: usize, worth: i64) -> Self {
        let mut sums = vec![0_i64; room];
        for value in values {
            sums[value as usize] += 1;
        }
        let all: i64 = sums.iter().sum();
        // The Walsh–Hadamard transform gives, for each mask, the number of rare values less that of common ones.
        let mut half = 1;
        while half < room {
            for block in sums.chunks_exact_mut(2 * half) {
                let (low, high) = block.split_at_mut(half);
                for (a, b) in low.iter_mut().zip(high) {
                    (*a, *b) = (*a + *b, *a - *b);
                }
            }
            half *= 2;
        }
        let best = (0..).zip(sums).min_by_key(|(_, sum)| *sum);
        // So the number of all values plus that difference is twice the number of rare ones.
        best.filter(|(_, sum)| (all + sum) * worth <= 2 * all).map_or(Self::NONE, |(mask, _)| Self { mask })
    }
}
