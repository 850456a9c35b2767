//! Favourites and accuracy of a machine of matchboxes, held against theory.

use super::{
    curve::Point,
    learner::Learner,
    method::{Openings, Teacher, Turns},
};
use crate::{outcome::Outcome, players::Machine};

/// The numbers of the won positions and of those a machine would win from, if it played what it thinks best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Accuracy {
    /// Boxes whose favourite move wins.
    pub right: usize,
    /// Boxes of won positions.
    pub won: usize,
}

impl Accuracy {
    /// The share, to be shown; it decides nothing. `None` where no position is won.
    #[allow(clippy::cast_precision_loss, reason = "it is only shown")]
    pub fn share(self) -> Option<f64> {
        (self.won > 0).then(|| self.right as f64 / self.won as f64)
    }
}

impl Learner {
    /// The beads in a box.
    pub fn inside(&self, number: usize) -> u64 {
        self.cabinet.of_box(number).map(|colour| u64::from(self.beads(colour))).sum()
    }

    /// The moves it likes best: those with the most beads, none where the box is empty.
    pub fn favourites(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let of_box = self.cabinet.of_box(number);
        let most = of_box.clone().map(|colour| self.beads(colour)).max().unwrap_or(0);
        of_box.filter(move |colour| most > 0 && self.beads(*colour) == most)
    }

    /// Returns whether its favourite move wins; of several with as many beads, each must, and an empty box has none.
    pub fn is_right(&self, number: usize) -> bool {
        self.favourites(number).next().is_some()
            && self.favourites(number).all(|colour| self.cabinet.worth(colour) == Outcome::Win)
    }

    /// The boxes of won positions.
    fn won(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.cabinet.boxes()).filter(|number| self.cabinet.outcome(*number) == Outcome::Win)
    }

    /// In how many of the won positions its favourite move wins.
    pub fn accuracy(&self) -> Accuracy {
        Accuracy { right: self.won().filter(|number| self.is_right(*number)).count(), won: self.won().count() }
    }

    /// The won positions in which its favourite move does not win, in the order of their boxes.
    pub fn wrong(&self) -> impl Iterator<Item = usize> + '_ {
        self.won().filter(|number| !self.is_right(*number))
    }

    /// Counts its games that begin differently, and those of them that could be won against the perfect player, who never
    /// errs; `None` against others.
    pub fn ceiling(&self) -> Option<Point> {
        if self.method.teacher != Teacher::Machine(Machine::Perfect) {
            return None;
        }
        let openings = match self.method.openings {
            Openings::Any => 0..self.cabinet.boxes(),
            Openings::Setup => 0..1,
        };
        let turns: &[Outcome] = match self.method.turns {
            Turns::First => &[Outcome::Win],
            Turns::Second => &[Outcome::Loss],
            Turns::Alternate => &[Outcome::Win, Outcome::Loss],
        };
        let games = (openings.len() * turns.len()) as u64;
        let won =
            openings.map(|number| turns.iter().filter(|end| **end == self.cabinet.outcome(number)).count() as u64);
        Some(Point { won: won.sum(), games })
    }

    /// The boxes without a bead.
    pub fn empty(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.cabinet.boxes()).filter(|number| self.inside(*number) == 0)
    }
}
