//! Heaps as rows of pieces, or as numbers where the pieces do not fit.

mod grid;
mod large;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Game,
    heaps::{Cut, Heaps},
};

use super::paint::{pointer, short};
use crate::{
    look::{Look, align},
    play::board::{Board, Scene, Stage},
};

/// One heap as it is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The size of the heap.
    pub size: u64,
    /// The amount that the move under the cursor leaves.
    pub left: u64,
    /// Whether the cursor is on this heap.
    pub chosen: bool,
    /// The amount that the last move took from it.
    pub last: u64,
}

impl Row {
    /// A heap of `size` from which the cursor, if it is there, takes `take`, and the last move took `last`.
    pub fn new(size: u64, take: Option<u64>, last: Option<u64>) -> Self {
        let left = size.saturating_sub(take.unwrap_or(0));
        Self { size, left, chosen: take.is_some(), last: last.unwrap_or(0) }
    }
}

/// The rows of a game in which a move, and the cursor, is a cut from one heap.
pub fn rows<B: Board<Game: Game<Position = Heaps, Move = Cut>, Cursor = Cut>>(scene: &Scene<'_, B>) -> Vec<Row> {
    let row = |(heap, &size): (usize, &u64)| {
        let of_heap = |cut: &Cut| (cut.heap == heap).then_some(cut.take);
        Row::new(size, scene.cursor.and_then(of_heap), scene.last.and_then(|(_, cut)| of_heap(cut)))
    };
    (1..).zip(&scene.position.0).map(row).collect()
}

/// A place on the screen where a click means to leave an amount: the place, the heap from 0, the amount.
pub type Hit = (Rect, usize, u64);

/// Columns before the beads: pointer and number.
const HEAD: u16 = 5;
/// The fewest columns behind the beads: a number, an arrow and a number.
const TAIL: u16 = 9;
/// The most rows from one heap to the next.
const WIDEST: u16 = 3;

