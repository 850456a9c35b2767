//! Waits for the solver.

use std::{
    io::{self, Write},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use crate::{
    app::worker::Worker,
    look::Look,
    play::{job::Job, table::Review, table::Table},
    say,
    terminal::threads,
};

/// The time to wait before the user is told.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(super) struct Thinker {
    worker: Worker,
    /// Gets a message after each job.
    rung: Receiver<()>,
    open: usize,
}

impl Thinker {
    pub(super) fn start() -> io::Result<Self> {
        let (bell, rung) = channel();
        // At the end of the program nobody receives the message, which is no fault.
        let worker = threads::solver(move || {
            let _ = bell.send(());
        })?;
        Ok(Self { worker, rung, open: 0 })
    }

    /// Waits until `done`, or until nothing is left to compute. A long wait is reported on standard error, so that standard output
    /// does not depend on the speed of the machine.
    pub(super) fn until(&mut self, table: &mut Table, look: &Look, done: impl Fn(&Table) -> bool) {
        self.work(look, || {
            table.collect();
            (table.take_jobs(), done(table))
        });
    }

    pub(super) fn review(&mut self, review: &mut Review, look: &Look) {
        self.work(look, || {
            review.collect();
            let (answered, all) = review.progress();
            (review.take_jobs(), answered == all)
        });
    }

    /// Submits the jobs that `turn` returns, again and again, until it says that all is done or there are no more jobs.
    fn work(&mut self, look: &Look, mut turn: impl FnMut() -> (Vec<Job>, bool)) {
        let mut late = Some(Instant::now() + PATIENCE);
        loop {
            let (jobs, done) = turn();
            let asked = !jobs.is_empty();
            self.open += jobs.len();
            for job in jobs {
                self.worker.submit(job);
            }
            if done || (self.open == 0 && !asked) {
                return;
            }
            let left = late.map(|late| late.saturating_duration_since(Instant::now()));
            let rung = match left {
                Some(left) => self.rung.recv_timeout(left),
                None => self.rung.recv().map_err(RecvTimeoutError::from),
            };
            match rung {
                Ok(()) => {
                    self.open = self.open.saturating_sub(1);
                    // The worker has a message for this job, too, which must be collected.
                    self.worker.settle(Duration::ZERO);
                }
                Err(RecvTimeoutError::Timeout) => {
                    late = None;
                    // Writing fails only if standard error is closed.
                    let _ = writeln!(io::stderr(), "{}", say!(look, "plain-thinking"));
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}
