//! The places of stalks and pieces: as large as fits, and as a part around the cursor if not all of it does.

use std::ops::Range;

use ratatui::layout::Rect;
use zugzwang_engine::{games::Hackenbush, theory::hackenbush::Cut};

use super::tallest;
use crate::{
    look::{Look, glyphs::GlyphSet},
    play::{
        board::Scene,
        boards::paint::{are_large, place_in, short},
    },
};

/// Columns beside a piece: the pointer before it, and the ground behind it on which pieces fall.
const BESIDE: u16 = 3;
/// The fewest columns of a stalk with what stands beside it.
const NARROWEST: u16 = 4;
/// The most rows of a piece.
const HIGHEST: u16 = 11;
/// The height from which a line says whose turn it is.
const HEADED: u16 = 7;

/// The places of a garden.
#[derive(Debug, Clone)]
pub(super) struct Layout {
    /// The line that says whose turn it is; empty if there is no room.
    pub(super) head: Rect,
    /// The area of the stalks.
    body: Rect,
    /// The row of grass below them.
    pub(super) grass: Rect,
    /// The row of numbers below the grass.
    numbers: Rect,
    /// The stalks in sight, counted from 0.
    pub(super) stalks: Range<usize>,
    /// Columns from one stalk to the next.
    pitch: u16,
    /// Columns and rows of a piece.
    size: (u16, u16),
}

impl Layout {
    pub(super) fn new(game: &Hackenbush, scene: &Scene<'_, Hackenbush>, area: Rect) -> Self {
        let count = scene.position.stalks.len().max(1);
        let head = u16::from(area.height >= HEADED);
        let below = area.height.saturating_sub(head).min(2);
        let rows = area.height.saturating_sub(head + below);
        let pitch = (area.width / short(count)).max(NARROWEST);
        let (size, pitch) = sizes(short(tallest(game, scene.position)), rows, pitch, scene.look);
        let shown = usize::from(area.width / pitch).clamp(1, count);
        let at = scene.cursor.or(scene.last.map(|(_, cut)| cut)).map_or(0, |cut| cut.stalk.saturating_sub(1));
        let first = at.saturating_sub(shown / 2).min(count - shown);
        let wide = short(shown).saturating_mul(pitch).min(area.width);
        let x = area.x + (area.width - wide) / 2;
        let tall = short(tallest(game, scene.position)).saturating_mul(size.1).min(rows);
        // The stalks stand in the middle, with the line above them at the top.
        let y = area.y + head + (rows - tall) / 2;
        let line = |y: u16| Rect { x, y, width: wide, height: 1 }.intersection(area);
        Self {
            head: Rect { height: head, ..area },
            body: Rect { x, y, width: wide, height: tall },
            grass: line(y + tall),
            numbers: if below > 1 { line(y + tall + 1) } else { Rect::default() },
            stalks: first..first + shown,
            pitch,
            size,
        }
    }

    /// The number of pieces that fit above one another.
    pub(super) fn room(&self) -> usize {
        usize::from(self.body.height / self.size.1)
    }

    /// The columns of a stalk, counted from 0, with what stands beside it.
    fn slot(&self, stalk: usize, row: Rect) -> Rect {
        let at = short(stalk.saturating_sub(self.stalks.start)).saturating_mul(self.pitch);
        place_in(row, (at, 0), (self.pitch, row.height))
    }

    /// The column of a stalk's first sign, which points at the cut.
    const fn indent(&self) -> u16 {
        1 + self.pitch.saturating_sub(self.size.0 + BESIDE) / 2
    }

    /// The place of a piece: `at` rows of pieces above the ground.
    pub(super) fn piece(&self, stalk: usize, at: usize) -> Rect {
        let up = short(at + 1).saturating_mul(self.size.1);
        let slot = self.slot(stalk, self.body);
        let down = self.body.height.saturating_sub(up);
        place_in(slot, (self.indent(), down), self.size)
    }

    /// The columns before and behind a piece, which mark it as falling.
    pub(super) fn sides(&self, stalk: usize, at: usize) -> [Rect; 2] {
        let piece = self.piece(stalk, at);
        let before = Rect { x: piece.x.saturating_sub(1), width: 1, ..piece };
        [before, Rect { x: piece.right(), width: 1, ..piece }.intersection(self.slot(stalk, self.body))]
    }

    /// The row below a piece, where a cut goes through: the grass, or the free strip above the piece below.
    pub(super) fn under(&self, stalk: usize, at: usize) -> Rect {
        let piece = self.piece(stalk, at);
        Rect { y: piece.bottom(), height: 1, ..piece }
    }

