//! Games that are played beside the screen, some at a time: between two of them keys count, and what was learned is seen.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    time::{Duration, Instant},
};

use zugzwang_engine::{Watch, matchbox::Learner};

use crate::worker::Job;

/// Games played at a time, at the least: some hundredths of a second.
const STRETCH: u64 = 2_000;

/// A stretch of games, and how long it took.
type Played = (Learner, u64, Duration);

/// A training that runs.
#[derive(Debug)]
pub(super) struct Training {
    watch: Watch,
    jobs: Vec<Job>,
    outbox: Sender<Played>,
    inbox: Receiver<Played>,
    total: u64,
    done: u64,
    /// The games that were timed, and their time.
    timed: (u64, Duration),
}

impl Training {
    pub(super) fn new(learner: Arc<Learner>, total: u64) -> Self {
        let (outbox, inbox) = channel();
        let mut training =
            Self { watch: Watch::idle(), jobs: Vec::new(), outbox, inbox, total, done: 0, timed: (0, Duration::ZERO) };
        training.play(learner);
        training
    }

    fn play(&mut self, learner: Arc<Learner>) {
        // A copy of many boxes takes as long as some games.
        let copied = learner.cabinet().colours() as u64 / 10;
        let games = STRETCH.max(copied).min(self.total - self.done);
        let (outbox, watch) = (self.outbox.clone(), self.watch.clone());
        self.jobs.push(Job(Box::new(move || {
            let (began, mut learner) = (Instant::now(), Learner::clone(&learner));
            if learner.train(games, &watch).is_ok() {
                // Nobody listens any more when the screen was left.
                let _ = outbox.send((learner, games, began.elapsed()));
            }
        })));
    }

    pub(super) fn take_job(&mut self) -> Option<Job> {
        self.jobs.pop()
    }

    /// The machine after the next stretch, once that was played.
    pub(super) fn collect(&mut self) -> Option<Arc<Learner>> {
        let (learner, games, took) = self.inbox.try_recv().ok()?;
        let learner = Arc::new(learner);
        self.done += games;
        self.timed = (self.timed.0 + games, self.timed.1 + took);
        if !self.is_done() {
            self.play(Arc::clone(&learner));
        }
        Some(learner)
    }

    pub(super) const fn is_done(&self) -> bool {
        self.done >= self.total
    }

    /// Games played, and of how many.
    pub(super) const fn progress(&self) -> (u64, u64) {
        (self.done, self.total)
    }

    /// Games a second; `None` before the first ones were timed.
    pub(super) fn speed(&self) -> Option<u64> {
        let (games, took) = self.timed;
        let nanos = took.as_nanos().max(1);
        let speed = u128::from(games) * 1_000_000_000 / nanos;
        (games > 0).then(|| u64::try_from(speed).unwrap_or(u64::MAX).max(1))
    }

    /// Seconds until the last game, once the speed is known.
    pub(super) fn left(&self) -> Option<u64> {
        Some((self.total - self.done).div_ceil(self.speed()?))
    }

    pub(super) fn stop(&self) {
        self.watch.stop();
    }
}
