//! The game that is played is kept, and a kept one comes back.

use std::time::Duration;

use super::App;
use crate::{say, screens::Cx};

impl App {
    /// Keeps all that has changed since the last time: settings, the game that is played, what became of puzzles and lessons, the
    /// machine that is taught. Whether there is anything to tell about it, which is seen in the next frame.
    pub fn keep(&mut self) -> bool {
        self.keep_within(Duration::ZERO)
    }

    /// The same, and waits until all of it is written.
    pub fn keep_now(&mut self) -> bool {
        self.keep_within(Duration::MAX)
    }

    fn keep_within(&mut self, patience: Duration) -> bool {
        self.keep_settings(patience);
        self.keep_top();
        self.tell_untold()
    }

    /// Keeps what the screen on top knows and no other.
    pub(super) fn keep_top(&mut self) {
        self.on_top(|screen, cx| screen.settled(cx));
    }

    /// Leaves all screens, and saves what has changed. Returns what could not be saved, or was in the way, and no screen has told.
    pub fn close(&mut self) -> Vec<String> {
        self.leave_to(0);
        self.keep_settings(Duration::MAX);
        std::mem::take(&mut self.kept.desk.untold)
    }

    /// Leaves the screens on top, down to where so many lie over home, and shows the one below.
    pub(super) fn back_to(&mut self, open: usize) {
        self.leave_to(open);
        self.show_top();
    }

    /// Leaves the screens on top, down to where so many lie over home: the uppermost first, so that those below learn of it.
    pub(super) fn leave_to(&mut self, open: usize) {
        let mut cx = Cx { look: &self.look, desk: &mut self.kept.desk };
        for screen in self.stack.above.drain(open..).rev() {
            screen.left(&mut cx);
        }
    }

    /// Lets the screen on top read what is saved, and tells what could not be read.
    pub(super) fn show_top(&mut self) {
        self.on_top(|screen, cx| screen.shown(cx));
        self.tell_untold();
    }

    /// Tells it on the screen that is on top now; whether there was anything.
    pub(super) fn tell_untold(&mut self) -> bool {
        let untold = std::mem::take(&mut self.kept.desk.untold);
        if untold.is_empty() {
            return false;
        }
        self.note(untold.join(&say!(self.look, "sentence-separator")), true);
        true
    }
}
