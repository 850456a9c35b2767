//! Pictures as figures: the same layers as outlines.

use super::{
    Frame, Picture, Place,
    ink::{Ink, Inks},
    shapes::{Layer, Path, Shape, arc},
};
use crate::look::sketch::{Figure, Outline};

/// Columns of a stroke, and the rows that are as long.
const STROKE: (f32, f32) = (0.8, 0.4);
/// The part of a thing that a stroke takes at most.
const MOST: f32 = 0.12;

/// A round thing whose place is up to so much wider than high, or higher than wide, is drawn as a circle.
const ROUNDISH: f32 = 1.7;

/// The figures of a picture in its cells. If it is `lettered`, digits are not made of points.
pub(super) fn of<C>(picture: &Picture<C>, frame: &Frame, inks: &Inks, lettered: bool) -> Vec<Figure> {
    let mut figures = Vec::new();
    for item in &picture.items {
        let [_, top, _, bottom] = frame.halves(item.place);
        // As in cells, a frame one row high has nothing inside, and letters on it are those for its edge.
        let is_low = bottom - top <= 2;
        let bounds = bounds(item.shape, item.place, frame, lettered);
        for layer in item.shape.layers(item.state).into_iter().filter(|layer| !is_low || layer.inset <= 0.0) {
            let color = if layer.ink == Ink::None { None } else { inks.color(layer.ink) };
            if let (Shape::Digit(digit, _), true) = (item.shape, lettered) {
                figures.push(Figure { outline: Outline::Digit(digit, bounds), piece: item.id, color });
                continue;
            }
            if let Path::Bits(rows) = layer.path {
                let runs = runs(rows).map(|path| outline(Layer { path, ..layer }, bounds));
                figures.extend(runs.map(|outline| Figure { outline, piece: item.id, color }));
                continue;
            }
            // Squares stand close together.
            let outline = match outline(layer, bounds) {
                Outline::Rect(place) if !matches!(item.shape, Shape::Square(_)) => Outline::Card(place),
                other => other,
            };
            figures.push(Figure { outline, piece: item.id, color });
        }
    }
    figures
}

/// Left, top, width and height of a thing in cells, of which each is twice as high as wide: exactly, or to half cells, as in the blocks
/// that it stands for.
fn bounds(shape: Shape, place: Place, frame: &Frame, exactly: bool) -> [f32; 4] {
    let [left, top, right, bottom] =
        if exactly { frame.exactly(place) } else { frame.halves(place).map(|half| half as f32 / 2.0) };
    let (left, top, w, h) = (left + f32::from(frame.area.x), top + f32::from(frame.area.y), right - left, bottom - top);
    let side = w.min(2.0 * h);
    let is_round =
        matches!(shape, Shape::Coin | Shape::Disc | Shape::Dot | Shape::Ring(_) | Shape::Node(_) | Shape::Token);
    if !is_round || w.max(2.0 * h) > ROUNDISH * side {
        return [left, top, w, h];
    }
    [left + (w - side) / 2.0, top + (h - side / 2.0) / 2.0, side, side / 2.0]
}

fn outline(layer: Layer, [left, top, w, h]: [f32; 4]) -> Outline {
    let stroke = STROKE.0.min(MOST * w).min(2.0 * MOST * h);
    let (dx, dy) = (layer.inset * stroke, layer.inset * stroke * STROKE.1 / STROKE.0);
    let within = |[x, y, wide, high]: [f32; 4]| {
        [left + x * w + dx, top + y * h + dy, (wide * w - 2.0 * dx).max(0.0), (high * h - 2.0 * dy).max(0.0)]
    };
    let polygon =
        |points: &[(f32, f32)]| Outline::Polygon(points.iter().map(|(x, y)| (left + x * w, top + y * h)).collect());
    match layer.path {
        Path::Rect(x, y, wide, high) => Outline::Rect(within([x, y, wide, high])),
        Path::Oval(x, y, wide, high) => Outline::Oval(within([x, y, wide, high])),
        Path::Bits(_) | Path::Turned(_) => Outline::Polygon(Vec::new()),
        Path::Poly(points) => polygon(points),
        Path::Arc(from, to, inner) => polygon(&arc(from, to, inner)),
    }
}

/// The filled points of a figure, each row of them as a rectangle for each run.
fn runs(rows: &'static [&'static str]) -> impl Iterator<Item = Path> {
    let high = 1.0 / rows.len().max(1) as f32;
    rows.iter().enumerate().flat_map(move |(down, row)| {
        let (row, wide) = (row.as_bytes(), 1.0 / row.len().max(1) as f32);
        let starts = (0..row.len()).filter(|at| row[*at] == b'#' && (*at == 0 || row[at - 1] != b'#'));
        starts.map(move |from| {
            let length = row[from..].iter().take_while(|point| **point == b'#').count();
            // A little of the next row, so that no light comes through between them.
            Path::Rect(from as f32 * wide, down as f32 * high, length as f32 * wide, high * 1.05)
        })
    })
}
