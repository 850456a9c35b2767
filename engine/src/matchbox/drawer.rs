//! The box of a position in a game's own types.

use std::{collections::HashMap, ops::Range};

use super::notes::BoxNotes;
use crate::game::Game;

/// Finds the box of a position and the colour of a move, whatever the order of its parts.
#[derive(Debug)]
pub struct Drawer<G: Game> {
    numbers: HashMap<G::Position, usize>,
    /// The colours of each box.
    of_box: Vec<Range<usize>>,
}

impl<G: Game> Drawer<G> {
    pub(super) const fn new(numbers: HashMap<G::Position, usize>, of_box: Vec<Range<usize>>) -> Self {
        Self { numbers, of_box }
    }

    /// Returns whether these are its boxes: as many, for the same positions, and with as many colours each.
    pub fn is_of(&self, boxes: &[BoxNotes]) -> bool {
        let same = |(position, number): (&G::Position, &usize)| {
            let (Some(of_box), Some(noted)) = (self.of_box.get(*number), boxes.get(*number)) else { return false };
            // Positions that are written alike are numbered.
            let named = noted.position.split(" #").next() == Some(&position.to_string());
            named && of_box.len() == noted.beads.len()
        };
        boxes.len() == self.of_box.len() && self.numbers.iter().all(same)
    }

    /// The box of a position; `None` where it is over or cannot be reached by the moves that are listed.
    pub fn number(&self, game: &G, position: &G::Position) -> Option<usize> {
        self.numbers.get(&game.representative(position)).copied()
    }

    /// The legal moves of a position with their colours, one for each colour, in the order of the colours.
    pub fn colours(&self, game: &G, position: &G::Position) -> Vec<(usize, G::Move)> {
        let Some(of_box) = self.number(game, position).and_then(|number| self.of_box.get(number)) else {
            return Vec::new();
        };
        let like = game.representative(position);
        let mut colours: Vec<G::Position> = Vec::new();
        for mv in game.moves(&like) {
            let Some(after) = after(game, &like, &mv) else { continue };
            if !colours.contains(&after) {
                colours.push(after);
            }
        }
        let mut moves: Vec<(usize, G::Move)> = Vec::new();
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

    /// The colour of a legal move; `None` where the position has no box.
    pub fn colour(&self, game: &G, position: &G::Position, mv: &G::Move) -> Option<usize> {
        let wanted = after(game, position, mv)?;
        let same = |(_, like): &(usize, G::Move)| after(game, position, like).as_ref() == Some(&wanted);
        self.colours(game, position).into_iter().find(same).map(|(colour, _)| colour)
    }
}

fn after<G: Game>(game: &G, position: &G::Position, mv: &G::Move) -> Option<G::Position> {
    game.play(position, mv).ok().map(|after| game.representative(&after))
}

#[cfg(test)]
mod tests {
    use crate::{Cancel, Game, Setup, games::Nim, heaps::Heaps, matchbox::Cabinet};

    #[test]
    fn a_position_finds_its_box_and_moves_their_colours_in_any_order() {
        let setup = Setup::read(Nim::FIELDS, &["heaps=3,1,2"]).expect("a setup");
        let nim = Nim::new(&setup).expect("a game");
        let drawer = Cabinet::drawer(&nim, &Cancel::never()).expect("boxes");
        let cabinet = Cabinet::of::<Nim>(setup, &Cancel::never()).expect("boxes");
        let position = Heaps(vec![3, 0, 2]);
        let number = drawer.number(&nim, &position).expect("it can be reached");
        assert_eq!(cabinet.name(number), "0,2,3");
        let told: Vec<String> = drawer
            .colours(&nim, &position)
            .iter()
            .map(|(colour, mv)| format!("{mv} is {}", cabinet.mv(*colour)))
            .collect();
        assert_eq!(told, ["3:1 is 2:1", "3:2 is 2:2", "1:1 is 3:1", "1:2 is 3:2", "1:3 is 3:3"]);
        assert_eq!(drawer.number(&nim, &Heaps(vec![3, 3, 0])), None, "never reached");
        assert_eq!(drawer.number(&nim, &Heaps(vec![0, 0, 0])), None, "over");
        let one = drawer.colour(&nim, &Heaps(vec![0, 1, 1]), &"3:1".parse().expect("a move"));
        assert_eq!(one.map(|colour| cabinet.mv(colour)), Some("2:1"));
    }
}
