//! Finding the matchbox of a position.

use std::{collections::HashMap, ops::Range};

use super::{
    notes::BoxNotes,
    reach::{CabinetError, Reach, after},
};
use crate::{
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::Cancel,
    rules::Rules,
};

/// Finds the box of a position and the colour of a move, whatever the order of the position's parts.
#[derive(Debug)]
pub struct Drawer {
    numbers: HashMap<AnyPosition, usize>,
    /// The colours of each box.
    of_box: Vec<Range<usize>>,
}

impl Drawer {
    /// Creates the drawer for the boxes of a game's setup.
    ///
    /// # Errors
    /// [`CabinetError`], as for [`Cabinet::of`](super::Cabinet::of), except that no outcome has to be known.
    pub fn of(game: &AnyGame, cancel: &Cancel) -> Result<Self, CabinetError> {
        let reach = Reach::of(game, cancel)?;
        let of_box = (0..reach.positions.len()).map(|number| reach.of_position(number)).collect();
        Ok(Self { numbers: reach.numbers, of_box })
    }

    /// Returns whether these notes describe its boxes: the same number, for the same positions, with the same numbers
    /// of colours.
    pub fn is_of(&self, boxes: &[BoxNotes]) -> bool {
        let same = |(position, number): (&AnyPosition, &usize)| {
            let (Some(of_box), Some(noted)) = (self.of_box.get(*number), boxes.get(*number)) else { return false };
            // The names of positions that are displayed alike end in a number.
            let named = noted.position.split(" #").next() == Some(&position.to_string());
            named && of_box.len() == noted.beads.len()
        };
        boxes.len() == self.of_box.len() && self.numbers.iter().all(same)
    }

    /// Returns the box of a position; `None` if the game is over or the position cannot be reached by listed moves.
    pub fn number(&self, game: &AnyGame, position: &AnyPosition) -> Option<usize> {
        self.numbers.get(&game.representative(position)).copied()
    }

    /// Returns the legal moves of a position, one for each colour, in the order of the colours.
    pub fn colours(&self, game: &AnyGame, position: &AnyPosition) -> Vec<(usize, AnyMove)> {
        let Some(of_box) = self.number(game, position).and_then(|number| self.of_box.get(number)) else {
            return Vec::new();
        };
        let like = game.representative(position);
        let mut colours: Vec<AnyPosition> = Vec::new();
        for mv in game.moves(&like) {
            let Some(after) = after(game, &like, &mv) else { continue };
            if !colours.contains(&after) {
                colours.push(after);
            }
        }
        let mut moves: Vec<(usize, AnyMove)> = Vec::new();
        for mv in game.moves(position) {
            let Some(after) = after(game, position, &mv) else { continue };
            let Some(at) = colours.iter().position(|like| *like == after) else { continue };
            let colour = of_box.start + at;
            if let Err(place) = moves.binary_search_by(|(known, _)| known.cmp(&colour)) {
                moves.insert(place, (colour, mv));
            }
        }
        moves
    }

    /// Returns the colour of a legal move; `None` if the position has no box.
    pub fn colour(&self, game: &AnyGame, position: &AnyPosition, mv: &AnyMove) -> Option<usize> {
        let wanted = after(game, position, mv)?;
        let same = |(_, like): &(usize, AnyMove)| after(game, position, like).as_ref() == Some(&wanted);
        self.colours(game, position).into_iter().find(same).map(|(colour, _)| colour)
    }
}
