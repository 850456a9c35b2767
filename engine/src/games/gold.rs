//! # Gold bars
//!
//! A row of gold bars, each with its price. The first move takes 1 or 2 bars from the left; after that, a move takes at
//! least one bar and at most twice as many as the opponent just took. When no bars are left, whoever has the more
//! valuable ones wins.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::Arc,
};

use super::{
    fibonacci::{FIRST_LIMIT, takings_to},
    subtraction::Take,
};
use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    digits::whole,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, list, write_joined},
    game::Game,
    map::{Axis, Ends, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    score::{Score, Tally},
    theory::score_table::{Margins, solve},
    worth::Worth,
};

/// The rules, with the prices of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gold {
    prices: Arc<[i64]>,
}

/// The bars left and the limit on the next move, shown as `1,2,4,8;2`.
#[derive(Debug, Clone)]
pub struct Row {
    /// The prices of all bars of the game.
    prices: Arc<[i64]>,
    /// The number of bars that have been taken.
    gone: usize,
    /// Twice what was taken last, even if fewer bars are left.
    limit: u64,
    /// The totals each player has taken, and the player to move.
    tally: Tally,
}

impl Row {
    /// The prices of the bars left.
    pub fn bars(&self) -> &[i64] {
        &self.prices[self.gone..]
    }

    /// The number of the first bar left, counted from 1; one past the last bar if none is left.
    pub const fn first(&self) -> u64 {
        self.gone as u64 + 1
    }

    /// Twice what was taken last, even if fewer bars are left.
    pub const fn limit(&self) -> u64 {
        self.limit
    }

    /// Returns the maximum that can be taken; 0 once no bar is left.
    pub fn reach(&self) -> u64 {
        self.limit.min(self.bars().len() as u64)
    }
}

/// Compares the shared prices last, and by address first, so that comparing two positions of one game takes constant
/// time.
impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        let figures = |row: &Self| (row.gone, row.limit, row.tally);
        figures(self) == figures(other) && (Arc::ptr_eq(&self.prices, &other.prices) || self.prices == other.prices)
    }
}

impl Eq for Row {}

impl Hash for Row {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.gone, self.limit, self.tally).hash(state);
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, self.bars())?;
        write!(f, ";{}", self.limit)
    }
}

impl Rules for Gold {
    type Position = Row;
    type Move = Take;

    fn moves(&self, row: &Row) -> impl Iterator<Item = Take> {
        (1..=row.reach()).map(Take)
    }

    fn play(&self, row: &Row, take: &Take) -> Result<Row, MoveFault> {
        let max = row.reach();
        let taken = usize::try_from(take.0).ok().and_then(|count| row.bars().get(..count));
        match taken.filter(|_| (1..=max).contains(&take.0)) {
            Some(taken) => Ok(Row {
                prices: Arc::clone(&row.prices),
                gone: row.gone + taken.len(),
                limit: 2 * take.0,
                tally: row.tally.after(taken.iter().sum()),
            }),
            None => Err(MoveFault::Amount { amount: take.to_string(), part: None, min: 1, max }),
        }
    }

    fn end(&self, row: &Row) -> Option<Outcome> {
        row.bars().is_empty().then(|| row.tally.taken.outcome(row.tally.mover))
    }
}

impl Game for Gold {
    const ID: &'static str = "gold";
    const FIELDS: &'static [Field] = &[Field::list("prices", 5000, 1, 1_000_000, "1,2,4,8").or_file()];
    const RULES: &'static [&'static str] = &[];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "doubling", words: &["prices=1,2,4,8"] },
        Preset { id: "equal", words: &["prices=1,1,1,1"] },
        Preset { id: "rising", words: &["prices=1,2,3,4,5,6,7,8,9,10,11,12"] },
        Preset { id: "falling", words: &["prices=13,12,11,10,9,8,7,6,5,4,3,2,1"] },
        Preset { id: "mixed", words: &["prices=7,3,9,2,8,4,6,1,5,9,2,7,3,8,6,4"] },
        Preset { id: "treasure", words: &["prices=5,3,8,1,9,2,7,4,6,3,50,2,8,5,1,9,4,7,3,6"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![list("prices", &draw.several(6, 14, 1, 20))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { prices: setup.integers("prices").into() })
    }

    fn start(&self) -> Row {
        Row { prices: Arc::clone(&self.prices), gone: 0, limit: FIRST_LIMIT, tally: Tally::START }
    }

    fn read(&self, _: &Row, text: &str) -> Result<Take, MoveFault> {
        whole(text).map(Take)
    }

    fn totals(&self, row: &Row) -> Option<Score> {
        Some(row.tally.taken)
    }

    fn map(&self) -> Option<&dyn Mapped<Row>> {
        Some(self)
    }

    fn analyse(&self, row: &Row, cancel: &Cancel) -> Result<Analysis<Take>, Stopped> {
        let solved = solve(row.bars(), row.first(), row.limit / 2, cancel)?;
        let table = solved.table;
        let score = row.tally.ending(table.score, table.total - table.score);
        Ok(Analysis {
            worth: Worth { score: Some(score), ..Worth::of(score.outcome(row.tally.mover)) },
            best: solved.best.into_iter().map(Take).collect(),
            suggested: table.take.map(Take),
            grundy: None,
            reason: Reason::ScoreTable(table),
        })
    }
}

impl Mapped<Row> for Gold {
    /// The number of the first bar left, and the size of the last move.
    fn plane(&self) -> Plane {
        let bars = self.prices.len() as u64;
        let board = Plane::board(Axis::new("bar", 1, bars + 1), Axis::new("taken", 1, bars.max(1)));
        Plane { ends: Ends::Across, ..board }
    }

    fn at(&self, spot: Spot) -> Option<Row> {
        let gone = usize::try_from(spot.x.checked_sub(1)?).ok()?;
        let taken: u64 = takings_to(spot.y).iter().sum();
        let comes_up = self.plane().has(spot) && taken < spot.x;
        comes_up.then(|| Row { prices: Arc::clone(&self.prices), gone, limit: 2 * spot.y, tally: Tally::START })
    }

    fn spot(&self, row: &Row) -> Option<Spot> {
        Some(Spot { x: row.first(), y: row.limit / 2, z: 0 })
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        let row = self.at(spot)?;
        let taken = takings_to(spot.y);
        let ones = row.gone as u64 - taken.iter().sum::<u64>();
        let moves = std::iter::repeat_n(1, usize::try_from(ones).ok()?).chain(taken).map(|take: u64| take.to_string());
        Some(Opening { fields: vec![list("prices", &self.prices)], moves: moves.collect() })
    }

    fn glance(&self, row: &Row, cancel: &Cancel) -> Result<Glance, Stopped> {
        Ok(Glance::of(&self.analyse(row, cancel)?))
    }

    /// Answers all of them from one table.
    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        let margins = Margins::of(&self.prices, cancel)?;
        let taken = |row: &Row| usize::try_from(row.limit / 2).unwrap_or(usize::MAX);
        let known = |spot: &Spot| self.at(*spot).map(|row| Glance::of_margin(margins.get(row.gone, taken(&row))));
        Ok(spots.iter().map(known).collect())
    }
}
