//! Boxes that are made beside the screen.

use std::sync::{
    Arc,
    mpsc::{Receiver, TryRecvError, channel},
};

use zugzwang_engine::{
    Cancel, Stopped,
    matchbox::{Cabinet, CabinetError},
};

use super::Plan;
use crate::play::job::Job;

type Built = Result<Arc<Cabinet>, CabinetError>;

/// The boxes of a plan, while they are made.
#[derive(Debug)]
pub(super) struct Build {
    cancel: Cancel,
    job: Option<Job>,
    inbox: Receiver<Built>,
}

impl Build {
    pub(super) fn new(plan: &Plan) -> Self {
        let (outbox, inbox) = channel();
        let cancel = Cancel::never();
        let (watched, game, words) = (cancel.clone(), plan.entry.game, plan.words.clone());
        let job = Job(Box::new(move || {
            // Nobody listens any more when the screen was left.
            let _ = outbox.send(game.cabinet(&words, &watched).map(Arc::new));
        }));
        Self { cancel, job: Some(job), inbox }
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
        self.cancel.progress()
    }

    pub(super) fn stop(&self) {
        self.cancel.stop();
    }
}
