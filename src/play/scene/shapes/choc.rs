//! Chocolate, and the skull on its poisoned square.

use super::{ALL, Grain, Layer, Path, State, dot, fill, frame, inner, small};
use crate::play::scene::ink::Ink;

/// Half rows from which the edge below a square can be seen.
const EDGED: i32 = 6;

/// A tick in the middle of a square.
const TICK_IN_IT: Path = Path::Poly(&[(0.2, 0.52), (0.3, 0.4), (0.42, 0.56), (0.72, 0.16), (0.82, 0.28), (0.42, 0.84)]);

pub(super) fn bar(state: State, grain: Grain) -> Vec<Layer> {
    let has_edge = grain.high >= EDGED;
    match state {
        State::Rest if grain.flat => vec![fill(ALL, Ink::ChocEdge)],
        State::Good if grain.flat => vec![fill(ALL, Ink::Good), fill(TICK_IN_IT, Ink::None)],
        State::Rest if !has_edge => vec![fill(ALL, Ink::Choc)],
        State::Rest | State::Aside => vec![fill(ALL, Ink::ChocEdge), fill(Path::Rect(0.0, 0.0, 1.0, 0.87), Ink::Choc)],
        State::Good => frame(Ink::Good, Ink::Choc),
        State::Theirs | State::Bad => frame(Ink::Bad, Ink::Choc),
        State::Chosen => frame(Ink::Chosen, Ink::ChosenTint).into_iter().chain([dot(Ink::Chosen, grain)]).collect(),
        State::Moved if grain.flat => vec![dot(Ink::Moved, grain)],
        State::Moved => vec![fill(ALL, Ink::Moved), inner(ALL, Ink::None, 0.6)],
        State::Gone => Vec::new(),
    }
}

const SKULLS: [Path; 3] = [
    Path::Bits(&[".######.", ".#.##.#.", ".######.", "..#..#.."]),
    Path::Bits(&["..######..", ".##.##.##.", ".########.", "..##..##..", "...####..."]),
    Path::Bits(&["..########..", ".##########.", ".##..##..##.", ".##########.", "...##..##...", "...######..."]),
];

pub(super) fn skull(grain: Grain) -> Vec<Layer> {
    // Without backgrounds it is cut out of the chocolate.
    let (bone, hole) = if grain.flat { (Ink::None, Ink::ChocEdge) } else { (Ink::Face, Ink::ChocEdge) };
    if let Some(path) = small(SKULLS, grain) {
        return vec![fill(path, bone)];
    }
    vec![
        fill(Path::Oval(0.0, 0.0, 1.0, 0.78), bone),
        fill(Path::Rect(0.24, 0.6, 0.52, 0.4), bone),
        fill(Path::Rect(0.18, 0.31, 0.22, 0.24), hole),
        fill(Path::Rect(0.6, 0.31, 0.22, 0.24), hole),
        fill(Path::Rect(0.38, 0.84, 0.08, 0.16), hole),
        fill(Path::Rect(0.54, 0.84, 0.08, 0.16), hole),
    ]
}
