//! The arcade in a real terminal: what is typed, what is shown, and how the terminal is left.
#![cfg(unix)]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod ending;
#[cfg(target_os = "linux")]
mod idle;
mod kept;
mod pressed;
mod screen;
mod signals;
mod terminals;
mod written;

use std::process::{Command, Stdio};

use screen::{ARCADE, BACKSPACE, CTRL_C, DOWN, ENTER, Launch, RIGHT, Terminal};
use terminals::colours;
use vt100::Screen;

/// A text that only Home shows.
const HOME: &str = " known";
/// The selected tile before any key is pressed.
const FIRST_STOP: &str = "▸Last coin";
/// The tile one row down from there.
const NEXT_STOP: &str = "▸31 December";
const WORKED_EXAMPLE: [&str; 3] = ["play", "nim", "heaps=18,8,14,9,23"];

fn arcade_at_home() -> Terminal {
    let arcade = Launch::arcade(&[]).start();
    arcade.wait_for(HOME);
    arcade
}

#[test]
fn a_new_user_wins_the_worked_example_and_finds_the_terminal_as_it_was() {
    // Twenty moves are shown at once, not one by one.
    let mut arcade = Launch::arcade(&["--motion", "off"]).size(120, 40).start();
    arcade.wait_for(HOME);
    choose_nim(&mut arcade);
    arcade.keys("n");
    arcade.wait_for("1,2,4");
    arcade.keys(&["18,8,14,9,234", BACKSPACE].concat());
    arcade.wait_for("18,8,14,9,23");
    arcade.keys(ENTER);
    arcade.wait_for("no move chosen yet");
    arcade.keys("f");
    arcade.wait_for("have no twin");
    // The first arrow key selects a move.
    arcade.keys(&[DOWN, DOWN, &RIGHT.repeat(5)].concat());
    arcade.wait_for("8 → 2");
    arcade.wait_for("take 6 from heap 2   ✓ wins");
    arcade.keys(ENTER);
    win_with_hints(&mut arcade);
    arcade.keys("q");
    arcade.wait_for(HOME);
    arcade.keys("q");
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored();
}

/// Moves the cursor to the tile of nim.
fn choose_nim(arcade: &mut Terminal) {
    arcade.keys(&RIGHT.repeat(10));
    arcade.wait_until("nim", |screen| ["", "○ "].iter().any(|mark| shows(screen, &format!("▸{mark}Nim"))));
}

/// Returns whether the cursor has left the first stop.
fn is_next_stop(screen: &Screen) -> bool {
    screen.alternate_screen() && shows(screen, NEXT_STOP)
}

/// Plays the perfect player's moves to the end, starting before the first pair of moves is complete.
fn win_with_hints(arcade: &mut Terminal) {
    let won = |screen: &Screen| shows(screen, "no mistakes");
    for pair in 1.. {
        // The note on the move goes once it is made, and the next one can be chosen once it is answered.
        let answered = |screen: &Screen| {
            let waits = ["Thinking", "best play"].iter().any(|text| shows(screen, text));
            shows(screen, " ◂ ") && shows(screen, "take ") && !waits
        };
        arcade.wait_until(&format!("both moves of pair {pair}"), |screen| won(screen) || answered(screen));
        if won(&arcade.screen()) {
            return;
        }
        arcade.keys("i");
        arcade.wait_for("best play");
        arcade.keys(ENTER);
    }
}

fn shows(screen: &Screen, text: &str) -> bool {
    screen.contents().contains(text)
}

#[test]
fn no_color_removes_every_colour_but_not_reverse_video() {
    // A theme chosen explicitly keeps its colours, which shows that this test can see colours.
    let [found, asked_for] = [&[][..], &["--theme", "ansi"]].map(|args| {
        let mut arcade = Launch::arcade(args).env("NO_COLOR", "1").start();
        arcade.wait_for(FIRST_STOP);
        let (row, column) = place(&arcade.screen(), "▸");
        let entry = arcade.screen().cell(row, column + 2).cloned().expect("the entry is on the screen");
        assert!(entry.inverse(), "{args:?}");
        // A board and a reason have colours of their own.
        arcade.keys(&[RIGHT, RIGHT, "n", ENTER].concat());
        arcade.wait_for("no move chosen yet");
        arcade.keys(CTRL_C);
        colours(&arcade.end().written)
    });
    assert_eq!(found, []);
    assert!(!asked_for.is_empty());
}

