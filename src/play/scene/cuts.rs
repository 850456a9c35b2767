//! A rectangle from which squares are cut, to scale.

use super::{Align, Mark, Picture, Place, Point, Room, Shape, State, Tone, Unit, cells, wide};

/// The fewest rows of a rectangle.
const LOW: f32 = 2.0;
/// Columns and rows left free between two parts.
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
}

/// A text at the end of an amount, which may be shortened.
pub type Named = (u64, Vec<String>, Tone);

impl Cuts {
    /// The largest rectangle that fits, which is at least as wide as it is high; `None` if there is too little room.
    pub fn new(sides: (u64, u64), room: Room) -> Option<Self> {
        // A cell is twice as high as it is wide.
        let long = 2.0 * ratio(sides.0, sides.1);
        let rows = (room.width().floor() / long).floor().min(room.height().floor());
        let (unit, corner, columns) = (room.cell(), Point::default(), (rows * long).round());
        (rows >= LOW).then_some(Self { unit, corner, sides, columns, rows })
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

    /// The end of an amount along a side, in columns or rows.
    fn along(&self, down: bool, amount: u64) -> f32 {
        (ratio(amount, self.sides.1) * self.rows * if down { 1.0 } else { 2.0 }).round()
    }

    /// The cells between two amounts along a side, with a gap behind them.
    fn span(&self, down: bool, (from, to): (u64, u64)) -> (f32, f32) {
        let gap = if down { GAP.1 } else { GAP.0 };
        let least = (1.0 + gap).floor();
        let end = self.along(down, to).max(least);
        let begin = self.along(down, from).min(end - least);
        (begin, end - gap - begin)
    }

    /// The place of a part along a side, which is so wide across it.
    pub fn place(&self, down: bool, part: (u64, u64), side: u64) -> Place {
        let (along, across) = (self.span(down, part), self.span(!down, (0, side)));
        let ((x, w), (y, h)) = if down { (across, along) } else { (along, across) };
        Place { x: cells(x), y: cells(y), w: cells(w), h: cells(h) }.moved(self.corner)
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
        assert_eq!((cuts.columns, cuts.rows), (78.0, 15.0));
        let halves = |down, part, side| {
            let place = cuts.place(down, part, side);
            [place.x, place.y, place.w, place.h].map(|len| super::super::nearest(2.0 * len.cells))
        };
        assert_eq!(halves(false, (3, 8), 5), [36, 0, 58, 29]);
        assert_eq!(halves(true, (2, 5), 3), [0, 12, 34, 17]);
        assert!(cuts.shows(1));
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
