//! The threads beside the screen.

use std::{io, thread};

use crate::app::worker::Worker;

/// The names of the threads that work for the arcade; a panic on one must not touch the screen.
pub(super) const NAMES: [&str; 2] = [SOLVER, DISK];
const SOLVER: &str = "solver";
const DISK: &str = "disk";

/// The solver's stack: searches go deep, and one that runs over would take the program with it.
const STACK: usize = 64 << 20;

/// Starts the solver's thread; it calls `wake` after each job.
///
/// # Errors
/// Where the system refuses another thread.
pub fn solver(wake: impl Fn() + Send + 'static) -> io::Result<Worker> {
    start(SOLVER, wake)
}

/// Starts the thread that writes; it calls `wake` after each job.
///
/// # Errors
/// Where the system refuses another thread.
pub fn disk(wake: impl Fn() + Send + 'static) -> io::Result<Worker> {
    start(DISK, wake)
}

fn start(name: &str, wake: impl Fn() + Send + 'static) -> io::Result<Worker> {
    let (worker, bench) = Worker::beside();
    thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(move || bench.work(wake))?;
    Ok(worker)
}
