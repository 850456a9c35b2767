//! Where the pieces of a board stand, told as it is drawn.

use std::cell::RefCell;

use ratatui::layout::Rect;

/// Pieces and their places, each by a number that stays its own as long as it is on the board.
pub type Pieces = Vec<(u64, Rect)>;

/// Takes down where pieces stand while a board is drawn. The board says no more than that: what goes, comes or slides between
/// two frames is told by comparing them.
#[derive(Debug, Default)]
pub struct Stage(RefCell<Pieces>);

impl Stage {
    /// The number of a piece: of the `at`th of a `group`, such as a heap or a row.
    pub fn piece(group: usize, at: u64) -> u64 {
        // So many pieces are never drawn one by one.
        const GROUP: u32 = 40;
        u64::try_from(group).unwrap_or(u64::MAX).wrapping_shl(GROUP) ^ at
    }

    /// A piece stands there. What the move under the cursor would take still stands; what the last move took does not.
    pub fn put(&self, piece: u64, place: Rect) {
        if !place.is_empty() {
            self.0.borrow_mut().push((piece, place));
        }
    }

    /// All that stand.
    pub fn into_pieces(self) -> Pieces {
        self.0.into_inner()
    }
}
