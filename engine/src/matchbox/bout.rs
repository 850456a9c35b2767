//! One game of a learner, draw by draw.

use super::{
    cabinet::Cabinet,
    method::{Empty, Method, Openings, Teacher},
    reach::Lead,
};
use crate::{outcome::Outcome, players::Machine, rng::Rng};

/// The player of a move of a bout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum By {
    /// The learner; where it plays itself, one of its two sides.
    Learner,
    /// The teacher; where the learner plays itself, its other side.
    Teacher,
}

impl By {
    /// The other side.
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
    /// The colour of the bead, among those of all boxes.
    pub colour: usize,
    /// The player who played it.
    pub by: By,
}

/// The way in which a bout ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By the rules, with this result for the learner.
    Over(Outcome),
    /// This side gave up: a machine because it found its box empty.
    Resigned(By),
    /// After [`Bout::MOST`] moves, as a draw.
    Endless,
}

impl Ending {
    /// The result for the learner.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Over(outcome) => outcome,
            Self::Resigned(by) => Outcome::won(matches!(by, By::Teacher)),
            Self::Endless => Outcome::Draw,
        }
    }
}

/// A game between a learner and its teacher, as far as it was played.
#[derive(Debug)]
pub struct Bout {
    opening: usize,
    at: usize,
    mover: By,
    plies: Vec<Ply>,
    ending: Option<Ending>,
    gifts: u8,
    draw: Rng,
}

impl Bout {
    /// After so many moves a game that goes round in circles is given up as a draw.
    pub const MOST: usize = 1000;

    /// The game with this number, from 0, before its first move: what it draws depends on the seed and its number alone.
    pub(super) fn new(cabinet: &Cabinet, method: &Method, seed: u64, game: u64) -> Self {
        Self::instead_of(Vec::new(), cabinet, method, seed, game)
    }

    /// The same, in the room that another game's moves took.
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

    /// A game that was played elsewhere, with its moves as colours.
    pub fn played(opening: usize, plies: Vec<Ply>, ending: Ending) -> Self {
        let mover = plies.last().map_or(By::Learner, |ply| ply.by.other());
        Self { opening, at: opening, mover, plies, ending: Some(ending), gifts: 0, draw: Rng::new(0, "") }
    }

    /// The game as far as the first box that a machine of this method would have given up at, having found it empty.
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

    /// The box it began at.
    pub const fn opening(&self) -> usize {
        self.opening
    }

    /// The box of the position now; the last one drawn from when the game is over.
    pub const fn number(&self) -> usize {
        self.at
    }

    /// Returns the player whose turn it is, or would be.
    pub const fn mover(&self) -> By {
        self.mover
    }

    /// The moves played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub(super) fn into_plies(self) -> Vec<Ply> {
        self.plies
    }

    /// Returns how it ended; `None` while it goes on.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plays one move; nothing once the game is over.
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

    /// A bead from the box; `None` from an empty one where such a box resigns.
    fn bead(&mut self, cabinet: &Cabinet, method: &Method, beads: &[u32]) -> Option<usize> {
        let of_box = cabinet.of_box(self.at);
        let inside = beads.get(of_box.clone()).unwrap_or_default();
        let drawn = self.draw.weighted(inside);
        // A box that was emptied under another setting draws as if it were filled.
        let any = drawn.is_none() && method.empty == Empty::Refill;
        let drawn = if any { Some(self.draw.below(of_box.len())) } else { drawn };
        drawn.map(|at| of_box.start + at)
    }

    /// The move of a machine, as [`crate::players::choose`] plays it; but what it gives back is a result, never points alone.
    fn machine(&mut self, machine: Machine, cabinet: &Cabinet) -> usize {
        let of_box = cabinet.of_box(self.at);
        let perfect = cabinet.perfect(self.at);
        let any = |draw: &mut Rng| of_box.start + draw.below(of_box.len());
        match machine {
            // Neither of the last two teaches.
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

    /// A move that gives away some of what the position is worth.
    fn worse(&mut self, cabinet: &Cabinet) -> Option<usize> {
        let worth = cabinet.outcome(self.at).rank();
        let worse: Vec<usize> =
            cabinet.of_box(self.at).filter(|colour| cabinet.worth(*colour).rank() < worth).collect();
        worse.get(self.draw.below(worse.len())).copied()
    }
}
