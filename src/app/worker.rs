//! A solver thread beside the screen, and another that writes what may take long.
//!
//! Whoever asks keeps the receiving end: a job sends its own typed answer, and the worker only says that one is there.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use crate::play::job::Job;

/// The name of the solver thread; a panic on it must not touch the screen.
pub const THREAD: &str = "solver";
/// The name of the thread that writes; a panic on it must not touch the screen either.
pub const DISK: &str = "disk";

/// The solver's stack: searches go deep, and one that runs over would take the program with it.
const STACK: usize = 64 << 20;

/// Where jobs are done.
#[derive(Debug, Default)]
pub enum Worker {
    /// On the spot, one after another: for pictures and tests.
    #[default]
    Inline,
    /// On a thread.
    Thread {
        /// Jobs to do.
        jobs: Sender<Job>,
        /// One message for each job done.
        done: Receiver<()>,
        /// Jobs given and not yet done.
        open: usize,
    },
}

impl Worker {
    /// Starts the solver thread; it calls `wake` after each job.
    ///
    /// # Errors
    /// Where the system refuses another thread.
    pub fn start(wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        Self::named(THREAD, wake)
    }

    /// Starts the thread that writes; it calls `wake` after each job.
    ///
    /// # Errors
    /// Where the system refuses another thread.
    pub fn disk(wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        Self::named(DISK, wake)
    }

    fn named(name: &str, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (jobs, inbox) = channel::<Job>();
        let (outbox, done) = channel();
        thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(move || {
            for job in inbox {
                job.run();
                if outbox.send(()).is_err() {
                    break;
                }
                wake();
            }
        })?;
        Ok(Self::Thread { jobs, done, open: 0 })
    }

    /// Gives a job to do.
    pub fn submit(&mut self, job: Job) {
        match self {
            Self::Inline => job.run(),
            Self::Thread { jobs, open, .. } => {
                if jobs.send(job).is_ok() {
                    *open += 1;
                }
            }
        }
    }

    /// Waits until every job is done, at most this long for each; whether all are. Most answers are theorems and come at
    /// once: waiting a moment for them saves drawing a frame without them.
    pub fn settle(&mut self, patience: Duration) -> bool {
        let Self::Thread { done, open, .. } = self else { return true };
        while *open > 0 && done.recv_timeout(patience).is_ok() {
            *open -= 1;
        }
        *open == 0
    }
}
