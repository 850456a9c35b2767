//! Who plays, and how fast machines do.

use zugzwang_engine::{Machine, Seat};

use super::{GameView, seconds};
use crate::{
    look::Look,
    play::{
        board::{Pace, Paced, Player},
        panels::Who,
    },
    say,
    screens::action::Action,
    words,
};

impl GameView {
    /// The next player of those that are offered takes this seat: a person, then the machines from the strongest on. One that
    /// is only passed on the way to another does not move.
    pub(super) fn next_player(&mut self, seat: Seat, look: &Look) {
        // Who won is who sat there; only in the place of who resigned somebody may play on.
        let resigned = self.table.status().resigned();
        if self.table.is_over() && resigned != Some(seat) {
            return self.warn(say!(look, "seats-over"));
        }
        let player = self.table.seats().map_or(Player::Person, |seats| seats[seat.index()]);
        let next = match player {
            Player::Person => Some(Machine::Perfect),
            Player::Machine(machine) => machine.next(),
        };
        self.table.seating_mut().clock.hold();
        self.table.seat(seat, next.map_or(Player::Person, Player::Machine));
        let name = next.map_or_else(|| say!(look, "status-person"), |machine| words::machine_name(machine, look));
        let seated = say!(look, "status-seat", seat = Who::Seat(seat), name = name);
        let then = if self.table.paced().is_some() {
            say!(look, "status-paused")
        } else if self.table.is_held() {
            say!(look, "status-seat-waits")
        } else {
            return self.tell(seated);
        };
        self.tell([seated, then].join(&say!(look, "sentence-separator")));
    }

    pub(super) fn change_pace(&mut self, change: Pace, look: &Look) {
        self.table.seating_mut().clock.change(change);
        if self.class.is_some() {
            return self.tell(say!(look, "class-pace", delay = seconds(self.class_delay())));
        }
        match self.table.paced() {
            None => self.warn(say!(look, "status-no-pace")),
            Some(Paced { paused: true, .. }) if change == Pace::Pause => self.tell(say!(look, "status-paused")),
            Some(_) if change == Pace::Pause => self.tell(say!(look, "status-goes-on")),
            Some(Paced { level, .. }) => self.tell(say!(look, "status-pace", delay = seconds(level.delay()))),
        }
    }

    /// Returns whether two machines are paused.
    pub(super) fn is_paused(&self) -> bool {
        self.table.paced().is_some_and(|paced| paced.paused)
    }

    /// Returns the word for what the key that pauses comes to now.
    pub(super) fn pause_word(&self, look: &Look) -> String {
        if self.is_paused() {
            say!(look, "action-pause-on")
        } else {
            say!(look, &format!("{}.short", Action::Pause.text()))
        }
    }
}
