//! What outlives the arcade: a game on disk, an id on the clipboard.

use std::{
    fs,
    os::unix::{fs::PermissionsExt, process::ExitStatusExt},
    thread,
    time::Duration,
};

use rustix::process::{Pid, Signal, kill_process};
use zugzwang::{
    keep::storage::SavedGame,
    play::{board::Side, boards},
    terminal::{clock::seconds, disk},
};
use zugzwang_engine::Day;

use crate::{
    choose_nim,
    common::{Folder, quoted},
    screen::{ARCADE, CTRL_C, ENTER, Launch},
    shows,
};

#[test]
fn the_id_is_copied_and_printed_on_exit() {
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=1,2", "--you", "both"]).start();
    arcade.wait_for("q home");
    arcade.keys("y");
    arcade.wait_for("Sent to the clipboard");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored();
    // The terminal receives the text in base 64: nim heaps=1,2 last=wins.
    assert!(ended.written.contains("\x1b]52;c;bmltIGhlYXBzPTEsMiBsYXN0PXdpbnM="), "{:?}", ended.written);
    let (_, after) = ended.written.rsplit_once("\x1b[?1049l").expect("the alternate screen is left");
    assert!(after.ends_with("nim heaps=1,2 last=wins\r\n"), "{after:?}");
}

