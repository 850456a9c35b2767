//! Games with several heaps: up and down choose a heap, left and right how much of it is taken.

use std::{fmt::Debug, marker::PhantomData};

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::{
    Game,
    heaps::{Cut, Heaps},
};

use super::{
    heaps::{draw, rows},
    sizes,
    steering::{Amounts, above, below, nearest},
};
use crate::{
    look::Look,
    play::board::{Board, Hits, Scene, Seen, Step, parts},
    say,
};

/// A game in which an amount is taken from one of several heaps. Its texts are `ID-move` and, where only some amounts may be
/// taken, `ID-sizes`.
pub trait Heaped: Game<Position = Heaps, Move = Cut> + Debug {
    /// Whether the powers of two in the sizes of heaps decide the game.
    const POWERS: bool = false;

    /// The amounts that may be taken from a heap of this size.
    fn amounts(&self, size: u64) -> Amounts {
        Amounts::UpTo(size)
    }

    /// The figure while nothing is revealed; see [`Board::untold`].
    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>>;

    /// A sentence about a position besides its heaps, if there is one.
    fn recited(&self, _look: &Look) -> Option<String> {
        None
    }
}

/// The board of such a game.
#[derive(Debug)]
pub struct HeapBoard<G>(PhantomData<G>);

/// Whether anything can be taken from a heap.
fn is_open<G: Heaped>(game: &G, heaps: &Heaps, heap: usize) -> bool {
    game.amounts(heaps.size(heap)).nearest(0).is_some()
}

impl<G: Heaped> Board for HeapBoard<G> {
    type Game = G;

    /// The cut itself: the cursor always stands for a move.
    type Cursor = Cut;

    fn cursor(game: &G, heaps: &Heaps, before: Option<&Cut>) -> Cut {
        let wanted = before.map_or(1, |cut| cut.heap);
        let heap = nearest(wanted, heaps.0.len(), |heap| is_open(game, heaps, heap));
        Cut { heap, take: game.amounts(heaps.size(heap)).nearest(0).unwrap_or(1) }
    }

    fn aim(_: &G, _: &Heaps, cut: &Cut) -> Cut {
        *cut
    }

    fn chosen(game: &G, heaps: &Heaps, cut: &Cut) -> Option<Cut> {
        game.play(heaps, cut).is_ok().then_some(*cut)
    }

    fn steer(game: &G, heaps: &Heaps, cut: &Cut, step: Step) -> Cut {
        let open = |heap| is_open(game, heaps, heap);
        let amounts = |heap| game.amounts(heaps.size(heap));
        let heap = match step {
            Step::Up => above(cut.heap, open),
            Step::Down => below(cut.heap, heaps.0.len(), open),
            _ => return Cut { take: amounts(cut.heap).stepped(cut.take, step), ..*cut },
        };
        Cut { heap, take: amounts(heap).nearest(cut.take).unwrap_or(cut.take) }
    }

    fn draw(game: &G, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
        let rows = rows(scene);
        let area = draw_sizes(game, scene, rows.len(), area, buf);
        let hits = draw(&rows, G::POWERS && rows.len() > 2, area, buf, scene.look, scene.stage);
        let cut = |(place, at, left): (Rect, usize, u64)| {
            let size = scene.position.size(at + 1);
            let amounts = game.amounts(size);
            // The heap's name and number choose it, with the least that can be taken.
            let take = if left < size { size - left } else { amounts.nearest(0).unwrap_or(0) };
            amounts.contains(take).then_some((place, Cut { heap: at + 1, take }))
        };
        hits.into_iter().filter_map(cut).collect()
    }

    fn rows(_: &G, heaps: &Heaps) -> Option<u16> {
        u16::try_from(heaps.0.len()).ok()
    }

    fn untold(game: &G, seen: &Seen<'_, G>, room: Size) -> Vec<Line<'static>> {
        game.untold(seen, room)
    }

    fn words(_: &G, _: &Heaps, cut: &Cut, look: &Look) -> String {
        say!(look, &format!("{}-move", G::ID), take = cut.take, heap = cut.heap)
    }

    fn recite(game: &G, heaps: &Heaps, look: &Look) -> Vec<String> {
        parts(G::ID, &heaps.0, look).into_iter().chain(game.recited(look)).collect()
    }
}

/// Draws the sizes that may be taken from the heap under the cursor, if only some may and the heaps leave a line for them.
/// Returns the rest of the area.
fn draw_sizes<G: Heaped>(
    game: &G,
    scene: &Scene<'_, HeapBoard<G>>,
    heaps: usize,
    area: Rect,
    buf: &mut Buffer,
) -> Rect {
    let shown = matches!(game.amounts(u64::MAX), Amounts::Of(_)) && usize::from(area.height) > heaps.min(3);
    let [line, below] = Layout::vertical([Constraint::Length(u16::from(shown)), Constraint::Min(0)]).areas(area);
    let cut = scene.cursor.map(|cut| (cut, game.amounts(scene.position.size(cut.heap))));
    if let Some((cut, Amounts::Of(sizes))) = cut {
        let label = say!(scene.look, &format!("{}-sizes", G::ID));
        sizes::line(&label, &sizes, Some(cut.take), line.width, scene.look).render(line, buf);
    }
    below
}
