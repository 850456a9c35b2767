//! What an untold figure is made from: the rules and what was played, nothing that a theory knows.

use zugzwang_engine::{AnyGame, Game, Rules, Seat};

use crate::look::Look;

/// A game as somebody sees it who is told nothing.
#[derive(Debug)]
pub struct Seen<'a, G: Rules> {
    /// The positions from the start to the one now, which is the last; of a long game the last ones.
    pub trail: Vec<G::Position>,
    /// The number of positions before those that are left out: who has left each follows from it.
    pub skipped: usize,
    /// The position that the cursor's move would leave; `None` where it stands for no move.
    pub then: Option<G::Position>,
    /// The seat of the person that plays alone.
    pub me: Option<Seat>,
    /// `true` where it was asked where to look: then the figure may show a part of the idea, such as columns or twins.
    pub looks: bool,
    /// The look in which it is drawn.
    pub look: &'a Look,
}

impl<'a> Seen<'a, AnyGame> {
    /// The same in a game's own types; `None` if it is of another game.
    pub(super) fn typed<G: Game>(&self) -> Option<Seen<'a, G>> {
        let Self { skipped, me, looks, look, .. } = *self;
        let trail = self.trail.iter().map(|position| position.downcast_ref().cloned()).collect::<Option<_>>()?;
        let then = self.then.as_ref().and_then(|then| then.downcast_ref().cloned());
        Some(Seen { trail, skipped, then, me, looks, look })
    }
}

impl<G: Rules> Seen<'_, G> {
    /// So many positions are looked back at.
    pub const MOST: usize = 64;

    /// The position now.
    ///
    /// # Panics
    /// Never: the trail has the position now.
    pub fn now(&self) -> &G::Position {
        &self.trail[self.trail.len() - 1]
    }

    /// The positions that a person playing alone has left so far, the first one first; of two that play, all that were left.
    pub fn landings(&self) -> impl Iterator<Item = &G::Position> {
        let left = self.trail.iter().enumerate().map(|(at, position)| (at + self.skipped, position));
        left.filter(|(ply, _)| *ply > 0 && self.me.is_none_or(|me| Seat::to_move(ply - 1) == me)).map(|(_, left)| left)
    }
}
