//! What is wrong with a file, found out from what the system says of it.

use std::{fs, io, os::unix::fs::FileTypeExt, path::Path};

use rustix::io::Errno;

use crate::words::file::{Fault, Kind};

/// Returns the fault, given what the system said of this path: of a link that leads to nothing it says only that something is
/// missing, or in the way.
pub(super) fn fault_at(path: &Path, error: impl Into<io::Error>) -> Fault {
    broken_link(path).unwrap_or_else(|| error.into().into())
}

/// Returns the kind of thing that has a file's name; `None` where it is a regular file.
pub(super) fn kind_of(about: &fs::Metadata) -> Option<Kind> {
    let kind = about.file_type();
    if kind.is_file() {
        None
    } else if kind.is_dir() {
        Some(Kind::Folder)
    } else if kind.is_fifo() {
        Some(Kind::Pipe)
    } else if kind.is_socket() {
        Some(Kind::Socket)
    } else {
        Some(Kind::Device)
    }
}

/// The first link on the way to this path that leads to nothing.
fn broken_link(path: &Path) -> Option<Fault> {
    let steps: Vec<&Path> = path.ancestors().filter(|step| !step.as_os_str().is_empty()).collect();
    for step in steps.into_iter().rev() {
        // Behind what is missing nothing is to be found.
        if !step.symlink_metadata().ok()?.is_symlink() {
            continue;
        }
        let Err(error) = fs::metadata(step) else { continue };
        let circle = error.raw_os_error() == Some(Errno::LOOP.raw_os_error());
        if circle || matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) {
            return Some(Fault::Link { link: step.to_owned(), circle });
        }
    }
    None
}
