//! The part of a map that is in sight, and the cursor.

use zugzwang_engine::{
    Map,
    map::{Axis, Plane, Spot},
};

use crate::{
    play::{
        board::Step,
        chart::{Frame, Zoom},
    },
    screens::{prelude::*, step},
};

/// Until the user changes it.
const ROW_LENGTH: u64 = 10;
/// The fewest columns and rows in sight at the default zoom.
const LEAST: (u64, u64) = (16, 9);
const PAGE: u64 = 10;
/// A board with no more rows or columns is shown whole.
const SMALL: u64 = 40;
/// Rows and columns, from the corner, among which a position is sought by name.
const SEARCHED: u64 = 200;

#[derive(Debug, Clone, Copy)]
pub(super) struct Sight {
    plane: Plane,
    pub(super) cursor: Spot,
    /// The corner with the least coordinates.
    from: Spot,
    pub(super) zoom: Zoom,
    pub(super) row_length: u64,
    room: Size,
    /// Whether the user has changed zoom or row length. Until then they follow the window.
    chosen: bool,
    start: Option<Spot>,
}

impl Sight {
    /// Creates a view with the cursor on this position, or on one of its name, if that is near the corner, or else on the setup.
    pub(super) fn of(map: &Map, position: &str, name: &str) -> Self {
        let plane = map.plane();
        let start = map.start();
        let slice = start.map_or(0, |start| start.z);
        let corner = Spot { x: plane.across.least, y: plane.up.map_or(0, |up| up.least), z: slice };
        let far = start.unwrap_or(corner);
        let far = (far.x.min(corner.x + SEARCHED), far.y.min(corner.y + SEARCHED));
        let near = || (corner.y..=far.1).flat_map(|y| (corner.x..=far.0).map(move |x| Spot { x, y, z: slice }));
        let itself = near().find(|spot| map.position(*spot).as_deref() == Some(position));
        let named = itself.or_else(|| near().find(|spot| map.name(*spot).as_deref() == Some(name)));
        let on_slice = |spot: Spot| Spot { z: slice, ..spot };
        let cursor = named.or_else(|| start.map(on_slice)).unwrap_or(corner);
        Self {
            plane,
            cursor,
            from: corner,
            zoom: Zoom::Middle,
            row_length: ROW_LENGTH,
            room: Size::new(40, 20),
            chosen: false,
            start: start.map(on_slice),
        }
    }

    pub(super) const fn is_line(&self) -> bool {
        self.plane.up.is_none()
    }

    pub(super) fn frame(&self) -> Frame {
        let (columns, rows) = self.count();
        Frame::of(&self.plane, self.from, columns, rows)
    }

    fn count(&self) -> (u64, u64) {
        let fits = self.zoom.fits(self.room);
        let (columns, rows) = (u64::from(fits.width).max(1), u64::from(fits.height).max(1));
        let across = (self.plane.across.most - self.plane.across.least).saturating_add(1);
        match self.plane.up {
            Some(up) => (columns.min(across), rows.min((up.most - up.least).saturating_add(1))),
            None => {
                let columns = self.row_length.min(columns).min(across);
                (columns, rows.min(across.div_ceil(columns)))
            }
        }
    }

    pub(super) fn set_room(&mut self, room: Size) {
        self.room = room;
        if !self.chosen {
            self.choose_zoom();
        }
        self.follow();
    }

    /// Chooses the largest zoom that shows the whole board, or enough of it. The cells of a line need room for their numbers.
    fn choose_zoom(&mut self) {
        let Some(up) = self.plane.up else {
            self.zoom = Zoom::Middle;
            self.row_length = ROW_LENGTH.min(u64::from(Zoom::Middle.fits(self.room).width).max(1));
            return;
        };
        // A small board is shown whole.
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

    pub(super) fn zoom(&mut self, larger: bool) -> bool {
        let before = self.zoom;
        (self.zoom, self.chosen) = (self.zoom.step(larger), true);
        self.follow();
        self.zoom != before
    }

    /// Changes the row length of a line, or the slice of a board. Returns whether it changed.
    pub(super) fn turn(&mut self, on: bool) -> bool {
        let step = |number: u64| if on { number + 1 } else { number.saturating_sub(1) };
        if self.is_line() {
            let most = u64::from(self.zoom.fits(self.room).width).max(1);
            let row_length = step(self.row_length).clamp(1, most);
            let turned = row_length != self.row_length;
            (self.row_length, self.chosen) = (row_length, true);
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

    pub(super) fn walk(&mut self, action: Action) -> bool {
        let rows = if self.is_line() { self.row_length } else { 1 };
        let up = !self.is_line() && !self.plane.down;
        match action {
            Action::Home => self.cursor = self.corner(),
            Action::End => self.cursor = self.start.unwrap_or_else(|| self.corner()),
            Action::PageUp => self.page(up, PAGE * rows),
            Action::PageDown => self.page(!up, PAGE * rows),
            action => match step(action) {
                Some(Step::Right) => self.step(true, 1, true),
                Some(Step::Left) => self.step(false, 1, true),
                Some(Step::Up) => self.step(up, rows, self.is_line()),
                Some(Step::Down) => self.step(!up, rows, self.is_line()),
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

    /// Moves the cursor a step, unless it would leave the map. So it keeps its column in a row of a line.
    fn step(&mut self, more: bool, by: u64, across: bool) {
        let (axis, number) = self.counted(across);
        let moved = if more { number.checked_add(by) } else { number.checked_sub(by) };
        *number = moved.filter(|moved| axis.has(*moved)).unwrap_or(*number);
    }

    fn page(&mut self, more: bool, by: u64) {
        let (axis, number) = self.counted(self.is_line());
        let moved = if more { number.saturating_add(by) } else { number.saturating_sub(by) };
        *number = moved.clamp(axis.least, axis.most);
    }

    /// The axis across or up, and the cursor's coordinate on it.
    fn counted(&mut self, across: bool) -> (Axis, &mut u64) {
        match self.plane.up.filter(|_| !across) {
            Some(up) => (up, &mut self.cursor.y),
            None => (self.plane.across, &mut self.cursor.x),
        }
    }

    pub(super) fn put(&mut self, spot: Spot) {
        if self.plane.has(spot) {
            self.cursor = spot;
            self.from.z = spot.z;
            self.follow();
        }
    }

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

#[cfg(test)]
mod tests {
    use zugzwang_engine::games;

    use super::*;

    fn line(row_length: u64, at: u64) -> Sight {
        let coins = games::find("coins").expect("coins is a game");
        let map = coins.map(&["x=15", "set=1,3,4"]).expect("the setup is valid").expect("coins has a map");
        let sight = Sight::of(&map, "15", "15");
        Sight { row_length, cursor: Spot { x: at, ..sight.cursor }, ..sight }
    }

    #[test]
    fn a_step_never_leaves_a_line_and_a_page_stops_at_its_end() {
        for row_length in [PAGE, PAGE + 2] {
            let most = line(row_length, 0).plane.across.most;
            for (action, at, to) in [
                (Action::Up, 3, 3),
                (Action::Up, row_length + 3, 3),
                (Action::Down, 3, row_length + 3),
                (Action::Down, most - 2, most - 2),
                (Action::Left, 0, 0),
                (Action::Right, most, most),
                (Action::PageUp, row_length + 3, 0),
                (Action::PageDown, 3, PAGE * row_length + 3),
                (Action::PageDown, most - 2, most),
            ] {
                let mut sight = line(row_length, at);
                assert!(sight.walk(action));
                assert_eq!(sight.cursor.x, to, "{action:?} from {at}, {row_length} in a row");
            }
        }
    }
}
