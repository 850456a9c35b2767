//! Heaps that are taken from and broken: up and down choose a heap, left and right step through its moves. What a move takes lies
//! between the two parts that it leaves.

mod picture;

use zugzwang_engine::{
    InOrder,
    games::{
        Octal,
        octal::{Break, Heaps},
    },
    theory::{
        breaking::{Moves, Rest, Take},
        taking::Code,
    },
};

use super::prelude::*;
use crate::{
    play::figures::ways::{MOST, Ways, changed},
    words,
};

/// The number of moves of a large step.
const FAR: usize = 10;

fn size(heaps: &Heaps, heap: usize) -> u64 {
    heap.checked_sub(1).and_then(|at| heaps.0.get(at)).copied().unwrap_or(0)
}

fn first(moves: &Moves, size: u64) -> Option<Take> {
    moves.from(size).next()
}

impl Board for Octal {
    type Game = Self;

    /// The move itself: the cursor always stands for one.
    type Cursor = Break;

    fn cursor(game: &Self, heaps: &Heaps, before: Option<&Break>) -> Break {
        let wanted = before.map_or(1, |mv| mv.heap);
        let heap = nearest(wanted, heaps.0.len(), |heap| game.of_heap().has_move(size(heaps, heap)));
        let take = first(game.of_heap(), size(heaps, heap));
        Break::of(heap, take.unwrap_or(Take { taken: 0, rest: Rest::Nothing }))
    }

    fn chosen(game: &Self, heaps: &Heaps, mv: &Break) -> Option<Break> {
        let size = size(heaps, mv.heap);
        mv.in_heap(size).filter(|take| game.of_heap().allows(size, *take)).map(|_| *mv)
    }

    fn steer(game: &Self, heaps: &Heaps, mv: &Break, step: Step) -> Break {
        let (moves, open) = (game.of_heap(), |heap| game.of_heap().has_move(size(heaps, heap)));
        let to = match step {
            Step::Up => above(mv.heap, open),
            Step::Down => below(mv.heap, heaps.0.len(), open),
            _ => mv.heap,
        };
        if to != mv.heap {
            return first(moves, size(heaps, to)).map_or(*mv, |take| Break::of(to, take));
        }
        let size = size(heaps, mv.heap);
        let Some(take) = mv.in_heap(size) else { return *mv };
        let walk = |times: usize, on: &dyn Fn(Take) -> Option<Take>| {
            (0..times).try_fold(take, |take, _| on(take).ok_or(take)).unwrap_or_else(|last| last)
        };
        let (next, before) = (|take| moves.next(size, take), |take| moves.before(size, take));
        let take = match step {
            // The first parts grow to the right, as pieces lie.
            Step::Right => walk(1, &next),
            Step::Left => walk(1, &before),
            Step::More => walk(FAR, &next),
            Step::Less => walk(FAR, &before),
            Step::Least | Step::Clear => first(moves, size).unwrap_or(take),
            Step::Most => moves.takes(size).last().and_then(|taken| moves.last(size, taken)).unwrap_or(take),
            Step::Up | Step::Down => take,
        };
        Break::of(mv.heap, take)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Break> {
        picture::picture(game, scene, room)
    }

    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let (now, then) = (&seen.now().0[..], seen.then.as_ref().map(|then| &then.0[..]));
        let changed = then.map_or([0..0, 0..0], |then| changed(now, then));
        let leaves = |size: u64| game.of_heap().from(size).take(MOST);
        let is_known = now.iter().chain(then.unwrap_or(&[])).all(|size| game.grundy_at_once(*size).is_some());
        if !seen.looks || !is_known {
            let makes = |size| leaves(size).map(|take| left_by(take, |part| part.to_string())).collect();
            return Ways { now, then, changed }.lines(makes, seen.look, room);
        }
        let cut = now.get(changed[0].clone()).unwrap_or(&[]);
        let twin =
            |part: u64| game.grundy_at_once(part).map_or_else(|| part.to_string(), |heap| format!("{part}:{heap}"));
        let ways: Vec<String> = cut.iter().flat_map(|size| leaves(*size)).map(|take| left_by(take, twin)).collect();
        let heap = |size| game.grundy_at_once(size).unwrap_or(0);
        Ways { now, then, changed }.twins(heap, &ways, seen.look, room)
    }

    fn words(_: &Self, heaps: &Heaps, mv: &Break, look: &Look) -> String {
        let (heap, taken) = (mv.heap, mv.taken);
        let (small, large) = mv.parts.unwrap_or((0, 0));
        let kind = match mv.parts {
            Some(_) if taken == 0 => "break",
            Some(_) => "parts",
            None if taken == size(heaps, heap) => "all",
            None => "whole",
        };
        say!(look, "octal-move", kind = kind, heap = heap, taken = taken, small = small, large = large)
    }

    fn recite(game: &Self, heaps: &Heaps, look: &Look) -> Vec<String> {
        parts("octal", &heaps.0, look).into_iter().chain(allowed(game, look)).collect()
    }
}

/// Names what a move leaves: `2+3`, or `0` for nothing.
fn left_by(take: Take, name: impl Fn(u64) -> String) -> String {
    let left: Vec<String> = take.rest.heaps().map(name).collect();
    if left.is_empty() { "0".to_owned() } else { left.join("+") }
}

/// Says what the code allows, in sentences: numbers that are treated alike share one.
fn allowed(game: &Octal, look: &Look) -> Vec<String> {
    /// If there are more numbers than these, only the first and the last are named.
    const NAMED: usize = 8;
    let moves = game.of_heap();
    if *game.code() == Code::Grundy {
        return vec![say!(look, "octal-allowed-grundy")];
    }
    let breaks = moves.allowed(0).two.then(|| say!(look, "octal-allowed-break"));
    let digit = |taken: u64| {
        let allowed = moves.allowed(taken);
        u64::from(allowed.nothing) + 2 * u64::from(allowed.one) + 4 * u64::from(allowed.two)
    };
    let mut sentences: Vec<(u64, String)> = breaks.into_iter().map(|sentence| (0, sentence)).collect();
    for wanted in 1..=7 {
        let takes: Vec<u64> = (1..=moves.most()).filter(|taken| digit(*taken) == wanted).collect();
        let (Some(first), Some(last)) = (takes.first(), takes.last()) else { continue };
        let named = if takes.len() > NAMED {
            format!("{first} {} {last}", look.glyphs().more)
        } else {
            words::one_of(&takes, look)
        };
        sentences.push((*first, say!(look, "octal-allowed", digit = wanted, takes = named)));
    }
    sentences.order_by_key(|(first, _)| *first);
    sentences.into_iter().map(|(_, sentence)| sentence).collect()
}
