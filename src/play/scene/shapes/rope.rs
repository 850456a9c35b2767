//! A rope, the gaps where it is cut, and stretches along it.

use super::{ALL, Grain, Layer, Path, State, fill};
use crate::play::scene::ink::Ink;

/// One of the strands, which winds up from the left to the right.
const STRAND: Path = Path::Poly(&[(0.67, 0.0), (1.0, 0.0), (0.33, 1.0), (0.0, 1.0)]);
/// A furrow between two strands.
const FURROW: Path = Path::Poly(&[(0.8, 0.0), (1.0, 0.0), (0.2, 1.0), (0.0, 1.0)]);
/// A dashed line.
const DASHES: Path = Path::Bits(&["#.#.#.#.#."]);

pub(super) fn winding(grain: Grain) -> Vec<Layer> {
    if grain.flat {
        return vec![fill(ALL, Ink::Wood), fill(FURROW, Ink::None)];
    }
    vec![fill(ALL, Ink::Wood), fill(STRAND, Ink::Face)]
}

/// Nothing, in place of what lies there.
pub(super) fn gap() -> Vec<Layer> {
    vec![fill(ALL, Ink::None)]
}

pub(super) fn stretch(state: State, grain: Grain) -> Vec<Layer> {
    let path = if state == State::Bad && grain.flat { DASHES } else { ALL };
    vec![fill(path, state.hue(Ink::Rule))]
}
