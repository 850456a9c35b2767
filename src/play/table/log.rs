//! A game as a log: moves can be undone and redone without limit. A resignation is undone first.

use zugzwang_engine::Setup;

use super::{Review, prelude::*};
use crate::play::{
    ahead::AheadAsked,
    board::{Back, Continuation, Landing},
    request::Request,
};

impl Table {
    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.game().about().id
    }

    /// The setup it began with.
    pub fn setup(&self) -> &Setup {
        self.history.record.setup()
    }

    /// Asks who can win the start, whoever goes first there.
    pub fn ahead(&self) -> AheadAsked {
        AheadAsked::of(self.game().clone(), self.history.record.position_after(0))
    }

    /// The fields of the setup that the position does not show: `k=2 last=wins`.
    pub fn rules(&self) -> String {
        self.setup().words(self.game().about().rules)
    }

    /// The question that leads to the current position; written, its id.
    pub fn request(&self) -> Request {
        Request::of(self.id(), self.setup(), &self.moves())
    }

    /// The current position, in one line.
    pub fn position(&self) -> String {
        self.now().to_string()
    }

    /// The position after `plies` moves, or the current one if fewer were played, with what is needed to mark it.
    pub fn landing_after(&self, plies: usize) -> Landing {
        let position = self.history.record.position_after(plies);
        let mut moves = self.moves();
        moves.truncate(plies);
        self.landing_of(&position, &moves)
    }

    /// The number of moves played.
    pub fn plies(&self) -> usize {
        self.history.record.plies()
    }

    /// The moves played, in the game's notation.
    pub fn moves(&self) -> Vec<String> {
        self.history.record.moves()
    }

    /// The last move in words, and who made it.
    pub fn last_words(&self, look: &Look) -> Option<(Seat, String)> {
        let (before, mv) = self.history.record.last()?;
        Some((self.mover().other(), self.board.words(self.with(before), mv, look)))
    }

    /// The moves played from the one after `plies` moves on, in words.
    pub fn played_words(&self, plies: usize, look: &Look) -> Vec<String> {
        let record = &self.history.record;
        let words = |(ply, mv)| self.board.words(self.with(&record.position_after(ply)), mv, look);
        record.played().iter().enumerate().skip(plies).map(words).collect()
    }

    /// The number of changes to what is saved of the game: moves made or undone, players seated, resignations.
    pub fn changes(&self) -> u64 {
        self.history.changes + self.seating.changes
    }

    /// The state to save besides setup and moves.
    pub fn continuation(&self) -> Continuation {
        Continuation { seated: self.seating.seated(), ..self.history.continuation() }
    }

    /// Restores the state of a saved game, with its players.
    ///
    /// # Errors
    /// [`MoveError`] if one of the undone moves is not legal; then nothing changes.
    pub fn take_up(&mut self, kept: &Continuation, seats: Option<[Player; 2]>) -> Result<(), MoveError> {
        self.history.take_up(kept)?;
        self.seating.take_up(seats, kept.seated);
        self.position_changed();
        Ok(())
    }

    /// Whether there is anything to undo.
    pub fn can_undo(&self) -> bool {
        self.history.resigned.is_some() || self.has_moves_back()
    }

    /// Undoes or redoes moves. Returns whether there was anything to undo or redo.
    pub fn back(&mut self, back: Back) -> bool {
        match back {
            Back::Again => self.redo(),
            Back::Turn => {
                // A game between two machines is undone move by move.
                let alone = self.seating.is_watched();
                let is_turn = |table: &Self| alone || table.seating.player(table.mover()) == Some(Player::Person);
                self.undo_resignation() || self.undo_until(is_turn)
            }
            Back::Start => {
                let earliest = self.earliest();
                let plays_on = self.undo_resignation();
                self.undo_until(|table| table.plies() <= earliest) || plays_on
            }
        }
    }

    /// The game so far, to be reviewed.
    pub fn review(&self) -> Review {
        let sitting = (self.seating.seats(), self.seated());
        Review::new(self.board, self.history.record.clone(), sitting, self.history.resigned)
    }

    /// The number of moves that are attributed to no player: those the game was opened with, and those before a player sat down.
    fn seated(&self) -> usize {
        self.seating.seated().into_iter().max().unwrap_or(0).max(self.seating.opening)
    }

    /// The players in their seats when the move after the first `plies` was made, or `None` if it can only be attributed to a seat.
    pub fn seats_at(&self, plies: usize) -> Option<[Player; 2]> {
        self.seats().filter(|_| plies >= self.seated())
    }

    /// The number of moves that cannot be undone: those the game was opened with, and a machine's first move if it is the only
    /// one.
    fn earliest(&self) -> usize {
        let opening = self.seating.opening;
        let first = Seat::to_move(opening);
        let persons = [first, first.other()].map(|seat| self.seating.player(seat) == Some(Player::Person));
        opening + usize::from(persons == [false, true])
    }

    fn has_moves_back(&self) -> bool {
        // Before the seats are decided nobody can have moved.
        self.seating.seats.is_some() && self.plies() > self.earliest()
    }

    /// Undoes a resignation. Returns whether there was one.
    fn undo_resignation(&mut self) -> bool {
        let resigned = self.history.resigned.is_some();
        if resigned {
            self.position_changed();
        }
        resigned
    }

    /// Undoes at least one move, until `enough` holds. Returns whether there was any.
    fn undo_until(&mut self, enough: impl Fn(&Self) -> bool) -> bool {
        if !self.has_moves_back() {
            return false;
        }
        while self.history.take_back() && !enough(self) {}
        // Two machines would continue at once.
        self.seating.clock.paused |= self.is_watched();
        self.position_changed();
        true
    }

    /// Redoes moves up to a person's next turn.
    fn redo(&mut self) -> bool {
        let mut redone = false;
        while let Some(played) = self.history.play_again() {
            redone |= played;
            if self.history.record.called().is_some() || self.is_open() || self.is_watched() {
                break;
            }
        }
        if redone {
            self.position_changed();
        }
        redone
    }
}
