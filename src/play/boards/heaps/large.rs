//! Heaps of pieces that are larger than one sign, in groups of powers of two where these decide.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};

use super::{Hit, Row};
use crate::look::{
    Look,
    pieces::{Piece, PieceSize},
};

/// Columns before the pieces: a bar and a number.
const HEAD: u16 = 4;
/// Rows between two heaps at the most.
const WIDEST: u16 = 3;

/// How heaps are laid out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    size: PieceSize,
    /// Columns from one piece to the next.
    pitch: u16,
    /// Whether pieces stand in groups of powers of two.
    powers: bool,
    /// Columns behind the pieces.
    tail: u16,
    /// Rows from one heap to the next.
    spread: u16,
    /// Where the heaps stand: in the middle of their room.
    area: Rect,
}

impl Layout {
    /// The layout of the largest pieces with which all heaps fit into `area`; `None` where these would be single signs.
    pub(super) fn new(rows: &[Row], powers: bool, area: Rect, look: &Look) -> Option<Self> {
        let count = u16::try_from(rows.len()).ok()?.max(1);
        let largest = rows.iter().map(|row| row.size.saturating_add(row.last)).max().unwrap_or(0);
        let digits = u16::try_from(largest.to_string().len()).ok()?;
        let tail = 2 * digits + 6;
        let room = u64::from(area.width.checked_sub(HEAD + tail)?);
        let fits = |size: PieceSize, gap: u16| {
            let cells = size.cells();
            let width = |row: &Row| end(row.size, cells.width + gap, powers);
            count.saturating_mul(cells.height) <= area.height && rows.iter().all(|row| width(row) <= room)
        };
        // Large pieces that touch one another could not be counted.
        let size = PieceSize::largest(look, |size| fits(size, u16::from(size > PieceSize::Middle)));
        if size == PieceSize::Small {
            return None;
        }
        let cells = size.cells();
        let pitch = cells.width + u16::from(fits(size, 1));
        let spread = (area.height.saturating_add(WIDEST) / count).clamp(cells.height, cells.height + WIDEST);
        let high = spread * count - (spread - cells.height);
        let wide = rows.iter().map(|row| end(row.size, pitch, powers)).max().unwrap_or(0);
        let wide = u16::try_from(wide).ok()?.saturating_add(HEAD + tail).max(area.width.min(HEAD + tail + 4 * pitch));
        let area = Rect {
            x: area.x + (area.width - wide.min(area.width)) / 2,
            y: area.y + (area.height - high.min(area.height)) / 2,
            width: wide.min(area.width),
            height: high.min(area.height),
        };
        Some(Self { size, pitch, powers, tail, spread, area })
    }

    /// Draws the heaps; returns where a click leaves how much.
    pub(super) fn draw(&self, rows: &[Row], buf: &mut Buffer, look: &Look) -> Vec<Hit> {
        let mut hits = Vec::new();
        let height = self.size.cells().height;
        for ((at, row), y) in rows.iter().enumerate().zip((self.area.y..).step_by(usize::from(self.spread))) {
            let place = Rect { y, height, ..self.area }.intersection(self.area);
            self.draw_heap(at, *row, place, buf, look);
            hits.extend((0..row.size).map(|piece| (self.piece(piece, row.size, place), at, piece)));
            hits.push((Rect { width: HEAD.min(place.width), ..place }, at, row.left));
        }
        hits
    }

