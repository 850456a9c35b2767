//! The system: keys as a terminal sends them, signals, threads, files and clocks. The rooms below know none of them.
//!
//! [`arcade`] is the loop: it waits for [`events`], gives them to the app, and draws with [`tui`]. [`threads`] starts the workers,
//! and [`clock`] tells the time. [`disk`] reads and writes files with every care. [`plain`] plays line by line, for pipes and screen
//! readers.

pub mod arcade;
pub mod clock;
mod complaint;
pub mod disk;
pub mod events;
pub mod plain;
pub mod threads;
pub mod tui;

pub(crate) use complaint::complain;
