//! Questions that are answered on the worker thread, and a clock to time them.
//!
//! The caller and its job share a slot for the answer, so each job can have its own type of answer. The worker only signals that a
//! job is done.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use zugzwang_engine::{Cancel, Stopped};

/// Work to be done on the worker thread.
pub struct Job {
    cancel: Cancel,
    /// Does the work. Can be called again after a run that was cut short.
    work: Box<dyn FnMut(&Cancel) + Send>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Job")
    }
}

impl Job {
    /// Creates a job that cannot be stopped.
    pub(crate) fn of(work: impl FnOnce() + Send + 'static) -> Self {
        let mut work = Some(work);
        let work = Box::new(move |_: &Cancel| {
            if let Some(work) = work.take() {
                work();
            }
        });
        Self { cancel: Cancel::never(), work }
    }

    /// Runs the job. Catches a panic in it.
    pub fn run(self) {
        // After a panic the caller learns that there is no answer when the `Answering` in the job is dropped.
        let _ = catch_unwind(AssertUnwindSafe(|| self.work()));
    }

    /// Runs the job, and lets a panic in it go on.
    pub fn work(mut self) {
        (self.work)(&self.cancel);
    }

    /// Runs the job as long as `goes_on` says so; see [`Cancel::watched`]. Returns it if it was cut short.
    pub fn run_while(mut self, goes_on: fn(u64, u64) -> bool) -> Option<Self> {
        let run = self.cancel.watched(goes_on);
        let ended = catch_unwind(AssertUnwindSafe(|| (self.work)(&run)));
        (ended.is_ok() && run.was_cut()).then_some(self)
    }

    /// Whether it was cancelled.
    pub fn is_withdrawn(&self) -> bool {
        self.cancel.is_stopped()
    }

    /// Records the progress of the work, which is done elsewhere.
    pub fn note_progress(&self, done: u64, total: u64) {
        // A job that was stopped is dropped by its worker.
        let _ = self.cancel.step(done, total);
    }
}

/// A question and, once found, its answer. Dropping it stops the work.
#[derive(Debug)]
pub(crate) struct Ask<T> {
    cancel: Cancel,
    job: Option<Job>,
    place: Place<T>,
}

/// The slot for the answer: empty while the work is going on, and after the answer was taken.
type Place<T> = Arc<Mutex<Option<Result<T, Broken>>>>;

/// There will be no answer: the job was stopped, or it panicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Broken;

/// The job's side of a question. If it is dropped without an answer, even by a panic, it reports [`Broken`].
struct Answering<T>(Option<Place<T>>);

impl<T> Answering<T> {
    fn put(&mut self, answer: Result<T, Broken>) {
        if let Some(place) = self.0.take() {
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
        }
    }
}

impl<T> Drop for Answering<T> {
    fn drop(&mut self) {
        self.put(Err(Broken));
    }
}

impl<T: Send + 'static> Ask<T> {
    /// A question to be answered by `work`, which does not begin if the question was stopped before, and begins again after a run
    /// that was cut short.
    pub(crate) fn of(work: impl Fn(&Cancel) -> Result<T, Stopped> + Send + 'static) -> Self {
        let (cancel, place) = (Cancel::never(), Place::default());
        let mut answering = Answering(Some(Arc::clone(&place)));
        let work = Box::new(move |cancel: &Cancel| {
            if !cancel.is_stopped()
                && let Ok(answer) = work(cancel)
                // Some work returns a partial answer when it is cut short.
                && !cancel.was_cut()
            {
                answering.put(Ok(answer));
            }
        });
        let job = Job { cancel: cancel.clone(), work };
        Self { cancel, job: Some(job), place }
    }

    /// Takes the job; `None` if it was taken before.
    pub(crate) const fn take_job(&mut self) -> Option<Job> {
        self.job.take()
    }

    /// Takes the answer; `None` while there is none yet, and after it was taken.
    pub(crate) fn answer(&self) -> Option<Result<T, Broken>> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Returns the units of work done, and their total.
    pub(crate) fn progress(&self) -> (u64, u64) {
        self.cancel.progress()
    }

    /// Stops the work.
    pub(crate) fn stop(&self) {
        self.cancel.stop();
    }

    /// Whether the work was stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        self.cancel.is_stopped()
    }
}

impl<T> Drop for Ask<T> {
    fn drop(&mut self) {
        self.cancel.stop();
    }
}

/// A monotonic clock: the time since some moment. The default one stands still.
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
    /// The current time.
    pub fn now(self) -> Duration {
        (self.0)()
    }

    /// The time that has passed since `then`.
    pub fn since(self, then: Duration) -> Duration {
        self.now().saturating_sub(then)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_once_and_a_panic_or_a_stop_is_reported() {
        let mut ask = Ask::of(|_| Ok(7));
        assert_eq!(ask.answer(), None);
        ask.take_job().expect("the job was not taken yet").run();
        assert_eq!(ask.answer(), Some(Ok(7)));
        let mut broken: Ask<u64> = Ask::of(|_| panic!("the work panics"));
        broken.take_job().expect("the job was not taken yet").run();
        assert_eq!(broken.answer(), Some(Err(Broken)));
        let mut stopped: Ask<u64> = Ask::of(|cancel| cancel.step(1, 2).map(|()| 1));
        stopped.stop();
        stopped.take_job().expect("the job was not taken yet").run();
        assert_eq!(stopped.answer(), Some(Err(Broken)));
    }

    #[test]
    fn dropping_a_question_stops_it() {
        let mut ask = Ask::of(|cancel| cancel.step(1, 2));
        let watched = ask.cancel.clone();
        assert!(watched.step(1, 2).is_ok() && ask.take_job().is_some());
        drop(ask);
        assert!(watched.step(1, 2).is_err());
    }
}
