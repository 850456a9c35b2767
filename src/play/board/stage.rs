//! Where the pieces of a board stand, told as it is drawn.

use std::{
    cell::RefCell,
    hash::{DefaultHasher, Hash, Hasher},
};

use ratatui::layout::Rect;
use zugzwang_engine::Setup;

use crate::look::motion::{BOARDS, Places};

/// Takes down where pieces stand while a board is drawn. The board says no more than that: what goes, comes or slides between
/// two frames is told by comparing them.
#[derive(Debug, Default)]
pub struct Stage(RefCell<Places>);

impl Stage {
    /// The number of a piece: of the `at`th of a `group`, such as a heap or a row.
    pub fn piece(group: usize, at: u64) -> u64 {
        // So many pieces are never drawn one by one.
        const GROUP: u32 = 40;
        (u64::try_from(group).unwrap_or(u64::MAX).wrapping_shl(GROUP) ^ at) & !BOARDS
    }

    /// The number of a piece of one game among several: the `part`th.
    pub fn piece_of(part: usize, piece: u64) -> u64 {
        // Above all groups of one board.
        const PART: u32 = 56;
        (piece ^ u64::try_from(part + 1).unwrap_or(u64::MAX).wrapping_shl(PART)) & !BOARDS
    }

    /// The board of this game is drawn there: pieces of another one are not the same.
    pub(in crate::play) fn put_board(&self, game: &str, setup: &Setup, place: Rect) {
        let mut hasher = DefaultHasher::new();
        (game, setup.to_string()).hash(&mut hasher);
        self.put(hasher.finish() | BOARDS, place);
    }

    /// A piece stands there. What the move under the cursor would take still stands; what the last move took does not.
    pub fn put(&self, piece: u64, place: Rect) {
        if !place.is_empty() {
            self.0.borrow_mut().push((piece, place));
        }
    }

    /// All that stand.
    pub fn into_places(self) -> Places {
        self.0.into_inner()
    }
}
