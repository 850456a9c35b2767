//! Normal and misère play.

use crate::{fields::Setup, outcome::Outcome};

/// The play convention: whether making the last move wins or loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Convention {
    /// Normal play: the last move wins.
    #[cfg_attr(feature = "serde", serde(rename = "wins"))]
    Normal,
    /// Misère play: the last move loses.
    #[cfg_attr(feature = "serde", serde(rename = "loses"))]
    Misere,
}

impl Convention {
    /// Returns the value of the field `last`.
    pub fn of(setup: &Setup) -> Self {
        if setup.choice("last") == "loses" { Self::Misere } else { Self::Normal }
    }

    /// Returns whether the last move loses.
    pub const fn is_misere(self) -> bool {
        matches!(self, Self::Misere)
    }

    /// Returns the outcome for a player who has no move left: the opponent made the last one.
    pub const fn stuck(self) -> Outcome {
        Outcome::won(self.is_misere())
    }
}
