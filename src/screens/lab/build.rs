//! Boxes that are made beside the screen.

use std::sync::{
    Arc,
    mpsc::{Receiver, TryRecvError, channel},
};

use zugzwang_engine::{
    Stopped, Watch,
    matchbox::{Cabinet, CabinetError},
};

use super::Plan;
use crate::worker::Job;

type Built = Result<Arc<Cabinet>, CabinetError>;

/// The boxes of a plan, while they are made.
#[derive(Debug)]
pub(super) struct Build {
    watch: Watch,
    job: Option<Job>,
    inbox: Receiver<Built>,
}

impl Build {
    pub(super) fn new(plan: &Plan) -> Self {
        let (outbox, inbox) = channel();
        let watch = Watch::idle();
        let (watched, game, words) = (watch.clone(), plan.entry.game, plan.words.clone());
        let job = Job(Box::new(move || {
            // Nobody listens any more when the screen was left.
            let _ = outbox.send(game.cabinet(&words, &watched).map(Arc::new));
        }));
        Self { watch, job: Some(job), inbox }
    }

    pub(super) const fn take_job(&mut self) -> Option<Job> {
        self.job.take()
    }

    /// The boxes; `None` while they are made. Where that broke it counts as stopped.
    pub(super) fn answer(&self) -> Option<Built> {
        match self.inbox.try_recv() {
            Ok(built) => Some(built),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(Stopped.into())),
        }
    }

    /// Positions looked at, and of how many.
    pub(super) fn progress(&self) -> (u64, u64) {
        self.watch.progress()
    }

    pub(super) fn stop(&self) {
        self.watch.stop();
    }
}
