//! Timers: the next move of two machines, motion, progress.

use std::time::Duration;

use super::{App, Msg};

const PROGRESS: Duration = Duration::from_millis(100);

impl App {
    /// Returns the time until [`App::elapse`] must be called; `None` if there is no need. There is no timer unless the solver has
    /// progress to draw, two machines play, or something moves on the screen.
    pub fn quiet(&mut self) -> Option<Duration> {
        let progress = self.is_thinking().then_some(PROGRESS);
        progress.into_iter().chain(self.wait_left()).chain(self.rest()).min()
    }

    /// Handles expired timers. Returns whether there were any.
    pub fn elapse(&mut self) -> bool {
        let ticks = self.wait_left() == Some(Duration::ZERO);
        if ticks {
            self.began_waiting = None;
            self.update(Msg::Tick);
        }
        self.go_on() || ticks
    }

    /// Returns how long to wait before the next [`Msg::Tick`], and begins the wait if it has not begun.
    fn wait_left(&mut self) -> Option<Duration> {
        let Some(pace) = self.pace() else {
            self.began_waiting = None;
            return None;
        };
        let clock = self.kept.desk.clock;
        let began = *self.began_waiting.get_or_insert_with(|| clock.now());
        Some(pace.saturating_sub(clock.since(began)))
    }
}
