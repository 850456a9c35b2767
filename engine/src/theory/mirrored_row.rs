//! Symmetry: a row in which every free cell has a free mirror image.
//!
//! Let a move take 1 to k neighbours, 1 ≤ k. If no move can reach across the axis, every move has a mirror image that does not
//! touch it. So the player who answers each move by its image makes the last one, and the player to move loses. If the middle is
//! free, which is one cell of an odd row, or two of an even row with k ≥ 2, crossing it out leaves such a row. So on the untouched
//! row the player to move wins unless k = 1 and the row is even (folklore; a relative of the first proof of Kayles, H. E. Dudeney,
//! *The Canterbury Puzzles*, 1907).

use crate::row::{Row, Segment};

/// A row that is its own mirror image, or one move away from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MirroredRow {
    /// A cell and its image add up to this.
    pub sum: u64,
    /// Whether the row is its own mirror image.
    pub symmetric: bool,
    /// The move that leaves a row in which every move can be mirrored: the middle, or the missing image. `None` if every move can
    /// be mirrored already, so that the player to move loses.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub reply: Option<Segment>,
}

impl MirroredRow {
    /// Returns the symmetry of a row from which 1 to `most` neighbours are taken, or `None` if it does not decide the game.
    pub fn of(row: &Row, most: u64) -> Option<Self> {
        let sum = row.cells() + 1;
        match row.unmirrored().as_slice() {
            [] => Some(Self { sum, symmetric: true, reply: middle(row, most) }),
            [alone] if alone.count() <= most => {
                let mends = middle(&row.without(*alone), most).is_none();
                mends.then_some(Self { sum, symmetric: false, reply: Some(*alone) })
            }
            _ => None,
        }
    }

    /// Returns whether the player to move loses.
    pub const fn is_lost(&self) -> bool {
        self.reply.is_none()
    }

    /// Returns the mirror image of a segment.
    pub const fn image(&self, segment: Segment) -> Option<Segment> {
        segment.mirrored(self.sum)
    }
}

/// Returns the move across the axis that leaves a row symmetric, if there is one.
fn middle(row: &Row, most: u64) -> Option<Segment> {
    let count = 2 - row.cells() % 2;
    let middle = Segment::of(row.cells().div_ceil(2), count);
    (count <= most && row.has(middle)).then_some(middle)
}
