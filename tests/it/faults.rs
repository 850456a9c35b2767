//! Whatever happens to what is kept: it is the old or the new, whole, and what cannot be kept is told.

mod cut;
mod killed;
mod named;
mod refused;
mod strangers;

use std::{fs, path::Path, process::Command};

use crate::common::example;

/// Games that are saved have fewer moves than this: their files differ in length, the longest by more than a kilobyte.
const MOVES: u64 = 120;

/// The program that saves so many games over one another, numbered from `first`.
fn saving(folder: &Path, first: u64, count: u64) -> Command {
    let mut command = Command::new(example("saving"));
    command.arg(folder).args([first, count, MOVES].map(|number| number.to_string()));
    command
}

/// What lies in a folder, by name.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
