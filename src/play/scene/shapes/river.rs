//! A river, its banks, and the islands in it.

use super::{ALL, Grain, Layer, Path, State, fill, inner};
use crate::play::scene::ink::Ink;

/// An island between its shores.
const INLAND: Path = Path::Rect(0.0, 0.2, 1.0, 0.6);
/// Short waves.
const WAVES: [Path; 3] =
    [Path::Rect(0.2, 0.45, 0.02, 0.1), Path::Rect(0.5, 0.75, 0.02, 0.1), Path::Rect(0.8, 0.25, 0.02, 0.1)];

pub(super) fn water(grain: Grain) -> Vec<Layer> {
    if grain.flat { WAVES.map(|wave| fill(wave, Ink::Rule)).into() } else { vec![fill(ALL, Ink::Dark)] }
}

/// Land in a state: a bank at rest, or an island.
pub(super) fn land(state: State, grain: Grain) -> Vec<Layer> {
    match state {
        State::Rest if grain.flat => vec![fill(ALL, Ink::Rule), inner(ALL, Ink::None, 0.5)],
        State::Rest => vec![fill(ALL, Ink::Rule)],
        _ if grain.flat || grain.high < 6 => vec![fill(ALL, state.hue(Ink::Shade))],
        _ => vec![fill(ALL, Ink::Shade), fill(INLAND, state.hue(Ink::Shade))],
    }
}
