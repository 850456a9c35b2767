//! The numbers as columns: positive ones stand on the row of numbers, negative ones hang from it.

use zugzwang_engine::{
    Cancel, Game,
    games::{
        BothEnds,
        both_ends::{End, Rest, Take},
    },
};

use super::{click, takes};
use crate::{look::wording::Wording, play::boards::prelude::*};

/// The greatest height of a board without a heading, and of one without room for whose the numbers become.
const LOW: f32 = 2.0;
const UNTOLD: f32 = 5.0;
/// The most numbers of which the best play after each move is told.
const FORESEEN: usize = 30;

/// The picture of what is left of the row. If not all of it fits, its two ends are seen, and a line says what is left out.
pub(super) fn picture(game: &BothEnds, scene: &Scene<'_, BothEnds>, room: Room) -> Picture<Take> {
    let (start, rest) = (game.start(), scene.position);
    let numbers = start.numbers();
    let head = u64::from(room.height() > LOW);
    let foot = if scene.told && room.height() > UNTOLD { 1.0 } else { 0.0 };
    let columns = Columns::new(numbers, head, room.less(0.0, foot));
    let holds = usize::try_from(columns.seen()).unwrap_or(usize::MAX);
    // All that there was at the start, or the ends of what is left.
    let (from, count) = if columns.is_cut() { (rest.from(), rest.numbers().len()) } else { (0, numbers.len()) };
    let (left, right) = if count <= holds { (count, 0) } else { (holds.div_ceil(2), holds / 2) };
    let seen = (from..from + left).chain(from + count - right..from + count);
    let mut picture = columns.picture();
    let chosen = scene.reason.zip(scene.cursor).map(|(_, take)| *take);
    let turns = chosen.map(|take| turns(game, rest, take)).unwrap_or_default();
    for (at, index) in seen.clone().zip(0..) {
        let whose = turns.iter().find(|turn| turn.from <= at && at <= turn.to);
        put_number(scene, (numbers[at], whose.map(Turn::state)), at, columns.slot(index), &columns, &mut picture);
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
    if foot > 0.0 {
        let index = |at: usize| (0..).zip(seen.clone()).find(|(_, seen)| *seen == at).map(|(index, _)| index);
        for turn in &turns {
            if let Some(place) = index(turn.from).zip(index(turn.to)) {
                let texts = [format!("{}: {}", turn.number, turn.sum), turn.number.to_string()];
                columns.put_turn(place, texts, turn.tone(), &mut picture);
            }
        }
        picture.size.1 = picture.size.1 + cells(foot);
    }
    picture
}

/// A move that takes the numbers from one place at the start to another.
#[derive(Debug, Clone, Copy)]
struct Turn {
    /// The move under the cursor is 1.
    number: u64,
    from: usize,
    to: usize,
    sum: i64,
}

impl Turn {
    const fn state(&self) -> State {
        match self.number {
            1 => State::Chosen,
            number if number.is_multiple_of(2) => State::Theirs,
            _ => State::Good,
        }
    }

    const fn tone(&self) -> Tone {
        match self.state() {
            State::Chosen => Tone::Chosen,
            State::Theirs => Tone::Theirs,
            _ => Tone::Good,
        }
    }
}

/// This move, and those after it if both play as well as they can; none if there are too many numbers.
fn turns(game: &BothEnds, rest: &Rest, take: Take) -> Vec<Turn> {
    let mut turns = Vec::new();
    let (mut rest, mut next) = (rest.clone(), Some(take));
    if rest.numbers().len() > FORESEEN {
        return turns;
    }
    while let Some((take, after)) = next.and_then(|take| Some((take, game.play(&rest, &take).ok()?))) {
        let from = if take.end == End::Left { rest.from() } else { rest.from() + rest.numbers().len() - take.count };
        let number = turns.len() as u64 + 1;
        turns.push(Turn { number, from, to: from + take.count - 1, sum: rest.sum() - after.sum() });
        next = game.analyse(&after, &Cancel::never()).ok().and_then(|analysis| analysis.suggested);
        rest = after;
    }
    turns
}

/// Puts the number that was at this place at the start, or what is left of its place.
fn put_number(
    scene: &Scene<'_, BothEnds>,
    (number, whose): (i64, Option<State>),
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
        Some(_) => whose.unwrap_or(State::Rest),
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
