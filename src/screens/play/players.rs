//! The players: their seats, their pace, resigning, and the end of the game.

use super::{GameView, Mode, Want, joined, seconds};
use crate::{
    keep::keeper::is_begun,
    play::board::{End, Pace, Paced},
    screens::{ReviewScreen, prelude::*},
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

    /// Resigns if the user confirms with the same key. The result counts, and still counts after it is taken back.
    pub(super) fn resign(&mut self, asked: Option<Action>, look: &Look) {
        if self.class.is_some() {
            return self.warn(say!(look, "class-resign"));
        }
        match self.table.resigner() {
            Ok(_) if asked == Some(Action::Resign) => {
                let resigned = self.table.resign();
                self.report(resigned, look);
            }
            Ok(seat) => {
                let who = Who::of(self.table.seats(), seat);
                let key = key_name(Context::Play, Action::Resign, look);
                self.warn(say!(look, "status-resign", who = who, key = key));
                self.mode = Mode::Asked(Action::Resign);
            }
            Err(refusal) => self.report(Err(refusal), look),
        }
    }

    /// Whether the game was resigned.
    pub(super) fn has_resigned(&self) -> bool {
        self.table.status().resigned().is_some()
    }

    pub(super) fn review(&mut self, look: &Look) -> Want {
        if self.class.is_none() && !self.revealed().is_all() {
            // The review would reveal everything that is hidden.
            self.tell(self.hidden_words(look));
        } else if self.table.plies() > 0 {
            return Want::Next(Next::push(ReviewScreen::new(self.table.review())));
        } else {
            self.warn(say!(look, "status-nothing-to-review"));
        }
        Want::Nothing
    }

    /// Says how the game ended, beside a note that says what the user can do next.
    pub(super) fn announced(&self, look: &Look) -> String {
        match self.table.status().resigned() {
            Some(seat) => say!(look, "status-resigned", who = self.who(seat.other())),
            None => self.turn(look),
        }
    }

    /// Says how the game ended, and what the user can do next.
    pub(super) fn end(&self, end: End, look: &Look) -> String {
        let winner = end.winner().seat();
        let who = winner.map(|seat| self.who(seat));
        // A lesson names its own keys.
        let offer = self.led().map(|led| {
            let first = say!(look, led.cue);
            match led.back {
                Some(back) => say!(look, "lesson-offers", first = first, second = say!(look, back)),
                None => first,
            }
        });
        match (offer, who) {
            (Some(offer), Some(who)) => say!(look, "lesson-over", who = who, offer = offer),
            (Some(offer), None) => say!(look, "lesson-over-draw", offer = offer),
            (None, Some(who)) if matches!(end, End::Resigned(_)) => {
                let then = if self.table.rival().is_some() && !is_begun(&self.table, 0) {
                    say!(look, "status-resigned-uncounted")
                } else if self.table.plies() > 0 {
                    say!(look, "status-resigned-then", undo = self.may_take_back())
                } else {
                    self.over_then(look)
                };
                joined([say!(look, "status-resigned", who = who), then], look)
            }
            (None, Some(who)) => {
                let name = winner.map_or_else(String::new, |seat| told::called(self.table.seats(), seat, look));
                self.with_then(say!(look, "status-over", who = who, name = name), look)
            }
            (None, None) => self.with_then(say!(look, "status-over-draw"), look),
        }
    }

    /// Says that the game is over, after a key that would continue it.
    pub(super) fn over(&self, look: &Look) -> String {
        self.with_then(say!(look, "game-over"), look)
    }

    fn with_then(&self, end: String, look: &Look) -> String {
        // Any key ends a demo.
        if self.is_demo() { end } else { joined([end, self.over_then(look)], look) }
    }

    /// Says what the user can do when the game is over.
    fn over_then(&self, look: &Look) -> String {
        say!(look, "over-then", undo = self.may_take_back())
    }
}
