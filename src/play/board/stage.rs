//! The places of a board's pieces, recorded while it is drawn.

use std::{
    cell::RefCell,
    hash::{DefaultHasher, Hash, Hasher},
};

use ratatui::layout::Rect;
use zugzwang_engine::Setup;

use crate::look::motion::{BOARDS, FALLING, Places};

/// Records where pieces are while a board is drawn. Which pieces appear, disappear or slide is found later by comparing two
/// frames.
#[derive(Debug, Default)]
pub struct Stage(RefCell<Places>);

impl Stage {
    /// The number of the `at`th piece of a `group`, such as a heap or a row.
    pub fn piece(group: usize, at: u64) -> u64 {
        // Bits for the pieces of a group: never that many are drawn one by one.
        const GROUP: u32 = 40;
        (u64::try_from(group).unwrap_or(u64::MAX).wrapping_shl(GROUP) ^ at) & !(BOARDS | FALLING)
    }

    /// The number of a piece that falls when it changes place, however many do so together.
    pub const fn falling(piece: u64) -> u64 {
        piece | FALLING
    }

    /// The number of a piece of the `part`th game in a sum.
    pub fn piece_of(part: usize, piece: u64) -> u64 {
        // Shifts the part above all groups of a board.
        const PART: u32 = 56;
        (piece ^ u64::try_from(part + 1).unwrap_or(u64::MAX).wrapping_shl(PART)) & !BOARDS
    }

    /// Records where the board of a game is drawn. Its number depends on game and setup, so that pieces of different games are
    /// never taken for the same.
    pub(in crate::play) fn put_board(&self, game: &str, setup: &Setup, place: Rect) {
        let mut hasher = DefaultHasher::new();
        (game, setup.to_string()).hash(&mut hasher);
        self.put(hasher.finish() | BOARDS, place);
    }

    /// Records where a piece is drawn. Pieces that the move under the cursor would take are still there; those taken by the last
    /// move are not.
    pub fn put(&self, piece: u64, place: Rect) {
        if !place.is_empty() {
            self.0.borrow_mut().push((piece, place));
        }
    }

    /// All recorded places.
    pub fn into_places(self) -> Places {
        self.0.into_inner()
    }
}
