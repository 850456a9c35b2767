//! Jobs in short runs on the page, and in one long run in a worker.

use std::{cell::Cell, time::Duration};

use zugzwang::app::worker::Brief;

use crate::system;

/// The time for which a job may hold up the page: less than is noticed.
const BRIEF: Duration = Duration::from_millis(40);

thread_local! {
    static END: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Creates the worker of the page.
pub(crate) fn brief() -> Brief {
    Brief::new(|| END.set(system::now() + BRIEF), |_, _| system::now() < END.get())
}

/// Tells how far the work has come, which goes on.
pub(crate) fn goes_on(done: u64, total: u64) -> bool {
    system::progress(done, total);
    true
}
