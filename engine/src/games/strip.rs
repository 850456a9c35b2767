//! # Crossing out cells
//!
//! A strip of n cells, some of which may be crossed out at the start. A move crosses out 1 to k adjacent free cells. A k above n
//! counts as n. Whoever makes the last move wins.

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
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
    theory::{mirrored_row::MirroredRow, taking::Rule},
};

/// The rules and the strip at the start.
#[derive(Debug)]
pub struct Strip {
    neighbours: Neighbours,
}

impl Strip {
    /// Returns the most cells that a move crosses out.
    pub const fn most(&self) -> u64 {
        self.neighbours.rule().most
    }
}

impl Rules for Strip {
    type Position = Row;
    type Move = Segment;

    fn moves(&self, row: &Row) -> impl Iterator<Item = Segment> {
        self.neighbours.rule().moves(row)
    }

    fn play(&self, row: &Row, crossed: &Segment) -> Result<Row, MoveFault> {
        self.neighbours.check_cells(*crossed)?;
        if crossed.count() > self.most() {
            let args = vec![("count", crossed.count().to_string()), ("most", self.most().to_string())];
            return Err(MoveFault::Rule { key: "too-many", args });
        }
        match row.gone_in(*crossed) {
            None => Ok(row.without(*crossed)),
            Some(cell) => Err(MoveFault::Rule { key: "gone", args: vec![("cell", cell.to_string())] }),
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

impl Game for Strip {
    const ID: &'static str = "strip";
    const FIELDS: &'static [Field] = &[
        Field::int("n", 1, LONGEST, "11"),
        ROW,
        Field::int("k", 1, LONGEST, "").default_of(|setup| neighbours::cells(setup).min(3).to_string()),
    ];
    const RULES: &'static [&'static str] = &["k"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &["n=11", "k=3"] },
        Preset { id: "kayles", words: &["n=14", "k=2"] },
        Preset { id: "even", words: &["n=12", "k=1"] },
        Preset { id: "crossed", words: &["row=1110111111011111", "k=3"] },
        Preset { id: "drawn", words: &["n=200", "k=4"] },
        Preset { id: "long", words: &["n=300", "k=2"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        neighbours::random(draw, 4)
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let row = neighbours::row_of(setup);
        if neighbours::is_too_long(setup) {
            let args = vec![("most", LONG.to_string()), ("short", SHORT.to_string())];
            return Err(setup.error("n", SetupFault::Rule { key: "too-long", args }));
        }
        // No move can cross out more than the whole strip.
        let most = setup.count("k").min(row.cells());
        Ok(Self { neighbours: Neighbours::new(row, Rule { least: 1, most }) })
    }

    fn start(&self) -> Row {
        self.neighbours.row().clone()
    }

    fn read(&self, _: &Row, text: &str) -> Result<Segment, MoveFault> {
        Segment::read(text).ok_or(MoveFault::Malformed)
    }

    fn map(&self) -> Option<&dyn Mapped<Row>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        true
    }

    fn moves_to(&self, row: &Row, value: u64, cancel: &Cancel) -> Result<Best<Segment>, Stopped> {
        self.neighbours.moves_to(row, value, cancel)
    }

    fn lengths(&self, rows: &[Row], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        lengths(self, rows, Limits::ROW, cancel)
    }

    fn reaches(&self, row: &Row) -> u64 {
        self.neighbours.reaches(row)
    }

    fn analyse(&self, row: &Row, cancel: &Cancel) -> Result<Analysis<Segment>, Stopped> {
        self.neighbours.analyse(row, MirroredRow::of(row, self.most()), cancel)
    }
}

impl Mapped<Row> for Strip {
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
