//! A solver thread whose answers arrive on demand: in time, late, in another order or never.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use zugzwang::{app::worker::Worker, play::job::Job};

/// The same stack size as the program's own solver.
const STACK: usize = 64 << 20;
/// A question that takes longer is answered late, unless it is waited for.
const PATIENCE: Duration = Duration::from_millis(250);
/// Maximum time to answer a question that is waited for, and to cancel one that is not.
const MOST: Duration = Duration::from_secs(20);
/// More than are ever asked at once.
const FORGIVEN: usize = 1 << 12;

/// Answers the questions of an arcade.
pub struct Solver {
    asked: Receiver<Job>,
    done: Sender<()>,
    waiting: Vec<Job>,
    jobs: Sender<Job>,
    ends: Receiver<Result<(), String>>,
    at_work: usize,
    /// Whether the arcade answers its own questions.
    is_inline: bool,
}

impl Solver {
    /// Creates a solver and the worker for an arcade that asks it.
    pub fn new() -> (Self, Worker) {
        let (questions, asked) = channel();
        let (done, told) = channel();
        let (jobs, inbox) = channel::<Job>();
        let (outbox, ends) = channel();
        let work = move || {
            for job in inbox {
                let end = catch_unwind(AssertUnwindSafe(|| job.work())).map_err(|panic| words(&*panic));
                if outbox.send(end).is_err() {
                    break;
                }
            }
        };
        thread::Builder::new().stack_size(STACK).spawn(work).expect("the thread starts");
        // The arcade waits a moment for each question not reported as done. Reporting enough in advance avoids that.
        (0..FORGIVEN).for_each(|_| done.send(()).expect("the receiver exists"));
        let worker = Worker::Thread { jobs: questions, done: told, open: 0 };
        (Self { asked, done, waiting: Vec::new(), jobs, ends, at_work: 0, is_inline: false }, worker)
    }

    /// Creates a solver that has nothing to do, and a worker that answers at once.
    pub fn inline() -> (Self, Worker) {
        let (solver, _) = Self::new();
        (Self { is_inline: true, ..solver }, Worker::Inline)
    }

    /// Creates another of the same kind, for the next arcade.
    pub fn another(&self) -> (Self, Worker) {
        if self.is_inline { Self::inline() } else { Self::new() }
    }

    /// Collects new questions. Returns the number waiting.
    pub fn hear(&mut self) -> usize {
        for job in self.asked.try_iter() {
            self.waiting.push(job);
            let _ = self.done.send(());
        }
        self.waiting.len()
    }

    /// Answers the question with this number, if there is one.
    pub fn answer(&mut self, number: usize) {
        self.put(number);
        self.wait(PATIENCE);
    }

    /// Answers the first question and waits for it, so that the order is deterministic.
    pub fn settle(&mut self) {
        self.put(0);
        self.wait(MOST);
    }

    /// Passes the question with this number to the solver thread, if there is one.
    fn put(&mut self, number: usize) {
        if number < self.waiting.len() {
            let job = self.waiting.remove(number);
            self.jobs.send(job).expect("the solver thread runs");
            self.at_work += 1;
        }
    }

    /// Drops the question with this number, like a solver that crashes.
    pub fn lose(&mut self, number: usize) {
        if number < self.waiting.len() {
            drop(self.waiting.remove(number));
        }
    }

    /// Waits for the questions being answered. Returns whether they have all ended.
    fn wait(&mut self, each: Duration) -> bool {
        while self.at_work > 0 {
            let Ok(end) = self.ends.recv_timeout(each) else { return false };
            self.at_work -= 1;
            if let Err(what) = end {
                panic!("the solver panicked: {what}");
            }
        }
        true
    }

    /// The arcade is gone, so all work must be cancelled.
    pub fn end(&mut self) {
        self.waiting.clear();
        assert!(self.wait(MOST), "the solver still works for an arcade that is gone");
    }
}

/// Returns the message of a panic.
pub fn words(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().cloned();
    said.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_else(|| "a panic".to_owned())
}
