//! # Program-writing game
//!
//! The first player picks A and the second picks B. Then, starting with the first player, they take turns filling the
//! free lines of a program with one of six operators on A and B. The program runs from line 1: A ≠ B wins for the first
//! player, A = B for the second.

use std::fmt;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    digits::{ordinal, whole},
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, word},
    game::Game,
    outcome::{Outcome, Seat},
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::last_word::{LastWord, Operator, Program as Listing, State},
    worth::Worth,
};

/// The rules, with the number of lines of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    lines: usize,
}

/// The program so far, shown as `0 1 ..3`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sheet(pub Listing);

impl Sheet {
    /// Returns the player to move, or who would be if the game went on.
    pub fn mover(&self) -> Seat {
        Seat::to_move(self.0.lines.len() + 2 - self.0.left())
    }

    /// Returns whether A or B is picked next.
    pub const fn is_picking(&self) -> bool {
        self.0.a.is_none() || self.0.b.is_none()
    }

    fn after(&self, mv: Write) -> Self {
        let mut after = self.clone();
        match mv {
            Write::Pick(bit) if self.0.a.is_none() => after.0.a = Some(bit),
            Write::Pick(bit) => after.0.b = Some(bit),
            Write::Fill { line, operator } => {
                if let Some(place) = line.checked_sub(1).and_then(|at| after.0.lines.get_mut(at)) {
                    *place = Some(operator);
                }
            }
        }
        after
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bit = |picked: Option<bool>| picked.map_or('.', |bit| if bit { '1' } else { '0' });
        write!(f, "{} {} ", bit(self.0.a), bit(self.0.b))?;
        for line in &self.0.lines {
            match line {
                Some(operator) => operator.fmt(f)?,
                None => f.write_str(".")?,
            }
        }
        Ok(())
    }
}

/// A move: picking A or B, written `0` or `1`, or filling a free line with an operator, written `line:op`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Write {
    /// Picks A, or B if A has been picked.
    Pick(bool),
    /// Fills a line with an operator.
    Fill {
        /// The line, counted from 1.
        line: usize,
        /// The operator.
        operator: Operator,
    },
}

impl fmt::Display for Write {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(bit) => u8::from(*bit).fmt(f),
            Self::Fill { line, operator } => write!(f, "{line}:{operator}"),
        }
    }
}

impl Program {
    /// Returns the moves that keep a win: all of them until the last line, then those that end well.
    fn winning(&self, sheet: &Sheet) -> Vec<Write> {
        let mover = sheet.mover();
        if Listing::has_last_word(self.lines) != mover {
            return Vec::new();
        }
        let moves = self.moves(sheet);
        moves
            .filter(|mv| sheet.0.left() > 1 || ends(&sheet.after(*mv)).is_some_and(|end| end.winner() == mover))
            .collect()
    }

    /// Every game has the same length, so this is the move that leaves the opponent the fewest winning replies.
    fn hold_out(&self, sheet: &Sheet) -> Option<Write> {
        self.moves(sheet).min_by_key(|mv| self.winning(&sheet.after(*mv)).len())
    }
}

/// Returns the state in which a complete program ends; `None` while a line is free.
fn ends(sheet: &Sheet) -> Option<State> {
    let flow = sheet.0.flow();
    flow.last().and_then(|states| states.first()).copied().filter(|_| sheet.0.left() == 0)
}

impl Rules for Program {
    type Position = Sheet;
    type Move = Write;

    fn moves(&self, sheet: &Sheet) -> impl Iterator<Item = Write> {
        let picking = sheet.is_picking();
        let picks = [false, true].into_iter().filter(move |_| picking).map(Write::Pick);
        let free = sheet.0.lines.iter().zip(1..).filter(move |(line, _)| !picking && line.is_none());
        let fills = free.flat_map(|(_, line)| Operator::ALL.map(|operator| Write::Fill { line, operator }));
        picks.chain(fills)
    }

    fn play(&self, sheet: &Sheet, mv: &Write) -> Result<Sheet, MoveFault> {
        let fault = match *mv {
            Write::Pick(_) if sheet.is_picking() => return Ok(sheet.after(*mv)),
            Write::Pick(_) => MoveFault::Rule { key: "picked", args: Vec::new() },
            Write::Fill { .. } if sheet.is_picking() => MoveFault::Rule { key: "pick", args: Vec::new() },
            Write::Fill { line, .. } => match line.checked_sub(1).and_then(|at| sheet.0.lines.get(at)) {
                Some(None) => return Ok(sheet.after(*mv)),
                Some(Some(operator)) => {
                    let args = vec![("line", line.to_string()), ("operator", operator.to_string())];
                    MoveFault::Rule { key: "filled", args }
                }
                None => MoveFault::NoSuchPart { part: line.to_string(), parts: self.lines },
            },
        };
        Err(fault)
    }

    fn end(&self, sheet: &Sheet) -> Option<Outcome> {
        ends(sheet).map(|end| Outcome::won(end.winner() == sheet.mover()))
    }
}

impl Game for Program {
    const ID: &'static str = "program";
    const FIELDS: &'static [Field] = &[Field::int("lines", 1, 10, "10")];
    const RULES: &'static [&'static str] = &[];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &[] },
        Preset { id: "nine", words: &["lines=9"] },
        Preset { id: "five", words: &["lines=5"] },
        Preset { id: "two", words: &["lines=2"] },
        Preset { id: "one", words: &["lines=1"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![word("lines", draw.between(3, 8))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { lines: usize::try_from(setup.count("lines")).unwrap_or(1) })
    }

    fn start(&self) -> Sheet {
        Sheet(Listing::empty(self.lines))
    }

    fn read(&self, sheet: &Sheet, text: &str) -> Result<Write, MoveFault> {
        match (text, text.split_once(':')) {
            ("0", _) => Ok(Write::Pick(false)),
            ("1", _) => Ok(Write::Pick(true)),
            (_, Some((line, operator))) => {
                let line = ordinal(line)?;
                whole(operator)?;
                let args = vec![("line", line.to_string()), ("operator", operator.to_owned())];
                let operator = operator.parse().map_err(|_| MoveFault::Rule { key: "no-operator", args })?;
                Ok(Write::Fill { line, operator })
            }
            _ if sheet.is_picking() => Err(MoveFault::Rule { key: "pick", args: Vec::new() }),
            _ => Err(MoveFault::Malformed),
        }
    }

    fn analyse(&self, sheet: &Sheet, _: &Cancel) -> Result<Analysis<Write>, Stopped> {
        let winning = self.winning(sheet);
        let won = Listing::has_last_word(self.lines) == sheet.mover();
        Ok(Analysis {
            worth: Worth {
                remoteness: Some(sheet.0.left() as u64),
                ..Worth::of(self.end(sheet).unwrap_or(Outcome::won(won)))
            },
            suggested: winning.first().copied().or_else(|| self.hold_out(sheet)),
            best: winning.into_iter().collect::<Best<_>>(),
            grundy: None,
            reason: Reason::LastWord(LastWord::of(&sheet.0)),
        })
    }
}
