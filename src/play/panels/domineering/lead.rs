//! By how many moves somebody is ahead.

use zugzwang_engine::{exact::Exact, games::domineering::Side};

use super::{Beat, beat};
use crate::look::text::Arg;

/// A lead as one of the players sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lead {
    ahead: Exact,
    by: Side,
}

impl Lead {
    /// Returns the lead as Vert sees it.
    pub(super) const fn of_vert(ahead: Exact) -> Self {
        Self { ahead, by: Side::Vert }
    }

    /// Returns a lead of Vert as a player sees it.
    pub(super) fn of(vert: Exact, by: Side) -> Self {
        Self { ahead: if by == Side::Vert { vert } else { -vert }, by }
    }

    const fn sign(self) -> i128 {
        self.ahead.numer().signum()
    }

    /// Returns the name of the player who is ahead; `none` if nobody is.
    pub(super) const fn leader(self) -> &'static str {
        match self.sign() {
            0 => "none",
            1 => self.by.name(),
            _ => self.by.other().name(),
        }
    }

    /// Writes by how much.
    pub(super) fn amount(self) -> String {
        amount(self.size_of())
    }

    /// Returns what chooses the form of the noun after the amount.
    pub(super) fn size(self) -> Arg {
        form(self.size_of())
    }

    fn size_of(self) -> Exact {
        if self.sign() < 0 { -self.ahead } else { self.ahead }
    }

    /// Makes a beat of who is ahead, by how much, and who that is for the reader: `own`, `other` or `none`.
    pub(super) fn told(self, id: &'static str) -> Beat {
        let whose = match self.sign() {
            0 => "none",
            1 => "own",
            _ => "other",
        };
        beat!(id, whose, who = self.leader(), lead = self.amount(), size = self.size())
    }
}

/// Writes a number of moves: `2`, `1/2`, `1 1/2`, or `-1 1/2`.
pub(super) fn amount(number: Exact) -> String {
    let (whole, part) = (number.trunc(), number.fract());
    match (*whole.numer(), *part.numer()) {
        (whole, 0) => whole.to_string(),
        (0, _) => part.to_string(),
        (whole, _) => format!("{whole} {}", if *part.numer() < 0 { -part } else { part }),
    }
}

/// Returns what chooses the form of the noun after a number that is not negative: the number itself, `part` for less than 1, or `mixed`.
pub(super) fn form(number: Exact) -> Arg {
    match u64::try_from(number.to_integer()) {
        Ok(whole) if number.is_integer() => Arg::from(whole),
        Ok(0) => Arg::from("part"),
        _ => Arg::from("mixed"),
    }
}
