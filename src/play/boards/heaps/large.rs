//! Heaps of which all pieces fit, in groups of powers of two where these decide.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};

use super::{
    Hit, Row,
    grid::{Grid, powers},
};
use crate::{
    look::{
        Look,
        align::width_of,
        glyphs::GlyphSet,
        pieces::{Piece, PieceSize},
    },
    play::{
        board::Stage,
        boards::paint::{middle_row, place_in, rest, short, write},
    },
};

/// Sizes of pieces and whether heaps are wrapped into several lines, the best first. Groups are best compared side by side, so
/// smaller pieces in one line are better than larger ones in several.
const GROUPED: [(PieceSize, bool); 8] = [
    (PieceSize::Huge, false),
    (PieceSize::Large, false),
    (PieceSize::Huge, true),
    (PieceSize::Middle, false),
    (PieceSize::Large, true),
    (PieceSize::Middle, true),
    (PieceSize::Small, false),
    (PieceSize::Small, true),
];

#[derive(Debug, Clone)]
pub(super) struct Layout {
    grid: Grid,
    margins: Margins,
    /// The place of each heap, with its number and its size.
    places: Vec<Rect>,
    /// Rows above and below a heap that are filled with it if it is chosen.
    around: u16,
    /// Columns of the largest size.
    digits: usize,
    area: Rect,
}

/// Columns before and behind the pieces.
#[derive(Debug, Clone, Copy)]
struct Margins {
    /// A bar, a number and a gap.
    head: u16,
    number: u16,
    /// The gap before the sizes.
    before: u16,
    /// That gap and the sizes.
    tail: u16,
    /// Whether what is left stands below the size.
    stacked: bool,
}

impl Margins {
    /// Margins for these heaps, the widest first: with air and the powers of each size, without air, with sizes alone, with
    /// sizes in two lines.
    fn of(rows: &[Row], powers: bool, digits: u16, look: &Look) -> Option<[Self; 4]> {
        let arrow = u16::try_from(width_of(look.glyphs().arrow)).ok()?;
        let number = u16::try_from(rows.len().to_string().len()).ok()?;
        // A bar at the edge needs no gap before the number, a pointer does.
        let number = if is_filled(look) { number } else { number.max(2) };
        let head = number + 2;
        let least = 2 + 2 * digits + arrow;
        let longest = rows.iter().filter(|_| powers).map(|row| split(row.size).len()).max().unwrap_or(0);
        let tail = least.max(u16::try_from(longest).ok()?);
        let tight = Self { head, number, before: 1, tail: tail + 1, stacked: false };
        Some([
            Self { head: head + 1, before: 3, tail: tail + 4, ..tight },
            tight,
            Self { tail: least + 1, ..tight },
            Self { tail: least - digits, stacked: true, ..tight },
        ])
    }
}

impl Layout {
    /// The layout of the largest pieces with which all heaps fit into `area`; `None` if not even single signs do.
    pub(super) fn new(rows: &[Row], powers: bool, area: Rect, look: &Look) -> Option<Self> {
        let last = rows.iter().map(|row| row.size.saturating_add(row.last)).max()?;
        let digits = last.to_string().len();
        let margins = Margins::of(rows, powers, u16::try_from(digits).ok()?, look)?;
        let room = |margins: Margins| u64::from(area.width.saturating_sub(margins.head + margins.tail));
        let is_flat = look.theme.bead == look.theme.shade;
        let found = |&(size, wraps): &(PieceSize, bool)| {
            let margins = margins.into_iter().filter(move |margins| !margins.stacked || size > PieceSize::Small);
            let mut tried = Grid::pitches(size).into_iter().flat_map(|pitch| {
                let grid = move |margins| (Grid::new(size, pitch, room(margins), powers).told_apart(is_flat), margins);
                margins.clone().map(grid)
            });
            tried.find(|(grid, _)| grid.fits(rows, area.height) && grid.wraps(rows) == wraps)
        };
        // The largest pieces that can be drawn at all.
        let most = PieceSize::largest(look, |_| true);
        // Without groups several lines of equally many pieces can be counted as well.
        let wrapped = PieceSize::ALL.map(|size| [(size, false), (size, true)]);
        let ways = if powers { &GROUPED } else { wrapped.as_flattened() };
        let (grid, margins) = ways.iter().filter(|way| way.0 <= most).find_map(found)?;
        Some(Self::spread(grid.grown(rows, area.height), margins, digits, rows, area))
    }

