//! # A sum of games
//!
//! Two to six games side by side. A move is a move in one of them. Whoever cannot move in any of them loses.

use std::{fmt, sync::OnceLock};

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, SetupFault, word},
    game::Game,
    lengths::{Limits, lengths},
    outcome::Outcome,
    placed::{Placed, SEARCHED, Unplaced},
    reason::Reason,
    rng::Rng,
    rules::Rules,
    solve::Solved,
    theory::{
        nim_sum::nim_sum,
        sum::{self, Change, Part},
    },
    worth::Worth,
};

/// The rules of a sum, with the starting positions of its games.
#[derive(Debug)]
pub struct Sum {
    start: Parts,
    /// All positions, computed on first use; `None` if there are too many.
    solved: OnceLock<Option<Solved<Parts>>>,
}

/// The names of the games of a sum. The fields of a setup have the same names.
pub const NAMES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// Returns the name of the game at an index.
pub fn name(at: usize) -> char {
    NAMES.get(at).and_then(|name| name.chars().next()).unwrap_or('?')
}

/// The positions of the games of a sum, displayed as `3,5 + 1,1`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Parts(pub Vec<Placed>);

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(at, part)| {
            let plus = if at > 0 { " + " } else { "" };
            write!(f, "{plus}{part}")
        })
    }
}

/// A move in one game, written `a/2:3`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The index of the game.
    pub part: usize,
    /// The move in that game's notation.
    pub mv: String,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", name(self.part), self.mv)
    }
}

impl Sum {
    /// Returns the remoteness of a position that can be reached from the setup; `None` if there are too many positions
    /// to search.
    fn remoteness(&self, parts: &Parts) -> Option<u64> {
        /// The maximum number of moves of a setup that is searched.
        const MOVES: usize = 64;
        /// The maximum number of positions that are searched.
        const POSITIONS: usize = 2000;
        if self.end(parts).is_some() {
            return Some(0);
        }
        let search = || {
            let is_small = self.moves(&self.start).take(MOVES + 1).count() <= MOVES;
            is_small.then(|| Solved::of(self, &self.start, POSITIONS, &Cancel::never()).ok()).flatten()
        };
        self.solved.get_or_init(search).as_ref()?.of_any(self, parts)?.remoteness
    }

    /// Returns the Grundy values of the games.
    fn values(parts: &Parts, cancel: &Cancel) -> Result<Vec<u64>, Stopped> {
        parts.0.iter().map(|part| part.value(cancel)).collect()
    }

    /// Returns the moves that make the nim-sum 0.
    fn winning(parts: &Parts, values: &[u64], cancel: &Cancel) -> Result<Best<Turn>, Stopped> {
        let sum = nim_sum(values.iter().copied());
        if sum == 0 {
            return Ok(Best::none());
        }
        let (mut turns, mut truncated) = (Vec::new(), false);
        for (part, (position, value)) in parts.0.iter().zip(values).enumerate() {
            let found = position.moves_to(value ^ sum, cancel)?;
            truncated |= found.truncated;
            turns.extend(found.moves.iter().map(|mv| Turn { part, mv: mv.to_string() }));
        }
        let all: Best<Turn> = turns.into_iter().collect();
        Ok(Best { truncated: truncated || all.truncated, ..all })
    }

    /// Returns the move with which a lost position lasts longest, if that is known. Of several, returns the one with
    /// the fewest winning replies. `None` if the game is over.
    fn hold_out(&self, parts: &Parts, cancel: &Cancel) -> Result<Option<Turn>, Stopped> {
        /// The maximum number of moves compared per game if remoteness is unknown.
        const EACH: usize = 8;
        let knows = self.remoteness(parts).is_some();
        let mut best = None;
        for (part, position) in parts.0.iter().enumerate() {
            for mv in position.moves().take(if knows { usize::MAX } else { EACH }) {
                let turn = Turn { part, mv: mv.to_string() };
                let Ok(after) = self.play(parts, &turn) else { continue };
                let lasts = if knows { self.remoteness(&after) } else { None };
                let replies = Self::winning(&after, &Self::values(&after, cancel)?, cancel)?.moves.len();
                let key = (std::cmp::Reverse(lasts), replies);
                if best.as_ref().is_none_or(|(least, _)| key < *least) {
                    best = Some((key, turn));
                }
            }
        }
        Ok(best.map(|(_, turn)| turn))
    }

