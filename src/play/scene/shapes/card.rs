//! Cards, pieces of a sheet, and the digits on them.

use super::{ALL, Grain, Layer, Path, SPECK, State, fill, frame, ground, inner};
use crate::play::scene::ink::Ink;

/// The upper side, which leaves the edge below it visible.
const TOP: Path = Path::Rect(0.0, 0.0, 1.0, 0.92);
/// The lines on the back.
const BACK: [Path; 3] =
    [Path::Rect(0.15, 0.2, 0.7, 0.1), Path::Rect(0.15, 0.45, 0.7, 0.1), Path::Rect(0.15, 0.7, 0.7, 0.1)];
/// The same in little room: two lines.
const SMALL_BACK: [Path; 2] = [Path::Rect(0.15, 0.25, 0.7, 0.15), Path::Rect(0.15, 0.65, 0.7, 0.15)];
/// The least half rows with room for three lines.
const HIGH: i32 = 9;

/// The gap in the frame of one that was played.
const GAP: Path = Path::Rect(0.3, 0.0, 0.4, 1.0);

/// The digits, five points high, and seven.
const DIGITS: [Path; 10] = [
    Path::Bits(&["###", "#.#", "#.#", "#.#", "###"]),
    Path::Bits(&[".#.", "##.", ".#.", ".#.", "###"]),
    Path::Bits(&["###", "..#", "###", "#..", "###"]),
    Path::Bits(&["###", "..#", "###", "..#", "###"]),
    Path::Bits(&["#.#", "#.#", "###", "..#", "..#"]),
    Path::Bits(&["###", "#..", "###", "..#", "###"]),
    Path::Bits(&["###", "#..", "###", "#.#", "###"]),
    Path::Bits(&["###", "..#", "..#", "..#", "..#"]),
    Path::Bits(&["###", "#.#", "###", "#.#", "###"]),
    Path::Bits(&["###", "#.#", "###", "..#", "###"]),
];

const LARGE: [Path; 10] = [
    Path::Bits(&[".###.", "#...#", "#...#", "#...#", "#...#", "#...#", ".###."]),
    Path::Bits(&["..#..", ".##..", "..#..", "..#..", "..#..", "..#..", ".###."]),
    Path::Bits(&[".###.", "#...#", "....#", "...#.", "..#..", ".#...", "#####"]),
    Path::Bits(&[".###.", "#...#", "....#", "..##.", "....#", "#...#", ".###."]),
    Path::Bits(&["...#.", "..##.", ".#.#.", "#..#.", "#####", "...#.", "...#."]),
    Path::Bits(&["#####", "#....", "####.", "....#", "....#", "#...#", ".###."]),
    Path::Bits(&["..##.", ".#...", "#....", "####.", "#...#", "#...#", ".###."]),
    Path::Bits(&["#####", "....#", "...#.", "..#..", ".#...", ".#...", ".#..."]),
    Path::Bits(&[".###.", "#...#", "#...#", ".###.", "#...#", "#...#", ".###."]),
    Path::Bits(&[".###.", "#...#", "#...#", ".####", "....#", "...#.", ".##.."]),
];

/// A card in a state; one that is gone lies face down.
pub(super) fn layers(state: State, grain: Grain) -> Vec<Layer> {
    let (hue, tint) = match state {
        State::Rest if grain.flat => return vec![fill(ALL, Ink::Face), inner(ALL, Ink::None, 0.5)],
        State::Chosen if grain.flat => return vec![fill(ALL, Ink::Chosen)],
        State::Moved if grain.flat => {
            return vec![fill(ALL, Ink::Moved), inner(ALL, Ink::None, 0.5), fill(GAP, Ink::None)];
        }
        State::Rest | State::Aside => return vec![fill(ALL, Ink::Shade), fill(TOP, Ink::Face)],
        State::Gone => return back(grain),
        State::Chosen => (Ink::Chosen, Ink::ChosenTint),
        State::Good => (Ink::Good, Ink::GoodTint),
        State::Bad => (Ink::Bad, Ink::BadTint),
        State::Theirs | State::Moved => (state.hue(Ink::None), ground(state)),
    };
    let gap = (state == State::Moved).then(|| fill(GAP, tint));
    frame(hue, tint).into_iter().chain(gap).collect()
}

/// A piece of a sheet in a state; of one that is gone the place is left.
pub(super) fn plate(state: State, grain: Grain) -> Vec<Layer> {
    match state {
        State::Gone if grain.flat => vec![fill(SPECK, Ink::Rule)],
        State::Gone => vec![fill(ALL, Ink::Rule), inner(ALL, Ink::None, 0.5)],
        _ => layers(state, grain),
    }
}

/// The back of a card.
fn back(grain: Grain) -> Vec<Layer> {
    let lines: &[Path] = if grain.high < HIGH { &SMALL_BACK } else { &BACK };
    let (ground, ink) = if grain.flat { (Ink::None, Ink::Rule) } else { (Ink::Slate, Ink::SlateShade) };
    [fill(ALL, ground)].into_iter().chain(lines.iter().map(|line| fill(*line, ink))).collect()
}

/// A digit in a state, on a card or by itself.
pub(super) fn digit(digit: u8, printed: bool, state: State, grain: Grain) -> Vec<Layer> {
    let ink = match state {
        State::Rest if printed && !grain.flat => Ink::Letter,
        State::Chosen if printed && grain.flat => Ink::None,
        // The face of a thing cannot be seen on paper.
        _ => state.hue(if printed { Ink::Face } else { Ink::Figure }),
    };
    let paths = if grain.high % 7 == 0 { &LARGE } else { &DIGITS };
    paths.get(usize::from(digit)).map(|path| fill(*path, ink)).into_iter().collect()
}
