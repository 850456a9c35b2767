//! The heaps as rows of coins: what is taken lies between the parts that are left. The sentences above say what the code allows.

use zugzwang_engine::{
    games::{Octal, octal::Break},
    theory::breaking::{Rest, Take},
};

use super::{allowed, size as size_of};
use crate::{look::align::wrapped, play::boards::prelude::*, words};

/// The most heaps for which room is kept beside those at the start, and the fewest rows that the sentences leave for heaps.
const MORE: usize = 2;
const ROWS: u64 = 4;
/// The most sentences.
const HEADS: u8 = 6;
/// The largest heap whose value is looked up for a frame, and the largest value of larger ones.
const NEAR: u64 = 1 << 12;
const VALUE: u64 = 999;

pub(super) fn picture(game: &Octal, scene: &Scene<'_, Octal>, room: Room) -> Picture<Break> {
    let start = game.start().0;
    let largest = start.iter().copied().max().unwrap_or(0);
    let (width, height) = room.cells();
    let sentences = words::joined(allowed(game, scene.look), scene.look);
    let lines = wrapped(&sentences, scene.look.theme.dim, u16::try_from(width).unwrap_or(u16::MAX));
    let free = height.saturating_sub(ROWS.max(start.len() as u64 + 1));
    let heads = (0..HEADS).take_while(|head| u64::from(*head) < free).take(lines.len()).count();
    let above = if heads > 0 { f32::from(u8::try_from(heads + 1).unwrap_or(HEADS)) } else { 0.0 };
    let told = scene.reason.and_then(tied);
    let rows: Vec<Row> = (1..).zip(&scene.position.0).map(|(heap, size)| row(scene, heap, *size)).collect();
    let click = |heap: usize, before: u64| clicked(game, heap + 1, size_of(scene.position, heap + 1), before);
    let heaps = HeapsPicture {
        value: Some(most_value(game, largest)),
        told: told.as_ref(),
        breaks: Some((start.len(), largest)),
        above,
        ..HeapsPicture::new(&rows, &click, scene.look)
    };
    let with = |more: usize| HeapsPicture { breaks: Some((start.len() + more, largest)), ..heaps }.picture(room);
    // Room for more heaps is kept as long as coins are large enough to be drawn.
    let drawn = (1..=MORE).rev().map(with).find(|picture| picture.unit.is_raster());
    let mut picture = drawn.unwrap_or_else(|| heaps.picture(room));
    let widest = cells(1.0) * lines.iter().take(heads).map(ratatui::text::Line::width).max().unwrap_or(0) as u64;
    if picture.unit.columns(picture.size.0) < picture.unit.columns(widest) {
        picture.size.0 = widest;
    }
    for (line, row) in lines.iter().zip(0_u64..).take(heads) {
        picture.label((cells(0.0), cells(1.0) * row), Align::Left, line.to_string(), Tone::Dim);
    }
    picture
}

/// The largest value of a heap up to this size.
fn most_value(game: &Octal, largest: u64) -> u64 {
    if largest > NEAR {
        return VALUE;
    }
    (0..=largest).map_while(|size| game.grundy_at_once(size)).max().unwrap_or(0)
}

/// A heap with the move under the cursor in it, if it is there, and with what the last move took from it.
fn row(scene: &Scene<'_, Octal>, heap: usize, size: u64) -> Row {
    let take = scene.cursor.filter(|mv| mv.heap == heap).and_then(|mv| mv.in_heap(size));
    let [left, _, behind] = parts(size, take);
    let made = scene.last.and_then(|(before, mv)| {
        let made = mv.in_heap(size_of(before, mv.heap)).map_or(0, |take| take.rest.heaps().count());
        let nth = heap.checked_sub(mv.heap).filter(|nth| *nth < made)?;
        // Of two parts, the first one lies before what was taken.
        Some(if nth == 0 { mv.taken } else { 0 })
    });
    Row { left, behind, chosen: take.is_some(), ..Row::new(size, None, made) }
}

/// The parts of a heap with a move marked in it: what stays, what is taken, and what stays.
fn parts(size: u64, take: Option<Take>) -> [u64; 3] {
    match take {
        None => [size, 0, 0],
        Some(Take { taken, rest: Rest::Two(small, large) }) => [small, taken, large],
        Some(Take { taken, .. }) => [size - taken, taken, 0],
    }
}

/// The first move of a heap that leaves `before` coins before what is taken; the very first move if there is none.
fn clicked(game: &Octal, heap: usize, size: u64, before: u64) -> Option<Break> {
    /// The number of moves that are searched; others are typed.
    const MOST: usize = 500;
    let moves = || game.of_heap().from(size).take(MOST);
    let leaves = |take: &Take| {
        let [first, _, last] = parts(size, Some(*take));
        first == before || (last > 0 && last == before)
    };
    let found = moves().find(leaves).or_else(|| moves().next())?;
    Some(Break::of(heap, found))
}

/// The heaps by their values.
fn tied(reason: &Reason) -> Option<Tied> {
    let Reason::Breaking(why) = reason else { return None };
    let changed = why.keep.iter().map(|keep| keep.heap - 1).collect();
    let values = why.heaps.iter().map(|heap| heap.value).collect();
    Some(Tied { by: 2, crosses: why.nim_sum, changed, values, ends: None })
}
