//! Moves are taken back and played again, without end; a resignation is taken back first.

use zugzwang_engine::Seat;

use super::Play;
use crate::play::board::{Board, Player};

impl<B: Board> Play<B> {
    /// How many moves stay whatever is taken back: the machine's opening move alone is nobody's to take back.
    fn earliest(&self) -> usize {
        let persons = Seat::ALL.map(|seat| self.player(seat) == Some(Player::Person));
        usize::from(persons == [false, true])
    }

    /// Whether there is anything that can be taken back.
    pub(super) fn can_take_back(&self) -> bool {
        self.resigned.is_some() || self.has_moves_back()
    }

    /// Until it is known who sits where, nobody can have moved.
    fn has_moves_back(&self) -> bool {
        self.seats.is_some() && self.record.moves().len() > self.earliest()
    }

    /// Takes one move back, to be played again; whether there was one.
    fn take_back(&mut self) -> bool {
        let Some(mv) = self.record.take_back() else { return false };
        self.undone.push((mv, self.gifts.pop().unwrap_or(false)));
        true
    }

    /// Takes back to the last turn of a person, or a resignation alone.
    pub(super) fn undo_turn(&mut self) -> bool {
        if self.play_on() {
            return true;
        }
        // Of two machines' game one move is taken back.
        let alone = self.seats.is_some_and(|seats| !seats.contains(&Player::Person));
        self.undo_until(|play| alone || play.player(play.record.mover()) == Some(Player::Person))
    }

    /// Takes back all that can be taken back.
    pub(super) fn undo_all(&mut self) -> bool {
        let earliest = self.earliest();
        let plays_on = self.play_on();
        self.undo_until(|play| play.record.moves().len() <= earliest) || plays_on
    }

    /// Takes moves back, at least one, until it is `enough`; whether there was any.
    fn undo_until(&mut self, enough: impl Fn(&Self) -> bool) -> bool {
        if !self.has_moves_back() {
            return false;
        }
        while self.take_back() && !enough(self) {}
        // Two machines would play on at once.
        if self.is_watched() {
            self.pause();
        }
        self.position_changed();
        true
    }

    /// Plays again to the next turn of a person.
    pub(super) fn redo_turn(&mut self) -> bool {
        let mut redone = false;
        while let Some((mv, gift)) = self.undone.pop() {
            if self.record.play(mv).is_ok() {
                self.gifts.push(gift);
                redone = true;
            }
            if self.record.winner().is_some() || self.is_open() || self.is_watched() {
                break;
            }
        }
        if redone {
            self.position_changed();
        }
        redone
    }
}
