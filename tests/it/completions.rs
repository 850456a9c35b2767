//! Completions as shells request them: their scripts pass the words on to the program.

use std::{
    env, fs, io,
    path::Path,
    process::{Command, Output},
};

use zugzwang_engine::games;

const BINARY: &str = env!("CARGO_BIN_EXE_zugzwang");

/// Runs a shell that finds the program by name; `None` if this shell is not installed.
fn shell(name: &str, args: &[&str]) -> Option<String> {
    let folder = Path::new(BINARY).parent().expect("the program is in a folder");
    let rest = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([folder.to_owned()].into_iter().chain(env::split_paths(&rest))).expect("a path");
    let mut command = Command::new(name);
    command.args(args).env("PATH", path).env("LC_ALL", "C.UTF-8").env("HOME", env!("CARGO_TARGET_TMPDIR"));
    command.env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    let Output { status, stdout, stderr } = match command.output() {
        Ok(output) => output,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        Err(error) => panic!("{name}: {error}"),
    };
    let complaint = String::from_utf8_lossy(&stderr);
    assert!(status.success() && complaint.is_empty(), "{name}: {complaint}");
    Some(String::from_utf8(stdout).expect("text"))
}

/// Returns what bash substitutes for the last word of a line, given the words as readline splits them.
fn in_bash(line: &str, pieces: &[&str]) -> Vec<String> {
    const ASK: &str = r#"
        source <("$1" completions bash)
        COMP_LINE=$2 COMP_POINT=${#2} COMP_WORDS=("${@:3}")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _zugzwang
        ((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}"
        true
    "#;
    let args = [&["--norc", "-c", ASK, "bash", BINARY, line][..], pieces].concat();
    let offered = shell("bash", &args).expect("bash runs every script of the project");
    offered.lines().map(ToOwned::to_owned).collect()
}

#[test]
fn bash_offers_games_and_the_fields_of_the_one_named() {
    let ids: Vec<&str> = games::ALL.iter().map(|game| game.id).collect();
    assert_eq!(in_bash("zugzwang play ", &["zugzwang", "play", ""]), ids);
    assert_eq!(in_bash("zugzwang play nim ", &["zugzwang", "play", "nim", ""]), ["heaps=", "last="]);
}

#[test]
fn bash_splits_words_at_the_equals_sign_and_gets_what_follows_it() {
    assert_eq!(in_bash("zugzwang play nim last=", &["zugzwang", "play", "nim", "last", "="]), ["wins", "loses"]);
    assert_eq!(in_bash("zugzwang play nim last=l", &["zugzwang", "play", "nim", "last", "=", "l"]), ["loses"]);
    let set = ["zugzwang", "play", "nim", "heaps", "=", "3,4", ""];
    assert_eq!(in_bash("zugzwang play nim heaps=3,4 ", &set), ["last="]);
    assert_eq!(in_bash("zugzwang list --lang=r", &["zugzwang", "list", "--lang", "=", "r"]), ["ru"]);
}

#[test]
fn bash_takes_the_line_only_up_to_the_cursor() {
    // The cursor is after the `n` of nim.
    assert_eq!(in_bash("zugzwang play n", &["zugzwang", "play", "nim"]), ["nim", "northcott", "nimbi"]);
}

#[test]
fn bash_completes_files_and_folders_itself() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("completed");
    fs::create_dir_all(folder.join("sheets")).expect("a folder");
    fs::write(folder.join("seeds.txt"), "").expect("a file");
    let begun = format!("{}/s", folder.display());
    let offered = |line: &[&str]| {
        let mut found = in_bash(&line.join(" "), line);
        found.sort();
        found.iter().map(|path| path.rsplit('/').next().expect("a valid name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(offered(&["zugzwang", "batch", "euclid", &begun]), ["seeds.txt", "sheets"]);
    assert_eq!(offered(&["zugzwang", "worksheet", "--out", &begun]), ["sheets"]);
}

#[test]
fn fish_offers_fields_with_descriptions() {
    let ask = |line: &str| {
        shell(
            "fish",
            &["--no-config", "-c", &format!("source (zugzwang completions fish | psub); complete -C '{line}'")],
        )
    };
    let Some(fields) = ask("zugzwang play nim ") else { return eprintln!("there is no fish to ask") };
    assert_eq!(fields, "heaps=\tHeaps\nlast=\tLast move\n");
    assert_eq!(ask("zugzwang play nim last=").as_deref(), Some("last=wins\nlast=loses\n"));
}

#[test]
fn zsh_accepts_its_script() {
    let Some(told) = shell(
        "zsh",
        &[
            "-f",
            "-c",
            "autoload -Uz compinit; compinit -D -u; source <(zugzwang completions zsh); echo $_comps[zugzwang]",
        ],
    ) else {
        return eprintln!("there is no zsh to ask");
    };
    assert_eq!(told, "_zugzwang\n");
}
