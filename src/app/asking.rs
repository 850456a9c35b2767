//! The worker is asked, and waited for as long as nobody notices.

use std::time::Duration;

use super::App;
use crate::{app::worker::Worker, say, screens::Cx};

impl App {
    /// Gives the worker what has come up and takes in what it has answered, until nothing new comes at once.
    pub(super) fn settle(&mut self) {
        self.ask_the_worker();
        // A machine of boxes has sat down, and is lent what it has learned before it moves.
        if self.lend_boxes() {
            self.ask_the_worker();
        }
    }

    fn ask_the_worker(&mut self) {
        const PATIENCE: Duration = Duration::from_millis(20);
        // Many quick answers one after another must not hold up keys, nor many keys a frame; each has rung, so the rest is taken in
        // soon.
        const ALL_IN_ALL: Duration = Duration::from_millis(50);
        let screen = self.stack.top_mut();
        screen.fit(self.area);
        if let Some(table) = screen.table() {
            table.seating_mut().shows = self.motions.holds();
        }
        let clock = self.kept.desk.clock;
        let began = clock.now();
        let rings = !matches!(self.worker, Worker::Inline);
        while let Some(jobs) = screen.take_jobs() {
            for job in jobs {
                self.worker.submit(job);
            }
            // A worker that was busy a moment ago is not waited for again: keys must not queue up behind it.
            let left = ALL_IN_ALL.saturating_sub(self.waited + clock.since(began));
            self.busy = !self.worker.settle(if self.busy { Duration::ZERO } else { PATIENCE.min(left) });
            let mut cx = Cx { look: &self.look, desk: &mut self.kept.desk };
            if !screen.collect(&mut cx) || (rings && left.is_zero()) {
                break;
            }
        }
        self.waited += clock.since(began);
    }

    /// Returns whether the solver is at work on the game on top.
    pub fn is_thinking(&mut self) -> bool {
        self.top().is_thinking()
    }

    /// Gives the machine of boxes that sits at the game on top what it has learned; whether it was waiting for that.
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
