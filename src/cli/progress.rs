//! How far it is, on standard error where that is a terminal.

use std::{
    io::{self, IsTerminal, Write},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use zugzwang_engine::Cancel;

use crate::{
    look::{Look, align::width_of},
    say,
};

/// Between two looks at how far it is.
const EVERY: Duration = Duration::from_millis(200);

/// The work that is done, of how much, and the time it has taken.
pub(super) struct Passed {
    done: u64,
    total: u64,
    time: Duration,
}

/// Does what `Cancel` counts and tells how far it is.
pub(super) fn watched<T: Send>(told: impl Fn(&Passed) -> String, work: impl FnOnce(&Cancel) -> T + Send) -> T {
    let cancel = Cancel::never();
    if !io::stderr().is_terminal() {
        return work(&cancel);
    }
    let began = Instant::now();
    thread::scope(|scope| {
        let (working, waiting) = mpsc::channel::<()>();
        let worker = scope.spawn(|| {
            let _working = working;
            work(&cancel)
        });
        let mut width = 0;
        while waiting.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
            let (done, total) = cancel.progress();
            width = tell(&told(&Passed { done, total, time: began.elapsed() }), width);
        }
        tell("", width);
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// Writes the line over the one before, which was so wide; the new width.
fn tell(line: &str, before: usize) -> usize {
    let width = width_of(line);
    let rest = " ".repeat(before.saturating_sub(width));
    let mut err = io::stderr().lock();
    // Where nobody reads it, nothing is lost.
    let _ = write!(err, "\r{line}{rest}{}", if line.is_empty() { "\r" } else { "" }).and_then(|()| err.flush());
    width
}

/// Boxes whose outcome is known.
pub(super) fn boxes(&Passed { done, total, .. }: &Passed, look: &Look) -> String {
    say!(look, "learn-progress-boxes", done = done, total = total)
}

/// Games played, how many a second, and how long the others will take.
pub(super) fn games(&Passed { done, total, time }: &Passed, look: &Look) -> String {
    let nanos = time.as_nanos().max(1);
    let rate = u64::try_from(u128::from(done) * 1_000_000_000 / nanos).unwrap_or(u64::MAX);
    let left = total.saturating_sub(done) / rate.max(1);
    let left = match (left / 60, left % 60) {
        (0, seconds) => say!(look, "learn-seconds", seconds = seconds),
        (minutes, seconds) => say!(look, "learn-minutes", minutes = minutes, seconds = seconds),
    };
    say!(look, "learn-progress", done = done, total = total, rate = rate, left = left)
}

/// Grundy values worked out.
pub(super) fn values(&Passed { done, total, .. }: &Passed, look: &Look) -> String {
    say!(look, "nimbers-progress", done = done, total = total)
}

/// Positions looked at.
pub(super) fn positions(&Passed { done, total, .. }: &Passed, look: &Look) -> String {
    say!(look, "map-progress", done = done, total = total)
}
