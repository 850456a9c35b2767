//! By how many moves somebody is ahead.

use zugzwang_engine::{exact::Exact, games::domineering::Side, theory::hackenbush::Number};

use super::{Beat, Look, beat};
use crate::words::halves::{mixed, moves};

/// A lead as one of the players sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lead {
    ahead: Number,
    by: Side,
}

impl Lead {
    /// Returns the lead as Vert sees it.
    pub(super) fn of_vert(ahead: Exact) -> Self {
        Self { ahead: dyadic(ahead), by: Side::Vert }
    }

    /// Returns a lead of Vert as a player sees it.
    pub(super) fn of(vert: Exact, by: Side) -> Self {
        let vert = dyadic(vert);
        Self { ahead: if by == Side::Vert { vert } else { -vert }, by }
    }

    /// Returns the name of the player who is ahead; `none` if nobody is.
    pub(super) const fn leader(self) -> &'static str {
        match self.ahead.signum() {
            0 => "none",
            1 => self.by.name(),
            _ => self.by.other().name(),
        }
    }

    /// Returns by how much, in moves.
    pub(super) fn amount(self) -> Number {
        self.ahead.abs()
    }

    /// Writes by how much, as a number: `1½`.
    pub(super) fn number(self, look: &Look) -> String {
        mixed(self.amount(), look)
    }

    /// Says by how much: `half a move`.
    pub(super) fn moves(self, look: &Look) -> String {
        moves(self.amount(), look)
    }

    /// Makes a beat of who is ahead, by how much, and who that is for the reader: `own`, `other` or `none`.
    pub(super) fn told(self, id: &'static str, look: &Look) -> Beat {
        let whose = match self.ahead.signum() {
            0 => "none",
            1 => "own",
            _ => "other",
        };
        beat!(id, whose, who = self.leader(), number = self.number(look), lead = self.moves(look))
    }
}

/// Returns a mean or a temperature of a sum. The denominators of both are powers of two (*Winning Ways*, chapter 6).
pub(super) fn dyadic(number: Exact) -> Number {
    let above = i64::try_from(*number.numer()).ok();
    above.and_then(|above| Number::new(above, number.denom().trailing_zeros())).unwrap_or_default()
}
