//! Several heaps: up and down choose one, left and right how much of it is taken.

use std::{fmt, marker::PhantomData};

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
    amounts::Amounts,
    heaps::{self, draw},
    sizes,
};
use crate::{
    look::Look,
    play::board::{Board, Hits, Scene, Seen, Step, parts},
    say,
};

/// A game in which an amount is taken from one of several heaps. Its texts are `ID-move` and, where only some amounts may be
/// taken, `ID-sizes`.
pub trait Heaped: Game<Position = Heaps, Move = Cut> {
    /// `true` where the powers of two in the sizes of heaps decide.
    const POWERS: bool = false;

    /// Returns the amounts that may be taken of a heap of this size.
    fn amounts(&self, size: u64) -> Amounts {
        Amounts::UpTo(size)
    }

    /// Returns what can be seen while nothing is told; see [`Board::untold`].
    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>>;

    /// Returns what there is to say of a position beside its heaps, if anything.
    fn recited(&self, _look: &Look) -> Option<String> {
        None
    }
}

/// The board of such a game.
pub struct HeapBoard<G>(PhantomData<fn() -> G>);

impl<G> fmt::Debug for HeapBoard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HeapBoard")
    }
}

/// Returns whether anything can be taken of a heap.
fn is_open<G: Heaped>(game: &G, heaps: &Heaps, heap: usize) -> bool {
    game.amounts(heaps.size(heap)).nearest(0).is_some()
}

impl<G: Heaped> Board for HeapBoard<G> {
    type Game = G;

    /// The cut itself: the cursor always stands for a move.
    type Cursor = Cut;

    fn cursor(game: &G, heaps: &Heaps, before: Option<&Cut>) -> Cut {
        let wanted = before.map_or(1, |cut| cut.heap);
        let heap = heaps::nearest(wanted, heaps.0.len(), |heap| is_open(game, heaps, heap));
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
            Step::Up => heaps::above(cut.heap, open),
            Step::Down => heaps::below(cut.heap, heaps.0.len(), open),
            _ => return Cut { take: amounts(cut.heap).stepped(cut.take, step), ..*cut },
        };
        Cut { heap, take: amounts(heap).nearest(cut.take).unwrap_or(cut.take) }
    }

    fn draw(game: &G, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
        let heaps = scene.position;
        let rows = heaps::rows(scene);
        let area = draw_sizes(game, scene, rows.len(), area, buf);
        let cut = |(place, at, left): (Rect, usize, u64)| {
            let size = heaps.size(at + 1);
            let amounts = game.amounts(size);
            // The heap's name and number choose it, with the least that can be taken.
            let take = if left < size { size - left } else { amounts.nearest(0).unwrap_or(0) };
            amounts.contains(take).then_some((place, Cut { heap: at + 1, take }))
        };
        draw(&rows, G::POWERS && rows.len() > 2, area, buf, scene.look, scene.stage)
            .into_iter()
            .filter_map(cut)
            .collect()
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

/// Draws the sizes that may be taken of the heap under the cursor, where only some may and the heaps leave a line for them.
/// Returns the rest of the area.
fn draw_sizes<G: Heaped>(
    game: &G,
    scene: &Scene<'_, HeapBoard<G>>,
    heaps: usize,
    area: Rect,
    buf: &mut Buffer,
) -> Rect {
    let tells = matches!(game.amounts(u64::MAX), Amounts::Of(_)) && usize::from(area.height) > heaps.min(3);
    let [told, below] = Layout::vertical([Constraint::Length(u16::from(tells)), Constraint::Min(0)]).areas(area);
    let cut = scene.cursor.map(|cut| (cut, game.amounts(scene.position.size(cut.heap))));
    if let Some((cut, Amounts::Of(sizes))) = cut {
        let label = say!(scene.look, &format!("{}-sizes", G::ID));
        sizes::line(&label, &sizes, Some(cut.take), told.width, scene.look).render(told, buf);
    }
    below
}
