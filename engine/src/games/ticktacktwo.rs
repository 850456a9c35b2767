//! # Tick-tack-two
//!
//! Each player has three signs, and the board has nine cells, numbered row by row from the top left. The first player
//! places ×, the second ○, in turn. Once all six are placed, each move slides one of your own signs one step up, down,
//! left or right. Three in a row, column or diagonal win at once, even while placing. A position repeated with the same
//! player to move ends the game as a draw.

mod solver;

use std::{fmt, str::FromStr, sync::Arc};

pub use solver::Solver;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    digits::ordinal,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError},
    game::Game,
    outcome::{Outcome, Seat},
    reason::Reason,
    rules::Rules,
    theory::retrograde::{MoveWorth, Retrograde},
    worth::Worth,
};

/// The number of cells.
pub const CELLS: usize = 9;
/// The number of cells in a row.
pub const SIDE: usize = 3;
/// The number of signs placed before any slides.
const PLACED: usize = 6;

/// The eight lines of three, with cells counted from 0.
const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The rules, with the solved board.
#[derive(Debug, Default)]
pub struct TickTackTwo {
    solver: Solver,
}

/// The signs on the board and the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The owner of the sign in each cell.
    pub signs: [Option<Seat>; CELLS],
    /// The player to move.
    pub mover: Seat,
}

impl Board {
    const EMPTY: Self = Self { signs: [None; CELLS], mover: Seat::First };

    /// Returns the number of signs on the board.
    fn count(&self) -> usize {
        self.signs.iter().flatten().count()
    }

    /// Returns whether signs are still being placed.
    pub fn is_placing(&self) -> bool {
        self.count() < PLACED
    }

    /// Returns a line of three signs of one player, if there is one.
    pub fn line(&self, seat: Seat) -> Option<[usize; 3]> {
        LINES.into_iter().find(|line| line.iter().all(|&cell| self.signs[cell] == Some(seat)))
    }

    /// Returns the legal moves, ascending.
    fn moves(self) -> impl Iterator<Item = Step> {
        let placing = self.is_placing();
        let empty = move |cell: &usize| self.signs[*cell].is_none();
        let places = (0..CELLS).filter(move |_| placing).filter(empty).map(|cell| Step::Place(cell + 1));
        let own = (0..CELLS).filter(move |&cell| !placing && self.signs[cell] == Some(self.mover));
        let slides = own.flat_map(move |from| {
            neighbours(from).filter(empty).map(move |to| Step::Slide { from: from + 1, to: to + 1 })
        });
        places.chain(slides)
    }

    fn after(&self, step: Step) -> Self {
        let mut after = *self;
        let (from, to) = match step {
            Step::Place(cell) => (None, cell),
            Step::Slide { from, to } => (Some(from), to),
        };
        if let Some(place) = from.and_then(|from| after.signs.get_mut(from.wrapping_sub(1))) {
            *place = None;
        }
        if let Some(place) = after.signs.get_mut(to.wrapping_sub(1)) {
            *place = Some(self.mover);
        }
        after.mover = self.mover.other();
        after
    }
}

/// Returns the cells one step away, ascending; cells count from 0.
fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / SIDE, cell % SIDE);
    (0..CELLS).filter(move |other| row.abs_diff(other / SIDE) + column.abs_diff(other % SIDE) == 1)
}

/// The board and every earlier one, because a repeated position ends the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Grid {
    /// The present board.
    pub board: Board,
    before: Arc<Vec<Board>>,
}

impl Grid {
    /// Returns the number of moves after which `board` first occurred; `None` if it never has.
    fn stood(&self, board: &Board) -> Option<usize> {
        self.before.iter().chain([&self.board]).position(|earlier| earlier == board)
    }

    /// Returns the number of moves after which the present board first occurred; `None` if it is new.
    fn repeats(&self) -> Option<usize> {
        self.before.iter().position(|earlier| *earlier == self.board)
    }

    fn after(&self, step: Step) -> Self {
        let mut before = Vec::clone(&self.before);
        before.push(self.board);
        Self { board: self.board.after(step), before: Arc::new(before) }
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.signs.iter().try_for_each(|sign| match sign {
            Some(Seat::First) => f.write_str("x"),
            Some(Seat::Second) => f.write_str("o"),
            None => f.write_str("."),
        })
    }
}

/// A move: placing a sign, written `cell`, or sliding one, written `from-to`. Cells count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Places a sign in an empty cell.
    Place(usize),
    /// Slides a sign to an adjacent empty cell.
    Slide {
        /// The cell it leaves.
        from: usize,
        /// The cell it goes to.
        to: usize,
    },
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(cell) => cell.fmt(f),
            Self::Slide { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

impl FromStr for Step {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        match text.split_once('-') {
            Some((from, to)) => Ok(Self::Slide { from: ordinal(from)?, to: ordinal(to)? }),
            None => ordinal(text).map(Self::Place),
        }
    }
}

impl TickTackTwo {
    /// Returns why a step is not legal.
    fn fault(grid: &Grid, step: Step) -> MoveFault {
        let board = &grid.board;
        let (first, second) = match step {
            Step::Place(cell) => (cell, cell),
            Step::Slide { from, to } => (from, to),
        };
        if let Some(cell) = [first, second].into_iter().find(|cell| !(1..=CELLS).contains(cell)) {
            return MoveFault::NoSuchPart { part: cell.to_string(), parts: CELLS };
        }
        let legal: Vec<String> = board.moves().map(|legal| legal.to_string()).collect();
        let args = || vec![("from", first.to_string()), ("to", second.to_string()), ("legal", legal.join(" "))];
        match step {
            Step::Place(_) if !board.is_placing() => MoveFault::Rule { key: "slide-now", args: args() },
            Step::Slide { .. } if board.is_placing() => MoveFault::Rule { key: "place-now", args: args() },
            Step::Slide { .. } if board.signs[first - 1] != Some(board.mover) => {
                MoveFault::Rule { key: "not-own", args: args() }
            }
            Step::Slide { .. } if !neighbours(first - 1).any(|cell| cell == second - 1) => {
                MoveFault::Rule { key: "not-beside", args: args() }
            }
            Step::Place(_) | Step::Slide { .. } => MoveFault::Rule { key: "taken", args: args() },
        }
    }

