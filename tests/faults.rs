//! Whatever happens to what is kept: it is the old or the new, whole, and what cannot be kept is told.
#![cfg(unix)]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
#[path = "faults/cut.rs"]
mod cut;
#[path = "faults/killed.rs"]
mod killed;
#[path = "faults/refused.rs"]
mod refused;

use std::{
    fs,
    path::{Path, PathBuf},
};

/// An example program, which `cargo test` has built beside the tests.
fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    let built = test.ancestors().nth(2).expect("tests are two folders down").join("examples").join(name);
    assert!(built.exists(), "`cargo build --example {name}` makes {}", built.display());
    built
}

/// What lies in a folder, by name.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
