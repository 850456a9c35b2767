//! Numbers in digits that can be read from afar.

use super::{Len, Picture, Place, Point, Shape, State, cells};

/// The columns and rows of a digit at the least scale, and of a larger one whose points are as large.
const SMALL: (f32, f32) = (3.0, 2.5);
const LARGE: (f32, f32) = (5.0, 3.5);
/// The largest scale.
const MOST: u16 = 4;

/// The columns of a minus, and those between two signs.
const MINUS: f32 = 3.0;
const GAP: f32 = 1.0;

/// The size of a number in large digits, behind a minus or not.
pub fn large(number: u64, minus: bool) -> Point {
    let digits = cells(LARGE.0 + GAP) * number.to_string().len() as u64 - cells(GAP);
    (digits + cells(if minus { MINUS + GAP } else { 0.0 }), cells(LARGE.1))
}

impl<C> Picture<C> {
    /// Puts a number in large digits with its upper left corner at a point, behind a minus or not.
    pub fn large(&mut self, (x, y): Point, number: u64, minus: bool, state: State) {
        let mut at = x;
        let mut put = |shape: Shape, wide: f32| {
            self.put(shape, state, Place { x: at, y, w: cells(wide), h: cells(LARGE.1) });
            at = at + cells(wide + GAP);
        };
        if minus {
            put(Shape::Minus, MINUS);
        }
        for digit in number.to_string().bytes() {
            put(Shape::Digit(digit - b'0', false), LARGE.0);
        }
    }

    /// Puts a number into the middle of a place, in the largest digits that leave at least a column and a row free on each side; whether
    /// it is `printed` on what lies there. Returns whether there was room for it.
    pub fn number(&mut self, place: Place, number: u64, printed: bool, state: State) -> bool {
        let digits = number.to_string();
        let (columns, rows) = (self.unit.columns(place.w), self.unit.rows(place.h));
        let long = |wide: f32, scale: f32| digits.bytes().fold(-scale, |sum, _| sum + (wide + 1.0) * scale);
        let fits = |((wide, high), scale): &((f32, f32), f32)| {
            long(*wide, *scale) + 3.0 <= columns && high * scale + 2.0 <= rows
        };
        let sizes = (1..=MOST).rev().flat_map(|scale| [LARGE, SMALL].map(|size| (size, f32::from(scale))));
        let Some(((wide, high), scale)) = sizes.into_iter().find(fits).filter(|_| self.unit.is_raster()) else {
            return false;
        };
        let (_, middle) = place.middle();
        let left = cells((columns - long(wide, scale)).floor() / 2.0);
        // On the border of two half rows.
        let top = (self.unit.rows(middle) * 2.0 - high * scale).round() / 2.0;
        let y = Len { units: 0.0, cells: top };
        for (at, digit) in (0_u16..).zip(digits.bytes()) {
            let x = place.x + left + cells(f32::from(at) * (wide + 1.0) * scale);
            let at = Place { x, y, w: cells(wide * scale), h: cells(high * scale) };
            self.put(Shape::Digit(digit - b'0', printed), state, at);
        }
        true
    }
}
