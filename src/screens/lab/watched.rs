//! A game that the user watches bead by bead.

use std::sync::Arc;

use zugzwang_engine::matchbox::{Bout, By, Change, Ending, Learner, Ply, Teacher};

use crate::screens::prelude::*;

#[derive(Debug)]
pub(super) struct Watched {
    pub(super) bout: Bout,
    /// Counted from 1.
    pub(super) game: u64,
    /// The changes of the beads, in the order of the moves; empty until the machine has learned from the game.
    pub(super) changes: Vec<Change>,
    pub(super) settled: bool,
    pub(super) alone: bool,
}

impl Watched {
    pub(super) fn new(learner: &Learner) -> Self {
        let alone = learner.method().teacher == Teacher::Itself;
        Self { bout: learner.bout(), game: learner.games() + 1, changes: Vec::new(), settled: false, alone }
    }

    /// Plays one more move or, after the last one, lets the machine learn. Returns whether it learned.
    pub(super) fn step(&mut self, learner: &mut Arc<Learner>) -> bool {
        if self.bout.ending().is_none() {
            learner.step(&mut self.bout);
            return false;
        }
        self.settled = true;
        Arc::make_mut(learner).settle(&self.bout, |change| self.changes.push(change));
        self.changes.reverse();
        true
    }

    /// Returns the box to open: that of the position if the machine is about to draw from it, or else the box drawn from last.
    pub(super) fn number(&self) -> usize {
        let gives_up = !self.settled && self.bout.ending() == Some(Ending::Resigned(By::Learner));
        let draws = self.bout.ending().is_none() && self.bout.mover() == By::Learner && !self.alone;
        let before = if draws || gives_up { None } else { self.last() };
        before.map_or(self.bout.number(), |ply| ply.number)
    }

    /// If the machine plays against itself, the draw of either side.
    fn last(&self) -> Option<&Ply> {
        self.bout.plies().iter().rev().find(|ply| self.alone || ply.by == By::Learner)
    }

    /// Returns the change of the last bead drawn, and the outcome for the player who drew it.
    pub(super) fn learned(&self) -> Option<(Change, Outcome)> {
        let (ply, ending) = (self.last()?, self.bout.ending()?);
        let change = self.changes.iter().rev().find(|it| it.number == ply.number && it.colour == ply.colour)?;
        let outcome = if ply.by == By::Learner { ending.outcome() } else { ending.outcome().flip() };
        Some((*change, outcome))
    }

    pub(super) fn moves(&self) -> impl ExactSizeIterator<Item = (usize, By)> + '_ {
        self.bout.plies().iter().map(|ply| (ply.colour, ply.by))
    }

    /// The colour drawn last, if its box is the one to open.
    pub(super) fn drawn(&self) -> Option<usize> {
        self.last().filter(|ply| ply.number == self.number()).map(|ply| ply.colour)
    }
}
