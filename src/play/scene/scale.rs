//! A line to scale: amounts as lengths from its left end.

use super::{Len, Place, cells, whole};

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
    pub fn place(&self, from: u64, to: u64) -> Option<Place> {
        let right = self.column(to).max(1.0);
        let left = self.column(from).min(right - 1.0);
        let (x, w) = (self.left + cells(left), cells(right - left));
        (from < to).then_some(Place { x, y: self.top, w, h: cells(1.0) })
    }

    /// Each column and the amount at which it begins.
    pub fn columns(&self) -> impl Iterator<Item = (Place, u64)> + use<> {
        let scale = *self;
        (0..whole(self.width)).map(move |at| {
            let begin = f64::from(at) / f64::from(scale.width) * scale.most as f64;
            let place = Place { x: scale.left + cells(at.into()), y: scale.top, w: cells(1.0), h: cells(1.0) };
            (place, begin as u64)
        })
    }
}
