//! Rows from which neighbours are taken: the runs are the heaps, and the nim-sum of their values decides.

use super::{Code, Octal, Period, Sequence};
use crate::{
    best::Best,
    cancel::{Cancel, Stopped},
    row::{Row, Run, Segment},
    theory::{
        mirrored_row::MirroredRow,
        nim_sum::{crosses, nim_sum},
    },
};

/// The fewest and the most neighbours that a move takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// The fewest.
    pub least: u64,
    /// The most.
    pub most: u64,
}

impl Rule {
    /// Returns the moves in a row, ordered by their first cell, then by the number of cells taken.
    pub fn moves(self, row: &Row) -> impl Iterator<Item = Segment> {
        row.runs().iter().flat_map(move |run| {
            (run.at..=run.last()).flat_map(move |first| {
                let most = self.most.min(run.last() + 1 - first);
                (self.least..=most).map(move |count| Segment::of(first, count))
            })
        })
    }

    /// Returns whether a row has a move.
    pub fn has_move(self, row: &Row) -> bool {
        row.longest() >= self.least
    }
}

/// The values of runs under a rule.
#[derive(Debug)]
pub struct RunValues {
    rule: Rule,
    code: Octal,
    sequence: Sequence,
    /// The runs of each value, shortest first, or `None` if a move takes few enough cells to try every number of them.
    by_value: Option<Vec<Vec<u64>>>,
}

/// With at least this many numbers to choose from, a winning one is looked up instead of trying them all.
const SEARCHED: u64 = 16;

/// The longest code shown.
const WRITTEN: u64 = 12;

impl RunValues {
    /// Computes the values of runs of up to `longest` cells.
    ///
    /// # Errors
    /// Returns [`Stopped`] if `cancel` is stopped.
    pub fn new(rule: Rule, longest: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        let places = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        let code = Octal::row(places(rule.least), places(rule.most));
        let sequence = Sequence::new(&Code::from(code.clone()), longest, cancel)?;
        let by_value = (rule.most - rule.least >= SEARCHED).then(|| by_value(&sequence, longest));
        Ok(Self { rule, code, sequence, by_value })
    }

    /// Returns the value of a run.
    pub fn value(&self, length: u64) -> u64 {
        u64::from(self.sequence.get(length))
    }

    /// Returns whether the values of all runs of a row are known.
    pub fn reaches(&self, row: &Row) -> bool {
        self.sequence.reaches(row.longest())
    }

    /// Returns the nim-sum of the runs' values.
    pub fn nim_sum(&self, row: &Row) -> u64 {
        nim_sum(row.runs().iter().map(|run| self.value(run.length)))
    }

    /// Returns the winning moves, in the order of [`Rule::moves`].
    pub fn winning<'a>(&'a self, row: &'a Row) -> impl Iterator<Item = Segment> + 'a {
        self.moves_to(row, 0)
    }

    /// Returns the moves to rows of this value, in the order of [`Rule::moves`].
    pub fn moves_to<'a>(&'a self, row: &'a Row, value: u64) -> impl Iterator<Item = Segment> + 'a {
        let sum = self.nim_sum(row) ^ value;
        let runs = row.runs().iter().filter(move |_| sum != 0);
        runs.flat_map(move |run| {
            let wanted = sum ^ self.value(run.length);
            (0..run.length).flat_map(move |left| {
                let counts = self.counts(run.length - left, wanted ^ self.value(left));
                counts.map(move |count| Segment::of(run.at + left, count))
            })
        })
    }

