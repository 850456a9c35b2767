//! What taking from one stretch of digits leads to.

use std::collections::VecDeque;

use super::{code::Stretch, heaps::Heaps, lanes::Lane};
use crate::watch::{Stopped, Watch};

/// Heaps worked out between two looks at the watch.
const STRIDE: usize = 64;

/// So many pairs are compared in the time in which one is noted.
const LANES: usize = 8;

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
    /// For each value the largest m so far in which it was seen; 0 where it was not.
    latest: Vec<u32>,
    /// The next m that is not worked out.
    next: usize,
    /// How many pairs of each m that the stretch still reaches have been noted; the newest last.
    noted: VecDeque<u32>,
    /// From this m on all pairs with a rare value are noted. So a common value that was seen in none of the m from here on is an
    /// option of none of them, for one of each pair it comes from is rare; behind it, and for rare values, pairs are compared.
    rare_noted_from: usize,
    /// How many other pairs of the next m to note: as many as were worth while lately.
    notes: usize,
    /// How many values were found since then that more notes would have shown.
    found: usize,
}

impl Taken {
    pub(super) fn new(stretch: Stretch) -> Self {
        Self {
            stretch,
            latest: Vec::new(),
            next: 1,
            noted: VecDeque::new(),
            rare_noted_from: 0,
            notes: LEAST,
            found: 0,
        }
    }

    /// Works out every m that the next heap reaches.
    pub(super) fn advance<L: Lane>(&mut self, heaps: &Heaps<L>, to: usize, watch: &Watch) -> Result<(), Stopped> {
        let n = heaps.len();
        while self.next + self.stretch.least <= n {
            let m = self.next;
            if m.is_multiple_of(STRIDE) {
                watch.step(n as u64, to as u64)?;
            }
            if self.latest.len() < heaps.room() {
                self.latest.resize(heaps.room(), 0);
            }
            if self.stretch.one {
                self.latest[heaps.value(m) as usize] = stamp(m);
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
        self.rare_noted_from = self.next;
    }

    /// Notes pairs of m, the newest, and those with a rare value all.
    fn note<L: Lane>(&mut self, m: usize, heaps: &Heaps<L>) {
        self.balance();
        // What is noted serves as many heaps as the stretch reaches m from; what is compared is compared for each anew.
        let all = self.stretch.most - self.stretch.least >= LANES && !heaps.is_split();
        let to = self.pairs(m).min(if all { usize::MAX } else { self.notes });
        if self.noted.len() > self.stretch.most - self.stretch.least {
            self.noted.pop_front();
        }
        self.noted.push_back(stamp(to));
        let (smaller, larger) = heaps.pairs(m, 0, to);
        see(&mut self.latest, m, smaller.iter().zip(larger).map(|(a, b)| (*a ^ *b).into()));
        if heaps.is_split() {
            self.note_rare(m, heaps);
        } else {
            self.rare_noted_from = m + 1;
        }
    }

    /// Notes all pairs of m with a rare value. On its own, for this loop is where the time goes: beside others it is slower.
    #[inline(never)]
    fn note_rare<L: Lane>(&mut self, m: usize, heaps: &Heaps<L>) {
        if self.stretch.halves {
            see(&mut self.latest, m, heaps.rare_sums(m));
        } else {
            see(&mut self.latest, m, heaps.rare_sums_of_unequal(m));
        }
    }

    /// More notes where more values had to be sought than one note is worth, fewer where less.
    ///
    /// To find a value costs as many comparisons as pairs are looked through on the average until it is seen; one more note
    /// shows it with the chance that just so many go into. So a note is worth as many comparisons as values are sought.
    fn balance(&mut self) {
        if self.found > LANES {
            self.notes += self.notes / 16;
        } else {
            self.notes -= (self.notes - LEAST) / 16;
        }
        self.found = 0;
    }

    /// How many ways there are to leave two heaps that sum up to `m`.
    fn pairs(&self, m: usize) -> usize {
        if self.stretch.halves { m / 2 } else { m.saturating_sub(1) / 2 }
    }

    /// Whether `n` has been seen to have an option of this value here.
    pub(super) fn has(&self, value: usize, n: usize) -> bool {
        self.latest.get(value).is_some_and(|latest| *latest as usize >= self.oldest(n))
    }

    /// Whether the next heap has an option of this value that was not seen.
    pub(super) fn seek<L: Lane>(&mut self, value: u32, heaps: &Heaps<L>, watch: &Watch) -> Result<bool, Stopped> {
        let Some(wanted) = L::of(value).filter(|_| self.stretch.two) else { return Ok(false) };
        if value as usize >= self.latest.len() {
            return Ok(false);
        }
        // All pairs that a common value can come from may have been noted.
        let until = if heaps.is_rare(value) { self.next } else { self.rare_noted_from };
        for m in (self.oldest(heaps.len())..until).rev() {
            if m.is_multiple_of(STRIDE) && watch.is_stopped() {
                return Err(Stopped);
            }
            // There are as many of them as the stretch reaches heaps from the next one, the newest for the m before `next`.
            let noted = self.noted[m + self.noted.len() - self.next] as usize;
            let (smaller, larger) = heaps.pairs(m, noted, self.pairs(m));
            if L::meets(smaller, larger, wanted) {
                let seen = &mut self.latest[value as usize];
                *seen = (*seen).max(stamp(m));
                self.found += 1;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The first value from `from` on that `n` has not been seen to have an option of here.
    pub(super) fn first_unseen(&self, from: usize, n: usize) -> usize {
        const BLOCK: usize = 16;
        let oldest = stamp(self.oldest(n));
        let known = self.latest.get(from..).unwrap_or(&[]);
        let full = |block: &&[u32]| block.iter().filter(|latest| **latest >= oldest).count() == BLOCK;
        let passed = BLOCK * known.chunks_exact(BLOCK).take_while(full).count();
        from + passed + known[passed..].iter().take_while(|latest| **latest >= oldest).count()
    }

    /// The smallest m that the stretch reaches from `n`.
    fn oldest(&self, n: usize) -> usize {
        n.saturating_sub(self.stretch.most).max(1)
    }
}

/// Heaps and places in 32 bits: there is no memory for more.
fn stamp(m: usize) -> u32 {
    u32::try_from(m).unwrap_or(u32::MAX)
}

/// Notes that m, the newest, has options of these values.
fn see(latest: &mut [u32], m: usize, values: impl Iterator<Item = u32>) {
    let m = stamp(m);
    for value in values {
        latest[value as usize] = m;
    }
}
