//! A solver thread whose answers come when they are wanted: in time, late, in another order or never.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use zugzwang::{app::worker::Worker, play::job::Job};

/// As deep as the program's own solver.
const STACK: usize = 64 << 20;
/// A question that takes longer than this is answered late, where it is not waited for.
const PATIENCE: Duration = Duration::from_millis(250);
/// A question that is waited for is answered within this, or late; one that nobody waits for any more must end within it.
const MOST: Duration = Duration::from_secs(20);
/// More than are ever asked at once.
const FORGIVEN: usize = 1 << 12;

/// What answers.
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
    /// The solver and the worker that an arcade asks.
    pub fn new() -> (Self, Worker) {
        let (questions, asked) = channel();
        let (done, told) = channel();
        let (jobs, inbox) = channel::<Job>();
        let (outbox, ends) = channel();
        let work = move || {
            for job in inbox {
                let end = catch_unwind(AssertUnwindSafe(job.0)).map_err(|panic| words(&*panic));
                if outbox.send(end).is_err() {
                    break;
                }
            }
        };
        thread::Builder::new().stack_size(STACK).spawn(work).expect("a thread is started");
        // The arcade waits a moment for each question that it was not told of as done; here it never does.
        (0..FORGIVEN).for_each(|_| done.send(()).expect("somebody listens"));
        let worker = Worker::Thread { jobs: questions, done: told, open: 0 };
        (Self { asked, done, waiting: Vec::new(), jobs, ends, at_work: 0, is_inline: false }, worker)
    }

    /// A solver that has nothing to do, and a worker that answers at once.
    pub fn inline() -> (Self, Worker) {
        let (solver, _) = Self::new();
        (Self { is_inline: true, ..solver }, Worker::Inline)
    }

    /// Another of its kind, for the next arcade.
    pub fn another(&self) -> (Self, Worker) {
        if self.is_inline { Self::inline() } else { Self::new() }
    }

    /// Takes up what was asked; how many questions wait.
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

    /// Answers the first question, and waits until it is answered: what the machine does beside changes nothing then.
    pub fn settle(&mut self) {
        self.put(0);
        self.wait(MOST);
    }

    /// Puts the question with this number to the thread that answers, if there is one.
    fn put(&mut self, number: usize) {
        if number < self.waiting.len() {
            let job = self.waiting.remove(number);
            self.jobs.send(job).expect("the solver is there");
            self.at_work += 1;
        }
    }

    /// Drops the question with this number, as a solver that breaks does.
    pub fn lose(&mut self, number: usize) {
        if number < self.waiting.len() {
            drop(self.waiting.remove(number));
        }
    }

    /// Waits for the questions at work; whether they have ended.
    fn wait(&mut self, each: Duration) -> bool {
        while self.at_work > 0 {
            let Ok(end) = self.ends.recv_timeout(each) else { return false };
            self.at_work -= 1;
            if let Err(what) = end {
                panic!("the solver broke: {what}");
            }
        }
        true
    }

    /// The arcade is gone: nobody waits for an answer any more, so all work ends.
    pub fn end(&mut self) {
        self.waiting.clear();
        assert!(self.wait(MOST), "the solver works on for an arcade that is gone");
    }
}

/// What a panic says.
pub fn words(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().cloned();
    said.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_else(|| "a panic".to_owned())
}
