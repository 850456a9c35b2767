//! A lock for programs that read and change files in one folder.

use std::{
    collections::BTreeSet,
    fs::{File, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use super::read::open;
use crate::terminal::system::files::lockable;

/// The time to wait for another program. The tests of this file need not wait as long.
const PATIENCE: Duration = if cfg!(test) { Duration::from_millis(200) } else { Duration::from_secs(2) };

/// A lock on a folder, until it is dropped.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "the lock lives as long as the file is open")] Option<File>);

impl Lock {
    /// Takes the lock of a folder, or goes on without it after two seconds: another program may be busy for long, or stopped. Even
    /// without the lock the files are whole, because each is replaced atomically.
    pub(super) fn take(folder: &Path) -> Self {
        let path = folder.join("lock");
        // If something else has that name, it does for every program.
        open(&path, true).map_or_else(|_| Self::of(folder), |file| Self::wait(&path, file))
    }

    /// The same without a file of its own, for a folder that does not belong to the program alone.
    pub(super) fn of(folder: &Path) -> Self {
        lockable(folder).map_or(Self(None), |file| Self::wait(folder, file))
    }

    fn wait(path: &Path, file: File) -> Self {
        /// Short compared with a save: a program that saves again and again releases the lock only for a moment.
        const MOMENT: Duration = Duration::from_millis(1);
        let patience = if waited_for().contains(path) { Duration::ZERO } else { PATIENCE };
        let began = Instant::now();
        let mut held = is_held(&file);
        while held && began.elapsed() < patience {
            thread::sleep(MOMENT);
            held = is_held(&file);
        }
        if held {
            waited_for().insert(path.to_owned());
        } else {
            waited_for().remove(path);
        }
        Self(Some(file))
    }
}

/// The locks that could not be taken in time. Their holders may be stopped, and later saves must not wait for them again.
fn waited_for() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    static WAITED_FOR: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    WAITED_FOR.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tries to lock a file. Returns whether another program holds the lock, which is never so where files cannot be locked.
fn is_held(file: &File) -> bool {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => true,
        Err(TryLockError::Error(error)) => error.kind() == ErrorKind::Interrupted,
        Ok(()) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(folder: &Path) -> (Lock, Duration) {
        let began = Instant::now();
        (Lock::take(folder), began.elapsed())
    }

    #[test]
    fn a_lock_that_is_never_released_is_waited_for_once() {
        const LONG: Duration = Duration::from_millis(100);
        let folder = std::env::temp_dir().join(format!("zugzwang-lock-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be created");
        let (held, _) = taken(&folder);
        assert!(taken(&folder).1 > LONG);
        assert!((0..5).all(|_| taken(&folder).1 < LONG));
        drop(held);
        let (held, _) = taken(&folder);
        assert!(taken(&folder).1 > LONG, "it was released meanwhile");
        drop(held);
        std::fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
