//! A row of cells: all of it, or the part around one; with a band above it for ties from cell to cell, and one below it for what they count.

use super::{Align, Len, Picture, Place, Point, Room, Tone, Unit, cells, marks::Sign, units};

/// The most cells that are tied to one another by the design; of more, only the innermost are where there is no room.
const TIED: u64 = 4;
/// The fewest cells of a row too long for the room that are shown, if that can be had with smaller cells.
const PART: u64 = 20;
/// Rows of a unit in which a thing can be recognised.
const LOW: f32 = 2.0;
/// Columns on each side for the signs that the row goes on.
const ENDS: f32 = 2.0;
/// Rows below the names for what the cells count.
const COUNTS: f32 = 2.0;

/// The visible cells and their places.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    unit: Unit,
    cells: u64,
    /// The first visible cell, and how many are visible.
    first: u64,
    seen: u64,
    gap: Len,
    height: Len,
    /// Rows of ties above the cells, of names, and of counts below.
    bands: Bands,
}

#[derive(Debug, Clone, Copy)]
struct Bands {
    ties: f32,
    names: f32,
    counts: f32,
}

impl Bands {
    /// As much as there is room for beside cells of `least` rows: names first, then ties, then counts.
    fn of(cells: u64, least: f32, height: f32) -> Self {
        let ties = (cells / 2).min(TIED) as f32 + 1.0;
        let all = [(ties, 1.0, COUNTS), (2.0, 1.0, COUNTS), (2.0, 1.0, 0.0), (0.0, 1.0, 0.0)];
        let all = all.map(|(ties, names, counts)| Self { ties, names, counts });
        let none = Self { ties: 0.0, names: if height >= 2.0 { 1.0 } else { 0.0 }, counts: 0.0 };
        all.into_iter().find(|bands| bands.rows() + least <= height).unwrap_or(none)
    }

    const fn rows(self) -> f32 {
        self.ties + self.names + self.counts
    }
}

impl Row {
    /// The largest cells, so many units high, of which all or the part around `at` fit.
    pub fn new(cells: u64, at: u64, tall: f32, room: Room) -> Self {
        let least = if room.units().any(Unit::is_raster) { LOW * tall } else { 1.0 };
        let mut bands = Bands::of(cells, least, room.height());
        let free = room.less(0.0, bands.rows());
        let high = |unit: Unit| if unit.is_raster() { units(tall) } else { super::cells(1.0) };
        // Only the smallest cells stand side by side without a gap.
        let sizes = room.units().flat_map(|unit| {
            let narrow = unit.columns(units(1.0)) < 4.0;
            [1.0, 0.0].into_iter().take(if narrow { 2 } else { 1 }).map(move |gap| (unit, super::cells(gap)))
        });
        let count = |unit: Unit, gap: Len, ends: f32| {
            let fits = unit.rows(high(unit)) <= free.height().max(1.0);
            if fits { room.less(2.0 * ends, 0.0).count(unit, (gap, Len::default())).0 } else { 0 }
        };
        let whole = sizes.clone().find(|(unit, gap)| count(*unit, *gap, 0.0) >= cells);
        let part = || sizes.clone().find(|(unit, gap)| count(*unit, *gap, ENDS) >= PART);
        let (unit, gap) = whole.or_else(part).unwrap_or((Unit::SIGN, Len::default()));
        let ends = if whole.is_some() { 0.0 } else { ENDS };
        let seen = count(unit, gap, ends).clamp(1, cells.max(1));
        // Half of what is visible is passed before the rest comes into sight.
        let half = (seen / 2).max(1);
        let page = at.saturating_sub(1) / half * half + 1;
        let first = page.saturating_sub(half / 2).clamp(1, (cells + 1).saturating_sub(seen).max(1));
        let spare = (room.height() - bands.rows() - unit.rows(high(unit))).floor();
        if bands.ties > 0.0 && spare > 0.0 {
            bands.ties = (bands.ties + spare).min((cells / 2) as f32 + 1.0);
        }
        let height = unit.whole(high(unit));
        Self { unit, cells, first, seen, gap, height, bands }
    }

    /// An empty picture of the row, with the names of its cells.
    pub fn picture<C>(&self) -> Picture<C> {
        let wide = (units(1.0) + self.gap) * self.seen - self.gap + cells(2.0 * self.ends());
        let size = (wide, self.height + cells(self.bands.rows()));
        let mut picture = Picture::new(self.unit, size);
        self.put_names(&mut picture);
        picture
    }

