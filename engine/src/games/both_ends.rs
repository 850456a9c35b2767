//! # Take from both ends
//!
//! A row of numbers, some of them negative. A move takes any positive count of numbers from the left or the right end,
//! until none are left. Whoever has the larger sum wins.

use std::{
    cmp::Reverse,
    collections::HashMap,
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
    sync::Arc,
};

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    digits::ordinal,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, list, write_joined},
    game::Game,
    map::{Axis, Ends, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    score::{Score, Tally},
    theory::intervals::{Cut, Intervals, Leave, Row, SHOWN, every_margin, prefix_sums},
    worth::Worth,
};

/// The rules, with the row of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BothEnds {
    row: Arc<Numbers>,
}

/// A row of numbers and its prefix sums.
#[derive(Debug, PartialEq, Eq)]
struct Numbers {
    numbers: Vec<i64>,
    prefix: Vec<i64>,
}

/// The remaining row, and what each player has taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rest {
    row: Arc<Numbers>,
    from: usize,
    to: usize,
    tally: Tally,
}

impl Rest {
    /// The remaining numbers.
    pub fn numbers(&self) -> &[i64] {
        self.row.numbers.get(self.from..self.to).unwrap_or(&[])
    }

    /// Returns how many numbers of the setup have been taken from the left.
    pub const fn from(&self) -> usize {
        self.from
    }

    fn prefix(&self) -> &[i64] {
        self.row.prefix.get(self.from..=self.to).unwrap_or(&[])
    }

    fn cut(&self, at: usize) -> Cut {
        let number = |at: Option<usize>| at.and_then(|at| self.row.numbers.get(at)).copied().unwrap_or(0);
        let beside = [number(at.checked_sub(1)), number(Some(at))];
        Cut { at, prefix: self.row.prefix.get(at).copied().unwrap_or(0), beside }
    }

    /// The sum of the remaining numbers.
    pub fn sum(&self) -> i64 {
        self.cut(self.to).prefix - self.cut(self.from).prefix
    }

    /// Returns the position after a legal move.
    fn after(&self, take: Take) -> Self {
        let (from, to) = match take.end {
            End::Left => (self.from + take.count, self.to),
            End::Right => (self.from, self.to - take.count),
        };
        let left = Self { row: Arc::clone(&self.row), from, to, tally: self.tally };
        Self { tally: self.tally.after(self.sum() - left.sum()), ..left }
    }
}

/// All positions of one game share their row, so hashing it number by number would add nothing.
impl Hash for Rest {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.from, self.to, self.tally).hash(state);
    }
}

impl fmt::Display for Rest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, self.numbers())
    }
}

/// An end of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// The end where the row starts.
    Left,
    /// The end where the row ends.
    Right,
}

/// A move: taking a count of numbers from one end, written `L3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    /// The end.
    pub end: End,
    /// The count of numbers taken.
    pub count: usize,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = match self.end {
            End::Left => 'L',
            End::Right => 'R',
        };
        write!(f, "{end}{}", self.count)
    }
}

impl FromStr for Take {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let (end, count) = match (text.strip_prefix('L'), text.strip_prefix('R')) {
            (Some(count), _) => (End::Left, count),
            (_, Some(count)) => (End::Right, count),
            _ => return Err(MoveFault::Malformed),
        };
        Ok(Self { end, count: ordinal(count)? })
    }
}

impl BothEnds {
    /// Returns every move with the margin the player to move ends up with, in the game's order.
    fn valued<'a>(rest: &'a Rest, row: &'a Row) -> impl Iterator<Item = (Take, i64)> + 'a {
        takes(rest.numbers().len()).map(|take| {
            let left = match take.end {
                End::Left => &row.without_left,
                End::Right => &row.without_right,
            };
            let margin = left.get(take.count).copied().unwrap_or(0);
            (take, rest.sum() - rest.after(take).sum() - margin)
        })
    }

    fn reason(rest: &Rest, row: Row, best: Option<Take>) -> Intervals {
        let shown = rest.numbers().len().min(SHOWN);
        let left = |take: Take, margin: i64| {
            let after = rest.after(take);
            let (from, to) = (rest.cut(after.from), rest.cut(after.to));
            Leave { from, to, margin: rest.sum() - after.sum() - margin }
        };
        let leave = best.map(|take| left(take, row.margin()));
        let sides = [End::Left, End::Right].map(|end| {
            // Taking all is a move from either end.
            let all = rest.numbers().len();
            let valued = Self::valued(rest, &row).filter(|(take, _)| take.end == end || take.count == all);
            let best = valued.max_by_key(|(take, margin)| (*margin, Reverse(take.count)));
            best.map(|(take, margin)| left(Take { end, ..take }, margin))
        });
        Intervals {
            from: rest.cut(rest.from),
            to: rest.cut(rest.to),
            margin: row.margin(),
            rows: (rest.from..rest.from + shown).map(|at| rest.cut(at)).collect(),
            columns: (rest.to + 1 - shown..=rest.to).map(|at| rest.cut(at)).collect(),
            table: row.table,
            leave,
            sides,
        }
    }
}

/// Returns every way to take from a row of `count` numbers. Taking all of them is listed as a move from the left.
fn takes(count: usize) -> impl Iterator<Item = Take> {
    let from = |end, most: usize| (1..=most).map(move |count| Take { end, count });
    from(End::Left, count).chain(from(End::Right, count.saturating_sub(1)))
}

impl Rules for BothEnds {
    type Position = Rest;
    type Move = Take;

