//! A row of bars of which each player takes some from the left, at most twice what the other has just taken.
//!
//! With r the first bar left (from 1), m the last take (1 at the start) and T(r) the sum of the bars from r on, the mover gets
//! S(r, m) = T(r) − min S(r + k, k) over 1 ≤ k ≤ min(2m, bars left), and S = 0 when none are left: backward induction
//! (R. Bellman, *Dynamic Programming*, 1957) over the limits of Fibonacci nim (M. J. Whinihan, 1963).
//!
//! A state costs one step and not 2m of them, since the minimum for m is the one for m − 1 with two options more. Where all
//! that is left may be taken, S = T, so a state needs room only while 2m is less than what is left, and only if it can be
//! reached from the position. It is stored in the row r of the state (r, ·) whose minimum reads it, at column k: that row
//! is then read from its beginning to its end, once, and thrown away.

mod excerpt;
#[cfg(test)]
mod tests;

use serde::Serialize;

pub use excerpt::Excerpt;

use crate::watch::{Stopped, Watch};

/// The figures of a row of bars.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreTable {
    /// r: the first bar left, from 1.
    pub first: u64,
    /// m: the last take, 1 at the start.
    pub last: u64,
    /// T(r): the sum of the bars left.
    pub total: i64,
    /// S(r, m): what the mover gets of it.
    pub score: i64,
    /// The takes and what each leaves the opponent, in ascending order: at most [`ScoreTable::MOST`].
    pub options: Vec<Choice>,
    /// How many takes there are.
    pub count: u64,
    /// The least that a take leaves the opponent; 0 when no bar is left.
    pub least: i64,
    /// The best takes, in ascending order: at most [`ScoreTable::MOST`].
    pub best: Vec<u64>,
    /// The one of them that leaves the opponent the fewest best replies; `None` when no bar is left.
    pub take: Option<u64>,
    /// What the bars of that take are worth.
    pub worth: i64,
    /// The table S around the position.
    pub excerpt: Excerpt,
}

impl ScoreTable {
    /// How many takes are listed at the most.
    pub const MOST: usize = 64;
}

/// One of the takes between which the minimum chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// k: how many bars are taken.
    pub take: u64,
    /// S(r + k, k): what the opponent gets then.
    pub score: i64,
}

/// A row of bars and all that is best in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solved {
    /// Every best take, in ascending order.
    pub best: Vec<u64>,
    /// The figures.
    pub table: ScoreTable,
}

/// Solves a row of bars, each of a positive price, of which `first` (from 1) is the first and before which `last` bars, at
/// least one, were taken.
///
/// # Errors
/// [`Stopped`] when the asker stopped the analysis through `watch`.
///
/// ```
/// use zugzwang_engine::{Watch, theory::score_table::solve};
///
/// let solved = solve(&[1, 2, 4, 8], 1, 1, &Watch::idle())?;
/// assert_eq!((solved.table.score, solved.best), (9, vec![1]));
/// # Ok::<(), zugzwang_engine::Stopped>(())
/// ```
pub fn solve(bars: &[i64], first: u64, last: u64, watch: &Watch) -> Result<Solved, Stopped> {
    let (mut sweep, bars) = (Sweep::new(bars, last), bars.len());
    for at in (1..bars).rev() {
        watch.step((bars - at) as u64, bars as u64)?;
        sweep.row(at);
    }
    Ok(sweep.solved(first, last))
}

/// How many rows are brought to their places at once.
const BLOCK: usize = 16;

/// Backward induction, row by row. Bars count from 0 here, beginning with the position's first.
struct Sweep {
    /// The sum of the bars from each on, with a 0 behind the last.
    sums: Vec<i64>,
    /// The largest take by which each place can be reached; at the position's own, the last one.
    most: Vec<usize>,
    /// What the minimum of each row is taken over: S(at + k, k) at `rows[at][k - 1]`, while that is less than the sum.
    rows: Vec<Vec<i64>>,
    /// S of the newest rows, which is not yet brought there; the newest last.
    block: Vec<Vec<i64>>,
    /// Room for rows to come, and for what a minimum is taken over.
    spare: Vec<Vec<i64>>,
    space: Vec<i64>,
    /// The first row that has its room.
    lowest: usize,
    /// How many best replies there are to each take of the position.
    replies: Vec<usize>,
    /// S in the column of the position's own last take.
    column: Vec<i64>,
}

