//! A board of squares: all of it, or the part around one.

use super::{Align, Len, Picture, Place, Point, Room, Tone, Unit, cells, marks::Sign, units};

/// The fewest squares of a board too large for the room that are shown beside and above one another, if that can be had with
/// smaller squares: a chessboard.
const PART: u64 = 8;
/// Columns of a gap and of the sign that more is out of sight.
const MORE: f32 = 2.0;
/// Rows of text below a lane: for a number and a tie, for a number, or none.
const BANDS: [f32; 3] = [2.0, 1.0, 0.0];

/// A side of a board of squares.
#[derive(Debug, Clone, Copy)]
pub struct Side {
    /// The number of the first square.
    pub first: u64,
    /// The number of the last one.
    pub last: u64,
    /// The number of the square that is always visible.
    pub at: u64,
    /// The number of the square towards which more is visible.
    pub goal: u64,
}

impl Side {
    const fn count(self) -> u64 {
        (self.last - self.first).saturating_add(1)
    }

    /// As many squares as fit: the one to see, those ahead of it, and one behind it if more than two fit and the goal stays visible.
    fn range(self, room: u64) -> Range {
        let seen = self.count().min(room).max(1);
        let behind = u64::from(seen > 2 && self.at.abs_diff(self.goal) + 1 != seen);
        let first = if self.goal < self.at {
            (self.at + behind + 1).saturating_sub(seen)
        } else {
            self.at.saturating_sub(behind)
        };
        Range { first: first.clamp(self.first, self.last + 1 - seen), seen }
    }
}

/// The visible part of a side.
#[derive(Debug, Clone, Copy)]
struct Range {
    first: u64,
    seen: u64,
}

impl Range {
    fn within(self, at: u64) -> Option<u64> {
        at.checked_sub(self.first).filter(|from| *from < self.seen)
    }
}

/// The visible squares and their places.
#[derive(Debug, Clone, Copy)]
pub struct Grid {
    unit: Unit,
    rows: Range,
    columns: Range,
    /// Columns of the rows' names on the left, and rows of the columns' names below or above.
    names: (f32, f32),
    gap: Point,
    /// The columns on the right and the rows below that are left free.
    free: Point,
    rises: bool,
    cut: bool,
    /// Whether a sign on the right says that rows are out of sight.
    goes_on: bool,
}

impl Grid {
    /// The largest squares at which the whole board fits, with `gap` columns between them. The first row is the lowest if it `rises`.
    pub fn new(rows: Side, columns: Side, gap: f32, rises: bool, room: Room) -> Self {
        let digits = rows.last.to_string().len() as f32 + 1.0;
        let before = if room.width() > digits + 2.0 { digits } else { 0.0 };
        let named = |below: f32| Self::with_names((before, below), rows, columns, gap, rises, room);
        let (all, bare) = (named(if room.height() > 1.0 { 1.0 } else { 0.0 }), named(0.0));
        // Squares that can be drawn are worth more than the names of their columns.
        if bare.unit.is_raster() && !bare.cut && !all.unit.is_raster() { bare } else { all }
    }

    /// The same without names of rows and columns, for a board whose squares have their own.
    pub fn unnamed(rows: Side, columns: Side, gap: f32, room: Room) -> Self {
        Self::with_names((0.0, 0.0), rows, columns, gap, false, room)
    }

    fn with_names(names: (f32, f32), rows: Side, columns: Side, gap: f32, rises: bool, room: Room) -> Self {
        let free = room.less(names.0, names.1);
        let fits = |unit: &Unit, gap: Point| {
            let (across, down) = free.count(*unit, gap);
            across >= columns.count() && down >= rows.count()
        };
        // Without backgrounds a free row stands between squares that have a gap, if there is room for it.
        let airy = room.units().any(|unit| fits(&unit, between(unit, gap, room, true)));
        let gap = |unit: Unit| between(unit, gap, room, airy);
        let part = |unit: &Unit| {
            let (across, down) = free.count(*unit, gap(*unit));
            unit.is_raster() && across >= columns.count().min(PART) && down >= rows.count().min(PART)
        };
        let unit = room.units().find(|unit| fits(unit, gap(*unit))).or_else(|| room.units().find(part));
        let unit = unit.or_else(|| room.units().filter(|unit| unit.columns(units(1.0)) > 1.0).last());
        let unit = unit.filter(|unit| free.fits(*unit, (units(1.0), units(1.0)))).unwrap_or(Unit::SIGN);
        let gap = gap(unit);
        let (across, down) = free.count(unit, gap);
        let cut = across < columns.count() || down < rows.count();
        // Without a row of names, what is out of sight above or below is marked on the right.
        let is_low = names.1 <= 0.0 && across >= columns.count() && down < rows.count();
        let wide = unit.columns((units(1.0) + gap.0) * columns.count()) + MORE;
        let goes_on = is_low && wide <= free.width();
        let free = (cells(if goes_on { MORE } else { 0.0 }), Len::default());
        Self { unit, rows: rows.range(down), columns: columns.range(across), names, gap, free, rises, cut, goes_on }
    }

