//! Saving, and leaving screens.

use std::time::Duration;

use super::App;
use crate::{say, screens::Cx};

impl App {
    /// Saves everything that has changed: settings, the game, puzzles, lessons, the machine being taught. Returns whether the
    /// screen now shows a problem, which needs another frame.
    pub fn keep(&mut self) -> bool {
        self.keep_within(Duration::ZERO)
    }

    /// Saves everything that has changed, and waits until it is written.
    pub fn keep_now(&mut self) -> bool {
        self.keep_within(Duration::MAX)
    }

    fn keep_within(&mut self, patience: Duration) -> bool {
        self.keep_settings(patience);
        self.keep_top();
        self.show_problems()
    }

    pub(super) fn keep_top(&mut self) {
        self.on_top(|screen, cx| screen.settled(cx));
    }

    /// Saves the game on top at once if it has ended: later it may be undone or restarted.
    pub(super) fn keep_ended(&mut self) {
        let table = self.stack.top_mut().table();
        let keeper = self.kept.desk.keeper.as_ref();
        if keeper.zip(table).is_some_and(|(keeper, table)| keeper.has_ended(table)) {
            self.keep_top();
        }
    }

    /// Leaves all screens and saves what has changed. Returns the problems that no screen has shown.
    pub fn close(&mut self) -> Vec<String> {
        self.leave_to(0);
        self.keep_settings(Duration::MAX);
        let desk = &mut self.kept.desk;
        let mut problems = std::mem::take(&mut desk.unshown);
        problems.append(&mut desk.problems);
        problems
    }

    pub(super) fn back_to(&mut self, open: usize) {
        self.leave_to(open);
        self.show_top();
    }

    /// Leaves screens until this many are open over home. The top one goes first, so that those below it can use what it leaves.
    pub(super) fn leave_to(&mut self, open: usize) {
        let mut cx = Cx { look: &self.look, desk: &mut self.kept.desk };
        for screen in self.stack.above.drain(open..).rev() {
            screen.left(&mut cx);
        }
    }

    /// Shows what the screen on top could not read.
    pub(super) fn show_top(&mut self) {
        self.on_top(|screen, cx| screen.shown(cx));
        self.show_problems();
    }

    /// Shows the first of the pending problems with saved files on the screen on top, and how many more there are. These are told when the
    /// program ends. Returns whether there were any.
    pub(super) fn show_problems(&mut self) -> bool {
        let mut problems = std::mem::take(&mut self.kept.desk.problems).into_iter();
        let Some(mut shown) = problems.next() else { return false };
        if problems.len() > 0 {
            shown += &say!(self.look, "sentence-separator");
            shown += &say!(self.look, "problems-more", count = problems.len());
        }
        self.kept.desk.unshown.extend(problems);
        self.note(shown, true);
        true
    }
}
