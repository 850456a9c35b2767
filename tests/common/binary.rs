//! Runs the real binary, as a script does.

use std::{
    io::{self, Write},
    process::{Child, Command, Output, Stdio},
    thread,
};

/// Arguments with which the program answers a stream of questions.
pub const ANSWERING: [&str; 4] = ["solve", "--from", "-", "--json"];

/// Returns the program, set to English whatever the settings and the locale of the machine.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zugzwang"));
    command.env("LC_ALL", "C.UTF-8").env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"));
    command
}

/// Starts the program with pipes for input, output and errors.
pub fn start(args: &[&str]) -> Child {
    program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

/// Runs the program with this text as input. Also returns whether it read everything.
pub fn run_with_input(args: &[&str], text: String) -> (Output, io::Result<()>) {
    let mut child = start(args);
    let mut input = child.stdin.take().expect("input is a pipe");
    let writer = thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    (output, writer.join().expect("no panic"))
}

/// Runs the program without input.
pub fn run(args: &[&str]) -> Output {
    program().args(args).stdin(Stdio::null()).output().expect("the binary runs")
}

/// Runs the program, which must succeed, and returns its output.
pub fn stdout(args: &[&str]) -> String {
    let Output { status, stdout, stderr } = run(args);
    assert_eq!(status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).expect("output is UTF-8")
}

/// Runs the program, which must succeed without a word on standard error, and returns its output.
pub fn silent_stdout(args: &[&str]) -> String {
    let Output { status, stdout, stderr } = run(args);
    assert_eq!(status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&stderr));
    assert!(stderr.is_empty(), "{args:?}: progress is only shown on a terminal");
    String::from_utf8(stdout).expect("output is UTF-8")
}

/// Runs the program, which must reject its arguments in one line on standard error, and returns that line.
pub fn complaint(args: &[&str]) -> String {
    let Output { status, stdout, stderr } = run(args);
    let line = String::from_utf8(stderr).expect("output is UTF-8");
    assert_eq!(status.code(), Some(2), "{args:?}: {line}");
    assert!(stdout.is_empty() && line.lines().count() == 1, "{args:?}: {line}");
    line
}

/// Checks that the program rejects its arguments with a line that contains all of these texts.
pub fn assert_names(args: &[&str], named: &[&str]) {
    let line = complaint(args);
    for name in named {
        assert!(line.contains(name), "{args:?}: {line} does not name {name}");
    }
}
