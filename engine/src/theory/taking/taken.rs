//! Options of one stretch of digits.

use std::collections::VecDeque;

use super::{code::Stretch, heaps::Heaps, lanes::Lane, seen::Seen};
use crate::cancel::{Cancel, Stopped};

/// Heaps worked out between two looks at `cancel`.
const STRIDE: usize = 64;

/// All pairs are noted where so many heaps in a row reach the same m.
const WIDE: usize = 8;

/// So many pairs are compared in the time in which one is noted.
const LANES: usize = 16;

/// So many values may be sought for each m before more pairs are noted.
const SOUGHT: usize = 2;

/// So many pairs are noted at the least.
const LEAST: usize = 64;

/// The values of what is left after taking.
///
/// What is left of n after taking t has the values of everything that m = n − t can be left as, whatever n was. So each m is
/// worked out once, and a value is an option of n exactly when it was last seen in an m that the stretch reaches from n.
///
/// Of each m some pairs are noted: they show most values at once. Whether one of the few others is among the options is found
/// out when it is asked for: all pairs are compared with it alone, many side by side; or, where it is common and all pairs with
/// a rare value are noted, it is not.
pub(super) struct Taken {
    stretch: Stretch,
    /// For each value the newest m in which it was seen.
    seen: Seen,
    /// The next m that is not worked out.
    next: usize,
    /// The number of noted pairs of each m that the stretch still reaches; the newest last.
    noted: VecDeque<u32>,
    /// From this m on all pairs are noted.
    all_noted_from: usize,
    /// From this m on all pairs with a rare value are noted. So a common value that was seen in none of the m from here on is an
    /// option of none of them, for one of each pair it comes from is rare; behind it, and for rare values, pairs are compared.
    rare_noted_from: usize,
    /// The number of other pairs of the next m to note: as many as were worth while lately.
    notes: usize,
    /// The number of values found since then that more notes would have shown.
    found: usize,
    /// The number of pairs more that would have been noted without the split, in the time that it took.
    saved: i64,
    /// The work done so far, counted in notes.
    work: u64,
}

impl Taken {
    pub(super) fn new(stretch: Stretch) -> Self {
        Self {
            seen: Seen::new(stretch.most - stretch.least),
            stretch,
            next: 1,
            noted: VecDeque::new(),
            all_noted_from: 0,
            rare_noted_from: 0,
            notes: LEAST,
            found: 0,
            saved: 0,
            work: 0,
        }
    }

    /// Returns the work done so far, counted in the time that one note takes: the same on every machine.
    pub(super) const fn work(&self) -> u64 {
        self.work
    }

    /// Works out every m that the next heap reaches.
    pub(super) fn advance<L: Lane>(&mut self, heaps: &Heaps<L>, to: usize, cancel: &Cancel) -> Result<(), Stopped> {
        let n = heaps.len();
        while self.next + self.stretch.least <= n {
            let m = self.next;
            if m.is_multiple_of(STRIDE) {
                cancel.step(m as u64, to as u64)?;
            }
            self.seen.make_room(heaps.room());
            if self.stretch.one {
                self.seen.note(m, std::iter::once(heaps.value(m)));
            }
            self.next += 1;
            if self.stretch.two {
                self.note(m, heaps);
            }
        }
        Ok(())
    }

    /// Forgets that pairs with a rare value were noted: others are rare now.
    pub(super) fn split_anew(&mut self) {
        /// A split may do badly for so many m before it is judged.
        const PATIENCE: usize = 64;
        self.rare_noted_from = self.next;
        self.saved = signed(PATIENCE * self.next);
    }

    /// Returns whether the split has cost more than to note all pairs would have.
    pub(super) const fn regrets_split(&self) -> bool {
        self.is_wide() && self.saved < 0
    }

    /// Returns whether each m serves so many heaps that all its pairs are noted rather than compared for each heap anew.
    const fn is_wide(&self) -> bool {
        self.stretch.most - self.stretch.least >= WIDE
    }

