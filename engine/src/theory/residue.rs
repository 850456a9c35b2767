//! One pile from which 1 to m objects are taken: only the remainder modulo m + 1 counts.
//!
//! If the opponent takes k, taking m + 1 − k completes a lap of m + 1 objects, so a lost remainder stays lost (C. G.
//! Bachet, *Problèmes plaisants et délectables*, 1612). The lost remainder is 0 in normal play and 1 in misère play. A
//! lap takes two moves, and neither side can make it shorter or longer, so the remoteness is the number of moves in the
//! laps.

use crate::convention::Convention;

/// The explanation of a pile.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Residue {
    /// The number of objects left.
    pub pile: u64,
    /// The maximum a move may take.
    pub most: u64,
    /// The size of a lap: `most` + 1.
    pub modulus: u64,
    /// The remainder of the pile.
    pub residue: u64,
    /// The remainder with which the player to move loses.
    pub lost: u64,
    /// The number to take to leave the opponent that remainder; `None` if the player to move has it, or if nothing is
    /// left.
    pub take: Option<u64>,
}

impl Residue {
    /// Explains `pile`, from which 1 to `most` objects are taken.
    pub const fn of(pile: u64, most: u64, play: Convention) -> Self {
        let modulus = most + 1;
        let lost = play.is_misere() as u64;
        let residue = pile % modulus;
        let take = (residue + modulus - lost) % modulus;
        let take = if pile == 0 || take == 0 { None } else { Some(take) };
        Self { pile, most, modulus, residue, lost, take }
    }

    /// Returns whether the player to move loses.
    pub const fn is_lost(&self) -> bool {
        self.residue == self.lost
    }

    /// Returns the number of plies to the end.
    pub const fn remoteness(&self) -> u64 {
        match self.take {
            Some(take) => 1 + self.laps(self.pile - take),
            None => self.laps(self.pile),
        }
    }

    const fn laps(&self, lost_pile: u64) -> u64 {
        2 * (lost_pile / self.modulus) + if self.pile == 0 { 0 } else { self.lost }
    }

    /// Returns the largest lost pile of at most `pile`, if there is one.
    pub const fn lost_below(&self, pile: u64) -> Option<u64> {
        if pile < self.lost { None } else { Some(pile - (pile - self.lost) % self.modulus) }
    }
}
