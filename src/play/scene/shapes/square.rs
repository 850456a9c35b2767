//! Squares of a board, and cells of a row.

use super::{ALL, Grain, Layer, Path, State, cross, dot, fill, frame, inner};
use crate::play::scene::ink::Ink;

pub(super) fn square(dark: bool, state: State, grain: Grain) -> Vec<Layer> {
    let plain = if dark { Ink::Dark } else { Ink::Light };
    match state {
        State::Rest | State::Aside | State::Gone => vec![fill(ALL, plain)],
        State::Good => vec![fill(ALL, Ink::GoodTint), dot(Ink::Good, grain)],
        State::Chosen => frame(Ink::Chosen, Ink::ChosenTint),
        State::Moved => frame(Ink::Moved, plain),
        State::Theirs => frame(Ink::Theirs, Ink::TheirsTint),
        State::Bad => [fill(ALL, Ink::BadTint)].into_iter().chain(cross(Ink::Bad, grain)).collect(),
    }
}

/// A cell to be crossed out, in a state.
pub(super) fn cell(dark: bool, state: State, grain: Grain) -> Vec<Layer> {
    let with = |mut ground: Vec<Layer>, sign: Vec<Layer>| {
        ground.extend(sign);
        ground
    };
    match state {
        State::Rest if grain.flat => frame(Ink::Rule, Ink::None),
        State::Rest | State::Aside => vec![fill(ALL, if dark { Ink::Dark } else { Ink::Light })],
        State::Chosen => with(vec![fill(ALL, Ink::Chosen)], cross(if grain.flat { Ink::None } else { Ink::On }, grain)),
        State::Good => with(frame(Ink::Good, Ink::GoodTint), vec![dot(Ink::Good, grain)]),
        State::Theirs => with(frame(Ink::Theirs, Ink::TheirsTint), cross(Ink::Theirs, grain)),
        State::Moved => with(corners(), cross(Ink::Moved, grain)),
        State::Bad => with(frame(Ink::Bad, Ink::BadTint), cross(Ink::Bad, grain)),
        State::Gone => cross(Ink::Rule, grain),
    }
}

/// The corners of a frame.
fn corners() -> Vec<Layer> {
    let gaps = [Path::Rect(0.3, 0.0, 0.4, 1.0), Path::Rect(0.0, 0.3, 1.0, 0.4)];
    let mut layers = vec![fill(ALL, Ink::Moved), inner(ALL, Ink::None, 1.0)];
    layers.extend(gaps.map(|gap| fill(gap, Ink::None)));
    layers
}
