//! A position as a picture: items in shapes, each with a state, and marks over them.
//!
//! A game says what there is and where, in units, of which a coin has one. Renderers draw it: [`raster`] in quadrants of cells,
//! [`signs`] in a sign for each item, [`sketch`] as outlines. None of them knows a game, and no picture knows its renderer.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places on a screen are small numbers, and casts of floats saturate"
)]

mod arrow;
mod canvas;
mod columns;
mod cuts;
mod digits;
mod grid;
mod heaps;
mod ink;
mod layers;
mod lines;
mod marks;
mod powers;
mod raster;
mod round;
mod row;
mod scale;
mod shapes;
mod signs;
mod sketch;
mod stacks;
mod stairs;
#[cfg(test)]
mod tests;
mod unit;

use std::{
    cell::RefCell,
    ops::{Add, Mul, Sub},
};

use ratatui::{buffer::Buffer, layout::Rect};

pub use self::{
    columns::Columns,
    cuts::{Cuts, Named},
    digits::large,
    grid::{Grid, Side},
    heaps::{Heaps, Order, Wanted},
    ink::Tone,
    layers::Layers,
    lines::{Asked, Groups, Lines},
    marks::{Align, Mark, Sign, Text},
    powers::Powers,
    round::Round,
    row::Row,
    scale::Scale,
    shapes::{Owner, Shape, State},
    stacks::Stacks,
    stairs::Stairs,
    unit::{Room, Unit},
};
use ink::Inks;

use crate::{
    look::{Look, align::width_of, sketch::Sketched},
    play::board::{Hits, Stage},
};

/// The most pieces of a picture that are followed when they move. Among more, nobody sees which one does.
const MANY: usize = 300;

/// A length: in units, and in cells of text, which do not grow with the unit.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Len {
    /// Units.
    pub units: f32,
    /// Columns or rows of text.
    pub cells: f32,
    /// Rows that only pictures with exact places add: a text in cells stands in whole rows.
    pub fine: f32,
}

/// A length in units.
pub const fn units(units: f32) -> Len {
    Len { units, cells: 0.0, fine: 0.0 }
}

/// A length in cells of text.
pub const fn cells(cells: f32) -> Len {
    Len { units: 0.0, cells, fine: 0.0 }
}

/// The width of a text.
pub fn wide(text: &str) -> Len {
    cells(width_of(text) as f32)
}

impl Add for Len {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { units: self.units + other.units, cells: self.cells + other.cells, fine: self.fine + other.fine }
    }
}

impl Sub for Len {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { units: self.units - other.units, cells: self.cells - other.cells, fine: self.fine - other.fine }
    }
}

impl Mul<f32> for Len {
    type Output = Self;

    fn mul(self, by: f32) -> Self {
        Self { units: self.units * by, cells: self.cells * by, fine: self.fine * by }
    }
}

impl Mul<u64> for Len {
    type Output = Self;

    fn mul(self, by: u64) -> Self {
        self * by as f32
    }
}

/// A point, from the upper left corner of the picture: columns, then rows.
pub type Point = (Len, Len);

/// The rectangle in which an item is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Place {
    /// The left side.
    pub x: Len,
    /// The top.
    pub y: Len,
    /// The width.
    pub w: Len,
    /// The height.
    pub h: Len,
}

impl Place {
    /// A place of one unit.
    pub const fn unit(x: Len, y: Len) -> Self {
        Self { x, y, w: units(1.0), h: units(1.0) }
    }

    /// The middle.
    pub fn middle(self) -> Point {
        (self.x + self.w * 0.5, self.y + self.h * 0.5)
    }

    /// The place from here to the end of another, on its right or below it.
    #[must_use]
    pub fn to(self, end: Self) -> Self {
        Self { w: end.x + end.w - self.x, h: end.y + end.h - self.y, ..self }
    }

    /// The place without so much on each side.
    #[must_use]
    pub fn inset(self, x: Len, y: Len) -> Self {
        Self { x: self.x + x, y: self.y + y, w: self.w - x * 2.0, h: self.h - y * 2.0 }
    }

    /// The place moved right and down.
    #[must_use]
    pub fn moved(self, (x, y): Point) -> Self {
        Self { x: self.x + x, y: self.y + y, ..self }
    }
}

