//! What a figure that reveals no theory is made from: the rules and the moves played.

use zugzwang_engine::{AnyGame, Game, Reason, Rules, Seat};

use super::Lived;
use crate::look::Look;

/// A game as a person sees it without knowing any theory.
#[derive(Debug)]
pub struct Seen<'a, G: Rules> {
    /// The positions from the start to the current one, which is last. Of a long game only the last [`MOST`](Self::MOST).
    pub trail: Vec<G::Position>,
    /// The number of earlier positions left out. It is needed to know which player left each position.
    pub skipped: usize,
    /// The position that the move under the cursor would leave, if there is one.
    pub then: Option<G::Position>,
    /// The seat of the only person who plays; `None` if two or none play.
    pub me: Option<Seat>,
    /// Whether the user asked where to look. Then the figure may reveal a part of the idea, such as columns or twins.
    pub looks: bool,
    /// The findings so far about the current position and about the one after the move under the cursor, if the user asked
    /// where to look. A figure that would take long to work out a part of the idea itself takes it from here.
    pub found: [Option<&'a Reason>; 2],
    /// The number of numbers in a row that the user has chosen, where a figure has such rows.
    pub turned: Option<u64>,
    /// The positions that the user left in earlier games.
    pub lived: &'a [Lived],
    /// The look to draw it in.
    pub look: &'a Look,
}

impl<'a> Seen<'a, AnyGame> {
    /// The same in a game's own types; `None` if it is of another game.
    pub(super) fn typed<G: Game>(&self) -> Option<Seen<'a, G>> {
        let Self { skipped, me, looks, found, turned, lived, look, .. } = *self;
        let trail = self.trail.iter().map(|position| position.downcast_ref().cloned()).collect::<Option<_>>()?;
        let then = self.then.as_ref().and_then(|then| then.downcast_ref().cloned());
        Some(Seen { trail, skipped, then, me, looks, found, turned, lived, look })
    }
}

impl<G: Rules> Seen<'_, G> {
    /// Maximum length of the trail.
    pub const MOST: usize = 64;

    /// The current position.
    ///
    /// # Panics
    /// If the trail is empty, which it never is.
    pub fn now(&self) -> &G::Position {
        &self.trail[self.trail.len() - 1]
    }

    /// The positions that the only person who plays has left so far, the earliest first. If there is no such person, those that
    /// both players left.
    pub fn landings(&self) -> impl Iterator<Item = &G::Position> {
        let left = self.trail.iter().enumerate().map(|(at, position)| (at + self.skipped, position));
        left.filter(|(ply, _)| *ply > 0 && self.me.is_none_or(|me| Seat::to_move(ply - 1) == me)).map(|(_, left)| left)
    }
}
