//! The threads that work for the arcade.

use std::{io, thread};

use crate::app::worker::Worker;

/// The names of these threads. A panic on one of them must not touch the screen.
pub(super) const NAMES: [&str; 3] = [SOLVER, DISK, CLIPBOARD];
const SOLVER: &str = "solver";
const DISK: &str = "disk";
pub(super) const CLIPBOARD: &str = "clipboard";

/// The size of the stacks. Searches recurse deeply, and a stack overflow would end the program.
const STACK: usize = 64 << 20;

/// Starts the solver's thread, which calls `wake` after each job.
pub(super) fn solver(wake: impl Fn() + Send + 'static) -> io::Result<Worker> {
    start(SOLVER, wake)
}

/// Starts the thread that writes files, which calls `wake` after each job.
pub(super) fn disk(wake: impl Fn() + Send + 'static) -> io::Result<Worker> {
    start(DISK, wake)
}

fn start(name: &str, wake: impl Fn() + Send + 'static) -> io::Result<Worker> {
    let (worker, bench) = Worker::beside();
    thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(move || bench.work(wake))?;
    Ok(worker)
}
