//! Several piles on the screen: up and down choose the pile, left and right step over the sizes of the set.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    widgets::Widget,
};
use zugzwang_engine::{
    Game,
    games::CoinPiles,
    heaps::{Cut, Heaps},
};

use super::{
    heaps::{self, draw},
    sizes,
};
use crate::{
    board::{Board, Hits, Scene, Step, parts, series},
    look::Look,
    say,
};

fn fitting(game: &CoinPiles, piles: &Heaps, pile: usize) -> Vec<u64> {
    game.sizes(piles.size(pile)).collect()
}

/// Whether anything can be taken from a pile.
fn is_open(game: &CoinPiles, piles: &Heaps, pile: usize) -> bool {
    game.sizes(piles.size(pile)).next().is_some()
}

impl Board for CoinPiles {
    type Game = Self;

    /// The cut itself: the cursor always stands for a move.
    type Cursor = Cut;

    fn cursor(game: &Self, piles: &Heaps, before: Option<&Cut>) -> Cut {
        let wanted = before.map_or(1, |cut| cut.heap);
        let heap = heaps::nearest(wanted, piles.0.len(), |pile| is_open(game, piles, pile));
        Cut { heap, take: game.sizes(piles.size(heap)).next().unwrap_or(1) }
    }

    fn aim(_: &Self, _: &Heaps, cut: &Cut) -> Cut {
        *cut
    }

    fn chosen(game: &Self, piles: &Heaps, cut: &Cut) -> Option<Cut> {
        game.play(piles, cut).is_ok().then_some(*cut)
    }

    fn steer(game: &Self, piles: &Heaps, cut: &Cut, step: Step) -> Cut {
        let open = |pile| is_open(game, piles, pile);
        let heap = match step {
            Step::Up => heaps::above(cut.heap, open),
            Step::Down => heaps::below(cut.heap, piles.0.len(), open),
            _ => {
                let take = sizes::stepped(cut.take, &fitting(game, piles, cut.heap), step);
                return Cut { take, ..*cut };
            }
        };
        let take = sizes::nearest(cut.take, &fitting(game, piles, heap)).unwrap_or(cut.take);
        Cut { heap, take }
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
        let piles = scene.position;
        let rows = heaps::rows(scene);
        // The sizes are told where the piles leave a line for them.
        let spare = usize::from(area.height) > rows.len().min(3);
        let [told, below] = Layout::vertical([Constraint::Length(u16::from(spare)), Constraint::Min(0)]).areas(area);
        if let Some(cut) = scene.cursor {
            let sizes = fitting(game, piles, cut.heap);
            let label = say!(scene.look, "coin-piles-sizes");
            sizes::line(&label, &sizes, Some(cut.take), told.width, scene.look).render(told, buf);
        }
        let cut = |(place, at, left): (Rect, usize, u64)| {
            let size = piles.size(at + 1);
            // The pile's name and number choose it, with the smallest size.
            let take = if left < size { size - left } else { game.sizes(size).next().unwrap_or(0) };
            let cut = Cut { heap: at + 1, take };
            game.play(piles, &cut).is_ok().then_some((place, cut))
        };
        draw(&rows, below, buf, scene.look).into_iter().filter_map(cut).collect()
    }

    fn words(_: &Self, _: &Heaps, cut: &Cut, look: &Look) -> String {
        say!(look, "coin-piles-move", take = cut.take, pile = cut.heap)
    }

    fn recite(game: &Self, heaps: &Heaps, look: &Look) -> Vec<String> {
        let sizes = game.sizes(u64::MAX).collect::<Vec<_>>();
        let told = say!(look, "recite-sizes", sizes = series(sizes, look));
        parts(Self::ID, &heaps.0, look).into_iter().chain([told]).collect()
    }
}