    /// Returns the change that a winning move makes; `None` if the move is not legal.
    fn change(parts: &Parts, turn: &Turn, values: &[u64], cancel: &Cancel) -> Result<Option<Change>, Stopped> {
        let Some((_, after)) = parts.0.get(turn.part).and_then(|part| part.after(&turn.mv).ok()) else {
            return Ok(None);
        };
        let from = values.get(turn.part).copied().unwrap_or(0);
        let (to, left) = (after.value(cancel)?, after.to_string());
        Ok(Some(Change { part: name(turn.part), mv: turn.mv.clone(), from, to, left }))
    }
}

impl Sum {
    /// Returns a move to each of the smallest values below that of the game with the largest value, of those that have few moves.
    fn ways(parts: &Parts, values: &[u64], cancel: &Cancel) -> Result<Vec<Change>, Stopped> {
        /// The most moves of a game whose value is explained.
        const MOVES: usize = 64;
        /// The most values for which a move is named.
        const WAYS: usize = 5;
        let few = |at: &usize| parts.0.get(*at).is_some_and(|part| part.moves().take(MOVES + 1).count() <= MOVES);
        let told = (0..parts.0.len()).filter(few).max_by_key(|at| values.get(*at));
        let Some((part, position)) = told.and_then(|at| Some((at, parts.0.get(at)?))) else { return Ok(Vec::new()) };
        let mut ways = Vec::new();
        for to in (0..values.get(part).copied().unwrap_or(0)).take(WAYS) {
            let Some(mv) = position.moves_to(to, cancel)?.moves.first().map(ToString::to_string) else { continue };
            ways.extend(Self::change(parts, &Turn { part, mv }, values, cancel)?);
        }
        Ok(ways)
    }
}

impl Rules for Sum {
    type Position = Parts;
    type Move = Turn;

    fn moves(&self, parts: &Parts) -> impl Iterator<Item = Turn> {
        parts
            .0
            .iter()
            .enumerate()
            .flat_map(|(part, position)| position.moves().map(move |mv| Turn { part, mv: mv.to_string() }))
    }

    fn play(&self, parts: &Parts, turn: &Turn) -> Result<Parts, MoveFault> {
        let Some(position) = parts.0.get(turn.part) else { return Err(no_part(parts)) };
        let in_part = |fault| MoveFault::InPart {
            part: name(turn.part).to_string(),
            game: position.game().about().id,
            fault: Box::new(fault),
        };
        let (_, after) = position.after(&turn.mv).map_err(in_part)?;
        let mut parts = parts.clone();
        if let Some(part) = parts.0.get_mut(turn.part) {
            *part = after;
        }
        Ok(parts)
    }

    fn end(&self, parts: &Parts) -> Option<Outcome> {
        parts.0.iter().all(Placed::is_over).then_some(Outcome::Loss)
    }

    /// Each game alone, and of those whose theory gives values, each part of it; empty if there is only one.
    fn parts(&self, parts: &Parts) -> Vec<Parts> {
        let alone: Vec<Parts> = parts.0.iter().flat_map(Placed::parts).map(|part| Parts(vec![part])).collect();
        if alone.len() > 1 { alone } else { Vec::new() }
    }

    fn representative(&self, parts: &Parts) -> Parts {
        Parts(parts.0.iter().map(Placed::representative).collect())
    }
}