    /// Lanes of squares, with rows of text below each where there is room for them. Before a lane there is a column for a pointer and one
    /// for what is out of sight, behind it `tail` columns if most of the room stays.
    pub fn lanes(rows: Side, columns: Side, tail: f32, room: Room) -> Self {
        let digits = rows.last.to_string().len() as f32 + 2.0;
        let fits = |wide: f32, of: f32| if room.width() >= of * wide { wide } else { 0.0 };
        let (head, tail) = (fits(digits, 2.0), fits(tail, 2.5));
        let names = (head, if room.height() > 1.0 { 1.0 } else { 0.0 });
        let within = |band: f32| room.less(names.0 + tail, names.1 + band);
        // Each lane begins with a row of the screen.
        let gap = |unit: Unit, band: f32| (Len::default(), unit.whole(units(1.0)) - units(1.0) + cells(band));
        let whole = |band: f32| {
            let fits = |unit: &Unit| {
                let (across, down) = within(band).count(*unit, gap(*unit, band));
                across >= columns.count() && down >= rows.count()
            };
            room.units().find(fits).map(|unit| (unit, band))
        };
        let bands = || BANDS.into_iter().filter_map(whole);
        let high = |rows: f32| bands().find(|(unit, _)| unit.is_high(rows));
        let found = high(3.0).or_else(|| high(2.0)).or_else(|| high(0.0));
        let (unit, band) = found.or_else(|| bands().next()).unwrap_or((Unit::SIGN, 0.0));
        let (across, down) = within(band).count(unit, gap(unit, band));
        let cut = across < columns.count() || down < rows.count();
        let (rows, columns) = (rows.range(down), columns.range(across));
        Self {
            unit,
            rows,
            columns,
            names,
            gap: gap(unit, band),
            free: (cells(tail), cells(band)),
            rises: false,
            cut,
            goes_on: false,
        }
    }

    /// An empty picture of the board, with the names of its rows and columns.
    pub fn picture<C>(&self) -> Picture<C> {
        let long = |range: Range, gap: Len| (units(1.0) + gap) * range.seen - gap;
        let (w, h) = (long(self.columns, self.gap.0), long(self.rows, self.gap.1));
        let size = (w + cells(self.names.0) + self.free.0, self.unit.whole(h) + cells(self.names.1) + self.free.1);
        let mut picture = Picture::new(self.unit, size);
        self.put_names(&mut picture);
        picture
    }

    /// The unit: a square.
    pub const fn unit(&self) -> Unit {
        self.unit
    }

    /// The rows of text below each lane.
    pub const fn band(&self) -> f32 {
        self.free.1.cells
    }

    /// The columns before the squares, and behind them.
    pub const fn sides(&self) -> [f32; 2] {
        [self.names.0, self.free.0.cells]
    }

    /// Whether a column is out of sight on the left.
    pub const fn is_before(&self, column: u64) -> bool {
        column < self.columns.first
    }

    /// The place of a row, as far as it is visible.
    pub fn row(&self, row: u64) -> Option<Place> {
        let last = self.columns.first + self.columns.seen - 1;
        Some(self.place(row, self.columns.first)?.to(self.place(row, last)?))
    }

    /// The place of a square, if it is visible.
    pub fn place(&self, row: u64, column: u64) -> Option<Place> {
        let (down, across) = (self.rows.within(row)?, self.columns.within(column)?);
        let down = if self.rises { self.rows.seen - 1 - down } else { down };
        let above = if self.rises { 0.0 } else { self.names.1 };
        let along = |count: u64, gap: Len| (units(1.0) + gap) * count;
        Some(Place::unit(cells(self.names.0) + along(across, self.gap.0), cells(above) + along(down, self.gap.1)))
    }

    /// The visible squares: their places, rows and columns.
    pub fn squares(&self) -> impl Iterator<Item = (Place, u64, u64)> + use<> {
        let (grid, span) = (*self, |range: Range| range.first..range.first + range.seen);
        let both = span(self.rows).flat_map(move |row| span(grid.columns).map(move |column| (row, column)));
        both.filter_map(move |(row, column)| Some((grid.place(row, column)?, row, column)))
    }

    fn put_names<C>(&self, picture: &mut Picture<C>) {
        let below = if self.rises { picture.size.1 - cells(1.0) } else { Len::default() };
        let wide = self.unit.columns(units(1.0) + self.gap.0);
        let mut free = 0.0;
        for (place, row, column) in self.squares() {
            let (x, y) = place.middle();
            if column == self.columns.first && self.names.0 > 0.0 {
                picture.label((cells(self.names.0 - 2.0), self.unit.middle_row(y)), Align::Right, row, Tone::Dim);
            }
            let length = column.to_string().len() as f32;
            // Where a name is wider than its square, only some columns have one.
            let start = (self.unit.columns(x) - length / 2.0).floor();
            if row == self.rows.first && self.names.1 > 0.0 && (length < wide || start >= free) {
                free = start + length + 1.0;
                picture.label((x, below), Align::Middle, column, Tone::Dim);
            }
        }
        if self.cut && self.names.0 > 0.0 && self.names.1 > 0.0 {
            picture.sign((Len::default(), below), Align::Left, Sign::More, Tone::Dim);
        } else if self.goes_on {
            let end = (picture.size.0 - cells(1.0), self.unit.middle_row(picture.size.1 * 0.5));
            picture.sign(end, Align::Left, Sign::More, Tone::Dim);
        }
    }
}

/// The gap between squares: so many columns and half as many rows; none between signs.
fn between(unit: Unit, wanted: f32, room: Room, airy: bool) -> Point {
    match () {
        () if unit.columns(units(1.0)) <= 3.0 => Point::default(),
        () if !unit.is_raster() => Point::default(),
        () if room.is_painted() => (cells(wanted), cells(wanted / 2.0)),
        () => (cells(wanted), cells(if airy { (wanted / 2.0).ceil() } else { 0.0 })),
    }
}