/// A thing in a picture.
#[derive(Debug, Clone)]
pub struct Item<C> {
    /// The number of the piece, the same all game long; `None` for what never moves.
    pub id: Option<u64>,
    /// Its kind.
    pub shape: Shape,
    /// Its state.
    pub state: State,
    /// Its place.
    pub place: Place,
    /// The cursor that a click on it selects.
    pub click: Option<C>,
}

impl<C> Item<C> {
    /// Gives it a number.
    pub const fn id(&mut self, id: u64) -> &mut Self {
        self.id = Some(id);
        self
    }

    /// Makes a click on it select something.
    pub fn click(&mut self, click: Option<C>) -> &mut Self {
        self.click = click;
        self
    }
}

/// A position as it is drawn.
#[derive(Debug, Clone)]
pub struct Picture<C> {
    /// The unit for which it was laid out.
    pub unit: Unit,
    /// The width and the height.
    pub size: Point,
    /// The things, the lowest first.
    pub items: Vec<Item<C>>,
    /// The marks over them.
    pub marks: Vec<Mark>,
    /// The pictures within it, each with its own unit in the middle of a place.
    pub insets: Vec<(Place, Self)>,
}

impl<C> Picture<C> {
    /// A picture without anything.
    pub const fn new(unit: Unit, size: Point) -> Self {
        Self { unit, size, items: Vec::new(), marks: Vec::new(), insets: Vec::new() }
    }

    /// A picture in cells as large as a room, without anything.
    pub fn filling(room: Room) -> Self {
        let (columns, rows) = room.cells();
        Self::new(room.cell(), (cells(1.0) * columns, cells(1.0) * rows))
    }

    /// Adds a thing and returns it.
    pub fn put(&mut self, shape: Shape, state: State, place: Place) -> &mut Item<C> {
        let at = self.items.len();
        self.items.push(Item { id: None, shape, state, place, click: None });
        &mut self.items[at]
    }

    /// Adds a text.
    pub fn label(&mut self, at: Point, align: Align, text: impl Into<Text>, tone: Tone) {
        self.marks.push(Mark::Label(at, align, text.into().0, tone));
    }

    /// Adds a row of texts from the left, two columns apart; texts that do not fit are left out whole.
    pub fn heading(&mut self, row: u64, texts: impl IntoIterator<Item = (Option<String>, Tone)>) {
        let mut x = Len::default();
        for (text, tone) in texts.into_iter().filter_map(|(text, tone)| Some((text?, tone))) {
            let end = x + wide(&text);
            if self.unit.columns(end) <= self.unit.columns(self.size.0) {
                self.label((x, cells(1.0) * row), Align::Left, text, tone);
                x = end + cells(2.0);
            }
        }
    }

    /// Adds a line along points, each straight above or beside the one before.
    pub fn line(&mut self, points: impl Into<Vec<Point>>, tone: Tone) {
        self.marks.push(Mark::Line { points: points.into(), dotted: false, tone });
    }

    /// Adds a bracket in the upper row of a place; each end is open or turned up.
    pub fn bracket(&mut self, place: Place, ends: [bool; 2], tone: Tone) {
        self.marks.push(Mark::Bracket { place, ends, tone });
    }

    /// Adds a dotted line, which ties things together.
    pub fn tie(&mut self, points: impl Into<Vec<Point>>, tone: Tone) {
        self.marks.push(Mark::Line { points: points.into(), dotted: true, tone });
    }

    /// Adds an arrow from one thing to another, behind all things.
    pub fn arrow(&mut self, from: Place, to: Place, tone: Tone) {
        self.marks.push(Mark::Arrow(from, to, tone));
    }

    /// The picture with something else selected by each click, or nothing, and with other numbers of its pieces.
    #[must_use]
    pub fn mapped<D>(self, click: &dyn Fn(C) -> Option<D>, id: &dyn Fn(u64) -> u64) -> Picture<D> {
        let items = self.items.into_iter().map(|item| Item {
            id: item.id.map(id),
            shape: item.shape,
            state: item.state,
            place: item.place,
            click: item.click.and_then(click),
        });
        let insets = self.insets.into_iter().map(|(place, inset)| (place, inset.mapped(click, id)));
        Picture {
            unit: self.unit,
            size: self.size,
            items: items.collect(),
            marks: self.marks,
            insets: insets.collect(),
        }
    }