    /// Returns the numbers of cells to take from the beginning of `length` cells so that the rest has the value `value`.
    fn counts(&self, length: u64, value: u64) -> impl Iterator<Item = u64> + '_ {
        let (least, most) = (self.rule.least, self.rule.most.min(length));
        let searched =
            self.by_value.is_none().then(|| (least..=most).filter(move |count| self.value(length - count) == value));
        let bucket = self.by_value.as_ref().and_then(|runs| runs.get(usize::try_from(value).ok()?));
        let bucket = bucket.map_or(&[][..], |runs| &runs[..runs.partition_point(|run| run + least <= length)]);
        // The longer the rest, the fewer are taken.
        let looked_up = bucket.iter().rev().map(move |run| length - run).take_while(move |count| *count <= most);
        searched.into_iter().flatten().chain(looked_up)
    }

    /// Returns the move that holds out in a lost row. It takes as few cells as allowed, and of those moves it leaves the fewest
    /// winning replies.
    pub fn hold_out(&self, row: &Row) -> Option<Segment> {
        /// The work allowed, in cells looked at.
        const BUDGET: u64 = 8_000;
        let a_reply = row.free() * (self.rule.most - self.rule.least + 1).min(SEARCHED);
        let tried = usize::try_from(BUDGET / a_reply.max(1)).unwrap_or(1).max(1);
        let mut best = None;
        for held in self.gentle(row).take(tried) {
            let after = row.without(held);
            let fewest = best.map_or(Best::<Segment>::MOST, |(replies, _)| replies);
            let replies = self.winning(&after).take(fewest).count();
            if best.is_none() || replies < fewest {
                best = Some((replies, held));
            }
        }
        best.map(|(_, held)| held)
    }

    /// Returns the moves that take as few cells as allowed, one for each run length and without mirror images.
    fn gentle<'a>(&self, row: &'a Row) -> impl Iterator<Item = Segment> + 'a {
        let least = self.rule.least;
        let mut lengths = Vec::new();
        let different = row.runs().iter().filter(move |run| {
            let new = run.length >= least && !lengths.contains(&run.length);
            lengths.extend(new.then_some(run.length));
            new
        });
        different.flat_map(move |run| (0..=(run.length - least) / 2).map(move |left| Segment::of(run.at + left, least)))
    }
}

/// Returns the runs of up to `longest` cells by their values.
fn by_value(sequence: &Sequence, longest: u64) -> Vec<Vec<u64>> {
    let mut runs: Vec<Vec<u64>> = Vec::new();
    for length in 0..=longest {
        let value = sequence.get(length) as usize;
        if runs.len() <= value {
            runs.resize(value + 1, Vec::new());
        }
        runs[value].push(length);
    }
    runs
}

/// A run and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// The run.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub run: Run,
    /// Its Grundy value.
    pub value: u64,
}

/// A winning move: it breaks a run so that the nim-sum of the row becomes 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WinningTake {
    /// The cells that are taken.
    pub take: Segment,
    /// The run it is taken from, and its value.
    pub part: Part,
    /// The number of cells left of that run on the left.
    pub left: u64,
    /// The number of cells left of it on the right.
    pub right: u64,
    /// The nim-sum of the values of the two parts.
    pub value: u64,
}

/// The figures of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Taking {
    /// The octal code of the rule, if it is short.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub code: Option<String>,
    /// The fewest cells that a move takes.
    pub least: u64,
    /// The most cells that a move takes.
    pub most: u64,
    /// The runs and their values, from the left.
    pub parts: Vec<Part>,
    /// The nim-sum of the values.
    pub nim_sum: u64,
    /// The weights of the columns with an odd number of ones, highest first.
    pub crosses: Vec<u64>,
    /// The perfect player's move, if the player to move wins.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<WinningTake>,
    /// The period of the values, if one is proved.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub period: Option<Period>,
    /// The row's symmetry, if it decides the game.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub mirror: Option<MirroredRow>,
}

impl Taking {
    /// Returns the figures of a row in which `winning` is a winning move.
    pub fn of(row: &Row, table: &RunValues, winning: Option<Segment>, mirror: Option<MirroredRow>) -> Self {
        let nim_sum = table.nim_sum(row);
        let part = |run: Run| Part { run, value: table.value(run.length) };
        let keep = winning.and_then(|take| {
            let run = row.run_of(take.first)?;
            let (left, right) = (take.first - run.at, run.last() - take.last);
            Some(WinningTake { take, part: part(run), left, right, value: table.value(left) ^ table.value(right) })
        });
        Self {
            code: (table.rule.most <= WRITTEN).then(|| table.code.to_string()),
            least: table.rule.least,
            most: table.rule.most,
            parts: row.runs().iter().copied().map(part).collect(),
            nim_sum,
            crosses: crosses(nim_sum),
            keep,
            period: table.sequence.period(),
            mirror,
        }
    }
}