    /// The visible cells and their places.
    pub fn cells(&self) -> impl Iterator<Item = (Place, u64)> + use<> {
        let row = *self;
        (row.first..row.first + row.seen).filter_map(move |cell| Some((row.place(cell)?, cell)))
    }

    /// The place of a cell, if it is visible.
    pub fn place(&self, cell: u64) -> Option<Place> {
        let at = cell.checked_sub(self.first).filter(|at| *at < self.seen)?;
        let x = (units(1.0) + self.gap) * at + cells(self.ends());
        Some(Place { x, y: cells(self.bands.ties), w: units(1.0), h: self.height })
    }

    /// The number of nested ties for which there is room.
    pub const fn ties(&self) -> usize {
        super::whole(self.bands.ties - 1.0) as usize
    }

    /// Ties each cell to its twin. Of more pairs than there is room for, the last ones are left out; the pairs are given from the
    /// innermost one on.
    pub fn tie<C>(&self, pairs: impl IntoIterator<Item = (u64, u64)>, tone: Tone, picture: &mut Picture<C>) {
        for ((one, other), up) in pairs.into_iter().take(self.ties()).zip(2_u16..) {
            let (Some(one), Some(other)) = (self.place(one), self.place(other)) else { continue };
            // Of two middle columns the left one.
            let [left, right] = [one, other].map(|place| place.middle().0 - cells(0.5));
            let (top, foot) = (cells(self.bands.ties - f32::from(up)), cells(self.bands.ties - 1.0));
            picture.tie([(left, foot), (left, top), (right, top), (right, foot)], tone);
        }
    }

    /// Marks the middle of the row, between its halves or over its middle cell.
    pub fn mark_middle<C>(&self, tone: Tone, picture: &mut Picture<C>) {
        if self.bands.ties < 1.0 || self.seen < self.cells {
            return;
        }
        let Some(place) = self.place(self.cells / 2 + 1) else { return };
        let above = cells(self.bands.ties - 1.0);
        if self.cells.is_multiple_of(2) && self.gap.cells > 0.0 {
            let x = place.x - self.gap;
            picture.tie([(x, above), (x, place.y + place.h - cells(1.0))], tone);
        } else if !self.cells.is_multiple_of(2) {
            picture.sign((place.middle().0, above), Align::Middle, Sign::Middle, tone);
        }
    }

    /// The place below these cells, as far as they are visible, where something about them can stand; `None` if there is no room.
    pub fn below(&self, from: u64, to: u64) -> Option<Place> {
        let (from, to) = (from.max(self.first), to.min(self.first + self.seen - 1));
        let (first, last) = (self.place(from)?, self.place(to)?);
        let y = first.y + self.height + cells(self.bands.names);
        (self.bands.counts > 0.0).then(|| Place { x: first.x, y, w: last.x + last.w - first.x, h: cells(COUNTS) })
    }

    fn ends(&self) -> f32 {
        if self.seen < self.cells { ENDS } else { 0.0 }
    }

    /// Names every cell if there is room, or else every fifth or tenth, and says where the row goes on.
    fn put_names<C>(&self, picture: &mut Picture<C>) {
        let (y, pitch) = (self.height + cells(self.bands.ties), self.unit.columns(units(1.0) + self.gap));
        if self.bands.names > 0.0 {
            let digits = self.cells.to_string().len() as f32;
            let step = [1, 2, 5].into_iter().find(|step| *step as f32 * pitch > digits).unwrap_or(10);
            for (place, cell) in self.cells().filter(|(_, cell)| cell.is_multiple_of(step) || *cell == 1 && step < 5) {
                picture.label((place.middle().0, y), Align::Middle, cell, Tone::Dim);
            }
        }
        let row = self.place(self.first).map_or(Len::default(), |place| self.unit.middle_row(place.middle().1));
        let mut end = |is_open: bool, at: Point, align: Align| {
            if is_open {
                picture.sign(at, align, Sign::More, Tone::Dim);
            }
        };
        let right = (units(1.0) + self.gap) * self.seen - self.gap + cells(2.0 * ENDS - 1.0);
        end(self.first > 1, (Len::default(), row), Align::Left);
        end(self.first + self.seen <= self.cells, (right, row), Align::Right);
    }
}
