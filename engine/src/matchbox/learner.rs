//! The machine itself: its beads, and what a game does to them.

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

/// The last change of the beads of a colour, as it is kept.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mark {
    /// The game, from 1; 0 where there was none.
    pub game: u64,
    /// Beads that were added, or, below 0, taken away.
    pub change: i64,
    /// `true` where the box was left without a bead, and was filled again.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub refilled: bool,
}

/// A change of the beads of a colour by a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The box.
    pub number: usize,
    /// The colour, among those of all boxes.
    pub colour: usize,
    /// Beads before.
    pub before: u32,
    /// Beads after.
    pub after: u32,
    /// `true` where the box was left without a bead, and was filled again.
    pub refilled: bool,
}

/// A machine of matchboxes: boxes, beads, and how it is taught.
///
/// What training makes of it depends on the setup, the method, the seed and the number of games alone, also where it was
/// interrupted and gone on with. A method that is changed meanwhile, or a game against a person, makes another machine of it.
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
    /// The most beads of one colour; rewards beyond that are lost.
    pub const MOST_BEADS: u32 = 1_000_000;
    /// The most games in all.
    pub const MOST_GAMES: u64 = 1_000_000_000;
    /// Games between two looks at `cancel`.
    const STRETCH: u64 = 256;

    /// A machine that has not played yet.
    pub fn new(cabinet: Arc<Cabinet>, method: Method, seed: u64) -> Self {
        let colours = cabinet.colours();
        let (beads, marks) = (vec![method.start; colours], vec![Mark::default(); colours]);
        Self { cabinet, method, seed, games: 0, beads, marks, curve: Curve::default() }
    }

    /// Its boxes.
    pub const fn cabinet(&self) -> &Arc<Cabinet> {
        &self.cabinet
    }

    /// Returns the method by which it is taught.
    pub const fn method(&self) -> &Method {
        &self.method
    }

    /// Teaches it otherwise from the next game on; its beads stay.
    pub const fn set_method(&mut self, method: Method) {
        self.method = method;
    }

    /// The seed of its games.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the number of games it has played.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Returns the games it has won, a stretch at a time.
    pub const fn curve(&self) -> &Curve {
        &self.curve
    }

    /// The beads of a colour.
    pub fn beads(&self, colour: usize) -> u32 {
        self.beads.get(colour).copied().unwrap_or(0)
    }

    /// Returns the last change of a colour's beads by a reward or a punishment; `None` where there was none.
    pub fn mark(&self, colour: usize) -> Option<Mark> {
        self.marks.get(colour).copied().filter(|mark| mark.game > 0)
    }

    /// Plays games and learns from each. `cancel` counts them.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`; what was learned until then stays.
    pub fn train(&mut self, games: u64, cancel: &Cancel) -> Result<(), Stopped> {
        let mut plies = Vec::new();
        for done in 0..games {
            if done.is_multiple_of(Self::STRETCH) {
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

    /// The game it plays next, before its first move.
    pub fn bout(&self) -> Bout {
        Bout::new(&self.cabinet, &self.method, self.seed, self.games)
    }

    /// Plays one move of a game.
    pub fn step(&self, bout: &mut Bout) {
        bout.step(&self.cabinet, &self.method, &self.beads);
    }

    /// Learns from a game that has ended and tells what it did to the beads, last move first. Nothing where the game goes on.
    pub fn settle(&mut self, bout: &Bout, mut told: impl FnMut(Change)) {
        let Some(outcome) = bout.ending().map(super::bout::Ending::outcome) else { return };
        self.games += 1;
        self.curve.push(outcome == Outcome::Win);
        let sides = [(By::Learner, outcome), (By::Teacher, outcome.flip())];
        let learning = if self.method.teacher == Teacher::Itself { 2 } else { 1 };
        for (by, outcome) in sides.into_iter().take(learning) {
            let own = bout.plies().iter().rev().filter(|ply| ply.by == by);
            let reached = match (outcome, self.method.blame) {
                (Outcome::Loss, Blame::Last) => 1,
                _ => usize::MAX,
            };
            for ply in own.take(reached) {
                let change = self.change(ply.number, ply.colour, outcome);
                let refilled = self.refill(ply.number);
                if let Some(mark) = self.marks.get_mut(ply.colour).filter(|_| refilled) {
                    mark.refilled = true;
                }
                told(Change { refilled, ..change });
            }
        }
    }

    /// Rewards or punishes a colour.
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

    /// Fills a box that has been emptied, where such boxes are filled; whether it did.
    fn refill(&mut self, number: usize) -> bool {
        let inside = self.beads.get_mut(self.cabinet.of_box(number)).unwrap_or_default();
        let refills = self.method.empty == Empty::Refill && inside.iter().all(|count| *count == 0);
        if refills {
            inside.fill(self.method.start);
        }
        refills
    }
}
