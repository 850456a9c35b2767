//! Taking any positive count of numbers from either end of a row, by dynamic programming over intervals.
//!
//! With the prefix sums P of the row, the remaining numbers are an interval from cut i to cut j, and the margin by
//! which the player to move gets more of it than the opponent is
//!
//! D(i,j) = max( max over i < k ≤ j of P(k) − P(i) − D(k,j), max over i ≤ k < j of P(j) − P(k) − D(i,k) ), D(i,i) = 0.
//!
//! Either inner maximum differs by one entry from that of an interval shorter by one, so each interval takes constant
//! time and the whole row O(n²) (Bellman 1957 for the principle; interval games of this kind are folklore). Working
//! diagonal by diagonal, only the last one is needed: 12 bytes per number if the margins fit in 32 bits, otherwise 24,
//! and 16 for the answers.

mod diagonal;

use self::diagonal::{Diagonal, Margin};
use crate::cancel::{Cancel, Stopped};

/// The maximum number of cuts from either end shown in the table of a [`Row`].
pub const SHOWN: usize = 10;

/// The maximum number of diagonals between two checks of `cancel`.
const DIAGONALS_PER_CHECK: usize = 256;

/// Returns the prefix sums of a row: one more than it has numbers, starting with 0.
pub fn prefix_sums(numbers: &[i64]) -> Vec<i64> {
    let sums = numbers.iter().scan(0, |sum, number| {
        *sum += number;
        Some(*sum)
    });
    std::iter::once(0).chain(sums).collect()
}

/// The margins of a row and of what one move leaves of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The margin of what remains after `k` numbers are taken from the left, at index `k`.
    pub without_left: Vec<i64>,
    /// The margin of what remains after `k` numbers are taken from the right, at index `k`.
    pub without_right: Vec<i64>,
    /// A corner of the table: the rows are the first cuts and the columns the last ones; `None` if no number lies
    /// between.
    pub table: Vec<Vec<Option<i64>>>,
}

impl Row {
    /// Computes the margins of a row with these prefix sums, which must be below 2^60.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn of(prefix: &[i64], cancel: &Cancel) -> Result<Self, Stopped> {
        // With half the bits, twice as many intervals are computed at once. A margin is at most the sum of all
        // magnitudes.
        let sizes = prefix.windows(2).try_fold(0_i64, |sum, pair| sum.checked_add((pair[1] - pair[0]).abs()));
        let narrow = prefix.iter().map(|sum| i32::try_from(*sum).ok()).collect::<Option<Vec<_>>>();
        match narrow {
            Some(narrow) if sizes.is_some_and(|sizes| sizes <= (-i32::NONE / 4).into()) => Self::swept(&narrow, cancel),
            _ => Self::swept(prefix, cancel),
        }
    }

    fn swept<M: Margin>(prefix: &[M], cancel: &Cancel) -> Result<Self, Stopped> {
        let count = prefix.len().saturating_sub(1);
        let mut row = Self {
            without_left: vec![0; count + 1],
            without_right: vec![0; count + 1],
            table: vec![vec![None; count.min(SHOWN)]; count.min(SHOWN)],
        };
        let mut diagonal = Diagonal::new(prefix);
        for length in 1..=count {
            if length % DIAGONALS_PER_CHECK == 0 {
                cancel.step(length as u64, count as u64)?;
            }
            diagonal.lengthen(length);
            let margins = diagonal.margins();
            row.without_left[count - length] = margins[count - length].into();
            row.without_right[count - length] = margins[0].into();
            row.keep(length, count, margins);
        }
        Ok(row)
    }

    /// Returns the margin of the whole row.
    pub fn margin(&self) -> i64 {
        self.without_left.first().copied().unwrap_or(0)
    }

    /// Copies the entries of a diagonal that belong to the corner of the table.
    fn keep<M: Margin>(&mut self, length: usize, count: usize, margins: &[M]) {
        let first = count + 1 - self.table.len();
        for (i, cells) in self.table.iter_mut().enumerate() {
            let at = (i + length).checked_sub(first);
            if let Some(cell) = at.and_then(|at| cells.get_mut(at)) {
                *cell = Some(margins[i].into());
            }
        }
    }
}

/// Calls `visit` with i, j and D(i, j) for all cuts i ≤ j of a row with these prefix sums, in descending order of i. It
/// takes O(n²) time and O(n) memory.
///
/// # Errors
/// [`Stopped`] if `cancel` is stopped.
pub fn every_margin(prefix: &[i64], cancel: &Cancel, mut visit: impl FnMut(usize, usize, i64)) -> Result<(), Stopped> {
    let cuts = prefix.len();
    // For each j, D(i + 1, j) and the best result of taking from the left, over all cuts after i.
    let mut below = vec![(0, i64::MIN); cuts];
    for (i, start) in prefix.iter().enumerate().rev() {
        if i % DIAGONALS_PER_CHECK == 0 {
            cancel.step((cuts - i) as u64, cuts as u64)?;
        }
        let mut from_right = i64::MIN;
        for (j, end) in prefix.iter().enumerate().skip(i) {
            let (after, from_left) = below[j];
            let from_left = if i < j { from_left.max(prefix[i + 1] - after) } else { i64::MIN };
            let margin = if i < j { (from_left - start).max(end + from_right) } else { 0 };
            below[j] = (margin, from_left);
            from_right = from_right.max(-end - margin);
            visit(i, j, margin);
        }
    }
    Ok(())
}

/// A cut between two numbers, and the sum of all numbers before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cut {
    /// The count of numbers of the setup before it.
    pub at: usize,
    /// Their sum.
    pub prefix: i64,
    /// The numbers to its left and right; 0 at an end of the row. They label the rows and columns of the table.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub beside: [i64; 2],
}

/// The explanation of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Intervals {
    /// The cut at the left end of what remains.
    pub from: Cut,
    /// The cut at its right end.
    pub to: Cut,
    /// The margin by which the player to move gets more of what remains than the opponent.
    pub margin: i64,
    /// The first cuts, which are the rows of the table; at most [`SHOWN`].
    pub rows: Vec<Cut>,
    /// The last cuts, which are the columns of the table; at most [`SHOWN`].
    pub columns: Vec<Cut>,
    /// The margin of the interval between a row's cut and a column's; `None` if no number lies between.
    pub table: Vec<Vec<Option<i64>>>,
    /// The best interval to leave; `None` if nothing remains.
    pub leave: Option<Leave>,
    /// The best interval to leave by taking from the left and from the right, if there is one.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub sides: [Option<Leave>; 2],
}

/// The interval that a best move leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Leave {
    /// The cut at its left end.
    pub from: Cut,
    /// The cut at its right end.
    pub to: Cut,
    /// Its margin for the opponent.
    pub margin: i64,
}
