//! # Row of matches
//!
//! A row of n matches, or of matches and gaps. A move takes exactly k adjacent matches. Whoever cannot move loses; if k
//! exceeds n, that is the first player.

use std::fmt;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    digits::whole,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, SetupFault},
    game::Game,
    lengths::{Limits, lengths},
    map::{Glance, Mapped, Opening, Plane, Spot},
    neighbours::{self, LONG, LONGEST, Neighbours, ROW, SHORT},
    outcome::Outcome,
    rng::Rng,
    row::{Row, Segment},
    rules::Rules,
    theory::taking::Rule,
};

/// The rules, with the row of a setup.
#[derive(Debug)]
pub struct Matches {
    neighbours: Neighbours,
}

/// A move, named by the lowest match it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lowest(pub u64);

impl fmt::Display for Lowest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Matches {
    /// Returns how many matches a move takes.
    pub const fn count(&self) -> u64 {
        self.neighbours.rule().most
    }

    /// Returns the matches a move takes.
    pub const fn taken(&self, lowest: Lowest) -> Segment {
        Segment::of(lowest.0, self.count())
    }
}

impl Rules for Matches {
    type Position = Row;
    type Move = Lowest;

    fn moves(&self, row: &Row) -> impl Iterator<Item = Lowest> {
        self.neighbours.rule().moves(row).map(|taken| Lowest(taken.first))
    }

    fn play(&self, row: &Row, lowest: &Lowest) -> Result<Row, MoveFault> {
        let taken = self.taken(*lowest);
        let most = (row.cells() + 1).saturating_sub(self.count());
        if !(1..=most).contains(&lowest.0) {
            let args =
                vec![("lowest", lowest.to_string()), ("most", most.to_string()), ("count", self.count().to_string())];
            return Err(MoveFault::Rule { key: "beyond", args });
        }
        match row.gone_in(taken) {
            None => Ok(row.without(taken)),
            Some(gone) => {
                let args = vec![("match", gone.to_string()), ("count", self.count().to_string())];
                Err(MoveFault::Rule { key: "gone", args })
            }
        }
    }

    fn end(&self, row: &Row) -> Option<Outcome> {
        self.neighbours.end(row)
    }

    fn parts(&self, row: &Row) -> Vec<Row> {
        row.alone()
    }

    fn representative(&self, row: &Row) -> Row {
        row.in_order()
    }
}

impl Game for Matches {
    const ID: &'static str = "matches";
    const FIELDS: &'static [Field] = &[
        Field::int("n", 1, LONGEST, "9"),
        ROW,
        Field::int("k", 1, LONGEST, "").default_of(|setup| neighbours::cells(setup).min(2).to_string()),
    ];
    const RULES: &'static [&'static str] = &["k"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &["n=9", "k=2"] },
        Preset { id: "treblecross", words: &["n=20", "k=3"] },
        Preset { id: "gaps", words: &["row=11111011111111011101111111", "k=2"] },
        Preset { id: "drawn", words: &["n=200", "k=4"] },
        Preset { id: "long", words: &["n=300", "k=2"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        neighbours::random(draw, 3)
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let row = neighbours::row_of(setup);
        if neighbours::is_too_long(setup) {
            let args = vec![("most", LONG.to_string()), ("short", SHORT.to_string())];
            return Err(setup.error("n", SetupFault::Rule { key: "too-long", args }));
        }
        let k = setup.count("k");
        Ok(Self { neighbours: Neighbours::new(row, Rule { least: k, most: k }) })
    }

    fn start(&self) -> Row {
        self.neighbours.row().clone()
    }

    fn read(&self, _: &Row, text: &str) -> Result<Lowest, MoveFault> {
        whole(text).map(Lowest)
    }

    fn map(&self) -> Option<&dyn Mapped<Row>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        true
    }

    fn moves_to(&self, row: &Row, value: u64, cancel: &Cancel) -> Result<Best<Lowest>, Stopped> {
        Ok(self.neighbours.moves_to(row, value, cancel)?.map(|taken| Lowest(taken.first)))
    }

    fn lengths(&self, rows: &[Row], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        lengths(self, rows, Limits::ROW, cancel)
    }

    fn reaches(&self, row: &Row) -> u64 {
        self.neighbours.reaches(row)
    }

    fn analyse(&self, row: &Row, cancel: &Cancel) -> Result<Analysis<Lowest>, Stopped> {
        let Analysis { worth, best, suggested, grundy, reason } = self.neighbours.analyse(row, None, cancel)?;
        let lowest = |taken: Segment| Lowest(taken.first);
        Ok(Analysis { worth, best: best.map(lowest), suggested: suggested.map(lowest), grundy, reason })
    }
}

impl Mapped<Row> for Matches {
    fn plane(&self) -> Plane {
        neighbours::plane()
    }

    fn at(&self, spot: Spot) -> Option<Row> {
        neighbours::at(spot)
    }

    fn spot(&self, row: &Row) -> Option<Spot> {
        neighbours::spot(row)
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        neighbours::opening(spot)
    }

    fn glance(&self, row: &Row, cancel: &Cancel) -> Result<Glance, Stopped> {
        self.neighbours.glance(row, cancel)
    }
}
