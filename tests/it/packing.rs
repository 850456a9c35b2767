//! What packages contain besides the program.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use crate::common::sources::root;

fn run(script: &str, given: &[&str]) -> Output {
    Command::new(root().join("packaging").join(script)).args(given).output().expect("the script starts")
}

/// The files below a folder, by their paths from there.
fn files(folder: &Path, below: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(below).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(folder, &path, found);
        } else {
            found.push(path.strip_prefix(folder).expect("below it").to_string_lossy().into_owned());
        }
    }
}

#[test]
fn a_package_has_the_manual_in_every_language_completions_and_a_desktop_entry() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("packages");
    let _ = fs::remove_dir_all(&folder);
    let Output { status, stderr, .. } =
        run("share", &[env!("CARGO_BIN_EXE_zugzwang"), folder.to_str().expect("a path")]);
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    let mut found = Vec::new();
    files(&folder, &folder, &mut found);
    found.sort();
    let expected = [
        "applications/zugzwang.desktop",
        "bash-completion/completions/zugzwang",
        "fish/vendor_completions.d/zugzwang.fish",
        "icons/hicolor/scalable/apps/zugzwang.svg",
        "man/bg/man6/zugzwang.6.gz",
        "man/man6/zugzwang.6.gz",
        "man/ru/man6/zugzwang.6.gz",
        "man/zh/man6/zugzwang.6.gz",
        "zsh/vendor-completions/_zugzwang",
    ];
    assert_eq!(found, expected);
}

#[test]
fn the_changelog_has_a_section_for_this_version() {
    let Output { status, stdout, .. } = run("notes", &[env!("CARGO_PKG_VERSION")]);
    assert!(status.success() && stdout.len() > 100, "{}", String::from_utf8_lossy(&stdout));
    let Output { status, stderr, .. } = run("notes", &["0.0.0"]);
    assert!(!status.success() && String::from_utf8_lossy(&stderr).contains("0.0.0"));
}
