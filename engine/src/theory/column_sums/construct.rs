//! Finds a winning move column by column, as in Moore's proof.

use super::{ones, width};
use crate::{convention::Convention, theory::nim_sum::Flip};

/// The step of the construction for one column.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Step {
    /// The weight of the column: a power of 2.
    pub weight: u64,
    /// The number of rows with a one in this column, not counting the rows chosen so far.
    pub ones: u64,
    /// The residue modulo k + 1 that the column must get: 1 in the last column of a misère endgame, else 0.
    pub wanted: u64,
    /// The rows chosen in this step, counted from 1. They lose their one here, and all their lower digits can be set
    /// freely from now on.
    pub chosen: Vec<usize>,
    /// The rows chosen earlier that get a one here, counted from 1. The other rows chosen earlier get a zero.
    pub set: Vec<usize>,
}

/// Finds a winning move. From the highest column down, each column's count is made a multiple of k + 1: by the digits
/// of rows already chosen if these suffice, and otherwise by choosing exactly as many new rows as there are ones too
/// many. So at most k rows are chosen. In misère play the last column is made 1 modulo k + 1 if no heap of two or more
/// would be left.
///
/// Returns the steps and the changed rows in heap order; both are empty if there is no winning move.
pub fn construct(rows: &[u64], k: u64, last: Convention) -> (Vec<Step>, Vec<Flip>) {
    let mut work = Work { k, before: rows, after: rows.to_vec(), chosen: Vec::new() };
    let mut steps: Vec<Step> = (1..width(rows)).rev().map(|bit| work.settle(bit, 0)).collect();
    let turns = last.is_misere() && width(&work.after) <= 1;
    if width(rows) > 0 {
        steps.push(work.settle(0, u64::from(turns)));
    }
    let cuts = work.cuts();
    if cuts.is_empty() { (Vec::new(), cuts) } else { (steps, cuts) }
}

struct Work<'a> {
    k: u64,
    before: &'a [u64],
    after: Vec<u64>,
    chosen: Vec<usize>,
}

impl Work<'_> {
    /// Makes the count of a column congruent to `wanted`.
    fn settle(&mut self, bit: u32, wanted: u64) -> Step {
        let modulus = self.k + 1;
        for &row in &self.chosen {
            self.after[row] &= !(1 << bit);
        }
        let ones = ones(&self.after, bit);
        let missing = (wanted + modulus - ones % modulus) % modulus;
        let mut step = Step { weight: 1 << bit, ones, wanted, chosen: Vec::new(), set: Vec::new() };
        if missing <= self.chosen.len() as u64 {
            for &row in self.chosen.iter().take(usize::try_from(missing).unwrap_or(usize::MAX)) {
                self.after[row] |= 1 << bit;
                step.set.push(row + 1);
            }
        } else {
            let surplus = usize::try_from(modulus - missing).unwrap_or(usize::MAX);
            let with_one = |row: &usize| self.after[*row] >> bit & 1 == 1;
            let fresh: Vec<usize> = (0..self.before.len()).filter(with_one).take(surplus).collect();
            for row in fresh {
                self.after[row] &= !(1 << bit);
                self.chosen.push(row);
                step.chosen.push(row + 1);
            }
        }
        step
    }

    fn cuts(&self) -> Vec<Flip> {
        let changed = self.before.iter().zip(&self.after).enumerate().filter(|(_, (from, to))| to < from);
        changed.map(|(at, (&from, &to))| Flip { heap: at + 1, from, to }).collect()
    }
}
