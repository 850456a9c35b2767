//! What the view of a game does with keys and clicks.

use ratatui::layout::Position;

use super::{GameView, Want};
use crate::{
    look::Look,
    screens::{Hit, Note, action::Action},
};

impl GameView {
    /// Does what a key stands for; what is left to be done is wanted.
    pub(in crate::screens) fn act(&mut self, action: Action, look: &Look) -> Want {
        self.end_proof();
        let want = self.do_action(action, look);
        let seated = matches!(action, Action::FirstSeat | Action::SecondSeat);
        if !seated && self.asked.is_none() && matches!(want, Want::Nothing) {
            self.release();
        }
        self.want(look);
        want
    }

    /// A click that is no key's.
    pub(in crate::screens) fn click(&mut self, hit: Hit, at: Position, look: &Look) {
        let Hit::Board(area) = hit else { return };
        self.stay();
        self.note = None;
        self.prompt.end();
        let plies = self.table.plies();
        let played = self.table.click(area, at, look);
        self.report(played, look);
        if self.table.plies() == plies {
            self.set_aimed();
        }
        self.want(look);
    }

    /// Shows a line to the user.
    pub(in crate::screens) fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    /// A key that the game does not act on was pressed: what was asked is withdrawn, and its line goes.
    pub(super) fn stay(&mut self) {
        let replacing = self.naming.as_mut().is_some_and(|naming| naming.withdraw());
        if self.asked.take().is_some() || replacing {
            self.note = None;
        }
        self.release();
    }

    /// A machine that waited for a key plays; whether one did.
    pub(super) fn release(&mut self) -> bool {
        let held = self.table.is_held();
        self.table.seating_mut().clock.release();
        held
    }
}
