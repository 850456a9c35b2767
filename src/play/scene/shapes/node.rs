//! Circles in which names stand, joined by arrows.

use super::{Grain, Layer, Path, State, fill, inner};
use crate::play::scene::ink::Ink;

const DISC: Path = Path::Oval(0.0, 0.0, 1.0, 1.0);
/// The upper side of the token, which leaves its lower edge visible.
const FACE: Path = Path::Oval(0.01, 0.0, 0.98, 0.86);
/// The gaps of a ring: above and below, and on both sides.
const ENDS: Path = Path::Rect(0.4, 0.0, 0.2, 1.0);
const SIDES: Path = Path::Rect(0.0, 0.4, 1.0, 0.2);

/// The token.
pub(super) fn token(grain: Grain) -> Vec<Layer> {
    if grain.flat { vec![fill(DISC, Ink::Face)] } else { vec![fill(DISC, Ink::Shade), fill(FACE, Ink::Face)] }
}

/// A circle in a state, with a ring around it if the token can go there. Without backgrounds the light ink only covers the arrows.
pub(super) fn layers(open: bool, state: State, grain: Grain) -> Vec<Layer> {
    let ring = |edge: Ink, face: Ink, strokes: f32, gaps: &[Path]| {
        let face = if grain.flat { Ink::Light } else { face };
        let gaps = gaps.iter().map(|gap| fill(*gap, face));
        [fill(DISC, edge), inner(DISC, face, strokes)].into_iter().chain(gaps).collect()
    };
    match state {
        State::Rest if open => ring(Ink::Shade, Ink::Light, 1.0, &[]),
        State::Rest | State::Aside | State::Gone => ring(Ink::Rule, Ink::Light, 1.0, &[ENDS, SIDES]),
        State::Chosen => ring(Ink::Chosen, Ink::ChosenTint, 2.0, &[]),
        State::Good => vec![fill(DISC, Ink::Good)],
        State::Bad => ring(Ink::Bad, Ink::BadTint, 1.0, &[ENDS]),
        State::Theirs | State::Moved => ring(Ink::Theirs, Ink::TheirsTint, 1.0, &[SIDES]),
    }
}
