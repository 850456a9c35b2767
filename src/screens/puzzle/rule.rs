//! The rule of a puzzle's game as a picture: a move on a board, until the puzzle is done.

use zugzwang_engine::Puzzle;

use crate::{
    play::{request::Request, table::Review},
    screens::{chrome::pictured, prelude::*},
    teach::path,
};

/// The fewest rows of the picture. With less room, the rule in words is enough.
const LEAST: u16 = 3;

/// A move that shows how moves are made, without a hint at the one to find.
#[derive(Debug)]
pub(super) struct Example {
    table: Table,
    led_here: bool,
}

impl Example {
    /// Returns the move that led to the puzzle or, if none did, one from another position of the game.
    pub(super) fn of(puzzle: &Puzzle, review: &Review) -> Option<Self> {
        match puzzle.moves.last() {
            Some(last) => {
                let mut table = review.trial(puzzle.moves.len());
                table.aim(last).ok()?;
                Some(Self { table, led_here: true })
            }
            None => Some(Self { table: elsewhere(puzzle)?, led_here: false }),
        }
    }

    /// Returns the move and its picture, or nothing if there is no room.
    pub(super) fn lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let Some(choice) = self.table.choice(look) else { return Vec::new() };
        let told = say!(look, "puzzle-example", led_here = self.led_here, words = choice.words);
        let mut lines = wrapped(&told, look.theme.dim, room.width);
        let taken = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let height = room.height.saturating_sub(taken);
        if height < LEAST {
            return Vec::new();
        }
        let draw = |area, buf: &mut _| drop(self.table.draw(area, buf, look, Shown::Untold { steered: true }));
        lines.extend(pictured(Size { height, ..room }, look, draw));
        lines
    }
}

/// A position of the puzzle's game on the path, other than the puzzle's own.
fn elsewhere(puzzle: &Puzzle) -> Option<Table> {
    let own = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves).to_string();
    let entry = boards::find(puzzle.game)?;
    let stops = path::stops().filter(|stop| stop.game == puzzle.game);
    let setups = stops.flat_map(|stop| (0..stop.setups.len()).map(|at| (stop.words(at), stop.moves(at))));
    let mut tables = setups.filter_map(|(words, moves)| entry.open(&words, &moves, Side::Both).ok());
    tables.find(|table| table.request().to_string() != own)
}
