//! The nim-sum: heap sizes in binary, added without carry.
//!
//! A position is lost in normal play exactly when every column holds an even number of ones (C. L. Bouton, *Nim, a game
//! with a complete mathematical theory*, 1901). Misère play follows the same rule until every heap holds at most one
//! object; then the player to move loses exactly when the number of ones is odd (Bouton, same paper).
//!
//! Remoteness, in plies: a lost position of Σ objects lasts exactly Σ plies in normal play, and Σ − 1 in misère play
//! while a heap of two or more is left. The loser takes one object from a heap whose lowest one is in the lowest
//! non-empty column; every winning reply then also takes one object, so no game can last longer.

use crate::{
    convention::Convention,
    heaps::{Cut, Heaps},
};

/// The explanation of a nim position.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct NimSum {
    /// The numbers in the sum.
    pub rows: Vec<u64>,
    /// Their nim-sum.
    pub nim_sum: u64,
    /// The weights of the columns with an odd number of ones, highest first.
    pub crosses: Vec<u64>,
    /// The first winning move, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub flip: Option<Flip>,
    /// The counts that decide the endgame; `None` in normal play.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub misere: Option<Endgame>,
}

/// A change of one row that makes the position lost for the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Flip {
    /// The number of the row, counted from 1.
    pub heap: usize,
    /// The row's value before the change.
    pub from: u64,
    /// The row's value after it.
    pub to: u64,
}

impl Flip {
    /// Returns the move that makes this change.
    pub const fn cut(&self) -> Cut {
        Cut { heap: self.heap, take: self.from - self.to }
    }
}

/// The counts that decide misère play once the columns no longer do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Endgame {
    /// The number of heaps of two or more. With two or more of them the columns decide, with one the player to move
    /// chooses the parity, and with none the parity decides.
    pub large: usize,
    /// The number of heaps of one.
    pub ones: usize,
}

impl Endgame {
    /// Counts the heaps.
    pub fn of(rows: &[u64]) -> Self {
        let count = |wanted: fn(u64) -> bool| rows.iter().filter(|&&row| wanted(row)).count();
        Self { large: count(|row| row > 1), ones: count(|row| row == 1) }
    }
}

impl NimSum {
    /// Explains the position with these heap sizes.
    pub fn of(rows: &[u64], last: Convention) -> Self {
        let sum = nim_sum(rows.iter().copied());
        Self {
            rows: rows.to_vec(),
            nim_sum: sum,
            crosses: crosses(sum),
            flip: flips(rows, last).next(),
            misere: last.is_misere().then(|| Endgame::of(rows)),
        }
    }
}

/// Returns the nim-sum of these numbers.
pub fn nim_sum(rows: impl IntoIterator<Item = u64>) -> u64 {
    rows.into_iter().fold(0, |sum, row| sum ^ row)
}

/// Returns the weights of the ones in `sum`, highest first.
pub fn crosses(sum: u64) -> Vec<u64> {
    (0..u64::BITS).rev().map(|bit| 1 << bit).filter(|weight| sum & weight != 0).collect()
}

/// Returns whether the player to move loses.
pub fn is_lost(rows: &[u64], last: Convention) -> bool {
    let Endgame { large, ones } = Endgame::of(rows);
    if last.is_misere() && large == 0 { ones % 2 == 1 } else { nim_sum(rows.iter().copied()) == 0 }
}

/// Returns the winning changes, at most one per row, in the order of the rows.
pub fn flips(rows: &[u64], last: Convention) -> impl Iterator<Item = Flip> {
    let sum = nim_sum(rows.iter().copied());
    let Endgame { large, ones } = Endgame::of(rows);
    let by_parity = last.is_misere() && large <= 1;
    rows.iter().enumerate().filter_map(move |(at, &from)| {
        let to = if by_parity {
            // The number of ones, including what stays of this row, must become odd.
            let beside = ones - usize::from(from == 1);
            if large == 1 && from <= 1 {
                return None;
            }
            u64::from(beside % 2 == 0)
        } else {
            from ^ sum
        };
        (to < from).then_some(Flip { heap: at + 1, from, to })
    })
}

/// Returns the number of plies to the end if the winner hurries and the loser delays.
pub fn remoteness(heaps: &Heaps, last: Convention) -> u64 {
    if is_lost(&heaps.0, last) { delay(heaps, last) } else { fastest(heaps, last) }
}

/// Returns how many plies a lost position lasts.
fn delay(heaps: &Heaps, last: Convention) -> u64 {
    let turns = last.is_misere() && Endgame::of(&heaps.0).large > 0;
    heaps.total() - u64::from(turns)
}

/// Returns how many plies a won position lasts if the winner hurries.
fn fastest(heaps: &Heaps, last: Convention) -> u64 {
    flips(&heaps.0, last).map(|flip| 1 + delay(&heaps.after(&[flip.cut()]), last)).min().unwrap_or(0)
}

/// Returns the move to play in a lost position: the one that makes the game last longest and, among these, has the
/// fewest winning replies. `None` if no object is left.
pub fn hold_out(heaps: &Heaps, last: Convention) -> Option<Cut> {
    heaps.single_cuts().min_by_key(|cut| {
        let after = heaps.after(&[*cut]);
        (std::cmp::Reverse(fastest(&after, last)), flips(&after.0, last).count())
    })
}