    /// Notes pairs of m, the newest, and those with a rare value all.
    fn note<L: Lane>(&mut self, m: usize, heaps: &Heaps<L>) {
        self.balance();
        let pairs = self.pairs(m);
        let to = if self.is_wide() && !heaps.is_split() { pairs } else { pairs.min(self.notes) };
        if to < pairs {
            self.all_noted_from = m + 1;
        }
        if self.noted.len() > self.stretch.most - self.stretch.least {
            self.noted.pop_front();
        }
        self.noted.push_back(place(to));
        heaps.note(m, to, &mut self.seen);
        self.work += to as u64;
        if heaps.is_split() {
            self.work += 2 * heaps.rare() as u64;
            self.saved += signed(pairs) - signed(to) - signed(2 * heaps.rare());
            self.note_rare(m, to, heaps);
        } else {
            self.rare_noted_from = m + 1;
        }
    }

    /// Notes all other pairs of m with a rare value; those with one of the `noted` smallest heaps are noted already.
    fn note_rare<L: Lane>(&mut self, m: usize, noted: usize, heaps: &Heaps<L>) {
        if self.stretch.halves {
            self.seen.note(m, heaps.rare_sums(m, noted));
        } else {
            self.seen.note(m, heaps.rare_sums_of_unequal(m, noted));
        }
    }

    /// More notes where more values were sought than one note is worth, fewer where less.
    ///
    /// To find a value costs as many comparisons as pairs are looked through on the average until it is seen; one more note
    /// shows it with the chance that just so many go into. So a note is worth as many comparisons as values are sought.
    fn balance(&mut self) {
        const SLOWLY: usize = 64;
        let more = self.notes * self.found.min(8 * SOUGHT) / (SOUGHT * SLOWLY);
        self.notes = (self.notes + more - self.notes / SLOWLY).max(LEAST);
        self.found = 0;
    }

    /// Returns how many ways there are to leave two heaps that sum up to `m`.
    fn pairs(&self, m: usize) -> usize {
        if self.stretch.halves { m / 2 } else { m.saturating_sub(1) / 2 }
    }

    /// Returns whether `n` has been seen to have an option of this value here.
    pub(super) fn has(&self, value: usize, n: usize) -> bool {
        self.seen.has(value, self.oldest(n))
    }

    /// Returns whether the next heap has an option of this value that was not seen.
    pub(super) fn seek<L: Lane>(&mut self, value: u32, heaps: &Heaps<L>, cancel: &Cancel) -> Result<bool, Stopped> {
        if !self.stretch.two || value as usize >= self.seen.room() {
            return Ok(false);
        }
        // All pairs that a common value can come from may have been noted.
        let until = self.all_noted_from.min(if heaps.is_rare(value) { self.next } else { self.rare_noted_from });
        for m in (self.oldest(heaps.len())..until).rev() {
            if m.is_multiple_of(STRIDE) && cancel.is_stopped() {
                return Err(Stopped);
            }
            // There are as many of them as the stretch reaches heaps from the next one, the newest for the m before `next`.
            let noted = self.noted[m + self.noted.len() - self.next] as usize;
            let pairs = self.pairs(m);
            self.work += 1 + ((pairs - noted) / LANES) as u64;
            if heaps.meet(m, noted, pairs, value) {
                self.seen.note(m, std::iter::once(value));
                self.found += 1;
                return Ok(true);
            }
            self.saved -= signed((pairs - noted) / LANES);
        }
        Ok(false)
    }

    /// The first value from `from` on that `n` has not been seen to have an option of here.
    pub(super) fn first_unseen(&self, from: usize, n: usize) -> usize {
        self.seen.first_without(from, self.oldest(n))
    }

    /// The smallest m that the stretch reaches from `n`.
    fn oldest(&self, n: usize) -> usize {
        n.saturating_sub(self.stretch.most).max(1)
    }
}

/// Places in 32 bits: there is no memory for more.
fn place(m: usize) -> u32 {
    u32::try_from(m).unwrap_or(u32::MAX)
}

fn signed(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
