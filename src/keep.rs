//! What outlasts the program.
//!
//! [`storage`] says what is kept in which file and in which form, [`keeper`] when a game that is played is kept, [`settings`]
//! what the user has set, [`learned`] how a machine of matchboxes is written down, [`store`] where files lie: nothing here knows
//! a disk.

pub mod keeper;
pub mod learned;
pub mod settings;
pub mod storage;
pub mod store;
mod versioned;