    /// Spreads heaps over the middle of their room.
    fn spread(grid: Grid, margins: Margins, digits: usize, rows: &[Row], area: Rect) -> Self {
        let Margins { head, tail, .. } = margins;
        let room = area.width.saturating_sub(head + tail);
        let wide = rows.iter().map(|row| grid.end(row.size, row.last)).max().unwrap_or(0);
        let wide = short(wide).min(room);
        let heights: Vec<u16> = rows.iter().map(|row| grid.height(row.size)).collect();
        let high: u16 = heights.iter().sum();
        let count = short(rows.len()).max(1);
        let free = area.height.saturating_sub(high);
        let gap =
            (free / count).max(u16::from(free + 1 >= count && grid.wraps(rows))).min(grid.size.cells().height + 2);
        let width = (head + wide + tail).min(area.width);
        let x = area.x + (area.width - width) / 2;
        let y = area.y + free.saturating_sub(gap * (count - 1)) / 2;
        let place = |y: &mut u16, height: &u16| {
            let place = Rect { x, y: *y, width, height: *height };
            *y += height + gap;
            Some(place.intersection(area))
        };
        let places = heights.iter().scan(y, place).collect();
        Self { grid, margins, places, around: u16::from(gap > 2), digits, area }
    }

    /// Draws the heaps; returns the amounts that clicks leave.
    pub(super) fn draw(&self, rows: &[Row], buf: &mut Buffer, look: &Look, stage: &Stage) -> Vec<Hit> {
        let mut hits = Vec::new();
        for ((at, row), place) in rows.iter().enumerate().zip(&self.places) {
            self.draw_heap(at, *row, *place, buf, look);
            let pieces = (0..row.size).map(|piece| (self.piece(piece, row.size, *place), at, piece));
            hits.extend(pieces.inspect(|(place, heap, piece)| stage.put(Stage::piece(*heap, *piece), *place)));
            hits.push((Rect { width: self.margins.head.min(place.width), ..*place }, at, row.left));
        }
        hits
    }

    fn draw_heap(&self, at: usize, row: Row, place: Rect, buf: &mut Buffer, look: &Look) {
        let theme = &look.theme;
        let middle = Rect { height: 1, ..middle_row(place) };
        if row.chosen {
            self.draw_chosen(place, middle, buf, look);
        }
        let named = if row.chosen { theme.title } else { theme.dim };
        let wide = usize::from(self.margins.number);
        write(format!("{:>wide$}", at + 1), named, rest(middle, 1, 0), buf);
        for piece in 0..row.size {
            let kind = if piece < row.left { Piece::Solid } else { Piece::Ring };
            kind.draw(self.grid.size, self.piece(piece, row.size, place), buf, look);
        }
        self.draw_ghosts(row, place, buf, look);
        self.draw_sizes(row, place, middle, buf, look);
    }

    /// Fills the chosen row, or puts a sign before it where there are no backgrounds.
    fn draw_chosen(&self, place: Rect, middle: Rect, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let filled = Rect {
            x: self.area.x,
            y: place.y.saturating_sub(self.around),
            width: self.area.width,
            height: place.height + 2 * self.around,
        };
        let filled = filled.intersection(self.area);
        buf.set_style(filled, theme.row);
        let (bar, sign) = if is_filled(look) { (filled, glyphs.bar) } else { (middle, glyphs.pointer) };
        for line in bar.rows() {
            write(sign, theme.taken, line, buf);
        }
    }