    /// Draws it in the middle of an area, and puts its pieces on the stage. Returns what a click selects where.
    pub fn draw(self, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Hits<C> {
        // All games share the code that draws, which knows what is selected by its number only.
        let cursors = RefCell::new(Vec::new());
        let numbered = |cursor: C| {
            let mut cursors = cursors.borrow_mut();
            cursors.push(Some(cursor));
            Some(cursors.len() - 1)
        };
        let plain = self.mapped(&numbered, &|id| id);
        let mut cursors = cursors.into_inner();
        let hits = plain.draw_numbered(area, buf, look, stage).into_iter();
        hits.filter_map(|(place, at)| Some((place, cursors.get_mut(at)?.take()?))).collect()
    }
}

impl Picture<usize> {
    fn draw_numbered(self, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Hits<usize> {
        let (frame, inks) = (Frame::of(&self, area.intersection(buf.area)), Inks::of(look));
        let canvas = if self.unit.is_raster() {
            raster::draw(&self, &frame, &inks, buf, look)
        } else {
            signs::draw(&self, &frame, buf, look)
        };
        let texts = marks::draw(&self.marks, &frame, &canvas, &inks, buf, look);
        if let Some(kept) = look.sketch.as_ref().filter(|_| self.unit.is_raster()) {
            let lettered = look.is_lettered();
            let texts = if lettered { texts } else { Vec::new() };
            kept.add(Sketched { area: frame.area, figures: sketch::of(&self, &frame, &inks, lettered), texts });
        }
        let mut hits = Hits::new();
        let mut followed = 0;
        for item in self.items {
            let place = frame.cells(item.place);
            if let Some(id) = item.id.filter(|_| !item.state.is_gone() && followed < MANY) {
                stage.put(id, place);
                followed += 1;
            }
            hits.extend(item.click.filter(|_| !place.is_empty()).map(|click| (place, click)));
        }
        for (place, inset) in self.insets {
            hits.extend(inset.draw_numbered(frame.cells(place), buf, look, stage));
        }
        hits
    }
}

/// The cells in which a picture is drawn.
#[derive(Debug)]
struct Frame {
    unit: Unit,
    area: Rect,
}

impl Frame {
    /// The middle of an area.
    fn of<C>(picture: &Picture<C>, area: Rect) -> Self {
        let unit = picture.unit;
        let (w, h) = (whole(unit.columns(picture.size.0).ceil()), whole(unit.rows(picture.size.1).ceil()));
        let (width, height) = (w.min(area.width), h.min(area.height));
        let (x, y) = ((area.width - width) / 2, (area.height - height) / 2);
        Self { unit, area: Rect { x: area.x + x, y: area.y + y, width, height } }
    }

    /// A place in half columns and half rows: left, top, right, bottom.
    fn halves(&self, place: Place) -> [i32; 4] {
        let x = |len: Len| nearest(2.0 * self.unit.columns(len));
        let y = |len: Len| nearest(2.0 * self.unit.rows(len));
        [x(place.x), y(place.y), x(place.x + place.w), y(place.y + place.h)]
    }

    /// A place in columns and rows: left, top, right, bottom.
    fn exactly(&self, place: Place) -> [f32; 4] {
        let (x, y) = (|len: Len| self.unit.columns(len), |len: Len| self.unit.rows(len));
        [x(place.x), y(place.y), x(place.x + place.w), y(place.y + place.h)]
    }

    /// The cells of a place, as far as they are in the picture. Of two places that share a row, the upper one has it.
    fn cells(&self, place: Place) -> Rect {
        let [left, top, right, bottom] = self.halves(place).map(|half| whole(half.max(0) as f32));
        let (right, bottom) = (right.div_ceil(2).min(self.area.width), bottom.div_ceil(2).min(self.area.height));
        let (left, top) = ((left / 2).min(right), (top / 2).min(bottom));
        Rect { x: self.area.x + left, y: self.area.y + top, width: right - left, height: bottom - top }
    }

    /// The cell at a point, which may be outside.
    fn cell(&self, (x, y): Point) -> (i32, i32) {
        let (right, down) = (self.unit.columns(x).floor(), self.unit.rows(y).floor());
        (i32::from(self.area.x) + nearest(right), i32::from(self.area.y) + nearest(down))
    }
}

/// The nearest whole number, within the bounds of its type.
fn nearest(value: f32) -> i32 {
    value.round() as i32
}

/// A length as a screen coordinate, capped at the largest one.
const fn whole(value: f32) -> u16 {
    value as u16
}
