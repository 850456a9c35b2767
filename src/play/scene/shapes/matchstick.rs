//! Matches, upright, with heads.

use super::{ALL, Grain, Layer, Path, State, fill, inner};
use crate::play::scene::ink::Ink;

const STICK: Path = Path::Rect(0.3, 0.2, 0.4, 0.8);
/// The shaded side of a stick.
const SIDE: Path = Path::Rect(0.6, 0.2, 0.1, 0.8);
const HEAD: Path = Path::Oval(0.12, 0.0, 0.76, 0.3);
/// Half rows from which the shaded side is seen.
const SIDED: i32 = 10;
/// The place where a match was.
const PLACE: Path = Path::Rect(0.3, 0.9, 0.4, 0.1);

pub(super) fn layers(state: State, grain: Grain) -> Vec<Layer> {
    let plain = |stick: Ink, head: Ink| vec![fill(STICK, stick), fill(HEAD, head)];
    let hollow = |ink: Ink| vec![fill(STICK, ink), fill(HEAD, ink), inner(HEAD, Ink::None, 0.5)];
    match state {
        State::Rest | State::Aside => {
            let side = (grain.high >= SIDED && !grain.flat).then(|| fill(SIDE, Ink::Shade));
            [fill(STICK, Ink::Face)].into_iter().chain(side).chain([fill(HEAD, Ink::Head)]).collect()
        }
        // Between two posts of its own height.
        State::Chosen if grain.flat => {
            let posts = [Path::Rect(0.0, 0.0, 0.12, 1.0), Path::Rect(0.88, 0.0, 0.12, 1.0)];
            plain(Ink::Chosen, Ink::Chosen).into_iter().chain(posts.map(|post| fill(post, Ink::Chosen))).collect()
        }
        State::Chosen => [fill(ALL, Ink::ChosenTint)].into_iter().chain(plain(Ink::Chosen, Ink::Chosen)).collect(),
        // On a foot.
        State::Good => {
            let foot = fill(Path::Rect(0.0, 0.9, 1.0, 0.1), Ink::Good);
            plain(Ink::Good, Ink::Good).into_iter().chain([foot]).collect()
        }
        // On both sides there is a post.
        State::Theirs | State::Bad => {
            let ink = state.hue(Ink::Theirs);
            let posts = [Path::Rect(0.0, 0.7, 0.15, 0.3), Path::Rect(0.85, 0.7, 0.15, 0.3)];
            hollow(ink).into_iter().chain(posts.map(|post| fill(post, ink))).collect()
        }
        State::Moved => vec![fill(PLACE, Ink::Moved), fill(Path::Rect(0.3, 0.0, 0.4, 0.1), Ink::Moved)],
        State::Gone => vec![fill(PLACE, Ink::Rule)],
    }
}
