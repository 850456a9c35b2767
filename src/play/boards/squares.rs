//! A board of squares: the largest squares that fit, or the part of the board around the piece.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::paint::{centered, middle_row, rest, short, write};
use crate::look::{Look, glyphs::GlyphSet};

/// The most columns that a square is wide.
const WIDEST: u64 = 20;

/// A side of the board.
#[derive(Debug, Clone, Copy)]
pub struct Side {
    /// The number of the first square.
    pub first: u64,
    /// The number of the last one.
    pub last: u64,
    /// The number of the square where the piece stands. It is always visible.
    pub at: u64,
    /// The number of the square where the piece goes. A board that does not fit is shown from there.
    pub goal: u64,
}

/// The visible part of a side.
#[derive(Debug, Clone, Copy)]
struct Range {
    first: u64,
    seen: u64,
}

/// The visible squares and their places; the first row is the lowest.
#[derive(Debug)]
pub struct Grid {
    rows: Range,
    columns: Range,
    /// Whether some squares are out of sight.
    cut: bool,
    /// The width of a square in columns, and its height in half rows: a cell is twice as high as wide.
    side: u16,
    /// The area of the squares.
    squares: Rect,
    /// Columns of the rows' names before the squares.
    margin: u16,
    area: Rect,
}

impl Side {
    const fn count(self) -> u64 {
        self.last - self.first + 1
    }

    /// As many squares as fit: the piece, the squares ahead of it, and one behind it if more than two fit and the goal stays
    /// visible.
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

/// The width of a square that fits into a share of the room. It is even, so that a square ends with a row and the numbers of the
/// rows are evenly spaced. It may be odd only where half rows can be painted and the next even width would be hardly more than a
/// sign.
const fn side(share: u64, halves: bool) -> u64 {
    match share {
        ..=2 => 2,
        3 if halves => 3,
        _ if share > WIDEST => WIDEST,
        _ => share - share % 2,
    }
}

impl Grid {
    /// The largest board that fits, in the middle of `area`; squares are never stretched.
    pub fn new(rows: Side, columns: Side, area: Rect, look: &Look) -> Self {
        // Names are left out where they would leave no room for a square.
        let margin = short(rows.last.to_string().len() + 1);
        let margin = if area.width > margin.saturating_add(2) { margin } else { 0 };
        let names = u16::from(area.height > 1);
        let width = u64::from(area.width - margin);
        let halves = 2 * u64::from(area.height - names);
        let painted = look.theme.is_painted() && look.glyph_set() == GlyphSet::Unicode;
        let side = side((width / columns.count().max(1)).min(halves / rows.count().max(1)), painted);
        let (seen_rows, seen_columns) = (rows.range(halves / side), columns.range(width / side));
        let (wide, high) = (short(seen_columns.seen * side), short((seen_rows.seen * side).div_ceil(2)));
        let room = Rect { height: area.height - names, ..rest(area, margin, 0) };
        let squares = centered(room, wide, high);
        let cut = seen_rows.seen < rows.count() || seen_columns.seen < columns.count();
        Self { rows: seen_rows, columns: seen_columns, cut, side: short(side), squares, margin, area }
    }

    /// The width of a square in columns; it is half as many rows high.
    pub const fn side(&self) -> u16 {
        self.side
    }

    /// The place of a square, if it is visible. Two squares that share a row both have it in their place.
    pub fn place(&self, row: u64, column: u64) -> Option<Rect> {
        let within = |range: Range, at: u64| at.checked_sub(range.first).filter(|from| *from < range.seen);
        let (below, before) = (within(self.rows, row)?, within(self.columns, column)?);
        let above = self.rows.seen - 1 - below;
        let offset = |count: u64| short(count).saturating_mul(self.side);
        let (top, bottom) = (offset(above) / 2, offset(above + 1).div_ceil(2));
        Some(Rect {
            x: self.squares.x.saturating_add(offset(before)),
            y: self.squares.y.saturating_add(top),
            width: self.side,
            height: bottom - top,
        })
    }

    /// The rows of a square's place that it does not share.
    pub fn own(&self, place: Rect) -> Rect {
        if self.side.is_multiple_of(2) || place.height == 0 {
            return place;
        }
        // Of two squares that share a row, it is the last row of the upper and the first of the lower.
        let shared = u16::from(!(2 * (place.y - self.squares.y)).is_multiple_of(self.side));
        Rect { y: place.y + shared, height: place.height - 1, ..place }
    }

    /// The row of the screen for a square's signs.
    pub fn middle(&self, place: Rect) -> u16 {
        middle_row(self.own(place)).y
    }

    /// The visible squares: their places, rows and columns.
    pub fn cells(&self) -> impl Iterator<Item = (Rect, u64, u64)> {
        let span = |range: Range| range.first..range.first + range.seen;
        let both = span(self.rows).flat_map(move |row| span(self.columns).map(move |column| (row, column)));
        both.filter_map(|(row, column)| Some((self.place(row, column)?, row, column)))
    }

    /// Fills the squares with `fill` of their row and column. In a shared row each square fills its half.
    pub fn paint(&self, fill: impl Fn(u64, u64) -> Style, buf: &mut Buffer) {
        for (place, row, column) in self.cells() {
            let style = fill(row, column);
            let own = self.own(place).intersection(buf.area);
            buf.set_style(own, style);
            for at in place.intersection(buf.area).positions().filter(|at| !own.contains(*at)) {
                if at.y < own.y {
                    buf[at].bg = style.bg.unwrap_or_default();
                } else {
                    buf[at].set_symbol("▀").fg = style.bg.unwrap_or_default();
                }
            }
        }
    }

