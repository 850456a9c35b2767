//! The players of a game, and its state from their point of view.

use std::{sync::Arc, time::Duration};

use zugzwang_engine::matchbox::BoxNotes;

use super::{boxes::Boxes, prelude::*};
use crate::play::board::{Paced, Seating, Status};

impl Table {
    /// Returns who plays, and how machines play.
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Returns who plays, to be changed. Machines act on it at the next [`collect`](Self::collect).
    pub const fn seating_mut(&mut self) -> &mut Seating {
        &mut self.seating
    }

    /// Seats a player from now on.
    pub fn seat(&mut self, seat: Seat, player: Player) {
        self.seating.seat(seat, player, self.plies(), self.mover());
        // Whoever replaces a player who resigned plays on.
        self.history.resigned = self.history.resigned.filter(|resigned| *resigned != seat);
        self.study.questions.choose_anew();
        self.choice_changed();
    }

    /// The players in their seats; `None` until the program has decided.
    pub fn seats(&self) -> Option<[Player; 2]> {
        self.seating.seats()
    }

    /// The part of each seat, where the players have different moves.
    pub fn roles(&self, look: &Look) -> Option<[String; 2]> {
        self.board.roles(self.game(), look)
    }

    /// The machine that a person is playing; `None` if one of the two sat down too late to move.
    pub fn rival(&self) -> Option<Player> {
        self.seating.rival(self.plies())
    }

    /// The state of the game.
    pub fn status(&self) -> Status {
        let questions = &self.study.questions;
        match self.end() {
            Some(end) => Status::Over(end),
            None if questions.failed() => Status::Failed,
            None if self.pointed.is_some() => Status::Pointed(self.mover()),
            None if self.is_open() => Status::Turn(self.mover()),
            None if questions.stopped() => Status::Stopped,
            None if self.waits_for_key() => Status::Watched(self.mover()),
            None if self.is_watched() && questions.now().is_some() => Status::Watched(self.mover()),
            None => {
                let (done, total) = questions.measuring().unwrap_or_else(|| questions.progress());
                Status::Thinking(done, total)
            }
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// The player who would resign now: the person, or of two the one to move, even while a machine is thinking.
    ///
    /// # Errors
    /// [`Refusal`] if nobody can resign.
    pub fn resigner(&self) -> Result<Seat, Refusal> {
        self.seating.resigner(self.status(), self.plies())
    }

    /// Resigns for the [`resigner`](Self::resigner). This is not a move, but can be undone like one.
    ///
    /// # Errors
    /// [`Refusal`] if nobody can resign.
    pub fn resign(&mut self) -> Result<(), Refusal> {
        let seat = self.resigner()?;
        self.history.resign(seat);
        // The reason of the position is still wanted; the machine's move is not.
        self.study.questions.forget_choice();
        self.choice_changed();
        Ok(())
    }

    /// The pace of two machines; `None` if a person plays or the game is over.
    pub fn paced(&self) -> Option<Paced> {
        self.seating.paced().filter(|_| !self.is_over())
    }

    /// Returns how long to wait for the next move of two machines; `None` if nothing moves by itself. The wait starts once the position
    /// is shown with its reason, not while that is still being computed.
    pub fn pace(&self) -> Option<Duration> {
        let clock = &self.seating.clock;
        let waits = self.paced().is_some() && !self.is_pointed() && clock.runs() && self.known().is_some();
        waits.then(|| clock.level.delay())
    }

    /// Whether a machine is showing its move before making it.
    pub fn is_pointed(&self) -> bool {
        matches!(self.status(), Status::Pointed(_))
    }

    /// Whether a machine's turn waits for [`Clock::release`](crate::play::board::Clock::release).
    pub fn is_held(&self) -> bool {
        matches!(self.status(), Status::Watched(_)) && self.paced().is_none()
    }

    /// Whether a matchbox machine plays that has not been given what it has learned.
    pub fn wants_boxes(&self) -> bool {
        let matchbox = Player::Machine(Machine::Matchbox);
        !self.seating.has_boxes() && self.seats().is_some_and(|seats| seats.contains(&matchbox))
    }

    /// Gives a matchbox machine what it has learned: no boxes if it has not learned this setup.
    pub fn lend(&mut self, noted: Arc<[BoxNotes]>) {
        self.study.boxes = Some(Boxes::new(noted));
        self.seating.has_boxes = true;
        self.study.questions.choose_anew();
    }
}
