//! Cancellation and progress of long computations.

use std::{
    cell::Cell,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Returns the number of steps that computations have taken on this thread. A thread that must not wait, such as one that draws, can
/// so be checked without a clock.
pub fn steps() -> u64 {
    STEPS.get()
}

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
pub struct Cancel {
    shared: Arc<Shared>,
    watch: Option<Watch>,
}

/// The limit of one run of a computation.
#[derive(Debug, Clone)]
struct Watch {
    goes_on: fn(u64, u64) -> bool,
    cut: Arc<AtomicBool>,
}

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

    /// Returns a handle for one run of the computation. `goes_on` is called at each step with the units of work done and their
    /// total; the run stops once it returns `false`. The computation can then be run again.
    ///
    /// ```
    /// use zugzwang_engine::{Cancel, Stopped};
    ///
    /// let cancel = Cancel::never();
    /// let run = cancel.watched(|done, _| done < 2);
    /// assert_eq!([run.step(1, 4), run.step(2, 4)], [Ok(()), Err(Stopped)]);
    /// assert!(run.was_cut() && !cancel.is_stopped());
    /// ```
    #[must_use]
    pub fn watched(&self, goes_on: fn(u64, u64) -> bool) -> Self {
        Self { shared: Arc::clone(&self.shared), watch: Some(Watch { goes_on, cut: Arc::default() }) }
    }

    /// Returns whether this run was [cut short](Cancel::watched).
    pub fn was_cut(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.cut.load(Ordering::Relaxed))
    }

    /// Asks the computation to stop at its next step.
    pub fn stop(&self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }

    /// Returns whether the computation was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.shared.stopped.load(Ordering::Relaxed) || self.is_cut_now()
    }

    fn is_cut_now(&self) -> bool {
        let Some(Watch { goes_on, cut }) = &self.watch else { return false };
        let (done, total) = self.progress();
        // Once cut, every later step of the run fails, too.
        let is_cut = cut.load(Ordering::Relaxed) || !goes_on(done, total);
        cut.store(is_cut, Ordering::Relaxed);
        is_cut
    }

    /// Reports that `done` of `total` units of work are finished.
    ///
    /// # Errors
    /// [`Stopped`] if the computation was asked to stop.
    pub fn step(&self, done: u64, total: u64) -> Result<(), Stopped> {
        STEPS.set(STEPS.get() + 1);
        self.shared.done.store(done, Ordering::Relaxed);
        self.shared.total.store(total, Ordering::Relaxed);
        if self.is_stopped() { Err(Stopped) } else { Ok(()) }
    }

    /// Returns the units of work done and their total; the total is 0 if the computation never reported one.
    pub fn progress(&self) -> (u64, u64) {
        (self.shared.done.load(Ordering::Relaxed), self.shared.total.load(Ordering::Relaxed))
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
