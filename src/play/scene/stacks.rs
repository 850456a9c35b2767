//! Stacks of pieces side by side on the ground: as large as fits, and as a part around a piece if not all of it does.

use std::ops::Range;

use super::{Picture, Place, Room, Unit, cells, units};

/// Columns beside a piece for a pointer before it and a mark behind it.
const BESIDE: f32 = 4.0;
/// The gap between two stacks, in units.
const GAP: f32 = 0.8;
/// The row of the ground.
const GROUND: f32 = 1.0;

/// The places of pieces.
#[derive(Debug, Clone)]
pub struct Stacks {
    unit: Unit,
    /// The stacks in sight, counted from 0.
    seen: Range<usize>,
    /// The number of pieces that fit above one another.
    high: usize,
    /// Columns from one stack to the next, and those before the first.
    pitch: f32,
    left: f32,
    /// Rows of text above the stacks, and below the ground.
    texts: (f32, f32),
    width: f32,
}

impl Stacks {
    /// The layout of `count` stacks of up to `tallest` pieces with rows of text above and below; if not all of them fit, those around the
    /// stack `at` are seen.
    pub fn new(count: usize, tallest: usize, at: usize, texts: (f32, f32), room: Room) -> Self {
        let (count, tallest) = (count.max(1), tallest.max(1));
        let free = room.less(0.0, texts.0 + texts.1 + GROUND);
        let each = free.width() / count as f32;
        let fits = |unit: &Unit| {
            unit.columns(units(1.0)) + BESIDE <= each && unit.rows(units(1.0)) * tallest as f32 <= free.height()
        };
        let unit = room.units().find(fits).unwrap_or(Unit::SIGN);
        let wide = unit.columns(units(1.0));
        let pitch = (wide + BESIDE.max(wide * GAP)).min(each).max(wide + BESIDE - 1.0).floor();
        let seen = usize::from(super::whole(free.width() / pitch)).clamp(1, count);
        let first = at.saturating_sub(seen / 2).min(count - seen);
        let high = usize::from(super::whole(free.height() / unit.rows(units(1.0)))).min(tallest);
        let left = ((free.width() - pitch * seen as f32) / 2.0).floor().max(0.0);
        Self { unit, seen: first..first + seen, high, pitch, left, texts, width: room.width() }
    }

    /// An empty picture of the stacks.
    pub fn picture<C>(&self) -> Picture<C> {
        Picture::new(self.unit, (cells(self.width), self.ground().y + cells(GROUND + self.texts.1)))
    }

    /// The stacks in sight, counted from 0.
    pub fn seen(&self) -> Range<usize> {
        self.seen.clone()
    }

    /// The number of pieces that fit above one another.
    pub const fn high(&self) -> usize {
        self.high
    }

    /// The ground below all of them.
    pub fn ground(&self) -> Place {
        let y = self.unit.whole(units(1.0) * self.high as f32) + cells(self.texts.0);
        let w = self.pitch * self.seen.len() as f32;
        Place { x: cells(self.left), y, w: cells(w.min(self.width)), h: cells(GROUND) }
    }

    /// The place of a piece that lies on so many others. In a unit of several rows, half a row above it is free.
    pub fn piece(&self, stack: usize, on: usize) -> Place {
        let beside = (self.pitch - self.unit.columns(units(1.0))) / 2.0;
        let x = cells(self.left + self.pitch * stack.saturating_sub(self.seen.start) as f32 + beside.ceil());
        let gap = cells(if self.unit.is_raster() { 0.5 } else { 0.0 });
        let y = self.ground().y - units(1.0) * (on as f32 + 1.0) + gap;
        Place { x, y, w: units(1.0), h: units(1.0) - gap }
    }

    /// The place of a text below a stack, in one of the rows below the ground.
    pub fn below(&self, stack: usize, row: u8) -> Place {
        let (piece, ground) = (self.piece(stack, 0), self.ground());
        let aside = cells(((self.pitch - self.unit.columns(piece.w)) / 2.0).floor());
        let y = ground.y + cells(GROUND + f32::from(row));
        Place { x: piece.x - aside, y, w: piece.w + aside * 2.0, h: cells(1.0) }
    }

    /// The rows of a stack of so many pieces, from the ground up: each shows the piece of that index, or `None` where pieces are left
    /// out. The lowest piece stays in sight, so that no other seems to be the lowest, and the piece `at` does.
    pub fn rows(&self, pieces: usize, at: usize) -> Vec<Option<usize>> {
        in_sight(self.high, pieces, at)
    }
}

/// Fills so many rows with pieces of a stack, the piece `at` among them.
fn in_sight(room: usize, pieces: usize, at: usize) -> Vec<Option<usize>> {
    /// The fewest rows for the lowest piece, a gap and the piece to see.
    const GAPPED: usize = 3;
    if pieces <= room {
        return (0..pieces).map(Some).collect();
    }
    if room < GAPPED {
        return (0..room).map(|row| (row + 1 == room).then_some(at)).collect();
    }
    if at + 1 < room {
        return (0..room - 1).map(Some).chain([None]).collect();
    }
    let around = room + 1 - GAPPED;
    let first = at.saturating_sub(around / 2).min(pieces - around);
    let last = first + around - 1;
    let upper = (first..=last).map(|piece| (piece < last || piece == at || last + 1 == pieces).then_some(piece));
    [Some(0), None].into_iter().chain(upper).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_piece_and_the_one_to_see_are_in_sight() {
        for (room, pieces) in (1..9).flat_map(|room| (1..12).map(move |pieces| (room, pieces))) {
            for at in 0..pieces {
                let rows = in_sight(room, pieces, at);
                assert!(rows.len() <= room && rows.contains(&Some(at)), "{room} {pieces} {at}: {rows:?}");
                // With two rows there is only room for the one to see and for a sign of what is below it.
                assert!(room < 3 || rows[0] == Some(0), "{room} {pieces} {at}: {rows:?}");
                let shown: Vec<usize> = rows.iter().flatten().copied().collect();
                let is_named = shown.len() == pieces || rows.contains(&None) || room == 1;
                assert!(shown.is_sorted() && is_named, "{room} {pieces} {at}: {rows:?}");
            }
        }
        assert_eq!(in_sight(3, 4, 3), [Some(0), None, Some(3)]);
    }
}
