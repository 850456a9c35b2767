//! A machine of matchboxes at a game: what it draws, and what it can learn from a game that was played against it.

use std::sync::{Arc, OnceLock};

use zugzwang_engine::{
    Draw, Machine, Outcome, Seat, Stopped, Watch,
    matchbox::{Bout, By, Cabinet, Drawer, Ending, Ply},
    players::Choice,
};

use super::Play;
use crate::board::{Board, Player};

/// The beads of a machine, and where each belongs.
#[derive(Debug)]
pub(super) struct Boxes<B: Board> {
    /// The beads of every colour; none where it has not learned this setup.
    beads: Arc<[u32]>,
    /// Found out when it is first asked for; nothing where the setup has too many positions.
    drawer: Arc<OnceLock<Option<Drawer<B>>>>,
}

impl<B: Board> Clone for Boxes<B> {
    fn clone(&self) -> Self {
        Self { beads: Arc::clone(&self.beads), drawer: Arc::clone(&self.drawer) }
    }
}

impl<B: Board> Boxes<B> {
    pub(super) fn new(beads: Arc<[u32]>) -> Self {
        Self { beads, drawer: Arc::default() }
    }

    fn drawer(&self, game: &B, watch: &Watch) -> Option<&Drawer<B>> {
        self.drawer.get_or_init(|| Cabinet::drawer(game, watch).ok()).as_ref()
    }

    /// A bead from the box of a position; any move where there is none to draw.
    pub(super) fn choose(
        &self,
        game: &B,
        position: &B::Position,
        seed: u64,
        watch: &Watch,
    ) -> Result<Option<Choice<B::Move>>, Stopped> {
        let mut draw = Draw::new(seed, "matchbox");
        // A setup that was not learned, or has too many positions, needs no search for its boxes.
        let drawer = if self.beads.is_empty() { None } else { self.drawer(game, watch) };
        watch.step(0, 0)?;
        let colours = drawer.map(|drawer| drawer.colours(game, position)).unwrap_or_default();
        let beads = |colour: usize| self.beads.get(colour).copied().unwrap_or(0) as usize;
        let all: usize = colours.iter().map(|(colour, _)| beads(*colour)).sum();
        if all == 0 {
            /// Of a position with more moves than this any of the first is played.
            const LOOKED_AT: usize = 4096;
            let count = game.moves(position).take(LOOKED_AT).count();
            return Ok(game.moves(position).nth(draw.below(count)).map(|mv| Choice { mv, gift: false }));
        }
        let mut left = draw.below(all);
        let drawn = colours.into_iter().find(|(colour, _)| {
            let here = left < beads(*colour);
            left = left.saturating_sub(beads(*colour));
            here
        });
        Ok(drawn.map(|(_, mv)| Choice { mv, gift: false }))
    }
}

impl<B: Board> Play<B> {
    /// The game that has ended between a person and a machine of boxes, as that machine's.
    pub(super) fn machines_bout(&self) -> Option<Bout> {
        let seats = self.seats?;
        let machine = Seat::ALL.into_iter().find(|seat| seats[seat.index()] == Player::Machine(Machine::Matchbox))?;
        let winner = self.record.winner().filter(|_| seats.contains(&Player::Person))?;
        let drawer = self.boxes.as_ref()?.drawer(self.game(), &Watch::idle())?;
        let mut plies = Vec::new();
        for (number, mv) in self.record.moves().enumerate() {
            let position = self.record.position_after(number);
            let by = if Seat::to_move(number) == machine { By::Learner } else { By::Teacher };
            let at = drawer.number(self.game(), position)?;
            plies.push(Ply { number: at, colour: drawer.colour(self.game(), position, mv)?, by });
        }
        let outcome = winner.seat().map_or(Outcome::Draw, |seat| Outcome::won(seat == machine));
        Some(Bout::played(plies.first()?.number, plies, Ending::Over(outcome)))
    }
}
