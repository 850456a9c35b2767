//! Square cells in block characters, in several sizes: filled, or as outlines of what the cursor's move takes.

use super::Look;
use crate::look::glyphs::GlyphSet;

/// The size of a cell.
#[derive(Debug, Clone, Copy)]
pub(super) struct Block {
    /// The columns from one cell to the next; the last is free.
    pub(super) pitch: usize,
    /// The rows of a cell. If there are several, the lower half of the last one is free, or all of it in ASCII.
    pub(super) rows: usize,
    set: GlyphSet,
}

impl Block {
    /// Returns every size, the largest first.
    pub(super) fn sizes(look: &Look) -> impl Iterator<Item = Self> + use<> {
        let set = look.glyph_set();
        [(13, 6), (11, 5), (9, 4), (7, 3), (5, 2), (4, 2), (3, 1), (2, 1)].into_iter().map(move |(pitch, rows)| Self {
            pitch,
            rows,
            set,
        })
    }

    /// Returns the middle row of a cell, the upper of two.
    pub(super) const fn middle(self) -> usize {
        self.rows.saturating_sub(1) / 2
    }

    /// Draws one row of a cell, with the free column.
    pub(super) fn row(self, row: usize, taken: bool) -> String {
        let wide = self.pitch - 1;
        let (is_first, is_last) = (row == 0, row + 1 == self.rows);
        let is_high = self.rows > 1;
        let within =
            |[first, middle, last]: [&str; 3]| format!("{first}{}{last}", middle.repeat(wide.saturating_sub(2)));
        let cell = match (self.set, taken) {
            (GlyphSet::Ascii, _) if is_high && is_last => " ".repeat(wide),
            (GlyphSet::Ascii, false) => "#".repeat(wide),
            (GlyphSet::Ascii, true) if is_first || row + 2 == self.rows => "o".repeat(wide),
            (GlyphSet::Ascii, true) => within(["o", " ", "o"]),
            (GlyphSet::Unicode, false) if !is_high => "▆".repeat(wide),
            (GlyphSet::Unicode, true) if !is_high => "○".repeat(wide),
            (GlyphSet::Unicode, _) if is_last => "▀".repeat(wide),
            (GlyphSet::Unicode, false) => "█".repeat(wide),
            (GlyphSet::Unicode, true) if is_first => within(["▛", "▀", "▜"]),
            (GlyphSet::Unicode, true) => within(["▌", " ", "▐"]),
        };
        format!("{cell} ")
    }
}
