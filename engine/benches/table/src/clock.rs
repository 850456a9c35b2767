//! Measures processor time and peak memory.

use std::hint::black_box;

use rustix::time::{ClockId, clock_gettime};

use crate::MEMORY;

/// The time and memory of one run.
#[derive(Clone, Copy)]
pub struct Took {
    pub seconds: f64,
    pub megabytes: f64,
}

/// Runs the work. Returns its result, and its time and memory.
pub fn run(work: &dyn Fn() -> u64) -> (u64, Took) {
    let held = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let began = now();
    let sum = black_box(work());
    let seconds = now() - began;
    let megabytes = MEMORY.peak_usage().saturating_sub(held) as f64 / 1e6;
    (sum, Took { seconds, megabytes })
}

/// Returns the processor time of this process in seconds, on which other programs have little influence.
fn now() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    let middle = figures.len() / 2;
    if figures.len() % 2 == 1 { figures[middle] } else { (figures[middle - 1] + figures[middle]) / 2.0 }
}