impl Sweep {
    fn new(bars: &[i64], last: u64) -> Self {
        let count = bars.len();
        let mut sums: Vec<i64> = bars
            .iter()
            .rev()
            .scan(0, |sum, price| {
                *sum += price;
                Some(*sum)
            })
            .collect();
        sums.reverse();
        sums.push(0);
        // Twice as much must fit, and more than any row has is as good as all.
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
            column: vec![0; count + 1],
        }
    }

    fn count(&self) -> usize {
        self.sums.len() - 1
    }

    /// How many columns of a row are stored: in those behind them, all that is left may be taken.
    fn width(&self, at: usize) -> usize {
        let left = self.count() - at;
        (2 * self.most[at]).min(left.div_ceil(3).saturating_sub(1))
    }

    /// What the minimum of the row `at` is taken over for the first `takes` of them, in a space that is used again.
    fn options(&mut self, at: usize, takes: usize) -> Vec<i64> {
        let mut options = std::mem::take(&mut self.space);
        let row = &mut self.rows[at];
        for (option, (column, scores)) in row.iter_mut().zip(self.block.iter().rev().enumerate()) {
            *option = scores.get(column).copied().unwrap_or(0);
        }
        options.clear();
        options.extend(row.iter().take(takes));
        options.extend(&self.sums[at + options.len() + 1..=at + takes]);
        options
    }

    /// S(at, m) for every m by which the place can be reached and that does not allow to take all.
    fn row(&mut self, at: usize) {
        let left = self.count() - at;
        let reach = self.most[at].min((left - 1) / 2);
        self.make_room(at - reach);
        let options = self.options(at, 2 * reach);
        let total = self.sums[at];
        let mut least = i64::MAX;
        let score = |pair: &[i64]| {
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

    /// Brings the rows from `at` on to where they will be read.
    ///
    /// One state of each would lie in another place of the memory; of a block of rows some neighbours lie together.
    fn store(&mut self, at: usize) {
        for (row, place) in self.rows[self.lowest..at].iter_mut().zip(self.lowest..) {
            let columns = at - place - 1..;
            let Some(cells) = row.get_mut(columns.clone()) else { continue };
            for ((cell, scores), column) in cells.iter_mut().zip(self.block.iter().rev()).zip(columns) {
                // Not every smaller take leads here, too: a state that cannot be come to has no room.
                if let Some(score) = scores.get(column) {
                    *cell = *score;
                }
            }
        }
        self.spare.append(&mut self.block);
    }

    /// Gives every row from `from` on its room; a row that is not yet written to has none.
    fn make_room(&mut self, from: usize) {
        while self.lowest > from {
            self.lowest -= 1;
            self.rows[self.lowest] = vec![0; self.width(self.lowest)];
        }
    }

    fn solved(mut self, first: u64, last: u64) -> Solved {
        let takes = self.replies.len();
        self.make_room(0);
        let options = self.options(0, takes);
        let least = options.iter().copied().min().unwrap_or(0);
        let best: Vec<usize> = (1..=takes).filter(|take| options[take - 1] == least).collect();
        let take = best.iter().copied().min_by_key(|take| (self.replies[take - 1], *take));
        let listed = (1..).zip(&options).take(ScoreTable::MOST);
        let listed = listed.map(|(take, &score)| Choice { take, score }).collect();
        let (total, score) = (self.sums[0], self.sums[0] - least);
        let worth = total - self.sums[take.unwrap_or(0)];
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
        };
        Solved { best, table }
    }

    /// Whether a place can be reached by a take.
    fn is_reached(&self, at: usize, take: usize) -> bool {
        take <= at && 2 * self.most[at - take] >= take
    }

    /// S(at, take), where that can be reached and is kept: in the first rows and in the position's own column.
    fn score(&self, at: usize, take: usize) -> Option<i64> {
        if !self.is_reached(at, take) {
            None
        } else if 2 * take >= self.count() - at {
            Some(self.sums[at])
        } else if take == self.most[0] {
            Some(self.column[at])
        } else {
            self.rows[at - take].get(take - 1).copied()
        }
    }
}

/// The largest take that leads to each place up to `count`, where `last` was taken before the first.
///
/// One place further it is larger by one at the most, because one bar less could have been taken: so a search downwards
/// from there takes a constant number of steps on the average.
fn largest_takes(count: usize, last: usize) -> Vec<usize> {
    let mut most = vec![last];
    for at in 1..=count {
        let from = at.min(most[at - 1] + 1);
        most.push((1..=from).rev().find(|take| 2 * most[at - take] >= *take).unwrap_or(1));
    }
    most
}
