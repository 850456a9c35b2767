//! Where a game stands, and how it ended.

use zugzwang_engine::{Outcome, Seat, Winner};

/// The state in which a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// The solver is at work: units done, and their total if it is known.
    Thinking(u64, u64),
    /// It is this seat's turn.
    Turn(Seat),
    /// The machine of this seat shows its move before it makes it.
    Pointed(Seat),
    /// Two machines play, and it is this seat's turn.
    Watched(Seat),
    /// The game has ended.
    Over(End),
    /// The solver was stopped before it could say what the machine plays.
    Stopped,
    /// The solver broke on this position.
    Failed,
}

impl Status {
    /// Returns the player who has resigned, if one has.
    pub const fn resigned(self) -> Option<Seat> {
        match self {
            Self::Over(End::Resigned(seat)) => Some(seat),
            _ => None,
        }
    }
}

/// The end of a game: by the rules, or because a player resigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By the rules.
    Played(Winner),
    /// This player resigned.
    Resigned(Seat),
}

impl End {
    /// Returns the winner of the game that ended so.
    pub const fn winner(self) -> Winner {
        match self {
            Self::Played(winner) => winner,
            Self::Resigned(seat) => Winner::of(Outcome::Loss, seat),
        }
    }
}
