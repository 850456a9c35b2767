//! Units: the columns and rows of a thing of usual size, and the room in which the largest that fits is sought.

use ratatui::layout::Rect;

use super::{Len, Point, cells};
use crate::look::{Look, glyphs::GlyphSet, pieces::Pieces};

/// The columns and rows of a unit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Unit {
    columns: f32,
    rows: f32,
    raster: bool,
}

impl Unit {
    /// One cell, in which a thing is a sign.
    pub const SIGN: Self = Self::new(1.0, 1.0, false);

    const fn new(columns: f32, rows: f32, raster: bool) -> Self {
        Self { columns, rows, raster }
    }

    /// A unit so many times as large.
    #[must_use]
    pub const fn times(self, times: f32) -> Self {
        Self::new(self.columns * times, self.rows * times, self.raster)
    }

    /// Whether things are drawn in quadrants, or else as signs.
    pub const fn is_raster(self) -> bool {
        self.raster
    }

    /// The columns of a length.
    pub const fn columns(self, len: Len) -> f32 {
        len.units * self.columns + len.cells
    }

    /// The rows of a length.
    pub const fn rows(self, len: Len) -> f32 {
        len.units * self.rows + len.cells
    }

    /// The length and what it lacks of a whole row.
    #[must_use]
    pub fn whole(self, len: Len) -> Len {
        len + cells(self.rows(len).ceil() - self.rows(len))
    }

    /// The top of the row of the screen in which a height lies; on the border of two rows, of the upper one.
    #[must_use]
    pub fn middle_row(self, height: Len) -> Len {
        let off = self.rows(height).ceil() - 1.0 - self.rows(height);
        Len { fine: -0.5 - off, ..height + cells(off) }
    }

    /// Whether it is drawn in quadrants and has so many rows.
    pub const fn is_high(self, rows: f32) -> bool {
        self.raster && self.rows >= rows
    }
}

/// Units in quadrants, the largest first.
const RASTER: [Unit; 10] = [
    Unit::new(20.0, 10.0, true),
    Unit::new(16.0, 8.0, true),
    Unit::new(12.0, 6.0, true),
    Unit::new(10.0, 5.0, true),
    Unit::new(8.0, 4.0, true),
    Unit::new(7.0, 3.5, true),
    Unit::new(6.0, 3.0, true),
    Unit::new(5.0, 2.5, true),
    Unit::new(4.0, 2.0, true),
    Unit::new(3.0, 1.5, true),
];
/// Units of one sign. The first ones only where nothing is drawn in quadrants: quadrants are better.
const SIGNS: [Unit; 4] =
    [Unit::new(4.0, 2.0, false), Unit::new(3.0, 1.0, false), Unit::new(2.0, 1.0, false), Unit::SIGN];

/// The room for a picture.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    width: f32,
    height: f32,
    raster: bool,
    painted: bool,
}

impl Room {
    /// The room of an area of the screen.
    pub fn of(area: Rect, look: &Look) -> Self {
        let raster = look.glyph_set() == GlyphSet::Unicode && look.pieces() == Pieces::Large;
        Self { width: area.width.into(), height: area.height.into(), raster, painted: look.theme.is_painted() }
    }

    /// A unit of one cell, in which what is larger than a cell is drawn in quadrants where that can be done.
    pub const fn cell(self) -> Unit {
        Unit::new(1.0, 1.0, self.raster)
    }

    /// The columns.
    pub const fn width(self) -> f32 {
        self.width
    }

    /// The rows.
    pub const fn height(self) -> f32 {
        self.height
    }

    /// Whether things are filled on backgrounds. Without them nothing can begin in the middle of a row.
    pub const fn is_painted(self) -> bool {
        self.painted
    }

    /// The room without so many columns and rows.
    #[must_use]
    pub const fn less(self, columns: f32, rows: f32) -> Self {
        Self { width: (self.width - columns).max(0.0), height: (self.height - rows).max(0.0), ..self }
    }

    /// The units to try, the largest first.
    pub fn units(self) -> impl Iterator<Item = Unit> + Clone {
        self.raster_units().chain(SIGNS.into_iter().skip(if self.raster { 2 } else { 0 }))
    }

    /// The units for things with texts on them, for which signs of several columns are needed, too.
    pub fn text_units(self) -> impl Iterator<Item = Unit> + Clone {
        self.raster_units().chain(SIGNS)
    }

    fn raster_units(self) -> impl Iterator<Item = Unit> + Clone {
        let halves = move |unit: &Unit| self.painted || unit.rows.fract() == 0.0;
        RASTER.into_iter().filter(move |unit| self.raster && halves(unit))
    }

    /// Whether a picture of this size fits.
    pub fn fits(self, unit: Unit, (w, h): Point) -> bool {
        unit.columns(w) <= self.width && unit.rows(h) <= self.height
    }

    /// The whole columns and rows.
    pub fn cells(self) -> (u64, u64) {
        self.count(Unit::SIGN, Point::default())
    }

    /// The number of things of one unit that fit beside one another, and of those below, with gaps between them.
    pub fn count(self, unit: Unit, (gap_x, gap_y): Point) -> (u64, u64) {
        let count = |room: f32, gap: f32, pitch: f32| ((room + gap) / (pitch + gap)).max(0.0) as u64;
        (count(self.width, unit.columns(gap_x), unit.columns), count(self.height, unit.rows(gap_y), unit.rows))
    }
}
