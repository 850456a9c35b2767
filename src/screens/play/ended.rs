//! How a game ends: what is said then, how it is resigned, and how it is looked at again.

use super::{GameView, Want, WhyPane};
use crate::{
    keep::keeper::is_begun,
    look::Look,
    play::{board::End, panels::Who},
    say,
    screens::{Next, ReviewScreen, action::Action, key_name, keymap::Context},
};

impl GameView {
    /// Resigns when the same key is pressed again: the result counts, and stays counted.
    pub(super) fn resign(&mut self, asked: Option<Action>, look: &Look) {
        if self.class.is_some() {
            return self.warn(say!(look, "class-resign"));
        }
        match self.table.resigner() {
            Ok(_) if asked == Some(Action::Resign) => {
                let resigned = self.table.resign();
                self.report(resigned, look);
                // The reason follows, also where it was hidden.
                if self.why == WhyPane::Hidden {
                    self.why = WhyPane::Beside;
                }
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

    /// Returns whether the game was resigned: then what is opened and played is what decided it.
    pub(super) fn has_resigned(&self) -> bool {
        self.table.status().resigned().is_some()
    }

    pub(super) fn review(&mut self, look: &Look) -> Want {
        if self.class.is_none() && !self.told().is_all() {
            // It would tell all that is kept back.
            self.tell(self.kept_back(look));
        } else if self.table.plies() > 0 {
            return Want::Next(Next::push(ReviewScreen::new(self.table.review())));
        } else {
            self.warn(say!(look, "status-nothing-to-review"));
        }
        Want::Nothing
    }

    /// Says how the game ended, beside a note that says what can be done then.
    pub(super) fn announced(&self, look: &Look) -> String {
        match self.table.status().resigned() {
            Some(seat) => say!(look, "status-resigned", who = self.who(seat.other())),
            None => self.turn(look),
        }
    }

    /// Says how the game ended, and what can be done then; in a lesson that is what the lesson offers.
    pub(super) fn end(&self, end: End, look: &Look) -> String {
        let who = end.winner().seat().map(|seat| self.who(seat));
        match (self.led(), who) {
            (Some(led), Some(who)) => say!(look, "lesson-over", who = who, offer = led.offer(look)),
            (Some(led), None) => say!(look, "lesson-over-draw", offer = led.offer(look)),
            (None, Some(who)) if matches!(end, End::Resigned(_)) => {
                let then = if self.table.rival().is_some() && !is_begun(self.table.as_ref(), 0) {
                    say!(look, "status-resigned-uncounted")
                } else if self.table.plies() > 0 {
                    say!(look, "status-resigned-then", undo = self.may_take_back())
                } else {
                    self.over_then(look)
                };
                [say!(look, "status-resigned", who = who), then].join(&say!(look, "sentence-separator"))
            }
            (None, Some(who)) => self.with_then(say!(look, "status-over", who = who), look),
            (None, None) => self.with_then(say!(look, "status-over-draw"), look),
        }
    }

    /// That the game is over, for a key that would go on with it.
    pub(super) fn over(&self, look: &Look) -> String {
        self.with_then(say!(look, "game-over"), look)
    }

    fn with_then(&self, end: String, look: &Look) -> String {
        // Any key ends a demonstration.
        if self.is_demo() {
            return end;
        }
        [end, self.over_then(look)].join(&say!(look, "sentence-separator"))
    }

    /// Says what can be done when the game is over.
    fn over_then(&self, look: &Look) -> String {
        say!(look, "over-then", undo = self.may_take_back())
    }
}
