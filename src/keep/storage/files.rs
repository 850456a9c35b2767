//! One file: read with every care, replaced as a whole, or set aside.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use atomicwrites::move_atomic;
use serde::{Serialize, de::DeserializeOwned};

use super::{Fault, SetAside, Storage, StorageError, Written, lock::Lock};
use crate::{
    keep::versioned::{self, Unreadable},
    terminal::disk::{self, Whose},
};

/// The most bytes of a file where nothing else is said: larger ones are not read.
pub const MOST: u64 = 4 << 20;

/// What a file may hold.
pub(super) trait Content: Serialize + DeserializeOwned {
    /// The most bytes of such a file.
    const MOST: u64 = MOST;
    /// Whether it is written for people to read, too: on many lines.
    const LINES: bool = true;

    /// Whether it means anything, beyond its form, in the place of this game.
    fn check(&self, game: Option<&str>) -> Result<(), Fault>;
}

/// Where a file is, and of which game it must be.
pub(super) struct Place {
    pub(super) path: PathBuf,
    pub(super) game: Option<&'static str>,
}

/// Why a file has nothing for us.
enum Trouble {
    Refused(disk::Fault),
    Fault(Fault),
}

impl From<Unreadable> for Trouble {
    fn from(unreadable: Unreadable) -> Self {
        Self::Fault(match unreadable {
            Unreadable::Form(error) => Fault::Form { line: error.line(), column: error.column() },
            Unreadable::Version(version) => Fault::Version(version),
        })
    }
}

impl Storage {
    /// What the file holds, if it is there. One that is not ours is set aside.
    pub(super) fn read<T: Content>(&self, place: &Place) -> Result<Option<T>, StorageError> {
        match look(place) {
            // Looked at once more with the lock: another program may be about to put a good one in its place.
            Err(Trouble::Fault(_)) => {
                let _lock = Lock::take(&self.folder);
                read_locked(place)
            }
            found => found.map_err(|trouble| told(&place.path, trouble)),
        }
    }

    /// Replaces what the file holds. The new content is there afterwards or, on any failure, the old one still is.
    pub(super) fn change<T: Content>(&self, place: &Place, change: impl FnOnce(Option<T>) -> T) -> Written {
        let path = &place.path;
        let refused = |error| StorageError::Refused { file: path.to_owned(), error };
        if let Some(folder) = path.parent() {
            disk::make_folder(folder, Whose::Ours).map_err(refused)?;
            disk::sweep(folder);
        }
        let _lock = Lock::take(&self.folder);
        let (old, aside) = match read_locked(place) {
            Ok(old) => (old, None),
            Err(StorageError::SetAside(aside)) => (None, Some(aside)),
            Err(error) => return Err(error),
        };
        let bytes = versioned::bytes(change(old), T::LINES).map_err(|error| refused(io::Error::from(error).into()))?;
        if bytes.len() as u64 > T::MOST {
            return Err(StorageError::TooLarge { file: path.to_owned(), most: T::MOST });
        }
        disk::replace(path, &bytes, Whose::Ours).map_err(refused)?;
        Ok(aside)
    }

    /// Removes the file if what it holds is the right thing.
    pub(super) fn remove<T: Content>(&self, place: &Place, is_right: impl Fn(&T) -> bool) -> Result<(), StorageError> {
        let path = &place.path;
        let _lock = Lock::take(&self.folder);
        if !read_locked(place)?.is_some_and(|there| is_right(&there)) {
            return Ok(());
        }
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(StorageError::Refused { file: path.to_owned(), error: error.into() })
            }
            _ => Ok(()),
        }
    }
}

fn read_locked<T: Content>(place: &Place) -> Result<Option<T>, StorageError> {
    look(place).map_err(|trouble| told(&place.path, trouble))
}

fn told(path: &Path, trouble: Trouble) -> StorageError {
    match trouble {
        Trouble::Refused(error) => StorageError::Refused { file: path.to_owned(), error },
        Trouble::Fault(fault) => set_aside(path, fault),
    }
}

/// What the file holds; nothing is changed.
fn look<T: Content>(place: &Place) -> Result<Option<T>, Trouble> {
    let bytes = match disk::read(&place.path, T::MOST) {
        Err(fault) if fault.is_missing() => return Ok(None),
        Err(fault) if fault.is_of(&place.path) => return Err(Trouble::Fault(Fault::Unread(fault))),
        read => read.map_err(Trouble::Refused)?,
    };
    let content: T = versioned::read(&bytes)?;
    content.check(place.game).map_err(Trouble::Fault)?;
    Ok(Some(content))
}

/// Gives the file the first free name of `NAME.broken-1`, `NAME.broken-2` and so on.
fn set_aside(path: &Path, fault: Fault) -> StorageError {
    let file = path.to_owned();
    let mut number = 1_u64;
    loop {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".broken-{number}"));
        let now = path.with_file_name(name);
        match move_atomic(path, &now) {
            Ok(()) => return StorageError::SetAside(SetAside { file, fault, now }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            // Its folder could not be synced, which comes last.
            Err(_) if is_there(&now) && !is_there(path) => {
                return StorageError::SetAside(SetAside { file, fault, now });
            }
            Err(error) => return StorageError::Stuck { file, fault, error: error.into() },
        }
    }
}

/// Whether anything has this name, a link that leads nowhere, too.
fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}
