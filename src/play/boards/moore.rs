//! Moore's nim: up and down choose a heap, left and right how much of it is taken, from up to k heaps together.

use zugzwang_engine::{
    games::{Moore, moore::Cuts},
    heaps::{Cut, Heaps},
};

use super::prelude::*;
use crate::{play::figures, words};

/// The heap that the keys change, and what is taken from each so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    heap: usize,
    cuts: Cuts,
}

impl Cursor {
    fn taken(&self, heap: usize) -> u64 {
        self.cuts.0.iter().find(|cut| cut.heap == heap).map_or(0, |cut| cut.take)
    }

    /// Sets what is taken from the heap; one heap too many stays untouched.
    fn set(&mut self, take: u64, k: usize) {
        let (heap, cuts) = (self.heap, &mut self.cuts.0);
        let at = cuts.partition_point(|cut| cut.heap < heap);
        if let Some(cut) = cuts.get_mut(at).filter(|cut| cut.heap == heap) {
            cut.take = take;
        } else if cuts.len() < k {
            cuts.insert(at, Cut { heap, take });
        }
        cuts.retain(|cut| cut.take > 0);
    }
}

impl From<Cuts> for Cursor {
    fn from(cuts: Cuts) -> Self {
        Self { heap: cuts.0.first().map_or(1, |cut| cut.heap), cuts }
    }
}

impl Board for Moore {
    type Game = Self;

    type Cursor = Cursor;

    fn cursor(_: &Self, heaps: &Heaps, before: Option<&Cursor>) -> Cursor {
        let heap = nearest(before.map_or(1, |cursor| cursor.heap), heaps.0.len(), is_open(heaps));
        Cursor { heap, cuts: Cuts(Vec::new()) }
    }

    fn chosen(_: &Self, _: &Heaps, cursor: &Cursor) -> Option<Cuts> {
        Some(&cursor.cuts).filter(|cuts| !cuts.0.is_empty()).cloned()
    }

    fn steer(game: &Self, heaps: &Heaps, cursor: &Cursor, step: Step) -> Cursor {
        let mut next = cursor.clone();
        let all = heaps.size(cursor.heap);
        match step {
            Step::Up => next.heap = above(cursor.heap, is_open(heaps)),
            Step::Down => next.heap = below(cursor.heap, heaps.0.len(), is_open(heaps)),
            Step::Clear => next.cuts.0.clear(),
            step => next.set(stepped(cursor.taken(cursor.heap), (0, all), step), game.k()),
        }
        next
    }

    fn amount(cursor: &Cursor) -> Option<u64> {
        Some(cursor.taken(cursor.heap))
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Cursor> {
        let rows: Vec<Row> = scene.position.0.iter().enumerate().map(|(at, &size)| row(scene, at, size)).collect();
        let told = scene.reason.and_then(tied);
        let click = |at: usize, left: u64| {
            let cuts = scene.cursor.map_or_else(|| Cuts(Vec::new()), |cursor| cursor.cuts.clone());
            let mut next = Cursor { heap: at + 1, cuts };
            // A heap's name chooses it, with the least that can be taken.
            let take = (rows[at].size - left).max(1);
            next.set(take, game.k());
            // One heap too many stays untouched, and a click there must not be taken for one on what is chosen.
            (rows[at].size > 0 && next.taken(at + 1) == take).then_some(next)
        };
        let picture = HeapsPicture::new(&rows, &click, scene.look);
        HeapsPicture { start: &game.start().0, order: Order::Powers, told: told.as_ref(), ..picture }.picture(room)
    }

    fn remark(game: &Self, _: &Heaps, cursor: &Cursor, look: &Look) -> Option<String> {
        let cuts = &cursor.cuts.0;
        let full = cuts.len() >= game.k() && cuts.iter().all(|cut| cut.heap != cursor.heap);
        full.then(|| say!(look, "moore-all-chosen", k = cuts.len()))
    }

    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let then = seen.then.as_ref().map(|then| &then.0[..]);
        let modulus = u64::try_from(game.k()).unwrap_or(u64::MAX).saturating_add(1);
        let figure = figures::columns::Rows { now: &seen.now().0, then, modulus, changed: game.k() };
        figure.lines(seen.look, room)
    }

    fn words(_: &Self, _: &Heaps, cuts: &Cuts, look: &Look) -> String {
        let part = |cut: &Cut| say!(look, "moore-cut", take = cut.take, heap = cut.heap);
        say!(look, "moore-move", parts = words::together(cuts.0.iter().map(part), look))
    }

    fn recite(_: &Self, heaps: &Heaps, look: &Look) -> Vec<String> {
        parts(Self::ID, &heaps.0, look)
    }
}

fn row(scene: &Scene<'_, Moore>, at: usize, size: u64) -> Row {
    let take = scene.cursor.map_or(0, |cursor| cursor.taken(at + 1));
    let last = scene.last.and_then(|(_, cuts)| cuts.0.iter().find(|cut| cut.heap == at + 1));
    let chosen = scene.cursor.is_some_and(|cursor| cursor.heap == at + 1);
    Row { chosen, ..Row::new(size, Some(take), last.map(|cut| cut.take)) }
}

/// The rule, if a reason gives it.
fn tied(reason: &Reason) -> Option<Tied> {
    let Reason::ColumnSums(why) = reason else { return None };
    let changed = why.cuts.iter().map(|cut| cut.heap - 1).collect();
    let by = usize::try_from(why.modulus).unwrap_or(usize::MAX);
    Some(Tied { by, crosses: why.crosses().sum(), changed, values: why.rows.clone(), ends: None })
}

fn is_open(heaps: &Heaps) -> impl Fn(usize) -> bool {
    |heap| heaps.size(heap) > 0
}
