//! Why a position is won, as data: one variant a theory, with this position's figures.

use serde::Serialize;

pub use crate::theory::{
    calendar::Calendar, column_sums::ColumnSums, fates::Fates, golden::Golden, intervals::Intervals, ladder::Ladder,
    nim_sum::NimSum, parity::Parity, residue::Residue, taking::Taking, zeckendorf::Zeckendorf,
};

/// Why a position is won or lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Columns of binary digits, each even or odd (Bouton 1901).
    NimSum(NimSum),
    /// Columns of binary digits, counted modulo k + 1 (Moore 1910).
    ColumnSums(ColumnSums),
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
    /// Two distances, each even or odd.
    Parity(Parity),
    /// Runs with their Grundy values, and the mirror where there is one (Guy and Smith 1956).
    Taking(Taking),
    /// The smallest part of a sum of Fibonacci numbers (Whinihan 1963).
    Zeckendorf(Zeckendorf),
}

impl Reason {
    /// Whether both players have the same moves, so that a position is an N- or a P-position whoever moves.
    ///
    /// Theories of games in which it matters whose turn it is are to be named here.
    pub const fn is_impartial(&self) -> bool {
        true
    }
}
