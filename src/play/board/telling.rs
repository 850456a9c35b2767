//! What is told before the end of a game.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantNames};

/// The choice of what is told before the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Telling {
    /// `true` where it is told who is winning.
    pub outcome: bool,
    /// `true` where it is told what to play.
    pub advice: bool,
    /// `true` where it is shown what can be seen of the position, without what it means.
    pub figure: bool,
}

/// The amount that is told, in three degrees; as a string it is named as on the command line and among the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Degree {
    /// Everything.
    All,
    /// The figure alone: what can be seen, and nothing of what it means.
    Figure,
    /// Nothing but the rule.
    Nothing,
}

impl Degree {
    /// The degree that one key leads to: from the figure to all, then to nothing, and back to the figure.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Figure => Self::All,
            Self::All => Self::Nothing,
            Self::Nothing => Self::Figure,
        }
    }
}

impl Telling {
    /// Returns whether everything is told.
    pub const fn is_all(self) -> bool {
        self.outcome && self.advice
    }

    /// Returns whether the figure is shown without what it means.
    pub const fn shows_figure(self) -> bool {
        self.figure && !self.is_all()
    }

    /// The degree; where some of it is told, that of the rest.
    pub const fn degree(self) -> Degree {
        match self {
            Self { outcome: true, advice: true, .. } => Degree::All,
            Self { figure: true, .. } => Degree::Figure,
            Self { .. } => Degree::Nothing,
        }
    }
}

impl From<Degree> for Telling {
    fn from(degree: Degree) -> Self {
        let all = degree == Degree::All;
        Self { outcome: all, advice: all, figure: degree != Degree::Nothing }
    }
}

impl Default for Telling {
    fn default() -> Self {
        Degree::All.into()
    }
}
