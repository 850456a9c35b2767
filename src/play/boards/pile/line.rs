//! A pile of which not all coins are seen, as one line to scale.

use zugzwang_engine::games::subtraction::Take;

use super::{Align, Picture, Pile, Shape, State, Tone, cells};
use crate::play::{boards::prelude::*, scene::Scale};

/// The fewest columns of a line.
const LEAST: f32 = 20.0;

/// Puts the line into a row: what stays, what is taken and what was, up to the coins at the start; before it, how many coins are not
/// seen below.
pub(super) fn put(
    pile: Pile,
    hidden: String,
    row: Len,
    legal: &dyn Fn(u64) -> Option<Take>,
    picture: &mut Picture<Take>,
) {
    let (from, end) = (wide(&hidden) + cells(2.0), pile.start.to_string());
    let width = picture.unit.columns(picture.size.0 - from - wide(&end)) - 1.0;
    picture.label((cells(0.0), row), Align::Left, hidden, Tone::Dim);
    if width < LEAST {
        return;
    }
    picture.label((picture.size.0 - cells(1.0), row), Align::Right, end, Tone::Dim);
    let scale = Scale::new((from, row), width, pile.start);
    let far = pile.size.saturating_sub(pile.reach).min(pile.left());
    let gone = pile.size.saturating_add(pile.gone).min(pile.start);
    let parts = [
        (0, far, Shape::Column(true), State::Rest),
        (far, pile.left(), Shape::Column(false), State::Rest),
        (pile.size, gone, Shape::Column(false), State::Moved),
        (pile.left(), pile.size, Shape::Column(false), State::Chosen),
    ];
    scale.put(cells(1.0), &parts, |left| pile.size.checked_sub(left).and_then(legal), picture);
}