/// Draws the heaps, in groups of powers of two if `powers`: as large as they fit in the middle of `area`, or else as beads and
/// numbers from its top. What does not fit is left out.
pub fn draw(rows: &[Row], powers: bool, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Vec<Hit> {
    if let Some(layout) = large::Layout::new(rows, powers, area, look) {
        return layout.draw(rows, buf, look, stage);
    }
    let behind = area.width.saturating_sub(HEAD);
    let room = u64::from(area.width.saturating_sub(HEAD + TAIL));
    let spread = (area.height.saturating_add(1) / short(rows.len()).max(1)).clamp(1, WIDEST);
    // A cell is twice as high as wide, so beads two columns to a row apart lie on a square grid.
    let largest = rows.iter().map(|row| row.size).filter(|&size| size <= room).max().unwrap_or(1);
    let pitch = short(room / largest.max(1)).min(2 * spread);
    // Scrolls just as far as the chosen row needs to be visible.
    let shown = usize::from(area.height.div_ceil(spread));
    let chosen = rows.iter().position(|row| row.chosen).unwrap_or(0);
    let first = (chosen + 1).saturating_sub(shown.max(1));
    let mut hits = Vec::new();
    for (place, (at, row)) in area.rows().step_by(usize::from(spread)).zip(rows.iter().enumerate().skip(first)) {
        // The first and the last visible heap show whether there are others beyond them.
        let cut = (at == first && first > 0) || (at + 1 == first + shown && at + 1 < rows.len());
        let whole = row.size <= room;
        let pitch = if whole { pitch } else { 1 };
        let beads = if whole { usize::try_from(row.size).unwrap_or(0) * usize::from(pitch) } else { 0 };
        let tail = tail(*row, look, usize::from(behind).saturating_sub(beads), !whole);
        let hidden = if whole { 0 } else { row.size - part(behind, &tail).min(row.size) };
        if row.chosen {
            buf.set_style(place, look.theme.row);
        }
        Line::from(spans(at, *row, pitch, hidden, cut, look)).render(place, buf);
        // The size stands right behind the beads.
        let end = short(HEAD as usize + beads + 1).min(place.width.saturating_sub(short(tail.width())));
        let behind = Rect { x: place.x + end, width: place.width - end, ..place };
        if whole {
            tail.render(behind, buf);
        } else {
            tail.right_aligned().render(place, buf);
        }
        let beads = bead_hits(at, *row, pitch, hidden, place);
        hits.extend(beads.inspect(|(place, heap, bead)| stage.put(Stage::piece(*heap, *bead), *place)));
        hits.push((Rect { width: HEAD.min(place.width), ..place }, at, row.left));
    }
    hits
}

/// The number of beads, the last ones, that fit between the name and the number of a heap too large to be drawn whole.
fn part(behind: u16, tail: &Line<'_>) -> u64 {
    /// Fewer beads than these say nothing.
    const FEWEST: usize = 6;
    // Two columns for the mark and the gap.
    let room = usize::from(behind).saturating_sub(tail.width() + 2);
    if room < FEWEST { 0 } else { room as u64 }
}

/// A heap's name, and its beads behind the first `hidden`.
fn spans(at: usize, row: Row, pitch: u16, hidden: u64, cut: bool, look: &Look) -> Vec<Span<'static>> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let (pointer, named) = pointer(row.chosen, cut, look);
    let mut spans = vec![Span::styled(format!("{pointer}{:>2}  ", at + 1), named)];
    if hidden == row.size && row.size > 0 {
        return spans;
    }
    if hidden > 0 {
        spans.push(Span::styled(glyphs.edge, theme.dim));
    }
    let beads =
        |sign: &str, many: u64| align::left(sign, usize::from(pitch)).repeat(usize::try_from(many).unwrap_or(0));
    let stay = row.left.saturating_sub(hidden);
    spans.push(Span::styled(beads(glyphs.bead, stay), theme.bead));
    spans.push(Span::styled(beads(glyphs.taken, row.size - hidden - stay), theme.taken));
    spans
}

/// The size of a heap, what the cursor leaves of it, and what the last move took.
///
/// If there are `numbers` alone and not all fit into `room`, the size gives way first: the heading and the reason show it, too.
fn tail(row: Row, look: &Look, room: usize, numbers: bool) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let size_style = if row.chosen { theme.title } else { theme.text };
    let mut spans = Vec::new();
    if row.last > 0 && row.left == row.size {
        spans.push(Span::styled(format!("{} -{}  ", glyphs.last, row.last), theme.last));
    }
    spans.push(Span::styled(row.size.to_string(), size_style));
    if row.left < row.size {
        spans.push(Span::styled(format!(" {} {}", glyphs.arrow, row.left), theme.taken));
    }
    spans.push(Span::raw(" "));
    let mut line = Line::from(spans);
    // Where the cursor is as well, the mark alone, if it fits.
    if row.last > 0 && row.left < row.size && line.width() + 2 <= room {
        line.spans.insert(0, Span::styled(format!("{} ", glyphs.last), theme.last));
    }
    if numbers && line.width() > room {
        return Line::styled(format!("{} {} ", glyphs.arrow, row.left), theme.taken);
    }
    line
}

/// The clicks on a heap's beads: each takes its bead and all to its right.
fn bead_hits(at: usize, row: Row, pitch: u16, hidden: u64, place: Rect) -> impl Iterator<Item = Hit> {
    let beads = u16::try_from(row.size - hidden).unwrap_or(0);
    // The mark of what is hidden stands before the first.
    let head = HEAD + u16::from(hidden > 0);
    (0..beads).map(move |bead| {
        let x = place.x.saturating_add(head).saturating_add(bead.saturating_mul(pitch));
        (Rect { x, width: pitch, ..place }, at, hidden + u64::from(bead))
    })
}
