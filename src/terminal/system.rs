//! The boundary to the operating system: everything that is not the same everywhere. Only Unix is supported so far.

mod unix;

pub(crate) use unix::{files, input, screen, signals, stderr};
