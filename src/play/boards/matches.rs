//! The row of matches on the screen: matches with their heads, gaps where they are taken; the arrows choose a place.

mod large;
mod untold;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    games::{Matches, matches::Lowest},
    row::{Row, Segment},
};

use self::untold::untold;
use super::{
    heaps::large_step,
    row_cells::{Headed, Lines, Shape, next_place, pixels, place_before},
    runs,
};
use crate::{
    look::Look,
    play::board::{Board, Hits, Scene, Seen, Stage, Step},
    say,
};

/// A match is its head and its stick; the largest first.
const SHAPES: [Shape; 7 + LARGE] = [
    Shape::new(14, 28, true, true),
    Shape::new(12, 24, true, true),
    Shape::new(10, 20, true, true),
    Shape::new(8, 16, true, true),
    Shape::new(7, 15, true, true),
    Shape::new(6, 15, true, true),
    Shape::new(5, 12, true, true),
    Shape::new(12, 14, true, true),
    Shape::new(10, 12, true, true),
    Shape::new(7, 10, true, true),
    Shape::new(5, 9, true, true),
    Shape::new(4, 9, true, true),
    Shape::new(6, 7, true, true),
    Shape::new(5, 7, true, true),
    Shape::new(4, 7, true, true),
    Shape::new(5, 5, true, true),
    Shape::new(4, 5, true, true),
    Shape::new(3, 7, true, true),
    Shape::new(3, 5, true, true),
    Shape::new(4, 4, true, true),
    Shape::new(3, 3, true, true),
    Shape::new(2, 3, true, true),
    Shape::new(2, 2, true, false),
    Shape::new(1, 2, true, false),
    Shape::new(1, 2, false, false),
    Shape::new(1, 1, false, false),
];

/// Rows of the highest match of one column.
const SMALL: u16 = 4;
/// The number of [`SHAPES`] that are of more than one column: the first ones.
const LARGE: usize = 19;

/// Those that can be drawn.
fn shapes(look: &Look) -> &'static [Shape] {
    let (_, small) = SHAPES.split_at(LARGE);
    if pixels::are_large(look) { &SHAPES } else { small }
}

impl Board for Matches {
    type Game = Self;

    /// The move itself: the cursor always stands for a move while there is one.
    type Cursor = Lowest;

    fn cursor(game: &Self, row: &Row, before: Option<&Lowest>) -> Lowest {
        nearest(row, game.count(), before.map_or(1, |lowest| lowest.0))
    }

    fn aim(_: &Self, _: &Row, lowest: &Lowest) -> Lowest {
        *lowest
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

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Lowest> {
        let (look, row) = (scene.look, scene.position);
        let chosen = scene.cursor.and_then(|lowest| Self::chosen(game, row, lowest)).map(|lowest| game.taken(lowest));
        let last = scene.last.map(|(_, last)| game.taken(*last));
        let told = say!(look, "matches-left", count = row.free());
        let headed = Headed { row, chosen, last, told, shapes: shapes(look), edge: 0, look };
        let hits = headed.draw(area, buf, |lines, _, buf| {
            draw(row, [chosen, last], lines, buf, look);
            stage(row, lines, scene.stage);
        });
        // A match too near the end of its run is taken with those before it.
        let lowest = |(place, cell): (Rect, u64)| {
            let run = row.run_of(cell).filter(|run| run.length >= game.count())?;
            Some((place, Lowest(cell.min(run.last() + 1 - game.count()))))
        };
        hits.into_iter().filter_map(lowest).collect()
    }

    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        untold(game.count(), seen, room)
    }

    fn words(game: &Self, _: &Row, lowest: &Lowest, look: &Look) -> String {
        let taken = game.taken(*lowest);
        say!(look, "matches-move", count = taken.count(), matches = taken.to_string())
    }

    fn recite(_: &Self, row: &Row, look: &Look) -> Vec<String> {
        let count = say!(look, "matches-left", count = row.free());
        runs::recite(count, row, look)
    }
}

/// The place nearest to `at` from which `count` can be taken; the first where there is none.
fn nearest(row: &Row, count: u64, at: u64) -> Lowest {
    let (below, above) = (place_before(row, count, at), next_place(row, count, at));
    let nearer = match (below, above) {
        (Some(below), Some(above)) if at - below < above - at => Some(below),
        (below, above) => above.or(below),
    };
    Lowest(nearer.unwrap_or(1))
}

/// Tells where the matches lie that are left.
fn stage(row: &Row, lines: &Lines, stage: &Stage) {
    for (place, cell) in lines.cells().filter(|(_, cell)| row.run_of(*cell).is_some()) {
        let height = lines.shape.height.min(place.height);
        stage.put(Stage::piece(0, cell), Rect { height, ..place });
    }
}

/// Every match, and those that the cursor's move and the last one take.
fn draw(row: &Row, [taken, last]: [Option<Segment>; 2], lines: &Lines, buf: &mut Buffer, look: &Look) {
    if pixels::are_large(look) && lines.shape.pitch >= large::NARROWEST && lines.shape.height > SMALL {
        return large::draw(row, [taken, last], lines, buf, look);
    }
    let (theme, glyphs) = (&look.theme, look.glyphs());
    for (place, cell) in lines.cells() {
        let (head, stick, style) = match (row.run_of(cell), taken) {
            (Some(_), Some(taken)) if taken.contains(cell) => (glyphs.taken, glyphs.sticks[1], theme.taken),
            (Some(_), _) => (glyphs.bead, glyphs.sticks[0], theme.bead),
            (None, _) if last.is_some_and(|last| last.contains(cell)) => (" ", " ", theme.last),
            (None, _) => (" ", " ", theme.dim),
        };
        for (at, part) in place.rows().take(usize::from(lines.shape.height)).enumerate() {
            let ground = at + 1 == usize::from(lines.shape.height) && row.run_of(cell).is_none();
            let sign = if ground && last.is_some_and(|last| last.contains(cell)) {
                glyphs.last
            } else if ground {
                glyphs.dot
            } else if at == 0 {
                head
            } else {
                stick
            };
            Line::from(Span::styled(sign, style)).render(part, buf);
        }
    }
    lines.numbers(0, buf, look);
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Game, Rules, Setup};

    use super::*;

    #[test]
    fn the_cursor_steps_over_what_cannot_be_taken() {
        let setup = Setup::read(Matches::FIELDS, &["row=111010110111", "k=2"]).expect("a setup");
        let game = Matches::new(&setup).expect("a game");
        let row = game.start();
        let mut at = Matches::cursor(&game, &row, None);
        let mut met = vec![at.0];
        loop {
            let next = Matches::steer(&game, &row, &at, Step::Right);
            if next == at {
                break;
            }
            assert_eq!(Matches::steer(&game, &row, &next, Step::Left), at);
            met.push(next.0);
            at = next;
        }
        assert_eq!(met, game.moves(&row).map(|lowest| lowest.0).collect::<Vec<_>>());
        assert_eq!([Step::Up, Step::Least].map(|step| Matches::steer(&game, &row, &at, step).0), [7, 1]);
        assert_eq!(Matches::steer(&game, &row, &Lowest(1), Step::Down), Lowest(7));
        assert_eq!(Matches::cursor(&game, &row, Some(&Lowest(4))), Lowest(2), "the nearest place is kept to");
    }
}
