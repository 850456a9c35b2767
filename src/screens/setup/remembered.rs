//! The choices in a form that are remembered until the program ends: the players, and the setup of each game.

use super::{Origin, SetupForm};
use crate::screens::{Desk, prelude::*};

/// The players of a game and their seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Players {
    pub(in crate::screens) side: Side,
    pub(in crate::screens) opponent: Machine,
    pub(super) rival: Machine,
}

/// The default is for a game given on the command line.
impl Default for Players {
    fn default() -> Self {
        Self { side: Side::First, opponent: Machine::Perfect, rival: Machine::Perfect }
    }
}

impl Players {
    /// For a newcomer: the easiest Coach, and the user in the winning seat.
    pub(crate) const NEWCOMER: Self =
        Self { side: Side::Winning, opponent: Machine::Coach(0), rival: Machine::Perfect };

    pub(crate) fn of(table: &Table) -> Self {
        let seating = table.seating();
        let as_chosen = Self { side: seating.side(), opponent: seating.opponent(), ..Self::default() };
        match table.seats().filter(|_| !seating.side().is_decided_later()) {
            None => as_chosen,
            Some([Player::Person, Player::Person]) => Self { side: Side::Both, ..as_chosen },
            Some([Player::Person, Player::Machine(opponent)]) => Self { side: Side::First, opponent, ..as_chosen },
            Some([Player::Machine(opponent), Player::Person]) => Self { side: Side::Second, opponent, ..as_chosen },
            Some([Player::Machine(rival), Player::Machine(opponent)]) => Self { side: Side::Watch, opponent, rival },
        }
    }

    pub(crate) const fn against(self, opponent: Machine) -> Self {
        let side = if self.is_one() { self.side } else { Side::First };
        Self { side, opponent, ..self }
    }

    pub(super) const fn is_one(self) -> bool {
        matches!(self.side, Side::First | Side::Second | Side::Choose | Side::Winning)
    }

    /// One person plays and chooses a seat, and so can be advised.
    pub(super) const fn chooses(self) -> bool {
        self.is_one() && !matches!(self.side, Side::Winning)
    }

    /// Seats the machines in a game that was opened with this side.
    pub(in crate::screens) fn sit_down(self, table: &mut Table) {
        table.seating_mut().oppose(self.opponent);
        if self.side == Side::Watch {
            table.seat(Seat::First, Player::Machine(self.rival));
        }
    }
}

/// A setup filled in on a form.
#[derive(Debug, Clone)]
pub struct Filled {
    pub(super) words: Vec<String>,
    pub(super) preset: Option<usize>,
    pub(super) seed: u64,
}

impl SetupForm {
    /// The setup is remembered if it was chosen here, is playable, and is not a game from the user's files.
    pub(super) fn remember(&self, desk: &mut Desk) {
        desk.habits.players = Some(self.players);
        let words = self.words();
        if self.own.is_none() && self.origin == Origin::Chosen && self.entry.game.open(&words).is_ok() {
            let filled = Filled { words, preset: self.preset, seed: self.seed };
            desk.habits.setups.insert(self.entry.game.id, filled);
        }
    }
}
