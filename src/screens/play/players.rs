//! Who plays, and how fast machines play.

use zugzwang_engine::{Machine, Seat};

use super::{GameView, joined, seconds};
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
    /// Gives this seat to the next player: a person, then the machines from the strongest on. A machine waits for a key before it
    /// moves, because the user may be on the way to another one.
    pub(super) fn next_player(&mut self, seat: Seat, look: &Look) {
        // The result belongs to the players who sat there; only after a resignation may somebody else play on.
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
        self.tell(joined([seated, then], look));
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

    /// Whether two machines are paused.
    pub(super) fn is_paused(&self) -> bool {
        self.table.paced().is_some_and(|paced| paced.paused)
    }

    /// The word for what the pause key does now.
    pub(super) fn pause_word(&self, look: &Look) -> String {
        if self.is_paused() {
            say!(look, "action-pause-on")
        } else {
            say!(look, &format!("{}.short", Action::Pause.text()))
        }
    }
}
