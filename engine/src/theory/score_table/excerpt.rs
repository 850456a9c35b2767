//! The part of a score table that is shown.

use super::sweep::{Sum, Sweep};

/// The rows and columns of a score table around a position: its own row, and the rows and columns around the best take.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Excerpt {
    /// The rows, by the first bar left: the position's own first.
    pub rows: Vec<u64>,
    /// The columns, by the last take, in ascending order: the position's own is one of them.
    pub columns: Vec<u64>,
    /// S, row by row; `None` where the game cannot come to from the position.
    pub cells: Vec<Vec<Option<i64>>>,
}

impl Excerpt {
    /// The most rows, and the most columns, besides the position's own.
    pub const SIDE: usize = 12;

    /// The part around the position and the cell that its take `best` leads to; `first` is the position's first bar, and
    /// `score` its own score.
    pub(super) fn around<S: Sum>(sweep: &Sweep<S>, first: u64, score: i64, best: usize) -> Self {
        let (count, own) = (sweep.count(), sweep.most[0]);
        // The least take is shown if the best one then is, too.
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

    /// S in a row and a column; `None` where it is not shown or cannot be come to.
    pub fn score(&self, row: u64, column: u64) -> Option<i64> {
        let at = |numbers: &[u64], number: u64| numbers.iter().position(|other| *other == number);
        self.cells[at(&self.rows, row)?][at(&self.columns, column)?]
    }
}
