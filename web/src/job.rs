//! Runs jobs on the page for a short time, and longer ones in a worker.

use std::{cell::Cell, time::Duration};

use zugzwang::app::worker::Brief;

use crate::system;

/// The longest time a job may block the page. Users do not notice it.
const BRIEF: Duration = Duration::from_millis(40);

thread_local! {
    static END: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Creates the worker of the page.
pub(crate) fn brief() -> Brief {
    Brief::new(|| END.set(system::now() + BRIEF), |_, _| system::now() < END.get())
}

/// Reports progress. The work always continues.
pub(crate) fn goes_on(done: u64, total: u64) -> bool {
    system::progress(done, total);
    true
}
