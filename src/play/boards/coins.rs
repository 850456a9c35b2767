//! The coin game: the arrows step over the sizes of the set.

use zugzwang_engine::{
    games::{
        Coins,
        subtraction::{Take, Till},
    },
    theory::subtraction_set::Strip,
};

use super::{
    pile::{Pile, Piled},
    prelude::*,
};
use crate::play::{
    board::Wheel,
    figures::{
        walk::Walk,
        wheel::{Rows, usual},
    },
};

/// The numbers that a move leaves from this one.
fn left(game: &Coins, till: u64) -> impl Iterator<Item = u64> {
    game.sizes(Till(till)).map(move |size| till - size)
}

/// The rows of the figure.
fn rows(game: &Coins) -> Wheel {
    usual(game.start().0, |till| left(game, till))
}

impl Piled for Coins {
    const NUMBERED: bool = true;
    const FOOT: f32 = 2.0;

    fn size(till: &Till) -> u64 {
        till.0
    }

    fn amounts(&self, till: &Till) -> Amounts {
        Amounts::Of(self.sizes(*till).collect())
    }

    fn limits(&self, till: &Till, take: u64, width: f32, look: &Look) -> Vec<(String, Tone)> {
        let sizes: Vec<u64> = self.sizes(*till).collect();
        offered(say!(look, "coins-sizes"), &sizes, take, width, look)
    }

    /// Puts below each coin its number, with a mark if it is good to leave, and with what a reply takes to leave it.
    fn explain(&self, pile: Pile, reason: Option<&Reason>, at: &Lines, look: &Look, picture: &mut Picture<Take>) {
        let why = reason.and_then(|reason| if let Reason::SubtractionSet(why) = reason { Some(why) } else { None });
        let then = Some(Till(pile.left())).filter(|_| why.is_some() && pile.take > 0);
        let replies: Vec<u64> = then.into_iter().flat_map(|then| self.sizes(then)).collect();
        for (number, place) in at.seen().filter_map(|number| Some((number, at.below(number, 0)?))) {
            let safe = why.is_some_and(|why| is_safe(why, number) == Some(true));
            if let Some(coin) = at.place(number).filter(|_| at.below(number, 1).is_some()) {
                put_ground(coin.to(place), if safe { State::Good } else { State::Rest }, picture);
            }
            let reply = pile.left().checked_sub(number).filter(|reply| replies.contains(reply));
            let tone = match () {
                () if pile.take > 0 && number == pile.left() => Tone::Chosen,
                () if safe => Tone::Good,
                () if number == pile.size => Tone::Title,
                () if reply.is_some() => Tone::Theirs,
                () => Tone::Dim,
            };
            let more = match reply {
                _ if safe => format!(" {}", look.glyphs().wins),
                Some(reply) => format!(" -{reply}"),
                None => String::new(),
            };
            let texts = [format!("{number}{more}"), number.to_string()];
            let fitting = texts.into_iter().find(|text| picture.unit.columns(wide(text)) < at.columns());
            if let Some(text) = fitting {
                picture.caption(place, text, tone);
            }
        }
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let points = |till: &Till| {
            let mut points: Vec<(u64, u64)> = left(self, till.0).map(|left| (left, left)).collect();
            points.reverse();
            points
        };
        let walk = Walk::of(seen, |till| till.0, points);
        let ways = |till| left(self, till).collect();
        let below = if seen.looks { walk.ways(&ways, seen.look, room) } else { Vec::new() };
        Rows { walk, start: self.start().0, wheel: rows(self), turned: seen.turned, lived: seen.lived }
            .over(below, seen.look, room)
    }

    fn wheel(&self) -> Option<Wheel> {
        Some(rows(self))
    }

    fn recited(&self, till: &Till, look: &Look) -> Option<String> {
        Some(say!(look, "recite-sizes", sizes = series(self.sizes(*till), look)))
    }
}

/// Puts the ground of a coin and its number, with half a row above the coin if that is free.
fn put_ground(place: Place, state: State, picture: &mut Picture<Take>) {
    /// The rows of texts above the first coins.
    const HEADS: f32 = 2.0;
    let above = if picture.unit.rows(place.y) > HEADS { 0.5 } else { 0.0 };
    let (y, h) = (place.y - cells(above), place.h + cells(above));
    picture.put(Shape::Ground, state, Place { y, h, ..place.inset(cells(-1.0), cells(0.0)) });
}

/// Whether a number is good to leave, if that is known.
fn is_safe(why: &Strip, number: u64) -> Option<bool> {
    let (around, sequence) = (&why.pile.around, &why.sequence);
    let near = number.checked_sub(around.low).and_then(|at| around.values.get(usize::try_from(at).ok()?));
    near.map(|value| *value == 0).or_else(|| {
        let period = sequence.period.filter(|period| number >= period.from)?;
        let first = period.from + (number - period.from) % period.length;
        // Only the list of a short period is complete.
        let all = sequence.lost_count == sequence.lost.len() as u64;
        let listed = sequence.lost.binary_search(&first).is_ok();
        (all || listed).then_some(listed)
    })
}
