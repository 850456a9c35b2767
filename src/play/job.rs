//! A question that is answered beside the screen, and the clock that says how long that took.
//!
//! Whoever asks keeps the receiving end: a job sends its own typed answer, and the worker only says that one is there.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

/// A question to be answered beside the screen.
pub struct Job(pub Box<dyn FnOnce() + Send>);

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Job")
    }
}

impl Job {
    /// Answers; a panic ends with the job.
    pub(crate) fn run(self) {
        // Its asker sees that no answer came, because the job drops its sender.
        let _ = catch_unwind(AssertUnwindSafe(self.0));
    }
}

/// A clock that runs evenly: the time since some moment. By default it stands still.
#[derive(Clone, Copy)]
pub struct Clock(pub fn() -> Duration);

impl Default for Clock {
    fn default() -> Self {
        Self(|| Duration::ZERO)
    }
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Clock")
    }
}

impl Clock {
    /// What it shows now.
    pub fn now(self) -> Duration {
        (self.0)()
    }

    /// How long ago it showed that.
    pub fn since(self, then: Duration) -> Duration {
        self.now().saturating_sub(then)
    }
}
