//! The pieces of a cake: filled, with seams between them.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
    style::Style,
};

use crate::{
    look::Look,
    play::boards::paint::{are_large, centered, part_of_tile as part, tile as fill},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tile {
    /// It stays.
    Whole,
    /// The move under the cursor takes it.
    Lit,
    /// The move under the cursor takes it, and the cursor is on it.
    Chosen,
    /// The last move took it.
    Ghost,
    /// An earlier move took it.
    Gone,
}

/// The fewest columns of a cell with room for a sign between two seams.
const NARROWEST: u16 = 3;
/// The fewest columns of a cell with room for a hole around the sign.
const HOLED: u16 = 6;

/// Whether cells of this size are drawn as pieces.
pub(super) fn fit(size: Size, look: &Look) -> bool {
    size.width >= NARROWEST && are_large(look)
}

impl Tile {
    /// Gives what was drawn over a piece the outline of the piece that was there.
    pub(super) fn trim(self, place: Rect, buf: &mut Buffer, look: &Look) {
        let theme = &look.theme;
        if self != Self::Ghost || !theme.is_painted() || place.height == 1 {
            return;
        }
        let (right, bottom) = (place.right().saturating_sub(1), place.bottom().saturating_sub(1));
        let outer = |at: &Position| at.x == place.x || at.x == right || at.y == bottom;
        let style = Style { fg: theme.last_cell.bg, ..theme.pane };
        for at in place.intersection(buf.area).positions().filter(outer) {
            part([style, style], at, place, buf);
        }
    }

    /// Draws a piece with a seam on its right and below it.
    pub(super) fn draw(self, place: Rect, buf: &mut Buffer, look: &Look) {
        let theme = &look.theme;
        let ghost = Style { fg: theme.last_cell.bg, ..Style::new() };
        match self {
            Self::Whole => fill([theme.bead, theme.shade], place, buf),
            Self::Lit | Self::Chosen => fill([theme.taken, theme.taken], place, buf),
            // Without colours nothing but its stroke is left of it.
            Self::Ghost if theme.is_painted() => fill([ghost, ghost], place, buf),
            Self::Ghost | Self::Gone => {}
        }
        let hole = u16::from(place.width >= HOLED);
        let Rect { x, y, .. } = centered(place, 1, 1);
        let sign = Rect { x: x.saturating_sub(hole), y, width: 1 + 2 * hole, height: 1 };
        let style = match self {
            Self::Lit => theme.taken_chip,
            Self::Chosen => Style { bg: theme.pane.bg, ..theme.taken },
            Self::Whole | Self::Ghost | Self::Gone => return,
        };
        for at in sign.intersection(place).intersection(buf.area).positions() {
            buf[at].reset();
            buf[at].set_style(theme.pane).set_style(style);
            if at.x == x {
                buf[at].set_symbol(look.glyphs().target);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{ascii, dark, rows};

    #[test]
    fn pieces_have_seams_between_them_and_signs_where_they_are_taken() {
        let rows = |tile: Tile| {
            let mut buf = Buffer::empty(Rect::new(0, 0, 4, 2));
            tile.draw(buf.area, &mut buf, &dark());
            rows(&buf)
        };
        assert_eq!(rows(Tile::Whole), ["▐██▌", "▝▀▀▘"]);
        assert_eq!(rows(Tile::Lit), ["▐○█▌", "▝▀▀▘"]);
        assert_eq!(rows(Tile::Gone), ["    ", "    "]);
    }

    #[test]
    fn there_are_no_pieces_with_ascii_signs_or_in_narrow_cells() {
        let fit = |width, height, look| fit(Size::new(width, height), &look);
        assert!(fit(4, 2, dark()) && !fit(2, 1, dark()) && !fit(4, 2, ascii()));
    }
}
