//! Product game 2 on the screen: left and right choose among the factors coprime to the last.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::{
    Game,
    games::{CoprimeProduct, coprime_product::Place, product::Factor},
    theory::fates::Range,
};

use super::factors::{Picture, draw, steer};
use crate::{
    board::{Board, Hits, Scene, Step},
    look::Look,
    say,
};

impl Board for CoprimeProduct {
    type Game = Self;

    type Cursor = Factor;

    fn cursor(game: &Self, place: &Place, before: Option<&Factor>) -> Factor {
        let kept = before.filter(|factor| game.play(place, factor).is_ok());
        kept.copied().or_else(|| game.moves(place).next()).unwrap_or(Factor(2))
    }

    fn aim(_: &Self, _: &Place, factor: &Factor) -> Factor {
        *factor
    }

    fn chosen(game: &Self, place: &Place, factor: &Factor) -> Option<Factor> {
        game.play(place, factor).is_ok().then_some(*factor)
    }

    fn steer(game: &Self, place: &Place, factor: &Factor, step: Step) -> Factor {
        Factor(steer(factor.0, &legal(game, place), step))
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Factor> {
        let (place, range) = (scene.position, game.range());
        let picture = Picture {
            heading: say!(
                scene.look,
                "coprime-product-now",
                product = place.product,
                low = range.low,
                high = range.high
            ),
            product: place.product,
            range,
            chosen: scene.cursor.map(|factor| factor.0),
            last: scene.last.map(|(_, factor)| factor.0),
            legal: &legal(game, place),
        };
        draw(&picture, area, buf, scene.look).into_iter().map(|(place, factor)| (place, Factor(factor))).collect()
    }

    fn words(_: &Self, _: &Place, factor: &Factor, look: &Look) -> String {
        say!(look, "product-move", factor = factor.0)
    }

    fn recite(game: &Self, place: &Place, look: &Look) -> Vec<String> {
        let Range { low, high } = game.range();
        let now = say!(look, "coprime-product-now", product = place.product, low = low, high = high);
        let factor = (place.last > 1).then(|| say!(look, "recite-factor", factor = place.last));
        [now].into_iter().chain(factor).collect()
    }
}


fn legal(game: &CoprimeProduct, place: &Place) -> Vec<u64> {
    game.moves(place).map(|factor| factor.0).collect()
}
