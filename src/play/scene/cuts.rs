//! A rectangle from which squares are cut, to scale. If it is too long, it is torn, and what lies behind has a scale of its own.

use super::{Align, Len, Mark, Picture, Place, Point, Room, Shape, State, Tone, Unit, cells, whole, wide};

/// The fewest rows of a rectangle that is not torn, unless the room is lower, and of any.
const HIGH: f32 = 3.0;
const LOW: f32 = 2.0;
/// The width for each row of a torn one, and the part of the width before the tear.
const STRIP: f32 = 10.0;
const BEFORE: f32 = 0.6;
/// Columns of the tear, and columns and rows left free between two parts.
const TEAR: f32 = 3.0;
const GAP: (f32, f32) = (1.0, 0.5);
/// Columns and rows of a ruler with the air before it.
const RULER: (f32, f32) = (2.0, 1.0);

/// A rectangle. A part of it lies along a side: across, or `down`.
#[derive(Debug, Clone, Copy)]
pub struct Cuts {
    unit: Unit,
    corner: Point,
    sides: (u64, u64),
    columns: f32,
    rows: f32,
    /// The amount across at which it is torn.
    tear: Option<u64>,
}

/// A text at the end of an amount, which may be shortened.
pub type Named = (u64, Vec<String>, Tone);

impl Cuts {
    /// The largest rectangle that fits, which is at least as wide as it is high; `None` if there is too little room.
    pub fn new(sides: (u64, u64), room: Room) -> Option<Self> {
        let (unit, corner) = (room.cell(), (Len::default(), Len::default()));
        // A cell is twice as high as it is wide.
        let long = 2.0 * ratio(sides.0, sides.1);
        let (width, height) = (room.width().floor(), room.height().floor());
        let rows = (width / long).floor().min(height);
        if rows >= HIGH || rows >= LOW && rows >= height {
            let columns = (rows * long).round();
            return Some(Self { unit, corner, sides, columns, rows, tear: None });
        }
        let rows = (width / STRIP).floor().min(height);
        let rest = sides.0.checked_rem(sides.1)?;
        let squares = (BEFORE * width / (2.0 * rows) - ratio(rest, sides.1)).floor() as u64;
        let tear = rest.saturating_add(squares.saturating_mul(sides.1));
        (rows >= LOW && tear < sides.0).then_some(Self { unit, corner, sides, columns: width, rows, tear: Some(tear) })
    }

    /// The rectangle with its upper left corner at a point.
    #[must_use]
    pub const fn at(self, corner: Point) -> Self {
        Self { corner, ..self }
    }

    /// The width and the height.
    pub const fn size(&self) -> Point {
        (cells(self.columns), cells(self.rows))
    }

    /// Whether a length is at least a row high.
    pub fn shows(&self, length: u64) -> bool {
        ratio(length, self.sides.1) * self.rows >= 1.0
    }

    /// The amount across behind which its parts are not seen one by one.
    pub fn tear(&self) -> u64 {
        self.tear.unwrap_or(self.sides.0)
    }

    /// The end of an amount along a side, in columns or rows.
    fn along(&self, down: bool, amount: u64) -> f32 {
        let before = |amount: u64| ratio(amount, self.sides.1) * self.rows * if down { 1.0 } else { 2.0 };
        match self.tear {
            Some(tear) if !down && amount > tear => {
                let from = before(tear).round() + TEAR;
                (from + ratio(amount - tear, self.sides.0 - tear) * (self.columns - from)).round()
            }
            _ => before(amount).round(),
        }
    }

    /// The cells between two amounts along a side, with a gap behind them.
    fn span(&self, down: bool, (from, to): (u64, u64)) -> (f32, f32) {
        let gap = if down { GAP.1 } else { GAP.0 };
        let least = (1.0 + gap).floor();
        let end = self.along(down, to).max(least);
        // What begins at the tear begins behind it.
        let begin = self.along(down, from) + if !down && Some(from) == self.tear { TEAR } else { 0.0 };
        let begin = begin.min(end - least);
        (begin, end - gap - begin)
    }

    /// The place of a part along a side, which is so wide across it.
    pub fn place(&self, down: bool, part: (u64, u64), side: u64) -> Place {
        let (along, across) = (self.span(down, part), self.span(!down, (0, side)));
        let ((x, w), (y, h)) = if down { (across, along) } else { (along, across) };
        Place { x: cells(x), y: cells(y), w: cells(w), h: cells(h) }.moved(self.corner)
    }

    /// The place of the tear.
    pub fn torn(&self) -> Option<Place> {
        let x = self.along(false, self.tear?);
        let place = Place { x: cells(x - GAP.0), y: cells(0.0), w: cells(TEAR + GAP.0), h: cells(self.rows) };
        Some(place.moved(self.corner))
    }

