//! A board of cells with row 1 on top: the largest that fits, and where it does not, the part around one cell; and how the
//! arrows walk over cells.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};

use crate::{look::Look, play::board::Step};

/// A side of the board.
#[derive(Debug, Clone, Copy)]
pub struct Side {
    /// The number of cells, which are counted from 1.
    pub count: usize,
    /// The cell that is always in sight.
    pub at: usize,
}

/// The part of a side that is in sight.
#[derive(Debug, Clone, Copy)]
struct Range {
    first: usize,
    seen: usize,
}

impl Side {
    /// As many cells as there is room for, the one that must be in sight in their middle.
    fn range(self, room: usize) -> Range {
        let seen = self.count.min(room);
        Range { first: self.at.saturating_sub(seen / 2).clamp(1, self.count - seen + 1), seen }
    }
}

/// The cells in sight and their places.
#[derive(Debug)]
pub struct Cells {
    rows: Range,
    cols: Range,
    /// The numbers of rows and of columns, in sight or not.
    count: (usize, usize),
    cell: Size,
    /// The area of the cells; their names stand above it and on its left.
    inner: Rect,
    area: Rect,
}

impl Cells {
    /// The board in the first of these sizes of a cell in which it fits into `area`, and else in the last.
    pub fn new(rows: Side, cols: Side, sizes: &[Size], area: Rect) -> Self {
        let margin = u16::try_from(rows.count.to_string().len() + 1).unwrap_or(u16::MAX);
        // Names are left out where they would leave no room for a cell.
        let left = if area.width > margin.saturating_mul(3) { margin } else { 0 };
        let top = u16::from(area.height > 2);
        let inner = Rect {
            x: area.x.saturating_add(left),
            y: area.y.saturating_add(top),
            width: area.width - left,
            height: area.height - top,
        };
        let room = |length: u16, size: u16| usize::from(length / size.max(1));
        let fits =
            |size: &&Size| room(inner.width, size.width) >= cols.count && room(inner.height, size.height) >= rows.count;
        let cell = sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(Size::new(1, 1));
        let seen = (rows.range(room(inner.height, cell.height)), cols.range(room(inner.width, cell.width)));
        Self { rows: seen.0, cols: seen.1, count: (rows.count, cols.count), cell, inner, area }
    }

    /// The same in the middle of its area.
    #[must_use]
    pub fn centred(mut self) -> Self {
        let spare = |room: u16, seen: usize, size: u16| {
            let taken = u16::try_from(seen).unwrap_or(u16::MAX).saturating_mul(size);
            room.saturating_sub(taken) / 2
        };
        let right = spare(self.inner.width, self.cols.seen, self.cell.width);
        let down = spare(self.inner.height, self.rows.seen, self.cell.height);
        for area in [&mut self.inner, &mut self.area] {
            (area.x, area.width) = (area.x + right, area.width - right);
            (area.y, area.height) = (area.y + down, area.height - down);
        }
        self
    }

    /// Returns the size of a cell.
    pub const fn size(&self) -> Size {
        self.cell
    }

    /// The place of a cell in sight.
    pub fn place(&self, row: usize, col: usize) -> Option<Rect> {
        let within = |range: Range, at: usize, size: u16| {
            let from = at.checked_sub(range.first).filter(|from| *from < range.seen)?;
            u16::try_from(from).ok().map(|from| from.saturating_mul(size))
        };
        let (down, right) = (within(self.rows, row, self.cell.height)?, within(self.cols, col, self.cell.width)?);
        let (x, y) = (self.inner.x.saturating_add(right), self.inner.y.saturating_add(down));
        Some(Rect { x, y, width: self.cell.width, height: self.cell.height }.intersection(self.inner))
    }

    /// The cells in sight: their places, rows and columns.
    pub fn iter(&self) -> impl Iterator<Item = (Rect, usize, usize)> {
        let span = |range: Range| range.first..range.first + range.seen;
        let both = span(self.rows).flat_map(move |row| span(self.cols).map(move |col| (row, col)));
        both.filter_map(|(row, col)| Some((self.place(row, col)?, row, col)))
    }

    /// The numbers of the columns above them and those of the rows before them; in the corner, whether any are out of sight.
    pub fn draw_names(&self, buf: &mut Buffer, look: &Look) {
        let (above, before) = (self.inner.y > self.area.y, self.inner.x > self.area.x);
        let digits = usize::from(self.inner.x - self.area.x).saturating_sub(1);
        let mut say = |text: String, place: Rect| {
            Line::from(Span::styled(text, look.theme.dim)).render(place.intersection(self.area), buf);
        };
        for (place, row, col) in self.iter() {
            let middle = place.y.saturating_add(place.height.saturating_sub(1) / 2);
            if before && col == self.cols.first {
                say(format!("{row:>digits$}"), Rect { x: self.area.x, y: middle, width: place.width + 2, height: 1 });
            }
            if above && row == self.rows.first {
                let text = if self.cell.width < 3 { (col % 10).to_string() } else { col.to_string() };
                let wide = usize::from(self.cell.width);
                say(format!("{text:^wide$}"), Rect { y: self.area.y, height: 1, ..place });
            }
        }
        if before && above && (self.rows.seen, self.cols.seen) != self.count {
            say(look.glyphs().more.to_owned(), Rect { width: self.inner.x - self.area.x, height: 1, ..self.area });
        }
    }
}

/// Returns the number of rows and columns together by which two cells are apart.
pub const fn distance(one: (usize, usize), other: (usize, usize)) -> usize {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1)
}

/// The one of `cells` to which the cursor goes: the nearest on that side, straight on where there is one, else the nearest of
/// all; or the first, or the last. `place` tells a cell's row and column.
pub fn walked<C: Copy>(
    mut cells: impl Iterator<Item = C>,
    from: C,
    step: Step,
    place: impl Fn(C) -> (usize, usize),
) -> Option<C> {
    let here = place(from);
    let there = |cell: C| {
        let at = place(cell);
        let (ahead, aside) = match step {
            Step::Up => (at.0 < here.0, at.1 != here.1),
            Step::Down => (at.0 > here.0, at.1 != here.1),
            Step::Left => (at.1 < here.1, at.0 != here.0),
            Step::Right => (at.1 > here.1, at.0 != here.0),
            Step::Less | Step::More | Step::Least | Step::Most | Step::Clear => return None,
        };
        ahead.then(|| ((aside, distance(at, here)), cell))
    };
    match step {
        Step::Least => cells.next(),
        Step::Most => cells.last(),
        _ => cells.filter_map(there).min_by_key(|(order, _)| *order).map(|(_, cell)| cell),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

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
    fn the_chosen_cell_is_in_sight_wherever_there_is_room_and_nothing_is_drawn_outside() {
        let look = Look::new(ThemeName::Mono, GlyphSet::Ascii);
        for (width, height) in (0..50).flat_map(|width| (0..30).map(move |height| (width, height))) {
            let area = Rect::new(3, 2, width, height);
            for (row, col) in [(1, 1), (20, 13), (7, 20)] {
                let cells = Cells::new(Side { count: 20, at: row }, Side { count: 20, at: col }, &SIZES, area);
                assert!(cells.iter().all(|(place, ..)| area.intersection(place) == place), "{area}");
                assert_eq!(cells.place(row, col).is_some(), width >= 2 && height >= 1, "{area}");
                cells.draw_names(&mut Buffer::empty(area), &look);
            }
        }
    }
}
