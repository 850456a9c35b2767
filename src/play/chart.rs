//! The map of positions as a picture: cells with what is known, marked and met, in layers, as large as there is room for.

mod paint;
mod signs;

use std::collections::BTreeMap;

use ratatui::layout::Size;
use strum::{EnumString, IntoStaticStr, VariantNames};
use zugzwang_engine::{
    Cancel, InOrder, Map, Stopped,
    map::{Glance, Plane, Spot},
};

pub use paint::{Ink, Scale, draw};
pub use signs::letter;

use crate::look::{Look, glyphs::GlyphSet, theme::ThemeName};

/// The property of positions that the ground of a cell shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Ground {
    /// No property: a map to be filled by hand.
    #[default]
    Empty,
    /// The outcome: who wins.
    Outcome,
    /// Grundy values, each with a hue; in a scoring game, by how much the player to move gets more.
    Values,
    /// The remoteness: how long the game lasts. Cells near their end are bright.
    Remoteness,
}

/// The visible layers of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layers {
    /// `true` if the user's marks are visible.
    pub marks: bool,
    /// `true` if the positions the user has met are visible.
    pub met: bool,
    /// The property of positions that the ground shows.
    pub ground: Ground,
    /// `true` if wrong and missing marks are visible, whatever the ground shows.
    pub checked: bool,
}

/// The size of a cell, the smallest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zoom {
    /// Half a cell of the screen, shown by its colour.
    Half,
    /// A cell of the screen, shown by its sign: for screens whose halves have no colours of their own.
    One,
    /// Two columns and one row.
    Small,
    /// Four columns and two rows.
    Middle,
    /// Six columns and three rows.
    Large,
}

impl Zoom {
    /// The sizes that a user can choose.
    pub const ALL: [Self; 4] = [Self::Half, Self::Small, Self::Middle, Self::Large];

    /// Returns whether halves of cells can be distinguished.
    pub fn has_halves(look: &Look) -> bool {
        look.glyph_set() == GlyphSet::Unicode && look.theme_name() != ThemeName::Mono
    }

    /// Returns the columns and half rows of a cell.
    pub const fn halves(self) -> Size {
        match self {
            Self::Half => Size::new(1, 1),
            Self::One => Size::new(1, 2),
            Self::Small => Size::new(2, 2),
            Self::Middle => Size::new(4, 4),
            Self::Large => Size::new(6, 6),
        }
    }

    /// Returns how many cells fit beside and above one another.
    pub const fn fits(self, room: Size) -> Size {
        let cell = self.halves();
        Size::new(room.width / cell.width, room.height.saturating_mul(2) / cell.height)
    }

    /// Returns the next larger or smaller size; the last one stays.
    #[must_use]
    pub fn step(self, larger: bool) -> Self {
        let at = Self::ALL.iter().position(|zoom| *zoom == self).unwrap_or(0);
        let at = if larger { at + 1 } else { at.saturating_sub(1) };
        Self::ALL.get(at).copied().unwrap_or(self)
    }
}

/// The part of a map that is in sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    /// The spot in the corner where both numbers are least.
    pub from: Spot,
    /// The number of columns.
    pub columns: u64,
    /// The number of rows.
    pub rows: u64,
    /// `true` if the map is a line, wrapped into rows.
    pub line: bool,
    /// `true` if the second number increases downward.
    pub down: bool,
}

impl Frame {
    /// Makes a frame of this many columns and rows of a plane.
    pub const fn of(plane: &Plane, from: Spot, columns: u64, rows: u64) -> Self {
        Self { from, columns, rows, line: plane.up.is_none(), down: plane.down }
    }

    /// Returns the spot of a cell by its column and its row from the top.
    pub const fn spot(&self, column: u64, row: u64) -> Spot {
        let Spot { x, y, z } = self.from;
        if self.line {
            return Spot { x: x.saturating_add(row * self.columns + column), y, z };
        }
        let up = if self.down { row } else { self.rows - 1 - row };
        Spot { x: x.saturating_add(column), y: y.saturating_add(up), z }
    }

