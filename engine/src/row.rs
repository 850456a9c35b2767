//! A row of cells, each free or taken, shared by the games in which a move takes adjacent cells.

use std::fmt;

use crate::{digits::whole, fields::write_joined};

/// The maximum length of a row that is written cell by cell. For a longer one, only the lengths of its runs are
/// written.
pub const DRAWN: u64 = 200;

/// A maximal run of adjacent free cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Run {
    /// The first cell, counted from 1.
    pub at: u64,
    /// The number of cells.
    pub length: u64,
}

impl Run {
    /// Returns the last cell.
    pub const fn last(self) -> u64 {
        self.at + self.length - 1
    }
}

/// Adjacent cells taken by one move, written `i-j`, or `i` for a single cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Segment {
    /// The first cell, counted from 1.
    pub first: u64,
    /// The last cell.
    pub last: u64,
}

impl Segment {
    /// Creates the segment of `count` cells that starts at `first`.
    pub const fn of(first: u64, count: u64) -> Self {
        Self { first, last: first.saturating_add(count).saturating_sub(1) }
    }

    /// Returns the number of cells.
    pub const fn count(self) -> u64 {
        (self.last + 1).saturating_sub(self.first)
    }

    /// Returns whether the segment contains a cell.
    pub const fn contains(self, cell: u64) -> bool {
        self.first <= cell && cell <= self.last
    }

    /// Returns the mirror image in a row whose first and last cell add up to `sum`; `None` if the segment is not in the
    /// row.
    pub const fn mirrored(self, sum: u64) -> Option<Self> {
        if self.last >= sum { None } else { Some(Self { first: sum - self.last, last: sum - self.first }) }
    }

    /// Parses `i-j` with i < j, or `i`; `None` for any other text.
    pub fn read(text: &str) -> Option<Self> {
        let (first, last) = match text.split_once('-') {
            Some((first, last)) => (whole(first).ok()?, whole(last).ok()?),
            None => whole(text).map(|cell| (cell, cell)).ok()?,
        };
        let ordered = first < last || !text.contains('-');
        ordered.then_some(Self { first, last })
    }
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last { self.first.fmt(f) } else { write!(f, "{}-{}", self.first, self.last) }
    }
}

/// A row: its number of cells and its runs from left to right.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Row {
    cells: u64,
    runs: Vec<Run>,
}

impl Row {
    /// Creates a row in which every cell is free.
    pub fn whole(cells: u64) -> Self {
        Self { cells, runs: vec![Run { at: 1, length: cells }] }
    }

    /// Returns whether a text is a row: up to [`DRAWN`] cells, 1 for free and 0 for taken.
    pub(crate) fn is_row(text: &str) -> bool {
        let length = text.len() as u64;
        (1..=DRAWN).contains(&length) && text.bytes().all(|cell| matches!(cell, b'0' | b'1'))
    }

    /// Parses such a text.
    pub fn of(text: &str) -> Self {
        let cells = (1_u64..).zip(text.bytes());
        let runs = runs(cells.clone().filter(|(_, cell)| *cell == b'1').map(|(at, _)| at));
        Self { cells: text.len() as u64, runs }
    }

    /// Returns the number of cells, free and taken.
    pub const fn cells(&self) -> u64 {
        self.cells
    }

    /// Returns the runs of free cells, from left to right.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Returns the number of free cells.
    pub fn free(&self) -> u64 {
        self.runs.iter().map(|run| run.length).sum()
    }

    /// Returns the length of the longest run; 0 if no cell is free.
    pub fn longest(&self) -> u64 {
        self.runs.iter().map(|run| run.length).max().unwrap_or(0)
    }

    /// Returns whether the free cells are all adjacent.
    pub(crate) const fn is_one_run(&self) -> bool {
        self.runs.len() <= 1
    }

    /// Returns the run that contains a cell; `None` if the cell is taken or not in the row.
    pub fn run_of(&self, cell: u64) -> Option<Run> {
        let after = self.runs.partition_point(|run| run.at <= cell);
        let run = self.runs.get(after.checked_sub(1)?)?;
        (cell <= run.last()).then_some(*run)
    }

