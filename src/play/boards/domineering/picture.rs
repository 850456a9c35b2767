//! The floor with its dominoes and, if it is known who wins, the room that only one player has.

use zugzwang_engine::games::{
    Domineering,
    domineering::{Cell, Domino, Side, Tiling},
};

use super::{covering, letters, parts, starts};
use crate::play::{
    boards::{floor, prelude::*},
    figures::regions,
};

pub(super) fn picture(game: &Domineering, scene: &Scene<'_, Domineering>, room: Room) -> Picture<Cell> {
    let tiling = scene.position;
    let last = scene.last.map(|(before, cell)| Domino { by: before.mover(), start: *cell });
    let chosen = scene.cursor.filter(|cell| starts(tiling).any(|start| start == **cell));
    let chosen = chosen.map(|start| Domino { by: tiling.mover(), start: *start });
    // Without a cursor the last move stays visible.
    let at = scene.cursor.copied().or(last.map(|last| last.start)).unwrap_or(Cell { row: 1, col: 1 });
    let grid = floor::grid((tiling.rows(), tiling.cols()), (at.row, at.col), room);
    let floor = Floor { tiling, grid, chosen };
    let mut picture = grid.picture();
    floor.put_cells(&mut picture);
    if scene.reason.is_some_and(|reason| matches!(reason, Reason::Domineering(_))) {
        let then = scene.cursor.and_then(|cell| game.play(tiling, cell).ok());
        floor.put_rooms(then.as_ref().unwrap_or(tiling), &mut picture);
    }
    for (number, domino) in (1..).zip(tiling.laid()) {
        let Some(place) = floor.place(*domino) else { continue };
        let shape = Shape::Domino(domino.by == Side::Vert);
        picture.put(shape, State::Rest, place).id(Stage::piece(domino.by as usize, number));
        if last == Some(*domino) {
            // Not on the line between its halves.
            picture.mark(floor.cell(domino.start).unwrap_or(place), Sign::Last, Tone::Moved);
        }
    }
    if let Some((domino, place)) = chosen.and_then(|domino| Some((domino, floor.place(domino)?))) {
        picture.put(Shape::Domino(domino.by == Side::Vert), State::Chosen, place);
    }
    floor.put_letters(&mut picture);
    picture
}

/// The visible cells.
struct Floor<'a> {
    tiling: &'a Tiling,
    grid: Grid,
    chosen: Option<Domino>,
}

impl Floor<'_> {
    fn cell(&self, cell: Cell) -> Option<Place> {
        self.grid.place(cell.row as u64, cell.col as u64)
    }

    /// The place of a domino, or of the half that is visible.
    fn place(&self, domino: Domino) -> Option<Place> {
        let [one, other] = domino.cells().map(|cell| self.cell(cell));
        one.zip(other).map(|(one, other)| one.to(other)).or(one).or(other)
    }

    fn is_chosen(&self, cell: Cell) -> bool {
        self.chosen.is_some_and(|domino| domino.cells().contains(&cell))
    }

    fn put_cells(&self, picture: &mut Picture<Cell>) {
        for cell in self.tiling.free().iter() {
            if let Some(place) = self.cell(cell) {
                let shape = Shape::Square(!(cell.row + cell.col).is_multiple_of(2));
                picture.put(shape, State::Rest, place).click(covering(self.tiling, cell));
            }
        }
    }

    /// Draws the dominoes that only one player can lay, wherever the other has no room.
    fn put_rooms(&self, then: &Tiling, picture: &mut Picture<Cell>) {
        for cells in parts(then) {
            let by = match regions::alone(&cells) {
                [vert, 0] if vert > 0 => Side::Vert,
                [0, horz] if horz > 0 => Side::Horz,
                _ => continue,
            };
            let state = if by == self.tiling.mover() { State::Good } else { State::Bad };
            // Where only one of them fits, the cells are one line.
            for pair in cells.chunks_exact(2) {
                if let Some(place) = self.place(Domino { by, start: pair[0] }) {
                    picture.put(Shape::Domino(by == Side::Vert), state, place);
                }
            }
        }
    }

    /// Writes the letter of each part on its first cell that the cursor leaves free.
    fn put_letters(&self, picture: &mut Picture<Cell>) {
        for (letter, cells) in letters(self.tiling) {
            let seen = cells.into_iter().filter(|cell| !self.is_chosen(*cell)).find_map(|cell| self.cell(cell));
            if let Some(place) = seen.filter(|_| !letter.is_empty()) {
                picture.caption(place, letter, Tone::Dim);
            }
        }
    }
}
