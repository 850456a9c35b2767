//! Domineering: a floor on which dominoes are laid, with a letter on each of its parts.

mod picture;

use zugzwang_engine::games::{
    Domineering,
    domineering::{Cell, Side, Tiling},
};

use super::{floor, prelude::*};
use crate::play::figures::regions::{self, Part};

/// The number of cells of a large step.
const FAR: usize = 3;

impl Board for Domineering {
    type Game = Self;

    /// The upper or left cell of the domino that would be laid.
    type Cursor = Cell;

    fn cursor(_: &Self, tiling: &Tiling, before: Option<&Cell>) -> Cell {
        let start = Cell { row: 1, col: 1 };
        floor::closest(starts(tiling), place(*before.unwrap_or(&start)), place).unwrap_or(start)
    }

    fn chosen(_: &Self, tiling: &Tiling, cell: &Cell) -> Option<Cell> {
        starts(tiling).find(|start| start == cell)
    }

    fn steer(_: &Self, tiling: &Tiling, cell: &Cell, step: Step) -> Cell {
        floor::stepped(|| starts(tiling), *cell, step, FAR, place)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Cell> {
        picture::picture(game, scene, room)
    }

    fn roles(game: &Self, look: &Look) -> Option<[String; 2]> {
        let first = game.start().mover();
        Some([first, first.other()].map(|side| say!(look, "domineering-role", who = side.name())))
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let tiling = seen.now();
        let taken = |cell: &Cell| seen.then.as_ref().is_some_and(|then| !then.free().has(*cell));
        let part = |(letter, cells): (String, Vec<Cell>)| {
            let after = seen.then.as_ref().filter(|_| cells.iter().any(taken)).map(|then| {
                let within = |part: &Vec<Cell>| part.iter().all(|cell| cells.contains(cell));
                parts(then).filter(within).map(|cells| regions::alone(&cells)).collect()
            });
            Part { letter, now: regions::alone(&cells), after }
        };
        let parts: Vec<Part> = letters(tiling).into_iter().map(part).collect();
        regions::lines(&parts, seen.look, room)
    }

    fn words(_: &Self, tiling: &Tiling, cell: &Cell, look: &Look) -> String {
        regions::domino(tiling.mover(), *cell, look)
    }

    fn recite(_: &Self, tiling: &Tiling, look: &Look) -> Vec<String> {
        let said = |is_free: &bool, cells: String| {
            let what = if *is_free { "free" } else { "taken" };
            say!(look, "recite-domineering-cells", what, cells)
        };
        let is_free = |(row, col)| tiling.free().has(Cell { row, col });
        let rows = floor::rows((tiling.rows(), tiling.cols()), is_free, said, look);
        rows.into_iter().chain([now(tiling, look)]).collect()
    }
}

/// Says who moves, whether that player went first, and how many cells are free.
fn now(tiling: &Tiling, look: &Look) -> String {
    let (moves, free) = (starts(tiling).count(), u64::from(tiling.free().count()));
    let seat = if Seat::to_move(tiling.laid().len()) == Seat::First { "first" } else { "second" };
    say!(look, "domineering-now", who = tiling.mover().name(), seat, moves, free)
}

fn starts(tiling: &Tiling) -> impl Iterator<Item = Cell> {
    tiling.free().starts(tiling.mover()).iter()
}

/// Returns the start of a domino that covers this cell: one that begins here or, if there is none, one that ends here.
fn covering(tiling: &Tiling, cell: Cell) -> Option<Cell> {
    let side = tiling.mover();
    let before = match side {
        Side::Vert => Cell { row: cell.row - 1, ..cell },
        Side::Horz => Cell { col: cell.col - 1, ..cell },
    };
    starts(tiling).find(|start| *start == cell).or_else(|| starts(tiling).find(|start| *start == before))
}

/// Returns the cells of each part, row by row.
fn parts(tiling: &Tiling) -> impl Iterator<Item = Vec<Cell>> {
    tiling.regions().map(|cells| cells.iter().collect())
}

/// Returns the parts with their letters; a single part has none.
fn letters(tiling: &Tiling) -> Vec<(String, Vec<Cell>)> {
    let count = parts(tiling).count();
    parts(tiling).enumerate().map(|(at, cells)| (regions::letter(at, count), cells)).collect()
}

const fn place(cell: Cell) -> (usize, usize) {
    (cell.row, cell.col)
}
