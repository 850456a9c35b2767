//! What a program leaves behind that is killed while it writes.

use std::{
    fs::{self, DirEntry},
    path::Path,
    time::Duration,
};

/// The beginning of the names of the folders in which `atomicwrites` writes what then takes the place of a file.
const BEGINNING: &[u8] = b".atomicwrite";

/// No file takes so long to be written: what is older nobody writes any more.
const LONG: Duration = Duration::from_secs(60 * 60);

/// Removes it from a folder, which must be one of ours: others may write so, too. What cannot be removed does no harm.
pub(crate) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for litter in entries.filter_map(Result::ok).filter(is_litter) {
        let _ = fs::remove_dir_all(litter.path());
    }
}

fn is_litter(entry: &DirEntry) -> bool {
    let is_ours = entry.file_name().as_encoded_bytes().starts_with(BEGINNING);
    let about = || entry.metadata().ok().filter(fs::Metadata::is_dir);
    is_ours && about().and_then(|about| about.modified().ok()?.elapsed().ok()).is_some_and(|age| age > LONG)
}
