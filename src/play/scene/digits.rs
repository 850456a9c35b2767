//! Numbers in digits that can be read from afar.

use super::{Picture, Place, Point, Shape, State, cells};

/// The columns and rows of a digit at the least scale, and of a larger one whose points are as large.
const SMALL: (f32, f32) = (3.0, 2.5);
const LARGE: (f32, f32) = (5.0, 3.5);
/// The largest scale.
const MOST: u16 = 4;
/// Columns and rows left free around a number.
const AROUND: (f32, f32) = (3.0, 2.0);

/// The size of so many large digits.
pub fn large(digits: usize) -> Point {
    (cells((LARGE.0 + 1.0) * digits as f32 - 1.0), cells(LARGE.1))
}

impl<C> Picture<C> {
    /// Puts a number into the middle of a place, in the largest digits that leave at least a column and a row free on each side; whether
    /// it is `printed` on what lies there. Returns whether there was room for it.
    pub fn number(&mut self, place: Place, number: u64, printed: bool, state: State) -> bool {
        let digits = number.to_string();
        let (columns, rows) = (self.unit.columns(place.w), self.unit.rows(place.h));
        let long = |wide: f32, scale: f32| digits.bytes().fold(-scale, |sum, _| sum + (wide + 1.0) * scale);
        let fits = |((wide, high), scale): &((f32, f32), f32)| {
            long(*wide, *scale) + AROUND.0 <= columns && high * scale + AROUND.1 <= rows
        };
        let sizes = (1..=MOST).rev().flat_map(|scale| [LARGE, SMALL].map(|size| (size, f32::from(scale))));
        let Some(((wide, high), scale)) = sizes.into_iter().find(fits).filter(|_| self.unit.is_raster()) else {
            return false;
        };
        let (_, middle) = place.middle();
        let left = cells((columns - long(wide, scale)).floor() / 2.0);
        // On the border of two half rows.
        let top = (self.unit.rows(middle) * 2.0 - high * scale).round() / 2.0;
        let y = cells(top);
        for (at, digit) in (0_u16..).zip(digits.bytes()) {
            let x = place.x + left + cells(f32::from(at) * (wide + 1.0) * scale);
            let at = Place { x, y, w: cells(wide * scale), h: cells(high * scale) };
            self.put(Shape::Digit(digit - b'0', printed), state, at);
        }
        true
    }
}
