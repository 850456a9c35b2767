//! The boundary to wherever files are stored: a disk, or anything else that stores bytes by name.

use std::{
    any::Any,
    fmt::Debug,
    path::{Path, PathBuf},
};

use crate::words::file::Fault;

/// A place for files. Each file is either whole or missing.
pub trait Store: Debug + Send + Sync {
    /// Reads a file of at most `most` bytes.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read, also if it is missing.
    fn read(&self, file: &Path, most: u64) -> Result<Vec<u8>, Fault>;

    /// Replaces the content of a file atomically: on failure the old content stays.
    ///
    /// # Errors
    /// [`Fault`] if something other than a file has this name, or it cannot be written.
    fn replace(&self, file: &Path, bytes: &[u8]) -> Result<(), Fault>;

    /// Replaces several files, all or none. After each, `note` gets the number of files that are written.
    ///
    /// # Errors
    /// [`Unreplaced`] for the first file that cannot be replaced.
    fn replace_all(&self, files: &[(PathBuf, Vec<u8>)], note: &mut dyn FnMut(usize)) -> Result<(), Unreplaced>;

    /// Removes a file. Succeeds if there is none.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be removed.
    fn remove(&self, file: &Path) -> Result<(), Fault>;

    /// Renames a file to the first free name of `NAME.broken-1`, `NAME.broken-2` and so on, and returns the new path.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be renamed.
    fn set_aside(&self, file: &Path) -> Result<PathBuf, Fault>;

    /// Lists the paths in a folder.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be listed.
    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>, Fault>;

    /// Returns whether anything has this name.
    fn is_there(&self, file: &Path) -> bool;

    /// Creates the folder of a file if necessary.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be created.
    fn make_ready(&self, file: &Path) -> Result<(), Fault>;

    /// Keeps other instances of the program from changing a file until the returned guard is dropped.
    ///
    /// # Errors
    /// [`Fault::Busy`] if another instance has kept it for too long.
    fn lock(&self, file: &Path) -> Result<Box<dyn Any>, Fault>;
}

/// Why several files were not replaced.
#[derive(Debug)]
pub struct Unreplaced {
    /// The file that could not be replaced.
    pub file: PathBuf,
    /// The reason.
    pub fault: Fault,
    /// Whether all files are as they were before.
    pub whole: bool,
}
