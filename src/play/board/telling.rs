//! What the screen reveals before the end of a game.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantNames};

/// The choice of what to reveal before the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Telling {
    /// Whether to reveal who is winning.
    pub outcome: bool,
    /// Whether to reveal what to play.
    pub advice: bool,
    /// Whether to show the figure that reveals no theory.
    pub figure: bool,
}

/// The amount to reveal. As a string it has its name on the command line and in the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Degree {
    /// Everything.
    All,
    /// Only the figure that reveals no theory.
    Figure,
    /// Nothing but the rules.
    Nothing,
}

impl Degree {
    /// The next degree in the cycle: the figure, all, nothing, and the figure again.
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
    /// Whether everything is revealed.
    pub const fn is_all(self) -> bool {
        self.outcome && self.advice
    }

    /// Whether the figure is shown in place of the reason.
    pub const fn shows_figure(self) -> bool {
        self.figure && !self.is_all()
    }

    /// The degree. If only some is revealed, the degree without that.
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