/// Returns the error of a move in a game that the sum does not have.
fn no_part(parts: &Parts) -> MoveFault {
    let names = NAMES.get(..parts.0.len()).unwrap_or(&NAMES).join(", ");
    MoveFault::Rule { key: "no-part", args: vec![("names", names)] }
}

const fn part(name: &'static str, default: &'static str) -> Field {
    Field::word(name, "component", |_| true, default).alone()
}

impl Game for Sum {
    const ID: &'static str = "sum";
    const FIELDS: &'static [Field] = &[
        part("a", "nim:heaps=3,5"),
        part("b", "king:m=4:n=4"),
        part("c", "matches:n=7:k=2"),
        part("d", ""),
        part("e", ""),
        part("f", ""),
    ];
    const RULES: &'static [&'static str] = &["a", "b", "c", "d", "e", "f"];
    const CUSTOM: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &["a=nim:heaps=3,5", "b=king:m=4:n=4", "c=matches:n=7:k=2"] },
        Preset { id: "two", words: &["a=king:m=4:n=5", "b=subtraction:c=6:m=3"] },
        Preset { id: "coins", words: &["a=king:m=3:n=6", "b=matches:n=9:k=2", "c=coins:x=9:set=1,3,4"] },
        Preset { id: "kayles", words: &["a=octal:code=0.77:heaps=6", "b=octal:code=grundy:heaps=8", "c=nim:heaps=2"] },
        Preset {
            id: "six",
            words: &[
                "a=nim:heaps=2,4",
                "b=king:m=3:n=3",
                "c=matches:n=6:k=2",
                "d=coins:x=7:set=1,3,4",
                "e=subtraction:c=5:m=3",
                "f=strip:n=5:k=2",
            ],
        },
        Preset {
            id: "huge",
            words: &[
                "a=nim:heaps=1000000000000000000,7",
                "b=subtraction:c=1000000000000000000:m=999",
                "c=octal:code=0.77:heaps=1000000000000000000",
            ],
        },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let drawn: Vec<String> = draw.distinct(2, 3, 0, 5).into_iter().map(|kind| component(kind, draw)).collect();
        NAMES.iter().zip(drawn).map(|(name, given)| word(name, given)).collect()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let given: Vec<&str> = NAMES.iter().map(|name| setup.word(name)).collect();
        let count = given.iter().take_while(|word| !word.is_empty()).count();
        if let Some(late) = (count..NAMES.len()).find(|at| !given[*at].is_empty()) {
            let args = vec![("missing", NAMES[count].to_owned())];
            return Err(setup.error(NAMES[late], SetupFault::Rule { key: "gap", args }));
        }
        if count < 2 {
            return Err(setup.error("a", SetupFault::Rule { key: "one", args: Vec::new() }));
        }
        let mut parts: Vec<Placed> = Vec::new();
        for at in 0..count {
            // Equal games are one game at two places, whose values are worked out once.
            let same = (0..at).find(|before| given[*before] == given[at]).and_then(|before| parts.get(before).cloned());
            parts.push(same.map_or_else(|| placed(setup, NAMES[at], given[at]), Ok)?.at(at));
        }
        Ok(Self { start: Parts(parts), solved: OnceLock::new() })
    }

    fn start(&self) -> Parts {
        self.start.clone()
    }

    fn read(&self, parts: &Parts, text: &str) -> Result<Turn, MoveFault> {
        let (given, mv) = text.split_once('/').ok_or(MoveFault::Malformed)?;
        let at = NAMES.iter().position(|name| *name == given);
        let (part, position) = at.and_then(|at| Some((at, parts.0.get(at)?))).ok_or_else(|| no_part(parts))?;
        // A legal move is written as its game displays it. Any other is kept as typed, and rejected when played.
        let mv = position.after(mv).map_or_else(|_| mv.to_owned(), |(mv, _)| mv.to_string());
        Ok(Turn { part, mv })
    }

    fn lengths(&self, sums: &[Parts], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        lengths(self, sums, Limits::WHOLE, cancel)
    }

    fn reaches(&self, parts: &Parts) -> u64 {
        parts.0.iter().fold(1, |all, part| all.saturating_mul(part.game().reaches(part.position())))
    }

    fn grundy(&self, parts: &Parts, cancel: &Cancel) -> Result<Option<u64>, Stopped> {
        Ok(Some(nim_sum(Self::values(parts, cancel)?)))
    }

    fn analyse(&self, parts: &Parts, cancel: &Cancel) -> Result<Analysis<Turn>, Stopped> {
        let values = Self::values(parts, cancel)?;
        let best = Self::winning(parts, &values, cancel)?;
        let lasts = |turn: &&Turn| self.play(parts, turn).ok().and_then(|after| self.remoteness(&after)).unwrap_or(0);
        let winning = best.moves.iter().min_by_key(lasts).cloned();
        let change = match &winning {
            Some(turn) => Self::change(parts, turn, &values, cancel)?,
            None => None,
        };
        let numbered = parts.0.iter().zip(&values).enumerate();
        let named = numbered.map(|(at, (part, value))| Part {
            name: name(at),
            game: part.game().about().id,
            position: part.to_string(),
            value: *value,
        });
        let ways = Self::ways(parts, &values, cancel)?;
        let ends = winning
            .as_ref()
            .and_then(|turn| self.play(parts, turn).ok())
            .is_some_and(|after| self.end(&after).is_some());
        let why = sum::Sum { ways, ends, ..sum::Sum::of(named.collect(), change) };
        let suggested = match winning {
            None => self.hold_out(parts, cancel)?,
            winning => winning,
        };
        Ok(Analysis {
            worth: Worth { remoteness: self.remoteness(parts), ..Worth::of(Outcome::won(why.nim_sum != 0)) },
            best,
            suggested,
            grundy: Some(why.nim_sum),
            reason: Reason::Sum(why),
        })
    }
}

