//! The row of matches: matches with heads, and their places where they were taken; the arrows choose a place.

use zugzwang_engine::{
    Cancel,
    games::{Matches, matches::Lowest},
    row::{Row, Run},
    theory::taking::{Rule, RunValues},
};

use super::{
    prelude::*,
    row_cells::{RowPicture, next_place, place_before, recite},
};
use crate::play::figures::ways::{MOST, Ways, changed};

impl Board for Matches {
    type Game = Self;

    /// The move itself: the cursor stands for a move as long as there is one.
    type Cursor = Lowest;

    const LISTS_NUMBERS: bool = false;

    fn cursor(game: &Self, row: &Row, before: Option<&Lowest>) -> Lowest {
        nearest(row, game.count(), before.map_or(1, |lowest| lowest.0))
    }

    fn chosen(game: &Self, row: &Row, lowest: &Lowest) -> Option<Lowest> {
        row.has(game.taken(*lowest)).then_some(*lowest)
    }

    fn steer(game: &Self, row: &Row, lowest: &Lowest, step: Step) -> Lowest {
        let (count, at) = (game.count(), lowest.0);
        let far = large_step(row.cells());
        let place = match step {
            Step::Left => place_before(row, count, at.saturating_sub(1)),
            Step::Right => next_place(row, count, at.saturating_add(1)),
            Step::Up => row.run_of(at).and_then(|run| place_before(row, count, run.at.saturating_sub(1))),
            Step::Down => row.run_of(at).and_then(|run| next_place(row, count, run.last())),
            Step::More => Some(nearest(row, count, at.saturating_sub(far)).0),
            Step::Less => Some(nearest(row, count, at.saturating_add(far)).0),
            Step::Least | Step::Clear => next_place(row, count, 1),
            Step::Most => place_before(row, count, row.cells()),
        };
        place.map_or(*lowest, Lowest)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Lowest> {
        let row = scene.position;
        let chosen = scene.cursor.and_then(|lowest| Self::chosen(game, row, lowest));
        let picture = RowPicture {
            row,
            chosen: chosen.map(|lowest| game.taken(lowest)),
            last: scene.last.map(|(_, last)| game.taken(*last)),
            reason: scene.reason,
            look: scene.look,
            shape: (|_| Shape::Match, 2.0),
            // A match too near to the end of its run is taken with those before it.
            click: &|cell| {
                let run = row.run_of(cell).filter(|run| run.length >= game.count())?;
                Some(Lowest(cell.min(run.last() + 1 - game.count())))
            },
        };
        picture.picture(room)
    }

    /// The figure while nothing is revealed: the runs and what can be made of each; with a hint where to look, the heaps that are
    /// worth the same.
    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let count = game.count();
        // Runs of the same length differ by where they lie.
        let changed = seen.then.as_ref().map_or([0..0, 0..0], |then| changed(seen.now().runs(), then.runs()));
        let (now, then) = (lengths(seen.now()), seen.then.as_ref().map(lengths));
        let then = then.as_deref();
        let longest = now.iter().copied().max().unwrap_or(0);
        let values = (seen.looks && longest <= LONGEST).then(|| values(count, longest)).flatten();
        let Some(values) = values else {
            let makes = |length| splits(count, length).map(|parts| left_by(parts, |part| part.to_string())).collect();
            return Ways { now: &now, then, changed }.lines(makes, seen.look, room);
        };
        let gone = now.get(changed[0].clone()).unwrap_or(&[]);
        let parts = gone.iter().flat_map(|length| splits(count, *length));
        let ways: Vec<String> =
            parts.map(|parts| left_by(parts, |part| format!("{part}:{}", values.value(part)))).collect();
        Ways { now: &now, then, changed }.twins(|size| values.value(size), &ways, seen.look, room)
    }

    fn words(game: &Self, _: &Row, lowest: &Lowest, look: &Look) -> String {
        let taken = game.taken(*lowest);
        say!(look, "matches-move", count = taken.count(), matches = taken.to_string())
    }

    fn recite(_: &Self, row: &Row, look: &Look) -> Vec<String> {
        let count = say!(look, "matches-left", count = row.free());
        recite(count, row, look)
    }
}

/// The nearest place to `at` from which `count` matches can be taken; 1 if there is none.
fn nearest(row: &Row, count: u64, at: u64) -> Lowest {
    let (below, above) = (place_before(row, count, at), next_place(row, count, at));
    let nearer = match (below, above) {
        (Some(below), Some(above)) if at - below < above - at => Some(below),
        (below, above) => above.or(below),
    };
    Lowest(nearer.unwrap_or(1))
}

/// The longest run whose Grundy value is computed here: a frame must not wait.
const LONGEST: u64 = 600;

/// The lengths of the runs, from the left.
fn lengths(row: &Row) -> Vec<u64> {
    row.runs().iter().map(|Run { length, .. }| *length).collect()
}

/// The Grundy values of runs up to `longest`.
fn values(count: u64, longest: u64) -> Option<RunValues> {
    // Taking more than there are is impossible, no matter how many more.
    let count = count.min(longest + 1);
    RunValues::new(Rule { least: count, most: count }, longest, &Cancel::never()).ok()
}

/// The two parts that taking `count` can leave of a run, the smaller one first.
fn splits(count: u64, length: u64) -> impl Iterator<Item = [u64; 2]> {
    let rest = length.checked_sub(count);
    rest.into_iter().flat_map(|rest| (0..=rest / 2).map(move |part| [part, rest - part])).take(MOST)
}

/// The parts of a run in writing; an empty one is left out.
fn left_by(parts: [u64; 2], name: impl Fn(u64) -> String) -> String {
    match parts {
        [0, rest] => name(rest),
        [part, rest] => format!("{}+{}", name(part), name(rest)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn the_cursor_steps_over_matches_that_cannot_be_taken() {
        let game: Matches = game(&["row=111010110111", "k=2"]);
        let row = game.start();
        let at = Matches::steer(&game, &row, &Lowest(1), Step::Most);
        assert_eq!([Step::Left, Step::Right].map(|step| Matches::steer(&game, &row, &at, step).0), [10, 11]);
        assert_eq!([Step::Up, Step::Least].map(|step| Matches::steer(&game, &row, &at, step).0), [7, 1]);
        assert_eq!(Matches::steer(&game, &row, &Lowest(1), Step::Down), Lowest(7));
        assert_eq!(Matches::cursor(&game, &row, Some(&Lowest(4))), Lowest(2), "the nearest place");
    }
}
