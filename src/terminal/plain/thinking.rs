//! Waiting for the solver.

use std::{
    io::{self, Write},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use crate::{
    app::worker::Worker,
    look::Look,
    play::{board::Table, job::Job, review::Reviewed},
    say,
    terminal::threads,
};

/// The time for which nothing is said.
const PATIENCE: Duration = Duration::from_secs(1);

/// The solver beside the talk.
#[derive(Debug)]
pub(super) struct Thinker {
    worker: Worker,
    /// A message comes for each job that is done.
    rung: Receiver<()>,
    /// Jobs given and not yet done.
    open: usize,
}

impl Thinker {
    pub(super) fn start() -> io::Result<Self> {
        let (bell, rung) = channel();
        // Nobody listens any more when the talk is over.
        let worker = threads::solver(move || {
            let _ = bell.send(());
        })?;
        Ok(Self { worker, rung, open: 0 })
    }

    /// Waits until the game is as it is wanted, or nothing is left to find out. That it takes long is said on standard error,
    /// so that what is written stays the same however fast the machine is.
    pub(super) fn until(&mut self, table: &mut dyn Table, look: &Look, done: impl Fn(&dyn Table) -> bool) {
        self.work(look, || {
            table.collect();
            (table.take_jobs(), done(table))
        });
    }

    /// Waits until all is known of a game that is looked at again.
    pub(super) fn review(&mut self, review: &mut dyn Reviewed, look: &Look) {
        self.work(look, || {
            review.collect();
            let (answered, all) = review.progress();
            (review.take_jobs(), answered == all)
        });
    }

    /// Does what each turn asks for, until one is done or nothing is left to do.
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
                    // What was to be told there is taken in, too.
                    self.worker.settle(Duration::ZERO);
                }
                Err(RecvTimeoutError::Timeout) => {
                    late = None;
                    // Whoever closed it does not want to know.
                    let _ = writeln!(io::stderr(), "{}", say!(look, "plain-thinking"));
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}
