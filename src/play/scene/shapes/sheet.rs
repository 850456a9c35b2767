//! Paper, the band by which a sheet of it hangs, and the days on a calendar.

use super::{ALL, Grain, Layer, Path, State, fill, frame, inner};
use crate::play::scene::ink::Ink;

/// The shaded edge below a sheet.
const EDGE: f32 = 0.06;

/// A sheet in a state; the present one is darker.
pub(super) fn paper(present: bool, state: State, grain: Grain) -> Vec<Layer> {
    match state {
        _ if grain.flat => vec![fill(ALL, state.hue(Ink::Face)), inner(ALL, Ink::None, 0.5)],
        State::Chosen => frame(Ink::Chosen, Ink::ChosenTint),
        State::Gone => vec![fill(ALL, Ink::Rule)],
        _ => {
            let (face, edge) = if present { (Ink::Line, Ink::Line) } else { (Ink::Face, Ink::Shade) };
            vec![fill(ALL, edge), fill(Path::Rect(0.0, 0.0, 1.0, 1.0 - EDGE), face)]
        }
    }
}

pub(super) fn band(state: State) -> Vec<Layer> {
    vec![fill(ALL, state.hue(Ink::Shade))]
}

pub(super) fn day(present: bool, state: State, grain: Grain) -> Vec<Layer> {
    match state {
        State::Chosen if grain.flat => vec![fill(ALL, Ink::Chosen), inner(ALL, Ink::None, 0.5)],
        _ if grain.flat => Vec::new(),
        State::Rest if present => vec![fill(ALL, Ink::Shade)],
        State::Rest => Vec::new(),
        State::Gone => vec![fill(ALL, Ink::Line)],
        _ => vec![fill(ALL, state.hue(Ink::Face))],
    }
}
