//! Progress on standard error, if that is a terminal.

use std::{
    io::{self, IsTerminal, Write},
    panic::resume_unwind,
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use zugzwang_engine::Cancel;

use crate::{
    look::{Look, align},
    say,
};

const EVERY: Duration = Duration::from_millis(200);

/// Does some work while the message `key` shows its progress: how much is done of how much, the rate, and the time left.
pub(super) fn watched<T: Send>(key: &str, look: &Look, work: impl FnOnce(&Cancel) -> T + Send) -> T {
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
        let mut shown = String::new();
        while waiting.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
            let (done, total) = cancel.progress();
            let line = message(key, done, total, began.elapsed(), look);
            show(&line, &shown);
            shown = line;
        }
        show("", &shown);
        worker.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Writes a line in place of the last one.
fn show(line: &str, last: &str) {
    let line = align::left(line, align::width_of(last));
    let end = if line.trim_end().is_empty() { "\r" } else { "" };
    let mut err = io::stderr().lock();
    // Progress that cannot be written is no loss.
    let _ = write!(err, "\r{line}{end}").and_then(|()| err.flush());
}

fn message(key: &str, done: u64, total: u64, time: Duration, look: &Look) -> String {
    let nanos = time.as_nanos().max(1);
    let rate = u64::try_from(u128::from(done) * 1_000_000_000 / nanos).unwrap_or(u64::MAX);
    let left = total.saturating_sub(done) / rate.max(1);
    let left = match (left / 60, left % 60) {
        (0, seconds) => say!(look, "learn-seconds", seconds = seconds),
        (minutes, seconds) => say!(look, "learn-minutes", minutes = minutes, seconds = seconds),
    };
    say!(look, key, done = done, total = total, rate = rate, left = left)
}
