//! Programs on two bits: whoever writes the last line decides the result.
//!
//! Every operator is a bijection of the four states, so of the four states after any line exactly two lead to each
//! result. From one state the operators reach that state itself, the state with A flipped and the state with B flipped:
//! three of the four, and so at least one of any two. So the player who fills the last free line can always win,
//! whatever the other lines contain (folklore; the argument is a pigeonhole).

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
    /// All four states, in binary order.
    pub const ALL: [Self; 4] =
        [Self::new(false, false), Self::new(false, true), Self::new(true, false), Self::new(true, true)];

    /// Creates the state with these values.
    pub const fn new(a: bool, b: bool) -> Self {
        Self { a, b }
    }

    /// Returns the winner if the program ends in this state: the first player if A ≠ B, the second if A = B.
    pub const fn winner(self) -> Seat {
        if self.a == self.b { Seat::Second } else { Seat::First }
    }
}

/// Two digits, A first: `01`.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", u8::from(self.a), u8::from(self.b))
    }
}

/// The operation of a line; its name is its number.
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

    /// Returns the number, counted from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns the state after this operation.
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

/// The error of parsing a text that is not the number of an operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no operator has this number")]
pub struct NoSuchOperator;

impl FromStr for Operator {
    type Err = NoSuchOperator;

    fn from_str(text: &str) -> Result<Self, NoSuchOperator> {
        Self::ALL.into_iter().find(|operator| operator.to_string() == text).ok_or(NoSuchOperator)
    }
}

/// The program so far: the initial values of A and B, and the lines.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Program {
    /// The initial value of A, once picked.
    pub a: Option<bool>,
    /// The initial value of B, once picked.
    pub b: Option<bool>,
    /// The operators; `None` for a free line.
    pub lines: Vec<Option<Operator>>,
}

impl Program {
    /// Creates an empty program with this many lines.
    pub fn empty(lines: usize) -> Self {
        Self { a: None, b: None, lines: vec![None; lines] }
    }

    /// Returns the number of free lines.
    pub fn free(&self) -> usize {
        self.lines.iter().filter(|line| line.is_none()).count()
    }

    /// Returns the number of moves left, including the picks of A and B.
    pub fn left(&self) -> usize {
        usize::from(self.a.is_none()) + usize::from(self.b.is_none()) + self.free()
    }

    /// Returns the player who fills the last free line of a program with this many lines.
    pub const fn has_last_word(lines: usize) -> Seat {
        // The picks take one move each, so the first player fills the first line, the third, and so on.
        if lines % 2 == 1 { Seat::First } else { Seat::Second }
    }

    /// Returns the states in which the program can start.
    fn starts(&self) -> Vec<State> {
        let fits = |picked: Option<bool>, bit: bool| picked.is_none_or(|picked| picked == bit);
        State::ALL.into_iter().filter(|state| fits(self.a, state.a) && fits(self.b, state.b)).collect()
    }

    /// Returns the states that can reach each line, then those at the end.
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

    /// Returns, for each line, the states before it from which `seat` wins, then the states at the end. It is `None` up
    /// to the last free line, where the result is still open.
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

    /// Returns the result of each operator in the last free line; empty unless filling that line is the only move left.
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

/// The result of an operator in the last free line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Ending {
    /// The line, counted from 1.
    pub line: usize,
    /// The operator.
    pub operator: Operator,
    /// The state after the line.
    pub after: State,
    /// The state at the end.
    pub end: State,
}

/// The explanation of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct LastWord {
    /// The player who fills the last free line.
    pub last: Seat,
    /// The number of moves left.
    pub left: usize,
    /// The lines.
    pub lines: Vec<Option<Operator>>,
    /// The states that can reach each line, then those at the end.
    pub flow: Vec<Vec<State>>,
    /// The states before each line, then at the end, from which the first player wins; `None` if the result is still
    /// open.
    pub first_wants: Vec<Option<Vec<State>>>,
    /// The result of each operator, if one move is left.
    pub endings: Vec<Ending>,
}

impl LastWord {
    /// Explains a program.
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
