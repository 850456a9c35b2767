//! The signs of two players: a cross and a nought.

use super::{Grain, Layer, Path, State, dot, fill, small};
use crate::play::scene::ink::Ink;

const CROSSES: [Path; 3] = [
    Path::Bits(&["##....##", "..####..", "..####..", "##....##"]),
    Path::Bits(&["##......##", "..##..##..", "....##....", "..##..##..", "##......##"]),
    Path::Bits(&["###......###", "..###..###..", "....####....", "....####....", "..###..###..", "###......###"]),
];
const FALLING: Path = Path::Poly(&[(0.0, 0.0), (0.22, 0.0), (1.0, 0.78), (1.0, 1.0), (0.78, 1.0), (0.0, 0.22)]);
const RISING: Path = Path::Poly(&[(1.0, 0.0), (0.78, 0.0), (0.0, 0.78), (0.0, 1.0), (0.22, 1.0), (1.0, 0.22)]);
const NOUGHTS: [Path; 3] = [
    Path::Bits(&[".######.", "##....##", "##....##", ".######."]),
    Path::Bits(&["..######..", "##......##", "##......##", "##......##", "..######.."]),
    Path::Bits(&["..########..", "####....####", "###......###", "###......###", "####....####", "..########.."]),
];
const NOUGHT: Path = Path::Arc(0.0, 1.0, 0.27);

pub(super) fn cross(state: State, grain: Grain) -> Vec<Layer> {
    drawn(CROSSES, &[FALLING, RISING], Ink::Figure, state, grain)
}

pub(super) fn nought(state: State, grain: Grain) -> Vec<Layer> {
    drawn(NOUGHTS, &[NOUGHT], Ink::Slate, state, grain)
}

fn drawn(few: [Path; 3], paths: &[Path], own: Ink, state: State, grain: Grain) -> Vec<Layer> {
    let ink = state.hue(own);
    match small(few, grain) {
        // Without colours one that is held elsewhere would stand in two places.
        _ if state == State::Gone && grain.flat => vec![dot(ink, grain)],
        Some(path) => vec![fill(path, ink)],
        None => paths.iter().map(|path| fill(*path, ink)).collect(),
    }
}
