//! Levels of language for reasons.

use serde::Deserialize;
use strum::{Display, EnumString, VariantArray, VariantNames};

/// A way to word reasons. As a string it is the name used on the command line and in settings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Display, EnumString, VariantArray, VariantNames, Deserialize)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Wording {
    /// A move and why, with the numbers of this position and no terms.
    Plain,
    /// With reference to the picture.
    Picture,
    /// In the terms and symbols of the theory.
    #[default]
    Notation,
}

impl Wording {
    /// Returns the next one, wrapping around after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        let all = <Self as VariantArray>::VARIANTS;
        all[(self as usize + 1) % all.len()]
    }
}
