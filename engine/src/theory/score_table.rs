//! A row of bars from which the players take from the left, each at most twice as many as the opponent just took.
//!
//! With r the first bar left (counted from 1), m the size of the last move (1 at the start) and T(r) the sum of the
//! bars from r on, the player to move gets S(r, m) = T(r) − min S(r + k, k) over 1 ≤ k ≤ min(2m, bars left), and S = 0
//! if none are left: backward induction (R. Bellman, *Dynamic Programming*, 1957) over the limits of Fibonacci nim (M.
//! J. Whinihan, 1963).
//!
//! A state takes one step and not 2m of them, since the minimum for m is the one for m − 1 with two more options. If
//! everything left may be taken, S = T, so a state needs memory only while 2m is less than what is left, and only if it
//! can be reached from the position. It is stored in the row r of the state (r, ·) whose minimum reads it, at column k.
//! So each row is read once, from its start to its end, and then dropped.

mod excerpt;
mod sweep;

pub use excerpt::Excerpt;
use sweep::Sweep;

use crate::cancel::{Cancel, Stopped};

/// The explanation of a row of bars.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct ScoreTable {
    /// r: the first bar left, counted from 1.
    pub first: u64,
    /// m: the size of the last move; 1 at the start.
    pub last: u64,
    /// T(r): the sum of the bars left.
    pub total: i64,
    /// S(r, m): what the player to move gets of it.
    pub score: i64,
    /// The possible moves and what each leaves the opponent, ascending; at most [`ScoreTable::MOST`].
    pub options: Vec<Choice>,
    /// The number of possible moves.
    pub count: u64,
    /// The minimum that a move leaves the opponent; 0 if no bar is left.
    pub least: i64,
    /// The best moves, ascending; at most [`ScoreTable::MOST`].
    pub best: Vec<u64>,
    /// The best move that leaves the opponent the fewest best replies; `None` if no bar is left.
    pub take: Option<u64>,
    /// The sum of the bars that move takes; 0 if no bar is left.
    pub worth: i64,
    /// The part of the table S around the position.
    pub excerpt: Excerpt,
    /// The price of the last bar of the row, then that of the last two together, as far as the row has them.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub tail: Vec<i64>,
}

impl ScoreTable {
    /// The maximum number of moves listed.
    pub const MOST: usize = 64;
}

/// One of the moves over which the minimum is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Choice {
    /// k: the number of bars taken.
    pub take: u64,
    /// S(r + k, k): what the opponent then gets.
    pub score: i64,
}

/// The solution of a row of bars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solved {
    /// Every best move, ascending.
    pub best: Vec<u64>,
    /// The explanation.
    pub table: ScoreTable,
}

/// Solves a row of bars with positive prices. `first`, counted from 1, is the number of its first bar, and `last` is
/// the size of the previous move, at least 1.
///
/// # Errors
/// [`Stopped`] if `cancel` is stopped.
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
    // No score exceeds the sum of all bars. If that fits in 32 bits, the table takes half the memory and half the time
    // to read.
    match sums.iter().map(|sum| i32::try_from(*sum).ok()).collect() {
        Some(narrow) => Sweep::new(narrow, last).run(first, last, cancel),
        None => Sweep::new(sums, last).run(first, last, cancel),
    }
}

/// The margins by which the player to move gets more than the opponent, for every number of bars taken and every
/// previous move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Margins(Vec<Vec<i64>>);

impl Margins {
    /// Computes the margins of a row. It needs memory for n²/4 numbers.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
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

    /// Returns the margin after `gone` bars are taken, the last `last` of them by one move.
    ///
    /// # Panics
    /// Panics if there are fewer than `gone` bars.
    pub fn get(&self, gone: usize, last: usize) -> i64 {
        let margins = &self.0[gone];
        margins[last.clamp(1, margins.len()) - 1]
    }
}

/// Returns the sum of the bars from each bar on, followed by a 0.
fn sums(bars: &[i64]) -> Vec<i64> {
    let from_behind = bars.iter().rev().scan(0, |sum, price| {
        *sum += price;
        Some(*sum)
    });
    let mut sums: Vec<i64> = std::iter::once(0).chain(from_behind).collect();
    sums.reverse();
    sums
}
