//! The players: a person or a machine in each seat, and the user's choice of a side.

use std::{fmt, str::FromStr};

use strum::{Display, EnumString, VariantNames};
use zugzwang_engine::{Machine, Seat, players::NoSuchMachine};

/// A player in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// A person at the keyboard.
    Person,
    /// A machine.
    Machine(Machine),
}

/// The name in saved games: `person` or the machine's.
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

/// The user's choice of a side. As a string it has its name on the command line and in message ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Side {
    /// The user moves first.
    First,
    /// The user moves second.
    Second,
    /// The program chooses who moves first. It goes first itself if that wins, or in a scoring game gets it at least half.
    Choose,
    /// The user gets the winning side, once the solver knows which it is.
    Winning,
    /// Two people at one keyboard.
    Both,
    /// Two machines: the perfect player moves first.
    Watch,
}

impl Side {
    /// All choices in the order of the form. The first is the default.
    pub const ALL: [Self; 6] = [Self::Winning, Self::First, Self::Second, Self::Choose, Self::Both, Self::Watch];

    /// Whether the seats are decided only once the solver has answered.
    pub const fn is_decided_later(self) -> bool {
        matches!(self, Self::Choose | Self::Winning)
    }

    /// Returns the players in their seats against this machine. `begins` says whether it is better to go first, and `mover` is the
    /// player to move; they matter only if the seats are [decided later](Self::is_decided_later).
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

/// The side of a user in this seat.
impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::First,
            Seat::Second => Self::Second,
        }
    }
}
