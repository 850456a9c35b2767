//! All winning moves at once, for games in which a move is any point of a line.

use zugzwang_engine::Reason;

use super::{Look, Outcome, View, Wording, say, theory};

/// Returns all winning moves in words, at most `most` intervals of them; `None` in games whose moves can be listed one by one.
pub fn winning(reason: &Reason, most: usize, look: &Look) -> Option<String> {
    theory(reason).winning(most, look)
}

/// Returns all winning moves as a sentence for a panel, in notation only: it would be too much for the plain levels.
pub fn winning_of(view: &View<'_>, look: &Look) -> Option<String> {
    const MOST: usize = 8;
    let is_told = view.outcome == Outcome::Win && !view.over && look.wording == Wording::Notation;
    let cuts = if is_told { winning(view.reason, MOST, look) } else { None };
    cuts.map(|cuts| say!(look, "why-rope-all", cuts))
}
