//! What is known of a part of a map, found out beside the screen.

use std::sync::{
    Arc,
    mpsc::{Receiver, channel},
};

use zugzwang_engine::{AnyMap, Cancel};

use crate::play::{
    chart::{Frame, Sheet},
    job::Job,
};

/// What was found out.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) sheet: Sheet,
    /// Whether values were asked for.
    pub(super) valued: bool,
    /// The map that reaches as far; `None` where the one that was asked does.
    pub(super) map: Option<Arc<dyn AnyMap>>,
}

/// A question about a part of a map.
#[derive(Debug)]
pub(super) struct Asked {
    frame: Frame,
    values: bool,
    cancel: Cancel,
    job: Option<Job>,
    answer: Receiver<Found>,
}

impl Asked {
    pub(super) fn about(map: Arc<dyn AnyMap>, frame: Frame, values: bool) -> Self {
        let (outbox, answer) = channel();
        let cancel = Cancel::never();
        let stop = cancel.clone();
        let job = Job(Box::new(move || {
            let reaching: Option<Arc<dyn AnyMap>> = Sheet::reaching(map.as_ref(), frame).map(Arc::from);
            let map = reaching.as_ref().unwrap_or(&map);
            if let Ok(sheet) = Sheet::of(map.as_ref(), frame, values, &stop) {
                // Who asked may be gone.
                let _ = outbox.send(Found { sheet, valued: values, map: reaching });
            }
        }));
        Self { frame, values, cancel, job: Some(job), answer }
    }

    pub(super) fn is_about(&self, frame: Frame, values: bool) -> bool {
        self.frame == frame && (self.values || !values)
    }

    pub(super) fn take_job(&mut self) -> Option<Job> {
        self.job.take()
    }

    pub(super) fn collect(&mut self) -> Option<Found> {
        self.answer.try_recv().ok()
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.cancel.stop();
    }
}
