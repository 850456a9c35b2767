//! Moore's nim: heap sizes in binary, with the ones of each column counted modulo k + 1.
//!
//! If a move lowers up to k heaps, a position is lost in normal play exactly when every column's number of ones is a
//! multiple of k + 1 (E. H. Moore, *A generalization of the game called nim*, 1910). In misère play the rule is the
//! same until every heap holds at most one object; then the player to move loses exactly when the number of ones is 1
//! modulo k + 1.
//!
//! Remoteness, in plies: a lost position of Σ objects lasts 2Σ/(k + 1) plies in normal play, and one less in misère
//! play while a heap of two or more is left, because the loser can ensure that each round of two moves takes exactly k
//! + 1 objects.

mod construct;
mod winning;

pub use construct::{Step, construct};
pub(crate) use winning::left_by_winning;
pub use winning::{moves, winning};

use crate::{
    convention::Convention,
    heaps::{Cut, Heaps},
    theory::nim_sum::{Endgame, Flip},
};

/// The explanation of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct ColumnSums {
    /// The heap sizes.
    pub rows: Vec<u64>,
    /// The maximum number of heaps a move may lower: k.
    pub k: u64,
    /// The modulus of the column counts: k + 1.
    pub modulus: u64,
    /// The columns, highest first; empty if no object is left.
    pub columns: Vec<Column>,
    /// The steps by which `cuts` was found, column by column; empty in a lost position.
    pub steps: Vec<Step>,
    /// The heaps lowered by the winning move found that way; empty in a lost position.
    pub cuts: Vec<Flip>,
    /// The counts that decide the endgame; `None` in normal play.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub misere: Option<Endgame>,
}

/// A column of binary digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Column {
    /// The weight of the column: a power of 2.
    pub weight: u64,
    /// The number of rows with a one in this column.
    pub ones: u64,
    /// That number modulo k + 1.
    pub residue: u64,
}

impl ColumnSums {
    /// Explains the position with these heap sizes.
    pub fn of(rows: &[u64], k: u64, last: Convention) -> Self {
        let (steps, cuts) = construct(rows, k, last);
        Self {
            rows: rows.to_vec(),
            k,
            modulus: k + 1,
            columns: columns(rows, k + 1),
            steps,
            cuts,
            misere: last.is_misere().then(|| Endgame::of(rows)),
        }
    }

    /// Returns the residue that a column of this weight has if the player to move loses: 0, or 1 for the last column in
    /// misère play once all heaps hold at most one object.
    pub fn wanted(&self, weight: u64) -> u64 {
        let only_ones = self.misere.is_some_and(|endgame| endgame.large == 0);
        u64::from(only_ones && weight == 1)
    }

    /// Returns the weights of the columns with another residue, highest first.
    pub fn crosses(&self) -> impl Iterator<Item = u64> {
        self.columns.iter().filter(|column| column.residue != self.wanted(column.weight)).map(|column| column.weight)
    }

    /// Returns whether the move `cuts` leaves no heap of two or more.
    pub fn leaves_ones(&self) -> bool {
        let to = |at: usize| self.cuts.iter().find(|cut| cut.heap == at + 1).map(|cut| cut.to);
        self.rows.iter().enumerate().all(|(at, &row)| to(at).unwrap_or(row) <= 1)
    }
}

/// Returns the number of columns: the binary digits of the largest row, or 0 if all rows are 0.
pub fn width(rows: &[u64]) -> u32 {
    rows.iter().map(|row| u64::BITS - row.leading_zeros()).max().unwrap_or(0)
}

/// Returns the number of rows with a one in the column `bit`.
fn ones(rows: &[u64], bit: u32) -> u64 {
    rows.iter().map(|row| row >> bit & 1).sum()
}

/// Returns the columns, highest first.
pub fn columns(rows: &[u64], modulus: u64) -> Vec<Column> {
    (0..width(rows))
        .rev()
        .map(|bit| {
            let ones = ones(rows, bit);
            Column { weight: 1 << bit, ones, residue: ones % modulus }
        })
        .collect()
}

/// Returns whether the player to move loses.
pub fn is_lost(rows: &[u64], k: u64, last: Convention) -> bool {
    let modulus = k + 1;
    if last.is_misere() && width(rows) <= 1 {
        return ones(rows, 0) % modulus == 1;
    }
    (0..width(rows)).all(|bit| ones(rows, bit).is_multiple_of(modulus))
}

/// Returns the number of plies to the end if the winner hurries and the loser delays.
pub fn remoteness(heaps: &Heaps, k: u64, last: Convention) -> u64 {
    if is_lost(&heaps.0, k, last) {
        return delay(heaps.total(), width(&heaps.0) > 1, k, last);
    }
    let soonest = left_by_winning(&heaps.0, k, last).map(|left| 1 + delay(left.total, left.large, k, last)).min();
    soonest.unwrap_or(0)
}

/// Returns how many plies a lost position of `total` objects lasts. `large` is `true` if it has a heap of two or more.
const fn delay(total: u64, large: bool, k: u64, last: Convention) -> u64 {
    match (last, large) {
        (Convention::Normal, _) => 2 * (total / (k + 1)),
        (Convention::Misere, true) => 2 * (total / (k + 1)) - 1,
        (Convention::Misere, false) => 2 * (total / (k + 1)) + 1,
    }
}

/// Returns the move to play in a lost position: the one that makes the game last longest. `None` if no object is left.
pub fn hold_out(heaps: &Heaps, k: u64, last: Convention) -> Option<Cut> {
    heaps.single_cuts().min_by_key(|cut| {
        let after = heaps.after(&[*cut]);
        (std::cmp::Reverse(remoteness(&after, k, last)), winning(&after.0, k, last).take(REPLIES_COMPARED).count())
    })
}

/// The number of winning replies up to which moves are compared.
const REPLIES_COMPARED: usize = 16;
