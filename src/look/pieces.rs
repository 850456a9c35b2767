//! The size of pieces.

use serde::Deserialize;

/// The size in which pieces are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pieces {
    /// As large as fits.
    #[default]
    Large,
    /// One character each.
    Small,
}
