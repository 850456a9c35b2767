//! All winning moves at once, where a move is any point of a line.

use zugzwang_engine::{Outcome, Reason};

use super::{View, kayles};
use crate::{
    look::{Look, wording::Wording},
    say,
};

/// All winning moves in words, at most so many intervals of them, where a move is any point of a line and a story can name but
/// one.
pub fn winning(reason: &Reason, most: usize, look: &Look) -> Option<String> {
    match reason {
        Reason::Kayles(why) => kayles::winning(why, most, look),
        _ => None,
    }
}

/// The same as a sentence for a panel, where the mover wins: of what is said plainly it would be too much.
pub fn winning_of(view: &View<'_>, look: &Look) -> Option<String> {
    /// A panel has room for so many.
    const MOST: usize = 8;
    let found = winning(view.reason, MOST, look)
        .filter(|_| view.outcome == Outcome::Win && !view.over && look.wording == Wording::Notation);
    found.map(|cuts| say!(look, "why-rope-all", cuts = cuts))
}