    fn moves(&self, rest: &Rest) -> impl Iterator<Item = Take> {
        takes(rest.numbers().len())
    }

    fn play(&self, rest: &Rest, take: &Take) -> Result<Rest, MoveFault> {
        let max = rest.numbers().len();
        if !(1..=max).contains(&take.count) {
            let amount = take.count.to_string();
            return Err(MoveFault::Amount { amount, part: None, min: 1, max: max as u64 });
        }
        Ok(rest.after(*take))
    }

    fn end(&self, rest: &Rest) -> Option<Outcome> {
        rest.numbers().is_empty().then(|| rest.tally.taken.outcome(rest.tally.mover))
    }
}

impl Game for BothEnds {
    const ID: &'static str = "both-ends";
    const FIELDS: &'static [Field] = &[Field::list("numbers", 5000, -1_000_000, 1_000_000, "3,-1,4,1,-5,9").or_file()];
    const RULES: &'static [&'static str] = &[];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &[] },
        Preset { id: "debts", words: &["numbers=-3,-1,-4,-1,-5,-9"] },
        Preset { id: "sandwich", words: &["numbers=-6,2,7,-9,8,1,-6"] },
        Preset { id: "turns", words: &["numbers=5,-5,6,-6,7,-7,6,-6,5,-5"] },
        Preset { id: "long", words: &["numbers=2,-7,1,8,-2,8,-1,8,-2,8,4,-5,9,0,-4,5,-2,3,-5,3"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![list("numbers", &draw.several(6, 14, -9, 9))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let numbers = setup.integers("numbers").to_vec();
        Ok(Self { row: Arc::new(Numbers { prefix: prefix_sums(&numbers), numbers }) })
    }

    fn start(&self) -> Rest {
        Rest { row: Arc::clone(&self.row), from: 0, to: self.row.numbers.len(), tally: Tally::START }
    }

    fn read(&self, rest: &Rest, text: &str) -> Result<Take, MoveFault> {
        let take: Take = text.parse()?;
        // Taking everything is the same move from either end.
        let all = take.count == rest.numbers().len();
        Ok(if all { Take { end: End::Left, ..take } } else { take })
    }

    fn totals(&self, rest: &Rest) -> Option<Score> {
        Some(rest.tally.taken)
    }

    fn map(&self) -> Option<&dyn Mapped<Rest>> {
        Some(self)
    }

    fn analyse(&self, rest: &Rest, cancel: &Cancel) -> Result<Analysis<Take>, Stopped> {
        let row = Row::of(rest.prefix(), cancel)?;
        let margin = row.margin();
        let best = || Self::valued(rest, &row).filter(|(_, left)| *left == margin).map(|(take, _)| take);
        // A player who cannot win makes the game last: the shortest of the best moves.
        let suggested = best().min_by_key(|take| take.count);
        let best: Best<Take> = best().collect();
        // Both have the same parity as the sum, so the halves are whole.
        let score = rest.tally.ending(i64::midpoint(rest.sum(), margin), i64::midpoint(rest.sum(), -margin));
        Ok(Analysis {
            worth: Worth { score: Some(score), ..Worth::of(score.outcome(rest.tally.mover)) },
            best,
            suggested,
            grundy: None,
            reason: Reason::Intervals(Self::reason(rest, row, suggested)),
        })
    }
}

impl Mapped<Rest> for BothEnds {
    /// The remaining row by where it ends and by how many numbers are missing on its left.
    fn plane(&self) -> Plane {
        let numbers = self.row.numbers.len() as u64;
        Plane {
            down: true,
            ends: Ends::Equal,
            ..Plane::board(Axis::new("until", 0, numbers), Axis::new("gone", 0, numbers))
        }
    }

    fn at(&self, spot: Spot) -> Option<Rest> {
        let (from, to) = (usize::try_from(spot.y).ok()?, usize::try_from(spot.x).ok()?);
        let fits = self.plane().has(spot) && from <= to;
        fits.then(|| Rest { row: Arc::clone(&self.row), from, to, tally: Tally::START })
    }

    fn spot(&self, rest: &Rest) -> Option<Spot> {
        Some(Spot { x: rest.to as u64, y: rest.from as u64, z: 0 })
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        let rest = self.at(spot)?;
        let count = self.row.numbers.len();
        // An empty row results from taking everything from the left.
        let gone = if rest.from == rest.to { (count, 0) } else { (rest.from, count - rest.to) };
        let ends = [(End::Left, gone.0), (End::Right, gone.1)];
        let takes =
            ends.into_iter().filter(|(_, count)| *count > 0).map(|(end, count)| Take { end, count }.to_string());
        Some(Opening { fields: vec![list("numbers", &self.row.numbers)], moves: takes.collect() })
    }

    fn glance(&self, rest: &Rest, cancel: &Cancel) -> Result<Glance, Stopped> {
        Ok(Glance::of(&self.analyse(rest, cancel)?))
    }

    /// Answers all of them in one pass over all intervals.
    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        let mut wanted: HashMap<(usize, usize), Option<i64>> =
            spots.iter().filter_map(|spot| self.at(*spot)).map(|rest| ((rest.from, rest.to), None)).collect();
        every_margin(&self.row.prefix, cancel, |from, to, margin| {
            if let Some(known) = wanted.get_mut(&(from, to)) {
                *known = Some(margin);
            }
        })?;
        let margin = |rest: Rest| wanted.get(&(rest.from, rest.to)).copied().flatten();
        Ok(spots.iter().map(|spot| self.at(*spot).and_then(margin).map(Glance::of_margin)).collect())
    }
}
