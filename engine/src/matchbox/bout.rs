//! One game of a learner, move by move.

use super::{
    cabinet::Cabinet,
    method::{Empty, Method, Openings, Teacher},
    reach::Lead,
};
use crate::{outcome::Outcome, players::Machine, rng::Rng};

/// A player of a bout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum By {
    /// The learner. If it plays itself, one of its two sides.
    Learner,
    /// The teacher. If the learner plays itself, its other side.
    Teacher,
}

impl By {
    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Learner => Self::Teacher,
            Self::Teacher => Self::Learner,
        }
    }
}

/// A move of a bout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// The box of the position it was played from.
    pub number: usize,
    /// The colour of the bead, numbered across all boxes.
    pub colour: usize,
    /// The player who played it.
    pub by: By,
}

/// The end of a bout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// It ended by the rules, with this result for the learner.
    Over(Outcome),
    /// This player resigned; a matchbox machine does so when its box is empty.
    Resigned(By),
    /// It was stopped after [`Bout::MOST`] moves, and counts as a draw.
    Endless,
}

impl Ending {
    /// Returns the result for the learner.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Over(outcome) => outcome,
            Self::Resigned(by) => Outcome::won(matches!(by, By::Teacher)),
            Self::Endless => Outcome::Draw,
        }
    }
}

/// A game between a learner and its teacher, possibly unfinished.
#[derive(Debug)]
pub struct Bout {
    opening: usize,
    /// The current box.
    at: usize,
    mover: By,
    plies: Vec<Ply>,
    ending: Option<Ending>,
    /// The number of times the teacher has worsened its result on purpose.
    gifts: u8,
    draw: Rng,
}

impl Bout {
    /// The maximum number of moves. A game that has not ended by then is a draw.
    pub const MOST: usize = 1000;

    /// Creates the game with this number, from 0, before its first move. Its random numbers depend only on the seed and
    /// the number.
    pub(super) fn new(cabinet: &Cabinet, method: &Method, seed: u64, game: u64) -> Self {
        Self::instead_of(Vec::new(), cabinet, method, seed, game)
    }

    /// Does the same, reusing the memory of another game's moves.
    pub(super) fn instead_of(mut plies: Vec<Ply>, cabinet: &Cabinet, method: &Method, seed: u64, game: u64) -> Self {
        plies.clear();
        let mut draw = Rng::new(seed, "matchbox").nth(game);
        let opening = match method.openings {
            Openings::Setup => 0,
            Openings::Any => draw.below(cabinet.boxes()),
        };
        let first = if method.learner_begins(game) { By::Learner } else { By::Teacher };
        Self { opening, at: opening, mover: first, plies, ending: None, gifts: 0, draw }
    }

    /// Creates a finished game from its moves.
    pub fn played(opening: usize, plies: Vec<Ply>, ending: Ending) -> Self {
        let mover = plies.last().map_or(By::Learner, |ply| ply.by.other());
        Self { opening, at: opening, mover, plies, ending: Some(ending), gifts: 0, draw: Rng::new(0, "") }
    }

    /// Cuts the game off before the learner's first move from an empty box, if a machine with this method resigns
    /// there. `inside` returns the number of beads in a box.
    #[must_use]
    pub fn given_up(mut self, method: &Method, inside: impl Fn(usize) -> u64) -> Self {
        let empty = |ply: &Ply| ply.by == By::Learner && inside(ply.number) == 0;
        let at = self.plies.iter().position(empty).filter(|_| method.empty == Empty::Resign);
        if let Some(at) = at {
            self.at = self.plies.get(at).map_or(self.opening, |ply| ply.number);
            self.plies.truncate(at);
            self.mover = By::Learner;
            self.ending = Some(Ending::Resigned(By::Learner));
        }
        self
    }

    /// Returns the box at which it began.
    pub const fn opening(&self) -> usize {
        self.opening
    }

    /// Returns the box of the current position; if the game is over, the last box drawn from.
    pub const fn number(&self) -> usize {
        self.at
    }

    /// Returns the player to move, or who would move if the game went on.
    pub const fn mover(&self) -> By {
        self.mover
    }

    /// Returns the moves played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the moves, whose memory [`Bout::instead_of`] can reuse.
    pub(super) fn into_plies(self) -> Vec<Ply> {
        self.plies
    }

    /// Returns how it ended; `None` while it goes on.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plays one move. Does nothing if the game is over.
    pub(super) fn step(&mut self, cabinet: &Cabinet, method: &Method, beads: &[u32]) {
        if self.ending.is_some() {
            return;
        }
        let colour = match (method.teacher, self.mover) {
            (Teacher::Machine(machine), By::Teacher) => Some(self.machine(machine, cabinet)),
            _ => self.bead(cabinet, method, beads),
        };
        let Some(colour) = colour else {
            self.ending = Some(Ending::Resigned(self.mover));
            return;
        };
        self.plies.push(Ply { number: self.at, colour, by: self.mover });
        self.mover = self.mover.other();
        match cabinet.lead(colour) {
            Lead::Box(number) => self.at = number,
            Lead::End(outcome) => {
                let outcome = if self.mover == By::Learner { outcome } else { outcome.flip() };
                self.ending = Some(Ending::Over(outcome));
            }
        }
        if self.ending.is_none() && self.plies.len() >= Self::MOST {
            self.ending = Some(Ending::Endless);
        }
    }

    /// Draws a bead from the current box and returns its colour; `None` if the box is empty and the machine resigns.
    fn bead(&mut self, cabinet: &Cabinet, method: &Method, beads: &[u32]) -> Option<usize> {
        let of_box = cabinet.of_box(self.at);
        let inside = beads.get(of_box.clone()).unwrap_or_default();
        let drawn = self.draw.weighted(inside);
        // The box may have been emptied before the method changed to refilling: draw as if it were full.
        let any = drawn.is_none() && method.empty == Empty::Refill;
        let drawn = if any { Some(self.draw.below(of_box.len())) } else { drawn };
        drawn.map(|at| of_box.start + at)
    }

    /// Returns the move of a machine, chosen as by [`crate::players::choose`], except that a gift always worsens the
    /// outcome, never just the score.
    fn machine(&mut self, machine: Machine, cabinet: &Cabinet) -> usize {
        let of_box = cabinet.of_box(self.at);
        let perfect = cabinet.perfect(self.at);
        let any = |draw: &mut Rng| of_box.start + draw.below(of_box.len());
        match machine {
            // `Trapper` and `Coach` cannot be teachers.
            Machine::Perfect | Machine::Trapper | Machine::Coach(_) => perfect,
            Machine::Skill(percent) if self.draw.below(100) < usize::from(percent) => perfect,
            Machine::Random | Machine::Matchbox | Machine::Skill(_) => any(&mut self.draw),
            Machine::GivesBack(count) => {
                let gives = self.gifts < count && self.draw.once_in(2);
                let gift = if gives { self.worse(cabinet) } else { None };
                self.gifts += u8::from(gift.is_some());
                gift.unwrap_or(perfect)
            }
            Machine::Loser if cabinet.outcome(self.at) == Outcome::Loss => any(&mut self.draw),
            Machine::Loser => self.worse(cabinet).unwrap_or(perfect),
        }
    }

    /// Returns a random move that worsens the outcome; `None` if there is none.
    fn worse(&mut self, cabinet: &Cabinet) -> Option<usize> {
        let worth = cabinet.outcome(self.at).rank();
        let worse: Vec<usize> =
            cabinet.of_box(self.at).filter(|colour| cabinet.worth(*colour).rank() < worth).collect();
        worse.get(self.draw.below(worse.len())).copied()
    }
}
