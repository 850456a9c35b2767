//! Two programs at one folder: what is read to be changed is read and changed by one of them at a time.

use std::{
    fs::File,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use rustix::fs::{FlockOperation, flock};

use crate::disk;

/// A lock on the folder, as long as it lives.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "the lock lives as long as the file is open")] Option<File>);

impl Lock {
    /// Takes the lock, if that can be done in two seconds: on a busy disk others may be at work for long. Without it the files
    /// are whole all the same, because each is replaced at once; and a program that was stopped while it held the lock must
    /// not stop this one.
    pub(super) fn take(folder: &Path) -> Self {
        // What else may have that name, it has for all programs alike.
        disk::lock(&folder.join("lock")).map_or_else(|_| Self::of(folder), |file| Self::wait(Some(file)))
    }

    /// The same for a folder that is not ours alone: nothing is put into it.
    pub(crate) fn of(folder: &Path) -> Self {
        Self::wait(File::open(folder).ok())
    }

    fn wait(file: Option<File>) -> Self {
        const PATIENCE: Duration = Duration::from_secs(2);
        /// Short beside what a save takes: who saves on and on leaves the lock for a moment only.
        const MOMENT: Duration = Duration::from_millis(1);
        let Some(file) = file else { return Self(None) };
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            match flock(&file, FlockOperation::NonBlockingLockExclusive) {
                Err(rustix::io::Errno::WOULDBLOCK | rustix::io::Errno::INTR) => thread::sleep(MOMENT),
                _ => break,
            }
        }
        Self(Some(file))
    }
}
