//! Training on the worker, in short batches, so that between them keys work and progress is shown.

use std::{sync::Arc, time::Duration};

use zugzwang_engine::matchbox::Learner;

use super::plan::Speed;
use crate::{
    play::job::{Broken, Clock},
    screens::prelude::*,
};

const STRETCH: Duration = Duration::from_millis(30);
/// Games between two looks at the clock.
const FEW: u64 = 64;

/// The machine after a batch, the number of games in it, and their time.
type Played = (Learner, u64, Duration);

#[derive(Debug)]
pub(super) struct Training {
    clock: Clock,
    stretch: Ask<Played>,
    waits: Option<Arc<Learner>>,
    total: u64,
    done: u64,
    timed: (u64, Duration),
}

impl Training {
    /// Starts a training of which `done` games have been played already.
    pub(super) fn new(learner: Arc<Learner>, done: u64, total: u64, speed: Speed, clock: Clock) -> Self {
        let stretch = stretch(learner, at_once(speed, total - done), clock);
        Self { clock, stretch, waits: None, total, done, timed: (0, Duration::ZERO) }
    }

    pub(super) const fn is_waiting(&self) -> bool {
        self.waits.is_some()
    }

    pub(super) fn go_on(&mut self, speed: Speed) {
        if let Some(learner) = self.waits.take() {
            let most = at_once(speed, self.total - self.done);
            self.stretch = stretch(learner, most, self.clock);
        }
    }

    pub(super) const fn take_job(&mut self) -> Option<Job> {
        self.stretch.take_job()
    }

    /// Returns the machine after a batch, once it is finished.
    pub(super) fn collect(&mut self, speed: Speed) -> Option<Result<Arc<Learner>, Broken>> {
        if self.is_waiting() {
            return None;
        }
        let (learner, games, took) = match self.stretch.answer()? {
            Ok(played) => played,
            Err(broken) => return Some(Err(broken)),
        };
        let learner = Arc::new(learner);
        self.done += games;
        self.timed = (self.timed.0 + games, self.timed.1 + took);
        if !self.is_done() {
            self.waits = Some(Arc::clone(&learner));
            if speed.beat().is_none() {
                self.go_on(speed);
            }
        }
        Some(Ok(learner))
    }

    pub(super) const fn is_done(&self) -> bool {
        self.done >= self.total
    }

    pub(super) const fn progress(&self) -> (u64, u64) {
        (self.done, self.total)
    }

    /// In games a second; `None` before the first batch.
    pub(super) fn speed(&self, speed: Speed) -> Option<u64> {
        if speed.beat().is_some() {
            return Some(speed.games());
        }
        let (games, took) = self.timed;
        let nanos = took.as_nanos().max(1);
        let speed = u128::from(games) * 1_000_000_000 / nanos;
        (games > 0).then(|| u64::try_from(speed).unwrap_or(u64::MAX).max(1))
    }

    /// In seconds, once the speed is known.
    pub(super) fn left(&self, speed: Speed) -> Option<u64> {
        Some((self.total - self.done).div_ceil(self.speed(speed)?))
    }
}

/// Returns the size of the next batch, if so many games are left.
fn at_once(speed: Speed, left: u64) -> u64 {
    speed.beat().map_or(left, |(games, _)| games.min(left))
}

fn stretch(learner: Arc<Learner>, most: u64, clock: Clock) -> Ask<Played> {
    Ask::of(move |cancel| {
        let (began, mut learner) = (clock.now(), Learner::clone(&learner));
        let mut games = 0;
        while games < most && clock.since(began) < STRETCH {
            let few = FEW.min(most - games);
            if learner.train(few, cancel).is_err() {
                break;
            }
            games += few;
        }
        Ok((learner, games, clock.since(began)))
    })
}
