//! Pieces of a chessboard, and the star where they go.

use super::{Grain, Layer, Path, State, fill, small};
use crate::play::scene::ink::Ink;

/// A crown with three points.
const CROWN: Path = Path::Poly(&[
    (0.02, 0.16),
    (0.14, 0.16),
    (0.3, 0.48),
    (0.42, 0.06),
    (0.58, 0.06),
    (0.7, 0.48),
    (0.86, 0.16),
    (0.98, 0.16),
    (0.9, 0.76),
    (0.1, 0.76),
]);

const SMALL_CROWNS: [Path; 3] = [
    Path::Bits(&["#..##..#", "##.##.##", "########", ".######."]),
    Path::Bits(&["....##....", "...####...", ".##.##.##.", ".########.", "..######.."]),
    Path::Bits(&[".....##.....", "....####....", ".....##.....", ".###.##.###.", ".##########.", "..########.."]),
];

/// A crown with five points.
const QUEEN: Path = Path::Poly(&[
    (0.06, 0.3),
    (0.26, 0.58),
    (0.28, 0.16),
    (0.44, 0.54),
    (0.46, 0.08),
    (0.54, 0.08),
    (0.56, 0.54),
    (0.72, 0.16),
    (0.74, 0.58),
    (0.94, 0.3),
    (0.84, 0.84),
    (0.16, 0.84),
]);

/// The left side and the top of the balls on them.
const BALLS: [(f32, f32); 5] = [(0.0, 0.2), (0.18, 0.06), (0.4, 0.0), (0.62, 0.06), (0.8, 0.2)];
const BALL: f32 = 0.2;

const SMALL_QUEENS: [Path; 3] = [
    Path::Bits(&["#..##..#", "##.##.##", ".######.", "..####.."]),
    Path::Bits(&["#...##...#", "##.####.##", ".########.", ".########.", "..######.."]),
    Path::Bits(&[".....##.....", "#..#.##.#..#", "##.######.##", ".##########.", ".##########.", "..########.."]),
];

/// A star with five points.
const STAR: Path = Path::Poly(&[
    (0.5, 0.0),
    (0.62, 0.34),
    (1.0, 0.36),
    (0.7, 0.6),
    (0.82, 1.0),
    (0.5, 0.76),
    (0.18, 1.0),
    (0.3, 0.6),
    (0.0, 0.36),
    (0.38, 0.34),
]);

const SMALL_STARS: [Path; 3] = [
    Path::Bits(&["...##...", "########", ".######.", ".##..##."]),
    Path::Bits(&["....##....", "##########", ".########.", "..######..", ".###..###."]),
    Path::Bits(&[".....##.....", "....####....", "############", "..########..", "..########..", ".###....###."]),
];

pub(super) fn crown(state: State, grain: Grain) -> Vec<Layer> {
    let (face, shade) = (state.hue(Ink::Figure), state.hue(Ink::FigureShade));
    small(SMALL_CROWNS, grain).map_or_else(
        || vec![fill(CROWN, face), fill(Path::Rect(0.1, 0.76, 0.8, 0.24), shade)],
        |path| vec![fill(path, face)],
    )
}

pub(super) fn queen(state: State, grain: Grain) -> Vec<Layer> {
    let (face, shade) = (state.hue(Ink::Figure), state.hue(Ink::FigureShade));
    if let Some(path) = small(SMALL_QUEENS, grain) {
        return vec![fill(path, face)];
    }
    let balls = BALLS.map(|(x, y)| fill(Path::Oval(x, y, BALL, BALL), face));
    [fill(QUEEN, face), fill(Path::Rect(0.14, 0.84, 0.72, 0.16), shade)].into_iter().chain(balls).collect()
}

pub(super) fn star(state: State, grain: Grain) -> Vec<Layer> {
    vec![fill(small(SMALL_STARS, grain).unwrap_or(STAR), state.hue(Ink::Figure))]
}
