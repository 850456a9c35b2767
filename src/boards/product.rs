//! The product game on the screen: left and right choose the factor.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::{
    games::{
        Product,
        product::{Factor, Total},
    },
    theory::{fates::Range, ladder::factors},
};

use super::factors::{Picture, draw, steer};
use crate::{
    board::{Board, Hits, Scene, Step},
    look::Look,
    say,
};

impl Board for Product {
    type Game = Self;

    type Cursor = Factor;

    fn cursor(_: &Self, _: &Total, before: Option<&Factor>) -> Factor {
        before.copied().unwrap_or(Factor(2))
    }

    fn aim(_: &Self, _: &Total, factor: &Factor) -> Factor {
        *factor
    }

    fn chosen(_: &Self, _: &Total, factor: &Factor) -> Option<Factor> {
        Some(*factor)
    }

    fn steer(_: &Self, _: &Total, factor: &Factor, step: Step) -> Factor {
        Factor(steer(factor.0, &factors().collect::<Vec<_>>(), step))
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Factor> {
        let (product, bound) = (scene.position.0, game.bound());
        let picture = Picture {
            heading: say!(scene.look, "product-now", product = product, bound = bound),
            product,
            range: Range { low: bound, high: bound },
            chosen: scene.cursor.map(|factor| factor.0),
            last: scene.last.map(|(_, factor)| factor.0),
            legal: &factors().collect::<Vec<_>>(),
        };
        draw(&picture, area, buf, scene.look).into_iter().map(|(place, factor)| (place, Factor(factor))).collect()
    }

    fn words(_: &Self, _: &Total, factor: &Factor, look: &Look) -> String {
        say!(look, "product-move", factor = factor.0)
    }

    fn recite(game: &Self, product: &Total, look: &Look) -> Vec<String> {
        vec![say!(look, "product-now", product = product.0, bound = game.bound())]
    }
}

