//! Who plays: in each seat a person or a machine, and which seat is the user's.

use std::{fmt, str::FromStr};

use strum::{Display, EnumString, VariantNames};
use zugzwang_engine::{Machine, Seat, players::NoSuchMachine};

/// A player in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// A person at the keys.
    Person,
    /// A machine.
    Machine(Machine),
}

/// Its name where games are kept: `person`, or the machine's.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Machine(machine) => fmt::Display::fmt(machine, f),
        }
    }
}

impl FromStr for Player {
    type Err = NoSuchMachine;

    fn from_str(name: &str) -> Result<Self, NoSuchMachine> {
        if name == "person" { Ok(Self::Person) } else { name.parse().map(Self::Machine) }
    }
}

/// The choice of the user's seat; as a string it is named as on the command line and among the texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Side {
    /// The user moves first.
    First,
    /// The user moves second.
    Second,
    /// The program chooses who moves first: it begins where it can win and, where points are taken, where it gets at least half.
    Choose,
    /// The user sits where the game can be won: the program sees to it once it knows where that is.
    Winning,
    /// Two people at one keyboard.
    Both,
    /// Two machines: the perfect player moves first.
    Watch,
}

impl Side {
    /// Every choice that a form offers, that of somebody who has chosen nothing yet first.
    pub const ALL: [Self; 6] = [Self::Winning, Self::First, Self::Second, Self::Choose, Self::Both, Self::Watch];

    /// Returns whether it is known who sits where only once the solver has answered.
    pub const fn is_decided_later(self) -> bool {
        matches!(self, Self::Choose | Self::Winning)
    }

    /// Returns the players in their seats against this machine; where that is decided by the outcome, whoever is to win is
    /// `mover` exactly if it is to be begun.
    pub fn seats(self, opponent: Machine, begins: bool, mover: Seat) -> [Player; 2] {
        let machine = match self {
            Self::First => Seat::Second,
            Self::Second => Seat::First,
            Self::Choose if begins => mover,
            Self::Choose => mover.other(),
            Self::Winning if begins => mover.other(),
            Self::Winning => mover,
            Self::Both => return [Player::Person; 2],
            Self::Watch => return [Player::Machine(Machine::Perfect), Player::Machine(opponent)],
        };
        Seat::ALL.map(|seat| if seat == machine { Player::Machine(opponent) } else { Player::Person })
    }
}

/// The side of a user who sits there.
impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::First,
            Seat::Second => Self::Second,
        }
    }
}
