//! Runs of monkeys, and the reduction of a failing run.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{
    chance::Monkey,
    driver::{Driver, Looks},
    event::{Event, written},
    seen::Seen,
    solver::words,
};

/// Maximum number of times a run is replayed to reduce it.
const TRIES: usize = 400;

/// A failed run.
struct Failed {
    events: Vec<Event>,
    what: String,
}

/// Replays a run. Returns the failure, if any.
pub fn replay(looks: Looks, events: &[Event]) -> Result<(), String> {
    let run = || {
        let mut driver = Driver::new(looks);
        for event in events {
            driver.let_happen(event);
        }
    };
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| words(&*panic))
}

/// Lets a monkey play for this long. Returns what it has seen.
fn play(seed: u64, length: usize) -> Result<Seen, Failed> {
    let mut events = Vec::new();
    let run = || {
        let mut driver = Driver::new(Monkey::looks(seed));
        let mut monkey = Monkey::new(seed);
        for _ in 0..length {
            let event = monkey.next(&mut driver);
            events.push(event.clone());
            driver.let_happen(&event);
        }
        std::mem::take(&mut driver.seen)
    };
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| Failed { events, what: words(&*panic) })
}

/// Lets monkeys with these seeds play. Returns what they have seen, or the first failure with a short list of the
/// events that cause it.
pub fn watch(seeds: impl Iterator<Item = u64>, length: usize) -> Result<Seen, String> {
    let mut seen = Seen::default();
    for seed in seeds {
        let told = |failed: Failed| {
            let looks = Monkey::looks(seed);
            format!("seed {seed} {looks:?}: {}\nevents: {}", failed.what, written(&reduced_run(looks, &failed)))
        };
        seen.add(play(seed, length).map_err(told)?);
    }
    Ok(seen)
}

/// Returns the shortest run found that fails in the same way. Its attempts print their failures, too, before the final
/// one.
fn reduced_run(looks: Looks, failed: &Failed) -> Vec<Event> {
    let is_same = |events: &[Event]| replay(looks, events).is_err_and(|what| head(&what) == head(&failed.what));
    reduced(failed.events.clone(), is_same)
}

/// Leaves out events not needed for the failure: ever smaller parts, from the end.
pub fn reduced(mut events: Vec<Event>, fails: impl Fn(&[Event]) -> bool) -> Vec<Event> {
    let mut tries = 0;
    let mut part = events.len().div_ceil(2);
    while part > 0 && tries < TRIES {
        let mut end = events.len();
        while end > 0 && tries < TRIES {
            let start = end.saturating_sub(part);
            let mut fewer = events.clone();
            fewer.drain(start..end);
            tries += 1;
            if fails(&fewer) {
                events = fewer;
            }
            end = start;
        }
        part /= 2;
    }
    events
}

/// Returns what failures of the same kind have in common. Their numbers differ.
fn head(what: &str) -> String {
    what.chars().filter(|sign| !sign.is_ascii_digit()).take(40).collect()
}
