//! Files named on the command line: whatever they are, the program ends soon, uses little memory and leaves them alone.

use std::{
    ffi::OsStr,
    fs,
    io::Write,
    os::unix::fs::{PermissionsExt, symlink},
    path::Path,
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::{
    names,
    strangers::{seen, strangers},
};
use crate::common::{Folder, binary::program, quoted};

/// Runs the program with a gigabyte of memory and this input. A program that does not end is killed.
fn run_in(folder: &Path, words: &[&str], input: &str) -> (Option<i32>, String, String) {
    let program = program();
    let line: Vec<String> = words.iter().map(quoted).collect();
    let script = format!("ulimit -v 1000000; umask 022; exec {} {}", quoted(program.get_program()), line.join(" "));
    let mut shell = Command::new("/bin/bash");
    let set = program.get_envs().filter_map(|(name, value)| Some((name, value?)));
    shell.args(["-c", &script]).envs(set.collect::<Vec<(&OsStr, &OsStr)>>()).env("XDG_DATA_HOME", folder);
    shell.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = shell.spawn().expect("the program runs");
    // A program that does not read input has closed the pipe.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let began = Instant::now();
    while child.try_wait().expect("its state is known").is_none() && began.elapsed() < Duration::from_secs(30) {
        thread::sleep(Duration::from_millis(5));
    }
    let _ = child.kill();
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    (status.code(), String::from_utf8(stdout).expect("text"), String::from_utf8(stderr).expect("text"))
}

/// Returns the message for arguments that must be rejected.
fn rejection(folder: &Path, words: &[&str]) -> String {
    let (code, out, told) = run_in(folder, words, "");
    assert_eq!((code, out.as_str(), told.lines().count()), (Some(2), "", 1), "{words:?}: {told}");
    told
}

const LEARN: [&str; 4] = ["learn", "nim", "heaps=1,2", "--games=5"];

#[test]
fn where_a_file_is_named_only_a_file_is_read_or_replaced() {
    for (what, make, said) in strangers() {
        let folder = Folder::new();
        let file = folder.path().join("named");
        make(&file);
        let before = seen(&file);
        for (words, option) in [
            (&["learn", "--load", "named"][..], "--load named"),
            (&[&LEARN[..], &["--save", "named"]].concat(), "--save named"),
            (&["solve", "gold", "prices=@named"], "prices=@named"),
            (&["play", "--plain", "gold", "prices=@named"], "prices=@named"),
        ] {
            let told = rejection(folder.path(), words);
            assert!(told.contains(option) && told.contains(said), "{what}: {words:?}: {told}");
            assert_eq!(seen(&file), before, "{what} stays: {words:?}");
        }
        let (code, out, _) = run_in(folder.path(), &["play", "--plain", "nim", "--config", "named"], "quit\n");
        assert!(code == Some(0) && out.contains("named: ") && out.contains(said), "{what}: {out}");
        assert_eq!(seen(&file), before, "{what} stays");
    }
}

#[test]
fn a_page_of_a_worksheet_replaces_nothing_but_files() {
    for (what, make, said) in strangers() {
        let folder = Folder::new();
        let page = folder.path().join("worksheet-42-1.txt");
        make(&page);
        let before = seen(&page);
        let told = rejection(folder.path(), &["worksheet", "nim", "--seed=42", "--out", "."]);
        assert!(told.contains("worksheet-42-1.txt: ") && told.contains(said), "{what}: {told}");
        assert_eq!(seen(&page), before, "{what} stays");
    }
}

#[test]
fn the_programs_own_output_is_never_replaced() {
    let folder = Folder::new();
    // As in /dev, where no test should try anything.
    for (name, stream) in [("stdout", "/proc/self/fd/1"), ("stderr", "/proc/self/fd/2")] {
        symlink(stream, folder.path().join(name)).expect("a link");
    }
    let save = |to: &'static str| [&LEARN[..], &["--save", to]].concat();
    for to in ["stdout", "stderr", "-"] {
        let told = rejection(folder.path(), &save(to));
        assert!(told.contains(&format!("--save {to}: ")) && told.contains("name another file"), "{told}");
    }
    let report = folder.path().join("report");
    let mut learn = program();
    learn.args(save("stdout")).current_dir(folder.path()).stdout(fs::File::create(&report).expect("a file"));
    let before = seen(&report);
    assert_eq!(learn.output().expect("the program runs").status.code(), Some(2));
    assert_eq!(
        (seen(&report), names(folder.path())),
        (before, ["report", "stderr", "stdout"].map(ToOwned::to_owned).to_vec())
    );
}

#[test]
fn a_file_named_by_the_user_keeps_its_link_and_mode() {
    let folder = Folder::new();
    let at = |name: &str| folder.path().join(name);
    let mode = |name: &str| fs::metadata(at(name)).expect("it exists").permissions().mode() & 0o777;
    for (name, words) in [
        ("machine.json", [&LEARN[..], &["--save", "machine.json"]].concat()),
        ("sheets/worksheet-42-1.txt", vec!["worksheet", "nim", "--seed=42", "--out", "sheets"]),
    ] {
        let done = || run_in(folder.path(), &words, "").0;
        assert_eq!((done(), mode(name)), (Some(0), 0o644), "{name}");
        fs::set_permissions(at(name), fs::Permissions::from_mode(0o600)).expect("the file is valid");
        fs::rename(at(name), at("elsewhere")).expect("the file can be moved");
        fs::write(at("elsewhere"), "").expect("the file can be emptied");
        symlink(at("elsewhere"), at(name)).expect("a link");
        assert_eq!((done(), mode("elsewhere")), (Some(0), 0o600), "{name}");
        assert!(at(name).symlink_metadata().expect("it exists").is_symlink(), "{name}");
        assert!(fs::metadata(at("elsewhere")).expect("it exists").len() > 100, "{name}");
    }
    assert_eq!(mode("sheets"), 0o755);
}

#[test]
fn questions_come_through_pipes_and_an_endless_line_is_reported() {
    let folder = Folder::new();
    let (code, out, told) = run_in(folder.path(), &["solve", "--from", "/dev/zero", "--json"], "");
    assert_eq!((code, out.as_str()), (Some(2), "{\"error\":\"line 1: it is longer than 1048576 bytes\"}\n"), "{told}");
    assert!(told.contains("/dev/zero: line 1: it does not end"), "{told}");
    assert!(rejection(folder.path(), &["batch", "euclid", "/dev/zero"]).contains("/dev/zero: line 1: it is longer"));
    // An endless move also ends the game, like the end of the input.
    let endless = format!("{} play --plain nim < /dev/zero | tail -c 300", quoted(program().get_program()));
    let shell = Command::new("timeout").args(["30", "/bin/bash", "-c", &endless]).output().expect("the program runs");
    assert_eq!(shell.status.code(), Some(0), "{}", String::from_utf8_lossy(&shell.stdout));
    for (make, file) in [("", "<(printf 'nim\\nx\\n')"), ("mkfifo pipe; printf 'nim\\nx\\n' > pipe &", "pipe")] {
        let script = format!("{make} {} solve --from {file} --json", quoted(program().get_program()));
        let shell = Command::new("/bin/bash").args(["-c", &script]).current_dir(folder.path()).output();
        let said = String::from_utf8(shell.expect("the program runs").stdout).expect("text");
        let answers: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!((answers.len(), &answers[0]["game"]), (2, &"nim".into()), "{file}");
        assert!(answers[1]["error"].as_str().is_some_and(|error| error.starts_with("line 2: ")), "{said}");
    }
}

#[test]
fn input_without_lines_is_reported() {
    let folder = Folder::new();
    fs::create_dir(folder.path().join("folder")).expect("a folder");
    symlink("nothing", folder.path().join("link")).expect("a link");
    for (file, said) in
        [("folder", "it is a folder"), ("link", "leads nowhere"), ("none", "no such file"), ("none/it", "no such file")]
    {
        for words in [["solve", "--json", "--from", file], ["batch", "euclid", "--ascii", file]] {
            let told = rejection(folder.path(), &words);
            assert!(told.contains(file) && told.contains(said), "{words:?}: {told}");
        }
    }
}
