//! All positions that can be reached from one, if they are few, solved backwards from the end.

use std::collections::{HashMap, hash_map::Entry};

use crate::{
    InOrder,
    any::{AnyGame, AnyPosition},
    game::Listing,
    outcome::Outcome,
};

/// The maximum number of moves of one position. A position with more is of no use to a reader.
const MOST_MOVES: usize = 400;

/// A solved position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filled {
    /// The position, as its [representative](crate::Rules::representative).
    pub position: AnyPosition,
    /// The outcome for the player to move, found by search over the rules alone.
    pub outcome: Outcome,
    /// The positions that its moves lead to, as indices into the list. All are smaller than its own; empty if the game
    /// is over.
    pub moves: Vec<usize>,
    /// The maximum number of plies to the end of the game.
    pub longest: usize,
}

/// Returns all positions that can be reached from this one, including itself, in the order in which they are solved:
/// the ends first, the position itself last.
///
/// `None` if there are more than `most`, if one of them has too many moves, if a position can repeat, or if the game
/// lists only some of its moves.
pub fn unfolded(game: &AnyGame, position: &AnyPosition, most: usize) -> Option<Vec<Filled>> {
    if game.about().listing != Listing::Every {
        return None;
    }
    let mut search = Unfolding { game, most, places: HashMap::new(), filled: Vec::new() };
    search.place(game.representative(position))?;
    Some(by_length(search.filled))
}

struct Unfolding<'a> {
    game: &'a AnyGame,
    most: usize,
    /// The index of each position in `filled`; `None` while its moves are being followed.
    places: HashMap<AnyPosition, Option<usize>>,
    filled: Vec<Filled>,
}

impl Unfolding<'_> {
    /// Returns the index of a position, solving it first if necessary; `None` if it, or one that it leads to, cannot be
    /// solved.
    fn place(&mut self, position: AnyPosition) -> Option<usize> {
        let known = self.places.len();
        match self.places.entry(position.clone()) {
            Entry::Occupied(place) => return *place.get(),
            Entry::Vacant(_) if known == self.most => return None,
            Entry::Vacant(place) => place.insert(None),
        };
        let filled = match self.game.end(&position) {
            Some(outcome) => Filled { position: position.clone(), outcome, moves: Vec::new(), longest: 0 },
            None => self.follow(&position)?,
        };
        self.filled.push(filled);
        self.places.insert(position, Some(self.filled.len() - 1));
        Some(self.filled.len() - 1)
    }

    /// Solves a position by following its moves.
    fn follow(&mut self, position: &AnyPosition) -> Option<Filled> {
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

/// Sorts the positions by their longest game, the shortest first. Every move shortens it, so each position still comes
/// after those it leads to.
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

/// Returns the indices sorted by length, and the new index of each old one.
fn order(lengths: &[usize]) -> (Vec<usize>, Vec<usize>) {
    let mut order: Vec<usize> = (0..lengths.len()).collect();
    order.order_by_key(|place| lengths.get(*place));
    let mut places = vec![0; lengths.len()];
    for (new, old) in order.iter().enumerate() {
        if let Some(place) = places.get_mut(*old) {
            *place = new;
        }
    }
    (order, places)
}

/// Translates indices to the new order.
fn moved(moves: &[usize], places: &[usize]) -> Vec<usize> {
    let mut moves: Vec<usize> = moves.iter().filter_map(|old| places.get(*old).copied()).collect();
    moves.sort_unstable();
    moves
}
