//! The options of digits that are not adjacent: one row of bits for each sum.

use std::collections::VecDeque;

use super::lanes::Lane;
use crate::simd::{self, widest};

/// The number of words looked at together.
const BLOCK: usize = 8;

/// For each sum m in reach, the values seen among the nim-sums of the pairs of heaps that add up to m, one bit each.
///
/// The digits that may break a heap all share these rows: a heap n has the options of row n − t for each such digit t.
#[derive(Debug)]
pub(super) struct Rows {
    /// The digits that may break a heap, ascending.
    digits: Vec<usize>,
    /// The rows in reach, the newest last.
    newest: VecDeque<Vec<u64>>,
    /// The m after that of the newest row.
    next: usize,
    /// The number of values that there is room for.
    room: usize,
    /// Scratch space: a non-zero byte for each value seen in the newest row, because bytes are faster to write than bits.
    seen: Vec<u8>,
}

impl Rows {
    pub(super) const fn new(digits: Vec<usize>) -> Self {
        Self { digits, newest: VecDeque::new(), next: 0, room: 0, seen: Vec::new() }
    }

    /// Makes room for values below `room`, a power of two.
    pub(super) fn make_room(&mut self, room: usize) {
        self.room = self.room.max(room).max(64 * BLOCK);
        self.seen.resize(self.room, 0);
    }

    /// Returns the number of values that there is room for.
    pub(super) const fn room(&self) -> usize {
        self.room
    }

    /// Notes that these values are seen in the row of `m`.
    pub(super) fn note(&mut self, m: usize, values: impl Iterator<Item = u32>) {
        let Some(row) = self.row_mut(m) else { return };
        for value in values {
            if let Some(word) = row.get_mut(value as usize / 64) {
                *word |= 1 << (value % 64);
            }
        }
    }

    /// Notes that the nim-sums of these pairs are seen in the row of `m`. Both slices have the same length.
    pub(super) fn note_sums<L: Lane>(&mut self, m: usize, left: &[L], right: &[L]) {
        let mut seen = std::mem::take(&mut self.seen);
        L::stamp_sums(left, right, &mut seen, 1);
        if let Some(row) = self.row_mut(m) {
            simd::pack(&seen, row);
        }
        seen.fill(0);
        self.seen = seen;
    }

    /// The row of `m`, which is in reach. Rows out of reach are reused for the new ones.
    fn row_mut(&mut self, m: usize) -> Option<&mut [u64]> {
        let reach = self.digits.last().zip(self.digits.first()).map_or(0, |(most, least)| most - least);
        while self.next <= m {
            let mut row =
                if self.newest.len() > reach { self.newest.pop_front().unwrap_or_default() } else { Vec::new() };
            row.clear();
            row.resize(self.room / 64, 0);
            self.newest.push_back(row);
            self.next += 1;
        }
        let at = (m + self.newest.len()).checked_sub(self.next)?;
        self.newest.get_mut(at).map(Vec::as_mut_slice)
    }

    /// The rows that heap `n` has options in, the newest first.
    fn of_heap(&self, n: usize) -> impl Iterator<Item = &[u64]> {
        let sums = self.digits.iter().map_while(move |digit| n.checked_sub(*digit));
        sums.map_while(|m| (m + self.newest.len()).checked_sub(self.next))
            .filter_map(|at| self.newest.get(at))
            .map(Vec::as_slice)
    }

    /// Returns whether heap `n` has been seen to have an option of this value.
    pub(super) fn has(&self, value: usize, n: usize) -> bool {
        self.of_heap(n).any(|row| row.get(value / 64).is_some_and(|word| word >> (value % 64) & 1 != 0))
    }

    /// Returns the first value from `from` on that heap `n` has not been seen to have an option of.
    pub(super) fn first_without(&self, from: usize, n: usize) -> usize {
        let rows: Vec<&[u64]> = self.of_heap(n).collect();
        widest!(first_without(&rows, from))
    }
}

#[inline(always)]
#[allow(clippy::inline_always, reason = "a function that is not inlined is not compiled for the detected processor")]
fn first_without(rows: &[&[u64]], from: usize) -> usize {
    // The values below `from` count as seen.
    let mut word = from / 64 / BLOCK * BLOCK;
    let mut seen = [0; BLOCK];
    for (at, seen) in (word..).zip(&mut seen) {
        let below = from.saturating_sub(64 * at);
        *seen = u32::try_from(below).ok().and_then(|below| 1_u64.checked_shl(below)).map_or(u64::MAX, |bit| bit - 1);
    }
    loop {
        for row in rows {
            let words = row.get(word..).and_then(<[u64]>::first_chunk::<BLOCK>);
            for (seen, new) in seen.iter_mut().zip(words.into_iter().flatten()) {
                *seen |= new;
            }
            if seen == [u64::MAX; BLOCK] {
                break;
            }
        }
        if let Some(at) = seen.iter().position(|seen| *seen != u64::MAX) {
            return 64 * (word + at) + seen[at].trailing_ones() as usize;
        }
        word += BLOCK;
        seen = [0; BLOCK];
    }
}
