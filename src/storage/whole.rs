//! A file replaced as a whole.

use std::{fs, io, io::Write, path::Path};

use atomicwrites::{AllowOverwrite, AtomicFile};

use super::litter;

/// Puts these bytes in the place of a file. They are there afterwards or, on any failure, what was there before.
///
/// # Errors
/// Where the system refuses.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    path.parent().into_iter().for_each(litter::sweep);
    match AtomicFile::new(path, AllowOverwrite).write(|file| file.write_all(bytes)) {
        // The folder is synced last, and not every file system can do that: the file is in its place all the same.
        Err(_) if fs::read(path).is_ok_and(|there| there == bytes) => Ok(()),
        written => Ok(written?),
    }
}
