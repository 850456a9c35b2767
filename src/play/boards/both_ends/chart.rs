//! The numbers as columns: positive ones stand on the row of numbers, negative ones hang from it.

use zugzwang_engine::games::{
    BothEnds,
    both_ends::{End, Rest, Take},
};

use super::{click, takes};
use crate::{look::wording::Wording, play::boards::prelude::*};

/// The greatest height of a board without a heading.
const LOW: f32 = 2.0;

/// The picture of what is left of the row. If not all of it fits, its two ends are seen, and a line says what is left out.
pub(super) fn picture(game: &BothEnds, scene: &Scene<'_, BothEnds>, room: Room) -> Picture<Take> {
    let (start, rest) = (game.start(), scene.position);
    let numbers = start.numbers();
    let head = u64::from(room.height() > LOW);
    let columns = Columns::new(numbers, head, room);
    let holds = usize::try_from(columns.seen()).unwrap_or(usize::MAX);
    // All that there was at the start, or the ends of what is left.
    let (from, count) = if columns.is_cut() { (rest.from(), rest.numbers().len()) } else { (0, numbers.len()) };
    let (left, right) = if count <= holds { (count, 0) } else { (holds.div_ceil(2), holds / 2) };
    let seen = (from..from + left).chain(from + count - right..from + count);
    let mut picture = columns.picture();
    for (at, index) in seen.zip(0..) {
        put_number(scene, numbers[at], at, columns.slot(index), &columns, &mut picture);
    }
    if head > 0 {
        let words = say!(scene.look, "both-ends-rest", count = rest.numbers().len(), sum = rest.sum());
        let sign = scene.look.glyphs().last;
        let last = scene.last.map(|(_, take)| match scene.look.wording {
            Wording::Plain => format!("{sign} -{}", take.count),
            _ => format!("{sign} {take}"),
        });
        picture.heading(0, [(Some(words), Tone::Title), (last, Tone::Moved)]);
    }
    if count > holds {
        let sum: i64 = numbers[from + left..from + count - right].iter().sum();
        let words = say!(scene.look, "both-ends-hidden", count = count - left - right, sum = sum);
        columns.put_more(words, &mut picture);
    }
    picture
}

/// Puts the number that was at this place at the start, or what is left of its place.
fn put_number(
    scene: &Scene<'_, BothEnds>,
    number: i64,
    at: usize,
    slot: Place,
    columns: &Columns,
    picture: &mut Picture<Take>,
) {
    let rest = scene.position;
    let within = |rest: &Rest| at.checked_sub(rest.from()).filter(|index| *index < rest.numbers().len());
    let index = within(rest);
    let was_taken = scene.last.is_some_and(|(before, take)| within(before).is_some_and(|at| takes(before, *take, at)));
    let state = match index {
        Some(index) if scene.cursor.is_some_and(|take| takes(rest, *take, index)) => State::Chosen,
        Some(_) => State::Rest,
        None if was_taken => State::Moved,
        None => State::Gone,
    };
    let piece = Stage::piece(0, u64::try_from(at).unwrap_or(u64::MAX));
    picture.put(Shape::Column(false), state, columns.body(slot, number)).id(piece);
    picture.put(Shape::Slot, State::Rest, slot).click(index.map(|index| click(rest, index)));
    // The number next to those that are left.
    let is_last = state == State::Moved
        && match scene.last.map(|(_, take)| take.end) {
            Some(End::Left) => at + 1 == rest.from(),
            _ => at == rest.from() + rest.numbers().len(),
        };
    columns.put_number(slot, number, state, is_last, picture);
}