#[test]
fn inside_tmux_its_own_command_copies_and_only_its_success_is_told() {
    for (status, told) in [(0, "Copied: nim heaps=1,2"), (1, "Sent to the clipboard")] {
        let folder = Folder::new();
        let tmux = folder.path().join("tmux");
        let taken = folder.path().join("taken");
        fs::write(&tmux, format!("#!/bin/sh\n{{ echo \"$@\"; /bin/cat; }} > '{}'\nexit {status}\n", taken.display()))
            .expect("it is written");
        fs::set_permissions(&tmux, fs::Permissions::from_mode(0o755)).expect("it may be run");
        let launch = Launch::arcade(&["play", "nim", "heaps=1,2", "--you", "both"]);
        let mut arcade = launch.env("TMUX", "socket").env("PATH", &folder.path().to_string_lossy()).start();
        arcade.wait_for("q home");
        arcade.keys("y");
        arcade.wait_for(told);
        // Until the command has answered, the text is told as sent; it may still be reading.
        let wanted = "load-buffer -w -\nnim heaps=1,2 last=wins";
        let read = || fs::read_to_string(&taken).unwrap_or_default();
        for _ in 0..500 {
            if read() == wanted {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(read(), wanted);
        arcade.keys(CTRL_C);
        let ended = arcade.end();
        assert!(status == 1 || !ended.written.contains("\x1b]52;"), "{:?}", ended.written);
    }
}

#[test]
fn the_puzzle_of_the_day_is_that_of_the_users_own_date() {
    // Two places whose dates always differ: 14 hours ahead of Greenwich and 12 hours behind.
    for (zone, ahead) in [("EAST-14", 14), ("WEST+12", -12)] {
        let now = || Day::at(seconds().saturating_add_signed(ahead * 3600));
        let dawn = now();
        let mut arcade = Launch::arcade(&[]).env("TZ", zone).start();
        arcade.wait_for("q quit");
        arcade.keys("z");
        let dates = || [dawn, now()].map(|day| day.to_string());
        arcade.wait_until("the user's date", |screen| dates().iter().any(|date| shows(screen, date)));
        arcade.keys(CTRL_C);
        assert_eq!(arcade.end().status.code(), Some(0));
    }
}

#[test]
fn nothing_is_printed_on_exit_if_nothing_was_copied() {
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=1,2"]).start();
    arcade.wait_for("q home");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    let (_, after) = ended.written.rsplit_once("\x1b[?1049l").expect("the alternate screen is left");
    assert!(!after.contains("nim"), "{after:?}");
}

#[test]
fn a_game_ended_by_a_signal_comes_back_and_both_its_moves_can_be_undone() {
    let data = Folder::new();
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=3,4,5", "--you", "both"]).data(data.path()).start();
    arcade.wait_for("i hint");
    arcade.keys(":1:2\r");
    arcade.wait_for("◂ 1 → 0");
    arcade.keys(":3:1\r");
    arcade.wait_for("◂ -1");
    kill_process(Pid::from_child(arcade.child()), Signal::TERM).expect("the arcade can receive signals");
    let ended = arcade.end();
    assert_eq!(ended.status.signal(), Some(Signal::TERM.as_raw()));
    ended.assert_restored();

    let mut arcade = Launch::arcade(&[]).data(data.path()).size(120, 40).start();
    choose_nim(&mut arcade);
    arcade.keys("n");
    arcade.wait_for("Continue the unfinished game");
    arcade.keys(ENTER);
    let (first, both) = ("◂", "◂ -1");
    arcade.wait_for(both);
    arcade.keys("u");
    arcade.wait_until("one move", |screen| shows(screen, first) && !shows(screen, both));
    arcade.keys("u");
    arcade.wait_for("i hint");
    arcade.keys("\x12\x12");
    arcade.wait_for(both);
}

#[test]
fn if_nothing_can_be_written_a_game_is_played_to_its_end_and_it_is_reported_once() {
    let data = Folder::new();
    let storage = disk::storage(None, Some(data.path().as_os_str())).expect("a valid path");
    let table =
        boards::find("nim").expect("a known game").open::<&str>(&[], &["1:2"], Side::First).expect("a valid position");
    let before = SavedGame::of(&table, 0);
    storage.keep_unfinished(&before).expect("it is saved");
    // No file may grow, as on a full disk. Without the trap the system would kill the program for trying.
    let full = format!("trap '' XFSZ; ulimit -f 0; exec {} play nim heaps=1,1,1,1 --you both", quoted(ARCADE));
    let mut arcade = Launch::program("/bin/sh", &["-c", &full]).data(data.path()).start();
    arcade.wait_for("i hint");
    arcade.keys(ENTER);
    arcade.wait_for("Games are not saved");
    arcade.keys(ENTER);
    arcade
        .wait_until("a game without the note", |screen| shows(screen, "◂ -1") && !shows(screen, "Games are not saved"));
    arcade.keys(&ENTER.repeat(2));
    arcade.wait_for("Second could win from 1,1,1,1");
    arcade.keys(CTRL_C);
    assert_eq!(arcade.end().status.code(), Some(0));
    assert_eq!(storage.unfinished("nim").expect("it can be read"), Some(before), "the game kept before is as it was");
}

#[test]
fn an_error_in_the_last_save_is_reported_after_the_terminal_is_restored() {
    let launch = Launch::arcade(&["play", "nim", "heaps=1,1,1", "--you", "both"]);
    let mut arcade = launch.env("HOME", "/proc/nobody").env("XDG_CONFIG_HOME", "").start();
    arcade.wait_for("i hint");
    // At once: nothing is saved between two waiting keys.
    arcade.keys(&["t", CTRL_C].concat());
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
    let (before, after) = ended.written.rsplit_once("\x1b[?1049l").expect("the alternate screen is left");
    let told = "zugzwang: The settings could not be saved to /proc/nobody/";
    assert_eq!((before.contains("could not be saved"), after.matches(told).count()), (false, 1), "{after:?}");
}

#[test]
fn without_a_home_games_can_be_played_and_it_is_reported_that_nothing_is_saved() {
    // Nobody can create a folder there, not even root.
    let launch = Launch::arcade(&["play", "nim", "heaps=1,1,1", "--you", "both"]).size(200, 40);
    let mut arcade = launch.env("HOME", "/proc/nobody").env("XDG_CONFIG_HOME", "").start();
    arcade.wait_for("i hint");
    arcade.keys(ENTER);
    arcade.wait_for("Games are not saved: /proc/nobody/");
    arcade.keys("t");
    arcade.wait_for("The settings could not be saved to /proc/nobody/");
    arcade.keys(&ENTER.repeat(2));
    arcade.wait_for("First could win from 1,1,1");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
}

#[test]
fn a_custom_game_that_cannot_be_read_is_named_on_the_map() {
    let data = Folder::new();
    let storage = disk::storage(None, Some(data.path().as_os_str())).expect("a valid path");
    let games = storage.folder().join("games");
    fs::create_dir_all(&games).expect("a folder");
    for file in ["ours.toml", "theirs.toml"] {
        fs::write(games.join(file), "game = \"nimble\"\ntitle = \"Ours\"\n").expect("a file");
    }
    let mut arcade = Launch::arcade(&[]).data(data.path()).size(120, 40).start();
    arcade.wait_for("ours.toml, line 1: ");
    arcade.wait_for("theirs.toml, line 1: ");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    ended.assert_restored();
    let (_, after) = ended.written.rsplit_once("\x1b[?1049l").expect("the alternate screen is left");
    assert!(!after.contains("ours.toml"), "once is enough: {after:?}");
}

#[test]
fn with_no_home_variable_at_all_the_arcade_still_opens() {
    let homeless = format!("unset HOME XDG_CONFIG_HOME XDG_DATA_HOME; exec {} --lang en", quoted(ARCADE));
    let mut arcade = Launch::program("/bin/sh", &["-c", &homeless]).start();
    arcade.wait_for("Nim ");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
}
