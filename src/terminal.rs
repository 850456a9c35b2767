//! The operating system: the terminal's keys, signals, threads, files and clocks. The rooms below know nothing of them.
//!
//! [`arcade`] is the main loop: it waits for [`events`], passes them to the app, and draws with [`tui`]. `threads` starts the
//! workers, [`clock`] tells the time, and [`disk`] reads and writes files. [`plain`] plays line by line, for pipes and screen
//! readers. `system` holds what differs between operating systems.

pub mod arcade;
pub mod clipboard;
pub mod clock;
pub mod disk;
pub mod events;
pub mod plain;
pub(crate) mod system;
mod threads;
pub mod tui;

use std::io::{self, Write};

use crate::look::visible::visible;

pub(crate) fn complain(line: &str) {
    // If standard error is closed, too, there is nobody to tell.
    let _ = writeln!(io::stderr(), "zugzwang: {}", visible(line));
}
