//! What is known of a part of a map, found out beside the screen.

use std::sync::Arc;

use zugzwang_engine::Map;

use crate::play::{
    chart::{Frame, Sheet},
    job::{Ask, Broken, Job},
};

/// The part of a map that was found out.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) sheet: Sheet,
    /// `true` where values were asked for.
    pub(super) valued: bool,
    /// The map that reaches as far; `None` where the one that was asked does.
    pub(super) map: Option<Arc<Map>>,
}

/// A question about a part of a map.
#[derive(Debug)]
pub(super) struct Asked {
    frame: Frame,
    values: bool,
    ask: Ask<Found>,
}

impl Asked {
    pub(super) fn about(map: Arc<Map>, frame: Frame, values: bool) -> Self {
        let ask = Ask::of(move |cancel| {
            let reaching: Option<Arc<Map>> = Sheet::reaching(map.as_ref(), frame).map(Arc::from);
            let map = reaching.as_ref().unwrap_or(&map);
            let sheet = Sheet::of(map.as_ref(), frame, values, cancel)?;
            Ok(Found { sheet, valued: values, map: reaching })
        });
        Self { frame, values, ask }
    }

    pub(super) fn is_about(&self, frame: Frame, values: bool) -> bool {
        self.frame == frame && (self.values || !values)
    }

    pub(super) const fn take_job(&mut self) -> Option<Job> {
        self.ask.take_job()
    }

    pub(super) fn answer(&self) -> Option<Result<Found, Broken>> {
        self.ask.answer()
    }
}
