//! Nim on the screen: up and down choose the heap, left and right how much of it is taken.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::{
    Game,
    games::Nim,
    heaps::{Cut, Heaps},
};

use super::heaps::{self, draw, large_step};
use crate::{
    board::{Board, Hits, Scene, Step, parts},
    look::Look,
    say,
};

impl Board for Nim {
    type Game = Self;

    /// The cut itself: the cursor always stands for a move.
    type Cursor = Cut;

    fn cursor(_: &Self, heaps: &Heaps, before: Option<&Cut>) -> Cut {
        Cut { heap: nearest(heaps, before.map_or(1, |cut| cut.heap)), take: 1 }
    }

    fn aim(_: &Self, _: &Heaps, cut: &Cut) -> Cut {
        *cut
    }

    fn chosen(_: &Self, heaps: &Heaps, cut: &Cut) -> Option<Cut> {
        heaps.check(*cut).is_ok().then_some(*cut)
    }

    fn steer(_: &Self, heaps: &Heaps, cut: &Cut, step: Step) -> Cut {
        let Cut { heap, take } = *cut;
        let all = heaps.size(heap);
        let large = large_step(all);
        let (heap, take) = match step {
            Step::Up => (above(heaps, heap), take),
            Step::Down => (below(heaps, heap), take),
            Step::Left => (heap, take.saturating_add(1)),
            Step::Right => (heap, take.saturating_sub(1)),
            Step::More => (heap, take.saturating_add(large)),
            Step::Less => (heap, take.saturating_sub(large)),
            Step::Least | Step::Clear => (heap, 1),
            Step::Most => (heap, all),
        };
        Cut { heap, take: take.clamp(1, heaps.size(heap).max(1)) }
    }

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
        let hits = draw(&heaps::rows(scene), area, buf, scene.look).into_iter();
        let cut = |(place, at, left): (Rect, usize, u64)| {
            let size = scene.position.size(at + 1);
            // The heap's name and number choose it without changing how much is taken.
            let take = if left < size { size - left } else { 1 };
            (size > 0).then_some((place, Cut { heap: at + 1, take }))
        };
        hits.filter_map(cut).collect()
    }

    fn words(_: &Self, _: &Heaps, cut: &Cut, look: &Look) -> String {
        say!(look, "nim-move", take = cut.take, heap = cut.heap)
    }

    fn recite(_: &Self, heaps: &Heaps, look: &Look) -> Vec<String> {
        parts(Self::ID, &heaps.0, look)
    }
}


/// The first heap from `wanted` on that is not empty, else the last before it.
pub(super) fn nearest(heaps: &Heaps, wanted: usize) -> usize {
    heaps::nearest(wanted, heaps.0.len(), |heap| heaps.size(heap) > 0)
}

/// The next heap above that is not empty, if there is one.
pub(super) fn above(heaps: &Heaps, heap: usize) -> usize {
    heaps::above(heap, |heap| heaps.size(heap) > 0)
}

/// The next heap below that is not empty, if there is one.
pub(super) fn below(heaps: &Heaps, heap: usize) -> usize {
    heaps::below(heap, heaps.0.len(), |heap| heaps.size(heap) > 0)
}
