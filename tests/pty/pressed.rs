//! An arcade under stress: endless keys, a terminal nobody reads, a window of any size.

use std::{
    fs,
    os::unix::process::ExitStatusExt,
    thread,
    time::{Duration, Instant},
};

use rustix::process::Signal;
use vt100::Screen;
use zugzwang::{keep::settings::Settings, terminal::disk};

use crate::{
    HOME, arcade_at_home,
    common::Folder,
    ending::{ENDING, TWO_PEOPLE, faulty, saved_moves, send, storage},
    is_next_stop,
    screen::{CTRL_C, DOWN, Launch, Terminal},
    shows,
};

/// Returns whether the saved game has this many moves. A temporary file may be beside it.
fn has_moves(data: &Folder, count: usize) -> bool {
    storage(data).unfinished("nim").expect("the file is valid").is_some_and(|game| game.game.moves().len() == count)
}

/// Waits for a condition that cannot be signalled.
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    const PATIENCE: Duration = Duration::from_secs(10);
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "timed out waiting for {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn while_keys_pour_in_frames_are_drawn_and_a_signal_ends_it() {
    for signal in ENDING {
        let data = Folder::new();
        let arcade = faulty("flood", &data);
        let themes = ["Theme: dark", "Theme: light", "Theme: mono"];
        arcade.wait_until("a frame", |screen| themes.iter().any(|theme| shows(screen, theme)));
        let before = arcade.count();
        // A frame in another theme is another frame.
        arcade.wait_for_more(before, "\x1b[0m");
        send(&arcade, signal);
        let ended = arcade.end();
        assert_eq!(ended.status.signal(), Some(signal.as_raw()));
        ended.assert_restored_once();
        assert_eq!(saved_moves(&data), Some(1));
    }
}

#[test]
fn changes_are_saved_without_another_key() {
    let data = Folder::new();
    let file = data.path().join("settings.toml");
    let named = ["--config", file.to_str().expect("a text")];
    let mut arcade = Launch::arcade(&[&TWO_PEOPLE[..], &named].concat()).data(data.path()).start();
    arcade.wait_for("i hint");
    arcade.keys("t:1:2\r");
    wait_until("the game", || has_moves(&data, 1));
    let settings = || disk::settings(Some(file.clone()), None).map(|mut store| store.load().0);
    wait_until("the theme", || settings().is_some_and(|settings: Settings| settings.theme.is_some()));
    // A signal that cannot be caught.
    send(&arcade, Signal::KILL);
    assert_eq!(arcade.end().status.signal(), Some(Signal::KILL.as_raw()));
    assert!(has_moves(&data, 1));
}

/// Starts an arcade whose terminal nobody reads.
fn unread(data: &Folder) -> Terminal {
    let mut arcade = Launch::arcade(&TWO_PEOPLE).data(data.path()).start();
    arcade.wait_for("i hint");
    arcade.settled();
    arcade.fill();
    arcade.keys(":1:2\r");
    wait_until("the move", || has_moves(data, 1));
    arcade
}

#[test]
fn if_nobody_reads_the_terminal_keys_count_and_a_signal_ends_it() {
    for signal in ENDING {
        let data = Folder::new();
        let mut arcade = unread(&data);
        arcade.keys(":2:1\r");
        wait_until("another move", || has_moves(&data, 2));
        send(&arcade, signal);
        let ended = arcade.end_unread();
        assert_eq!(ended.status.signal(), Some(signal.as_raw()));
        ended.assert_modes();
        assert_eq!(saved_moves(&data), Some(2));
    }
}

#[test]
fn if_nobody_reads_the_terminal_the_keys_to_quit_still_work() {
    for keys in [CTRL_C, "qqq"] {
        let data = Folder::new();
        let mut arcade = unread(&data);
        arcade.keys(keys);
        let ended = arcade.end_unread();
        assert_eq!(ended.status.code(), Some(0));
        ended.assert_modes();
    }
}

#[test]
fn a_terminal_that_is_read_again_shows_the_present_state() {
    let data = Folder::new();
    let mut arcade = unread(&data);
    arcade.keys(":2:1\r");
    wait_until("another move", || has_moves(&data, 2));
    arcade.release();
    // The text that filled the terminal has scrolled everything, so it must be redrawn.
    arcade.resize(100, 30);
    // One is left of the heap from which two were taken.
    arcade.wait_for("1 → 0");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
}

/// Returns the peak memory of a program in kilobytes, where the system has a file that says it.
fn most_memory(arcade: &Terminal) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", arcade.child().id())).ok()?;
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the system counts it");
    Some(most.trim().trim_end_matches(" kB").parse().expect("a number"))
}

#[test]
fn of_the_largest_window_only_a_part_is_drawn_and_a_click_beyond_it_does_nothing() {
    /// In kilobytes. A frame of 1,000 by 500 takes some ten megabytes; one of 10,000 by 10,000 would take thousands.
    const MEGABYTE: u64 = 1 << 10;
    for (columns, rows) in [(10_000, 10_000), (65_535, 65_535), (65_535, 1), (1, 65_535)] {
        let mut arcade = arcade_at_home();
        arcade.settled();
        let before = arcade.count();
        arcade.resize_unseen(columns, rows);
        arcade.wait_for_more(before, "\x1b[2J");
        arcade.settled();
        arcade.click(columns - 1, rows - 1);
        arcade.click(1_000, 500);
        let most = most_memory(&arcade);
        assert!(most.is_none_or(|most| most < 300 * MEGABYTE), "{columns}x{rows} took {most:?} kB");
        arcade.resize(80, 24);
        arcade.wait_for(HOME);
        arcade.wait_until("the first stop", |screen: &Screen| shows(screen, crate::FIRST_STOP));
        arcade.keys(DOWN);
        arcade.wait_until("the next stop", is_next_stop);
        arcade.keys(CTRL_C);
        let ended = arcade.end();
        assert_eq!(ended.status.code(), Some(0));
        ended.assert_restored_once();
    }
}
