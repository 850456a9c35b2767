//! Programs on two bits: who writes the last line decides where they end.
//!
//! Every operator is a bijection of the four states, so of the four states after any line exactly two lead to either end. From
//! one state an operator reaches that state itself, the one with A turned and the one with B turned: three of the four, and so
//! at least one of any two. Whoever fills the last free line can therefore always win, whatever stands in the others
//! (folklore; the argument is a pigeonhole).

use std::{fmt, str::FromStr};

use crate::outcome::Seat;

/// The values of A and B.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State {
    /// The first bit.
    pub a: bool,
    /// The second bit.
    pub b: bool,
}

impl State {
    /// All four, as they are counted in binary.
    pub const ALL: [Self; 4] =
        [Self::new(false, false), Self::new(false, true), Self::new(true, false), Self::new(true, true)];

    /// These values of A and B.
    pub const fn new(a: bool, b: bool) -> Self {
        Self { a, b }
    }

    /// Returns the winner if the program ends here: A ≠ B is the first player's, A = B the second's.
    pub const fn winner(self) -> Seat {
        if self.a == self.b { Seat::Second } else { Seat::First }
    }
}

/// As digits, A first: `01`.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", u8::from(self.a), u8::from(self.b))
    }
}

/// The operation of a line, named by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    /// 1: A := 1 − A.
    TurnA,
    /// 2: if B = 1 then A := 1 − A.
    TurnAIfB,
    /// 3: if B = 0 then A := 1 − A.
    TurnAUnlessB,
    /// 4: B := 1 − B.
    TurnB,
    /// 5: if A = 1 then B := 1 − B.
    TurnBIfA,
    /// 6: if A = 0 then B := 1 − B.
    TurnBUnlessA,
}

impl Operator {
    /// All six, in the order of their numbers.
    pub const ALL: [Self; 6] =
        [Self::TurnA, Self::TurnAIfB, Self::TurnAUnlessB, Self::TurnB, Self::TurnBIfA, Self::TurnBUnlessA];

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The state after it.
    pub const fn apply(self, State { a, b }: State) -> State {
        let (turn_a, turn_b) = match self {
            Self::TurnA => (true, false),
            Self::TurnAIfB => (b, false),
            Self::TurnAUnlessB => (!b, false),
            Self::TurnB => (false, true),
            Self::TurnBIfA => (false, a),
            Self::TurnBUnlessA => (false, !a),
        };
        State::new(a ^ turn_a, b ^ turn_b)
    }
}

impl fmt::Display for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// No operator has this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no operator has this number")]
pub struct NoSuchOperator;

impl FromStr for Operator {
    type Err = NoSuchOperator;

    fn from_str(text: &str) -> Result<Self, NoSuchOperator> {
        Self::ALL.into_iter().find(|operator| operator.to_string() == text).ok_or(NoSuchOperator)
    }
}

/// The program so far: what A and B begin with, and its lines.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Program {
    /// The value that A begins with, once picked.
    pub a: Option<bool>,
    /// The value that B begins with, once picked.
    pub b: Option<bool>,
    /// The operators, `None` in a free line.
    pub lines: Vec<Option<Operator>>,
}

impl Program {
    /// An empty program of so many lines.
    pub fn empty(lines: usize) -> Self {
        Self { a: None, b: None, lines: vec![None; lines] }
    }

    /// Free lines.
    pub fn free(&self) -> usize {
        self.lines.iter().filter(|line| line.is_none()).count()
    }

    /// Moves left, the picks of A and B among them.
    pub fn left(&self) -> usize {
        usize::from(self.a.is_none()) + usize::from(self.b.is_none()) + self.free()
    }

    /// Returns the player who fills the last free line of a program of so many lines.
    pub const fn has_last_word(lines: usize) -> Seat {
        // The picks are one move each, so the first player fills the odd ones.
        if lines % 2 == 1 { Seat::First } else { Seat::Second }
    }

    /// The states the program can begin in.
    fn starts(&self) -> Vec<State> {
        let fits = |picked: Option<bool>, bit: bool| picked.is_none_or(|picked| picked == bit);
        State::ALL.into_iter().filter(|state| fits(self.a, state.a) && fits(self.b, state.b)).collect()
    }

