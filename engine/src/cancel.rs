//! Cancellation and progress of long computations.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

/// The error of a computation that was cancelled before it finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the analysis was stopped")]
pub struct Stopped;

/// A handle shared by the caller and a computation: the computation reports its progress, and the caller may stop it.
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
    /// Creates a handle that is not stopped.
    pub fn never() -> Self {
        Self::default()
    }

    /// Asks the computation to stop at its next step.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Returns whether the computation was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Reports that `done` of `total` units of work are finished.
    ///
    /// # Errors
    /// [`Stopped`] if the computation was asked to stop.
    pub fn step(&self, done: u64, total: u64) -> Result<(), Stopped> {
        self.0.done.store(done, Ordering::Relaxed);
        self.0.total.store(total, Ordering::Relaxed);
        if self.is_stopped() { Err(Stopped) } else { Ok(()) }
    }

    /// Returns the units of work done and their total; the total is 0 if the computation never reported one.
    pub fn progress(&self) -> (u64, u64) {
        (self.0.done.load(Ordering::Relaxed), self.0.total.load(Ordering::Relaxed))
    }
}

/// Returns the value of a cell, computing it on first use.
///
/// No lock is held while computing: a cancelled computation leaves the cell empty, and another thread that needs the value
/// can be cancelled on its own.
///
/// # Errors
/// [`Stopped`] if the computation is.
pub(crate) fn get_or_compute<T>(
    cell: &OnceLock<T>,
    compute: impl FnOnce() -> Result<T, Stopped>,
) -> Result<&T, Stopped> {
    if let Some(value) = cell.get() {
        return Ok(value);
    }
    let value = compute()?;
    Ok(cell.get_or_init(|| value))
}
