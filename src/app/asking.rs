//! Asks the worker, and waits for it as long as the user does not notice.

use std::time::Duration;

use super::App;
use crate::{app::worker::Worker, say, screens::Cx};

impl App {
    /// Gives new questions to the worker and collects its answers, as long as they come at once.
    pub(super) fn settle(&mut self) {
        self.ask_the_worker();
        // A matchbox machine that has just joined must get its boxes before it moves.
        if self.lend_boxes() {
            self.ask_the_worker();
        }
        self.keep_ended();
    }

    fn ask_the_worker(&mut self) {
        const PATIENCE: Duration = Duration::from_millis(20);
        // Many quick answers in a row must not delay keys, nor must many keys delay a frame. Each answer wakes the loop, so the rest are
        // collected soon.
        const ALL_IN_ALL: Duration = Duration::from_millis(50);
        let screen = self.stack.top_mut();
        screen.fit(self.area);
        if let Some(table) = screen.table() {
            table.seating_mut().shows = self.motions.holds();
        }
        let clock = self.kept.desk.clock;
        let began = clock.now();
        // A later answer wakes the loop again.
        let rings = !matches!(self.worker, Worker::Inline);
        while let Some(jobs) = screen.take_jobs() {
            for job in jobs {
                self.worker.submit(job);
            }
            if self.holds {
                return;
            }
            // A worker that was busy a moment ago is not waited for again, because keys would queue up.
            let left = ALL_IN_ALL.saturating_sub(self.waited + clock.since(began));
            self.busy = !self.worker.settle(if self.busy { Duration::ZERO } else { PATIENCE.min(left) });
            let mut cx = Cx { look: &self.look, desk: &mut self.kept.desk };
            if !screen.collect(&mut cx) || (rings && left.is_zero()) {
                break;
            }
        }
        self.waited += clock.since(began);
    }

    /// Stops collecting answers, or starts again. Events that are replayed must not see an answer that came later.
    pub fn hold_answers(&mut self, on: bool) {
        self.holds = on;
    }

    /// Returns whether the solver is at work for the screen on top.
    pub fn is_thinking(&mut self) -> bool {
        self.top().is_thinking()
    }

    /// Gives the matchbox machine in the game on top its boxes. Returns whether one was waiting for them.
    fn lend_boxes(&mut self) -> bool {
        let Some(table) = self.stack.top_mut().table() else { return false };
        if !table.wants_boxes() {
            return false;
        }
        let (game, setup) = (table.id(), table.setup().to_string());
        let notes = self.kept.desk.machine(game, &self.look).filter(|notes| notes.setup == setup);
        let untaught = notes.is_none();
        table.lend(notes.map(|notes| notes.boxes).unwrap_or_default().into());
        if untaught {
            self.note(say!(self.look, "status-untaught"), false);
        }
        true
    }
}
