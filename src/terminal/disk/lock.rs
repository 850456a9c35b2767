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
use crate::{terminal::system::files::lockable, words::file::Fault};

#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "the lock lives as long as the file is open")] Option<File>);

impl Lock {
    /// Takes the lock of a folder. Waits this long for another program, which may be busy or paused.
    pub(super) fn take(folder: &Path, patience: Duration) -> Result<Self, Fault> {
        let path = folder.join("lock");
        // Anything else with that name is in the way of every program, so all of them lock the folder.
        open(&path, true).map_or_else(|_| Self::of(folder, patience), |file| Self::wait(&path, file, patience))
    }

    /// Locks the folder without a file in it, because it does not belong to the program alone.
    pub(super) fn of(folder: &Path, patience: Duration) -> Result<Self, Fault> {
        lockable(folder).map_or(Ok(Self(None)), |file| Self::wait(folder, file, patience))
    }

    fn wait(path: &Path, file: File, patience: Duration) -> Result<Self, Fault> {
        /// Short compared with a save: a program that saves again and again releases the lock only for a moment.
        const MOMENT: Duration = Duration::from_millis(1);
        let patience = if waited_for().contains(path) { Duration::ZERO } else { patience };
        let began = Instant::now();
        let mut held = is_held(&file);
        while held && began.elapsed() < patience {
            thread::sleep(MOMENT);
            held = is_held(&file);
        }
        if held {
            waited_for().insert(path.to_owned());
            Err(Fault::Busy)
        } else {
            waited_for().remove(path);
            Ok(Self(Some(file)))
        }
    }
}

/// The locks that could not be taken in time. Their holders may be paused, and later saves must not wait for them again.
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

    fn taken(folder: &Path) -> (Result<Lock, Fault>, Duration) {
        let began = Instant::now();
        (Lock::take(folder, Duration::from_millis(200)), began.elapsed())
    }

    #[test]
    fn a_lock_that_is_never_released_is_waited_for_once() {
        const LONG: Duration = Duration::from_millis(100);
        let folder = std::env::temp_dir().join(format!("zugzwang-lock-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be created");
        let (held, _) = taken(&folder);
        let (refused, time) = taken(&folder);
        assert!(matches!(refused, Err(Fault::Busy)) && time > LONG, "nobody writes without the lock");
        assert!((0..5).all(|_| taken(&folder).1 < LONG));
        drop(held);
        let (held, _) = taken(&folder);
        assert!(held.is_ok() && taken(&folder).1 > LONG, "it was released meanwhile");
        drop(held);
        std::fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
