//! Squares of a board.

use super::{ALL, Grain, Layer, State, cross, dot, fill, frame};
use crate::play::scene::ink::Ink;

/// A square in a state.
pub(super) fn layers(dark: bool, state: State, grain: Grain) -> Vec<Layer> {
    let plain = if dark { Ink::Dark } else { Ink::Light };
    match state {
        State::Rest | State::Aside | State::Gone => vec![fill(ALL, plain)],
        State::Good => vec![fill(ALL, Ink::GoodTint), dot(Ink::Good, grain)],
        State::Chosen => frame(Ink::Chosen, Ink::ChosenTint),
        State::Moved => frame(Ink::Theirs, plain),
        State::Theirs => frame(Ink::Theirs, Ink::TheirsTint),
        State::Bad => [fill(ALL, Ink::BadTint)].into_iter().chain(cross(Ink::Bad, grain)).collect(),
    }
}
