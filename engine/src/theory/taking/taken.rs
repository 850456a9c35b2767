//! The options of one group of digits.

use std::collections::VecDeque;

use super::{code::Group, heaps::Heaps, lanes::Lane, seen::Seen};
use crate::cancel::{Cancel, Stopped};

/// The number of sums worked out between two looks at `cancel`.
const STRIDE: usize = 64;

/// With more digits than this, all pairs of each sum are noted.
const WIDE: usize = 8;

/// The number of pairs compared in the time that one note takes.
const LANES: usize = 16;

/// The number of values that may be sought for each sum before more of its pairs are noted.
const SOUGHT: usize = 2;

/// The fewest pairs noted for each sum.
const LEAST: usize = 64;

/// The values of everything that can be left after taking.
///
/// After taking t from n, everything that m = n − t can be left as is an option, whatever n was. So each sum m is worked out
/// once, and a value is an option of n exactly when it was seen in an m that the group reaches from n.
///
/// Of each m some pairs are noted: they show most values at once. Whether one of the few other values is among the options is
/// found out when that is asked: all pairs are compared with it, many side by side. A common value needs no comparison where all
/// pairs with a rare value are noted.
pub(super) struct Taken {
    group: Group,
    /// For each value the sums in which it was seen.
    seen: Seen,
    /// The next m to work out.
    next: usize,
    /// The number of noted pairs of each m that the group still reaches; the newest last.
    noted: VecDeque<u32>,
    /// From this m on all pairs are noted.
    all_noted_from: usize,
    /// From this m on all pairs with a rare value are noted. A common value that was seen in none of these m is an option of none
    /// of them, because one of each pair that makes it is rare. Before this m, and for rare values, pairs are compared.
    rare_noted_from: usize,
    /// The number of other pairs to note for the next m: as many as paid lately.
    notes: usize,
    /// The number of values found by comparing since `notes` was last adjusted.
    found: usize,
    /// The number of pairs that the split has saved from being noted, less the work that it has cost.
    saved: i64,
    /// The work done so far, counted in notes.
    work: u64,
}

