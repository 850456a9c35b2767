//! A single file: read and checked, replaced as a whole, or set aside.

use std::{
    io,
    path::{Path, PathBuf},
};

use serde::{Serialize, de::DeserializeOwned};
use zugzwang_engine::matchbox::Notes;

use super::{Fault, SetAside, Storage, StorageError, Written};
use crate::{
    keep::{learned, versioned},
    words::file,
};

/// Default maximum size of a file in bytes. Larger files are not read.
pub const MOST: u64 = 4 << 20;

/// The content of a saved file.
pub trait Content: Serialize + DeserializeOwned {
    /// Maximum size of such a file in bytes.
    const MOST: u64 = MOST;
    /// Whether the file is pretty-printed, so that people can read it, too.
    const LINES: bool = true;

    /// Checks content that could be parsed: that it is consistent, and that it belongs to this game.
    ///
    /// # Errors
    /// [`Fault`] for the first problem found.
    fn check(&self, _game: Option<&str>) -> Result<(), Fault> {
        Ok(())
    }
}

/// A record that has a single file. If the file is missing, the record is the default.
pub trait Single: Content + Default {
    /// The file's name without its extension.
    const NAME: &'static str;
}

impl Content for Notes {
    const MOST: u64 = learned::MOST;
    const LINES: bool = false;

    /// Checks that the machine plays this game. Building its boxes checks the rest, which can take long.
    fn check(&self, game: Option<&str>) -> Result<(), Fault> {
        match game {
            Some(game) if game != self.game => Err(Fault::OtherGame(self.game.clone())),
            _ => Ok(()),
        }
    }
}

/// A file, and the game it must belong to, if any.
pub(super) struct Place {
    pub(super) path: PathBuf,
    pub(super) game: Option<&'static str>,
}

enum Trouble {
    Refused(file::Fault),
    Fault(Fault),
}

impl Storage {
    /// Reads the content of a file, if it exists. A file that is rejected is set aside.
    pub(super) fn read<T: Content>(&self, place: &Place) -> Result<Option<T>, StorageError> {
        match self.look(place) {
            // Read again under the lock: another instance may just be replacing the file.
            Err(Trouble::Fault(_)) => {
                let refused = |error| StorageError::Refused { file: place.path.clone(), error };
                let _lock = self.store.lock(&place.path).map_err(refused)?;
                self.read_locked(place)
            }
            found => found.map_err(|trouble| self.rejected(&place.path, trouble)),
        }
    }

    /// Reads the content of a file if that is possible, and changes nothing.
    pub(super) fn peek<T: Content>(&self, place: &Place) -> Option<T> {
        self.look(place).ok().flatten()
    }

    /// Replaces the content of a file. On failure the old content stays.
    pub(super) fn change<T: Content>(&self, place: &Place, change: impl FnOnce(Option<T>) -> T) -> Written {
        let path = &place.path;
        let refused = |error| StorageError::Refused { file: path.to_owned(), error };
        self.store.make_ready(path).map_err(refused)?;
        let _lock = self.store.lock(path).map_err(refused)?;
        let (old, aside) = match self.read_locked(place) {
            Ok(old) => (old, None),
            Err(StorageError::SetAside(aside)) => (None, Some(aside)),
            Err(error) => return Err(error),
        };
        let bytes = versioned::bytes(change(old), T::LINES).map_err(|error| refused(io::Error::from(error).into()))?;
        if bytes.len() as u64 > T::MOST {
            return Err(StorageError::TooLarge { file: path.to_owned(), most: T::MOST });
        }
        self.store.replace(path, &bytes).map_err(refused)?;
        Ok(aside)
    }

    pub(super) fn remove<T: Content>(&self, place: &Place, is_right: impl Fn(&T) -> bool) -> Result<(), StorageError> {
        let path = &place.path;
        let refused = |error| StorageError::Refused { file: path.to_owned(), error };
        let _lock = self.store.lock(path).map_err(refused)?;
        if !self.read_locked(place)?.is_some_and(|there| is_right(&there)) {
            return Ok(());
        }
        self.store.remove(path).map_err(refused)
    }

    fn read_locked<T: Content>(&self, place: &Place) -> Result<Option<T>, StorageError> {
        self.look(place).map_err(|trouble| self.rejected(&place.path, trouble))
    }

    fn rejected(&self, path: &Path, trouble: Trouble) -> StorageError {
        let file = path.to_owned();
        match trouble {
            Trouble::Refused(error) => StorageError::Refused { file, error },
            Trouble::Fault(fault) => match self.store.set_aside(path) {
                Ok(now) => StorageError::SetAside(SetAside { file, fault, now }),
                Err(error) => StorageError::Stuck { file, fault, error },
            },
        }
    }

    /// Reads the content of a file, if it exists, without changing anything.
    fn look<T: Content>(&self, place: &Place) -> Result<Option<T>, Trouble> {
        let bytes = match self.store.read(&place.path, T::MOST) {
            Err(fault) if fault.is_missing() => return Ok(None),
            Err(fault) if fault.is_of(&place.path) => return Err(Trouble::Fault(Fault::Unread(fault))),
            read => read.map_err(Trouble::Refused)?,
        };
        parsed(&bytes, place.game).map(Some).map_err(Trouble::Fault)
    }
}

pub(super) fn parsed<T: Content>(bytes: &[u8], game: Option<&str>) -> Result<T, Fault> {
    let content: T = versioned::read(bytes).map_err(Fault::Unreadable)?;
    content.check(game)?;
    Ok(content)
}
