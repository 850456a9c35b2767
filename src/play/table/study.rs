//! What is known of a game, and the open questions about it.

use zugzwang_engine::rated::RatedMove;

use super::{boxes::Boxes, lectures::Worded, prelude::*, proof::Proving, questions::Questions, values::Values};
use crate::play::panels::Lecture;

/// The knowledge of a game.
#[derive(Debug)]
pub(super) struct Study {
    pub(super) questions: Questions,
    pub(super) values: Values<RatedMove>,
    pub(super) proof: Proving,
    pub(super) lectures: Worded<Lecture>,
    /// Why the theorem holds, in sentences.
    pub(super) arguments: Worded<Vec<String>>,
    /// The boxes of a matchbox machine, once it was given what it has learned.
    pub(super) boxes: Option<Boxes>,
    /// Whether to hide what is known of the position and of the move under the cursor, until a hint is asked for.
    pub(super) veiled: bool,
    /// Jobs for the values and the proof.
    pub(super) jobs: Vec<Job>,
}

impl Study {
    pub(super) fn new() -> Self {
        Self {
            questions: Questions::new(),
            values: Values::new(),
            proof: Proving::new(),
            lectures: Worded::default(),
            arguments: Worded::default(),
            boxes: None,
            veiled: false,
            jobs: Vec::new(),
        }
    }

    /// Forgets what is known, because the position has changed.
    pub(super) fn forget(&mut self) {
        self.values.forget();
        self.proof.forget();
        self.lectures.forget();
        self.arguments.forget();
        self.jobs.clear();
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        let mut jobs = self.questions.take_jobs();
        jobs.append(&mut self.jobs);
        jobs
    }

    /// Stops the solver's work until the position changes or is asked about again.
    pub(super) fn stop(&mut self) {
        self.questions.stop();
        self.values.forget();
        self.proof.forget();
        self.jobs.clear();
    }
}
