//! Product game 2 on the screen: left and right choose among the factors coprime to the last.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::{
    Game,
    games::{CoprimeProduct, coprime_product::Place, product::Factor},
    theory::fates::Range,
};

use super::factors::{Picture, draw, steer};
use crate::{
    board::{Board, Hits, Recited, Scene, Step},
    look::Look,
    say,
};

impl Board for CoprimeProduct {
    type Cursor = Factor;

    fn cursor(&self, place: &Place, before: Option<&Factor>) -> Factor {
        let kept = before.filter(|factor| self.play(place, factor).is_ok());
        kept.copied().or_else(|| self.moves(place).next()).unwrap_or(Factor(2))
    }

    fn aim(&self, _: &Place, factor: &Factor) -> Factor {
        *factor
    }

    fn chosen(&self, place: &Place, factor: &Factor) -> Option<Factor> {
        self.play(place, factor).is_ok().then_some(*factor)
    }

    fn steer(&self, place: &Place, factor: &Factor, step: Step) -> Factor {
        Factor(steer(factor.0, &legal(self, place), step))
    }

    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Factor> {
        let (place, range) = (scene.position, self.range());
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
            legal: &legal(self, place),
        };
        draw(&picture, area, buf, scene.look).into_iter().map(|(place, factor)| (place, Factor(factor))).collect()
    }

    fn words(&self, _: &Place, factor: &Factor, look: &Look) -> String {
        say!(look, "product-move", factor = factor.0)
    }
}

impl Recited for CoprimeProduct {
    fn recite(&self, place: &Place, look: &Look) -> Vec<String> {
        let Range { low, high } = self.range();
        let now = say!(look, "coprime-product-now", product = place.product, low = low, high = high);
        let factor = (place.last > 1).then(|| say!(look, "recite-factor", factor = place.last));
        [now].into_iter().chain(factor).collect()
    }
}

fn legal(game: &CoprimeProduct, place: &Place) -> Vec<u64> {
    game.moves(place).map(|factor| factor.0).collect()
}
