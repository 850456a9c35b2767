//! A board of cells with row 1 at the top: the largest cells that fit, or the part of the board around one cell.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
};

use crate::{
    look::Look,
    play::boards::paint::{middle_row, place_in, rest, short, write},
};

/// Columns and rows of a cell, the largest first.
pub const SIZES: [Size; 12] = [
    Size::new(24, 12),
    Size::new(20, 10),
    Size::new(16, 8),
    Size::new(14, 7),
    Size::new(12, 6),
    Size::new(10, 5),
    Size::new(8, 4),
    Size::new(6, 3),
    Size::new(4, 2),
    Size::new(4, 1),
    Size::new(3, 1),
    Size::new(2, 1),
];

/// A side of the board.
#[derive(Debug, Clone, Copy)]
pub struct Side {
    /// The number of cells, which are counted from 1.
    pub count: usize,
    /// The cell that is always visible.
    pub at: usize,
}

/// The visible part of a side.
#[derive(Debug, Clone, Copy)]
struct Range {
    first: usize,
    seen: usize,
}

impl Side {
    /// As many cells as fit, around the one that must be visible.
    fn range(self, room: usize) -> Range {
        let seen = self.count.min(room);
        Range { first: self.at.saturating_sub(seen / 2).clamp(1, self.count - seen + 1), seen }
    }
}

impl Range {
    fn span(self) -> std::ops::Range<usize> {
        self.first..self.first + self.seen
    }
}

/// The visible cells and their places.
#[derive(Debug)]
pub struct Cells {
    rows: Range,
    cols: Range,
    /// The numbers of all rows and columns.
    count: (usize, usize),
    cell: Size,
    /// The area of the cells. Their names stand above it and on its left.
    inner: Rect,
    area: Rect,
}

impl Cells {
    /// The board in the middle of `area`, with the first of these sizes of a cell at which all of it fits, or else the last.
    pub fn new(rows: Side, cols: Side, sizes: &[Size], area: Rect) -> Self {
        let margin = short(rows.count.to_string().len() + 1);
        // Names are left out where they would leave no room for a cell.
        let left = if area.width > margin.saturating_mul(3) { margin } else { 0 };
        let inner = rest(area, left, u16::from(area.height > 2));
        let room = |length: u16, size: u16| usize::from(length / size.max(1));
        let fits =
            |size: &&Size| room(inner.width, size.width) >= cols.count && room(inner.height, size.height) >= rows.count;
        let cell = sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(Size::new(1, 1));
        let count = (rows.count, cols.count);
        let (rows, cols) = (rows.range(room(inner.height, cell.height)), cols.range(room(inner.width, cell.width)));
        let spare =
            |room: u16, range: Range, size: u16| room.saturating_sub(short(range.seen).saturating_mul(size)) / 2;
        let (right, down) = (spare(inner.width, cols, cell.width), spare(inner.height, rows, cell.height));
        Self { rows, cols, count, cell, inner: rest(inner, right, down), area: rest(area, right, down) }
    }

    /// The columns and rows of a cell.
    pub const fn size(&self) -> Size {
        self.cell
    }

    /// The place of a cell, if it is visible.
    pub fn place(&self, row: usize, col: usize) -> Option<Rect> {
        let within = |range: Range, at: usize, size: u16| {
            let from = at.checked_sub(range.first).filter(|from| *from < range.seen)?;
            u16::try_from(from).ok().map(|from| from.saturating_mul(size))
        };
        let (down, right) = (within(self.rows, row, self.cell.height)?, within(self.cols, col, self.cell.width)?);
        Some(place_in(self.inner, (right, down), self.cell))
    }

    /// The visible cells: their places, rows and columns.
    pub fn iter(&self) -> impl Iterator<Item = (Rect, usize, usize)> {
        let both = self.rows.span().flat_map(|row| self.cols.span().map(move |col| (row, col)));
        both.filter_map(|(row, col)| Some((self.place(row, col)?, row, col)))
    }

    /// Draws the numbers of the columns above them, those of the rows on their left, and a mark in the corner if some are out of
    /// sight.
    pub fn draw_names(&self, buf: &mut Buffer, look: &Look) {
        let (above, before) = (self.inner.y > self.area.y, self.inner.x > self.area.x);
        let digits = usize::from(self.inner.x - self.area.x).saturating_sub(1);
        let mut name = |text: String, place: Rect| write(text, look.theme.dim, place.intersection(self.area), buf);
        for (place, row, col) in self.iter() {
            if before && col == self.cols.first {
                let y = middle_row(place).y;
                name(format!("{row:>digits$}"), Rect { x: self.area.x, y, width: place.width + 2, height: 1 });
            }
            if above && row == self.rows.first {
                let text = if self.cell.width < 3 { (col % 10).to_string() } else { col.to_string() };
                let wide = usize::from(self.cell.width);
                name(format!("{text:^wide$}"), Rect { y: self.area.y, height: 1, ..place });
            }
        }
        if before && above && (self.rows.seen, self.cols.seen) != self.count {
            name(look.glyphs().more.to_owned(), Rect { width: self.inner.x - self.area.x, height: 1, ..self.area });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{areas, ascii};

    const SIZES: [Size; 3] = [Size::new(6, 3), Size::new(4, 2), Size::new(2, 1)];

    #[test]
    fn the_largest_cells_that_fit_are_drawn() {
        let size = |width, height| {
            let side = |count| Side { count, at: 1 };
            Cells::new(side(4), side(6), &SIZES, Rect::new(0, 0, width, height)).size()
        };
        assert_eq!(size(38, 13), SIZES[0]);
        assert_eq!(size(37, 13), SIZES[1]);
        assert_eq!(size(26, 8), SIZES[2]);
        assert_eq!(size(3, 1), SIZES[2]);
    }

    #[test]
    fn the_chosen_cell_is_visible_wherever_it_fits_and_nothing_is_drawn_outside() {
        for area in areas(0..50, 0..30) {
            for (row, col) in [(1, 1), (20, 13), (7, 20)] {
                let cells = Cells::new(Side { count: 20, at: row }, Side { count: 20, at: col }, &SIZES, area);
                assert!(cells.iter().all(|(place, ..)| area.intersection(place) == place), "{area}");
                assert_eq!(cells.place(row, col).is_some(), area.width >= 2 && area.height >= 1, "{area}");
                cells.draw_names(&mut Buffer::empty(area), &ascii());
            }
        }
    }
}
