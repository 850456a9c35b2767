//! Heaps as rows of beads, or as numbers where the beads do not fit.

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
    /// `true` where the cursor stands here.
    pub chosen: bool,
    /// The amount that the last move took from it.
    pub last: u64,
}

impl Row {
    /// A heap of `size`, of which the cursor takes `take` where it stands there, and of which the last move took `last`.
    pub fn new(size: u64, take: Option<u64>, last: Option<u64>) -> Self {
        let left = size.saturating_sub(take.unwrap_or(0));
        Self { size, left, chosen: take.is_some(), last: last.unwrap_or(0) }
    }
}

/// The rows of a game in which a move, and the cursor, is a cut from one heap.
pub fn rows<B: Board<Game: Game<Position = Heaps, Move = Cut>, Cursor = Cut>>(scene: &Scene<'_, B>) -> Vec<Row> {
    let row = |heap: usize| {
        let of_heap = |cut: &Cut| (cut.heap == heap).then_some(cut.take);
        Row::new(
            scene.position.size(heap),
            scene.cursor.and_then(of_heap),
            scene.last.and_then(|(_, cut)| of_heap(cut)),
        )
    };
    (1..=scene.position.0.len()).map(row).collect()
}

/// A place on the screen: clicking it means to leave `left` in the heap `row` (from 0).
pub type Hit = (Rect, usize, u64);

/// Columns before the beads: pointer and number.
const HEAD: u16 = 5;
/// Columns behind the beads at the least: a number, an arrow and a number.
const TAIL: u16 = 9;

/// Rows from one heap to the next at the most.
const WIDEST: u16 = 3;

/// Draws the heaps, in groups of powers of two where these decide: in the middle of `area` and as large as they fit, else from
/// its top in beads and numbers; what does not fit is left out.
pub fn draw(rows: &[Row], powers: bool, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Vec<Hit> {
    if let Some(layout) = large::Layout::new(rows, powers, area, look) {
        return layout.draw(rows, buf, look, stage);
    }
    let room = u64::from(area.width.saturating_sub(HEAD + TAIL));
    let count = u16::try_from(rows.len()).unwrap_or(u16::MAX);
    let spread = (area.height.saturating_add(1) / count.max(1)).clamp(1, WIDEST);
    // A cell is twice as high as wide, so beads two columns to a row apart lie on a square grid.
    let largest = rows.iter().map(|row| row.size).filter(|&size| size <= room).max().unwrap_or(1);
    let pitch = u16::try_from(room / largest.max(1)).unwrap_or(u16::MAX).min(2 * spread);
    let first = first_row(rows, usize::from(area.height.div_ceil(spread)).max(1));
    let mut hits = Vec::new();
    for (place, (at, row)) in area.rows().step_by(usize::from(spread)).zip(rows.iter().enumerate().skip(first)) {
        // Heaps that are out of sight are told of beside the first and the last that are not.
        let shown = usize::from(area.height.div_ceil(spread));
        let cut = (at == first && first > 0) || (at + 1 == first + shown && at + 1 < rows.len());
        let whole = row.size <= room;
        let behind = usize::from(area.width.saturating_sub(HEAD));
        let pitch = if whole { pitch } else { 1 };
        let beads = if whole { usize::try_from(row.size).unwrap_or(0) * usize::from(pitch) } else { 0 };
        let tail = tail(*row, look, behind.saturating_sub(beads), !whole);
        let hidden = if whole { 0 } else { row.size - part(area, &tail).min(row.size) };
        if row.chosen {
            buf.set_style(place, look.theme.row);
        }
        Line::from(spans(at, *row, pitch, hidden, cut, look)).render(place, buf);
        tail.right_aligned().render(place, buf);
        let beads = bead_hits(at, *row, pitch, hidden, place);
        hits.extend(beads.inspect(|(place, heap, bead)| stage.put(Stage::piece(*heap, *bead), *place)));
        hits.push((Rect { width: HEAD.min(place.width), ..place }, at, row.left));
    }
    hits
}

/// The beads of a heap that does not fit for which there is room between its name and its number: its last ones.
fn part(area: Rect, tail: &Line<'_>) -> u64 {
    /// Fewer than these say nothing.
    const FEWEST: usize = 6;
    // Two columns for the mark and the gap.
    let room = usize::from(area.width.saturating_sub(HEAD)).saturating_sub(tail.width() + 2);
    if room < FEWEST { 0 } else { room as u64 }
}

/// Scrolls just so far that the chosen row is in sight.
fn first_row(rows: &[Row], room: usize) -> usize {
    let chosen = rows.iter().position(|row| row.chosen).unwrap_or(0);
    (chosen + 1).saturating_sub(room)
}

/// A heap's name and its beads from the one after `hidden` on.
fn spans(at: usize, row: Row, pitch: u16, hidden: u64, cut: bool, look: &Look) -> Vec<Span<'static>> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let pointer = if row.chosen {
        glyphs.pointer
    } else if cut {
        glyphs.edge
    } else {
        " "
    };
    let named = if row.chosen { theme.title } else { theme.text };
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

/// The size, what is left of it, and what the last move took.
///
/// Among numbers alone, what does not fit `room` gives way: first the size, which the heading and the reason show, too.
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
    // Where the cursor stands there as well, the mark alone, if it fits.
    if row.last > 0 && row.left < row.size && line.width() + 2 <= room {
        line.spans.insert(0, Span::styled(format!("{} ", glyphs.last), theme.last));
    }
    if numbers && line.width() > room {
        return Line::styled(format!("{} {} ", glyphs.arrow, row.left), theme.taken);
    }
    line
}

/// Clicking a bead takes it and all to its right.
fn bead_hits(at: usize, row: Row, pitch: u16, hidden: u64, place: Rect) -> impl Iterator<Item = Hit> {
    let beads = u16::try_from(row.size - hidden).unwrap_or(0);
    // The mark of what is hidden stands before the first.
    let head = HEAD + u16::from(hidden > 0);
    (0..beads).map(move |bead| {
        let x = place.x.saturating_add(head).saturating_add(bead.saturating_mul(pitch));
        (Rect { x, width: pitch, ..place }, at, hidden + u64::from(bead))
    })
}

/// The first of `count` heaps, or other parts, from `wanted` on that is open to a move, else the last before it.
pub fn nearest(wanted: usize, count: usize, is_open: impl Fn(usize) -> bool) -> usize {
    (wanted..=count).chain((1..wanted).rev()).find(|part| is_open(*part)).unwrap_or(1)
}

/// The next part above `at` that is open to a move; none but `at` itself where there is none.
pub fn above(at: usize, is_open: impl Fn(usize) -> bool) -> usize {
    (1..at).rev().find(|part| is_open(*part)).unwrap_or(at)
}

/// The next of `count` parts below `at` that is open to a move; none but `at` itself where there is none.
pub fn below(at: usize, count: usize, is_open: impl Fn(usize) -> bool) -> usize {
    (at + 1..=count).find(|part| is_open(*part)).unwrap_or(at)
}

/// A large step for amounts up to `size`: a power of ten, about a tenth of it.
pub fn large_step(size: u64) -> u64 {
    10_u64.pow((size / 10).max(1).ilog10())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_step_is_a_power_of_ten_about_a_tenth() {
        assert_eq!([1, 9, 23, 100, 999, 10_000].map(large_step), [1, 1, 1, 10, 10, 1000]);
        assert_eq!(large_step(1_000_000_000_000_000_000), 100_000_000_000_000_000);
    }
}
