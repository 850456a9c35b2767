//! Round things: coins, circles in which names stand, rings around places, and a table.

use super::{Grain, Layer, Path, State, cross, fill, ground, inner};
use crate::play::scene::ink::Ink;

const DISC: Path = Path::Oval(0.0, 0.0, 1.0, 1.0);
/// The upper side of a coin, which leaves its lower edge visible.
const FACE: Path = Path::Oval(0.01, 0.0, 0.98, 0.86);
/// The lower edge of a small coin: no cell has more than two inks.
const EDGE_OF_FEW: Path = Path::Rect(0.2, 0.76, 0.6, 0.24);
/// The hole of a small ring.
const HOLE_OF_FEW: Path = Path::Rect(0.2, 0.25, 0.6, 0.5);
/// A ring on the upper side.
const RING: Path = Path::Oval(0.17, 0.12, 0.66, 0.62);
const MIDDLE: Path = Path::Rect(0.375, 0.375, 0.25, 0.25);
const DOT: Path = Path::Oval(0.375, 0.375, 0.25, 0.25);
/// The upper half of a coin that does not count, and all of it where no half can be told from the other.
const HALF: Path = Path::Oval(0.04, 0.0, 0.92, 0.6);
const SMALL: Path = Path::Oval(0.12, 0.24, 0.76, 0.76);
const SOCKET: Path = Path::Rect(0.4, 0.4, 0.2, 0.2);
/// Crosses on a coin of three rows, of three and a half, and of four.
const CROSSES: [Path; 3] = [
    Path::Bits(&["............", "...##..##...", ".....##.....", ".....##.....", "...##..##...", "............"]),
    Path::Bits(&[
        "..............",
        "..............",
        "....##..##....",
        "......##......",
        "....##..##....",
        "..............",
        "..............",
    ]),
    Path::Bits(&[
        "................",
        "................",
        "....##....##....",
        "......####......",
        "......####......",
        "....##....##....",
        "................",
        "................",
    ]),
];
/// Half rows from which a sign on a coin can be seen, and from which its ring can.
const SIGNED: i32 = 6;
const RINGED: i32 = 10;

pub(super) fn coin(state: State, grain: Grain) -> Vec<Layer> {
    let signed = grain.high >= SIGNED;
    let ring = |edge: Ink, face: Ink, stroke: f32| {
        let hole = if signed { inner(DISC, face, stroke) } else { fill(HOLE_OF_FEW, face) };
        vec![fill(DISC, edge), hole]
    };
    match state {
        State::Rest if !signed => vec![fill(DISC, Ink::Face), fill(EDGE_OF_FEW, Ink::Shade)],
        State::Rest => {
            let mut coin = vec![fill(DISC, Ink::Shade), fill(FACE, Ink::Face)];
            if grain.high >= RINGED {
                coin.extend([fill(RING, Ink::Line), inner(RING, Ink::Face, 0.6)]);
            }
            coin
        }
        State::Chosen => {
            let mut coin = ring(Ink::Chosen, Ink::ChosenTint, 1.0);
            let middle = if grain.high == i32::MAX { DOT } else { MIDDLE };
            coin.extend(signed.then(|| fill(middle, Ink::Chosen)));
            coin
        }
        State::Good if grain.flat => vec![fill(DISC, Ink::Good), fill(MIDDLE, Ink::None)],
        State::Good => vec![fill(DISC, Ink::Good)],
        State::Theirs => ring(Ink::Theirs, Ink::TheirsTint, 1.0),
        State::Moved => {
            let mut coin = ring(Ink::Moved, Ink::None, 0.6);
            if grain.flat {
                let gaps = [Path::Rect(0.3, 0.0, 0.4, 1.0), Path::Rect(0.0, 0.3, 1.0, 0.4)];
                coin.extend(gaps.map(|gap| fill(gap, Ink::None)));
            }
            coin
        }
        State::Bad if !signed => vec![fill(DISC, Ink::Bad)],
        State::Bad => [fill(DISC, Ink::Bad)].into_iter().chain(crossed(grain)).collect(),
        State::Aside if grain.flat => vec![fill(SMALL, Ink::Slate)],
        State::Aside => vec![fill(DISC, Ink::SlateShade), fill(HALF, Ink::Slate)],
        State::Gone if grain.high == i32::MAX => dashes(0.465).map(|dash| fill(dash, Ink::Rule)).collect(),
        State::Gone => vec![fill(SOCKET, Ink::Rule)],
    }
}

/// The cross on a coin.
fn crossed(grain: Grain) -> Vec<Layer> {
    match grain.high {
        6 => vec![fill(CROSSES[0], Ink::On)],
        7 => vec![fill(CROSSES[1], Ink::On)],
        8 => vec![fill(CROSSES[2], Ink::On)],
        _ => cross(Ink::On, grain),
    }
}

/// The gaps of a ring: above and below, and on both sides.
const ENDS: Path = Path::Rect(0.4, 0.0, 0.2, 1.0);
const SIDES: Path = Path::Rect(0.0, 0.4, 1.0, 0.2);

pub(super) fn token(grain: Grain) -> Vec<Layer> {
    if grain.flat { vec![fill(DISC, Ink::Face)] } else { vec![fill(DISC, Ink::Shade), fill(FACE, Ink::Face)] }
}

/// A circle in a state, with a ring around it if the token can go there. Without backgrounds the light ink only covers the arrows.
pub(super) fn node(open: bool, state: State, grain: Grain) -> Vec<Layer> {
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
        State::Theirs | State::Moved => ring(state.hue(Ink::None), ground(state), 1.0, &[SIDES]),
    }
}

/// The dashes of a broken ring with this inner radius.
fn dashes(inner: f32) -> impl Iterator<Item = Path> {
    (0_u8..8).map(move |at| Path::Arc(f32::from(at) / 8.0 - 0.039, f32::from(at) / 8.0 + 0.039, inner))
}

/// A ring in a state, through which is seen what lies there, whole or of dashes.
pub(super) fn ring(broken: bool, state: State) -> Vec<Layer> {
    let dashes = if broken { dashes(0.35).collect() } else { vec![Path::Arc(0.0, 1.0, 0.35)] };
    dashes.into_iter().map(|dash| fill(dash, state.hue(Ink::Rule))).collect()
}

/// Half rows from which it has a rim, and from which it is twice as wide.
const RIMMED: i32 = 6;
const WIDE: i32 = 40;

/// A round table: felt in a wooden rim.
pub(super) fn tabletop(grain: Grain) -> Vec<Layer> {
    if grain.high < RIMMED && !grain.flat {
        return vec![fill(DISC, Ink::Felt)];
    }
    vec![fill(DISC, Ink::Wood), inner(DISC, Ink::Felt, if grain.high < WIDE { 1.0 } else { 2.0 })]
}