    /// The states that can flow into each line, and those at the end.
    pub fn flow(&self) -> Vec<Vec<State>> {
        let mut flow = vec![self.starts()];
        for line in &self.lines {
            let before = flow.last().cloned().unwrap_or_default();
            let reached = |state: &State| match line {
                Some(operator) => before.iter().any(|from| operator.apply(*from) == *state),
                None => before.iter().any(|from| Operator::ALL.iter().any(|operator| operator.apply(*from) == *state)),
            };
            flow.push(State::ALL.into_iter().filter(reached).collect());
        }
        flow
    }

    /// For each line the states before it from which `seat` wins, and those at the end; `None` before a free line, where it
    /// is not settled yet.
    pub fn wanted(&self, seat: Seat) -> Vec<Option<Vec<State>>> {
        let mut wanted = vec![Some(State::ALL.into_iter().filter(|state| state.winner() == seat).collect::<Vec<_>>())];
        for line in self.lines.iter().rev() {
            let after = wanted.last().cloned().flatten();
            let before = line.zip(after).map(|(operator, after)| {
                State::ALL.into_iter().filter(|state| after.contains(&operator.apply(*state))).collect()
            });
            wanted.push(before);
        }
        wanted.reverse();
        wanted
    }

    /// Returns the ending that each operator in the last free line brings; empty unless filling that line is the one move left.
    pub fn last_word(&self) -> Vec<Ending> {
        let Some(line) = self.lines.iter().position(Option::is_none).filter(|_| self.left() == 1) else {
            return Vec::new();
        };
        let flow = self.flow();
        let Some(&before) = flow.get(line).and_then(|states| states.first()) else { return Vec::new() };
        let ending = |operator: Operator| {
            let after = operator.apply(before);
            let rest = self.lines.iter().skip(line + 1).flatten();
            Ending { line: line + 1, operator, after, end: rest.fold(after, |state, operator| operator.apply(state)) }
        };
        Operator::ALL.into_iter().map(ending).collect()
    }
}

/// The ending that an operator in the last free line brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Ending {
    /// The line, from 1.
    pub line: usize,
    /// The operator.
    pub operator: Operator,
    /// The state after the line.
    pub after: State,
    /// The state at the end.
    pub end: State,
}

/// Why a program is won: this position's figures.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct LastWord {
    /// The player who fills the last free line.
    pub last: Seat,
    /// Moves left.
    pub left: usize,
    /// The lines.
    pub lines: Vec<Option<Operator>>,
    /// The states that can flow into each line, and those at the end.
    pub flow: Vec<Vec<State>>,
    /// The states before each line, and at the end, from which the first player wins; null where that is not settled.
    pub first_wants: Vec<Option<Vec<State>>>,
    /// At the last move, what each operator comes to.
    pub endings: Vec<Ending>,
}

impl LastWord {
    /// The figures of a program.
    pub fn of(program: &Program) -> Self {
        Self {
            last: Program::has_last_word(program.lines.len()),
            left: program.left(),
            lines: program.lines.clone(),
            flow: program.flow(),
            first_wants: program.wanted(Seat::First),
            endings: program.last_word(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operator_is_a_bijection() {
        for operator in Operator::ALL {
            let mut ends = State::ALL.map(|state| operator.apply(state));
            ends.sort_unstable();
            assert_eq!(ends, State::ALL);
        }
    }

    #[test]
    fn one_line_reaches_three_of_four_states_and_both_players_want_two() {
        for start in State::ALL {
            let program = Program { a: Some(start.a), b: Some(start.b), lines: vec![None] };
            let flow = program.flow();
            assert_eq!(flow[0], [start]);
            assert_eq!(flow[1].len(), 3);
            assert!(!flow[1].contains(&State::new(!start.a, !start.b)));
        }
        for seat in Seat::ALL {
            assert_eq!(Program::empty(1).wanted(seat)[1].as_ref().map(Vec::len), Some(2));
        }
    }

    #[test]
    fn what_is_wanted_is_followed_back_to_the_last_free_line_only() {
        let line = |operator| Some(operator);
        let lines = vec![None, line(Operator::TurnA), line(Operator::TurnBIfA)];
        let wanted = Program { a: Some(false), b: Some(true), lines }.wanted(Seat::First);
        assert_eq!(wanted[0], None);
        // 00 → 10 → 11 and 01 → 11 → 10; 10 → 00 and 11 → 01.
        assert_eq!(wanted[1], Some(vec![State::new(false, true), State::new(true, true)]));
        assert_eq!(wanted[3], Some(vec![State::new(false, true), State::new(true, false)]));
    }
}
