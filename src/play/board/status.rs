//! The state of a game, and how it ended.

use zugzwang_engine::{Outcome, Seat, Winner};

/// The state of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// The solver is working: units of work done, and their total, 0 while unknown.
    Thinking(u64, u64),
    /// A person in this seat is to move.
    Turn(Seat),
    /// The machine in this seat is showing its move before making it.
    Pointed(Seat),
    /// The machine in this seat is to move, at the pace of two machines or when a key is pressed.
    Watched(Seat),
    /// The game is over.
    Over(End),
    /// The solver was stopped before it found the machine's move.
    Stopped,
    /// The solver panicked on this position.
    Failed,
}

impl Status {
    /// The player who resigned, if one did.
    pub const fn resigned(self) -> Option<Seat> {
        match self {
            Self::Over(End::Resigned(seat)) => Some(seat),
            _ => None,
        }
    }
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It ended by the rules, with this winner or in a draw.
    Played(Winner),
    /// This player resigned.
    Resigned(Seat),
}

impl End {
    /// The winner.
    pub const fn winner(self) -> Winner {
        match self {
            Self::Played(winner) => winner,
            Self::Resigned(seat) => Winner::of(Outcome::Loss, seat),
        }
    }
}
