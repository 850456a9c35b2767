//! Backward induction, row by row.

use std::ops::Sub;

use super::{Choice, Excerpt, ScoreTable, Solved};
use crate::cancel::{Cancel, Stopped};

/// A sum of prices, with as many bits as the largest one needs.
pub(super) trait Sum: Copy + Ord + Default + Sub<Output = Self> + Into<i64> {
    /// At least as large as any sum.
    const MOST: Self;
}

impl Sum for i32 {
    const MOST: Self = Self::MAX;
}

impl Sum for i64 {
    const MOST: Self = Self::MAX;
}

/// The number of rows stored at a time.
const BLOCK: usize = 16;

/// Backward induction, row by row. Bars count from 0 here, starting with the position's first.
pub(super) struct Sweep<S> {
    /// The sum of the bars from each bar on, followed by a 0.
    sums: Vec<S>,
    /// The largest move by which each place can be reached; for the position itself, the previous move.
    pub(super) most: Vec<usize>,
    /// The scores over which the minimum of each row is taken: S(at + k, k) at `rows[at][k - 1]`, as long as that is
    /// less than the sum.
    rows: Vec<Vec<S>>,
    /// S of the newest rows, which are not stored in `rows` yet; the newest is last.
    block: Vec<Vec<S>>,
    /// Buffers for later rows, and for the options of a minimum.
    spare: Vec<Vec<S>>,
    space: Vec<S>,
    /// The first row that has been allocated.
    lowest: usize,
    /// The number of best replies to each move of the position.
    replies: Vec<usize>,
    /// S in the column of the position's own previous move.
    column: Vec<S>,
}

impl<S: Sum> Sweep<S> {
    pub(super) fn new(sums: Vec<S>, last: u64) -> Self {
        let count = sums.len() - 1;
        // Twice the move must not overflow, and a move larger than the row is as good as all of it.
        let last = usize::try_from(last).unwrap_or(usize::MAX).clamp(1, usize::MAX / 2);
        Self {
            sums,
            most: largest_takes(count, last),
            rows: vec![Vec::new(); count + 1],
            block: Vec::with_capacity(BLOCK),
            spare: Vec::new(),
            space: Vec::new(),
            lowest: count,
            replies: vec![1; count.min(2 * last)],
            column: vec![S::default(); count + 1],
        }
    }

    pub(super) fn count(&self) -> usize {
        self.sums.len() - 1
    }

    /// Returns how many columns of a row are stored. In the columns after them, everything left may be taken.
    fn width(&self, at: usize) -> usize {
        let left = self.count() - at;
        (2 * self.most[at]).min(left.div_ceil(3).saturating_sub(1))
    }

    /// Returns the first `takes` of the scores over which the minimum of the row `at` is taken, in a reused buffer.
    fn options(&mut self, at: usize, takes: usize) -> Vec<S> {
        let mut options = std::mem::take(&mut self.space);
        let row = &mut self.rows[at];
        for (option, (column, scores)) in row.iter_mut().zip(self.block.iter().rev().enumerate()) {
            *option = scores.get(column).copied().unwrap_or_default();
        }
        options.clear();
        options.extend(row.iter().take(takes));
        options.extend(&self.sums[at + options.len() + 1..=at + takes]);
        options
    }

    /// Computes S(at, m) for every m by which the place can be reached and which does not allow taking everything.
    fn row(&mut self, at: usize) {
        let left = self.count() - at;
        let reach = self.most[at].min((left - 1) / 2);
        self.make_room(at - reach);
        let options = self.options(at, 2 * reach);
        let total = self.sums[at];
        let mut least = S::MOST;
        let score = |pair: &[S]| {
            least = least.min(pair[0].min(pair[1]));
            total - least
        };
        let mut scores = self.spare.pop().unwrap_or_default();
        scores.clear();
        scores.extend(options.chunks_exact(2).map(score));
        if let Some(score) = scores.get(at - 1).filter(|_| at <= self.replies.len()) {
            self.replies[at - 1] = options[..2 * at].iter().filter(|option| total - **option == *score).count();
        }
        if let Some(score) = scores.get(self.most[0] - 1) {
            self.column[at] = *score;
        }
        self.space = options;
        if at >= Excerpt::SIDE {
            self.rows[at] = Vec::new();
        }
        self.block.push(scores);
        if self.block.len() == BLOCK {
            self.store(at);
        }
    }

