//! What would make a win count for nothing: the user is told so first, and asked once.

use super::{
    GameView, Mode,
    hints::{Help, Hints},
};
use crate::screens::prelude::*;

impl GameView {
    /// Asks before help after which a win here counts for nothing. Returns whether it did; the same key once more goes ahead.
    pub(super) fn asks_first(&mut self, action: Action, asked: Option<Action>, look: &Look) -> bool {
        if asked == Some(action) || !self.would_cost(action, look) {
            return false;
        }
        self.warn_of_cost(action, look);
        true
    }

    /// The same for a choice of how much is shown: `more` if it reveals anything.
    pub(super) fn asks_before_telling(&mut self, action: Action, more: bool, look: &Look) -> bool {
        let asked = self.mode.asked();
        self.stay();
        if asked == Some(action) || !more || !self.is_at_stake() {
            return false;
        }
        self.warn_of_cost(action, look);
        true
    }

    fn warn_of_cost(&mut self, action: Action, look: &Look) {
        self.warn(say!(look, "status-costs", key = key_name(self.context(look), action, look)));
        self.mode = Mode::Asked(action);
    }

    /// Whether a win of this game still counts, and would not with help.
    pub(super) fn is_at_stake(&self) -> bool {
        self.counts && !self.table.is_over() && !self.class.is_on() && !self.help.is_advised()
    }

    fn would_cost(&self, action: Action, look: &Look) -> bool {
        let is_costly = match action {
            Action::Undo | Action::Restart | Action::Clear => self.may_take_back(),
            Action::Solve | Action::Hint if self.table.suggested(look).is_none() => false,
            Action::Solve | Action::Class => true,
            Action::Reveal => self.may_begin_class(look),
            Action::Hint => Help::costs(self.help.upcoming(&self.table, self.revealed())),
            _ => false,
        };
        is_costly && self.is_at_stake()
    }
}

impl Help {
    /// Whether a win after this hint counts for nothing.
    pub(super) fn costs(hint: Hints) -> bool {
        hint > Hints::Place
    }
}
