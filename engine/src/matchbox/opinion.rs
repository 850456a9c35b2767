//! The favourite moves of a matchbox machine, and its accuracy according to theory.

use super::{
    curve::Point,
    learner::Learner,
    method::{Openings, Teacher, Turns},
};
use crate::{outcome::Outcome, players::Machine};

/// The number of won positions, and in how many of them the machine's favourite move wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Accuracy {
    /// The number of boxes whose favourite move wins.
    pub right: usize,
    /// The number of boxes of won positions.
    pub won: usize,
}

impl Accuracy {
    /// Returns the share of won positions with a winning favourite, for display only; `None` if no position is won.
    #[allow(clippy::cast_precision_loss, reason = "for display only")]
    pub fn share(self) -> Option<f64> {
        (self.won > 0).then(|| self.right as f64 / self.won as f64)
    }
}

impl Learner {
    /// Returns the number of beads in a box.
    pub fn inside(&self, number: usize) -> u64 {
        self.cabinet.of_box(number).map(|colour| u64::from(self.beads(colour))).sum()
    }

    /// Returns the favourite moves of a box, as colours: those with the most beads. None if the box is empty.
    pub fn favourites(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let of_box = self.cabinet.of_box(number);
        let most = of_box.clone().map(|colour| self.beads(colour)).max().unwrap_or(0);
        of_box.filter(move |colour| most > 0 && self.beads(*colour) == most)
    }

    /// Returns whether the favourite move of a box wins; if there are several, whether all do. `false` if the box is
    /// empty.
    pub fn is_right(&self, number: usize) -> bool {
        self.favourites(number).next().is_some()
            && self.favourites(number).all(|colour| self.cabinet.worth(colour) == Outcome::Win)
    }

    /// Returns the boxes of won positions.
    fn won(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.cabinet.boxes()).filter(|number| self.cabinet.outcome(*number) == Outcome::Win)
    }

    /// Counts the won positions, and those in which the favourite move wins.
    pub fn accuracy(&self) -> Accuracy {
        Accuracy { right: self.won().filter(|number| self.is_right(*number)).count(), won: self.won().count() }
    }

    /// Returns the boxes of won positions in which the favourite move does not win.
    pub fn wrong(&self) -> impl Iterator<Item = usize> + '_ {
        self.won().filter(|number| !self.is_right(*number))
    }

    /// Returns how many of its games a learner that never errs would win against the perfect player. Counts one game
    /// for each combination of opening and turn, which are equally frequent. `None` if it learns from another teacher.
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

    /// Returns the boxes without a bead.
    pub fn empty(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.cabinet.boxes()).filter(|number| self.inside(*number) == 0)
    }
}
