//! Unix: file modes and owners, the terminal, signals.

pub(crate) mod console;
mod decoder;
pub(crate) mod environment;
pub(crate) mod files;
mod ground;
pub(crate) mod input;
pub(crate) mod keyboard;
pub(crate) mod screen;
pub(crate) mod signals;
pub(crate) mod stderr;
#[cfg(test)]
mod tests;

use std::time::Duration;

use rustix::event::{PollFd, Timespec};

/// Waits until one of `sources` is ready, without limit if `most` is `None`. Returns how many are ready.
fn poll(sources: &mut [PollFd<'_>], most: Option<Duration>) -> rustix::io::Result<usize> {
    let most = most.and_then(|most| Timespec::try_from(most).ok());
    rustix::event::poll(sources, most.as_ref())
}
