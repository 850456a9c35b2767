//! Pictures as figures: the same layers as outlines.

use super::{
    Frame, Picture, Place,
    ink::{Ink, Inks},
    shapes::{Layer, Path, Shape},
};
use crate::look::sketch::{Figure, Outline, Sketched};

/// Columns of a stroke, and the rows that are as long.
const STROKE: (f32, f32) = (0.8, 0.4);
/// The part of a thing that a stroke takes at most.
const MOST: f32 = 0.12;

/// The figures of a picture in its cells.
pub(super) fn of<C>(picture: &Picture<C>, frame: &Frame, inks: &Inks) -> Sketched {
    let mut figures = Vec::new();
    for item in &picture.items {
        for layer in item.shape.layers(item.state) {
            let color = if layer.ink == Ink::None { None } else { inks.color(layer.ink) };
            // Squares stand close together.
            let outline = match outline(layer, item.place, frame) {
                Outline::Rect(place) if !matches!(item.shape, Shape::Square(_)) => Outline::Card(place),
                other => other,
            };
            figures.push(Figure { outline, color });
        }
    }
    Sketched { area: frame.area, figures }
}

fn outline(layer: Layer, place: Place, frame: &Frame) -> Outline {
    let [left, top, right, bottom] = frame.halves(place).map(|half| half as f32 / 2.0);
    let (left, top) = (left + f32::from(frame.area.x), top + f32::from(frame.area.y));
    let (w, h) = (right + f32::from(frame.area.x) - left, bottom + f32::from(frame.area.y) - top);
    let stroke = STROKE.0.min(MOST * w).min(2.0 * MOST * h);
    let (dx, dy) = (layer.inset * stroke, layer.inset * stroke * STROKE.1 / STROKE.0);
    let within = |[x, y, wide, high]: [f32; 4]| {
        [left + x * w + dx, top + y * h + dy, (wide * w - 2.0 * dx).max(0.0), (high * h - 2.0 * dy).max(0.0)]
    };
    match layer.path {
        Path::Rect(x, y, wide, high) => Outline::Rect(within([x, y, wide, high])),
        Path::Oval(x, y, wide, high) => Outline::Oval(within([x, y, wide, high])),
        // Only for few points: what is drawn here has many.
        Path::Bits(_) => Outline::Polygon(Vec::new()),
        Path::Poly(points) => Outline::Polygon(points.iter().map(|(x, y)| (left + x * w, top + y * h)).collect()),
    }
}
