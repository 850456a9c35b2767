//! A strip of filled cells in two shades: those crossed out are ghosts with a cross, and the axis is a line over the middle.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};

use super::Picture;
use crate::{
    look::pieces::{Piece, PieceSize},
    play::boards::row_cells::{Lines, Shape, pixels},
};

/// Rows of the lowest filled cell, with the row of the axis above it.
pub(super) const LOWEST: u16 = 3;
/// The largest first; the first row of each is the axis's.
pub(super) const SHAPES: [Shape; 24] = [
    Shape::new(14, 14, true, true),
    Shape::new(12, 12, true, true),
    Shape::new(10, 11, true, true),
    Shape::new(8, 10, true, true),
    Shape::new(7, 10, true, true),
    Shape::new(6, 9, true, true),
    Shape::new(5, 8, true, true),
    Shape::new(8, 7, true, true),
    Shape::new(6, 7, true, true),
    Shape::new(6, 5, true, true),
    Shape::new(6, 4, true, true),
    Shape::new(5, 5, true, true),
    Shape::new(5, 4, true, true),
    Shape::new(4, 6, true, true),
    Shape::new(4, 4, true, true),
    Shape::new(4, 3, true, true),
    Shape::new(4, 3, true, false),
    Shape::new(3, 5, true, true),
    Shape::new(3, 4, true, true),
    Shape::new(3, 3, true, true),
    Shape::new(3, 3, true, false),
    Shape::new(2, 1, true, false),
    Shape::new(1, 1, true, false),
    Shape::new(1, 1, false, false),
];
/// A diamond drawn large.
const DIAMOND: [&str; 2] = ["▗▞▚▖", "▝▚▞▘"];

impl Picture<'_> {
    /// Every cell, the axis where it is told, and the numbers.
    pub(super) fn draw_filled(&self, lines: &Lines, area: Rect, buf: &mut Buffer) {
        let height = lines.shape.height.saturating_sub(1);
        for (place, cell) in lines.cells() {
            let below = Rect { y: place.y.saturating_add(1), height, ..place }.intersection(place);
            self.draw_cell(cell, below, buf);
            self.put(cell, below);
        }
        if self.axis {
            self.draw_line(lines, area, buf);
        }
        lines.numbers(lines.shape.pitch.saturating_sub(1) / 2, buf, self.look);
    }

    fn draw_cell(&self, cell: u64, place: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        if self.row.run_of(cell).is_none() {
            let last = self.last.is_some_and(|last| last.contains(cell));
            if last {
                buf.set_style(place, theme.last_cell);
            }
            let style = if last { theme.last } else { pixels::faded(theme.dim, self.look) };
            pixels::cross(glyphs.cross, style, place, buf);
            if self.last.is_some_and(|last| last.last == cell) {
                pixels::corner(glyphs.last, style, place, buf);
            }
            return;
        }
        let square = if cell.is_multiple_of(2) { theme.square_dark } else { theme.square };
        let taken = self.crossed.is_some_and(|crossed| crossed.contains(cell));
        buf.set_style(place, if taken { theme.taken_cell } else { square });
        if taken {
            let size = size(place);
            Piece::Ring.draw(size, inner(size, place), buf, self.look);
        } else if self.image().is_some_and(|image| image.contains(cell)) {
            self.draw_image(place, buf);
        }
    }

    /// The mark of a mirror image.
    fn draw_image(&self, place: Rect, buf: &mut Buffer) {
        let style = self.look.theme.dim;
        if size(place) == PieceSize::Small {
            return pixels::middle(self.look.glyphs().image, style, place, buf);
        }
        for (text, row) in DIAMOND.into_iter().zip(inner(PieceSize::Middle, place).rows()) {
            Line::from(Span::styled(text, style)).render(row, buf);
        }
    }

    /// The axis: a line from above the strip to below it with a mark that points at the middle.
    fn draw_line(&self, lines: &Lines, area: Rect, buf: &mut Buffer) {
        let Some(place) = lines.place(self.row.cells() / 2 + 1) else { return };
        let wide = lines.shape.pitch;
        // The middle of an even number of cells is the border between two; where it falls between columns, two of them show it.
        let twice = if self.row.cells().is_multiple_of(2) { 2 * place.x } else { 2 * place.x + wide };
        let (mark, line) = if twice.is_multiple_of(2) { ("▜▛", "▐▌") } else { ("▼", "│") };
        let x = if twice.is_multiple_of(2) { (twice / 2).saturating_sub(1) } else { twice / 2 };
        let column = |y: u16, height: u16| Rect { x, y, width: 2, height }.intersection(area);
        let put = |text: &'static str, style: Style, at: Rect, buf: &mut Buffer| {
            at.rows().for_each(|row| Line::from(Span::styled(text, style)).render(row, buf));
        };
        put(mark, self.look.theme.title, column(place.y, 1), buf);
        if lines.count() == 1 {
            let above = place.y.saturating_sub(REACH).max(area.y);
            put(line, self.look.theme.dim, column(above, place.y - above), buf);
            put(line, self.look.theme.dim, column(place.bottom(), REACH), buf);
        }
    }
}

/// Rows that the axis stands out above a strip, and below.
const REACH: u16 = 2;

/// The size of a sign that fits into a cell.
const fn size(place: Rect) -> PieceSize {
    if place.width >= 12 && place.height >= 6 {
        PieceSize::Huge
    } else if place.width >= 8 && place.height >= 4 {
        PieceSize::Large
    } else if place.width >= 4 && place.height >= 2 {
        PieceSize::Middle
    } else {
        PieceSize::Small
    }
}

/// The place of a sign of that size in the middle of a cell.
fn inner(size: PieceSize, place: Rect) -> Rect {
    let cells = size.cells();
    let spare = |room: u16, taken: u16| room.saturating_sub(taken) / 2;
    let (x, y) = (place.x + spare(place.width, cells.width), place.y + spare(place.height, cells.height));
    Rect { x, y, width: cells.width, height: cells.height }.intersection(place)
}
