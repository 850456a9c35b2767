//! What is told before the end of a game.

/// What is told before the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Telling {
    /// Who is winning.
    pub outcome: bool,
    /// What to play.
    pub advice: bool,
}

impl Default for Telling {
    fn default() -> Self {
        Self { outcome: true, advice: true }
    }
}