/// Returns the row and column where a character first occurs.
fn place(screen: &Screen, sign: &str) -> (u16, u16) {
    let (rows, columns) = screen.size();
    let mut places = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
    let is_there = |&(row, column): &(u16, u16)| screen.cell(row, column).is_some_and(|cell| cell.contents() == sign);
    places.find(is_there).expect(sign)
}

#[test]
fn a_window_that_was_too_small_shows_the_same_board_when_enlarged() {
    let mut arcade = Launch::arcade(&WORKED_EXAMPLE).start();
    arcade.wait_for("18 → 17");
    arcade.keys(&[DOWN, RIGHT, RIGHT].concat());
    arcade.wait_for("8 → 5");
    arcade.resize(30, 6);
    arcade.wait_for("Zugzwang needs 44×12");
    arcade.wait_for("30×6");
    assert!(!shows(&arcade.screen(), "▸"));
    arcade.resize(100, 30);
    arcade.wait_until("the same cursor", |screen| shows(screen, "▸ 2 ") && shows(screen, "8 → 5"));
}

#[test]
fn a_click_on_a_bead_selects_the_move_and_another_plays_it() {
    let mut arcade = Launch::arcade(&[&WORKED_EXAMPLE[..], &["--you", "both"]].concat()).start();
    arcade.wait_for("18 → 17");
    // The last line is drawn last, so the board above it is complete then.
    arcade.wait_for("q home");
    let (column, row) = bead(&arcade.screen(), 3, 3);
    arcade.click(column, row);
    arcade.wait_for("14 → 2");
    assert!(!shows(&arcade.screen(), "◂"));
    arcade.click(column, row);
    arcade.wait_for("◂  2 → 1");
}

/// Returns column and row of a bead; heaps and beads are numbered from 1.
fn bead(screen: &Screen, heap: usize, number: usize) -> (u16, u16) {
    let name = format!("{heap} ");
    let (rows, columns) = screen.size();
    let lines = screen.rows(0, columns.get()).zip(0..rows.get());
    let (_, row) =
        lines.into_iter().find(|(line, _)| line.trim_start().starts_with(&name) && line.contains('●')).expect(&name);
    let is_bead = |&column: &u16| screen.cell(row, column).is_some_and(|cell| cell.contents() == "●");
    ((0..columns.get()).filter(is_bead).nth(number - 1).expect("the heap has that bead"), row)
}

#[test]
fn without_a_terminal_the_arcade_says_so_in_one_line() {
    let output = Command::new(ARCADE).env("LC_ALL", "C").stdin(Stdio::null()).output().expect("the binary runs");
    let complaint = String::from_utf8(output.stderr).expect("output is UTF-8");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(output.stdout.is_empty());
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains("The arcade needs a terminal"), "{complaint}");
}

#[test]
fn unreadable_settings_are_reported_with_their_line_and_stop_nothing() {
    let launch = Launch::arcade(&["--config", "settings.toml"]).size(120, 30);
    let arcade = launch.file("settings.toml", "mouse = true\ntheme = \"pink\"\n").start();
    arcade.wait_for("settings.toml: line 2:");
    arcade.wait_for(FIRST_STOP);
}

#[test]
fn settings_in_a_pipe_are_reported_in_the_first_frame_without_waiting() {
    let script = format!("mkfifo settings.toml; exec {} --config settings.toml", common::quoted(ARCADE));
    let arcade = Launch::program("/bin/sh", &["-c", &script]).size(120, 30).start();
    arcade.wait_until("the pipe", |screen| shows(screen, "settings.toml: it is a pipe, not a file."));
    arcade.wait_for(FIRST_STOP);
}

#[test]
fn a_name_shown_on_a_terminal_contains_no_escape_code() {
    let sheets = ["worksheet", "nim", "--seed", "42", "--out", "a\u{1b}[31mb\u{202e}c"];
    let ended = Launch::arcade(&sheets).size(120, 30).start().end();
    assert_eq!(ended.status.code(), Some(0));
    assert!(ended.written.starts_with("a<U+001B>[31mb<U+202E>c/worksheet-42-1.txt\r\n"), "{:?}", ended.written);
}

#[test]
fn every_key_counts_at_once_after_the_window_was_resized() {
    let mut arcade = Launch::arcade(&WORKED_EXAMPLE).start();
    arcade.wait_for("▸ 1");
    for (size, heap) in [((100, 30), 2), ((80, 24), 3), ((120, 40), 4), ((80, 24), 5)] {
        arcade.resize(size.0, size.1);
        arcade.keys(DOWN);
        arcade.wait_for(&format!("▸ {heap}"));
    }
}
