//! Two pieces facing each other on a track: the cells between them are a heap of nim.
//!
//! Going forward lowers the gap by as much as one likes, so the mover loses exactly when the nim-sum of the gaps is 0. Going
//! back raises it, but the opponent follows as far and the gaps are what they were: a reversible move (E. R. Berlekamp,
//! J. H. Conway and R. K. Guy, *Winning Ways*, 1982, on Northcott's game). Whoever wins so only ever goes forward, and a piece
//! has only so many cells before it: the game ends, although it could turn back for ever.

use super::nim_sum::NimSum;
use crate::convention::Convention;

/// The figures of a position with gaps.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Gaps {
    /// The gaps as heaps of nim; its `flip` is the first winning advance.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub heaps: NimSum,
    /// The number of cells that the mover's piece can go back, for each track.
    pub behind: Vec<u64>,
    /// The number of cells that the opponent's piece can go back, for each track.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub against: Vec<u64>,
}

impl Gaps {
    /// The figures of these gaps, with so many cells behind the mover's pieces and behind the opponent's.
    pub fn of(gaps: &[u64], behind: Vec<u64>, against: Vec<u64>) -> Self {
        Self { heaps: NimSum::of(gaps, Convention::Normal), behind, against }
    }

    /// Counts the cells that the winner's pieces have before them, those included from which the loser's can only go back: more
    /// advances than this the winner never makes.
    pub fn ahead(&self) -> u64 {
        let beyond = if self.heaps.nim_sum == 0 { &self.behind } else { &self.against };
        self.heaps.rows.iter().chain(beyond).sum()
    }

    /// The gap on a track that makes the nim-sum 0; larger than it is where only a retreat does.
    pub fn wanted(&self, track: usize) -> Option<u64> {
        self.heaps.rows.get(track).map(|gap| gap ^ self.heaps.nim_sum)
    }
}
