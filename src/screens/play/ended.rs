//! The end of a game: what is said then, resigning, and opening the review.

use super::{GameView, Want, joined};
use crate::{
    keep::keeper::is_begun,
    look::Look,
    play::{board::End, panels::Who},
    say,
    screens::{Next, ReviewScreen, action::Action, key_name, keymap::Context},
};

impl GameView {
    /// Resigns if the user confirms with the same key. The result counts, and still counts after it is taken back.
    pub(super) fn resign(&mut self, asked: Option<Action>, look: &Look) {
        if self.class.is_some() {
            return self.warn(say!(look, "class-resign"));
        }
        match self.table.resigner() {
            Ok(_) if asked == Some(Action::Resign) => {
                let resigned = self.table.resign();
                self.report(resigned, look);
                self.unhide();
            }
            Ok(seat) => {
                let who = Who::of(self.table.seats(), seat);
                let key = key_name(Context::Play, Action::Resign, look);
                self.warn(say!(look, "status-resign", who = who, key = key));
                self.asked = Some(Action::Resign);
            }
            Err(refusal) => self.report(Err(refusal), look),
        }
    }

    /// Whether the game was resigned.
    pub(super) fn has_resigned(&self) -> bool {
        self.table.status().resigned().is_some()
    }

    pub(super) fn review(&mut self, look: &Look) -> Want {
        if self.class.is_none() && !self.told().is_all() {
            // The review would reveal everything that is hidden.
            self.tell(self.kept_back(look));
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
        let who = end.winner().seat().map(|seat| self.who(seat));
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
                let then = if self.table.rival().is_some() && !is_begun(self.table.as_ref(), 0) {
                    say!(look, "status-resigned-uncounted")
                } else if self.table.plies() > 0 {
                    say!(look, "status-resigned-then", undo = self.may_take_back())
                } else {
                    self.over_then(look)
                };
                joined([say!(look, "status-resigned", who = who), then], look)
            }
            (None, Some(who)) => self.with_then(say!(look, "status-over", who = who), look),
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
