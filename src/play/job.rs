//! A question that is answered beside the screen.
//!
//! Whoever asks keeps the receiving end: a job sends its own typed answer, and the worker only says that one is there.

use std::panic::{AssertUnwindSafe, catch_unwind};

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
