//! Dominoes, and the room for one.

use super::{ALL, Grain, Layer, Path, State, fill, frame, ground};
use crate::play::scene::ink::Ink;

/// The upper side, which leaves the edge below it visible.
const UPRIGHT_TOP: Path = Path::Rect(0.0, 0.0, 1.0, 0.93);
const ACROSS_TOP: Path = Path::Rect(0.0, 0.0, 1.0, 0.87);
/// The line between the halves of one that lies across.
const ACROSS_SEAM: Path = Path::Rect(0.471, 0.25, 0.058, 0.5);
/// Ticks and crosses that are as wide as high on either.
const UPRIGHT_TICK: Path =
    Path::Poly(&[(0.18, 0.5), (0.28, 0.46), (0.44, 0.53), (0.74, 0.38), (0.84, 0.42), (0.44, 0.62)]);
const ACROSS_TICK: Path =
    Path::Poly(&[(0.34, 0.5), (0.39, 0.42), (0.47, 0.56), (0.62, 0.26), (0.67, 0.34), (0.47, 0.76)]);
const UPRIGHT_CROSS: [Path; 2] = [
    Path::Poly(&[(0.18, 0.41), (0.3, 0.38), (0.82, 0.59), (0.7, 0.62)]),
    Path::Poly(&[(0.7, 0.38), (0.82, 0.41), (0.3, 0.62), (0.18, 0.59)]),
];
const ACROSS_CROSS: [Path; 2] = [
    Path::Poly(&[(0.34, 0.32), (0.4, 0.24), (0.66, 0.68), (0.6, 0.76)]),
    Path::Poly(&[(0.6, 0.24), (0.66, 0.32), (0.4, 0.76), (0.34, 0.68)]),
];
/// The upper side of one so small that nothing but its edge lies between it and the next.
const SMALL_UPRIGHT_TOP: Path = Path::Rect(0.0, 0.0, 0.8, 0.83);
const SMALL_ACROSS_TOP: Path = Path::Rect(0.0, 0.0, 0.9, 0.67);
/// Half rows from which the edge of one that lies across can be seen.
const EDGED: i32 = 6;
/// Half rows of the largest ones without a gap between them: upright, and across.
const TOUCHING: [i32; 2] = [6, 3];

/// A domino that stands upright or lies across, in a state; the room for one, if it is good or bad.
pub(super) fn layers(upright: bool, state: State, grain: Grain) -> Vec<Layer> {
    let (face, edge) = if upright { (Ink::Face, Ink::Shade) } else { (Ink::Slate, Ink::SlateShade) };
    let seam = |ink: Ink| fill(seam(upright, grain), ink);
    let touches = grain.high <= TOUCHING[usize::from(!upright)];
    match state {
        State::Rest | State::Gone if grain.flat => vec![fill(ALL, face), seam(Ink::None)],
        State::Rest | State::Gone if touches => {
            vec![fill(ALL, edge), fill(if upright { SMALL_UPRIGHT_TOP } else { SMALL_ACROSS_TOP }, face)]
        }
        State::Good if touches && !upright => frame(Ink::Good, Ink::GoodTint),
        State::Bad if touches && !upright => frame(Ink::Bad, Ink::BadTint),
        State::Chosen if touches => frame(Ink::Chosen, Ink::ChosenTint),
        State::Rest | State::Gone if grain.high < EDGED => vec![fill(ALL, face), seam(edge)],
        State::Rest | State::Aside | State::Gone => {
            vec![fill(ALL, edge), fill(if upright { UPRIGHT_TOP } else { ACROSS_TOP }, face), seam(edge)]
        }
        State::Chosen => frame(Ink::Chosen, Ink::ChosenTint).into_iter().chain([seam(Ink::Chosen)]).collect(),
        State::Theirs | State::Moved => {
            let hue = state.hue(Ink::None);
            frame(hue, ground(state)).into_iter().chain([seam(hue)]).collect()
        }
        State::Good => {
            let tick = if upright { UPRIGHT_TICK } else { ACROSS_TICK };
            frame(Ink::Good, Ink::GoodTint).into_iter().chain([fill(tick, Ink::Good)]).collect()
        }
        State::Bad => {
            let cross = if upright { UPRIGHT_CROSS } else { ACROSS_CROSS };
            frame(Ink::Bad, Ink::BadTint).into_iter().chain(cross.map(|bar| fill(bar, Ink::Bad))).collect()
        }
    }
}

/// The line between the halves, one row of points high if it can be.
fn seam(upright: bool, grain: Grain) -> Path {
    let high = (1.2 / grain.high as f32).max(0.04);
    if upright { Path::Rect(0.25, 0.5 - high / 2.0, 0.5, high) } else { ACROSS_SEAM }
}
