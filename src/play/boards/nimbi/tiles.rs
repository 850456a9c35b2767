//! The pieces of a cake: filled, with seams between them.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
    style::Style,
};

use crate::look::{Look, pieces::PieceSize};

/// The fate of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tile {
    /// It stays.
    Whole,
    /// The move under the cursor takes it.
    Lit,
    /// The same, and the cursor is on it.
    Chosen,
    /// The last move took it.
    Ghost,
    /// A move before that took it.
    Gone,
}

/// A narrower cell has no room for a sign between two seams.
const NARROWEST: u16 = 3;
/// A wider one has room for a hole around it.
const HOLED: u16 = 6;

/// Returns whether cells of this size are drawn as pieces.
pub(super) fn fit(size: Size, look: &Look) -> bool {
    size.width >= NARROWEST && PieceSize::largest(look, |_| true) != PieceSize::Small
}

impl Tile {
    /// Gives what was drawn over it the outline of the piece that was there.
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

    /// Draws it with a seam on its right and below it.
    pub(super) fn draw(self, place: Rect, buf: &mut Buffer, look: &Look) {
        let theme = &look.theme;
        let ghost = Style { fg: theme.last_cell.bg, ..Style::new() };
        match self {
            Self::Whole => fill([theme.bead, theme.shade], place, buf),
            Self::Lit | Self::Chosen => fill([theme.taken, theme.taken], place, buf),
            // Without colours nothing but its strokes is left of it.
            Self::Ghost if theme.is_painted() => fill([ghost, ghost], place, buf),
            Self::Ghost | Self::Gone => {}
        }
        let hole = u16::from(place.width >= HOLED);
        let y = place.y.saturating_add(place.height.saturating_sub(1) / 2);
        let x = place.x.saturating_add(place.width.saturating_sub(1) / 2);
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

/// Fills a piece: the top in the first of two shades, the edge below in the second.
fn fill([top, edge]: [Style; 2], place: Rect, buf: &mut Buffer) {
    for at in place.intersection(buf.area).positions() {
        part([top, edge], at, place, buf);
    }
}

/// Fills what a cell of the screen shows of a piece.
fn part([top, edge]: [Style; 2], at: Position, place: Rect, buf: &mut Buffer) {
    let (right, bottom) = (place.right().saturating_sub(1), place.bottom().saturating_sub(1));
    let low = at.y == bottom && place.height > 1;
    let [left, middle, end] = match () {
        () if low => ["▝", "▀", "▘"],
        // Of one row, less than the whole, or pieces would touch those below.
        () if place.height == 1 => ["▆", "▆", " "],
        () => ["▐", "█", "▌"],
    };
    let sign = match at.x {
        x if x == place.x => left,
        x if x == right => end,
        _ => middle,
    };
    buf[at].set_symbol(sign).set_style(if low { edge } else { top });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn pieces_have_seams_between_them_and_signs_where_they_are_taken() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        let rows = |tile: Tile| {
            let mut buf = Buffer::empty(Rect::new(0, 0, 4, 2));
            tile.draw(buf.area, &mut buf, &look);
            buf.area
                .rows()
                .map(|row| row.positions().map(|at| buf[at].symbol()).collect::<String>())
                .collect::<Vec<_>>()
        };
        assert_eq!(rows(Tile::Whole), ["▐██▌", "▝▀▀▘"]);
        assert_eq!(rows(Tile::Lit), ["▐○█▌", "▝▀▀▘"]);
        assert_eq!(rows(Tile::Gone), ["    ", "    "]);
    }

    #[test]
    fn where_signs_are_ascii_or_cells_narrow_there_are_none() {
        let [unicode, ascii] = [GlyphSet::Unicode, GlyphSet::Ascii].map(|set| Look::new(ThemeName::Dark, set));
        assert!(fit(Size::new(4, 2), &unicode) && !fit(Size::new(2, 1), &unicode) && !fit(Size::new(4, 2), &ascii));
    }
}
