//! A game as a log: moves are taken back and played again, without end; a resignation is taken back first.

use zugzwang_engine::{MoveError, Seat, Setup};

use super::{Play, review::Review};
use crate::{
    look::Look,
    play::{
        board::{At, Back, Continuation, Landing, Log, Player},
        review::Reviewed,
    },
};

impl Log for Play {
    fn id(&self) -> &'static str {
        self.game().entry().id
    }

    fn setup(&self) -> &Setup {
        self.history.record.setup()
    }

    fn position(&self) -> String {
        self.history.record.position().to_string()
    }

    fn plies(&self) -> usize {
        self.history.record.plies()
    }

    fn moves(&self) -> Vec<String> {
        self.history.record.moves()
    }

    fn landing_after(&self, plies: usize) -> Landing {
        let position = self.history.record.position_after(plies);
        let mut moves = self.moves();
        moves.truncate(plies);
        self.landing_of(&position, &moves)
    }

    fn last_words(&self, look: &Look) -> Option<(Seat, String)> {
        let (before, mv) = self.history.record.last()?;
        Some((self.mover().other(), self.board.words(At { game: self.game(), position: before }, mv, look)))
    }

    fn changes(&self) -> u64 {
        self.history.changes + self.seating.changes
    }

    fn continuation(&self) -> Continuation {
        Continuation { seated: self.seating.seated(), ..self.history.continuation() }
    }

    fn take_up(&mut self, kept: &Continuation, seats: Option<[Player; 2]>) -> Result<(), MoveError> {
        self.history.take_up(kept)?;
        self.seating.take_up(seats, kept.seated);
        self.position_changed();
        Ok(())
    }

    fn can_undo(&self) -> bool {
        self.history.resigned.is_some() || self.has_moves_back()
    }

    fn back(&mut self, back: Back) -> bool {
        match back {
            Back::Again => self.forth(),
            Back::Turn => {
                // Of two machines' game one move is taken back.
                let alone = self.seating.is_watched();
                let is_turn = |play: &Self| alone || play.seating.player(play.mover()) == Some(Player::Person);
                self.play_on() || self.back_until(is_turn)
            }
            Back::Start => {
                let earliest = self.earliest();
                let plays_on = self.play_on();
                self.back_until(|play| play.plies() <= earliest) || plays_on
            }
        }
    }

    fn review(&self) -> Box<dyn Reviewed> {
        let record = self.history.record.until(self.plies());
        let sitting = (self.seating.seats(), self.seating.seated().into_iter().max().unwrap_or(0));
        Box::new(Review::new(self.board, record, sitting, self.history.resigned))
    }
}

impl Play {
    /// Returns the number of moves that stay whatever is taken back: those the game was begun with, and the machine's opening
    /// move alone.
    fn earliest(&self) -> usize {
        let opening = self.seating.opening;
        let first = Seat::to_move(opening);
        let persons = [first, first.other()].map(|seat| self.seating.player(seat) == Some(Player::Person));
        opening + usize::from(persons == [false, true])
    }

    /// Until it is known who sits where, nobody can have moved.
    fn has_moves_back(&self) -> bool {
        self.seating.seats.is_some() && self.plies() > self.earliest()
    }

    /// Takes a resignation back; whether there was one.
    fn play_on(&mut self) -> bool {
        let resigned = self.history.resigned.is_some();
        if resigned {
            self.position_changed();
        }
        resigned
    }

    /// Takes moves back, at least one, until it is `enough`; whether there was any.
    fn back_until(&mut self, enough: impl Fn(&Self) -> bool) -> bool {
        if !self.has_moves_back() {
            return false;
        }
        while self.history.take_back() && !enough(self) {}
        // Two machines would play on at once.
        self.seating.clock.paused |= self.is_watched();
        self.position_changed();
        true
    }

    /// Plays again to the next turn of a person.
    fn forth(&mut self) -> bool {
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
