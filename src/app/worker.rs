//! Runs jobs immediately, on a thread that the caller starts, or for short times where there are no threads.
//!
//! A job puts its own answer where the asker looks for it; the worker only signals that a job is done.

use std::{
    collections::VecDeque,
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
    /// Runs jobs one after the other, each for a short time. The caller runs a longer one elsewhere.
    Brief(Brief),
}

/// The jobs of a [`Worker::Brief`].
#[derive(Debug)]
pub struct Brief {
    begin: fn(),
    /// Returns whether there is still time, given the units of work done and their total.
    goes_on: fn(u64, u64) -> bool,
    waiting: VecDeque<Job>,
    long: Option<Job>,
    /// Whether a long job has been cancelled since this was last asked.
    dropped: bool,
}

impl Brief {
    /// Creates a worker with a time limit: `begin` starts it, and `goes_on` returns `false` once it is reached.
    pub const fn new(begin: fn(), goes_on: fn(u64, u64) -> bool) -> Self {
        Self { begin, goes_on, waiting: VecDeque::new(), long: None, dropped: false }
    }

    /// Returns the job that exceeded the time limit, if there is one.
    pub const fn long(&self) -> Option<&Job> {
        self.long.as_ref()
    }

    /// Returns whether jobs are queued.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Runs the long job to its end. `goes_on` is called at each step and returns `true`.
    pub fn run_long(&mut self, goes_on: fn(u64, u64) -> bool) {
        self.long = self.long.take().and_then(|job| job.run_while(goes_on));
    }

    /// Drops the long job if it was cancelled. Returns whether a long job was cancelled since the last call.
    pub fn drop_cancelled(&mut self) -> bool {
        self.drop_withdrawn();
        std::mem::take(&mut self.dropped)
    }

    fn drop_withdrawn(&mut self) {
        self.dropped |= self.long.take_if(|job| job.is_withdrawn()).is_some();
    }

    /// Drops the long job, whose asker learns that there will be no answer.
    pub fn drop_long(&mut self) {
        self.long = None;
    }

    /// Runs queued jobs until the time limit. Returns whether all are finished.
    fn run(&mut self) -> bool {
        self.drop_withdrawn();
        (self.begin)();
        let mut is_first = true;
        while self.long.is_none() {
            let Some(job) = self.waiting.pop_front() else { return true };
            match job.run_while(self.goes_on) {
                Some(cut) if is_first => self.long = Some(cut),
                // The job had only the rest of the time, so it may still be short.
                Some(cut) => {
                    self.waiting.push_front(cut);
                    return false;
                }
                None => is_first = false,
            }
        }
        false
    }
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
            Self::Brief(brief) => brief.waiting.push_back(job),
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
        let (done, open) = match self {
            Self::Inline => return true,
            Self::Brief(brief) => return brief.run(),
            Self::Thread { done, open, .. } => (done, open),
        };
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
