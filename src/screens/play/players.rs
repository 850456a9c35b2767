//! The players: their seats, their pace, resigning, and the end of the game.

use super::{
    GameView, Mode, Want,
    class::{Class, Guidance},
    note, seconds,
    telling::hidden_words,
    warning,
};
use crate::{
    keep::keeper::is_begun,
    play::board::{End, Pace, Paced},
    screens::{ReviewScreen, prelude::*},
};

/// Whether the user is to move. While an opponent shows its move, keys already count for the turn after it.
pub(super) fn is_open(table: &Table) -> bool {
    match table.status() {
        Status::Turn(_) => true,
        Status::Pointed(_) => table.paced().is_none(),
        _ => false,
    }
}

pub(super) fn is_paused(table: &Table) -> bool {
    table.paced().is_some_and(|paced| paced.paused)
}

/// Gives this seat to the next player: a person, then the machines from the strongest on. A machine waits for a key before it moves,
/// because the user may be on the way to another one.
pub(super) fn next_player(table: &mut Table, seat: Seat, look: &Look) -> Note {
    // The result belongs to the players who sat there; only after a resignation may somebody else play on.
    if table.is_over() && table.status().resigned() != Some(seat) {
        return warning(say!(look, "seats-over"));
    }
    let next = match table.seats().map_or(Player::Person, |seats| seats[seat.index()]) {
        Player::Person => Some(Machine::Perfect),
        Player::Machine(machine) => machine.next(),
    };
    table.seating_mut().clock.hold();
    table.seat(seat, next.map_or(Player::Person, Player::Machine));
    let name = next.map_or_else(|| say!(look, "status-person"), |machine| words::machine_name(machine, look));
    let seated = say!(look, "status-seat", seat = Who::Seat(seat), name = name);
    let then = if table.paced().is_some() {
        Some(say!(look, "status-paused"))
    } else {
        table.is_held().then(|| say!(look, "status-seat-waits"))
    };
    note(words::joined(std::iter::once(seated).chain(then), look))
}

pub(super) fn change_pace(table: &mut Table, class: &Class, change: Pace, look: &Look) -> Note {
    table.seating_mut().clock.change(change);
    if class.is_on() {
        return note(say!(look, "class-pace", delay = seconds(class.delay(table))));
    }
    match table.paced() {
        None => warning(say!(look, "status-no-pace")),
        Some(Paced { paused: true, .. }) if change == Pace::Pause => note(say!(look, "status-paused")),
        Some(_) if change == Pace::Pause => note(say!(look, "status-goes-on")),
        Some(Paced { level, .. }) => note(say!(look, "status-pace", delay = seconds(level.delay()))),
    }
}

impl GameView {
    /// Resigns if the user confirms with the same key. The result counts, and still counts after it is taken back.
    pub(super) fn resign(&mut self, asked: Option<Action>, look: &Look) {
        if self.class.is_on() {
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

    pub(super) fn review(&mut self, look: &Look) -> Want {
        if !self.projects() && !self.table.is_over() {
            // The review would reveal everything that is hidden.
            self.tell(hidden_words(self.telling, look));
        } else if self.table.plies() > 0 {
            return Want::Next(Next::push(ReviewScreen::new(self.table.review()).on(self.course)));
        } else {
            self.warn(say!(look, "status-nothing-to-review"));
        }
        Want::Nothing
    }

    pub(super) fn closing(&self) -> Closing<'_> {
        Closing { table: &self.table, led: self.class.led(), is_demo: self.class.is_demo(), undo: self.may_take_back() }
    }
}

/// The words for the end of a game.
pub(super) struct Closing<'a> {
    table: &'a Table,
    led: Option<Guidance>,
    is_demo: bool,
    /// Whether the user may take a move back.
    undo: bool,
}

impl Closing<'_> {
    /// Says that a game was resigned, beside a note that says what the user can do next.
    pub(super) fn announced(&self, look: &Look) -> Option<String> {
        let seat = self.table.status().resigned()?;
        Some(say!(look, "status-resigned", who = Who::of(self.table.seats(), seat.other())))
    }

    /// Says why a game that was resigned counts for nothing, if it does.
    pub(super) fn uncounted(&self, look: &Look) -> Option<String> {
        let is_uncounted = self.table.status().resigned().is_some() && self.table.rival().is_some();
        (is_uncounted && !is_begun(self.table, 0)).then(|| say!(look, "status-resigned-uncounted"))
    }

    /// Says how the game ended, and what the user can do next.
    pub(super) fn told(&self, end: End, look: &Look) -> String {
        let winner = end.winner().seat();
        let who = winner.map(|seat| Who::of(self.table.seats(), seat));
        // A lesson names its own keys.
        if let Some(led) = self.led {
            let first = say!(look, led.cue);
            let offer = match led.back {
                Some(back) => say!(look, "lesson-offers", first = first, second = say!(look, back)),
                None => first,
            };
            return match who {
                Some(who) => say!(look, "lesson-over", who = who, offer = offer),
                None => say!(look, "lesson-over-draw", offer = offer),
            };
        }
        match who {
            Some(who) if matches!(end, End::Resigned(_)) => {
                let then = self.uncounted(look).unwrap_or_else(|| match self.table.plies() {
                    0 => self.then(look),
                    _ => say!(look, "status-resigned-then", undo = self.undo),
                });
                words::joined([say!(look, "status-resigned", who = who), then], look)
            }
            Some(who) => self.with_then(say!(look, "status-over", who = who), look),
            None => self.with_then(say!(look, "status-over-draw"), look),
        }
    }

    /// Says that the game is over, after a key that would continue it.
    pub(super) fn already(&self, look: &Look) -> String {
        self.with_then(say!(look, "game-over"), look)
    }

    fn with_then(&self, end: String, look: &Look) -> String {
        // Any key ends a demo.
        if self.is_demo { end } else { words::joined([end, self.then(look)], look) }
    }

    /// Says what the user can do when the game is over.
    fn then(&self, look: &Look) -> String {
        say!(look, "over-then", undo = self.undo)
    }
}
