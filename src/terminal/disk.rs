//! The one way to files that have a name: those the program keeps, and those the user names.
//!
//! Where a file of ours is to be, anything else may lie: a link, a device, a pipe that nobody writes to. A regular file alone is
//! read, up to a size, and a regular file alone is replaced, as a whole; what else lies there stays as it is and is told.

mod fault;
pub mod learned;
mod lines;
mod litter;
mod lock;
mod read;
mod store;
mod write;

use std::{fs, path::Path};

use crate::play::{own, request::Files};
pub(crate) use lines::{Line, MOST_SKIPPED, line, skip};
pub(crate) use litter::sweep;
pub(crate) use read::{read, stream};
pub use store::{settings, storage};
pub(crate) use write::{Whose, has_room, make_folder, replace};

/// Files that fields of a setup name.
pub const FILES: Files = Files(read);

/// The folder of games of one's own, in that where games are kept.
const OWN: &str = "games";
/// So many of them are read.
const MOST_OWN: usize = 100;

/// The files of games of one's own below a folder, by their names; none where there are none, or where they cannot be listed.
pub(crate) fn own_games(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder.join(OWN)).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut names: Vec<String> = files.filter_map(|path| path.to_str().map(ToOwned::to_owned)).collect();
    names.retain(|name| own::is_file(name));
    names.sort_unstable();
    names.truncate(MOST_OWN);
    names
}
