//! The heaps as rows of pieces: what is taken in the middle, and the parts that are left on either side.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    games::{Octal, octal::Break},
    theory::breaking::{Rest, Take},
};

use super::{left_by, size as size_of};
use crate::{
    look::{
        Look,
        pieces::{Piece, PieceSize},
    },
    play::{
        board::{Hits, Scene, Stage},
        boards::paint::{pointer, push_fitting, short},
    },
};

/// Columns before the pieces: pointer and number.
const HEAD: u16 = 5;
/// Columns between the parts and what is taken.
const GAP: u16 = 2;
/// The most free rows between two heaps.
const WIDEST: u16 = 2;

struct Grid {
    size: PieceSize,
    /// Columns from one piece to the next.
    pitch: u16,
    /// Rows from one heap to the next.
    spread: u16,
    /// Columns for pieces.
    room: u16,
}

impl Grid {
    /// The largest pieces with which all heaps fit that can be drawn piece by piece.
    fn new(heaps: &[u64], area: Rect, look: &Look) -> Self {
        let count = short(heaps.len()).max(1);
        let digits = heaps.iter().map(|size| size.to_string().len()).max().unwrap_or(1);
        let tail = short(digits * 2 + 6);
        let room = area.width.saturating_sub(HEAD + tail + 2 * GAP);
        let drawable = heaps.iter().copied().filter(|size| *size <= u64::from(room)).max().unwrap_or(1);
        let drawable = u16::try_from(drawable).unwrap_or(1).max(1);
        let fits = |size: PieceSize| {
            let cells = size.cells();
            let high = count.saturating_mul(cells.height + u16::from(cells.height > 1));
            // Large pieces need air between them to be counted.
            let wide = cells.width + u16::from(cells.width > 1);
            drawable.saturating_mul(wide) <= room && high <= area.height + 1
        };
        let size = PieceSize::largest(look, fits);
        let cells = size.cells();
        let air = u16::from(drawable.saturating_mul(cells.width + 1) <= room);
        let free = area.height.saturating_sub(count.saturating_mul(cells.height)) / count;
        Self { size, pitch: cells.width + air, spread: cells.height + free.min(WIDEST), room }
    }

    fn fits(&self, size: u64) -> bool {
        size.saturating_mul(self.pitch.into()) <= u64::from(self.room)
    }
}

/// The parts of a heap with a move marked in it: what stays, what is taken, and what stays.
fn parts(size: u64, take: Option<Take>) -> [u64; 3] {
    match take {
        None => [size, 0, 0],
        Some(Take { taken, rest: Rest::Two(small, large) }) => [small, taken, large],
        Some(Take { taken, .. }) => [size - taken, taken, 0],
    }
}

/// Draws the heaps that fit around the chosen one. A click on a piece means a move that leaves the pieces before it.
pub(super) fn draw(game: &Octal, scene: &Scene<'_, Octal>, area: Rect, buf: &mut Buffer) -> Hits<Break> {
    let heaps = &scene.position.0;
    let grid = Grid::new(heaps, area, scene.look);
    let chosen = scene.cursor.map(|mv| mv.heap);
    let shown = usize::from((area.height / grid.spread.max(1)).max(1));
    let first = chosen.unwrap_or(1).saturating_sub(shown).min(heaps.len().saturating_sub(shown));
    let mut hits = Vec::new();
    for (line, (heap, size)) in (1..).zip(heaps).skip(first).take(shown).enumerate() {
        let down = grid.spread.saturating_mul(short(line));
        let place = Rect { y: area.y.saturating_add(down), height: grid.spread, ..area }.intersection(area);
        let take = scene.cursor.filter(|mv| mv.heap == heap).and_then(|mv| mv.in_heap(*size));
        let hidden = (line == 0 && first > 0) || (line + 1 == shown && first + shown < heaps.len());
        let row = Row { heap, size: *size, take, moved: is_moved(scene, heap), hidden };
        hits.extend(row.draw(game, &grid, place, buf, (scene.look, scene.stage)));
    }
    hits
}