    /// Draws the numbers of the rows on their left, and those of the columns below.
    pub fn draw_names(&self, buf: &mut Buffer, look: &Look) {
        let mut name = |text: String, place: Rect| write(text, look.theme.dim, place.intersection(self.area), buf);
        let below = self.squares.bottom();
        let left = self.squares.x - self.margin;
        // The first column of the screen that is free for a name.
        let mut free = self.squares.x;
        for (place, row, column) in self.cells() {
            if column == self.columns.first && self.margin > 0 {
                let y = self.middle(place);
                let digits = usize::from(self.margin - 1);
                name(format!("{row:>digits$}"), Rect { x: left, y, width: self.margin, height: 1 });
            }
            if row == self.rows.first {
                let text = column.to_string();
                let (x, width) = (place.x + (self.side - 1) / 2, short(text.len()));
                // Where a name is wider than its square, only every second or third column has one.
                let every = u64::from(width / self.side + 1);
                let end = x.saturating_add(width);
                if x >= free && column.is_multiple_of(every) && end <= self.area.right() {
                    name(text, Rect { x, y: below, width, height: 1 });
                    free = end.saturating_add(1);
                }
            }
        }
        if self.cut {
            name(look.glyphs().more.to_owned(), Rect { x: left, y: below, width: self.margin, height: 1 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{areas, ascii, dark};

    fn side(count: u64, at: u64) -> Side {
        Side { first: 1, last: count, at, goal: count }
    }

    fn looks() -> [Look; 2] {
        [dark(), ascii()]
    }

    #[test]
    fn the_largest_board_that_fits_is_drawn_whole() {
        let [painted, plain] = looks();
        let drawn = |width, height, look| {
            let grid = Grid::new(side(8, 1), side(8, 1), Rect::new(0, 0, width, height), look);
            (grid.side, grid.cells().count())
        };
        assert_eq!(drawn(18, 9, &plain), (2, 64));
        assert_eq!(drawn(34, 13, &plain), (2, 64));
        assert_eq!(drawn(34, 13, &painted), (3, 64));
        assert_eq!(drawn(34, 17, &painted), (4, 64));
        assert_eq!(drawn(90, 17, &plain), (4, 64));
        assert_eq!(drawn(90, 41, &painted), (10, 64));
    }

    #[test]
    fn numbers_of_large_squares_are_evenly_spaced() {
        let [painted, _] = looks();
        for (count, width, height) in [(4, 38, 12), (10, 54, 26), (4, 38, 11), (3, 17, 9)] {
            let grid = Grid::new(side(count, 1), side(count, 1), Rect::new(0, 0, width, height), &painted);
            let rows: Vec<u16> = (1..=count).filter_map(|row| Some(grid.middle(grid.place(row, 1)?))).collect();
            assert_eq!(rows.len() as u64, count);
            assert!(rows.windows(3).all(|rows| rows[0] - rows[1] == rows[1] - rows[2]), "{rows:?}");
        }
    }

    #[test]
    fn odd_squares_have_a_row_of_their_own_and_share_another() {
        let [look, _] = looks();
        let area = Rect::new(2, 3, 27, 13);
        let grid = Grid::new(side(8, 1), side(8, 1), area, &look);
        let mut buf = Buffer::empty(Rect::new(0, 0, 30, 20));
        let theme = look.theme;
        grid.paint(|row, _| if row == 8 { theme.win_cell } else { theme.square }, &mut buf);
        let place = grid.place(8, 1).unwrap_or_default();
        assert_eq!((grid.side, place.height, grid.middle(place)), (3, 2, place.y));
        assert_eq!(buf[(place.x, place.y)].bg, theme.win_cell.bg.unwrap_or_default());
        let shared = &buf[(place.x, place.y + 1)];
        let fills = (theme.win_cell.bg.unwrap_or_default(), theme.square.bg.unwrap_or_default());
        assert_eq!((shared.symbol(), shared.fg, shared.bg), ("▀", fills.0, fills.1));
        let next = grid.place(7, 1).unwrap_or_default();
        assert_eq!((next.y, grid.middle(next)), (place.y + 1, place.y + 2));
    }

    #[test]
    fn a_board_that_does_not_fit_shows_the_part_towards_the_goal() {
        let seen = |first, goal| Side { first, last: 20, at: 10, goal }.range(6);
        assert_eq!((seen(1, 20).first, seen(1, 1).first, seen(0, 0).first), (9, 6, 6));
        assert_eq!(Side { first: 0, last: 3, at: 0, goal: 0 }.range(6).seen, 4);
    }

    #[test]
    fn every_square_lies_within_the_area_and_the_piece_is_visible() {
        for (area, look) in areas(0..30, 0..30).flat_map(|area| looks().map(|look| (area, look))) {
            for (row, column) in [(1, 1), (20, 13), (7, 20)] {
                for goal in [1, 20] {
                    let side = |at| Side { goal, ..side(20, at) };
                    let grid = Grid::new(side(row), side(column), area, &look);
                    assert!(grid.cells().all(|(place, ..)| area.intersection(place) == place), "{area}");
                    assert_eq!(grid.place(row, column).is_some(), area.width >= 2 && area.height >= 1, "{area}");
                }
            }
        }
    }
}
