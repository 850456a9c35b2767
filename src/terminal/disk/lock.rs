//! Two programs at one folder: what is read to be changed is read and changed by one of them at a time.

use std::{
    collections::BTreeSet,
    fs::{File, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use super::read::lock as open_lock;

/// The time for which another program is waited for; the tests of this file need not wait as long.
const PATIENCE: Duration = if cfg!(test) { Duration::from_millis(200) } else { Duration::from_secs(2) };

/// A lock on the folder, as long as it lives.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "the lock lives as long as the file is open")] Option<File>);

impl Lock {
    /// Takes the lock, if that can be done in two seconds: on a busy disk others may be at work for long. Without it the files
    /// are whole all the same, because each is replaced at once; and a program that was stopped while it held the lock must
    /// not stop this one.
    pub(super) fn take(folder: &Path) -> Self {
        let path = folder.join("lock");
        // What else may have that name, it has for all programs alike.
        open_lock(&path).map_or_else(|_| Self::of(folder), |file| Self::wait(&path, file))
    }

    /// The same for a folder that is not ours alone: nothing is put into it.
    pub(super) fn of(folder: &Path) -> Self {
        File::open(folder).map_or(Self(None), |file| Self::wait(folder, file))
    }

    fn wait(path: &Path, file: File) -> Self {
        /// Short beside what a save takes: who saves on and on leaves the lock for a moment only.
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

/// The locks that were waited for in vain: who holds one may be stopped for long, and not every save is to wait for that.
fn waited_for() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    static WAITED_FOR: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    WAITED_FOR.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tries to lock it; whether another has it. Where files cannot be locked none has.
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
    fn a_lock_that_is_never_let_go_is_waited_for_once() {
        const LONG: Duration = Duration::from_millis(100);
        let folder = std::env::temp_dir().join(format!("zugzwang-lock-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let (held, _) = taken(&folder);
        assert!(taken(&folder).1 > LONG);
        assert!((0..5).all(|_| taken(&folder).1 < LONG));
        drop(held);
        let (held, _) = taken(&folder);
        assert!(taken(&folder).1 > LONG, "it was let go meanwhile");
        drop(held);
        std::fs::remove_dir_all(folder).expect("it goes");
    }
}
