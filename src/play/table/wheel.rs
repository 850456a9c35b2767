//! The rows of a figure that the user makes longer and shorter, and what they have lived through with the numbers in them.

use super::Table;
use crate::play::board::{Lived, Wheel};

/// The state of the figure. It outlasts a move, but not the game.
#[derive(Debug, Default)]
pub(super) struct Turning {
    /// The number of numbers in a row, once the user has chosen it.
    pub(super) turned: Option<u64>,
    /// The positions that the user left in earlier games.
    pub(super) lived: Vec<Lived>,
}

impl Table {
    /// Whether the figure has rows that can be made longer and shorter.
    pub fn can_turn(&self) -> bool {
        self.board.wheel(self.game()).is_some()
    }

    /// Makes the rows of the figure longer or shorter by one. Returns whether that changed anything.
    pub fn turn(&mut self, longer: bool) -> bool {
        let Some(Wheel { usual, most }) = self.board.wheel(self.game()) else { return false };
        let now = self.wheel.turned.unwrap_or(usual);
        let turned = if longer { now.saturating_add(1).min(most) } else { now.saturating_sub(1).max(Wheel::LEAST) };
        self.wheel.turned = Some(turned);
        turned != now
    }

    /// Lets the figure show what the user left in earlier games.
    pub fn recall(&mut self, lived: Vec<Lived>) {
        self.wheel.lived = lived;
    }
}
