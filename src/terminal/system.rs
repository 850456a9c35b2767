//! The boundary to the operating system: everything that differs between systems. Each of them has the same modules with the same
//! functions, so no code outside needs to know which system it runs on.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{console, environment, files, input, keyboard, screen, signals, stderr};
#[cfg(windows)]
pub(crate) use windows::{console, environment, files, input, keyboard, screen, signals, stderr};

#[cfg(not(any(unix, windows)))]
compile_error!("the arcade needs Unix or Windows; zugzwang-engine builds everywhere");
