//! What libraries write to standard error would stand in the middle of the screen: while that is ours it goes nowhere, unless the
//! user has led it elsewhere than to a terminal.

use std::{
    fs::OpenOptions,
    io::{self, IsTerminal},
    os::fd::OwnedFd,
    sync::{Mutex, MutexGuard, PoisonError},
};

use rustix::{io::fcntl_dupfd_cloexec, stdio};

/// Standard error as it was found. Global as the terminal is.
static FOUND: Mutex<Option<OwnedFd>> = Mutex::new(None);

fn found() -> MutexGuard<'static, Option<OwnedFd>> {
    FOUND.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Leads standard error away from the screen.
pub(super) fn hush() {
    let mut found = found();
    if found.is_none() && io::stderr().is_terminal() {
        // Where the system refuses, chatter is the lesser evil.
        *found = led_away().ok();
    }
}

fn led_away() -> io::Result<OwnedFd> {
    /// Above the three that every program has.
    const FIRST_FREE: i32 = 3;
    let nowhere = OpenOptions::new().write(true).open("/dev/null")?;
    let found = fcntl_dupfd_cloexec(stdio::stderr(), FIRST_FREE)?;
    stdio::dup2_stderr(&nowhere)?;
    Ok(found)
}

/// Leads standard error where it was found.
pub(super) fn unhush() {
    if let Some(found) = found().take() {
        // There is nobody to be told.
        let _ = stdio::dup2_stderr(&found);
    }
}
