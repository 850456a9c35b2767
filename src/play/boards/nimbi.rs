//! Nimbi: a cake that one player eats by rows, and the other by columns.

mod picture;

use zugzwang_engine::{
    InOrder,
    games::{
        Nimbi,
        nimbi::{Cell, Sheet},
    },
};

use super::{floor, prelude::*};

/// The number of cells of a large step.
const FAR: usize = 5;

impl Board for Nimbi {
    type Game = Self;

    /// A free cell of the line that would be taken.
    type Cursor = Cell;

    fn cursor(_: &Self, sheet: &Sheet, before: Option<&Cell>) -> Cell {
        let start = Cell { row: 1, col: 1 };
        floor::closest(free(sheet), place(*before.unwrap_or(&start)), place).unwrap_or(start)
    }

    fn chosen(_: &Self, sheet: &Sheet, cell: &Cell) -> Option<Cell> {
        sheet.first(*cell)
    }

    fn steer(_: &Self, sheet: &Sheet, cell: &Cell, step: Step) -> Cell {
        floor::stepped(|| free(sheet), *cell, step, FAR, place)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Cell> {
        picture::picture(game, scene, room)
    }

    /// The rectangles, the number of each, and the moves that each player has in them.
    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let look = seen.look;
        let shapes = |sheet: &Sheet| -> Vec<[usize; 2]> {
            sheet.places().into_iter().map(|place| [place.size.rows, place.size.cols]).collect()
        };
        let (now, then) = (shapes(seen.now()), seen.then.as_ref().map(shapes));
        let count = |shapes: &[[usize; 2]], shape| shapes.iter().filter(|other| **other == shape).count();
        let moves = |count: usize, [rows, cols]: [usize; 2]| [count, count * rows, count * cols];
        let all = |shapes: &[[usize; 2]]| {
            shapes.iter().map(|shape| moves(1, *shape)).fold([0; 3], |sum, one| [0, 1, 2].map(|at| sum[at] + one[at]))
        };
        let mut all_shapes: Vec<[usize; 2]> = now.iter().chain(then.iter().flatten()).copied().collect();
        all_shapes.order_by_key(|[rows, cols]| std::cmp::Reverse([rows * cols, *rows]));
        all_shapes.dedup();
        let heads = [String::new(), say!(look, "figure-rows"), say!(look, "figure-cols")];
        let ledger = all_shapes.into_iter().fold(Ledger::new(heads), |ledger, shape| {
            let of = |shapes: &[[usize; 2]]| moves(count(shapes, shape), shape);
            let before = of(&now);
            let after = then.as_deref().map(of).filter(|after| *after != before);
            ledger.part(format!("{}{}{}", shape[0], look.glyphs().cross, shape[1]), before, after)
        });
        ledger.total(say!(look, "figure-regions-all"), all(&now), then.as_deref().map(all)).lines(look, room)
    }

    fn words(_: &Self, sheet: &Sheet, cell: &Cell, look: &Look) -> String {
        let line = sheet.line(*cell);
        let (first, last) = (line.first().unwrap_or(cell), line.last().unwrap_or(cell));
        let (at, from, to) = match sheet.mover() {
            Seat::First => (first.row, first.col, last.col),
            Seat::Second => (first.col, first.row, last.row),
        };
        say!(look, "nimbi-move", who = name(sheet.mover()), at = at, from = from, to = to, count = line.len())
    }

    fn recite(_: &Self, sheet: &Sheet, look: &Look) -> Vec<String> {
        let by = |(row, col)| sheet.mark(Cell { row, col }).map(|mark| mark.by);
        let said = |by: &Option<Seat>, cells: String| {
            say!(look, "recite-nimbi-cells", who = by.map_or("free", name), cells = cells)
        };
        let rows = floor::rows((sheet.size().rows, sheet.size().cols), by, said, look);
        let now = say!(look, "nimbi-now", who = name(sheet.mover()), free = free(sheet).count());
        rows.into_iter().chain([now]).collect()
    }
}

/// The word by which the texts select a player.
const fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "horz",
        Seat::Second => "vert",
    }
}

fn free(sheet: &Sheet) -> impl Iterator<Item = Cell> {
    sheet.cells().filter(|cell| sheet.is_free(*cell))
}

const fn place(cell: Cell) -> (usize, usize) {
    (cell.row, cell.col)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn the_cursor_goes_straight_on_where_it_can() {
        let game: Nimbi = game(&["rows=5", "cols=5"]);
        let sheet = [(3, 1), (1, 2)]
            .into_iter()
            .fold(game.start(), |sheet, (row, col)| game.play(&sheet, &Cell { row, col }).expect("a legal move"));
        let cell = |row, col| Cell { row, col };
        for (from, step, to) in [
            (cell(2, 1), Step::Down, cell(4, 1)),
            (cell(2, 1), Step::Right, cell(2, 3)),
            (cell(2, 1), Step::Left, cell(2, 1)),
            (cell(4, 2), Step::Up, cell(2, 1)),
            (cell(2, 3), Step::Most, cell(5, 5)),
            (cell(5, 5), Step::More, cell(1, 5)),
            (cell(5, 5), Step::Clear, cell(1, 1)),
        ] {
            assert_eq!(Nimbi::steer(&game, &sheet, &from, step), to, "{from} {step:?}");
        }
        assert_eq!(Nimbi::chosen(&game, &sheet, &cell(2, 5)), Some(cell(2, 3)), "a line is named by its first cell");
        assert_eq!(Nimbi::chosen(&game, &sheet, &cell(3, 3)), None);
    }
}
