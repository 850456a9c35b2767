//! Why a position is won, as data: one variant a theory, with this position's figures.

use serde::Serialize;

pub use crate::theory::{column_sums::ColumnSums, golden::Golden, nim_sum::NimSum, residue::Residue};

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
}
