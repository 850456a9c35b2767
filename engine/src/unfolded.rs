//! Every position below one, where they are few: filled with its worth from the end backward.

use std::collections::{HashMap, hash_map::Entry};

use crate::{
    any::{AnyGame, AnyPosition},
    game::Listing,
    outcome::Outcome,
};

/// The most moves of one position that are looked at: more of them that come to the same are of no use to a reader.
const MOST_MOVES: usize = 400;

/// A position, and how it is filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filled {
    /// The position; of those that a symmetry makes the same, one.
    pub position: AnyPosition,
    /// The outcome for the player whose turn it is, found by search over the rules alone.
    pub outcome: Outcome,
    /// The positions that its moves lead to, as places in the list: all of them stand before it. None at the end of the game.
    pub moves: Vec<usize>,
    /// The most moves that the game can still take.
    pub longest: usize,
}

/// The positions that can come up from this one, at most `most` of them with itself, in the order in which they are filled: the
/// ends first, the position itself last. `None` where there are more, where a position can come up again, or where the
/// game lists only some of its moves.
pub fn unfolded(game: &AnyGame, position: &AnyPosition, most: usize) -> Option<Vec<Filled>> {
    if game.entry().listing != Listing::Every {
        return None;
    }
    let mut search = Unfolding { game, most, places: HashMap::new(), filled: Vec::new() };
    search.place(game.representative(position))?;
    Some(by_length(search.filled))
}

struct Unfolding<'a> {
    game: &'a AnyGame,
    most: usize,
    /// The place of each position; `None` while its moves are being followed.
    places: HashMap<AnyPosition, Option<usize>>,
    filled: Vec<Filled>,
}

impl Unfolding<'_> {
    /// Fills a position if need be and returns its place; `None` where it, or one that it leads to, cannot be filled.
    fn place(&mut self, position: AnyPosition) -> Option<usize> {
        let known = self.places.len();
        match self.places.entry(position.clone()) {
            Entry::Occupied(place) => return *place.get(),
            Entry::Vacant(_) if known == self.most => return None,
            Entry::Vacant(place) => place.insert(None),
        };
        let filled = match self.game.end(&position) {
            Some(outcome) => Filled { position: position.clone(), outcome, moves: Vec::new(), longest: 0 },
            None => self.open(&position)?,
        };
        self.filled.push(filled);
        self.places.insert(position, Some(self.filled.len() - 1));
        Some(self.filled.len() - 1)
    }

    fn open(&mut self, position: &AnyPosition) -> Option<Filled> {
        let mut moves = Vec::new();
        for (count, mv) in self.game.moves(position).enumerate() {
            let after = self.game.play(position, &mv).ok().filter(|_| count < MOST_MOVES)?;
            let place = self.place(self.game.representative(&after))?;
            if !moves.contains(&place) {
                moves.push(place);
            }
        }
        let children = || moves.iter().filter_map(|place| self.filled.get(*place));
        let best = children().map(|child| child.outcome.flip()).max_by_key(|outcome| outcome.rank())?;
        let longest = children().map(|child| child.longest).max().unwrap_or(0) + 1;
        Some(Filled { position: position.clone(), outcome: best, moves, longest })
    }
}

/// The same, the shortest games first; a move leads to a shorter one, so everything still stands behind what it leads to.
fn by_length(filled: Vec<Filled>) -> Vec<Filled> {
    let lengths: Vec<usize> = filled.iter().map(|filled| filled.longest).collect();
    let mut old: Vec<Option<Filled>> = filled.into_iter().map(Some).collect();
    let (order, places) = order(&lengths);
    let mut sorted = Vec::with_capacity(order.len());
    for place in order {
        if let Some(mut filled) = old.get_mut(place).and_then(Option::take) {
            filled.moves = moved(&filled.moves, &places);
            sorted.push(filled);
        }
    }
    sorted
}

/// The places in the order of their lengths, and for each place where it comes to stand.
fn order(lengths: &[usize]) -> (Vec<usize>, Vec<usize>) {
    let mut order: Vec<usize> = (0..lengths.len()).collect();
    order.sort_by_key(|place| lengths.get(*place));
    let mut places = vec![0; lengths.len()];
    for (new, old) in order.iter().enumerate() {
        if let Some(place) = places.get_mut(*old) {
            *place = new;
        }
    }
    (order, places)
}

fn moved(moves: &[usize], places: &[usize]) -> Vec<usize> {
    let mut moves: Vec<usize> = moves.iter().filter_map(|old| places.get(*old).copied()).collect();
    moves.sort_unstable();
    moves
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::games;

    fn game(id: &str, words: &[&str]) -> AnyGame {
        games::find(id).expect("the game is listed").game(words).expect("the setup is valid")
    }

    #[test]
    fn a_pile_is_filled_from_nothing_up() {
        let game = game("subtraction", &["c=5", "m=3"]);
        let filled = unfolded(&game, &game.start(), 20).expect("six positions");
        let told: Vec<String> =
            filled.iter().map(|filled| format!("{} {:?}", filled.position, filled.outcome)).collect();
        assert_eq!(told, ["0 Loss", "1 Win", "2 Win", "3 Win", "4 Loss", "5 Win"]);
        assert_eq!(filled.last().map(|last| last.moves.clone()), Some(vec![2, 3, 4]));
    }

    #[test]
    fn heaps_in_another_order_are_one_position() {
        let game = game("nim", &["heaps=1,2"]);
        let filled = unfolded(&game, &game.start(), 20).expect("few positions");
        // 1 2, 1 1 (and 0 2 as 2 0), 1, 0.
        assert_eq!(filled.len(), 5);
        assert_eq!(filled.last().map(|last| last.outcome), Some(Outcome::Win));
    }

    #[test]
    fn more_positions_than_asked_for_are_none() {
        let game = game("subtraction", &["c=20", "m=3"]);
        assert_eq!(unfolded(&game, &game.start(), 20), None);
        assert!(unfolded(&game, &game.start(), 21).is_some());
    }
}
