//! The boundary to where files lie: a disk, or whatever else keeps bytes under names.

use std::{
    any::Any,
    fmt::Debug,
    path::{Path, PathBuf},
};

use crate::words::file::Fault;

/// A store of files of ours, each whole or not there at all.
pub trait Store: Debug + Send + Sync {
    /// Reads a file of at most so many bytes.
    ///
    /// # Errors
    /// [`Fault`], also where nothing has that name.
    fn read(&self, file: &Path, most: u64) -> Result<Vec<u8>, Fault>;

    /// Puts these bytes in the place of a file. They are there afterwards or, on any failure, what was there before.
    ///
    /// # Errors
    /// [`Fault`] where something else than a file has the name, or nothing can be written.
    fn replace(&self, file: &Path, bytes: &[u8]) -> Result<(), Fault>;

    /// Removes a file; one that is not there is gone.
    ///
    /// # Errors
    /// [`Fault`] where it cannot be removed.
    fn remove(&self, file: &Path) -> Result<(), Fault>;

    /// Gives a file the first free name of `NAME.broken-1`, `NAME.broken-2` and so on, and returns it.
    ///
    /// # Errors
    /// [`Fault`] where it cannot be renamed.
    fn set_aside(&self, file: &Path) -> Result<PathBuf, Fault>;

    /// Lists what lies in a folder.
    ///
    /// # Errors
    /// [`Fault`] where that cannot be said.
    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>, Fault>;

    /// Returns whether anything has this name.
    fn is_there(&self, file: &Path) -> bool;

    /// Makes the folder of a file ready for it.
    ///
    /// # Errors
    /// [`Fault`] where there can be none.
    fn make_ready(&self, file: &Path) -> Result<(), Fault>;

    /// Keeps other programs of ours from changing a file as long as what is returned lives.
    fn lock(&self, file: &Path) -> Box<dyn Any>;
}
