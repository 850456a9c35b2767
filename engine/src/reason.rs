//! Why a position is won, as data: one variant a theory, with this position's figures.

use serde::Serialize;

pub use crate::theory::{
    calendar::Calendar,
    column_sums::ColumnSums,
    fates::Fates,
    golden::Golden,
    ladder::Ladder,
    nim_sum::NimSum,
    parity::Parity,
    residue::Residue,
    subtraction_set::{Piles, Strip},
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
    /// Two distances, each even or odd.
    Parity(Parity),
    /// A pile's place among those that a set of sizes makes lost (Golomb 1966).
    SubtractionSet(Strip),
    /// The Grundy values of several piles, added without carry (Sprague 1935, Grundy 1939).
    SubtractionPiles(Piles),
    /// The smallest part of a sum of Fibonacci numbers (Whinihan 1963).
    Zeckendorf(Zeckendorf),
}
