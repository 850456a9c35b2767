//! Access to files: those of the program, and those that the user names.
//!
//! In place of a file there may be a link, a device, or a pipe that nobody writes to. Only regular files are read, up to a maximum
//! size, and only regular files are replaced, as a whole. Anything else is left alone and reported.

mod fault;
pub mod learned;
mod lines;
mod lock;
mod read;
mod store;
mod together;
mod write;

use std::{fs, path::Path};

use crate::play::{files::Files, own};
pub(crate) use lines::{Line, MOST_SKIPPED, line, skip};
pub(crate) use read::{read, stream};
pub use store::{patient_storage, settings, storage};
pub(crate) use write::{Whose, has_room, make_folder, replace};

/// The reader of files named in the fields of a setup.
pub const FILES: Files = Files(read);

const OWN: &str = "games";

/// The files of the user's own games in a folder, by name; none if they cannot be listed.
pub(crate) fn own_games(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder.join(OWN)).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut names: Vec<String> = files.filter_map(|path| path.to_str().map(ToOwned::to_owned)).collect();
    names.retain(|name| own::is_file(name));
    names.sort_unstable();
    names.truncate(own::MOST);
    names
}
