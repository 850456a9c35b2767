//! Standard error while the arcade is on the screen. A library's message would appear in the middle of the board, so it is dropped,
//! unless the user has redirected it.

use std::{
    fs::OpenOptions,
    io::{self, IsTerminal},
    os::fd::OwnedFd,
};

use rustix::{io::fcntl_dupfd_cloexec, stdio};

/// While it lives, standard error goes nowhere.
#[derive(Debug)]
pub(crate) struct Silenced {
    original: OwnedFd,
}

impl Silenced {
    /// Redirects standard error to nowhere, if it is a terminal. If the system refuses, a stray message is the lesser evil.
    pub(crate) fn new() -> Option<Self> {
        /// Above the three standard streams.
        const FIRST_FREE: i32 = 3;
        if !io::stderr().is_terminal() {
            return None;
        }
        let nowhere = OpenOptions::new().write(true).open("/dev/null").ok()?;
        let original = fcntl_dupfd_cloexec(stdio::stderr(), FIRST_FREE).ok()?;
        stdio::dup2_stderr(&nowhere).ok()?;
        Some(Self { original })
    }
}

impl Drop for Silenced {
    fn drop(&mut self) {
        // There is no way to report a failure.
        let _ = stdio::dup2_stderr(&self.original);
    }
}
