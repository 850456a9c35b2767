//! A question that is answered beside the screen, and the clock that says how long that took.
//!
//! Whoever asks keeps the place where the answer is put: a job answers in its own type, and the worker only says that one is there.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use zugzwang_engine::{Cancel, Stopped};

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
        // Its asker sees that no answer comes: what the job holds of the question says so as it is dropped.
        let _ = catch_unwind(AssertUnwindSafe(self.0));
    }
}

/// A question that is asked once, and its answer. It is stopped when it goes.
#[derive(Debug)]
pub(crate) struct Ask<T> {
    cancel: Cancel,
    job: Option<Job>,
    place: Place<T>,
}

/// The place where the answer is put: nothing while it is worked out, nor once it was taken.
type Place<T> = Arc<Mutex<Option<Result<T, Broken>>>>;

/// No answer comes: the job was stopped, or it broke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Broken;

/// The job's end of a question: an answer is put there, or that none comes where the job ends without one, even by a panic.
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
    /// A question that is answered by this work, unless it is stopped before that begins.
    pub(crate) fn of(work: impl FnOnce(&Cancel) -> Result<T, Stopped> + Send + 'static) -> Self {
        let (cancel, place) = (Cancel::never(), Place::default());
        let (watched, mut answering) = (cancel.clone(), Answering(Some(Arc::clone(&place))));
        let job = Job(Box::new(move || {
            if !watched.is_stopped()
                && let Ok(answer) = work(&watched)
            {
                answering.put(Ok(answer));
            }
        }));
        Self { cancel, job: Some(job), place }
    }

    /// The job, once.
    pub(crate) const fn take_job(&mut self) -> Option<Job> {
        self.job.take()
    }

    /// The answer, once; `None` while it is worked out, and afterwards.
    pub(crate) fn answer(&self) -> Option<Result<T, Broken>> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Returns how far the work is, and of how much.
    pub(crate) fn progress(&self) -> (u64, u64) {
        self.cancel.progress()
    }

    /// Stops the work.
    pub(crate) fn stop(&self) {
        self.cancel.stop();
    }

    /// Returns whether the work was stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        self.cancel.is_stopped()
    }
}

impl<T> Drop for Ask<T> {
    fn drop(&mut self) {
        self.cancel.stop();
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
    /// Returns the time that it shows now.
    pub fn now(self) -> Duration {
        (self.0)()
    }

    /// Returns the time that has passed since it showed that.
    pub fn since(self, then: Duration) -> Duration {
        self.now().saturating_sub(then)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_answered_once_and_one_that_breaks_or_is_stopped_says_so() {
        let mut ask = Ask::of(|_| Ok(7));
        assert_eq!(ask.answer(), None);
        ask.take_job().expect("a job").run();
        assert_eq!(ask.answer(), Some(Ok(7)));
        let mut broken: Ask<u64> = Ask::of(|_| panic!("it breaks"));
        broken.take_job().expect("a job").run();
        assert_eq!(broken.answer(), Some(Err(Broken)));
        let mut stopped: Ask<u64> = Ask::of(|cancel| cancel.step(1, 2).map(|()| 1));
        stopped.stop();
        stopped.take_job().expect("a job").run();
        assert_eq!(stopped.answer(), Some(Err(Broken)));
    }

    #[test]
    fn a_question_that_goes_is_stopped() {
        let mut ask = Ask::of(|cancel| cancel.step(1, 2));
        let watched = ask.cancel.clone();
        assert!(watched.step(1, 2).is_ok() && ask.take_job().is_some());
        drop(ask);
        assert!(watched.step(1, 2).is_err());
    }
}