impl Taken {
    pub(super) fn new(group: Group) -> Self {
        Self {
            seen: Seen::new(&group),
            group,
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

    /// Returns the work done so far, counted in notes, which makes it the same on every machine.
    pub(super) const fn work(&self) -> u64 {
        self.work
    }

    /// Works out every m that the next heap reaches.
    pub(super) fn advance<L: Lane>(&mut self, heaps: &Heaps<L>, to: usize, cancel: &Cancel) -> Result<(), Stopped> {
        let n = heaps.len();
        while self.next + self.group.least() <= n {
            let m = self.next;
            if m.is_multiple_of(STRIDE) {
                cancel.step(m as u64, to as u64)?;
            }
            self.seen.make_room(heaps.room());
            if self.group.one {
                self.seen.note(m, std::iter::once(heaps.value(m)));
            }
            self.next += 1;
            if self.group.two {
                self.note(m, heaps);
            }
        }
        Ok(())
    }

    /// Starts again to note the pairs with a rare value, because other values are rare now.
    pub(super) fn split_anew(&mut self) {
        /// The number of sums for which a split may cost more than it saves before it is judged.
        const PATIENCE: usize = 64;
        self.rare_noted_from = self.next;
        self.saved = signed(PATIENCE * self.next);
    }

    /// Returns whether the split has cost more than noting all pairs would have.
    pub(super) const fn regrets_split(&self) -> bool {
        self.is_wide() && self.saved < 0
    }

    /// Returns whether so many heaps have the options of each m that noting all its pairs once is less work than comparing them
    /// for each of these heaps.
    const fn is_wide(&self) -> bool {
        self.group.digits.len() > WIDE
    }

    /// Notes some pairs of m, the newest, and all pairs with a rare value.
    fn note<L: Lane>(&mut self, m: usize, heaps: &Heaps<L>) {
        self.balance();
        let pairs = self.pairs(m);
        let to = if self.is_wide() && !heaps.is_split() { pairs } else { pairs.min(self.notes) };
        if to < pairs {
            self.all_noted_from = m + 1;
        }
        if self.noted.len() > self.group.most() - self.group.least() {
            self.noted.pop_front();
        }
        self.noted.push_back(place(to));
        heaps.note(m, to, &mut self.seen);
        self.work += self.worth(to, pairs) as u64;
        if heaps.is_split() {
            self.work += 2 * heaps.rare() as u64;
            self.saved += signed(pairs) - signed(to) - signed(2 * heaps.rare());
            self.note_rare(m, to, heaps);
        } else {
            self.rare_noted_from = m + 1;
        }
    }

    /// Returns the work that noting `to` of the pairs of a sum is counted as.
    ///
    /// All pairs of digits that are not adjacent are counted as the comparisons that they replace, if these are less work. So no
    /// code uses up its work sooner than if each of its digits compared these pairs.
    fn worth(&self, to: usize, pairs: usize) -> usize {
        if to == pairs && !self.group.is_adjacent() { to * self.group.digits.len().min(LANES) / LANES } else { to }
    }

    /// Notes all pairs of m with a rare value except those with one of the `noted` smallest heaps, which are noted already.
    fn note_rare<L: Lane>(&mut self, m: usize, noted: usize, heaps: &Heaps<L>) {
        if self.group.halves {
            self.seen.note(m, heaps.rare_sums(m, noted));
        } else {
            self.seen.note(m, heaps.rare_sums_of_unequal(m, noted));
        }
    }

    /// Notes more pairs where more values were sought than one note is worth, fewer where less.
    ///
    /// Finding a value costs as many comparisons as there are pairs before it on average. One more note shows it with a chance of
    /// one in that number. So a note is worth as many comparisons as values are sought.
    fn balance(&mut self) {
        const SLOWLY: usize = 64;
        let more = self.notes * self.found.min(8 * SOUGHT) / (SOUGHT * SLOWLY);
        self.notes = (self.notes + more - self.notes / SLOWLY).max(LEAST);
        self.found = 0;
    }

    /// Returns the number of ways to leave two heaps that add up to `m`.
    fn pairs(&self, m: usize) -> usize {
        if self.group.halves { m / 2 } else { m.saturating_sub(1) / 2 }
    }

    /// Returns whether heap n, the next one, has been seen to have an option of this value here.
    pub(super) fn has<L: Lane>(&self, value: usize, heaps: &Heaps<L>) -> bool {
        let n = heaps.len();
        let mut singles = self.group.singles.iter().take_while(|taken| **taken < n);
        self.seen.has(value, n) || singles.any(|taken| heaps.value(n - taken) as usize == value)
    }

    /// Returns whether the next heap has an option of this value that was not seen.
    pub(super) fn seek<L: Lane>(&mut self, value: u32, heaps: &Heaps<L>, cancel: &Cancel) -> Result<bool, Stopped> {
        if !self.group.two || value as usize >= self.seen.room() {
            return Ok(false);
        }
        // All pairs that can make a common value may have been noted.
        let until = self.all_noted_from.min(if heaps.is_rare(value) { self.next } else { self.rare_noted_from });
        let n = heaps.len();
        let digits = &self.group.digits;
        let (from, to) =
            (digits.partition_point(|taken| taken + until <= n), digits.partition_point(|taken| *taken < n));
        for m in digits[from.min(to)..to].iter().map(|taken| n - taken) {
            if m.is_multiple_of(STRIDE) && cancel.is_stopped() {
                return Err(Stopped);
            }
            // The last entry of `noted` is that of the m before `next`.
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

    /// Returns the first value from `from` on that heap `n` has not been seen to have an option of here.
    pub(super) fn first_unseen(&mut self, from: usize, n: usize) -> usize {
        self.seen.first_without(from, n)
    }
}

/// Converts a number of pairs to 32 bits. There is no memory for more.
fn place(pairs: usize) -> u32 {
    u32::try_from(pairs).unwrap_or(u32::MAX)
}

fn signed(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
