//! Rams, one player's turned to face the other's.

use super::{Grain, Layer, Path, State, fill, small};
use crate::play::scene::ink::Ink;

/// The fleece of one that looks to the right, and its head and legs, at few points.
const FLEECES: [Path; 3] = [
    Path::Bits(&["....##..", "#######.", "#######.", "........"]),
    Path::Bits(&["......##..", ".#######..", "#########.", "########..", ".........."]),
    Path::Bits(&["......###...", ".#########..", "###########.", "##########..", "#########...", "............"]),
];
const FEATURES: [Path; 3] = [
    Path::Bits(&["......#.", "......##", "........", ".#...#.."]),
    Path::Bits(&["........#.", "........##", ".........#", "..........", ".##...##.."]),
    Path::Bits(&[".........#..", "......##.##.", "......##...#", "............", "............", ".##....##..."]),
];
const TIP: Path = Path::Bits(&["##....", "#####.", "##...."]);
const BODY: [Path; 5] = [
    Path::Oval(0.02, 0.24, 0.72, 0.56),
    Path::Rect(0.04, 0.4, 0.64, 0.3),
    Path::Oval(0.14, 0.2, 0.3, 0.3),
    Path::Rect(0.6, 0.12, 0.27, 0.38),
    Path::Rect(0.8, 0.26, 0.15, 0.22),
];
const LEGS: [Path; 2] = [Path::Rect(0.12, 0.74, 0.14, 0.26), Path::Rect(0.48, 0.74, 0.14, 0.26)];
/// A horn around the ear, and the hollow in it.
const HORN: [Path; 2] = [Path::Oval(0.5, 0.1, 0.28, 0.44), Path::Oval(0.58, 0.24, 0.11, 0.17)];
const EYE: Path = Path::Rect(0.82, 0.2, 0.05, 0.09);
/// Half rows from which the eye can be seen, and up to which nothing but the direction can.
const EYED: i32 = 8;
const TINY: i32 = 3;

/// A ram in a state, turned to the left or not.
pub(super) fn layers(turned: bool, state: State, grain: Grain) -> Vec<Layer> {
    // Without colours one that is held elsewhere would stand in two places.
    if state == State::Chosen && grain.flat {
        return Vec::new();
    }
    let (face, shade) = if turned { (Ink::Slate, Ink::SlateShade) } else { (Ink::Face, Ink::Shade) };
    let (face, shade) = (state.hue(face), state.hue(shade));
    let one = |path: Path, ink: Ink| fill(if turned { path.turned() } else { path }, ink);
    if grain.high <= TINY {
        return vec![one(TIP, face)];
    }
    if let (Some(fleece), Some(features)) = (small(FLEECES, grain), small(FEATURES, grain)) {
        return vec![one(fleece, face), one(features, shade)];
    }
    let legs = LEGS.map(|leg| one(leg, shade));
    let body = BODY.map(|part| one(part, face));
    let horn = [one(HORN[0], shade), one(HORN[1], face)];
    let eye = (grain.high >= EYED).then(|| one(EYE, if grain.flat { Ink::None } else { Ink::Letter }));
    legs.into_iter().chain(body).chain(horn).chain(eye).collect()
}
