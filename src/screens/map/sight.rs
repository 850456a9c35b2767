//! Which part of a map is in sight, and where the cursor stands.

use ratatui::layout::Size;
use zugzwang_engine::{
    AnyMap,
    map::{Axis, Plane, Spot},
};

use crate::{
    play::{
        board::Step,
        chart::{Frame, Zoom},
    },
    screens::action::Action,
};

/// A row of a line has so many positions at first.
const WHEEL: u64 = 10;
/// A board is drawn as large as leaves so many positions in sight.
const LEAST: (u64, u64) = (16, 9);
/// So many rows or columns are a large step.
const PAGE: u64 = 10;
/// A board of so many rows or columns is small.
const SMALL: u64 = 40;
/// So many positions a name is looked for among: the nearest to the corner.
const LOOKED: u64 = 200;

/// The part in sight.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sight {
    plane: Plane,
    pub(super) cursor: Spot,
    /// The place in the corner where both numbers are least.
    from: Spot,
    pub(super) zoom: Zoom,
    /// How many positions of a line stand beside one another.
    wheel: u64,
    room: Size,
    /// Whether the size or the wheel was chosen: until then they are the largest that show enough.
    chosen: bool,
    /// Where the setup lies.
    start: Option<Spot>,
}

impl Sight {
    /// With the cursor on the position of this name, where it lies near, else on the setup.
    pub(super) fn of(map: &dyn AnyMap, name: &str) -> Self {
        let plane = map.plane();
        let start = map.start();
        let slice = start.map_or(0, |start| start.z);
        let corner = Spot { x: plane.across.least, y: plane.up.map_or(0, |up| up.least), z: slice };
        let far = start.unwrap_or(corner);
        let far = (far.x.min(corner.x + LOOKED), far.y.min(corner.y + LOOKED));
        let mut near = (corner.y..=far.1).flat_map(|y| (corner.x..=far.0).map(move |x| Spot { x, y, z: slice }));
        let named = near.find(|spot| map.name(*spot).as_deref() == Some(name));
        let on_slice = |spot: Spot| Spot { z: slice, ..spot };
        let cursor = named.or_else(|| start.map(on_slice)).unwrap_or(corner);
        Self {
            plane,
            cursor,
            from: corner,
            zoom: Zoom::Middle,
            wheel: WHEEL,
            room: Size::new(40, 20),
            chosen: false,
            start: start.map(on_slice),
        }
    }

    pub(super) const fn is_line(&self) -> bool {
        self.plane.up.is_none()
    }

    /// How many positions of a line stand beside one another.
    pub(super) const fn wheel(&self) -> u64 {
        self.wheel
    }

    /// What is in sight.
    pub(super) fn frame(&self) -> Frame {
        let (columns, rows) = self.count();
        Frame::of(&self.plane, self.from, columns, rows)
    }

    /// Columns and rows in sight.
    fn count(&self) -> (u64, u64) {
        let fits = self.zoom.fits(self.room);
        let (columns, rows) = (u64::from(fits.width).max(1), u64::from(fits.height).max(1));
        let across = (self.plane.across.most - self.plane.across.least).saturating_add(1);
        match self.plane.up {
            Some(up) => (columns.min(across), rows.min((up.most - up.least).saturating_add(1))),
            None => {
                let columns = self.wheel.min(columns).min(across);
                (columns, rows.min(across.div_ceil(columns)))
            }
        }
    }

    /// So much room there is now.
    pub(super) fn set_room(&mut self, room: Size) {
        self.room = room;
        if !self.chosen {
            self.choose_zoom();
        }
        self.follow();
    }

    /// The largest size that shows the whole board, or enough of it; a line's positions have room for their numbers.
    fn choose_zoom(&mut self) {
        let Some(up) = self.plane.up else {
            self.zoom = Zoom::Middle;
            self.wheel = WHEEL.min(u64::from(Zoom::Middle.fits(self.room).width).max(1));
            return;
        };
        // A small board is seen whole.
        let wanted = |axis: Axis, enough: u64| {
            let all = (axis.most - axis.least).saturating_add(1);
            if all <= SMALL { all } else { enough }
        };
        let (wide, high) = (wanted(self.plane.across, LEAST.0), wanted(up, LEAST.1));
        let shows = |zoom: &&Zoom| {
            let fits = zoom.fits(self.room);
            u64::from(fits.width) >= wide && u64::from(fits.height) >= high
        };
        self.zoom = Zoom::ALL.iter().rev().find(shows).copied().unwrap_or(Zoom::Half);
    }

