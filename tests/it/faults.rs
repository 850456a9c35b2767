//! Faults while saving: a file is always the whole old or the whole new one, and failures are reported.

mod cut;
mod killed;
mod named;
mod refused;
mod strangers;

use std::{fs, path::Path, process::Command};

use crate::common::example;

/// Maximum number of moves in the games saved: their files differ in length, by up to a kilobyte.
const MOVES: u64 = 120;

/// Returns the example program that saves this many games over one another, numbered from `first`.
fn saving(folder: &Path, first: u64, count: u64) -> Command {
    let mut command = Command::new(example("saving"));
    command.arg(folder).args([first, count, MOVES].map(|number| number.to_string()));
    command
}

/// Returns the names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
