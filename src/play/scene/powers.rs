//! Columns of powers of two: each number has as many things as it has of each power, in the column of that power.

use super::{Len, Picture, Place, Tone, Unit, cells, units};

/// Columns of text on each side of the things in a column, and between two columns.
const PAD: f32 = 1.0;
const APART: f32 = 2.0;

/// The columns, the largest power on the left.
#[derive(Debug, Clone, Copy)]
pub struct Powers {
    unit: Unit,
    left: Len,
    bits: u32,
    /// Lines into which the things of a power are wrapped.
    lines: u64,
    /// The gap between two things, and the rows from one line to the next.
    gap: Len,
    line: Len,
}

impl Powers {
    /// So many columns.
    pub(super) const fn new(unit: Unit, bits: u32, lines: u64, (gap, line): (Len, Len)) -> Self {
        Self { unit, left: cells(0.0), bits, lines, gap, line }
    }

    /// The same columns from here on.
    pub(super) const fn from(self, left: Len) -> Self {
        Self { left, ..self }
    }

    /// Signs have no panel around them.
    const fn pad(&self) -> Len {
        cells(if self.unit.is_raster() { PAD } else { 0.0 })
    }

    /// The rows of things of the widest column.
    pub(super) fn high(&self) -> Len {
        self.line * (self.lines - 1) + units(1.0)
    }

    /// The powers, the largest first.
    pub fn weights(&self) -> impl Iterator<Item = u64> + use<> {
        (0..self.bits).rev().map(|bit| 1 << bit)
    }

    /// Things of a power beside one another.
    const fn across(&self, weight: u64) -> u64 {
        weight.div_ceil(self.lines)
    }

    fn wide(&self, weight: u64) -> Len {
        (units(1.0) + self.gap) * self.across(weight) - self.gap + self.pad() * 2.0
    }

    /// The left side and the width of a column.
    pub fn column(&self, weight: u64) -> (Len, Len) {
        let before = self.weights().take_while(|other| *other > weight);
        let left = before.fold(self.left, |left, other| left + self.wide(other) + cells(APART));
        (left, self.wide(weight))
    }

    /// The width of all columns.
    pub(super) fn width(&self) -> Len {
        let (left, wide) = self.column(1);
        left + wide - self.left
    }

    /// The place of a thing of a power, counted from 0, in a row that begins at `top`.
    pub fn place(&self, weight: u64, at: u64, top: Len) -> Place {
        let across = self.across(weight);
        let x = self.column(weight).0 + self.pad() + (units(1.0) + self.gap) * (at % across);
        Place::unit(x, top + self.line * (at / across))
    }

    /// Ties the things of a power in one row to those straight below in another.
    pub fn tie<C>(&self, weight: u64, [upper, lower]: [Len; 2], picture: &mut Picture<C>) {
        let across = self.across(weight);
        for at in 0..across {
            let above = self.place(weight, weight - across + at, upper);
            picture.tie_down(above, self.place(weight, at, lower), Tone::Good);
        }
    }
}

impl<C> Picture<C> {
    /// Ties a thing to one straight below it, if there is a row between them.
    pub fn tie_down(&mut self, upper: Place, lower: Place, tone: Tone) {
        let unit = self.unit;
        let (from, to) = (unit.rows(upper.y + upper.h).ceil(), unit.rows(lower.y).floor() - 1.0);
        if to < from {
            return;
        }
        let (left, wide) = (unit.columns(upper.x), unit.columns(upper.w));
        // In a thing of even width both columns in its middle are tied.
        let middle = ((wide - 1.0) / 2.0).floor();
        let both = if unit.is_raster() && wide % 2.0 == 0.0 { 2 } else { 1 };
        for x in [middle, middle + 1.0].into_iter().take(both) {
            let x = cells(left + x);
            self.tie([(x, cells(from)), (x, cells(to))], tone);
        }
    }
}
