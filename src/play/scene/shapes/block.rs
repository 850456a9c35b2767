//! Pieces that stand on one another: one player's are plain, the other's striped, and those of both are like bamboo.

use super::{ALL, Grain, Layer, Owner, Path, SPECK, State, fill, inner};
use crate::play::scene::ink::Ink;

/// Half rows from which a gleam can be seen.
const GLEAMING: f32 = 5.0;
/// Half rows from which two columns are left free on each side of a stem.
const WIDE: f32 = 8.0;
/// The most stripes.
const STRIPES: f32 = 12.0;

/// A place in a piece: left, top, width, height.
type Part = [f32; 4];

pub(super) fn block(owner: Owner, state: State, grain: Grain) -> Vec<Layer> {
    let [wide, high] = strokes(grain);
    match state {
        State::Rest => face(owner, [0.0, 0.0, 1.0, 1.0], false, grain),
        State::Gone => vec![fill(SPECK, Ink::Rule)],
        State::Moved => dashes(Ink::Moved, grain).collect(),
        _ => {
            // Without colours a gap lies between the ring and the piece.
            let (x, y) = if grain.flat { (2.0 * wide, 2.0 * high) } else { (wide, high) };
            let ring = [fill(ALL, state.hue(Ink::Rule)), inner(ALL, Ink::None, 1.0)];
            let within = face(owner, [x, y, 1.0 - 2.0 * x, 1.0 - 2.0 * y], false, grain);
            ring.into_iter().chain(within).collect()
        }
    }
}

pub(super) fn falling(owner: Owner, state: State, grain: Grain) -> Vec<Layer> {
    let [wide, _] = strokes(grain);
    let aside = 2.0 * wide;
    let pale = face(owner, [aside, 0.0, 1.0 - 2.0 * aside, 1.0], true, grain);
    pale.into_iter().chain(dashes(state.hue(Ink::Rule), grain)).collect()
}

pub(super) fn grass() -> Vec<Layer> {
    vec![fill(Path::Rect(0.0, 0.0, 1.0, 0.5), Ink::Green)]
}

/// The half rows of a piece, as far as they matter.
fn rows(grain: Grain) -> f32 {
    grain.high.clamp(1, 40) as f32
}

/// The parts of the width and the height that a stroke takes. A piece is two half columns wider than twice its half rows.
fn strokes(grain: Grain) -> [f32; 2] {
    let high = rows(grain);
    [if high > 3.0 { 1.0 / (high + 1.0) } else { 0.125 }, 1.0 / high]
}

/// The tops and heights of stripes of equal whole half rows in a part of a piece that is `high` half rows high.
fn stripes(high: f32) -> impl Iterator<Item = (f32, f32)> {
    let each = (high / STRIPES).ceil().max(1.0);
    let count = (high / each).ceil().max(1.0) as u8;
    (0..count).map(move |at| {
        let top = f32::from(at) * each;
        (top / high, each.min(high - top) / high)
    })
}

/// The look of a piece, or its pale image.
fn face(owner: Owner, [x, y, w, h]: Part, pale: bool, grain: Grain) -> Vec<Layer> {
    let rect =
        |[left, top, wide, high]: Part, ink: Ink| fill(Path::Rect(x + left * w, y + top * h, wide * w, high * h), ink);
    let high = (rows(grain) * h).round().max(1.0);
    let gleam = (high >= GLEAMING && !grain.flat && !pale).then(|| rect([0.2, 0.15, 0.09, 0.65], Ink::Face));
    match owner {
        Owner::First => {
            let plain = if pale { Ink::BlueShade } else { Ink::Blue };
            [rect([0.0, 0.0, 1.0, 1.0], plain)].into_iter().chain(gleam).collect()
        }
        Owner::Second => {
            let dark = if grain.flat || pale { Ink::None } else { Ink::HeadShade };
            let inks = [if pale { Ink::HeadShade } else { Ink::Head }, dark];
            stripes(high)
                .zip(inks.into_iter().cycle())
                .map(|((top, tall), ink)| rect([0.0, top, 1.0, tall], ink))
                .collect()
        }
        Owner::Both => {
            let plain = if pale { Ink::GreenShade } else { Ink::Green };
            let joint = if grain.flat || pale { plain } else { Ink::GreenShade };
            // Whole columns are left free beside the stem, so that no cell has three inks.
            let columns = if high < WIDE { 1.0 } else { 2.0 };
            let aside = if w < 1.0 { 0.0 } else { columns / (high + 1.0) };
            let stem = rect([aside, 0.0, 1.0 - 2.0 * aside, 1.0], plain);
            [stem, rect([0.0, 1.0 - 1.0 / high, 1.0, 1.0 / high], joint)].into_iter().chain(gleam).collect()
        }
    }
}

/// Dashes down both sides.
fn dashes(ink: Ink, grain: Grain) -> impl Iterator<Item = Layer> {
    let [wide, _] = strokes(grain);
    let dash = move |(top, high): (f32, f32), left: f32| fill(Path::Rect(left, top, wide, high), ink);
    stripes(rows(grain)).step_by(2).flat_map(move |stripe| [dash(stripe, 0.0), dash(stripe, 1.0 - wide)])
}
