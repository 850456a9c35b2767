//! A row of cells in lines below a heading: the largest shape that fits, and numbers below it. Also the places where a cursor can go.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::Span,
    widgets::Widget,
};
use zugzwang_engine::row::{DRAWN, Row, Segment};

use super::{
    paint::{from_middle, heading, place_in, short, write},
    runs,
};
use crate::{look::Look, play::board::Hits, say};

/// A cell of more columns than these is a large one.
const LARGE: u16 = 8;

/// The shape in which a cell is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Columns from one cell to the next.
    pub pitch: u16,
    /// Rows of its picture.
    pub height: u16,
    /// Whether numbers stand below it.
    pub numbers: bool,
    /// Whether a row is left empty below.
    pub gap: bool,
}

impl Shape {
    /// A shape of these measures.
    pub const fn new(pitch: u16, height: u16, numbers: bool, gap: bool) -> Self {
        Self { pitch, height, numbers, gap }
    }

    const fn rows(self) -> u16 {
        self.height + self.numbers as u16 + self.gap as u16
    }
}

/// A row below a heading.
#[derive(Debug)]
pub struct Headed<'a> {
    /// The row.
    pub row: &'a Row,
    /// The segment that the cursor's move takes.
    pub chosen: Option<Segment>,
    /// The segment that the last move took.
    pub last: Option<Segment>,
    /// The heading without the last move.
    pub words: String,
    /// The shapes in which a cell may be drawn, the largest first.
    pub shapes: &'a [Shape],
    /// Columns of a line apart from its cells.
    pub edge: u16,
    /// The look in which it is drawn.
    pub look: &'a Look,
}

impl Headed<'_> {
    /// Draws the heading and the row: the cells by `draw_cells`, which is given their lines and area, or runs if the row is too long
    /// for that. Returns the free cells that clicks mean.
    pub fn draw(self, area: Rect, buf: &mut Buffer, draw_cells: impl FnOnce(&Lines, Rect, &mut Buffer)) -> Hits<u64> {
        let Self { row, chosen, look, .. } = self;
        let head = if area.height > 4 { 2 } else { u16::from(area.height > 2) };
        let [head, place] = Layout::vertical([Constraint::Length(head), Constraint::Min(0)]).areas(area);
        let mut heading = heading(self.words, self.last, look);
        let mut hits = if row.cells() > DRAWN {
            runs::draw(row, [chosen, self.last], place, buf, look)
        } else {
            let at = chosen.map_or(1, |chosen| chosen.last);
            Lines::new(row.cells(), at, self.shapes, self.edge, place).map_or(Vec::new(), |lines| {
                heading.spans.extend(lines.shown(look));
                draw_cells(&lines, place, buf);
                lines.cells().collect()
            })
        };
        heading.render(head, buf);
        hits.retain(|(_, cell)| row.run_of(*cell).is_some());
        hits
    }
}

/// The lines in which the cells of a row stand.
#[derive(Debug, Clone, Copy)]
pub struct Lines {
    /// The shape in which they are drawn.
    pub shape: Shape,
    area: Rect,
    cells: u64,
    per_line: u64,
    /// The first visible line.
    from: u64,
}

impl Lines {
    /// A row in the first of the shapes in which all of it fits into one line that is not too dense, or else into `area`; or in the
    /// last shape, as much of it that the cell `at` is visible. A line takes `edge` more columns than its cells.
    pub fn new(cells: u64, at: u64, shapes: &[Shape], edge: u16, area: Rect) -> Option<Self> {
        let laid = |shape: &Shape| {
            let room = u64::from(area.width.saturating_sub(edge) / shape.pitch.max(1));
            // Lines of five or ten are counted at a glance.
            let round = [10, 5].into_iter().find(|round| room >= 2 * round).unwrap_or(1);
            let per_line = if cells <= room { cells } else { room / round * round }.max(1);
            Self { shape: *shape, area, cells, per_line, from: 0 }
        };
        let fits = |lines: &Self| {
            lines.count() * u64::from(lines.shape.rows()) <= u64::from(area.height) + u64::from(lines.shape.gap)
        };
        let all = || shapes.iter().map(laid).filter(fits);
        // Where cells can be large, a line of narrow cells gives way to several lines of wider ones.
        let dense = if shapes.first().is_some_and(|shape| shape.pitch > LARGE) { 2 } else { 1 };
        let fitting = all().find(|lines| lines.count() == 1 && lines.shape.pitch > dense).or_else(|| all().next());
        fitting.map(|lines| lines.centred(edge)).or_else(|| {
            let lines = laid(shapes.last()?);
            let seen = u64::from(area.height / lines.shape.rows().max(1)).max(1);
            let line = at.saturating_sub(1) / lines.per_line;
            Some(Self { from: (line + 1).saturating_sub(seen), ..lines })
        })
    }

    /// The lines in the middle of their area.
    fn centred(self, edge: u16) -> Self {
        let Shape { pitch, gap, .. } = self.shape;
        let high = (self.count() * u64::from(self.shape.rows())).saturating_sub(gap.into());
        let wide = self.per_line.min(self.cells) * u64::from(pitch) + u64::from(edge);
        Self { area: from_middle(self.area, short(wide), short(high)), ..self }
    }

    /// The number of lines of all cells.
    pub const fn count(&self) -> u64 {
        self.cells.div_ceil(self.per_line)
    }

