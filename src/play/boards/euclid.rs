//! The game of Euclid: two piles; the arrows choose how often the smaller is taken from the larger.

mod bars;
mod ratio;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::games::{
    Euclid,
    euclid::{Piles, Take},
};

use super::{
    heaps::{Row, draw},
    steering::Amounts,
};
use crate::{
    look::Look,
    play::{
        board::{Board, Hits, Scene, Seen, Step},
        figures,
    },
    say,
};

impl Board for Euclid {
    type Game = Self;

    type Cursor = Take;

    fn cursor(_: &Self, piles: &Piles, _: Option<&Take>) -> Take {
        Take(piles.smaller())
    }

    fn aim(_: &Self, _: &Piles, take: &Take) -> Take {
        *take
    }

    fn chosen(_: &Self, piles: &Piles, take: &Take) -> Option<Take> {
        (take.0 > 0 && times(*piles, *take) <= piles.times()).then_some(*take)
    }

    fn steer(_: &Self, piles: &Piles, take: &Take, step: Step) -> Take {
        let times = Amounts::UpTo(piles.times()).stepped(times(*piles, *take), step);
        Take(times.saturating_mul(piles.smaller()))
    }

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Take> {
        if let Some(hits) = bars::draw(scene, area, buf) {
            return hits;
        }
        let piles = *scene.position;
        let rows = [0, 1].map(|at| {
            let [take, last] = takes(scene, at);
            Row::new(piles.0[at], take, last)
        });
        let hits = draw(&rows, false, area, buf, scene.look, scene.stage).into_iter();
        let take = |(place, at, left): (Rect, usize, u64)| {
            // A bead is taken with its whole multiple, or with the largest there is.
            let wanted = (piles.larger() - left).div_ceil(piles.smaller().max(1)).clamp(1, piles.times().max(1));
            (at == piles.at() && piles.times() > 0).then(|| (place, Take(wanted * piles.smaller())))
        };
        hits.filter_map(take).collect()
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::cut_squares::piles(seen, room)
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

/// The amounts that the cursor and the last move take from a pile.
fn takes(scene: &Scene<'_, Euclid>, at: usize) -> [Option<u64>; 2] {
    let cursor = scene.cursor.filter(|_| scene.position.at() == at && scene.position.times() > 0);
    let last = scene.last.filter(|(before, _)| before.at() == at);
    [cursor.map(|take| take.0), last.map(|(_, take)| take.0)]
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Game;

    use super::*;
    use crate::play::boards::testing::{areas, ascii, check_clicks, dark, game};

    #[test]
    fn every_area_is_drawn_and_every_click_in_it_is_a_move() {
        let setups = [(["a=13", "b=5"], dark()), (["a=1000000000000000000", "b=7"], ascii())];
        // Each setup has half of the areas, with every width and every height among them.
        for (half, (words, look)) in (0..).zip(setups) {
            let game: Euclid = game(&words);
            let areas = areas(0..70, 0..40).filter(|area| (area.width + area.height) % 2 == half);
            check_clicks::<Euclid>(&game, &game.start(), &look, areas);
        }
    }
}
