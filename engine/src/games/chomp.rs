//! # Chomp
//!
//! A bar of chocolate whose bottom left square is poisoned. A move takes a square with all above it and to its right. Nobody
//! may take the poisoned square, so whoever finds only that one left cannot move and loses.

use std::{fmt, sync::OnceLock};

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped, get_or_compute},
    error::MoveFault,
    fields::{Field, Preset, QUINTILLION, Setup, SetupError, SetupFault, list, write_joined},
    game::Game,
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::chomp::{
        self, Bite, Chomp as Why, Shape, hold_out_of_two, keep_of_two, plies_of_two, table::Table, turned,
    },
    worth::Worth,
};

/// The maximum length of a bar that is compared with its mirror image.
const TURNED: u64 = 128;

/// The rules, with the bar of a setup and, once needed, all bars within it.
#[derive(Debug, Clone)]
pub struct Chomp {
    bar: Bar,
    table: OnceLock<Table>,
}

/// The lengths of the rows, from the bottom up; none is longer than the one below.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bar(pub Vec<u64>);

impl Bar {
    /// Returns the length of a row, counted from 1; 0 if there is none.
    pub fn row(&self, row: usize) -> u64 {
        row.checked_sub(1).and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }

    /// Returns whether a square belongs to the bar.
    pub fn has(&self, bite: Bite) -> bool {
        (1..=self.row(bite.row)).contains(&bite.column)
    }

    /// Returns the bar after a bite.
    #[must_use]
    pub fn after(&self, bite: Bite) -> Self {
        Self(chomp::after(&self.0, bite))
    }

    /// Returns the number of squares.
    pub fn squares(&self) -> u64 {
        self.0.iter().sum()
    }
}

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0)
    }
}

impl Chomp {
    /// Returns the bar of the setup.
    pub const fn first(&self) -> &Bar {
        &self.bar
    }

    fn table(&self, cancel: &Cancel) -> Result<&Table, Stopped> {
        get_or_compute(&self.table, || Table::of(self.bar.0.len(), self.bar.row(1), cancel))
    }
}

/// Returns the answer to one or two rows, by their theorem.
fn two(bar: &Bar) -> Analysis<Bite> {
    let (long, short) = (bar.row(1), bar.row(2));
    let keep = keep_of_two(long, short);
    Analysis {
        worth: Worth { remoteness: Some(plies_of_two(long, short)), ..Worth::of(Outcome::won(keep.is_some())) },
        best: keep.into_iter().collect(),
        suggested: keep.or_else(|| hold_out_of_two(long)),
        grundy: None,
        reason: Reason::Chomp(Why::of(&bar.0, keep, keep.into_iter().collect())),
    }
}

impl Rules for Chomp {
    type Position = Bar;
    type Move = Bite;

    fn moves(&self, bar: &Bar) -> impl Iterator<Item = Bite> {
        chomp::bites(&bar.0)
    }

    fn play(&self, bar: &Bar, bite: &Bite) -> Result<Bar, MoveFault> {
        if self.end(bar).is_some() {
            return Err(MoveFault::Over);
        }
        if *bite == Bite::POISON {
            return Err(MoveFault::Rule { key: "poisoned", args: Vec::new() });
        }
        if bite.row == 0 || bite.row > bar.0.len() {
            return Err(MoveFault::NoSuchPart { part: bite.row.to_string(), parts: bar.0.len() });
        }
        if !bar.has(*bite) {
            let args = vec![("row", bite.row.to_string()), ("length", bar.row(bite.row).to_string())];
            return Err(MoveFault::Rule { key: "no-square", args });
        }
        Ok(bar.after(*bite))
    }

    fn end(&self, bar: &Bar) -> Option<Outcome> {
        (bar.squares() <= 1).then_some(Outcome::Loss)
    }

    /// Rows and columns can be exchanged.
    fn representative(&self, bar: &Bar) -> Bar {
        if bar.row(1) > TURNED {
            return bar.clone();
        }
        let turned = turned(&bar.0);
        if turned > bar.0 { Bar(turned) } else { bar.clone() }
    }
}

