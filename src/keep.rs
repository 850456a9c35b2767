//! Everything that is persisted between runs.
//!
//! [`storage`] defines the files and their formats, [`keeper`] decides when the current game is saved, [`settings`]
//! holds the user's choices, [`learned`] is the file format of a matchbox machine, and [`store`] is the boundary to
//! wherever files are stored: no module here accesses a disk.

pub mod bundle;
pub mod keeper;
pub mod learned;
pub mod settings;
pub mod storage;
pub mod store;
mod versioned;