    /// Stores the rows from `at` on where they will be read.
    ///
    /// Storing one row would touch a distant cache line for each state; in a block of rows, several neighbours share
    /// one.
    fn store(&mut self, at: usize) {
        for (row, place) in self.rows[self.lowest..at].iter_mut().zip(self.lowest..) {
            let columns = at - place - 1..;
            let Some(cells) = row.get_mut(columns.clone()) else { continue };
            for ((cell, scores), column) in cells.iter_mut().zip(self.block.iter().rev()).zip(columns) {
                // Not every smaller move leads here too: a state that cannot be reached has no entry.
                if let Some(score) = scores.get(column) {
                    *cell = *score;
                }
            }
        }
        self.spare.append(&mut self.block);
    }

    /// Allocates every row from `from` on; rows that are not written to yet take no memory.
    fn make_room(&mut self, from: usize) {
        while self.lowest > from {
            self.lowest -= 1;
            self.rows[self.lowest] = vec![S::default(); self.width(self.lowest)];
        }
    }

    /// Solves the row.
    pub(super) fn run(mut self, first: u64, last: u64, cancel: &Cancel) -> Result<Solved, Stopped> {
        let bars = self.count();
        for at in (1..bars).rev() {
            cancel.step((bars - at) as u64, bars as u64)?;
            self.row(at);
        }
        Ok(self.solved(first, last))
    }

    fn solved(mut self, first: u64, last: u64) -> Solved {
        let takes = self.replies.len();
        self.make_room(0);
        let options = self.options(0, takes);
        let least = options.iter().copied().min().unwrap_or_default();
        let best: Vec<usize> = (1..=takes).filter(|take| options[take - 1] == least).collect();
        let take = best.iter().copied().min_by_key(|take| (self.replies[take - 1], *take));
        let listed = (1..).zip(&options).take(ScoreTable::MOST);
        let listed = listed.map(|(take, &score)| Choice { take, score: score.into() }).collect();
        let (total, least) = (self.sums[0].into(), least.into());
        let (score, worth) = (total - least, total - self.sums[take.unwrap_or(0)].into());
        let excerpt = Excerpt::around(&self, first, score, take.unwrap_or(1));
        let best: Vec<u64> = best.into_iter().map(|take| take as u64).collect();
        let table = ScoreTable {
            first,
            last,
            total,
            score,
            options: listed,
            count: takes as u64,
            least,
            best: best.iter().copied().take(ScoreTable::MOST).collect(),
            take: take.map(|take| take as u64),
            worth,
            excerpt,
            tail: self.sums.iter().rev().skip(1).take(2).map(|&sum| sum.into()).collect(),
        };
        Solved { best, table }
    }

    /// Returns whether a place can be reached by a move of this size.
    pub(super) fn is_reached(&self, at: usize, take: usize) -> bool {
        take <= at && 2 * self.most[at - take] >= take
    }

    /// Returns S(at, take) if it can be reached and is stored: in the first rows and in the position's own column.
    pub(super) fn score(&self, at: usize, take: usize) -> Option<i64> {
        if !self.is_reached(at, take) {
            None
        } else if 2 * take >= self.count() - at {
            Some(self.sums[at].into())
        } else if take == self.most[0] {
            Some(self.column[at].into())
        } else {
            self.rows[at - take].get(take - 1).map(|&score| score.into())
        }
    }
}

/// Returns the largest move that leads to each place up to `count`, if the first one was reached by a move of `last`.
///
/// It grows by at most one from each place to the next, because one bar less could have been taken. So searching
/// downwards from there takes a constant number of steps on average.
pub(super) fn largest_takes(count: usize, last: usize) -> Vec<usize> {
    let mut most = vec![last];
    for at in 1..=count {
        let from = at.min(most[at - 1] + 1);
        most.push((1..=from).rev().find(|take| 2 * most[at - take] >= *take).unwrap_or(1));
    }
    most
}
