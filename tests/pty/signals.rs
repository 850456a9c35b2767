//! Quitting, suspending and resuming the arcade, and how its terminal is left.

use std::{os::unix::process::ExitStatusExt, time::Duration};

use rustix::process::{Pid, Signal, kill_process};

use crate::{
    FIRST_STOP, HOME, arcade_at_home,
    common::{example, quoted},
    is_next_stop,
    screen::{ARCADE, CTRL_C, CTRL_Z, DOWN, ENTER, F1, Launch, PROMPT, Terminal, shell},
    shows,
};

#[test]
fn the_arcade_dies_of_a_fatal_signal_and_leaves_the_terminal_restored() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let arcade = arcade_at_home();
        kill_process(Pid::from_child(arcade.child()), signal).expect("the arcade can receive signals");
        let ended = arcade.end();
        assert_eq!(ended.status.signal(), Some(signal.as_raw()));
        ended.assert_restored();
    }
}

#[test]
fn ctrl_c_quits_everywhere() {
    let prompt = [ENTER, ":2"].concat();
    let places = [
        ("", HOME),
        ("n", "▸ Coins"),
        (&prompt, "Move: 2"),
        ("?", "╭ Help"),
        (F1, "╭ Help"),
        // An unfinished paste, click and arrow key.
        ("\x1b[200~half a paste", HOME),
        ("\x1b[<0;12", HOME),
        ("\x1bO", HOME),
    ];
    for (keys, sight) in places {
        let mut arcade = arcade_at_home();
        arcade.keys(keys);
        arcade.wait_for(sight);
        arcade.keys(CTRL_C);
        let ended = arcade.end();
        assert_eq!(ended.status.code(), Some(0), "{sight}");
        ended.assert_restored();
    }
}

/// Checks that the arcade, suspended after `before` bytes, leaves the terminal to the shell and comes back with `fg`.
pub(super) fn assert_the_shell_has_it_until_fg(shell: &mut Terminal, before: usize) {
    shell.wait_for_more(before, PROMPT);
    let screen = shell.screen();
    assert!(!screen.alternate_screen() && !screen.hide_cursor(), "{}", screen.contents());
    shell.keys("echo back-$((40+2))\r");
    shell.wait_for("back-42");

    shell.keys("fg\r");
    shell.wait_until("Home again", |screen| screen.alternate_screen() && shows(screen, FIRST_STOP));
    shell.keys(DOWN);
    shell.wait_until("the next stop", is_next_stop);
}

#[test]
fn ctrl_z_returns_the_terminal_to_the_shell_and_fg_brings_the_arcade_back() {
    let mut shell = shell();
    shell.keys(&[&quoted(ARCADE), ENTER].concat());
    shell.wait_for(FIRST_STOP);

    let before = shell.count();
    shell.keys(CTRL_Z);
    assert_the_shell_has_it_until_fg(&mut shell, before);

    let before = shell.count();
    shell.keys("q");
    shell.wait_for_more(before, PROMPT);
    shell.keys("exit $?\r");
    let ended = shell.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored();
}

#[test]
fn ctrl_z_does_nothing_without_a_shell_to_return_to() {
    let mut arcade = arcade_at_home();
    arcade.keys(&[CTRL_Z, DOWN].concat());
    arcade.wait_until("the next stop", is_next_stop);
    arcade.keys("q");
    assert_eq!(arcade.end().status.code(), Some(0));
}

#[test]
fn ctrl_z_stops_everything_the_shell_waits_for() {
    let mut shell = shell();
    shell.keys(&format!("sh -c {}\r", quoted(format!("{}; true", quoted(ARCADE)))));
    shell.wait_for(FIRST_STOP);
    let before = shell.count();
    shell.keys(CTRL_Z);
    shell.wait_for_more(before, PROMPT);
    shell.keys("fg\r");
    shell.wait_until("Home again", |screen| screen.alternate_screen() && shows(screen, FIRST_STOP));
}

#[test]
fn ctrl_z_does_nothing_under_a_shell_without_job_control() {
    let script = format!("{}; true", quoted(ARCADE));
    let mut arcade = Launch::program("/bin/sh", &["-c", &script]).start();
    arcade.wait_for(FIRST_STOP);
    arcade.keys(&[CTRL_Z, DOWN].concat());
    arcade.wait_until("the next stop", is_next_stop);
}

#[test]
fn a_panic_is_reported_on_a_restored_terminal() {
    let ended = Launch::program(example("panic"), &[]).start().end();
    assert_eq!(ended.status.code(), Some(101));
    ended.assert_restored();
    let at = |text: &str| ended.written.find(text).expect(text);
    let message = at("the arcade fell over");
    assert!(at("\x1b[?1049l") < message, "{:?}", ended.written);
    assert!(at("\x1b[?1000l") < message, "{:?}", ended.written);
}

#[test]
fn an_arcade_ends_if_its_terminal_is_closed() {
    let deaf = format!("trap '' HUP; exec {}", quoted(ARCADE));
    let launches = [
        ("without a signal handler of its own", Launch::program("/bin/sh", &["-c", &deaf])),
        ("without a signal", Launch::arcade(&[]).of_no_session()),
    ];
    for (how, launch) in launches {
        let arcade = launch.start();
        arcade.wait_for(HOME);
        assert!(arcade.hang_up(Duration::from_secs(2)).is_some(), "{how}");
    }
}

#[test]
fn an_arcade_ends_if_its_terminal_is_closed_during_a_paste() {
    let mut arcade = arcade_at_home();
    arcade.keys("\x1b[200~half a paste");
    assert!(arcade.hang_up(Duration::from_secs(2)).is_some());
}

#[test]
fn an_incomplete_escape_sequence_delays_nothing_else() {
    let mut arcade = arcade_at_home();
    // What Alt-[ sends, and the start of every arrow key.
    arcade.keys("\x1b[");
    arcade.resize(30, 6);
    arcade.wait_for("Zugzwang needs");
    kill_process(Pid::from_child(arcade.child()), Signal::TERM).expect("the arcade can receive signals");
    let ended = arcade.end();
    assert_eq!(ended.status.signal(), Some(Signal::TERM.as_raw()));
    ended.assert_restored();
}
