//! A strip of filled cells in two shades. Cells that are crossed out are ghosts with a cross, and the axis is a line over the middle.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::Picture;
use crate::{
    look::pieces::{Piece, PieceSize},
    play::boards::{
        paint::{centered, corner, cross, faded, middle, rest, write},
        row_cells::{Lines, Shape},
    },
};

/// Rows of the lowest filled cell, with the row of the axis above it.
pub(super) const LOWEST: u16 = 3;
/// The shapes of a cell, the largest first. The first row of each is for the axis.
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
const DIAMOND: [&str; 2] = ["▗▞▚▖", "▝▚▞▘"];

impl Picture<'_> {
    /// Draws every cell, the axis if it is revealed, and the numbers.
    pub(super) fn draw_filled(&self, lines: &Lines, area: Rect, buf: &mut Buffer) {
        for (place, cell) in lines.cells() {
            let height = lines.shape.height.saturating_sub(1);
            let below = Rect { height, ..rest(place, 0, 1) }.intersection(place);
            self.draw_cell(cell, below, buf);
            self.stage_cell(cell, below);
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
            let style = if last { theme.last } else { faded(theme.dim, self.look) };
            cross(glyphs.cross, style, place, buf);
            if self.last.is_some_and(|last| last.last == cell) {
                corner(glyphs.last, style, place, buf);
            }
            return;
        }
        let square = if cell.is_multiple_of(2) { theme.square_dark } else { theme.square };
        let taken = self.crossed.is_some_and(|crossed| crossed.contains(cell));
        buf.set_style(place, if taken { theme.taken_cell } else { square });
        if taken {
            let size = size(place);
            Piece::Ring.draw(size, centered_in(size, place), buf, self.look);
        } else if self.image().is_some_and(|image| image.contains(cell)) {
            self.draw_image(place, buf);
        }
    }

    /// Draws the mark of a mirror image.
    fn draw_image(&self, place: Rect, buf: &mut Buffer) {
        let style = self.look.theme.dim;
        if size(place) == PieceSize::Small {
            return middle(self.look.glyphs().image, style, place, buf);
        }
        for (text, row) in DIAMOND.into_iter().zip(centered_in(PieceSize::Middle, place).rows()) {
            write(text, style, row, buf);
        }
    }

    /// Draws the axis: a line from above the strip to below it, with a mark that points at the middle.
    fn draw_line(&self, lines: &Lines, area: Rect, buf: &mut Buffer) {
        let Some(place) = lines.place(self.row.cells() / 2 + 1) else { return };
        let wide = lines.shape.pitch;
        // The middle of an even number of cells is the border between two. If it falls between columns, two of them show it.
        let twice = if self.row.cells().is_multiple_of(2) { 2 * place.x } else { 2 * place.x + wide };
        let (mark, line) = if twice.is_multiple_of(2) { ("▜▛", "▐▌") } else { ("▼", "│") };
        let x = if twice.is_multiple_of(2) { (twice / 2).saturating_sub(1) } else { twice / 2 };
        let column = |y: u16, height: u16| Rect { x, y, width: 2, height }.intersection(area);
        let draw = |text: &'static str, style: Style, at: Rect, buf: &mut Buffer| {
            at.rows().for_each(|row| write(text, style, row, buf));
        };
        draw(mark, self.look.theme.title, column(place.y, 1), buf);
        if lines.count() == 1 {
            let above = place.y.saturating_sub(REACH).max(area.y);
            draw(line, self.look.theme.dim, column(above, place.y - above), buf);
            draw(line, self.look.theme.dim, column(place.bottom(), REACH), buf);
        }
    }
}

/// Rows of the axis above a strip, and below.
const REACH: u16 = 2;

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

/// The place of a sign of this size in the middle of a cell.
fn centered_in(size: PieceSize, place: Rect) -> Rect {
    let cells = size.cells();
    centered(place, cells.width, cells.height).intersection(place)
}
