//! A board of squares: the largest that fits, and where it does not, the part around the piece.

use ratatui::{buffer::Buffer, layout::Rect, text::Line, widgets::Widget};

use crate::look::Look;

/// A side of the board.
#[derive(Debug, Clone, Copy)]
pub struct Side {
    /// The number of the first square.
    pub first: u64,
    /// The number of the last one.
    pub last: u64,
    /// Where the piece stands, which is always in sight.
    pub at: u64,
    /// Where it goes; from there on a board that does not fit is shown.
    pub goal: u64,
}

/// The part of a side that is in sight.
#[derive(Debug, Clone, Copy)]
struct Range {
    first: u64,
    seen: u64,
}

/// The squares in sight and their places; the first row is the lowest.
#[derive(Debug)]
pub struct Grid {
    rows: Range,
    columns: Range,
    /// Whether squares are out of sight.
    cut: bool,
    /// Rows of the screen a square takes; twice as many columns.
    scale: u16,
    /// Where the squares are drawn.
    squares: Rect,
    /// Columns that the rows' names take before the squares.
    margin: u16,
    /// Where all of it is drawn.
    area: Rect,
}

impl Side {
    /// How many squares there are.
    const fn count(self) -> u64 {
        self.last - self.first + 1
    }

    /// As many squares as there is room for: the piece, the squares before it, and one behind it if more than two fit and the
    /// goal stays in sight.
    fn range(self, room: u64) -> Range {
        let seen = self.count().min(room);
        let behind = u64::from(seen > 2 && self.at.abs_diff(self.goal) + 1 != seen);
        let first = if self.goal < self.at {
            (self.at + behind + 1).saturating_sub(seen)
        } else {
            self.at.saturating_sub(behind)
        };
        Range { first: first.clamp(self.first, self.last + 1 - seen), seen }
    }
}

impl Grid {
    /// The largest board that fits into `area`; squares are never stretched.
    pub fn new(rows: Side, columns: Side, area: Rect) -> Self {
        // The names of the rows and of the columns are left out where they would leave no room for a square.
        let margin = u16::try_from(rows.last.to_string().len() + 1).unwrap_or(u16::MAX);
        let margin = if area.width > margin + 2 { margin } else { 0 };
        let width = u64::from(area.width - margin);
        let height = u64::from(if area.height > 1 { area.height - 1 } else { area.height });
        let scale = (width / columns.count().saturating_mul(2).max(1)).min(height / rows.count().max(1)).max(1);
        let (seen_rows, seen_columns) = (rows.range(height / scale), columns.range(width / (2 * scale)));
        let short = |length: u64| u16::try_from(length).unwrap_or(u16::MAX);
        let squares = Rect {
            x: area.x.saturating_add(margin),
            y: area.y,
            width: short(seen_columns.seen * scale * 2),
            height: short(seen_rows.seen * scale),
        };
        let cut = seen_rows.seen < rows.count() || seen_columns.seen < columns.count();
        Self { rows: seen_rows, columns: seen_columns, cut, scale: short(scale), squares, margin, area }
    }

    /// The place of a square in sight.
    pub fn place(&self, row: u64, column: u64) -> Option<Rect> {
        let within = |range: Range, at: u64| at.checked_sub(range.first).filter(|from| *from < range.seen);
        let (below, before) = (within(self.rows, row)?, within(self.columns, column)?);
        let above = self.rows.seen - 1 - below;
        let width = self.scale.saturating_mul(2);
        let offset = |count: u64, size: u16| u16::try_from(count).unwrap_or(u16::MAX).saturating_mul(size);
        Some(Rect {
            x: self.squares.x.saturating_add(offset(before, width)),
            y: self.squares.y.saturating_add(offset(above, self.scale)),
            width,
            height: self.scale,
        })
    }

    /// The squares in sight: their places, rows and columns.
    pub fn cells(&self) -> impl Iterator<Item = (Rect, u64, u64)> {
        let span = |range: Range| range.first..range.first + range.seen;
        let both = span(self.rows).flat_map(move |row| span(self.columns).map(move |column| (row, column)));
        both.filter_map(|(row, column)| Some((self.place(row, column)?, row, column)))
    }

    /// The numbers of the rows before them, those of the columns below.
    pub fn draw_names(&self, buf: &mut Buffer, look: &Look) {
        let area = self.area;
        let mut say = |text: String, place: Rect| {
            Line::styled(text, look.theme.dim).render(place.intersection(area), buf);
        };
        let below = self.squares.bottom();
        let left = self.squares.x - self.margin;
        // Up to where the columns have their names.
        let mut named = self.squares.x;
        for (place, row, column) in self.cells() {
            if column == self.columns.first && self.margin > 0 {
                let y = place.y + (self.scale - 1) / 2;
                let digits = usize::from(self.margin - 1);
                say(format!("{row:>digits$}"), Rect { x: left, y, width: self.margin, height: 1 });
            }
            if row == self.rows.first {
                let text = column.to_string();
                let (x, width) = (place.x + self.scale - 1, u16::try_from(text.len()).unwrap_or(u16::MAX));
                // One wider than its square is named for some: every second or third, as its width and a blank have room.
                let every = u64::from(width / (2 * self.scale) + 1);
                let end = x.saturating_add(width);
                if x >= named && column.is_multiple_of(every) && end <= area.right() {
                    say(text, Rect { x, y: below, width, height: 1 });
                    named = end.saturating_add(1);
                }
            }
        }
        if self.cut {
            say(look.glyphs().more.to_owned(), Rect { x: left, y: below, width: self.margin, height: 1 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(count: u64, at: u64) -> Side {
        Side { first: 1, last: count, at, goal: count }
    }

    #[test]
    fn the_largest_board_that_fits_is_drawn_whole() {
        let scale = |width, height| {
            let grid = Grid::new(side(8, 1), side(8, 1), Rect::new(0, 0, width, height));
            (grid.scale, grid.cells().count())
        };
        assert_eq!(scale(18, 9), (1, 64));
        assert_eq!(scale(34, 17), (2, 64));
        assert_eq!(scale(90, 17), (2, 64));
        assert_eq!(scale(90, 41), (5, 64));
    }

    #[test]
    fn of_a_board_that_does_not_fit_the_part_towards_the_goal_is_seen() {
        let seen = |first, goal| Side { first, last: 20, at: 10, goal }.range(6);
        assert_eq!((seen(1, 20).first, seen(1, 1).first, seen(0, 0).first), (9, 6, 6));
        assert_eq!(Side { first: 0, last: 3, at: 0, goal: 0 }.range(6).seen, 4);
    }

    #[test]
    fn every_square_lies_within_the_area_and_the_piece_is_in_sight() {
        for (width, height) in (0..30).flat_map(|width| (0..30).map(move |height| (width, height))) {
            let area = Rect::new(3, 2, width, height);
            for (row, column) in [(1, 1), (20, 13), (7, 20)] {
                for goal in [1, 20] {
                    let side = |at| Side { goal, ..side(20, at) };
                    let grid = Grid::new(side(row), side(column), area);
                    assert!(grid.cells().all(|(place, ..)| area.intersection(place) == place), "{area}");
                    assert_eq!(grid.place(row, column).is_some(), width >= 2 && height >= 1, "{area}");
                }
            }
        }
    }
}
