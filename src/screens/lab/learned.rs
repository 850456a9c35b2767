//! What the machine has just learned from the game that is watched, in one sentence.

use zugzwang_engine::matchbox::Learner;

use super::Watched;
use crate::{look::Look, say, words::numbers::clear};

/// Says what the game has done to the box that was drawn from last; `None` until it is learned from, or where nothing was
/// drawn.
pub(super) fn learned(learner: &Learner, watched: &Watched, look: &Look) -> Option<String> {
    let (change, outcome) = watched.learned()?;
    let cabinet = learner.cabinet();
    let [position, mv] = [cabinet.name(change.number), cabinet.mv(change.colour)].map(|text| clear(text, look));
    let how = match (change.refilled, change.after.cmp(&change.before)) {
        (true, _) => "refilled",
        (false, std::cmp::Ordering::Greater) => "more",
        (false, std::cmp::Ordering::Less) => "less",
        (false, std::cmp::Ordering::Equal) => "same",
    };
    Some(say!(
        look,
        "learned-last",
        position = position,
        move = mv,
        outcome = outcome,
        how = how,
        beads = u64::from(change.after.abs_diff(change.before)),
        after = u64::from(change.after)
    ))
}