    /// The place of a cell's picture and number, if it is visible; it is as wide as the pitch.
    pub fn place(&self, cell: u64) -> Option<Rect> {
        let at = cell.checked_sub(1)?;
        let (line, column) = ((at / self.per_line).checked_sub(self.from)?, at % self.per_line);
        let y = u16::try_from(line * u64::from(self.shape.rows())).ok()?;
        let x = u16::try_from(column * u64::from(self.shape.pitch)).ok()?;
        let size = (self.shape.pitch, self.shape.height + u16::from(self.shape.numbers));
        Some(place_in(self.area, (x, y), size)).filter(|place| !place.is_empty())
    }

    /// The visible cells and their places.
    pub fn cells(&self) -> impl Iterator<Item = (Rect, u64)> {
        (1..=self.cells).filter_map(|cell| Some((self.place(cell)?, cell)))
    }

    /// Words for the visible cells; `None` if all are visible.
    fn shown(&self, look: &Look) -> Option<Span<'static>> {
        let height = self.area.height + u16::from(self.shape.gap);
        let lines = u64::from(height / self.shape.rows().max(1)).max(1);
        let (first, last) = (self.from * self.per_line + 1, ((self.from + lines) * self.per_line).min(self.cells));
        let words = || say!(look, "row-shown", first = first, last = last);
        (first > 1 || last < self.cells).then(|| Span::styled(format!("  {}", words()), look.theme.dim))
    }

    /// Whether a cell is the first of its line.
    pub const fn begins(&self, cell: u64) -> bool {
        cell.saturating_sub(1).is_multiple_of(self.per_line)
    }

    /// Whether a cell is the last of its line.
    pub const fn ends(&self, cell: u64) -> bool {
        cell.is_multiple_of(self.per_line) || cell == self.cells
    }

    /// Draws the numbers below the cells: of every cell if they fit, or else of every fifth or tenth. They stand `indent` columns to
    /// the right of where their cells begin.
    pub fn numbers(&self, indent: u16, buf: &mut Buffer, look: &Look) {
        if !self.shape.numbers {
            return;
        }
        let digits = short(self.cells.to_string().len());
        let step = [1_u16, 5, 10].into_iter().find(|step| step * self.shape.pitch > digits).unwrap_or(10);
        let named = (1..=self.cells).filter(|cell| self.begins(*cell) || cell.is_multiple_of(u64::from(step)));
        let mut end = (0, 0);
        for cell in named {
            let Some(place) = self.place(cell) else { continue };
            let y = place.y.saturating_add(self.shape.height);
            if y >= place.bottom() {
                continue;
            }
            let x = place.x.saturating_add(indent);
            // The number of a line's first cell may reach into the next cell with a number.
            if end.0 == y && end.1 >= x {
                continue;
            }
            let number = cell.to_string();
            end = (y, x.saturating_add(u16::try_from(number.len()).unwrap_or(0)));
            let room = Rect { x, y, width: self.area.right().saturating_sub(x), height: 1 };
            write(number, look.theme.dim, room.intersection(self.area), buf);
        }
    }
}

/// The first place from `from` on where `count` neighbours can be taken.
pub fn next_place(row: &Row, count: u64, from: u64) -> Option<u64> {
    let mut runs = row.runs().iter().filter(|run| run.length >= count);
    runs.find_map(|run| (from <= run.last() + 1 - count).then_some(from.max(run.at)))
}

/// The last place up to `until` where `count` neighbours can be taken.
pub fn place_before(row: &Row, count: u64, until: u64) -> Option<u64> {
    let mut runs = row.runs().iter().rev().filter(|run| run.length >= count);
    runs.find_map(|run| (run.at <= until).then_some(until.min(run.last() + 1 - count)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: [Shape; 2] = [
        Shape { pitch: 4, height: 2, numbers: true, gap: true },
        Shape { pitch: 1, height: 1, numbers: false, gap: false },
    ];

    #[test]
    fn the_largest_shape_that_fits_is_used() {
        let lines = |cells, width, height| Lines::new(cells, 1, &SHAPES, 0, Rect::new(0, 0, width, height));
        let pitch = |cells, width, height| lines(cells, width, height).map(|lines| (lines.shape.pitch, lines.count()));
        assert_eq!(pitch(9, 36, 10), Some((4, 1)));
        assert_eq!(pitch(9, 35, 10), Some((4, 2)));
        assert_eq!(pitch(9, 35, 6), Some((1, 1)));
        assert_eq!(pitch(70, 44, 44), Some((4, 7)));
        assert_eq!(pitch(200, 44, 5), Some((1, 5)));
        let middle = lines(9, 40, 10).and_then(|lines| lines.place(1));
        assert_eq!(middle, Some(Rect::new(2, 3, 4, 3)), "in the middle of its area");
        assert_eq!(lines(200, 44, 2).and_then(|lines| lines.place(81)), None);
    }

    #[test]
    fn runs_that_are_too_short_are_passed_over() {
        let row = Row::of("110111011");
        assert_eq!([1, 2, 4, 6, 9].map(|from| next_place(&row, 2, from)), [Some(1), Some(4), Some(4), Some(8), None]);
        assert_eq!(
            [9, 7, 5, 3, 0].map(|until| place_before(&row, 2, until)),
            [Some(8), Some(5), Some(5), Some(1), None]
        );
    }
}
