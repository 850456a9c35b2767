//! Why a position is won, as data: one variant a theory, with this position's figures.

use serde::Serialize;

pub use crate::theory::{
    calendar::Calendar, column_sums::ColumnSums, fates::Fates, gaps::Gaps, golden::Golden, intervals::Intervals,
    ladder::Ladder, last_word::LastWord, mirror::Mirror, nim_sum::NimSum, parity::Parity, residue::Residue,
    zeckendorf::Zeckendorf,
};

/// Why a position is won or lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Columns of binary digits, each even or odd (Bouton 1901).
    NimSum(NimSum),
    /// Columns of binary digits, counted modulo k + 1 (Moore 1910).
    ColumnSums(ColumnSums),
    /// The cells between two pieces on each track as heaps of nim (Berlekamp, Conway and Guy 1982).
    Gaps(Gaps),
    /// The ratio of two piles beside Φ (Cole and Davie 1969).
    Golden(Golden),
    /// The remainder of one pile (Bachet 1612).
    Residue(Residue),
    /// Intervals that are won and lost in turn (folklore).
    Ladder(Ladder),
    /// Every factor and what becomes of it (backward induction).
    Fates(Fates),
    /// The ladder of P-dates in the calendar, by backward induction.
    Calendar(Calendar),
    /// Margins of every interval of a row (interval dynamic programming).
    Intervals(Intervals),
    /// Who fills the last line of a program on two bits (folklore).
    LastWord(LastWord),
    /// Coins and their mirror images on a round table (Dudeney 1903, with cigars).
    Mirror(Mirror),
    /// Two distances, each even or odd.
    Parity(Parity),
    /// The smallest part of a sum of Fibonacci numbers (Whinihan 1963).
    Zeckendorf(Zeckendorf),
}

impl Reason {
    /// Whether both players have the same moves, so that a position is an N- or a P-position whoever moves.
    ///
    /// Theories of games in which it matters whose turn it is are to be named here.
    pub const fn is_impartial(&self) -> bool {
        !matches!(self, Self::Gaps(_) | Self::LastWord(_))
    }
}
