//! Games with several heaps: up and down choose a heap, left and right how much of it is taken.

use std::{fmt::Debug, marker::PhantomData};

use zugzwang_engine::heaps::{Cut, Heaps};

use super::{heaps::rows, prelude::*};

/// Rows of a room in which heaps have no line to spare.
const LOW: f32 = 3.0;

/// A game in which an amount is taken from one of several heaps. Its texts are `ID-move` and, where only some amounts may be
/// taken, `ID-sizes`.
pub trait Heaped: Game<Position = Heaps, Move = Cut> + Debug {
    /// Whether the first heap is the lowest.
    const RISES: bool = false;

    /// The order in which the coins of so many heaps lie.
    fn order(_heaps: usize) -> Order {
        Order::Lines
    }

    /// The largest value that a heap can have, where heaps are worth other than their sizes.
    fn most_value(&self) -> Option<u64> {
        None
    }

    /// The rule by which heaps are compared, if a reason gives it.
    fn tied(reason: &Reason) -> Option<Tied>;

    /// The amounts that may be taken from a heap of this size.
    fn amounts(&self, size: u64) -> Amounts {
        Amounts::UpTo(size)
    }

    /// The picture of a position.
    fn picture(&self, scene: &Scene<'_, HeapBoard<Self>>, room: Room) -> Picture<Cut> {
        let (rows, start) = (rows(scene), self.start());
        // The sizes that may be taken stand above, if only some may and the heaps leave a line for them.
        let above = matches!(self.amounts(u64::MAX), Amounts::Of(_)) && room.height() > LOW;
        let told = scene.reason.and_then(Self::tied);
        let click = |heap: usize, left: u64| {
            let size = scene.position.size(heap + 1);
            let take = self.amounts(size).nearest(size - left)?;
            Some(Cut { heap: heap + 1, take })
        };
        let picture = HeapsPicture {
            start: &start.0,
            order: Self::order(rows.len()),
            value: self.most_value(),
            told: told.as_ref(),
            above: if above { 1.0 } else { 0.0 },
            ..HeapsPicture::new(&rows, &click, scene.look)
        };
        let mut picture = picture.picture(room);
        let amounts = scene.cursor.map(|cut| (cut.take, self.amounts(scene.position.size(cut.heap))));
        if let (true, Some((take, Amounts::Of(sizes)))) = (above, amounts) {
            let width = picture.unit.columns(picture.size.0);
            let texts = offered(say!(scene.look, &format!("{}-sizes", Self::ID)), &sizes, take, width, scene.look);
            picture.heading(0, texts.into_iter().map(|(text, tone)| (Some(text), tone)));
        }
        picture
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

    fn chosen(game: &G, heaps: &Heaps, cut: &Cut) -> Option<Cut> {
        game.play(heaps, cut).is_ok().then_some(*cut)
    }

    fn steer(game: &G, heaps: &Heaps, cut: &Cut, step: Step) -> Cut {
        let open = |heap| is_open(game, heaps, heap);
        let amounts = |heap| game.amounts(heaps.size(heap));
        let heap = match step {
            Step::Up if !G::RISES => above(cut.heap, open),
            Step::Down if G::RISES => above(cut.heap, open),
            Step::Up | Step::Down => below(cut.heap, heaps.0.len(), open),
            _ => return Cut { take: amounts(cut.heap).stepped(cut.take, step), ..*cut },
        };
        Cut { heap, take: amounts(heap).nearest(cut.take).unwrap_or(cut.take) }
    }

    fn amount(cut: &Cut) -> Option<u64> {
        Some(cut.take)
    }

    fn picture(game: &G, scene: &Scene<'_, Self>, room: Room) -> Picture<Cut> {
        game.picture(scene, room)
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