    /// Returns whether every cell of a segment is free.
    pub fn has(&self, segment: Segment) -> bool {
        segment.first <= segment.last && self.run_of(segment.first).is_some_and(|run| segment.last <= run.last())
    }

    /// Returns the first taken cell of a segment, if there is one in the row.
    pub(crate) fn gone_in(&self, segment: Segment) -> Option<u64> {
        let first = match self.run_of(segment.first) {
            Some(run) => run.last() + 1,
            None => segment.first,
        };
        (first <= segment.last && first <= self.cells).then_some(first)
    }

    /// Returns the row without these cells, which must be free.
    #[must_use]
    pub fn without(&self, segment: Segment) -> Self {
        let mut runs = Vec::with_capacity(self.runs.len() + 1);
        for run in &self.runs {
            if !(run.at..=run.last()).contains(&segment.first) {
                runs.push(*run);
                continue;
            }
            let (left, right) = (segment.first - run.at, run.last().saturating_sub(segment.last));
            runs.extend((left > 0).then_some(Run { at: run.at, length: left }));
            runs.extend((right > 0).then_some(Run { at: segment.last + 1, length: right }));
        }
        Self { cells: self.cells, runs }
    }

    /// Returns a row of the same size with the same runs in descending order of length, separated by one taken cell
    /// each.
    #[must_use]
    pub fn in_order(&self) -> Self {
        let mut lengths: Vec<u64> = self.runs.iter().map(|run| run.length).collect();
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        let mut next = 1;
        let runs = lengths.into_iter().map(|length| {
            let run = Run { at: next, length };
            next = run.last() + 2;
            run
        });
        Self { cells: self.cells, runs: runs.collect() }
    }

    /// Returns each run as a row of its own; empty if the whole row is one run.
    pub(crate) fn alone(&self) -> Vec<Self> {
        match self.runs.as_slice() {
            [run] if run.length == self.cells => Vec::new(),
            runs => runs.iter().map(|run| Self::whole(run.length)).collect(),
        }
    }

    /// Returns the free cells whose mirror images are taken, as segments from left to right.
    pub(crate) fn unmirrored(&self) -> Vec<Segment> {
        let sum = self.cells + 1;
        let mut alone = Vec::new();
        let mut images = self.runs.iter().rev().map(|run| Run { at: sum - run.last(), length: run.length }).peekable();
        for run in &self.runs {
            let mut from = run.at;
            while let Some(image) = images.peek().copied() {
                if image.at > run.last() {
                    break;
                }
                if from < image.at {
                    alone.push(Segment { first: from, last: image.at - 1 });
                }
                from = from.max(image.last() + 1);
                if image.last() > run.last() {
                    break;
                }
                images.next();
            }
            if from <= run.last() {
                alone.push(Segment { first: from, last: run.last() });
            }
        }
        alone
    }
}

/// Collects ascending cells into runs.
fn runs(cells: impl Iterator<Item = u64>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for cell in cells {
        match runs.last_mut() {
            Some(run) if run.last() + 1 == cell => run.length += 1,
            _ => runs.push(Run { at: cell, length: 1 }),
        }
    }
    runs
}

/// Cell by cell up to [`DRAWN`] cells, otherwise the lengths of the runs.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cells > DRAWN {
            let lengths: Vec<u64> = self.runs.iter().map(|run| run.length).collect();
            return write_joined(f, &lengths);
        }
        let mut next = 1;
        for run in &self.runs {
            let (gone, free) = (run.at - next, run.length);
            f.write_str(
                &("0".repeat(usize::try_from(gone).unwrap_or(0)) + &"1".repeat(usize::try_from(free).unwrap_or(0))),
            )?;
            next = run.last() + 1;
        }
        f.write_str(&"0".repeat(usize::try_from(self.cells + 1 - next).unwrap_or(0)))
    }
}