    /// A size larger or smaller; whether there is one.
    pub(super) fn zoom(&mut self, larger: bool) -> bool {
        let before = self.zoom;
        (self.zoom, self.chosen) = (self.zoom.step(larger), true);
        self.follow();
        self.zoom != before
    }

    /// Turns the wheel of a line, or to another slice of a board; whether it could be turned.
    pub(super) fn turn(&mut self, on: bool) -> bool {
        let step = |number: u64| if on { number + 1 } else { number.saturating_sub(1) };
        if self.is_line() {
            let most = u64::from(self.zoom.fits(self.room).width).max(1);
            let wheel = step(self.wheel).clamp(1, most);
            let turned = wheel != self.wheel;
            (self.wheel, self.chosen) = (wheel, true);
            self.from.x = self.plane.across.least;
            self.follow();
            return turned;
        }
        let Some(slices) = self.plane.slice else { return false };
        let slice = step(self.cursor.z).clamp(slices.least, slices.most);
        let turned = slice != self.cursor.z;
        (self.cursor.z, self.from.z) = (slice, slice);
        turned
    }

    /// Moves the cursor; whether the action is one that does.
    pub(super) fn walk(&mut self, action: Action) -> bool {
        let rows = if self.is_line() { self.wheel } else { 1 };
        let up = !self.is_line() && !self.plane.down;
        match action {
            Action::Home => self.cursor = self.corner(),
            Action::End => self.cursor = self.start.unwrap_or_else(|| self.corner()),
            Action::PageUp => self.go(up, PAGE * rows, self.is_line()),
            Action::PageDown => self.go(!up, PAGE * rows, self.is_line()),
            action => match action.step() {
                Some(Step::Right) => self.go(true, 1, true),
                Some(Step::Left) => self.go(false, 1, true),
                Some(Step::Up) => self.go(up, rows, self.is_line()),
                Some(Step::Down) => self.go(!up, rows, self.is_line()),
                _ => return false,
            },
        }
        self.follow();
        true
    }

    const fn corner(&self) -> Spot {
        let y = match self.plane.up {
            Some(up) => up.least,
            None => 0,
        };
        Spot { x: self.plane.across.least, y, z: self.cursor.z }
    }

    fn go(&mut self, more: bool, by: u64, across: bool) {
        let axis = if across { self.plane.across } else { self.plane.up.unwrap_or(self.plane.across) };
        let number = if across { &mut self.cursor.x } else { &mut self.cursor.y };
        let moved = if more { number.saturating_add(by) } else { number.saturating_sub(by) };
        // A step of a row that would leave the line stays where it is.
        *number = if across && by > 1 && !axis.has(moved) && by != PAGE {
            *number
        } else {
            moved.clamp(axis.least, axis.most)
        };
    }

    /// Puts the cursor there.
    pub(super) fn put(&mut self, spot: Spot) {
        if self.plane.has(spot) {
            self.cursor = spot;
            self.from.z = spot.z;
            self.follow();
        }
    }

    /// Scrolls so that the cursor is in sight.
    fn follow(&mut self) {
        let (columns, rows) = self.count();
        let scrolled = |from: u64, at: u64, count: u64, least: u64, most: u64| {
            let from = from.min(at).max((at + 1).saturating_sub(count));
            from.clamp(least, (most + 1).saturating_sub(count).max(least))
        };
        let across = self.plane.across;
        if let Some(up) = self.plane.up {
            self.from.x = scrolled(self.from.x, self.cursor.x, columns, across.least, across.most);
            self.from.y = scrolled(self.from.y, self.cursor.y, rows, up.least, up.most);
        } else {
            let row = |x: u64| (x - across.least) / columns;
            let first = scrolled(row(self.from.x.max(across.least)), row(self.cursor.x), rows, 0, row(across.most));
            self.from.x = across.least + first * columns;
        }
    }
}
