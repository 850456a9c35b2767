//! Runs jobs at once, or on a thread that the caller starts.
//!
//! A job puts its own answer where the asker looks for it; the worker only signals that a job is done.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    time::Duration,
};

use crate::play::job::Job;

/// Runs jobs.
#[derive(Debug, Default)]
pub enum Worker {
    /// Runs each job when it is submitted: for pictures and tests.
    #[default]
    Inline,
    /// Sends jobs to a thread.
    Thread {
        /// The queue of the thread.
        jobs: Sender<Job>,
        /// Receives one message for each finished job.
        done: Receiver<()>,
        /// The number of submitted jobs that are not finished.
        open: usize,
    },
}

impl Worker {
    /// Creates a worker, and the bench to run on its thread.
    pub fn beside() -> (Self, Bench) {
        let (jobs, inbox) = channel();
        let (outbox, done) = channel();
        (Self::Thread { jobs, done, open: 0 }, Bench { inbox, outbox })
    }

    /// Submits a job.
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

    /// Waits until all jobs are finished, at most `patience` for each. Returns whether they are. Most answers come at once, so
    /// a short wait saves a frame without them.
    pub fn settle(&mut self, patience: Duration) -> bool {
        let Self::Thread { done, open, .. } = self else { return true };
        while *open > 0 && done.recv_timeout(patience).is_ok() {
            *open -= 1;
        }
        *open == 0
    }
}

/// The thread's end of a [`Worker`].
#[derive(Debug)]
pub struct Bench {
    inbox: Receiver<Job>,
    outbox: Sender<()>,
}

impl Bench {
    /// Runs jobs until the worker is dropped, and calls `wake` after each.
    pub fn work(self, wake: impl Fn()) {
        for job in self.inbox {
            job.run();
            if self.outbox.send(()).is_err() {
                break;
            }
            wake();
        }
    }
}
