//! A matchbox machine in a game: the moves it draws, and what it can learn from a game against it.

use std::sync::{Arc, OnceLock};

use zugzwang_engine::{
    Rng, Stopped,
    matchbox::{Bout, BoxNotes, By, CabinetError, Drawer, Ending, Ply},
    players::Choice,
};

use super::prelude::*;

/// The boxes of a machine, and the index that finds the box of a position.
#[derive(Debug, Clone)]
pub(super) struct Boxes {
    /// The notes of what it has learned; empty if it has not learned this setup.
    noted: Arc<[BoxNotes]>,
    /// Computed when first needed; `None` if the boxes do not fit this setup.
    drawer: Arc<OnceLock<Option<Drawer>>>,
}

impl Boxes {
    pub(super) fn new(noted: Arc<[BoxNotes]>) -> Self {
        Self { noted, drawer: Arc::default() }
    }

    fn drawer(&self, game: &AnyGame, cancel: &Cancel) -> Result<Option<&Drawer>, Stopped> {
        // Without notes there is no need to search for the boxes.
        if self.noted.is_empty() {
            return Ok(None);
        }
        if let Some(known) = self.drawer.get() {
            return Ok(known.as_ref());
        }
        let found = match Drawer::of(game, cancel) {
            Err(CabinetError::Stopped(stopped)) => return Err(stopped),
            found => found.ok().filter(|drawer| drawer.is_of(&self.noted)),
        };
        Ok(self.drawer.get_or_init(|| found).as_ref())
    }

    /// Draws a bead from the box of a position, or any move if there is no bead to draw.
    pub(super) fn choose(
        &self,
        game: &AnyGame,
        position: &AnyPosition,
        seed: u64,
        cancel: &Cancel,
    ) -> Result<Option<Choice>, Stopped> {
        let mut draw = Rng::new(seed, "matchbox");
        let drawer = self.drawer(game, cancel)?;
        let number = drawer.and_then(|drawer| drawer.number(game, position));
        let beads = number.and_then(|number| self.noted.get(number)).map_or(&[][..], |matchbox| &matchbox.beads);
        let counts: Vec<u32> = beads.iter().map(|bead| bead.count).collect();
        let drawn = draw.weighted(&counts);
        let colours = drawer.map(|drawer| drawer.colours(game, position)).unwrap_or_default();
        let mv = match drawn.and_then(|at| colours.into_iter().nth(at)) {
            Some((_, mv)) => Some(mv),
            None => {
                /// Moves beyond this many are never drawn.
                const MOST: usize = 4096;
                let count = game.moves(position).take(MOST).count();
                game.moves(position).nth(draw.below(count))
            }
        };
        Ok(mv.map(|mv| Choice { mv, gift: false }))
    }
}

impl Table {
    /// A finished game between a person and a matchbox machine, as the machine's bout.
    pub fn bout(&self) -> Option<Bout> {
        let seats = self.seating.seats.filter(|_| self.seating.rival(self.plies()).is_some())?;
        let machine = Seat::ALL.into_iter().find(|seat| seats[seat.index()] == Player::Machine(Machine::Matchbox))?;
        let end = self.end().filter(|_| seats.contains(&Player::Person))?;
        let drawer = self.study.boxes.as_ref()?.drawer(self.game(), &Cancel::never()).ok()??;
        let mut plies = Vec::new();
        for (number, mv) in self.history.record.played().iter().enumerate() {
            let position = self.history.record.position_after(number);
            let by = if Seat::to_move(number) == machine { By::Learner } else { By::Teacher };
            let at = drawer.number(self.game(), &position)?;
            plies.push(Ply { number: at, colour: drawer.colour(self.game(), &position, mv)?, by });
        }
        let ending = match end {
            End::Played(winner) => {
                Ending::Over(winner.seat().map_or(Outcome::Draw, |seat| Outcome::won(seat == machine)))
            }
            // A resignation before the person's first move is not a win.
            End::Resigned(_) => {
                plies.iter().find(|ply| ply.by == By::Teacher).map(|_| Ending::Resigned(By::Teacher))?
            }
        };
        Some(Bout::played(plies.first()?.number, plies, ending))
    }
}
