//! Every winning move, in order, without trying all moves, of which there may be 10^180.
//!
//! A move that lowers the rows of a set S wins exactly if, in each column, the new rows of S hold the number of ones
//! that makes the whole column a multiple of k + 1. Since S has at most k rows, that number is unique, so the new rows
//! can be found digit by digit, checking at each step whether the remaining digits can still be filled in.

use super::{ones, width};
use crate::{InOrder, convention::Convention, heaps::Cut};

/// The result of a winning move on a set of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Left {
    /// The number of objects left.
    pub total: u64,
    /// `true` if a heap of two or more is left.
    pub large: bool,
}

/// Returns the winning moves: fewest rows first, then by row numbers, then by the numbers taken from the first, the
/// second … row.
pub fn winning(rows: &[u64], k: u64, last: Convention) -> impl Iterator<Item = Vec<Cut>> {
    sets(rows, k).filter_map(move |set| Task::new(rows, k, last, set)).flat_map(Solutions::new)
}

/// Returns what the winning moves leave, for each set of rows that has one.
pub(crate) fn left_by_winning(rows: &[u64], k: u64, last: Convention) -> impl Iterator<Item = Left> {
    sets(rows, k).filter_map(move |set| Task::new(rows, k, last, set)).map(|task| task.left)
}

/// Returns every legal move in the same order, winning or not.
pub fn moves(rows: &[u64], k: u64) -> impl Iterator<Item = Vec<Cut>> {
    sets(rows, k).flat_map(move |set| {
        let mut next = Some(set.iter().map(|&row| Cut { heap: row + 1, take: 1 }).collect::<Vec<_>>());
        std::iter::from_fn(move || {
            let now = next.take()?;
            // Counts like an odometer: the take from the last heap increases first.
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

/// Returns the non-empty sets of at most k non-zero rows, smallest first, then in lexicographic order.
fn sets(rows: &[u64], k: u64) -> impl Iterator<Item = Vec<usize>> + use<> {
    let alive: Vec<usize> = (0..rows.len()).filter(|&row| rows[row] > 0).collect();
    let most = usize::try_from(k).unwrap_or(usize::MAX).min(alive.len());
    (1..=most).flat_map(move |size| {
        let alive = alive.clone();
        Combinations::new(alive.len(), size).map(move |picks| picks.into_iter().map(|pick| alive[pick]).collect())
    })
}

/// Iterates over the sets of `size` numbers below `n`, each ascending, in lexicographic order.
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

/// The rows of one set, and the number of ones that each column of their new values must hold.
#[derive(Debug, Clone)]
struct Task {
    rows: Vec<(usize, u64)>,
    need: Vec<u64>,
    left: Left,
}

impl Task {
    /// Creates the task of lowering exactly these rows; `None` if no winning move does.
    fn new(rows: &[u64], k: u64, last: Convention, set: Vec<usize>) -> Option<Self> {
        let modulus = k + 1;
        let beside: Vec<u64> = (0..rows.len()).filter(|row| !set.contains(row)).map(|row| rows[row]).collect();
        // If no other row is above 1, neither is a new one: no higher column can hold a multiple of k + 1.
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

/// A row whose digits above a column have been chosen.
#[derive(Debug, Clone, Copy)]
struct Row {
    value: u64,
    /// `true` if the chosen digits are already below the row's own.
    below: bool,
}

/// Returns whether the columns of `need` can be filled so that every row ends below its value.
fn fillable(rows: &[Row], need: &[u64]) -> bool {
    fill_all(rows, need, 0).is_some_and(|rows| rows.iter().all(|row| row.below))
}

/// Fills the columns of `need`, of which the lowest is the column `from`, from the highest down. Returns `None` if that
/// fails.
fn fill_all(rows: &[Row], need: &[u64], from: usize) -> Option<Vec<Row>> {
    let mut rows = rows.to_vec();
    for (i, &need) in need.iter().enumerate().rev() {
        fill(&mut rows, from + i, need)?;
    }
    Some(rows)
}

/// Fills one column in the way that leaves the most freedom to the lower columns.
///
/// A row that is already below its value can take any digit. Any other row can take a one only if it has one, and gets
/// below its value by taking a zero instead. Rows already below take the ones first. If that is not enough, the rows
/// with the largest remaining digits keep theirs, because they can still become anything that a row with smaller digits
/// could.
fn fill(rows: &mut [Row], bit: usize, need: u64) -> Option<()> {
    let below = rows.iter().filter(|row| row.below).count() as u64;
    let can = |row: &Row| !row.below && row.value >> bit & 1 == 1;
    let able = rows.iter().filter(|row| can(row)).count();
    let stay = usize::try_from(need.saturating_sub(below)).ok()?;
    if stay >= able {
        return (stay == able).then_some(());
    }
    let mut able: Vec<&mut Row> = rows.iter_mut().filter(|row| can(row)).collect();
    let rest = (1 << bit) - 1;
    if stay > 0 {
        able.order_by_key(|row| std::cmp::Reverse(row.value & rest));
    }
    for row in able.into_iter().skip(stay) {
        row.below = true;
    }
    Some(())
}

/// Iterates over the fillings of one task: a search through the digits that only enters branches with a filling.
struct Solutions {
    rows: Vec<(usize, u64)>,
    width: usize,
    /// The branches still to be searched, the next one last.
    open: Vec<Branch>,
}

/// Digits chosen row by row, from the highest column of each row down.
#[derive(Clone)]
struct Branch {
    /// The new values of the finished rows, then the digits chosen so far of the present row.
    new: Vec<u64>,
    /// The number of columns of the present row still to be chosen.
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

    /// Returns the branch with the next digit chosen; `None` if it can no longer be filled.
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

    /// Continues with the next row once every column of one is chosen. Returns the cuts if that was the last row.
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
            // A larger new value is a smaller take and comes first, so its branch goes on top.
            let zero = self.choose(branch.clone(), 0);
            let one = self.choose(branch, 1);
            self.open.extend(zero.into_iter().chain(one));
        }
        None
    }
}
