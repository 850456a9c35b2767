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

use crate::play::request::Files;
pub(crate) use lines::{Line, MOST_SKIPPED, line, skip};
pub(crate) use litter::sweep;
pub(crate) use read::{read, stream};
pub use store::{settings, storage};
pub(crate) use write::{Whose, has_room, make_folder, replace};

/// Files that fields of a setup name.
pub const FILES: Files = Files(read);
