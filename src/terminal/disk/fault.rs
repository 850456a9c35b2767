//! Finds out what is wrong with a file.

use std::{fs, io, path::Path};

use crate::{terminal::system::files::is_loop, words::file::Fault};

/// The fault that an error at this path amounts to. Of a broken link the system only says that something is missing or in the way.
pub(super) fn fault_at(path: &Path, error: impl Into<io::Error>) -> Fault {
    broken_link(path).unwrap_or_else(|| error.into().into())
}

fn broken_link(path: &Path) -> Option<Fault> {
    let steps: Vec<&Path> = path.ancestors().filter(|step| !step.as_os_str().is_empty()).collect();
    for step in steps.into_iter().rev() {
        // Nothing can be found below a missing folder.
        if !step.symlink_metadata().ok()?.is_symlink() {
            continue;
        }
        let Err(error) = fs::metadata(step) else { continue };
        let circle = is_loop(&error);
        if circle || matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) {
            return Some(Fault::Link { link: step.to_owned(), circle });
        }
    }
    None
}
