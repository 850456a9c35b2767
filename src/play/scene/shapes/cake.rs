//! Slices of a cake, and the strokes where some were eaten.

use super::{ALL, Grain, Layer, Path, State, cross, dot, fill, frame, inner};
use crate::play::scene::ink::Ink;

const ICING: Path = Path::Rect(0.0, 0.0, 1.0, 0.2);
const CREAM: Path = Path::Rect(0.0, 0.2, 1.0, 0.68);
const FILLING: Path = Path::Rect(0.0, 0.5, 1.0, 0.08);
/// A stroke from the top to the bottom.
const UPRIGHT: Path = Path::Rect(0.41, 0.0, 0.18, 1.0);
/// Half rows from which the bottom can be seen, and from which the filling can.
const BASED: i32 = 6;
const FILLED: i32 = 8;

pub(super) fn slice(state: State, grain: Grain) -> Vec<Layer> {
    // Without backgrounds nothing can be seen on a filled slice.
    let face = if grain.flat { Ink::None } else { Ink::Face };
    match state {
        State::Rest if grain.flat => vec![fill(ALL, Ink::Face)],
        State::Rest if grain.high < BASED => vec![fill(ALL, Ink::Face), fill(ICING, Ink::Choc)],
        State::Rest | State::Aside => {
            let mut slice = vec![fill(ALL, Ink::ChocEdge), fill(CREAM, Ink::Face), fill(ICING, Ink::Choc)];
            slice.extend((grain.high >= FILLED).then(|| fill(FILLING, Ink::Shade)));
            slice
        }
        State::Chosen => frame(Ink::Chosen, Ink::ChosenTint),
        State::Theirs => frame(Ink::Theirs, Ink::TheirsTint),
        State::Good => frame(Ink::Good, face).into_iter().chain([dot(Ink::Good, grain)]).collect(),
        State::Bad => frame(Ink::Bad, face).into_iter().chain(cross(Ink::Bad, grain)).collect(),
        State::Moved | State::Gone => Vec::new(),
    }
}

/// A stroke through the place of a slice that was eaten, in the direction in which it was.
pub(super) fn stroke(upright: bool, state: State, grain: Grain) -> Vec<Layer> {
    let high = (1.2 / grain.high as f32).max(0.06);
    let bar = if upright { UPRIGHT } else { Path::Rect(0.0, 0.5 - high / 2.0, 1.0, high) };
    let bar = fill(bar, state.hue(Ink::Rule));
    if state == State::Moved { vec![fill(ALL, Ink::Moved), inner(ALL, Ink::None, 0.6), bar] } else { vec![bar] }
}
