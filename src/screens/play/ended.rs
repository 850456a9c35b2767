//! A game is resigned, and looked at again.

use super::{GameView, Want, WhyPane};
use crate::{
    look::Look,
    play::{board::Telling, panels::Who},
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

    /// Whether the game was resigned: then what is opened and played is what decided it.
    pub(super) fn has_resigned(&self) -> bool {
        self.table.status().resigned().is_some()
    }

    pub(super) fn review(&mut self, look: &Look) -> Want {
        if self.class.is_none() && self.told() != Telling::default() {
            // It would tell all that is kept back.
            self.tell(self.kept_back(look));
        } else if self.table.plies() > 0 {
            return Want::Next(Next::push(ReviewScreen::new(self.table.review())));
        } else {
            self.warn(say!(look, "status-nothing-to-review"));
        }
        Want::Nothing
    }
}