    /// Returns every move and its worth.
    fn lines(&self, grid: &Grid) -> Vec<(Step, MoveWorth)> {
        let worths = self.solver.after(&grid.before, grid.board);
        let line = |(step, worth): (Step, Worth)| {
            let repeats = grid.stood(&grid.board.after(step));
            (step, MoveWorth { mv: step.to_string(), worth, repeats })
        };
        grid.board.moves().zip(worths).map(line).collect()
    }
}

impl TickTackTwo {
    /// Returns the moves from a position to the end, beginning with `step`, if both players play perfectly.
    fn best_play(&self, grid: &Grid, step: Step, cancel: &Cancel) -> Result<Vec<String>, Stopped> {
        let (mut grid, mut next, mut played) = (grid.clone(), Some(step), Vec::new());
        while let Some(step) = next {
            played.push(step.to_string());
            grid = grid.after(step);
            next = if self.end(&grid).is_some() { None } else { suggested(self, &grid, &self.lines(&grid), cancel)? };
        }
        Ok(played)
    }
}

/// Returns the best move: of several of equal worth, the one that leaves the opponent the fewest good replies, and
/// repetitions last, because they end the game.
fn suggested(
    game: &TickTackTwo,
    grid: &Grid,
    lines: &[(Step, MoveWorth)],
    cancel: &Cancel,
) -> Result<Option<Step>, Stopped> {
    let best = Worth::best(lines.iter().map(|(_, line)| line.worth));
    let best = lines.iter().filter(|(_, line)| Some(line.worth) == best);
    let replies = |step: Step| {
        let after = grid.after(step);
        if game.end(&after).is_some() {
            return 0;
        }
        let lines = game.lines(&after);
        let outcomes = lines.iter().map(|(_, line)| line.worth.outcome);
        let best = outcomes.clone().max_by_key(|outcome| outcome.rank());
        outcomes.filter(|outcome| Some(*outcome) == best).count()
    };
    let mut fewest = None;
    for (done, (step, line)) in (1..).zip(best) {
        cancel.step(done, lines.len() as u64)?;
        let found = (line.repeats.is_some(), replies(*step));
        if fewest.is_none_or(|(least, _)| found < least) {
            fewest = Some((found, *step));
        }
    }
    Ok(fewest.map(|(_, step)| step))
}

impl Rules for TickTackTwo {
    type Position = Grid;
    type Move = Step;

    fn moves(&self, grid: &Grid) -> impl Iterator<Item = Step> {
        grid.board.moves()
    }

    fn play(&self, grid: &Grid, step: &Step) -> Result<Grid, MoveFault> {
        if grid.board.moves().any(|legal| legal == *step) {
            Ok(grid.after(*step))
        } else {
            Err(Self::fault(grid, *step))
        }
    }

    fn end(&self, grid: &Grid) -> Option<Outcome> {
        let lost = grid.board.line(grid.board.mover.other()).map(|_| Outcome::Loss);
        lost.or_else(|| grid.repeats().map(|_| Outcome::Draw))
    }

    fn turned(&self, grid: &Grid) -> Option<Grid> {
        let board = Board { mover: grid.board.mover.other(), ..grid.board };
        Some(Grid { board, before: Arc::clone(&grid.before) })
    }
}

impl Game for TickTackTwo {
    const ID: &'static str = "ticktacktwo";
    const FIELDS: &'static [Field] = &[];
    const RULES: &'static [&'static str] = &[];
    const IMPARTIAL: bool = false;
    const PRESETS: &'static [Preset] = &[Preset { id: "default", words: &[] }];

    fn new(_: &Setup) -> Result<Self, SetupError> {
        Ok(Self::default())
    }

    fn start(&self) -> Grid {
        Grid { board: Board::EMPTY, before: Arc::default() }
    }

    fn read(&self, _: &Grid, text: &str) -> Result<Step, MoveFault> {
        text.parse()
    }

    fn analyse(&self, grid: &Grid, cancel: &Cancel) -> Result<Analysis<Step>, Stopped> {
        let end = self.end(grid);
        let lines = if end.is_some() { Vec::new() } else { self.lines(grid) };
        let ended = end.map(|outcome| if outcome == Outcome::Draw { Worth::DRAW } else { Worth::LOST });
        let best = || Worth::best(lines.iter().map(|(_, line)| line.worth));
        let worth = ended.or_else(best).unwrap_or(Worth::DRAW);
        let suggested = suggested(self, grid, &lines, cancel)?;
        let best_play = match suggested {
            Some(step) if worth.remoteness.is_some() => self.best_play(grid, step, cancel)?,
            _ => Vec::new(),
        };
        let keeps = |line: &MoveWorth| line.worth.outcome == worth.outcome && worth.outcome != Outcome::Loss;
        Ok(Analysis {
            worth,
            best: lines.iter().filter(|(_, line)| keeps(line)).map(|(step, _)| *step).collect::<Best<_>>(),
            suggested,
            grundy: None,
            reason: Reason::Retrograde(Retrograde {
                worth,
                lines: lines.into_iter().map(|(_, line)| line).collect(),
                repeats: grid.repeats(),
                best_play,
            }),
        })
    }
}