    /// Draws the places of the pieces that the last move took, where they fit.
    fn draw_ghosts(&self, row: Row, place: Rect, buf: &mut Buffer, look: &Look) {
        let end = place.right().saturating_sub(self.margins.tail);
        for piece in row.size..row.size.saturating_add(row.last) {
            let ghost = self.piece(piece, row.size, place);
            if ghost.right() > end || ghost.is_empty() {
                return;
            }
            Piece::Ghost.draw(self.grid.size, ghost, buf, look);
        }
    }

    /// The place of a piece of a heap, counted from 0.
    fn piece(&self, piece: u64, size: u64, place: Rect) -> Rect {
        let (along, down) = self.grid.spot(piece, size);
        let x = self.margins.head.saturating_add(short(along));
        place_in(place, (x, short(down)), self.grid.size.cells())
    }

    /// Writes behind the pieces a heap's size and what is left of it, and what the last move took or the powers of two that make
    /// the size.
    fn draw_sizes(&self, row: Row, place: Rect, middle: Rect, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs, digits) = (&look.theme, look.glyphs(), self.digits);
        let style = if row.chosen { theme.title } else { theme.text };
        let left = Span::styled(format!("{} {}", glyphs.arrow, row.left), theme.taken);
        let left = Some(left).filter(|_| row.left < row.size);
        let (below, beside) = if self.margins.stacked { (left, None) } else { (None, left) };
        let last = Span::styled(format!("{} -{}", glyphs.last, row.last), theme.last);
        let last = Some(last).filter(|_| row.last > 0);
        let split = if self.grid.powers && row.size.count_ones() > 1 { split(row.size) } else { String::new() };
        let size = Span::styled(format!("{:>digits$}", row.size), style);
        let mut line: Line<'_> = [Some(size), beside].into_iter().flatten().flat_map(spaced).skip(1).collect();
        let room = self.tail(row, middle, place);
        // Without a line below, what was taken stands beside the size.
        let fits = |last: &Span<'_>| place.height == 1 && line.width() + 1 + last.width() <= usize::from(room.width);
        let inline = last.clone().filter(fits);
        let mut marked = last.is_none() || inline.is_some();
        line.extend(inline.into_iter().flat_map(spaced));
        line.render(room, buf);
        let under = [below, last.clone().filter(|_| !marked), Some(Span::styled(split, theme.dim))];
        for (span, y) in under.into_iter().flatten().zip(middle.y + 1..place.bottom()) {
            let room = self.tail(row, Rect { y, ..middle }, place);
            if span.width() <= usize::from(room.width) {
                marked = marked || last.as_ref() == Some(&span);
                Line::from(span).render(room, buf);
            }
        }
        if !marked {
            // There is room for the mark alone, in the gap before the size.
            let gap = Rect { x: room.x.saturating_sub(1), width: 1, ..middle };
            write(glyphs.last, theme.last, gap, buf);
        }
    }

    /// The room right behind the pieces of a heap, and the places of those taken last, in one of its lines.
    fn tail(&self, row: Row, line: Rect, place: Rect) -> Rect {
        let furthest = (line.right() + self.margins.before).saturating_sub(self.margins.tail);
        let wide = short(self.grid.end(row.size, row.last)).saturating_add(self.margins.before);
        let x = line.x.saturating_add(self.margins.head).saturating_add(wide).min(furthest);
        Rect { x, width: line.right().saturating_sub(x), ..line }.intersection(place)
    }
}

/// A space and a text behind it.
fn spaced(span: Span<'_>) -> [Span<'_>; 2] {
    [Span::raw(" "), span]
}

/// Whether the chosen row is filled, or else has a sign before it.
fn is_filled(look: &Look) -> bool {
    look.theme.is_painted() && look.glyph_set() == GlyphSet::Unicode
}

/// A size as a sum of powers of two: `=4+1`.
fn split(size: u64) -> String {
    let parts: Vec<String> = powers(size).map(|power| power.to_string()).collect();
    format!("={}", parts.join("+"))
}
