//! Outcomes, and the seats that see them from two sides.

/// The outcome of a position for the player whose turn it is, under best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Outcome {
    /// The mover can force a win: an N-position.
    Win,
    /// The mover loses against a perfect opponent: a P-position.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// Theory is silent here.
    Unknown,
}

impl Outcome {
    /// Returns whether a position of this outcome is safe to leave: whoever moves from there cannot win. `None` where theory is
    /// silent.
    pub const fn is_safe(self) -> Option<bool> {
        match self {
            Self::Loss | Self::Draw => Some(true),
            Self::Win => Some(false),
            Self::Unknown => None,
        }
    }

    /// The same result seen by the other player.
    #[must_use]
    pub const fn flip(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            other => other,
        }
    }

    /// A key that orders results from the worst to the best: loss, unknown, draw, win. No game has both draws and results that
    /// theory does not know.
    pub const fn rank(self) -> u8 {
        match self {
            Self::Loss => 0,
            Self::Unknown => 1,
            Self::Draw => 2,
            Self::Win => 3,
        }
    }

    /// `Win` or `Loss` for the mover.
    pub const fn won(won: bool) -> Self {
        if won { Self::Win } else { Self::Loss }
    }

    /// Returns the outcome for a player who gets so many points more than the opponent.
    pub const fn of_margin(margin: i64) -> Self {
        match margin {
            1.. => Self::Win,
            0 => Self::Draw,
            ..0 => Self::Loss,
        }
    }
}

/// A player: who makes the first move of the setup is `First`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Seat {
    /// Makes the first move.
    First,
    /// Makes the second move.
    Second,
}

impl Seat {
    /// Both seats, in the order they move.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Returns the player who moves after `plies` single moves.
    pub const fn to_move(plies: usize) -> Self {
        if plies.is_multiple_of(2) { Self::First } else { Self::Second }
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first player, 1 for the second.
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
    /// Nobody won.
    Draw,
}

impl Winner {
    /// The winner where the game ended with `end` for `mover`, whose turn it would be.
    pub const fn of(end: Outcome, mover: Seat) -> Self {
        match (end, mover) {
            (Outcome::Win, Seat::First) | (Outcome::Loss, Seat::Second) => Self::First,
            (Outcome::Win, Seat::Second) | (Outcome::Loss, Seat::First) => Self::Second,
            (Outcome::Draw | Outcome::Unknown, _) => Self::Draw,
        }
    }

    /// The seat that won, if one did.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::First => Some(Seat::First),
            Self::Second => Some(Seat::Second),
            Self::Draw => None,
        }
    }
}
