//! Cancellation and progress of a long analysis.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

/// The asker withdrew the question; there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the analysis was stopped")]
pub struct Stopped;

/// A handle shared by the asker and the analysis: progress flows one way, the wish to stop the other.
///
/// ```
/// use zugzwang_engine::{Stopped, Cancel};
///
/// let cancel = Cancel::never();
/// assert_eq!(cancel.step(1, 4), Ok(()));
/// assert_eq!(cancel.progress(), (1, 4));
/// cancel.stop();
/// assert_eq!(cancel.step(2, 4), Err(Stopped));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    done: AtomicU64,
    total: AtomicU64,
}

impl Cancel {
    /// A handle that nobody has stopped.
    pub fn never() -> Self {
        Self::default()
    }

    /// Asks the analysis to end at its next step.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Returns whether the analysis was asked to end.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Says that `done` of `total` units of work are behind.
    ///
    /// # Errors
    /// [`Stopped`] when the asker no longer waits.
    pub fn step(&self, done: u64, total: u64) -> Result<(), Stopped> {
        self.0.done.store(done, Ordering::Relaxed);
        self.0.total.store(total, Ordering::Relaxed);
        if self.is_stopped() { Err(Stopped) } else { Ok(()) }
    }

    /// Units of work done, and their total (0 when the analysis never said).
    pub fn progress(&self) -> (u64, u64) {
        (self.0.done.load(Ordering::Relaxed), self.0.total.load(Ordering::Relaxed))
    }
}
