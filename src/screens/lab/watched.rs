//! A game that is watched draw by draw.

use std::sync::Arc;

use zugzwang_engine::{
    Outcome,
    matchbox::{Bout, By, Change, Ending, Learner, Ply, Teacher},
};

/// A game of the machine, as far as it was watched.
#[derive(Debug)]
pub(super) struct Watched {
    bout: Bout,
    /// The game's number, from 1.
    game: u64,
    /// The changes it made to the beads, first move first; empty until it has ended.
    changes: Vec<Change>,
    settled: bool,
    /// `true` where it plays itself.
    alone: bool,
}

impl Watched {
    /// The machine's next game, before its first move.
    pub(super) fn new(learner: &Learner) -> Self {
        let alone = learner.method().teacher == Teacher::Itself;
        Self { bout: learner.bout(), game: learner.games() + 1, changes: Vec::new(), settled: false, alone }
    }

    /// One move more, or, where the last was played, what is learned from the game; whether something was learned.
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

    /// The box to look into: that of the position while the machine is to draw from it, else the one it drew from last.
    pub(super) fn number(&self) -> usize {
        let gives_up = !self.settled && self.bout.ending() == Some(Ending::Resigned(By::Learner));
        let draws = self.bout.ending().is_none() && self.bout.mover() == By::Learner && !self.alone;
        let before = if draws || gives_up { None } else { self.last() };
        before.map_or(self.bout.number(), |ply| ply.number)
    }

    /// The machine's last draw; of one that plays itself, either side's.
    fn last(&self) -> Option<&Ply> {
        self.bout.plies().iter().rev().find(|ply| self.alone || ply.by == By::Learner)
    }

    /// Returns what the game has done to the machine's last draw, and how it ended for whom it was drawn.
    pub(super) fn learned(&self) -> Option<(Change, Outcome)> {
        let (ply, ending) = (self.last()?, self.bout.ending()?);
        let change = self.changes.iter().rev().find(|it| it.number == ply.number && it.colour == ply.colour)?;
        let outcome = if ply.by == By::Learner { ending.outcome() } else { ending.outcome().flip() };
        Some((*change, outcome))
    }

    pub(super) const fn game(&self) -> u64 {
        self.game
    }

    pub(super) const fn opening(&self) -> usize {
        self.bout.opening()
    }

    /// The moves, as colours, and who played them.
    pub(super) fn moves(&self) -> impl ExactSizeIterator<Item = (usize, By)> + '_ {
        self.bout.plies().iter().map(|ply| (ply.colour, ply.by))
    }

    /// The colour drawn last, from the box it was drawn from.
    pub(super) fn drawn(&self) -> Option<usize> {
        self.last().filter(|ply| ply.number == self.number()).map(|ply| ply.colour)
    }

    pub(super) const fn mover(&self) -> By {
        self.bout.mover()
    }

    pub(super) const fn is_alone(&self) -> bool {
        self.alone
    }

    pub(super) const fn ending(&self) -> Option<Ending> {
        self.bout.ending()
    }

    /// Returns whether what there was to learn from it has been learned.
    pub(super) const fn is_settled(&self) -> bool {
        self.settled
    }

    pub(super) fn changes(&self) -> &[Change] {
        &self.changes
    }
}