/// Whether the last move made this heap.
fn is_moved(scene: &Scene<'_, Octal>, heap: usize) -> bool {
    scene.last.is_some_and(|(before, mv)| {
        let parts = mv.in_heap(size_of(before, mv.heap)).map_or(0, |take| take.rest.heaps().count());
        (mv.heap..mv.heap + parts).contains(&heap)
    })
}

struct Row {
    heap: usize,
    size: u64,
    /// The take under the cursor, if it is on this heap.
    take: Option<Take>,
    /// Whether the last move made this heap.
    moved: bool,
    /// Whether heaps beyond this one are out of sight.
    hidden: bool,
}

impl Row {
    fn draw(
        &self,
        game: &Octal,
        grid: &Grid,
        place: Rect,
        buf: &mut Buffer,
        (look, stage): (&Look, &Stage),
    ) -> Hits<Break> {
        let theme = &look.theme;
        let high = grid.size.cells().height.min(place.height);
        let middle = Rect { y: place.y + high.saturating_sub(1) / 2, height: 1, ..place };
        if self.take.is_some() {
            buf.set_style(Rect { height: high, ..place }, theme.row);
        }
        let (pointer, style) = pointer(self.take.is_some(), self.hidden, look);
        Line::styled(format!("{pointer}{:>2}  ", self.heap), style).render(middle, buf);
        let mut hits = Vec::new();
        let mut end = place.x.saturating_add(HEAD);
        if grid.fits(self.size) {
            let [first, taken, last] = parts(self.size, self.take);
            let kinds = [(first, Piece::Solid), (taken, Piece::Ring), (last, Piece::Solid)];
            let mut number = 0;
            for (at, (count, kind)) in kinds.into_iter().enumerate().filter(|(_, (count, _))| *count > 0) {
                // Parts stand apart only where a heap is broken.
                let apart = at > 0 && first > 0 && last > 0;
                end = end.saturating_add(if apart { GAP / if taken > 0 { 2 } else { 1 } } else { 0 });
                for _ in 0..count {
                    let spot =
                        Rect { x: end, y: place.y, width: grid.size.cells().width, height: high }.intersection(place);
                    kind.draw(grid.size, spot, buf, look);
                    stage.put(Stage::piece(self.heap, number), spot);
                    hits.extend(self.clicked(game, number).map(|mv| (spot, mv)));
                    (end, number) = (end.saturating_add(grid.pitch), number + 1);
                }
            }
        }
        let tail = Rect { x: end, width: place.right().saturating_sub(end), ..middle };
        self.tail(look, style, usize::from(tail.width)).render(tail, buf);
        hits.extend(self.clicked(game, 0).map(|mv| (Rect { width: HEAD.min(place.width), ..middle }, mv)));
        hits
    }

    /// The size, what the cursor's move leaves, and a mark if the last move made the heap.
    fn tail(&self, look: &Look, style: Style, room: usize) -> Line<'static> {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let mut line = Line::from(Span::styled(format!(" {}", self.size), style));
        let left = self.take.map(|take| {
            let left = left_by(take, |part| part.to_string());
            Span::styled(format!(" {} {left}", glyphs.arrow), theme.taken)
        });
        let moved = self.moved.then(|| Span::styled(format!("  {}", glyphs.last), theme.last));
        push_fitting(&mut line, left.into_iter().chain(moved), room);
        line
    }

    /// The first move of this heap that leaves `before` pieces before what is taken; the very first move if there is none.
    fn clicked(&self, game: &Octal, before: u64) -> Option<Break> {
        /// The number of moves that are searched; others are typed.
        const MOST: usize = 500;
        let moves = || game.of_heap().from(self.size).take(MOST);
        let leaves = |take: &Take| {
            let [first, _, last] = parts(self.size, Some(*take));
            first == before || (last > 0 && last == before)
        };
        let found = moves().find(leaves).or_else(|| moves().next())?;
        Some(Break::of(self.heap, found))
    }
}
