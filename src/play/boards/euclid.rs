//! The game of Euclid: two piles; the arrows choose how often the smaller is taken from the larger.

mod picture;

use zugzwang_engine::games::{
    Euclid,
    euclid::{Piles, Take},
};

use super::prelude::*;

impl Board for Euclid {
    type Game = Self;

    type Cursor = Take;

    fn cursor(_: &Self, piles: &Piles, _: Option<&Take>) -> Take {
        Take(piles.smaller())
    }

    fn chosen(_: &Self, piles: &Piles, take: &Take) -> Option<Take> {
        (take.0 > 0 && times(*piles, *take) <= piles.times()).then_some(*take)
    }

    fn steer(_: &Self, piles: &Piles, take: &Take, step: Step) -> Take {
        let times = Amounts::UpTo(piles.times()).stepped(times(*piles, *take), step);
        Take(times.saturating_mul(piles.smaller()))
    }

    fn amount(take: &Take) -> Option<u64> {
        Some(take.0)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Take> {
        picture::picture(game.start(), scene, room)
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let look = seen.look;
        let told = |piles: &Piles| {
            let [one, other] = piles.0;
            let times = piles.larger().checked_div(piles.smaller()).unwrap_or(0);
            [one, other, times]
        };
        let heads = ["1".to_owned(), "2".to_owned(), say!(look, "figure-times")];
        let table = Ledger::new(heads).part("", told(seen.now()), seen.then.as_ref().map(told));
        let plies = seen.skipped..;
        let table = plies
            .zip(&seen.trail[..seen.trail.len() - 1])
            .fold(table, |table, (ply, piles)| table.past(ply.to_string(), told(piles)));
        table.lines(look, room)
    }

    fn words(_: &Self, piles: &Piles, take: &Take, look: &Look) -> String {
        let (times, step) = (times(*piles, *take), piles.smaller());
        say!(look, "euclid-move", take = take.0, pile = piles.at() + 1, times = times, step = step)
    }

    fn recite(_: &Self, piles: &Piles, look: &Look) -> Vec<String> {
        let Piles([first, second]) = *piles;
        vec![say!(look, "recite-piles", first = first, second = second)]
    }
}

/// The number of times that the smaller pile is taken.
fn times(piles: Piles, take: Take) -> u64 {
    take.0.checked_div(piles.smaller()).unwrap_or(0)
}