    /// Returns the cell of a spot by its column and its row from the top; `None` if it is not in sight.
    pub const fn cell(&self, spot: Spot) -> Option<(u64, u64)> {
        let (Some(x), Some(y)) = (spot.x.checked_sub(self.from.x), spot.y.checked_sub(self.from.y)) else {
            return None;
        };
        let (column, row) = if self.line { (x % self.columns, x / self.columns) } else { (x, y) };
        if spot.z != self.from.z || column >= self.columns || row >= self.rows {
            return None;
        }
        Some((column, if self.line || self.down { row } else { self.rows - 1 - row }))
    }

    /// Returns every spot in the frame, row by row from the top.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let frame = *self;
        (0..frame.rows).flat_map(move |row| (0..frame.columns).map(move |column| frame.spot(column, row)))
    }

    /// Returns `rows` rows of the frame from row `first` on, counted from the top.
    #[must_use]
    pub fn part(&self, first: u64, rows: u64) -> Self {
        let last = self.rows.min(first.saturating_add(rows));
        let Spot { x, y, z } = self.from;
        let below = if self.down { first } else { self.rows - last };
        let from = if self.line { Spot { x: x + first * self.columns, y, z } } else { Spot { x, y: y + below, z } };
        Self { from, rows: last - first, ..*self }
    }

    /// Returns the spot farthest out.
    pub const fn farthest(&self) -> Spot {
        let Spot { x, y, z } = self.from;
        if self.line {
            return Spot { x: x.saturating_add(self.columns * self.rows - 1), y, z };
        }
        Spot { x: x.saturating_add(self.columns - 1), y: y.saturating_add(self.rows - 1), z }
    }
}

/// The knowledge about one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    /// The outcome and the remoteness.
    pub glance: Glance,
    /// Its Grundy value, by theory or by mex; in a scoring game, how much more the player to move gets.
    pub value: Option<i64>,
}

/// One cell of a map.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cell {
    /// The knowledge about its position; `None` if there is none.
    pub known: Option<Known>,
    /// `true` if the user marked it as safe to leave; `None` without a mark.
    pub mark: Option<bool>,
    /// `true` if the user has won at least as often as lost after leaving it; `None` if it was never left.
    pub met: Option<bool>,
    /// `true` if the cell is filled already while a map is being filled; `None` if no map is being filled.
    pub filled: Option<bool>,
}

impl Cell {
    /// Returns whether its position is safe to leave; `None` if that is not known or there is no position.
    pub fn is_safe(&self) -> Option<bool> {
        self.known?.glance.outcome.is_safe()
    }

    /// Returns whether it is hidden, because it comes later than the cells filled so far.
    pub fn is_later(&self) -> bool {
        self.filled == Some(false)
    }

    /// Returns whether a mark is visibly wrong or missing.
    fn is_faulted(&self, layers: Layers) -> bool {
        let is_missing = self.mark.is_none() && self.is_safe() == Some(true);
        let told = layers.ground == Ground::Outcome && !self.is_later();
        layers.marks && ((self.differs() && (told || layers.checked)) || (is_missing && layers.checked))
    }

    /// Returns whether the mark contradicts what is known.
    pub fn differs(&self) -> bool {
        self.mark.is_some_and(|mark| self.is_safe().is_some_and(|safe| safe != mark))
    }
}

/// The cells in sight, row by row from the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The part of the map that is in sight.
    pub frame: Frame,
    /// The cells.
    pub cells: Vec<Cell>,
}

impl Sheet {
    /// Returns a map that knows all of this part, if this one does not.
    pub fn reaching(map: &Map, frame: Frame) -> Option<Map> {
        let plane = map.plane();
        if !plane.grows {
            return None;
        }
        let Spot { x, y, z } = frame.farthest();
        map.reaching(Spot { x: x.min(plane.across.most), y: plane.up.map_or(0, |up| y.min(up.most)), z })
    }

