//! Where jobs are done: on the spot, or on a thread beside the screen that whoever knows a system starts.
//!
//! Whoever asks keeps the place for the answer, in the answer's own type; the worker only says that something is there.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    time::Duration,
};

use crate::play::job::Job;

/// The worker that does jobs: on the spot, or on a thread.
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
    /// A worker and its bench, which is to stand on a thread.
    pub fn beside() -> (Self, Bench) {
        let (jobs, inbox) = channel();
        let (outbox, done) = channel();
        (Self::Thread { jobs, done, open: 0 }, Bench { inbox, outbox })
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

/// The bench on which the jobs of a worker lie until they are done.
#[derive(Debug)]
pub struct Bench {
    inbox: Receiver<Job>,
    outbox: Sender<()>,
}

impl Bench {
    /// Does jobs as long as any can come, and calls `wake` after each.
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
