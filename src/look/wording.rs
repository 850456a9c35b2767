//! How a reason is said.

use serde::Deserialize;
use strum::{Display, EnumString, VariantArray, VariantNames};

/// The manner in which a reason is said; as a string it is named as on the command line and in the settings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Display, EnumString, VariantArray, VariantNames, Deserialize)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Wording {
    /// A move, because, therefore: with this position's numbers and no term.
    Plain,
    /// The words point at the picture.
    Picture,
    /// In the theory's own words and signs.
    #[default]
    Notation,
}

impl Wording {
    /// The next one, after the last the first.
    #[must_use]
    pub const fn next(self) -> Self {
        let all = <Self as VariantArray>::VARIANTS;
        all[(self as usize + 1) % all.len()]
    }
}