impl Game for Chomp {
    const ID: &'static str = "chomp";
    const FIELDS: &'static [Field] = &[Field::list("bar", 10, 1, QUINTILLION, "4,4,4")];
    const RULES: &'static [&'static str] = &[];
    const CUSTOM: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "rectangle", words: &["bar=4,4,4"] },
        Preset { id: "two", words: &["bar=7,7"] },
        Preset { id: "square", words: &["bar=5,5,5,5,5"] },
        Preset { id: "lost", words: &["bar=5,3,2"] },
        Preset { id: "ten", words: &["bar=10,10,10,10,10,10,10,10,10,10"] },
        Preset { id: "quintillion", words: &["bar=1000000000000000000,618033988749894848"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let rows = match draw.below(4) {
            0 => {
                let long = draw.between(4, 9);
                vec![long, draw.between(2, long)]
            }
            1 => {
                let side = draw.between(3, 5);
                vec![side; usize::try_from(side).unwrap_or(3)]
            }
            2 => vec![draw.between(4, 7); if draw.below(2) == 0 { 3 } else { 4 }],
            _ => {
                let mut rows = draw.several(3, 4, 1, 7);
                rows.sort_unstable_by(|one, other| other.cmp(one));
                rows
            }
        };
        vec![list("bar", &rows)]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let rows = setup.counts("bar");
        if let Some((row, pair)) = (2..).zip(rows.windows(2)).find(|(_, pair)| pair[1] > pair[0]) {
            let args = vec![("row", row.to_string()), ("length", pair[1].to_string()), ("below", pair[0].to_string())];
            return Err(setup.error("bar", SetupFault::Rule { key: "longer", args }));
        }
        let columns = rows.first().copied().unwrap_or(1);
        if rows.len() > 2 && Table::size(rows.len(), columns).is_none() {
            let most =
                (0..columns).take_while(|columns| Table::size(rows.len(), *columns).is_some()).last().unwrap_or(0);
            let args = vec![("rows", rows.len().to_string()), ("most", most.to_string())];
            return Err(setup.error("bar", SetupFault::Rule { key: "large", args }));
        }
        Ok(Self { bar: Bar(rows), table: OnceLock::new() })
    }

    fn start(&self) -> Bar {
        self.bar.clone()
    }

    fn read(&self, _: &Bar, text: &str) -> Result<Bite, MoveFault> {
        text.parse()
    }

    fn map(&self) -> Option<&dyn Mapped<Bar>> {
        Some(self)
    }

    fn analyse(&self, bar: &Bar, cancel: &Cancel) -> Result<Analysis<Bite>, Stopped> {
        if bar.0.len() <= 2 {
            return Ok(two(bar));
        }
        let table = self.table(cancel)?;
        let best: Best<Bite> = table.winning(&bar.0).collect();
        let keep = match Shape::of(&bar.0) {
            // The bite that the reason names.
            Shape::Square { .. } => Some(Bite { row: 2, column: 2 }),
            _ => table.fastest(&bar.0),
        };
        Ok(Analysis {
            worth: Worth { remoteness: table.plies(&bar.0), ..Worth::of(Outcome::won(keep.is_some())) },
            suggested: keep.or_else(|| table.hold_out(&bar.0)),
            grundy: None,
            reason: Reason::Chomp(Why::of(&bar.0, keep, best.moves.clone())),
            best,
        })
    }
}

/// Up to two rows.
impl Mapped<Bar> for Chomp {
    fn plane(&self) -> Plane {
        let most = QUINTILLION.unsigned_abs();
        Plane { closed: true, ..Plane::board(Axis::new("lower-row", 1, most), Axis::new("upper-row", 0, most)) }
    }

    fn at(&self, spot: Spot) -> Option<Bar> {
        let rows = [spot.x, spot.y].into_iter().take_while(|length| *length > 0).collect();
        (self.plane().has(spot) && spot.y <= spot.x).then_some(Bar(rows))
    }

    fn spot(&self, bar: &Bar) -> Option<Spot> {
        (bar.0.len() <= 2).then(|| Spot { x: bar.row(1), y: bar.row(2), z: 0 })
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        Some(Opening::of([format!("bar={}", self.at(spot)?)]))
    }

    fn glance(&self, bar: &Bar, cancel: &Cancel) -> Result<Glance, Stopped> {
        if bar.0.len() > 2 {
            return Ok(Glance::of(&self.analyse(bar, cancel)?));
        }
        let (long, short) = (bar.row(1), bar.row(2));
        let won = Glance::won(keep_of_two(long, short).is_some());
        Ok(Glance { remoteness: Some(plies_of_two(long, short)), ..won })
    }
}
