//! The real binary, as a script talks to it.

use std::{
    io::{self, Write},
    process::{Child, Command, Output, Stdio},
    thread,
};

/// What makes the program answer a stream of questions.
pub const ANSWERING: [&str; 4] = ["solve", "--from", "-", "--json"];

/// The program in English, whatever the settings and the locale of whoever tests.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zugzwang"));
    command.env("LC_ALL", "C.UTF-8").env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"));
    command
}

/// Starts the program with pipes to and from it.
pub fn start(args: &[&str]) -> Child {
    program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

/// Puts a text to the program until both are at their end, and tells whether it read everything.
pub fn put(args: &[&str], text: String) -> (Output, io::Result<()>) {
    let mut child = start(args);
    let mut input = child.stdin.take().expect("input is a pipe");
    let writer = thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    (output, writer.join().expect("no panic"))
}