    fn draw_heap(&self, at: usize, row: Row, place: Rect, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        if row.chosen {
            buf.set_style(place, theme.row);
        }
        let middle = Rect { y: place.y + (place.height.saturating_sub(1)) / 2, height: 1, ..place };
        let bar = if theme.is_painted() { place } else { middle };
        for line in bar.rows().filter(|_| row.chosen) {
            let sign = if theme.is_painted() { glyphs.bar } else { glyphs.pointer };
            Line::from(Span::styled(sign, theme.taken)).render(line, buf);
        }
        let named = if row.chosen { theme.title } else { theme.dim };
        let number = Rect { x: middle.x + 1, width: middle.width.saturating_sub(1), ..middle };
        Line::from(Span::styled(format!("{:>2}", at + 1), named)).render(number, buf);
        for piece in 0..row.size {
            let kind = if piece < row.left { Piece::Solid } else { Piece::Ring };
            kind.draw(self.size, self.piece(piece, row.size, place), buf, look);
        }
        self.draw_ghosts(row, place, buf, look);
        let (size, split) = self.told(row, look);
        size.right_aligned().render(middle, buf);
        let below = Rect { y: middle.y + 1, ..middle }.intersection(place);
        let wide = u16::try_from(split.width()).unwrap_or(u16::MAX);
        if !below.is_empty() && wide <= self.tail {
            split.right_aligned().render(below, buf);
        }
    }

    /// The places of what the last move took, where there is room for them.
    fn draw_ghosts(&self, row: Row, place: Rect, buf: &mut Buffer, look: &Look) {
        let end = place.right().saturating_sub(self.tail);
        for piece in row.size..row.size.saturating_add(row.last) {
            let ghost = self.piece(piece, row.size, place);
            if ghost.right() > end || ghost.is_empty() {
                return;
            }
            Piece::Ghost.draw(self.size, ghost, buf, look);
        }
    }

    /// The place of a piece of a heap, from 0.
    fn piece(&self, piece: u64, size: u64, place: Rect) -> Rect {
        let along = piece.saturating_mul(self.pitch.into()).saturating_add(gaps(piece, size, self.powers));
        let x = place.x.saturating_add(HEAD).saturating_add(u16::try_from(along).unwrap_or(u16::MAX));
        Rect { x, y: place.y, width: self.size.cells().width, height: place.height }.intersection(place)
    }

    /// A heap's size, and what is left of it or was taken last; and the powers of two that it is made of.
    fn told(&self, row: Row, look: &Look) -> (Line<'static>, Line<'static>) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let mut size = vec![Span::styled(row.size.to_string(), if row.chosen { theme.title } else { theme.text })];
        if row.left < row.size {
            size.push(Span::styled(format!(" {} {}", glyphs.arrow, row.left), theme.taken));
        } else if row.last > 0 {
            size.insert(0, Span::styled(format!("{} -{}  ", glyphs.last, row.last), theme.last));
        }
        size.push(Span::raw(" "));
        let split = if self.powers && row.size.count_ones() > 1 {
            let parts: Vec<String> = powers(row.size).map(|power| power.to_string()).collect();
            format!("={} ", parts.join("+"))
        } else {
            String::new()
        };
        (Line::from(size), Line::from(Span::styled(split, theme.dim)))
    }
}

/// The powers of two that a size is made of, the largest first.
fn powers(size: u64) -> impl Iterator<Item = u64> {
    (0..u64::BITS).rev().map(|bit| 1 << bit).filter(move |power| size & power != 0)
}

/// The columns of the gaps before a piece of a heap: two between one power of two and the next.
fn gaps(piece: u64, size: u64, by_powers: bool) -> u64 {
    if !by_powers {
        return 0;
    }
    let ends = powers(size).scan(0, |end, power| {
        *end += power;
        Some(*end)
    });
    2 * ends.take_while(|end| *end <= piece).filter(|end| *end < size).count() as u64
}

/// The columns that a heap of that size takes.
fn end(size: u64, pitch: u16, by_powers: bool) -> u64 {
    size.saturating_mul(pitch.into()).saturating_add(gaps(size, size, by_powers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stand_in_groups_of_powers_of_two() {
        let gaps = |size| (0..size).map(|piece| gaps(piece, size, true)).collect::<Vec<_>>();
        assert_eq!(gaps(6), [0, 0, 0, 0, 2, 2]);
        assert_eq!(gaps(7), [0, 0, 0, 0, 2, 2, 4]);
        assert_eq!(gaps(4), [0; 4]);
        assert_eq!(powers(13).collect::<Vec<_>>(), [8, 4, 1]);
    }
}