    /// The place behind a piece, for the mark of the last move.
    pub(super) fn behind(&self, stalk: usize, at: usize) -> Rect {
        let piece = self.piece(stalk, at);
        let y = piece.bottom().saturating_sub(1);
        Rect { x: piece.right(), y, width: 1, height: piece.height.min(1) }.intersection(self.slot(stalk, self.body))
    }

    /// The place on the grass behind a stalk where fallen pieces lie.
    pub(super) fn fallen(&self, stalk: usize) -> Rect {
        let piece = self.piece(stalk, 0);
        let row = Rect { y: self.grass.y, height: self.grass.height, ..self.body };
        let slot = self.slot(stalk, row);
        Rect { x: piece.right(), width: 2, ..slot }.intersection(slot)
    }

    /// The place of a stalk's number.
    pub(super) fn number(&self, stalk: usize) -> Rect {
        let slot = self.slot(stalk, self.numbers);
        let x = slot.x + self.indent() + self.size.0.saturating_sub(1) / 2;
        Rect { x: x.saturating_sub(1), width: 3, ..slot }.intersection(slot)
    }

    /// The rows of a stalk of this length, from the ground up: each shows the piece of that index, or `None` where pieces are left
    /// out. The piece on the ground stays in sight wherever the cursor is, so that no other piece seems to stand there.
    pub(super) fn in_sight(&self, stalk: usize, pieces: usize, cursor: Option<&Cut>) -> Vec<Option<usize>> {
        let at = cursor.filter(|cut| cut.stalk == stalk + 1).map_or(0, |cut| cut.piece.saturating_sub(1));
        in_sight(self.room(), pieces, at)
    }
}

/// Fills so many rows with pieces of a stalk, the piece `at` among them.
fn in_sight(room: usize, pieces: usize, at: usize) -> Vec<Option<usize>> {
    /// The fewest rows for the piece on the ground, a gap and the piece under the cursor.
    const GAPPED: usize = 3;
    if pieces <= room {
        return (0..pieces).map(Some).collect();
    }
    if at + 1 < room {
        return (0..room - 1).map(Some).chain([None]).collect();
    }
    if room < GAPPED {
        return (0..room).map(|row| (row + 1 == room).then_some(at)).collect();
    }
    let around = room + 1 - GAPPED;
    let first = at.saturating_sub(around / 2).min(pieces - around);
    let last = first + around - 1;
    let upper = (first..=last).map(|piece| (piece < last || piece == at || last + 1 == pieces).then_some(piece));
    [Some(0), None].into_iter().chain(upper).collect()
}

/// The size of the largest pieces with which all stalks fit, and the columns of a stalk.
fn sizes(tallest: u16, rows: u16, pitch: u16, look: &Look) -> ((u16, u16), u16) {
    let high = if are_large(look) { (rows / tallest.max(1)).clamp(1, HIGHEST) } else { 1 };
    // A stick is about half as wide as it is high, but not so narrow that a hollow one looks solid.
    let least = if high > 1 { high.max(5) } else { 3 };
    let widest = if are_large(look) || look.glyph_set() == GlyphSet::Ascii { least } else { 1 };
    // A piece has a middle column.
    let fitting = pitch.saturating_sub(BESIDE).min(widest);
    let wide = fitting.saturating_sub((fitting + 1) % 2).max(1);
    ((wide, high), pitch.min(wide + 2 * BESIDE + 3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_piece_on_the_ground_and_the_one_under_the_cursor_are_in_sight() {
        for (room, pieces) in (1..9).flat_map(|room| (1..12).map(move |pieces| (room, pieces))) {
            for at in 0..pieces {
                let rows = in_sight(room, pieces, at);
                assert!(rows.len() <= room && rows.contains(&Some(at)), "{room} {pieces} {at}: {rows:?}");
                // With two rows there is only room for the cursor and for a sign of what is below it.
                assert!(room < 3 || rows[0] == Some(0), "{room} {pieces} {at}: {rows:?}");
                let shown: Vec<usize> = rows.iter().flatten().copied().collect();
                let is_named = shown.len() == pieces || rows.contains(&None) || room == 1;
                assert!(shown.is_sorted() && is_named, "{room} {pieces} {at}: {rows:?}");
            }
        }
        assert_eq!(in_sight(3, 4, 3), [Some(0), None, Some(3)]);
    }
}
