//! The one way to files that have a name: those the program keeps, and those the user names.
//!
//! Where a file of ours is to be, anything else may lie: a link, a device, a pipe that nobody writes to. A regular file alone is
//! read, up to a size, and a regular file alone is replaced, as a whole; what else lies there stays as it is and is told.

mod fault;
mod lines;
mod litter;
mod read;
mod write;

pub use fault::{Fault, Kind};
pub(crate) use lines::{Line, MOST_SKIPPED, line, skip};
pub(crate) use litter::sweep;
pub(crate) use read::{lock, read, stream};
pub(crate) use write::{Whose, has_room, make_folder, replace};
