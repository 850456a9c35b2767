//! A line to scale: amounts as lengths from its left end.

use super::{Len, Picture, Place, Shape, State, cells, whole};

/// The columns of a line, and the amount that all of it stands for.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    left: Len,
    top: Len,
    width: f32,
    most: u64,
}

impl Scale {
    /// A line of so many columns, from a point on.
    pub const fn new((left, top): super::Point, width: f32, most: u64) -> Self {
        Self { left, top, width, most }
    }

    fn column(&self, amount: u64) -> f32 {
        (amount as f64 / self.most.max(1) as f64) as f32 * self.width
    }

    /// The place from one amount to another, at least a column wide; `None` if there is nothing between them.
    fn place(&self, from: u64, to: u64) -> Option<Place> {
        let right = self.column(to).max(1.0);
        let left = self.column(from).min(right - 1.0);
        let (x, w) = (self.left + cells(left), cells(right - left));
        (from < to).then_some(Place { x, y: self.top, w, h: cells(1.0) })
    }

    /// Whether it has no columns.
    pub fn is_empty(&self) -> bool {
        self.width < 1.0
    }

    /// Puts parts of the line, so high and the last one on top, and on each column what a click on the amount there selects.
    pub fn put<C>(
        &self,
        h: Len,
        parts: &[(u64, u64, Shape, State)],
        click: impl Fn(u64) -> Option<C>,
        picture: &mut Picture<C>,
    ) {
        for (from, to, shape, state) in parts {
            if let Some(place) = self.place(*from, *to) {
                picture.put(*shape, *state, Place { h, ..place });
            }
        }
        for at in 0..whole(self.width) {
            let amount = f64::from(at) / f64::from(self.width) * self.most as f64;
            let place = Place { x: self.left + cells(at.into()), y: self.top, w: cells(1.0), h };
            picture.put(Shape::Slot, State::Rest, place).click(click(amount as u64));
        }
    }
}
