//! # King to the corner
//!
//! A board of m rows and n columns. The king starts in row 1, column 1. A move takes him one square right, up, or both
//! at once. Whoever brings him to the corner, row m and column n, wins.

use std::fmt;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, SetupFault, word},
    game::Game,
    map::{Axis, Ends, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::parity::{Parity, Step},
    worth::Worth,
};

/// The rules, with the board of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct King {
    /// The corner.
    goal: Square,
}

/// A square; rows and columns count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square {
    /// The row, counted from the bottom.
    pub row: u64,
    /// The column, counted from the left.
    pub col: u64,
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.col)
    }
}

/// The number of the step.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Right => "1",
            Self::Up => "2",
            Self::Both => "3",
        })
    }
}

impl Square {
    /// Returns the square one step further on.
    #[must_use]
    pub const fn after(self, step: Step) -> Self {
        let (rows, columns) = step.reach();
        Self { row: self.row.saturating_add(rows), col: self.col.saturating_add(columns) }
    }
}

impl King {
    /// Returns the corner the king goes to.
    pub const fn goal(&self) -> Square {
        self.goal
    }

    /// Returns the distances from a square to the corner.
    pub fn parity(&self, from: Square) -> Parity {
        Parity::of(self.goal.row.saturating_sub(from.row), self.goal.col.saturating_sub(from.col))
    }
}

impl Rules for King {
    type Position = Square;
    type Move = Step;

    fn moves(&self, king: &Square) -> impl Iterator<Item = Step> {
        self.parity(*king).steps()
    }

    fn play(&self, king: &Square, step: &Step) -> Result<Square, MoveFault> {
        let after = king.after(*step);
        if after.row > self.goal.row {
            Err(MoveFault::Rule { key: "last-row", args: vec![("row", king.row.to_string())] })
        } else if after.col > self.goal.col {
            Err(MoveFault::Rule { key: "last-column", args: vec![("column", king.col.to_string())] })
        } else {
            Ok(after)
        }
    }

    fn end(&self, king: &Square) -> Option<Outcome> {
        (*king == self.goal).then_some(Outcome::Loss)
    }

    /// On a square board, rows and columns can be exchanged.
    fn representative(&self, king: &Square) -> Square {
        if self.goal.row == self.goal.col {
            return Square { row: king.row.min(king.col), col: king.row.max(king.col) };
        }
        *king
    }
}

impl Game for King {
    const ID: &'static str = "king";
    const FIELDS: &'static [Field] = &[Field::int("m", 1, 20, "8"), Field::int("n", 1, 20, "8")];
    const RULES: &'static [&'static str] = &["m", "n"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "chessboard", words: &["m=8", "n=8"] },
        Preset { id: "lost", words: &["m=7", "n=9"] },
        Preset { id: "wide", words: &["m=5", "n=12"] },
        Preset { id: "lane", words: &["m=1", "n=10"] },
        Preset { id: "large", words: &["m=20", "n=20"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![word("m", draw.between(4, 12)), word("n", draw.between(4, 12))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let goal = Square { row: setup.count("m"), col: setup.count("n") };
        if goal == (Square { row: 1, col: 1 }) {
            return Err(setup.error("n", SetupFault::Rule { key: "one-square", args: Vec::new() }));
        }
        Ok(Self { goal })
    }

    fn start(&self) -> Square {
        Square { row: 1, col: 1 }
    }

    fn read(&self, _: &Square, text: &str) -> Result<Step, MoveFault> {
        Step::ALL.into_iter().find(|step| step.to_string() == text).ok_or(MoveFault::Malformed)
    }

    fn map(&self) -> Option<&dyn Mapped<Square>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        true
    }

    fn reaches(&self, king: &Square) -> u64 {
        (self.goal.row - king.row + 1) * (self.goal.col - king.col + 1)
    }

    fn analyse(&self, king: &Square, _: &Cancel) -> Result<Analysis<Step>, Stopped> {
        let why = self.parity(*king);
        Ok(Analysis {
            worth: Worth { remoteness: Some(why.remoteness()), ..Worth::of(Outcome::won(!why.is_lost())) },
            best: Best::from_iter(why.step),
            suggested: why.step.or_else(|| why.hold_out()),
            grundy: Some(why.grundy()),
            reason: Reason::Parity(why),
        })
    }
}

impl Mapped<Square> for King {
    fn plane(&self) -> Plane {
        let board = Plane::board(Axis::new("column", 1, self.goal.col), Axis::new("row", 1, self.goal.row));
        Plane { ends: Ends::Most, ..board }
    }

    fn at(&self, spot: Spot) -> Option<Square> {
        self.plane().has(spot).then_some(Square { row: spot.y, col: spot.x })
    }

    fn spot(&self, king: &Square) -> Option<Spot> {
        Some(Spot { x: king.col, y: king.row, z: 0 })
    }

    /// The king walks there from his starting square.
    fn opening(&self, spot: Spot) -> Option<Opening> {
        let (rows, columns) = (spot.y.checked_sub(1)?, spot.x.checked_sub(1)?);
        let both = rows.min(columns);
        let steps = [(Step::Both, both), (Step::Up, rows - both), (Step::Right, columns - both)];
        let walk = steps.into_iter().flat_map(|(step, times)| (0..times).map(move |_| step.to_string()));
        self.at(spot).map(|_| Opening { fields: Vec::new(), moves: walk.collect() })
    }

    fn glance(&self, king: &Square, cancel: &Cancel) -> Result<Glance, Stopped> {
        Ok(Glance::of(&self.analyse(king, cancel)?))
    }
}
