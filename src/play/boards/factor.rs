//! A product that grows: left and right choose the factor.

use std::{fmt, marker::PhantomData};

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{Game, Reason, games::product::Factor, theory::fates::Range};

use super::{
    amounts::mirrored,
    factors::{Picture, draw},
    sizes::stepped,
};
use crate::{
    look::Look,
    play::board::{Board, Hits, Scene, Seen, Step},
    say,
};

/// A game in which a number is multiplied.
pub trait Factored: Game<Move = Factor> {
    /// The product so far.
    fn product(position: &Self::Position) -> u64;

    /// The products that are marked on the scale.
    fn marked(&self) -> Range;

    /// The product in a line, with what is to be reached.
    fn told(&self, position: &Self::Position, look: &Look) -> String;

    /// Returns what can be seen while nothing is told; see [`Board::untold`].
    fn untold(&self, _seen: &Seen<'_, Self>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// Returns what else there is to say of a position, if anything.
    fn recited(_position: &Self::Position, _look: &Look) -> Option<String> {
        None
    }
}

/// The board of such a game.
pub struct FactorBoard<G>(PhantomData<fn() -> G>);

impl<G> fmt::Debug for FactorBoard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FactorBoard")
    }
}

impl<G: Factored> Board for FactorBoard<G> {
    type Game = G;
    type Cursor = Factor;

    fn cursor(game: &G, position: &G::Position, before: Option<&Factor>) -> Factor {
        let kept = before.filter(|factor| game.play(position, factor).is_ok());
        kept.copied().or_else(|| game.moves(position).next()).unwrap_or(Factor(2))
    }

    fn aim(_: &G, _: &G::Position, factor: &Factor) -> Factor {
        *factor
    }

    fn chosen(game: &G, position: &G::Position, factor: &Factor) -> Option<Factor> {
        game.play(position, factor).is_ok().then_some(*factor)
    }

    fn steer(game: &G, position: &G::Position, factor: &Factor, step: Step) -> Factor {
        Factor(stepped(factor.0, &legal(game, position), mirrored(step)))
    }

    fn draw(game: &G, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Factor> {
        let picture = Picture {
            heading: game.told(scene.position, scene.look),
            product: G::product(scene.position),
            range: game.marked(),
            chosen: scene.cursor.map(|factor| factor.0),
            last: scene.last.map(|(before, factor)| (G::product(before), factor.0)),
            legal: &legal(game, scene.position),
            rungs: match scene.reason {
                Some(Reason::Ladder(why)) => &why.rungs,
                _ => &[],
            },
            stage: scene.stage,
        };
        draw(&picture, area, buf, scene.look).into_iter().map(|(place, factor)| (place, Factor(factor))).collect()
    }

    fn untold(game: &G, seen: &Seen<'_, G>, room: Size) -> Vec<Line<'static>> {
        game.untold(seen, room)
    }

    fn words(_: &G, _: &G::Position, factor: &Factor, look: &Look) -> String {
        say!(look, "product-move", factor = factor.0)
    }

    fn recite(game: &G, position: &G::Position, look: &Look) -> Vec<String> {
        [game.told(position, look)].into_iter().chain(G::recited(position, look)).collect()
    }
}

fn legal<G: Factored>(game: &G, position: &G::Position) -> Vec<u64> {
    game.moves(position).map(|factor| factor.0).collect()
}