    /// Looks up the cells of this part of a map.
    ///
    /// # Errors
    /// [`Stopped`] if the caller stopped it through `cancel`.
    pub fn of(map: &Map, frame: Frame, values: bool, cancel: &Cancel) -> Result<Self, Stopped> {
        let spots: Vec<Spot> = frame.spots().collect();
        let glances = map.glances(&spots, cancel)?;
        let has_none = glances.iter().flatten().all(|glance| value_of(glance).is_none());
        let found = if values && has_none { by_mex(map, &spots, cancel)? } else { None };
        let known = |(at, glance): (usize, Option<Glance>)| {
            let found = || found.as_ref().and_then(|values: &Vec<u64>| i64::try_from(*values.get(at)?).ok());
            let known = glance.map(|glance| Known { value: value_of(&glance).or_else(found), glance });
            Cell { known, ..Cell::default() }
        };
        Ok(Self { frame, cells: glances.into_iter().enumerate().map(known).collect() })
    }

    /// Returns `rows` of its rows from row `first` on.
    #[must_use]
    pub fn part(&self, first: u64, rows: u64) -> Self {
        let frame = self.frame.part(first, rows);
        let at = |row: u64| usize::try_from(row * frame.columns).unwrap_or(usize::MAX).min(self.cells.len());
        let cells = self.cells.get(at(first)..at(first + frame.rows)).unwrap_or(&[]).to_vec();
        Self { frame, cells }
    }

    /// Returns the cell at a spot in sight.
    pub fn at(&self, spot: Spot) -> Option<&Cell> {
        let (column, row) = self.frame.cell(spot)?;
        self.cells.get(usize::try_from(row * self.frame.columns + column).ok()?)
    }

    /// Returns its rows from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks(usize::try_from(self.frame.columns).unwrap_or(usize::MAX).max(1))
    }

    /// Returns whether any cell has a value.
    pub fn has_values(&self) -> bool {
        self.cells.iter().any(|cell| cell.known.is_some_and(|known| known.value.is_some()))
    }

    /// Returns whether the remoteness of any cell is known.
    pub fn has_remoteness(&self) -> bool {
        self.cells.iter().any(|cell| cell.known.is_some_and(|known| known.glance.remoteness.is_some()))
    }

    /// Enters the user's marks, by the names of positions.
    pub fn mark(&mut self, map: &Map, marks: &BTreeMap<String, bool>) {
        let spots: Vec<Spot> = self.frame.spots().collect();
        for (cell, spot) in self.cells.iter_mut().zip(spots) {
            cell.mark = if marks.is_empty() { None } else { map.name(spot).and_then(|name| marks.get(&name).copied()) };
        }
    }

    /// Enters how games went on from positions, by the positions in one line.
    pub fn meet(&mut self, map: &Map, met: &BTreeMap<String, bool>) {
        let spots: Vec<Spot> = self.frame.spots().collect();
        for (cell, spot) in self.cells.iter_mut().zip(spots) {
            cell.met = if met.is_empty() { None } else { map.position(spot).and_then(|name| met.get(&name).copied()) };
        }
    }
}

fn value_of(glance: &Glance) -> Option<i64> {
    glance.margin.or_else(|| i64::try_from(glance.grundy?).ok())
}

/// Computes the values by mex, from the smallest spots up; returns them in the order of `spots`.
fn by_mex(map: &Map, spots: &[Spot], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
    let mut order: Vec<usize> = (0..spots.len()).collect();
    order.order_by_key(|at| spots.get(*at).map(|spot| (spot.y, spot.x)));
    let sorted: Vec<Spot> = order.iter().filter_map(|at| spots.get(*at).copied()).collect();
    let Some(values) = map.values(&sorted, cancel)? else { return Ok(None) };
    let mut found = vec![0; spots.len()];
    for (at, value) in order.into_iter().zip(values) {
        if let Some(place) = found.get_mut(at) {
            *place = value;
        }
    }
    Ok(Some(found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_maps_every_cell_to_a_spot_and_back() {
        for (line, down) in [(true, false), (false, false), (false, true)] {
            let frame =
                Frame { from: Spot { x: 3, y: if line { 0 } else { 2 }, z: 0 }, columns: 4, rows: 3, line, down };
            for row in 0..3 {
                for column in 0..4 {
                    assert_eq!(frame.cell(frame.spot(column, row)), Some((column, row)), "{frame:?}");
                }
            }
            assert_eq!(frame.cell(Spot { x: 2, ..frame.from }), None);
        }
    }
}
