//! Windows: the console, its keys and modes, and what ends a program.

pub(crate) mod console;
pub(crate) mod environment;
pub(crate) mod files;
pub(crate) mod input;
pub(crate) mod keyboard;
pub(crate) mod screen;
pub(crate) mod signals;
pub(crate) mod stderr;
