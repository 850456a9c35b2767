//! # Wythoff's queen
//!
//! A queen stands some rows above a corner and some columns to its right. A move takes her any number of squares left,
//! down, or diagonally left and down. Whoever brings her to the corner wins; with `last=loses`, loses. It is the same
//! as a game on two heaps in which a move lowers one heap by any number, or both by the same number.

use std::{fmt, str::FromStr};

use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    convention::Convention,
    digits::whole,
    error::MoveFault,
    fields::{Field, LAST, Preset, QUINTILLION, Setup, SetupError, SetupFault, word},
    game::Game,
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::beatty::{Beatty, Slide, Way, is_pair},
    worth::Worth,
};

/// The rules, with the queen's starting square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wythoff {
    start: Square,
    last: Convention,
}

/// A square, counted from the corner, which is 0,0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square {
    /// The number of rows above the corner.
    pub row: u64,
    /// The number of columns to the right of the corner.
    pub column: u64,
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.column)
    }
}

/// Written `L3`, `D3` or `LD3`.
impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match self.way {
            Way::Left => "L",
            Way::Down => "D",
            Way::Both => "LD",
        };
        write!(f, "{way}{}", self.squares)
    }
}

impl FromStr for Slide {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let at = text.find(|sign: char| sign.is_ascii_digit()).unwrap_or(text.len());
        let (way, squares) = text.split_at_checked(at).ok_or(MoveFault::Malformed)?;
        let way = match way {
            "L" => Way::Left,
            "D" => Way::Down,
            "LD" => Way::Both,
            _ => return Err(MoveFault::Malformed),
        };
        Ok(Self { way, squares: whole(squares)? })
    }
}

impl Square {
    /// Returns the number of squares to the edge in this direction.
    pub fn room(self, way: Way) -> u64 {
        match way {
            Way::Left => self.column,
            Way::Down => self.row,
            Way::Both => self.row.min(self.column),
        }
    }

    /// Returns the square after a move, stopping at the edge.
    #[must_use]
    pub const fn after(self, slide: Slide) -> Self {
        let (rows, columns) = slide.way.reach();
        Self {
            row: self.row.saturating_sub(slide.squares.saturating_mul(rows)),
            column: self.column.saturating_sub(slide.squares.saturating_mul(columns)),
        }
    }
}

impl Wythoff {
    /// Returns the square the queen starts on, which has the largest row and column of all.
    pub const fn first(&self) -> Square {
        self.start
    }

    /// Returns whether a square is a P-position: the player to move from it loses.
    pub fn is_lost(&self, square: Square) -> bool {
        is_pair(square.row, square.column, self.last)
    }
}

impl Rules for Wythoff {
    type Position = Square;
    type Move = Slide;

    fn moves(&self, queen: &Square) -> impl Iterator<Item = Slide> {
        let queen = *queen;
        let along = move |way| (1..=queen.room(way)).map(move |squares| Slide { way, squares });
        Way::ALL.into_iter().flat_map(along)
    }

    fn play(&self, queen: &Square, slide: &Slide) -> Result<Square, MoveFault> {
        if self.end(queen).is_some() {
            return Err(MoveFault::Over);
        }
        let most = queen.room(slide.way);
        if (1..=most).contains(&slide.squares) {
            return Ok(queen.after(*slide));
        }
        Err(MoveFault::Rule { key: "too-far", args: vec![("most", most.to_string())] })
    }

    fn end(&self, queen: &Square) -> Option<Outcome> {
        (queen.row.max(queen.column) == 0).then_some(self.last.stuck())
    }

    /// Rows and columns can be exchanged.
    fn representative(&self, queen: &Square) -> Square {
        Square { row: queen.row.min(queen.column), column: queen.row.max(queen.column) }
    }
}

impl Game for Wythoff {
    const ID: &'static str = "wythoff";
    const FIELDS: &'static [Field] =
        &[Field::int("row", 0, QUINTILLION, "7"), Field::int("col", 0, QUINTILLION, "10"), LAST];
    const RULES: &'static [&'static str] = &["last"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "three", words: &["row=7", "col=10"] },
        Preset { id: "lost", words: &["row=8", "col=13"] },
        Preset { id: "one", words: &["row=6", "col=9"] },
        Preset { id: "misere", words: &["row=3", "col=4", "last=loses"] },
        Preset { id: "fibonacci", words: &["row=88", "col=143"] },
        Preset { id: "quintillion", words: &["row=618033988749894848", "col=1000000000000000000"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![word("row", draw.between(3, 12)), word("col", draw.between(3, 16)), draw.last()]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let start = Square { row: setup.count("row"), column: setup.count("col") };
        if start == (Square { row: 0, column: 0 }) {
            return Err(setup.error("col", SetupFault::Rule { key: "corner", args: Vec::new() }));
        }
        Ok(Self { start, last: Convention::of(setup) })
    }

    fn start(&self) -> Square {
        self.start
    }

    fn read(&self, _: &Square, text: &str) -> Result<Slide, MoveFault> {
        text.parse()
    }

    fn map(&self) -> Option<&dyn Mapped<Square>> {
        Some(self)
    }

    fn reaches(&self, queen: &Square) -> u64 {
        queen.row.saturating_add(1).saturating_mul(queen.column.saturating_add(1))
    }

    fn analyse(&self, queen: &Square, _: &Cancel) -> Result<Analysis<Slide>, Stopped> {
        let why = Beatty::of(queen.row, queen.column, self.last);
        Ok(Analysis {
            worth: Worth { remoteness: Some(why.remoteness()), ..Worth::of(Outcome::won(!why.is_lost())) },
            best: why.winning().collect(),
            suggested: why.fastest().map(|(slide, _)| slide).or_else(|| why.hold_out()),
            grundy: None,
            reason: Reason::Beatty(why),
        })
    }
}

impl Mapped<Square> for Wythoff {
    fn plane(&self) -> Plane {
        let most = QUINTILLION.unsigned_abs();
        let board = Plane::board(Axis::new("column", 0, most), Axis::new("row", 0, most));
        Plane { closed: !self.last.is_misere(), ..board }
    }

    fn at(&self, spot: Spot) -> Option<Square> {
        self.plane().has(spot).then_some(Square { row: spot.y, column: spot.x })
    }

    fn spot(&self, queen: &Square) -> Option<Spot> {
        Some(Spot { x: queen.column, y: queen.row, z: 0 })
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        if spot.x.max(spot.y) == 0 {
            let last = Slide { way: Way::ALL.into_iter().find(|way| way.reach() == (0, 1))?, squares: 1 };
            return Some(Opening { fields: vec![word("row", 0), word("col", 1)], moves: vec![last.to_string()] });
        }
        Some(Opening::of([word("row", spot.y), word("col", spot.x)]))
    }

    fn glance(&self, queen: &Square, _: &Cancel) -> Result<Glance, Stopped> {
        let why = Beatty::of(queen.row, queen.column, self.last);
        Ok(Glance { remoteness: Some(why.remoteness()), ..Glance::won(!why.is_lost()) })
    }
}
