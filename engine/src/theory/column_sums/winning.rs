//! Every winning move, in order, without trying the 10^180 moves there may be.
//!
//! A move that lowers the rows of a set S wins exactly when each column of the new rows of S holds a certain number of ones,
//! the one that makes the whole column a multiple of k + 1. As S has at most k rows that number is unique, so the new rows
//! are found digit by digit, each time asking whether the remaining digits can still be filled in.

use super::{ones, width};
use crate::{convention::Convention, heaps::Cut};

/// The objects that a winning move on some set of rows leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Left {
    /// The objects left.
    pub total: u64,
    /// `true` where a heap of two or more is left.
    pub large: bool,
}

/// The winning moves: fewest rows first, then by row numbers, then by what is taken from the first, the second … row.
pub fn winning(rows: &[u64], k: u64, last: Convention) -> impl Iterator<Item = Vec<Cut>> {
    sets(rows, k).filter_map(move |set| Task::new(rows, k, last, set)).flat_map(Solutions::new)
}

/// Lists what is left by the winning moves on each set of rows that has one.
pub(crate) fn left_by_winning(rows: &[u64], k: u64, last: Convention) -> impl Iterator<Item = Left> {
    sets(rows, k).filter_map(move |set| Task::new(rows, k, last, set)).map(|task| task.left)
}

/// Every legal move in the same order, winning or not.
pub fn moves(rows: &[u64], k: u64) -> impl Iterator<Item = Vec<Cut>> {
    sets(rows, k).flat_map(move |set| {
        let mut next = Some(set.iter().map(|&row| Cut { heap: row + 1, take: 1 }).collect::<Vec<_>>());
        std::iter::from_fn(move || {
            let now = next.take()?;
            // Like an odometer: the last heap's take counts up first.
            if let Some(at) = (0..now.len()).rev().find(|&at| now[at].take < rows[now[at].heap - 1]) {
                let mut after = now.clone();
                after[at].take += 1;
                after[at + 1..].iter_mut().for_each(|cut| cut.take = 1);
                next = Some(after);
            }
            Some(now)
        })
    })
}

/// The non-empty sets of at most k rows that are not 0, smallest first, then in the order of their rows.
fn sets(rows: &[u64], k: u64) -> impl Iterator<Item = Vec<usize>> + use<> {
    let alive: Vec<usize> = (0..rows.len()).filter(|&row| rows[row] > 0).collect();
    let most = usize::try_from(k).unwrap_or(usize::MAX).min(alive.len());
    (1..=most).flat_map(move |size| {
        let alive = alive.clone();
        Combinations::new(alive.len(), size).map(move |picks| picks.into_iter().map(|pick| alive[pick]).collect())
    })
}

/// The sets of `size` numbers below `n`, each ascending, in lexicographic order.
struct Combinations {
    n: usize,
    next: Option<Vec<usize>>,
}

impl Combinations {
    fn new(n: usize, size: usize) -> Self {
        Self { n, next: (size <= n).then(|| (0..size).collect()) }
    }
}

impl Iterator for Combinations {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let now = self.next.take()?;
        let size = now.len();
        if let Some(at) = (0..size).rev().find(|&at| now[at] < self.n - size + at) {
            let mut next = now.clone();
            for (pick, after) in next[at..].iter_mut().zip(now[at] + 1..) {
                *pick = after;
            }
            self.next = Some(next);
        }
        Some(now)
    }
}

/// The rows of one set, and the ones each column of their new values must hold.
#[derive(Debug, Clone)]
struct Task {
    rows: Vec<(usize, u64)>,
    need: Vec<u64>,
    left: Left,
}

impl Task {
    /// `None` where no winning move lowers just these rows.
    fn new(rows: &[u64], k: u64, last: Convention, set: Vec<usize>) -> Option<Self> {
        let modulus = k + 1;
        let beside: Vec<u64> = (0..rows.len()).filter(|row| !set.contains(row)).map(|row| rows[row]).collect();
        // Where the other rows are all small, so are the new ones: no column above the last can hold a multiple of k + 1.
        let large = width(&beside) > 1;
        let turns = u64::from(last.is_misere() && !large);
        let need: Vec<u64> = (0..width(rows))
            .map(|bit| {
                let wanted = if bit == 0 { turns } else { 0 };
                (wanted + modulus - ones(&beside, bit) % modulus) % modulus
            })
            .collect();
        let new: u64 = need.iter().enumerate().map(|(bit, need)| need << bit).sum();
        let left = Left { total: beside.iter().sum::<u64>().saturating_add(new), large };
        let task = Self { rows: set.into_iter().map(|row| (row, rows[row])).collect(), need, left };
        let start: Vec<Row> = task.rows.iter().map(|&(_, value)| Row { value, below: false }).collect();
        fillable(&start, &task.need).then_some(task)
    }
}

