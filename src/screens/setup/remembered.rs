//! What is remembered of a form while the program runs: who plays, and the setup of each game.

use zugzwang_engine::{Machine, Seat};

use super::{Origin, SetupForm};
use crate::{
    play::board::{Player, Side, Table},
    screens::Desk,
};

/// The players of a game, and the seats they take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Players {
    pub(super) side: Side,
    pub(super) opponent: Machine,
    /// The machine that plays first where two are watched.
    pub(super) rival: Machine,
}

/// Those of a game that was asked for by its words, as everywhere outside the arcade.
impl Default for Players {
    fn default() -> Self {
        Self { side: Side::First, opponent: Machine::Perfect, rival: Machine::Perfect }
    }
}

impl Players {
    /// As at a stop of the path where nobody has won yet: the person sits where the game can be won.
    pub(crate) const NEWCOMER: Self =
        Self { side: Side::Winning, opponent: Machine::Coach(0), rival: Machine::Perfect };

    /// Those who play on this table.
    pub(crate) fn of(table: &dyn Table) -> Self {
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

    /// The same against this machine, where one person plays one.
    pub(crate) const fn against(self, opponent: Machine) -> Self {
        let side = if self.is_one() { self.side } else { Side::First };
        Self { side, opponent, ..self }
    }

    /// Returns whether one person plays against a machine.
    pub(super) const fn is_one(self) -> bool {
        matches!(self.side, Side::First | Side::Second | Side::Choose | Side::Winning)
    }

    /// Returns whether one person plays who is to choose a seat, and so can be advised.
    pub(super) const fn chooses(self) -> bool {
        self.is_one() && !matches!(self.side, Side::Winning)
    }

    /// Seats the machines at a game that was opened with this side.
    pub(super) fn sit_down(self, table: &mut dyn Table) {
        table.seating_mut().oppose(self.opponent);
        if self.side == Side::Watch {
            table.seat(Seat::First, Player::Machine(self.rival));
        }
    }
}

/// A setup as it stands in a form.
#[derive(Debug, Clone)]
pub struct Filled {
    words: Vec<String>,
    preset: Option<usize>,
    seed: u64,
}

impl SetupForm {
    /// Returns the players that are chosen.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Lets these play.
    pub const fn set_players(&mut self, players: Players) {
        self.players = players;
    }

    /// Returns whether it is for a game of one's own.
    pub const fn is_own(&self) -> bool {
        self.own.is_some()
    }

    /// Returns whether it was opened for a setup of its own, or for a game of one's own.
    pub fn is_given(&self) -> bool {
        self.origin == Origin::Given || self.is_own()
    }

    /// The setup, if it can be played and was set up here, for a game of the arcade.
    pub fn filled(&self) -> Option<Filled> {
        if self.is_own() || self.origin != Origin::Chosen {
            return None;
        }
        let words = self.words();
        self.entry.game.open(&words).ok()?;
        Some(Filled { words, preset: self.preset, seed: self.seed })
    }

    /// The form as it is opened by itself: with the players and the setup that were used last.
    #[must_use]
    pub(in crate::screens) fn recalled(mut self, desk: &mut Desk) -> Self {
        desk.habits.recall(&mut self, desk.seed);
        self
    }

    /// Fills the form in as it was.
    pub fn fill_again(&mut self, filled: &Filled) {
        self.fill_words(&filled.words);
        self.preset = filled.preset;
        self.seed = filled.seed;
        self.ask();
    }
}
