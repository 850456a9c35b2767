//! Stairs that rise to the right, with things piled on their steps.

use super::{Len, Picture, Place, Point, Room, Tone, Unit, cells, heaps::gaps, units};

/// The most things beside each other on a step.
const ABREAST: f32 = 4.0;
/// The fewest columns of the ground before the first step.
const GROUND: f32 = 4.0;
/// The row below the stairs with the names of the steps.
const NAMES: f32 = 1.0;

/// The places of the steps and of the things on them.
#[derive(Debug, Clone, Copy)]
pub struct Stairs {
    unit: Unit,
    /// Columns and rows from one thing to the next.
    pitch: f32,
    line: Len,
    /// Rows from one step to the next, and columns of a step.
    rise: f32,
    wide: f32,
    ground: f32,
    width: f32,
    /// The row of the ground.
    floor: f32,
}

impl Stairs {
    /// The stairs with the largest things, and with the highest steps, on which each step can hold so many, from the lowest up. There are
    /// `letters` columns for a text on each, and rows above all of them. `None` if nothing fits.
    pub fn new(holds: &[u64], letters: usize, above: f32, room: Room) -> Option<Self> {
        // Stairs are stairs only if their steps are high beside the things; where that does not fit, any height will do.
        let fitting = |share: f32| {
            room.units().find_map(|unit| {
                let high = unit.rows(units(1.0));
                let (least, most) = ((high * share).ceil().max(1.0), super::whole(high * 2.0));
                (1..=most)
                    .rev()
                    .map(f32::from)
                    .filter(|rise| *rise >= least)
                    .find_map(|rise| Self::of(holds, letters, unit, rise, above, room))
            })
        };
        fitting(0.5).or_else(|| fitting(0.0))
    }

    fn of(holds: &[u64], letters: usize, unit: Unit, rise: f32, above: f32, room: Room) -> Option<Self> {
        let (gap, line) = gaps(unit, room);
        let pitch = unit.columns(units(1.0) + gap);
        let (ground, letters) = (GROUND.max(pitch + 1.0), letters as f32);
        let count = holds.len() as f32;
        let wide = ((room.width() - ground) / count.max(1.0)).floor().min((pitch * ABREAST + 1.0).max(letters));
        if wide < letters.max(pitch + 1.0) {
            return None;
        }
        let width = ground + wide * count;
        let stairs = Self { unit, pitch, line, rise, wide, ground, width, floor: 0.0 };
        let top = |(step, holds): (usize, &u64)| {
            let lines = holds.div_ceil(stairs.abreast()).max(1);
            unit.rows(line * (lines - 1) + units(1.0)).ceil() + rise * (step + 1) as f32
        };
        let floor = holds.iter().enumerate().map(top).fold(0.0, f32::max) + above;
        (floor + NAMES <= room.height()).then_some(Self { floor, ..stairs })
    }

    fn abreast(&self) -> u64 {
        (((self.wide - 1.0) / self.pitch) as u64).max(1)
    }

    /// An empty picture of the stairs.
    pub fn picture<C>(&self) -> Picture<C> {
        Picture::new(self.unit, (cells(self.width), cells(self.floor + NAMES)))
    }

    /// The ground before the first step, in the row of the names, and the row of the text above it.
    pub const fn ground(&self) -> (Place, Place) {
        let ground = Place { x: cells(0.0), y: cells(self.floor), w: cells(self.ground), h: cells(NAMES) };
        (ground, Place { y: cells(self.floor - 1.0), ..ground })
    }

    /// Columns before a step.
    fn columns_to(&self, step: usize) -> f32 {
        self.ground + self.wide * step as f32
    }

    /// The stone of a step, counted from 0.
    pub fn stone(&self, step: usize) -> Place {
        let high = self.rise * (step + 1) as f32;
        Place { x: cells(self.columns_to(step)), y: cells(self.floor - high), w: cells(self.wide), h: cells(high) }
    }

    /// The upper edge of a step.
    pub fn tread(&self, step: usize) -> Place {
        Place { h: cells(if self.rise > 1.0 { 0.5 } else { 1.0 }), ..self.stone(step) }
    }

    /// The row of the text on a step.
    pub fn text(&self, step: usize) -> Place {
        let stone = self.stone(step);
        Place { y: stone.y + cells(if self.rise > 1.0 { 1.0 } else { 0.0 }), h: cells(1.0), ..stone }
    }

    /// The first letter of the name below a step.
    pub fn name(&self, step: usize) -> Point {
        (cells((self.columns_to(step) + (self.wide - 1.0) / 2.0).floor()), cells(self.floor))
    }

    /// The place of a thing on a step, counted from 0.
    pub fn thing(&self, step: usize, at: u64) -> Place {
        let (stone, abreast) = (self.stone(step), self.abreast());
        let pile = cells(((self.wide - (self.pitch * abreast as f32 - 1.0)) / 2.0).floor());
        let (along, up) = (at % abreast, at / abreast);
        Place::unit(stone.x + pile + cells(self.pitch) * along, stone.y - units(1.0) - self.line * up)
    }

    /// Ties what lies on two steps with a line over all that lies between them; so many things lie on each. Returns its middle.
    pub fn tie<C>(&self, shown: &[u64], low: usize, high: usize, picture: &mut Picture<C>) -> Point {
        let top = |step: usize| match shown[step].checked_sub(1) {
            Some(last) => self.unit.rows(self.thing(step, last).y).floor(),
            None => self.unit.rows(self.stone(step).y),
        };
        let y = ((low..=high).map(top).fold(f32::MAX, f32::min) - 2.0).max(0.0);
        let [left, right] = [low, high].map(|step| (self.thing(step, 0).middle().0, cells(top(step) - 1.0)));
        picture.tie([left, (left.0, cells(y)), (right.0, cells(y)), right], Tone::Good);
        ((left.0 + right.0) * 0.5, cells(y))
    }
}
