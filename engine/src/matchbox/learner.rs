//! The matchbox machine: its beads, and how games change them.

use std::sync::Arc;

use super::{
    bout::{Bout, By},
    cabinet::Cabinet,
    curve::Curve,
    method::{Blame, Empty, Method, Teacher},
};
use crate::{
    cancel::{Cancel, Stopped},
    outcome::Outcome,
};

/// The last change of the beads of a colour, as it is saved.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mark {
    /// The number of the game, from 1; 0 if there was none.
    pub game: u64,
    /// The number of beads added; negative if beads were removed.
    pub change: i64,
    /// Whether the box became empty and was refilled.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub refilled: bool,
}

/// A change of the beads of a colour by a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The number of the box.
    pub number: usize,
    /// The colour, numbered across all boxes.
    pub colour: usize,
    /// The number of beads before.
    pub before: u32,
    /// The number of beads after.
    pub after: u32,
    /// Whether the box became empty and was refilled.
    pub refilled: bool,
}

/// A matchbox machine: its boxes, its beads, and its teaching method.
///
/// The result of training depends only on the setup, the method, the seed and the number of games, even if training was
/// interrupted and resumed. It is different if the method changes in between, or if the machine plays a person.
#[derive(Debug, Clone)]
pub struct Learner {
    pub(super) cabinet: Arc<Cabinet>,
    pub(super) method: Method,
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) beads: Vec<u32>,
    pub(super) marks: Vec<Mark>,
    pub(super) curve: Curve,
}

impl Learner {
    /// The maximum number of beads of one colour. Rewards beyond it are lost.
    pub const MOST_BEADS: u32 = 1_000_000;
    /// The maximum number of games in total.
    pub const MOST_GAMES: u64 = 1_000_000_000;
    /// The number of games between two checks of `cancel`.
    const GAMES_PER_CHECK: u64 = 256;

    /// Creates a machine that has not played yet.
    pub fn new(cabinet: Arc<Cabinet>, method: Method, seed: u64) -> Self {
        let colours = cabinet.colours();
        let (beads, marks) = (vec![method.start; colours], vec![Mark::default(); colours]);
        Self { cabinet, method, seed, games: 0, beads, marks, curve: Curve::default() }
    }

    /// Returns its boxes.
    pub const fn cabinet(&self) -> &Arc<Cabinet> {
        &self.cabinet
    }

    /// Returns the teaching method.
    pub const fn method(&self) -> &Method {
        &self.method
    }

    /// Changes the teaching method from the next game on. The beads stay as they are.
    pub const fn set_method(&mut self, method: Method) {
        self.method = method;
    }

    /// Returns the seed of its games.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the number of games it has played.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Returns the learning curve.
    pub const fn curve(&self) -> &Curve {
        &self.curve
    }

    /// Returns the number of beads of a colour.
    pub fn beads(&self, colour: usize) -> u32 {
        self.beads.get(colour).copied().unwrap_or(0)
    }

    /// Returns the last change of a colour's beads by a reward or a punishment; `None` if there was none.
    pub fn mark(&self, colour: usize) -> Option<Mark> {
        self.marks.get(colour).copied().filter(|mark| mark.game > 0)
    }

    /// Plays games and learns from each. `cancel` reports how many were played.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped. The machine keeps what it has learned so far.
    pub fn train(&mut self, games: u64, cancel: &Cancel) -> Result<(), Stopped> {
        let mut plies = Vec::new();
        for done in 0..games {
            if done.is_multiple_of(Self::GAMES_PER_CHECK) {
                cancel.step(done, games)?;
            }
            let mut bout = Bout::instead_of(plies, &self.cabinet, &self.method, self.seed, self.games);
            while bout.ending().is_none() {
                self.step(&mut bout);
            }
            self.settle(&bout, |_| ());
            plies = bout.into_plies();
        }
        cancel.step(games, games)
    }

    /// Returns its next game, before the first move.
    pub fn bout(&self) -> Bout {
        Bout::new(&self.cabinet, &self.method, self.seed, self.games)
    }

    /// Plays one move of a game.
    pub fn step(&self, bout: &mut Bout) {
        bout.step(&self.cabinet, &self.method, &self.beads);
    }

    /// Learns from a game that has ended. Calls `report` with each change of the beads, for the last move first. Does
    /// nothing if the game is not over.
    pub fn settle(&mut self, bout: &Bout, mut report: impl FnMut(Change)) {
        let Some(outcome) = bout.ending().map(super::bout::Ending::outcome) else { return };
        self.games += 1;
        self.curve.push(outcome == Outcome::Win);
        let sides = [(By::Learner, outcome), (By::Teacher, outcome.flip())];
        let learning = if self.method.teacher == Teacher::Itself { 2 } else { 1 };
        for (by, outcome) in sides.into_iter().take(learning) {
            let own = bout.plies().iter().rev().filter(|ply| ply.by == by);
            let count = match (outcome, self.method.blame) {
                (Outcome::Loss, Blame::Last) => 1,
                _ => usize::MAX,
            };
            for ply in own.take(count) {
                let change = self.change(ply.number, ply.colour, outcome);
                let refilled = self.refill(ply.number);
                if let Some(mark) = self.marks.get_mut(ply.colour).filter(|_| refilled) {
                    mark.refilled = true;
                }
                report(Change { refilled, ..change });
            }
        }
    }

    /// Rewards or punishes a colour, and returns the change.
    fn change(&mut self, number: usize, colour: usize, outcome: Outcome) -> Change {
        let before = self.beads(colour);
        let after = match outcome {
            Outcome::Win => before.saturating_add(self.method.win),
            Outcome::Draw | Outcome::Unknown => before.saturating_add(self.method.draw),
            Outcome::Loss => before.saturating_sub(self.method.loss),
        };
        let after = after.min(Self::MOST_BEADS.max(before));
        if let (Some(beads), Some(mark)) = (self.beads.get_mut(colour), self.marks.get_mut(colour)) {
            *beads = after;
            if after != before {
                *mark = Mark { game: self.games, change: i64::from(after) - i64::from(before), refilled: false };
            }
        }
        Change { number, colour, before, after, refilled: false }
    }

    /// Refills a box if it is empty and the method says so. Returns whether it did.
    fn refill(&mut self, number: usize) -> bool {
        let inside = self.beads.get_mut(self.cabinet.of_box(number)).unwrap_or_default();
        let refills = self.method.empty == Empty::Refill && inside.iter().all(|count| *count == 0);
        if refills {
            inside.fill(self.method.start);
        }
        refills
    }
}