    /// Each column behind the tear, with the amount at which it begins.
    pub fn tail(&self) -> impl Iterator<Item = (Place, u64)> + use<> {
        let cuts = *self;
        let from = self.tear.map_or(self.columns, |tear| cuts.along(false, tear) + TEAR);
        let more = (cuts.sides.0 - cuts.tear()) as f64 / f64::from((cuts.columns - from).max(1.0));
        (whole(from)..whole(cuts.columns)).map(move |column| {
            let x = f32::from(column);
            let place = Place { x: cells(x), y: cells(0.0), w: cells(1.0), h: cells(cuts.rows) };
            (place.moved(cuts.corner), cuts.tear() + (f64::from(x - from) * more) as u64)
        })
    }

    /// Puts a part of the ruler beside a side.
    pub fn ruler<C>(&self, down: bool, part: (u64, u64), state: State, picture: &mut Picture<C>) {
        let (from, long) = self.span(down, part);
        let place = if down {
            Place { x: cells(-RULER.0), y: cells(from), w: cells(1.0), h: cells(long) }
        } else {
            Place { x: cells(from), y: cells(-RULER.1), w: cells(long), h: cells(0.5) }
        };
        picture.put(Shape::Stretch, state, place.moved(self.corner));
    }

    /// Writes texts before the ruler, the more important ones first. Each is as long as there is room for, or left out.
    pub fn name<C>(&self, down: bool, names: impl IntoIterator<Item = Named>, picture: &mut Picture<C>) {
        let left = self.unit.columns(self.corner.0);
        let mut taken: Vec<(f32, f32)> = Vec::new();
        for (amount, texts, tone) in names {
            let fitting = texts.into_iter().find_map(|text| {
                let long = self.unit.columns(wide(&text));
                let end = self.along(down, amount);
                let (from, to) = if down {
                    ((end - 1.0).max(0.0), (end - 1.0).max(0.0) + 1.0)
                } else {
                    let from = (end - GAP.0 - long).max(0.0);
                    (from, from + long + 1.0)
                };
                let fits = taken.iter().all(|(start, end)| to <= *start || *end <= from);
                let is_narrow = if down { long + RULER.0 < left } else { from + long <= self.columns };
                (fits && is_narrow).then_some((from, to, text))
            });
            if let Some((from, to, text)) = fitting {
                let (at, align) = if down {
                    ((self.corner.0 - cells(RULER.0 + 2.0), self.corner.1 + cells(from)), Align::Right)
                } else {
                    ((self.corner.0 + cells(from), self.corner.1 - cells(RULER.1 + 1.0)), Align::Left)
                };
                picture.marks.push(Mark::Label(at, align, text, tone));
                taken.push((from, to));
            }
        }
    }
}

/// The quotient of two amounts.
fn ratio(amount: u64, whole: u64) -> f32 {
    (amount as f64 / whole.max(1) as f64) as f32
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;
    use crate::look::{Look, glyphs::GlyphSet, theme::ThemeName};

    fn cuts(sides: (u64, u64), width: u16, height: u16) -> Option<Cuts> {
        Cuts::new(sides, Room::of(Rect::new(0, 0, width, height), &Look::new(ThemeName::Dark, GlyphSet::Unicode)))
    }

    #[test]
    fn squares_are_twice_as_wide_as_high_in_cells_and_fill_the_rectangle() {
        let cuts = cuts((13, 5), 78, 15).expect("there is room");
        assert_eq!((cuts.columns, cuts.rows, cuts.tear), (78.0, 15.0, None));
        let halves = |down, part, side| {
            let place = cuts.place(down, part, side);
            [place.x, place.y, place.w, place.h].map(|len| super::super::nearest(2.0 * len.cells))
        };
        assert_eq!(halves(false, (3, 8), 5), [36, 0, 58, 29]);
        assert_eq!(halves(true, (2, 5), 3), [0, 12, 34, 17]);
        assert!(cuts.shows(1));
    }

    #[test]
    fn too_long_a_rectangle_is_torn_behind_whole_squares() {
        let cuts = cuts((1_000_000_000_000_000_000, 7), 78, 15).expect("there is room");
        assert_eq!((cuts.columns, cuts.rows), (78.0, 7.0));
        assert_eq!(cuts.tear() % 7, 1_000_000_000_000_000_000 % 7);
        assert!(cuts.tear() >= 14);
        let tail: Vec<u64> = cuts.tail().map(|(_, amount)| amount).collect();
        assert_eq!(tail.first(), Some(&cuts.tear()));
        assert!(tail.len() > 20 && tail.is_sorted(), "{tail:?}");
    }

    #[test]
    fn in_any_room_it_is_left_out_or_fits() {
        for (width, height) in (0..90).flat_map(|width| (0..30).map(move |height| (width, height))) {
            for sides in [(1, 1), (13, 5), (40, 3), (1_000_000_000_000_000_000, 1)] {
                let Some(cuts) = cuts(sides, width, height) else { continue };
                assert!(cuts.columns <= width.into() && cuts.rows <= height.into(), "{sides:?} in {width}x{height}");
                assert!(cuts.along(false, sides.0) <= cuts.columns && cuts.shows(sides.1));
            }
        }
    }
}