/// Returns a random game small enough to be drawn beside others.
fn component(kind: i64, draw: &mut Rng) -> String {
    let mut size = |low, high| draw.between(low, high);
    match kind {
        0 => format!("nim:heaps={},{}", size(1, 6), size(2, 7)),
        1 => format!("king:m={}:n={}", size(2, 5), size(2, 6)),
        2 => format!("matches:n={}:k=2", size(4, 10)),
        3 => format!("coins:x={}:set=1,3,4", size(4, 13)),
        4 => format!("subtraction:c={}:m={}", size(5, 12), size(2, 4)),
        _ => format!("strip:n={}:k=2", size(3, 9)),
    }
}

/// Returns the start of one game of a setup.
fn placed(setup: &Setup, name: &str, given: &str) -> Result<Placed, SetupError> {
    let wrong = |fault| setup.error(name, fault);
    let mut words = given.split(':');
    let id = words.next().unwrap_or_default();
    let game = || vec![("game", id.to_owned())];
    if id == Sum::ID {
        return Err(wrong(SetupFault::Rule { key: "no-sum", args: Vec::new() }));
    }
    let Some(entry) = super::find(id) else { return Err(wrong(SetupFault::Rule { key: "no-game", args: game() })) };
    let words: Vec<&str> = words.collect();
    entry.place(&words).map_err(|unplaced| {
        wrong(match unplaced {
            Unplaced::Setup(error) => SetupFault::InPart { game: entry.id, error: Box::new(error) },
            Unplaced::Sides => SetupFault::Rule { key: "no-value", args: game() },
            Unplaced::Misere => SetupFault::Rule { key: "misere", args: Vec::new() },
            Unplaced::Circles => SetupFault::Rule { key: "circles", args: Vec::new() },
            Unplaced::TooMany => {
                let args = vec![("game", id.to_owned()), ("most", SEARCHED.to_string())];
                SetupFault::Rule { key: "too-large", args }
            }
        })
    })
}
