//! The octal periodicity theorem.

/// A proved period: from some heap on the values repeat for ever.
///
/// Theorem (R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956). Let at most t be taken at once, and let
/// G(n + p) = G(n) for every n with n₀ ≤ n < 2n₀ + p + t, where n₀ ≥ 1. Then G(n + p) = G(n) for every n ≥ n₀.
///
/// Proof, by induction on N ≥ 2n₀ + p + t. N > t, so at least one heap is left of N and of N + p. What is left of N + p is a
/// and b with a + b ≥ N + p − t ≥ 2n₀ + 2p, so one of them, say b, is at least n₀ + p; b − p ≥ n₀ is a heap, less than N, so
/// G(b) = G(b − p), and a and b − p are left of N with the same value. Likewise of a and b left of N, a + b ≥ N − t ≥ 2n₀ + p,
/// so b ≥ n₀, and a and b + p are left of N + p with the same value. So N and N + p have options of the same values.
///
/// Values from 0 to 2n₀ + 2p + t − 1 are therefore all that is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Period {
    /// Its length p.
    pub length: u64,
    /// Its beginning: the least n from which on the values repeat.
    pub from: u64,
    /// The largest n whose value is needed for the proof.
    pub proved_by: u64,
}

impl Period {
    /// Returns the shortest period that these values prove, where at most `most` can be taken at once.
    pub(super) fn of<T: Copy + Eq>(values: &[T], most: usize) -> Option<Self> {
        let known = values.len();
        let matches = overlaps(values);
        let proved = |length: &usize| {
            // After the last n at which the values differ, they repeat to the end.
            let from = known - length - matches[*length];
            let needed = 2 * from.max(1) + 2 * length + most;
            (needed <= known).then_some((from, needed))
        };
        let (length, (from, needed)) = (1..known).find_map(|length| Some((length, proved(&length)?)))?;
        Some(Self { length: length as u64, from: from as u64, proved_by: needed as u64 - 1 })
    }

    /// Returns the heap in the first period that has the same value as `n`.
    pub(super) const fn fold(self, n: u64) -> u64 {
        if n < self.from { n } else { self.from + (n - self.from) % self.length }
    }
}

/// Returns, for each p, the number of places at the end at which the values equal those p places before. This is the Z-function of
/// the values read backwards.
fn overlaps<T: Copy + Eq>(values: &[T]) -> Vec<usize> {
    let known = values.len();
    let back = |at: usize| values[known - 1 - at];
    let mut overlaps = vec![0; known];
    let (mut from, mut to) = (0, 0);
    for at in 1..known {
        let mut same = if at < to { overlaps[at - from].min(to - at) } else { 0 };
        while at + same < known && back(same) == back(at + same) {
            same += 1;
        }
        if at + same > to {
            (from, to) = (at, at + same);
        }
        overlaps[at] = same;
    }
    overlaps
}
