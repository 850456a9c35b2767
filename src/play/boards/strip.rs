//! Crossing out cells: squares with crosses in those that are gone. Left and right choose the place, up and down how many cells are
//! crossed out.

use zugzwang_engine::{
    games::Strip,
    row::{Row, Segment},
};

use super::{
    prelude::*,
    row_cells::{RowPicture, next_place, place_before, recite},
};
use crate::play::figures::fitting::listed;

impl Board for Strip {
    type Game = Self;

    /// The move itself: the cursor stands for a move as long as there is one.
    type Cursor = Segment;

    const LISTS_NUMBERS: bool = false;

    fn cursor(_: &Self, row: &Row, before: Option<&Segment>) -> Segment {
        let before = before.copied().unwrap_or(Segment::of(1, 1));
        let place = next_place(row, 1, before.first).or_else(|| place_before(row, 1, before.first));
        fitted(row, place.unwrap_or(1), 1)
    }

    fn chosen(game: &Self, row: &Row, crossed: &Segment) -> Option<Segment> {
        (row.has(*crossed) && crossed.count() <= game.most()).then_some(*crossed)
    }

    fn steer(game: &Self, row: &Row, crossed: &Segment, step: Step) -> Segment {
        let (at, count) = (crossed.first, crossed.count());
        let far = large_step(row.cells());
        let place = match step {
            Step::Up => return fitted(row, at, count.saturating_add(1).min(game.most())),
            Step::Down => return fitted(row, at, count.saturating_sub(1).max(1)),
            Step::Left => place_before(row, 1, at.saturating_sub(1)),
            Step::Right => next_place(row, 1, at.saturating_add(1)),
            Step::More => place_before(row, 1, at.saturating_sub(far)).or_else(|| next_place(row, 1, 1)),
            Step::Less => next_place(row, 1, at.saturating_add(far)).or_else(|| place_before(row, 1, row.cells())),
            Step::Least => next_place(row, 1, 1),
            Step::Clear => return fitted(row, at, 1),
            Step::Most => place_before(row, 1, row.cells()),
        };
        place.map_or(*crossed, |place| fitted(row, place, count))
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Segment> {
        let row = scene.position;
        let chosen = scene.cursor.and_then(|crossed| Self::chosen(game, row, crossed));
        let picture = RowPicture {
            row,
            chosen,
            last: scene.last.map(|(_, last)| *last),
            reason: scene.reason,
            look: scene.look,
            shape: (|cell| Shape::Cell(cell.is_multiple_of(2)), 1.0),
            click: &|cell| Some(clicked(game, row, chosen, cell)),
        };
        picture.picture(room)
    }

    fn remark(game: &Self, row: &Row, crossed: &Segment, look: &Look) -> Option<String> {
        let all = game.most() > 1 && crossed.count() == game.most() && row.has(*crossed);
        all.then(|| say!(look, "strip-most", most = game.most()))
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let look = seen.look;
        let told = |row: &Row| {
            let runs: Vec<String> = row.runs().iter().map(|run| run.length.to_string()).collect();
            [listed(&runs, "+", usize::from(room.width / 2), look), row.free().to_string()]
        };
        let heads = [String::new(), say!(look, "figure-left")];
        Ledger::new(heads).part("", told(seen.now()), seen.then.as_ref().map(told)).lines(look, room)
    }

    fn words(_: &Self, _: &Row, crossed: &Segment, look: &Look) -> String {
        say!(look, "strip-move", cells = crossed.to_string())
    }

    fn recite(_: &Self, row: &Row, look: &Look) -> Vec<String> {
        let count = say!(look, "strip-left", count = row.free());
        recite(count, row, look)
    }
}

/// The cells that a click on a free one chooses: those up to it if they can be crossed out together, or else that cell alone.
fn clicked(game: &Strip, row: &Row, crossed: Option<Segment>, cell: u64) -> Segment {
    let alone = Segment::of(cell, 1);
    let Some(crossed) = crossed else { return alone };
    let joined = Segment { first: crossed.first.min(cell), last: crossed.last.max(cell) };
    if Strip::chosen(game, row, &joined).is_some() { joined } else { alone }
}

/// Up to `count` cells from `first` on, at most to the end of its run.
fn fitted(row: &Row, first: u64, count: u64) -> Segment {
    let room = row.run_of(first).map_or(1, |run| run.last() + 1 - first);
    Segment::of(first, count.clamp(1, room.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;
    #[test]
    fn the_arrows_choose_place_and_length() {
        let game: Strip = game(&["row=11101111", "k=3"]);
        let row = game.start();
        let pressed = |steps: &[Step]| {
            let start = Strip::cursor(&game, &row, None);
            steps.iter().fold(start, |cursor, step| Strip::steer(&game, &row, &cursor, *step)).to_string()
        };
        assert_eq!(pressed(&[Step::Up, Step::Up, Step::Up]), "1-3");
        assert_eq!(pressed(&[Step::Up, Step::Right, Step::Right]), "3", "no further than its run");
        assert_eq!(pressed(&[Step::Right, Step::Right, Step::Right, Step::Up]), "5-6", "over what is crossed out");
        assert_eq!(pressed(&[Step::Most, Step::Left, Step::Up, Step::Down]), "7");
    }

    #[test]
    fn clicks_join_cells_up_to_k() {
        let game: Strip = game(&["n=8", "k=3"]);
        let row = game.start();
        let click = |crossed, cell| clicked(&game, &row, crossed, cell).to_string();
        assert_eq!(click(None, 4), "4");
        assert_eq!(click(Some(Segment::of(4, 1)), 4), "4");
        assert_eq!(click(Some(Segment::of(4, 1)), 6), "4-6");
        assert_eq!(click(Some(Segment::of(4, 1)), 7), "7");
        assert_eq!(click(Some(Segment::of(4, 3)), 5), "4-6", "a second click plays");
    }
}
