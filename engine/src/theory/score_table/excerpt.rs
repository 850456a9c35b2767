//! The part of a score table that is displayed.

use super::sweep::{Sum, Sweep};

/// The rows and columns of a score table around a position: its own row and column, and those around the best move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Excerpt {
    /// The rows, by the first bar left; the position's own comes first.
    pub rows: Vec<u64>,
    /// The columns, by the size of the last move, ascending; the position's own is one of them.
    pub columns: Vec<u64>,
    /// S, row by row; `None` if the state cannot be reached from the position.
    pub cells: Vec<Vec<Option<i64>>>,
}

impl Excerpt {
    /// The maximum number of rows, and of columns, besides the position's own.
    pub const SIDE: usize = 12;

    /// Returns the part around the position and the cell that its move `best` leads to. `first` is the position's first
    /// bar, and `score` its own score.
    pub(super) fn around<S: Sum>(sweep: &Sweep<S>, first: u64, score: i64, best: usize) -> Self {
        let (count, own) = (sweep.count(), sweep.most[0]);
        // The smallest move is shown if the best one is then shown too.
        let from = if best <= Self::SIDE { 1 } else { best - Self::SIDE / 2 };
        let window = || from..from + Self::SIDE;
        let rows: Vec<usize> = window().take_while(|at| *at <= count).collect();
        let reached = |take: &usize| rows.iter().any(|at| sweep.is_reached(*at, *take));
        let mut columns: Vec<usize> = window().filter(reached).collect();
        if let Err(place) = columns.binary_search(&own) {
            columns.insert(place, own);
        }
        let others = rows.iter().map(|at| columns.iter().map(|take| sweep.score(*at, *take)).collect());
        let here = columns.iter().map(|take| (*take == own).then_some(score)).collect();
        Self {
            cells: std::iter::once(here).chain(others).collect(),
            rows: std::iter::once(0).chain(rows.iter().copied()).map(|at| first + at as u64).collect(),
            columns: columns.into_iter().map(|take| take as u64).collect(),
        }
    }

    /// Returns S in a row and a column; `None` if it is not shown or cannot be reached.
    pub fn score(&self, row: u64, column: u64) -> Option<i64> {
        let at = |numbers: &[u64], number: u64| numbers.iter().position(|other| *other == number);
        self.cells[at(&self.rows, row)?][at(&self.columns, column)?]
    }
}
