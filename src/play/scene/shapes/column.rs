//! Columns as high as values.

use super::{ALL, Grain, Layer, Path, State, cross, dot, fill, frame, inner};
use crate::play::scene::ink::Ink;

/// The shaded edge on the right of a column.
const EDGE: Path = Path::Rect(0.9, 0.0, 0.1, 1.0);

/// The middle of one that does not count.
const THIN: Path = Path::Rect(0.0, 0.3, 1.0, 0.4);

/// A bar of gold in a state; one out of reach is darker.
pub(super) fn ingot(far: bool, state: State, grain: Grain) -> Vec<Layer> {
    match state {
        State::Rest if far => vec![fill(ALL, Ink::GoldEdge)],
        State::Rest if grain.flat => vec![fill(ALL, Ink::Gold)],
        State::Rest => vec![fill(ALL, Ink::Gold), fill(EDGE, Ink::GoldEdge)],
        _ => layers(far, state, grain),
    }
}

/// A column in a state; one out of reach is darker.
pub(super) fn layers(far: bool, state: State, grain: Grain) -> Vec<Layer> {
    match state {
        State::Aside if grain.flat => vec![fill(THIN, Ink::Slate)],
        State::Aside => vec![fill(ALL, Ink::SlateShade), fill(THIN, Ink::Slate)],
        State::Rest if far => vec![fill(ALL, Ink::Slate)],
        State::Rest if grain.flat => vec![fill(ALL, Ink::Face)],
        State::Rest => vec![fill(ALL, Ink::Face), fill(EDGE, Ink::Shade)],
        State::Chosen if grain.flat => vec![fill(ALL, Ink::Chosen), inner(ALL, Ink::None, 1.0)],
        State::Chosen => frame(Ink::Chosen, Ink::ChosenTint),
        State::Good if grain.flat => vec![fill(ALL, Ink::Good), dot(Ink::None, grain)],
        State::Good => vec![fill(ALL, Ink::Good)],
        State::Theirs if grain.flat => {
            vec![fill(ALL, Ink::Theirs), inner(ALL, Ink::None, 0.5), dot(Ink::Theirs, grain)]
        }
        State::Theirs => frame(Ink::Theirs, Ink::TheirsTint).into_iter().chain([dot(Ink::Theirs, grain)]).collect(),
        State::Bad => [fill(ALL, Ink::Bad)].into_iter().chain(cross(Ink::On, grain)).collect(),
        State::Moved => vec![fill(ALL, Ink::Moved), inner(ALL, Ink::None, 0.5)],
        State::Gone => Vec::new(),
    }
}
