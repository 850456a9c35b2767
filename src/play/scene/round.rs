//! A round board, as large as the room allows, with places on it to scale.

use super::{Picture, Place, Point, Room, Shape, State, Unit, cells};

/// Rows from which a board has a rim, and from which it is twice as wide.
const RIMMED: u16 = 3;
const WIDE: u16 = 20;
/// Columns from which a disc is drawn a little narrower than it is, so that two that touch can be told apart.
const APART: f32 = 3.0;

/// A point of the board, measured from its middle to the right and up in the units of its game.
type At = (i64, i64);

/// The board in its room.
#[derive(Debug, Clone, Copy)]
pub struct Round {
    unit: Unit,
    /// The units of the game from its middle to its rim.
    radius: i64,
    /// Rows of the board. It has twice as many columns.
    rows: u16,
    width: u16,
    height: u16,
}

impl Round {
    /// The largest board that fits.
    pub fn new(radius: i64, room: Room) -> Self {
        let (width, height) = (super::whole(room.width()), super::whole(room.height()));
        Self { unit: room.cell(), radius: radius.max(1), rows: height.min(width / 2), width, height }
    }

    /// An empty picture of the board, as large as the room.
    pub fn picture<C>(&self) -> Picture<C> {
        let mut picture = Picture::new(self.unit, (cells(self.width.into()), cells(self.height.into())));
        let (x, y) = (cells(self.left().into()), cells(self.top().into()));
        let place = Place { x, y, w: cells(f32::from(2 * self.rows)), h: cells(self.rows.into()) };
        if self.rows > 0 {
            picture.put(Shape::Tabletop, State::Rest, place);
        }
        picture
    }

    const fn left(&self) -> u16 {
        self.width / 2 - self.rows
    }

    const fn top(&self) -> u16 {
        (self.height - self.rows) / 2
    }

    /// Columns, or half rows, from the middle to the rim.
    fn reach(&self) -> u16 {
        let rim = u16::from(self.rows >= RIMMED) + u16::from(self.rows >= WIDE);
        self.rows.saturating_sub(rim).max(1)
    }

    fn columns(&self, units: i64) -> f32 {
        units as f32 / self.radius as f32 * f32::from(self.reach())
    }

    /// Columns and rows of a point from the upper left corner.
    fn point(&self, (right, up): At) -> (f32, f32) {
        let (x, y) = (f32::from(self.left() + self.rows), f32::from(self.top()) + f32::from(self.rows) / 2.0);
        (x + self.columns(right), y - self.columns(up) / 2.0)
    }

    /// The place of a disc: at least a dot, and everywhere of the same size.
    pub fn disc(&self, middle: At, radius: i64) -> Place {
        let wide = 2.0 * self.columns(radius);
        let gap = if wide < APART { 0.0 } else { 1.0 };
        let (w, h) = (((2.0 * wide).floor() - gap).max(2.0) / 2.0, wide.floor().max(1.0) / 2.0);
        let (x, y) = self.point(middle);
        let begin = |at: f32, long: f32| cells((2.0 * at - long).round() / 2.0);
        Place { x: begin(x, w), y: begin(y, h), w: cells(w), h: cells(h) }
    }

    /// The cell in which a point lies.
    pub fn cell(&self, at: At) -> Place {
        let (x, y) = self.point(at);
        Place { x: cells(x.floor()), y: cells(y.floor()), w: cells(1.0), h: cells(1.0) }
    }

    /// Half the width of a column in units of the game.
    pub fn grain(&self) -> i64 {
        (self.radius / i64::from(2 * self.reach())).max(1)
    }

    /// The cells of the board, each with the point in its middle.
    pub fn cells(&self) -> impl Iterator<Item = (Place, At)> + use<> {
        let round = *self;
        let rows = i32::from(self.rows);
        let (left, top) = (f32::from(self.left()), f32::from(self.top()));
        let at = move |steps: i32| {
            let units = i128::from(steps) * i128::from(round.radius) / i128::from(2 * round.reach());
            i64::try_from(units).unwrap_or(round.radius)
        };
        (0..rows).flat_map(move |down| (0..2 * rows).map(move |right| (right, down))).filter_map(
            move |(right, down)| {
                // From the middle, in half columns.
                let (across, up) = (2 * right + 1 - 2 * rows, 2 * (rows - 2 * down - 1));
                let place =
                    Place { x: cells(left + right as f32), y: cells(top + down as f32), w: cells(1.0), h: cells(1.0) };
                (across.pow(2) + up.pow(2) <= (2 * rows).pow(2)).then(|| (place, (at(across), at(up))))
            },
        )
    }

    /// Points on the line from a point through the middle to the opposite one, at most one a row or two columns.
    pub fn across(&self, (right, up): At) -> impl Iterator<Item = At> + use<> {
        let steps = super::whole(self.columns(right).abs().max(self.columns(up).abs()) / 2.0).max(1);
        let along = move |whole: i64, step: i32| {
            let units = i128::from(whole) * i128::from(step) / i128::from(steps);
            i64::try_from(units).unwrap_or(whole)
        };
        (-i32::from(steps)..=i32::from(steps)).map(move |step| (along(right, step), along(up, step)))
    }

    /// The free columns beside the board in a row of the picture.
    pub fn beside(&self, row: u16) -> u16 {
        let half = f32::from(self.rows) / 2.0;
        let far = (f32::from(row) + 0.5 - f32::from(self.top()) - half).abs() - 0.5;
        if far >= half {
            return self.width;
        }
        let across = (half.powi(2) - far.max(0.0).powi(2)).sqrt() * 2.0;
        self.left() + self.rows - super::whole(across.ceil())
    }

    /// The rows of the picture.
    pub const fn height(&self) -> u16 {
        self.height
    }

    /// The first cell of a row, or its last one.
    pub fn end(&self, row: u16, last: bool) -> Point {
        (cells(if last { self.width.saturating_sub(1).into() } else { 0.0 }), cells(row.into()))
    }
}
