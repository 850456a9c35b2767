//! Boxes that are made beside the screen.

use std::sync::Arc;

use zugzwang_engine::{
    Stopped,
    matchbox::{Cabinet, CabinetError},
};

use super::Plan;
use crate::play::job::{Ask, Job};

type Built = Result<Arc<Cabinet>, CabinetError>;

/// The boxes of a plan, while they are made.
#[derive(Debug)]
pub(super) struct Build(Ask<Built>);

impl Build {
    pub(super) fn new(plan: &Plan) -> Self {
        let (game, words) = (plan.entry.game, plan.words.clone());
        Self(Ask::of(move |cancel| Ok(game.cabinet(&words, cancel).map(Arc::new))))
    }

    pub(super) const fn take_job(&mut self) -> Option<Job> {
        self.0.take_job()
    }

    /// The boxes; `None` while they are made. Where that broke it counts as stopped.
    pub(super) fn answer(&self) -> Option<Built> {
        Some(self.0.answer()?.unwrap_or_else(|_| Err(Stopped.into())))
    }

    /// Positions looked at, and of how many.
    pub(super) fn progress(&self) -> (u64, u64) {
        self.0.progress()
    }
}
