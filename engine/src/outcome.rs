//! Outcomes, seats and winners.

/// The outcome of a position under best play, for the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Outcome {
    /// The player to move can force a win: an N-position.
    Win,
    /// The player to move loses to a perfect opponent: a P-position.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// No theory decides this position.
    Unknown,
}

impl Outcome {
    /// Returns whether moving to a position of this outcome is safe, because the opponent cannot win from there.
    /// Returns `None` if the outcome is unknown.
    pub const fn is_safe(self) -> Option<bool> {
        match self {
            Self::Loss | Self::Draw => Some(true),
            Self::Win => Some(false),
            Self::Unknown => None,
        }
    }

    /// Returns the same result from the other player's point of view.
    #[must_use]
    pub const fn flip(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            other => other,
        }
    }

    /// Returns a key that orders outcomes from worst to best: loss, unknown, draw, win. No game has both draws and
    /// unknown outcomes.
    pub const fn rank(self) -> u8 {
        match self {
            Self::Loss => 0,
            Self::Unknown => 1,
            Self::Draw => 2,
            Self::Win => 3,
        }
    }

    /// Returns `Win` or `Loss`.
    pub const fn won(won: bool) -> Self {
        if won { Self::Win } else { Self::Loss }
    }

    /// Returns the outcome for a player with this many more points than the opponent.
    pub const fn of_margin(margin: i64) -> Self {
        match margin {
            1.. => Self::Win,
            0 => Self::Draw,
            ..0 => Self::Loss,
        }
    }
}

/// One of the two players. `First` is the one to move in the setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Seat {
    /// The player who makes the first move.
    First,
    /// The player who makes the second move.
    Second,
}

impl Seat {
    /// Both players, in the order they move.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Returns the player to move after `plies` moves.
    pub const fn to_move(plies: usize) -> Self {
        if plies.is_multiple_of(2) { Self::First } else { Self::Second }
    }

    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Returns 0 for the first player and 1 for the second.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The result of a game that has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Winner {
    /// The first player won.
    First,
    /// The second player won.
    Second,
    /// The game was drawn.
    Draw,
}

impl Winner {
    /// Returns the winner of a game that ended with `end` for `mover`, the player who would move next.
    pub const fn of(end: Outcome, mover: Seat) -> Self {
        match (end, mover) {
            (Outcome::Win, Seat::First) | (Outcome::Loss, Seat::Second) => Self::First,
            (Outcome::Win, Seat::Second) | (Outcome::Loss, Seat::First) => Self::Second,
            (Outcome::Draw | Outcome::Unknown, _) => Self::Draw,
        }
    }

    /// Returns the player who won, if any.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::First => Some(Seat::First),
            Self::Second => Some(Seat::Second),
            Self::Draw => None,
        }
    }
}
