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
mod sweep;
#[cfg(test)]
mod tests;

pub use excerpt::Excerpt;
use sweep::Sweep;

use crate::cancel::{Cancel, Stopped};

/// The figures of a row of bars.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
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
    /// The number of takes to choose from.
    pub count: u64,
    /// The least that a take leaves the opponent; 0 when no bar is left.
    pub least: i64,
    /// The best takes, in ascending order: at most [`ScoreTable::MOST`].
    pub best: Vec<u64>,
    /// The one of them that leaves the opponent the fewest best replies; `None` when no bar is left.
    pub take: Option<u64>,
    /// The sum of the bars of that take; 0 when no bar is left.
    pub worth: i64,
    /// The table S around the position.
    pub excerpt: Excerpt,
    /// The price of the last bar of the row, then that of the last two together; none that the row does not have.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub tail: Vec<i64>,
}

impl ScoreTable {
    /// The most takes that are listed.
    pub const MOST: usize = 64;
}

/// One of the takes between which the minimum chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
/// [`Stopped`] when the asker stopped the analysis through `cancel`.
///
/// ```
/// use zugzwang_engine::{Cancel, theory::score_table::solve};
///
/// let solved = solve(&[1, 2, 4, 8], 1, 1, &Cancel::never())?;
/// assert_eq!((solved.table.score, solved.best), (9, vec![1]));
/// # Ok::<(), zugzwang_engine::Stopped>(())
/// ```
pub fn solve(bars: &[i64], first: u64, last: u64, cancel: &Cancel) -> Result<Solved, Stopped> {
    let sums = sums(bars);
    // No score is more than all bars together: in half the bits the table takes half the room, and half the time to read.
    match sums.iter().map(|sum| i32::try_from(*sum).ok()).collect() {
        Some(narrow) => Sweep::new(narrow, last).run(first, last, cancel),
        None => Sweep::new(sums, last).run(first, last, cancel),
    }
}

/// The margin by which the mover gets more than the opponent, for every number of bars that are gone and every taking before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Margins(Vec<Vec<i64>>);

impl Margins {
    /// Those of a row; room for n²/4 numbers.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    pub fn of(bars: &[i64], cancel: &Cancel) -> Result<Self, Stopped> {
        let sums = sums(bars);
        let mut margins = Self(vec![Vec::new(); bars.len() + 1]);
        margins.0[bars.len()].push(0);
        for gone in (0..bars.len()).rev() {
            cancel.step((bars.len() - gone) as u64, bars.len() as u64)?;
            let rest = bars.len() - gone;
            let mut best = i64::MIN;
            let taken = (1..=rest.div_ceil(2)).map(|last| {
                for take in [2 * last - 1, 2 * last].into_iter().filter(|take| *take <= rest) {
                    best = best.max(sums[gone] - sums[gone + take] - margins.get(gone + take, take));
                }
                best
            });
            margins.0[gone] = taken.collect();
        }
        Ok(margins)
    }

    /// The margin after `gone` bars, the last of them taken `last` at once.
    ///
    /// # Panics
    /// Where there are not so many bars.
    pub fn get(&self, gone: usize, last: usize) -> i64 {
        let margins = &self.0[gone];
        margins[last.clamp(1, margins.len()) - 1]
    }
}

/// The sum of the bars from each on, with a 0 behind the last.
fn sums(bars: &[i64]) -> Vec<i64> {
    let from_behind = bars.iter().rev().scan(0, |sum, price| {
        *sum += price;
        Some(*sum)
    });
    let mut sums: Vec<i64> = std::iter::once(0).chain(from_behind).collect();
    sums.reverse();
    sums
}