/// A row whose digits above a column are chosen.
#[derive(Debug, Clone, Copy)]
struct Row {
    value: u64,
    /// `true` where the chosen digits are already below the row's own.
    below: bool,
}

/// Returns whether the columns of `need` can be filled so that every row ends below its value.
fn fillable(rows: &[Row], need: &[u64]) -> bool {
    fill_all(rows, need, 0).is_some_and(|rows| rows.iter().all(|row| row.below))
}

/// Fills the columns of `need`, the first of which is the column `from`, from the highest down; `None` where that fails.
fn fill_all(rows: &[Row], need: &[u64], from: usize) -> Option<Vec<Row>> {
    let mut rows = rows.to_vec();
    for (i, &need) in need.iter().enumerate().rev() {
        fill(&mut rows, from + i, need)?;
    }
    Some(rows)
}

/// Fills one column in the way that leaves the most to the columns below it.
///
/// A row already below takes any digit; another takes a one only where it has one, and falls below by taking a zero there.
/// Rows already below take the ones first, and where that is not enough the rows with the largest rest stay: whatever a row
/// with a smaller rest could become later, they can, too.
fn fill(rows: &mut [Row], bit: usize, need: u64) -> Option<()> {
    let below = rows.iter().filter(|row| row.below).count() as u64;
    let mut able: Vec<&mut Row> = rows.iter_mut().filter(|row| !row.below && row.value >> bit & 1 == 1).collect();
    let stay = usize::try_from(need.saturating_sub(below)).ok()?;
    if stay > able.len() {
        return None;
    }
    let rest = (1 << bit) - 1;
    able.sort_by_key(|row| std::cmp::Reverse(row.value & rest));
    for row in able.into_iter().skip(stay) {
        row.below = true;
    }
    Some(())
}

/// The fillings of one task: a search through the digits that never enters a branch without a filling.
struct Solutions {
    rows: Vec<(usize, u64)>,
    width: usize,
    /// The branches not yet entered, the next one last.
    open: Vec<Branch>,
}

/// Digits chosen row by row, in each row from the highest column down.
#[derive(Clone)]
struct Branch {
    /// The new values of the rows finished so far, then the digits chosen of the row at work.
    new: Vec<u64>,
    /// The columns of the row at work that are not chosen yet.
    columns: usize,
    below: bool,
    need: Vec<u64>,
}

impl Solutions {
    fn new(task: Task) -> Self {
        let width = task.need.len();
        let start = Branch { new: vec![0], columns: width, below: false, need: task.need };
        Self { rows: task.rows, width, open: vec![start] }
    }

    /// The branch with the next digit chosen, where it can still be filled.
    fn choose(&self, mut branch: Branch, digit: u64) -> Option<Branch> {
        let at = branch.new.len() - 1;
        let bit = branch.columns - 1;
        let own = self.rows[at].1 >> bit & 1;
        if digit > branch.need[bit] || (digit > own && !branch.below) {
            return None;
        }
        branch.need[bit] -= digit;
        branch.new[at] |= digit << bit;
        branch.below |= digit < own;
        branch.columns = bit;
        self.can_end(&branch).then_some(branch)
    }

    fn can_end(&self, branch: &Branch) -> bool {
        let at = branch.new.len() - 1;
        let others: Vec<Row> = self.rows[at + 1..].iter().map(|&(_, value)| Row { value, below: false }).collect();
        let (low, high) = branch.need.split_at(branch.columns);
        let Some(mut rows) = fill_all(&others, high, branch.columns) else {
            return false;
        };
        rows.push(Row { value: self.rows[at].1, below: branch.below });
        fillable(&rows, low)
    }

    /// Turns to the next row once every column of one is chosen; the cuts when that was the last.
    fn finish(&mut self, mut branch: Branch) -> Option<Vec<Cut>> {
        if branch.new.len() < self.rows.len() {
            branch.new.push(0);
            branch.columns = self.width;
            branch.below = false;
            self.open.push(branch);
            return None;
        }
        let cuts = self.rows.iter().zip(branch.new);
        Some(cuts.map(|(&(row, value), new)| Cut { heap: row + 1, take: value - new }).collect())
    }
}

impl Iterator for Solutions {
    type Item = Vec<Cut>;

    fn next(&mut self) -> Option<Vec<Cut>> {
        while let Some(branch) = self.open.pop() {
            if branch.columns == 0 {
                if let Some(cuts) = self.finish(branch) {
                    return Some(cuts);
                }
                continue;
            }
            // The larger new value is the smaller take and comes first, so its branch goes on top.
            let zero = self.choose(branch.clone(), 0);
            let one = self.choose(branch, 1);
            self.open.extend(zero.into_iter().chain(one));
        }
        None
    }
}
