//! Two pieces facing each other on a track: the number of cells between them acts as a heap of nim.
//!
//! An advance lowers the gap by any amount, so the player to move loses exactly when the nim-sum of the gaps is 0. A
//! retreat raises the gap, but the opponent follows and restores it: a reversible move (E. R. Berlekamp, J. H. Conway
//! and R. K. Guy, *Winning Ways*, 1982, on Northcott's game). So the winner only ever advances, and since a piece has a
//! limited number of cells ahead of it, the game ends although the pieces could move back and forth for ever.
//!
//! Remoteness, in plies: let c be the number of cells between the pieces and behind the loser's. A lost position lasts 2c
//! plies. The loser's moves do not change c, and each advance of the winner lowers it, so the game is no longer. Nor is it
//! shorter: if the loser goes one cell, forward from an odd gap or back from an even one, the lowest column alone changes,
//! and every winning reply changes a gap by one cell. If all gaps are even and nothing is behind the loser's pieces, the
//! loser goes one cell forward where the gap's lowest one is in the lowest non-empty column, and every winning reply that
//! advances does so by one cell, as in [nim](super::nim_sum).

use super::nim_sum::NimSum;
use crate::convention::Convention;

/// The explanation of a position with gaps.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Gaps {
    /// The gaps as heaps of nim; its `flip` is the first winning advance.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub heaps: NimSum,
    /// The number of cells the piece of the player to move can retreat, for each track.
    pub behind: Vec<u64>,
    /// The number of cells the opponent's piece can retreat, for each track.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub against: Vec<u64>,
}

impl Gaps {
    /// Explains gaps, given how many cells each player's pieces can retreat.
    pub fn of(gaps: &[u64], behind: Vec<u64>, against: Vec<u64>) -> Self {
        Self { heaps: NimSum::of(gaps, Convention::Normal), behind, against }
    }

    /// Returns the number of cells ahead of the winner's pieces, including those the loser's pieces can retreat over.
    /// It is an upper bound on the number of the winner's advances.
    pub fn ahead(&self) -> u64 {
        let beyond = if self.heaps.nim_sum == 0 { &self.behind } else { &self.against };
        self.heaps.rows.iter().chain(beyond).sum()
    }

    /// Returns the number of plies to the end if the winner hurries and the loser delays.
    pub fn remoteness(&self) -> u64 {
        let ahead = 2 * self.ahead();
        // A winning advance is at most as long as the winner's gap on that track.
        let advance = |(track, gap): (usize, &u64)| gap.checked_sub(self.wanted(track)?);
        match self.heaps.nim_sum {
            0 => ahead,
            _ => (ahead + 1)
                .saturating_sub(2 * self.heaps.rows.iter().enumerate().filter_map(advance).max().unwrap_or(0)),
        }
    }

    /// Returns the gap on a track that would make the nim-sum 0. If it is larger than the present gap, only a retreat
    /// reaches it.
    pub fn wanted(&self, track: usize) -> Option<u64> {
        self.heaps.rows.get(track).map(|gap| gap ^ self.heaps.nim_sum)
    }
}
