//! The game that is played is kept, and a kept one comes back.

use std::time::Duration;

use super::App;
use crate::{keep::storage::Written, say};

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

    pub(super) fn keep_ended(&mut self) {
        self.on_top(|screen, cx| screen.keep_ended(cx));
    }

    /// Keeps what the screen on top knows, but for the game: what becomes of that is seen to when it is left.
    fn keep_but_games(&mut self) {
        if self.top().game().is_none() {
            self.keep_top();
        }
    }

    /// Keeps the game that is left, whatever is over it.
    ///
    /// # Errors
    /// Where it cannot be kept; that nothing can be written is told once.
    pub fn leave(&mut self) -> Written {
        let Some(keeper) = &mut self.kept.desk.keeper else { return Ok(None) };
        let game = self.screens.iter_mut().rev().find_map(|screen| screen.game());
        game.map_or(Ok(None), |table| keeper.leave(table))
    }

    /// Ends what is open: the game that is played is kept, and all else that has changed. What could not be kept, or was in the
    /// way, and that no screen tells any more.
    pub fn close(&mut self) -> Vec<String> {
        let kept = self.leave();
        self.kept.desk.tell_kept(kept, &self.look);
        self.leave_to(1);
        self.keep_settings(Duration::MAX);
        std::mem::take(&mut self.kept.desk.untold)
    }

    /// Stops the solver's work for every screen above so many: what comes next is not to wait for it.
    pub(super) fn stop_above(&mut self, open: usize) {
        self.screens.iter_mut().skip(open).for_each(|screen| screen.stop());
    }

    /// Back to where this many screens were open.
    pub(super) fn back_to(&mut self, open: usize) {
        self.leave_to(open);
        self.look_again();
        self.tell_untold();
    }

    /// Leaves what is above so many screens, and keeps what it has changed.
    fn leave_to(&mut self, open: usize) {
        self.keep_but_games();
        let is_left = self.screens.iter_mut().skip(open).any(|screen| screen.game().is_some());
        let kept = if is_left { self.leave() } else { Ok(None) };
        self.stop_above(open);
        // From the top, so that what lies below learns of what was above it.
        while self.screens.len() > open {
            self.keep_but_games();
            let Some(left) = self.screens.pop() else { break };
            if let (Some(bout), Some(below)) = (left.bout(), self.screens.last_mut()) {
                below.learn(bout, &self.look);
                self.keep_but_games();
            }
            left.left(&mut self.kept.desk);
        }
        self.kept.desk.tell_kept(kept, &self.look);
    }

    /// Says on the screen that has come up which games are unfinished.
    pub(super) fn look_again(&mut self) {
        self.on_top(|screen, cx| {
            let telling = screen.about().map_or(cx.desk.telling, |game| cx.desk.telling_of(game));
            screen.tell(telling, cx.look);
        });
        self.on_top(|screen, cx| screen.uncovered(cx));
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
