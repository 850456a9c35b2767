//! However the arcade ends, its terminal is restored once, its game is saved, and it dies of the signal it received.

use std::{fs, os::unix::process::ExitStatusExt, path::Path, thread, time::Duration};

use rustix::process::{Pid, RawPid, Signal, kill_process};
use vt100::Screen;
use zugzwang::{
    keep::storage::{SavedGame, Storage},
    play::{board::Side, boards},
    terminal::disk,
};

use crate::{
    FIRST_STOP, HOME, choose_nim,
    common::{Folder, example, quoted},
    is_next_stop,
    screen::{ARCADE, CTRL_C, DOWN, ENTER, Ended, Launch, Terminal, shell},
    shows,
    signals::assert_the_shell_has_it_until_fg,
};

pub(super) const ENDING: [Signal; 4] = [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT];
pub(super) const TWO_PEOPLE: [&str; 5] = ["play", "nim", "heaps=3,4,5", "--you", "both"];
/// A game the solver works on for a while.
const LONG: [&str; 6] = ["play", "nimbi", "rows=20", "cols=20", "--you", "both"];

pub(super) fn send(arcade: &Terminal, signal: Signal) {
    kill_process(Pid::from_child(arcade.child()), signal).expect("the arcade can receive signals");
}

pub(super) fn storage(data: &Folder) -> Storage {
    disk::storage(None, Some(data.path().as_os_str())).expect("a valid path")
}

/// Returns the number of moves in the saved game, which must be valid, with nothing set aside beside it.
pub(super) fn saved_moves(data: &Folder) -> Option<usize> {
    let kept = storage(data).unfinished("nim").expect("the file is valid");
    let names: Vec<_> = fs::read_dir(data.path().join("zugzwang/unfinished"))
        .map(|entries| entries.map(|entry| entry.expect("an entry").file_name()).collect())
        .unwrap_or_default();
    assert!(names.iter().all(|name| name == "nim.json"), "{names:?}");
    kept.map(|game| game.game.moves().len())
}

#[test]
fn whatever_it_is_doing_the_arcade_dies_of_the_signal_and_restores_its_terminal_once() {
    let places = [(&TWO_PEOPLE[..], ":1:", "Move: 1:"), (&TWO_PEOPLE, "?", "╭ Help"), (&LONG, "", "Sharing cake")];
    for (args, keys, sight) in places {
        for signal in ENDING {
            let mut arcade = Launch::arcade(args).start();
            arcade.wait_until("the game", is_on);
            arcade.keys(keys);
            arcade.wait_for(sight);
            send(&arcade, signal);
            let ended = arcade.end();
            assert_eq!(ended.status.signal(), Some(signal.as_raw()), "{sight}");
            ended.assert_restored_once();
        }
    }
}

/// Returns whether the arcade is on the screen.
fn is_on(screen: &Screen) -> bool {
    screen.alternate_screen() && screen.contents().lines().filter(|line| !line.trim().is_empty()).count() > 3
}

#[test]
fn several_signals_at_once_end_it_once() {
    let arcade = Launch::arcade(&TWO_PEOPLE).start();
    arcade.wait_for("i hint");
    for signal in [Signal::HUP, Signal::CONT, Signal::TERM, Signal::HUP] {
        send(&arcade, signal);
    }
    let ended = arcade.end();
    let died_of = ended.status.signal().expect("it dies of a signal");
    assert!([Signal::HUP.as_raw(), Signal::TERM.as_raw()].contains(&died_of), "{died_of}");
    ended.assert_restored_once();
}

#[test]
fn a_signal_during_a_save_leaves_the_old_game_or_the_new_one() {
    let data = Folder::new();
    let table = boards::find("nim").expect("a known game").open::<&str>(&[], &["1:1", "1:1"], Side::Both);
    let before = SavedGame::of(&table.expect("a valid position"), 0);
    for moment in 0..12 {
        storage(&data).keep_unfinished(&before).expect("it is saved");
        let mut arcade = Launch::arcade(&TWO_PEOPLE).data(data.path()).start();
        arcade.wait_for("i hint");
        arcade.keys(ENTER);
        // Times from before the key is read to after the game is saved.
        thread::sleep(Duration::from_micros(700 * moment));
        let signal = if moment % 2 == 0 { Signal::TERM } else { Signal::HUP };
        send(&arcade, signal);
        let ended = arcade.end();
        assert_eq!(ended.status.signal(), Some(signal.as_raw()));
        ended.assert_restored_once();
        let kept = saved_moves(&data);
        assert!([Some(1), Some(2)].contains(&kept), "{kept:?}");
    }
}

/// Starts the arcade with a fault in it, makes one move and triggers the fault.
pub(super) fn faulty(fault: &str, data: &Folder) -> Terminal {
    let program = example("fault");
    let mut arcade = Launch::program(program, &[fault]).data(data.path()).start();
    arcade.wait_for("i hint");
    arcade.keys(":1:2\r");
    arcade.wait_for("took 2 from heap 1");
    arcade.keys("!");
    arcade
}

/// Checks that a text was written, and only after the terminal was restored.
fn assert_said_after(ended: &Ended, text: &str) {
    let (before, after) = ended.written.rsplit_once("\x1b[?1049l").expect("the alternate screen is left");
    assert!(!before.contains(text) && after.contains(text), "{:?}", ended.written);
}

/// Checks that a fault ends the arcade with this code and message, with its terminal restored and its game saved.
fn assert_kept_and_told(fault: &str, code: i32, text: &str) {
    let data = Folder::new();
    let ended = faulty(fault, &data).end();
    assert_eq!(ended.status.code(), Some(code));
    ended.assert_restored_once();
    assert_said_after(&ended, text);
    assert_eq!(saved_moves(&data), Some(1));
}

#[test]
fn if_the_key_reader_panics_the_game_is_saved_and_the_panic_shown_on_a_restored_terminal() {
    assert_kept_and_told("keys", 101, "the keys fell over");
}

#[test]
fn if_the_terminal_cannot_be_read_the_game_is_saved_and_the_error_reported() {
    assert_kept_and_told("read", 1, "the keys are jammed");
}

#[test]
fn a_panic_of_the_solver_and_output_of_a_library_never_reach_the_screen() {
    for (fault, text) in [("solver", "fell over"), ("chatter", "chatters")] {
        let data = Folder::new();
        let mut arcade = faulty(fault, &data);
        // The game continues.
        arcade.keys(":2:1\r");
        arcade.wait_for("◂ -1");
        arcade.keys(CTRL_C);
        let ended = arcade.end();
        assert_eq!(ended.status.code(), Some(0), "{fault}");
        ended.assert_restored_once();
        assert!(!ended.written.contains(text), "{:?}", ended.written);
        assert_eq!(saved_moves(&data), Some(2));
    }
}

#[test]
fn redirected_standard_error_is_left_alone() {
    let data = Folder::new();
    let log = data.path().join("log");
    let script = format!("exec {} chatter 2>{}", quoted(example("fault")), quoted(&log));
    let mut arcade = Launch::program("/bin/sh", &["-c", &script]).data(data.path()).start();
    arcade.wait_for("i hint");
    arcade.keys("!");
    arcade.keys(CTRL_C);
    assert_eq!(arcade.end().status.code(), Some(0));
    assert_eq!(fs::read_to_string(log).expect("a text"), "a library chatters\n");
}

#[test]
fn a_refusal_by_the_system_at_startup_is_reported_on_an_untouched_terminal() {
    let mut refused = 0;
    for files in 4..20 {
        // So few open files are allowed that sometimes one thing is missing, sometimes another.
        let script = format!("(ulimit -n {files}; exec {}); echo code-$?.", quoted(ARCADE));
        let mut arcade = Launch::program("/bin/sh", &["-c", &script]).start();
        let ended = |screen: &Screen| !screen.alternate_screen() && shows(screen, "code-");
        arcade.wait_until("Home or the end", |screen| shows(screen, HOME) || ended(screen));
        arcade.keys("q");
        arcade.wait_until("the end", ended);
        let screen = arcade.screen();
        if !shows(&screen, "code-0.") {
            refused += 1;
            let told = shows(&screen, "code-1.") && shows(&screen, "zugzwang: ");
            assert!(told || files < 6, "with fewer the system cannot even load the program: {}", screen.contents());
        }
        let ended = arcade.end();
        let counts = ["\x1b[?1049h", "\x1b[?1049l"].map(|code| ended.written.matches(code).count());
        assert_eq!(counts[0], counts[1], "{files}: {:?}", ended.written);
        ended.assert_as_found();
    }
    assert!(refused > 2);
}

#[test]
fn the_solver_does_not_delay_quitting() {
    for keys in [CTRL_C, "qqq"] {
        let mut arcade = Launch::arcade(&LONG).start();
        arcade.wait_for("Sharing cake");
        arcade.keys(keys);
        let ended = arcade.end();
        assert_eq!(ended.status.code(), Some(0));
        ended.assert_restored_once();
    }
}

#[test]
fn an_arcade_ends_if_its_terminal_closes_while_the_solver_works() {
    let arcade = Launch::arcade(&LONG).of_no_session().start();
    arcade.wait_for("Sharing cake");
    assert!(arcade.hang_up(Duration::from_secs(5)).is_some());
}

#[test]
fn a_terminal_that_closes_during_a_redraw_is_not_an_error() {
    for told in [false, true, false, true] {
        let launch = Launch::arcade(&["demo"]);
        let arcade = if told { launch.start() } else { launch.of_no_session().start() };
        arcade.wait_until("the first game", is_on);
        let status = arcade.hang_up(Duration::from_secs(5)).expect("the terminal is closed");
        // The system does not promise whether the signal arrives before or after the end of the terminal.
        let died_of_it = told && status.signal() == Some(Signal::HUP.as_raw());
        assert!(died_of_it || status.code() == Some(0), "{status}");
    }
}

#[test]
fn a_game_is_saved_if_the_terminal_closes_without_a_signal() {
    let data = Folder::new();
    let mut arcade = Launch::arcade(&TWO_PEOPLE).data(data.path()).of_no_session().start();
    arcade.wait_for("i hint");
    arcade.keys(":1:2\r");
    arcade.wait_for("◂ 1 → 0");
    assert!(arcade.hang_up(Duration::from_secs(5)).is_some());
    assert_eq!(saved_moves(&data), Some(1));
}

#[test]
fn a_machine_in_training_is_saved_when_a_signal_ends_the_program() {
    let data = Folder::new();
    let mut arcade = Launch::arcade(&[]).data(data.path()).start();
    arcade.wait_for(FIRST_STOP);
    choose_nim(&mut arcade);
    arcade.keys("a");
    arcade.wait_for(" 0 games");
    arcade.keys(" ");
    arcade.wait_until("the first games", |screen| !shows(screen, " 0 games"));
    send(&arcade, Signal::TERM);
    let ended = arcade.end();
    assert_eq!(ended.status.signal(), Some(Signal::TERM.as_raw()));
    ended.assert_restored_once();
    let machine = storage(&data).machine("nim").expect("the file is valid").expect("it exists");
    assert!(machine.games > 0);
}

/// Returns the process id written to a file.
fn number(file: &Path) -> Pid {
    let text = fs::read_to_string(file).expect("a number");
    text.trim().parse::<RawPid>().ok().and_then(Pid::from_raw).expect("a number")
}

#[test]
fn stopped_from_outside_it_returns_the_terminal_to_the_shell_and_takes_it_back_when_continued() {
    let data = Folder::new();
    let file = data.path().join("number");
    let mut shell = shell();
    let script = format!("echo $$ >{}; exec {}", quoted(&file), quoted(ARCADE));
    shell.keys(&format!("sh -c {}\r", quoted(script)));
    shell.wait_for(FIRST_STOP);
    let before = shell.count();
    kill_process(number(&file), Signal::TSTP).expect("the arcade can receive signals");
    assert_the_shell_has_it_until_fg(&mut shell, before);
}

#[test]
fn continued_from_outside_it_redraws_everything() {
    let mut arcade = Launch::arcade(&[]).start();
    arcade.wait_for(FIRST_STOP);
    send(&arcade, Signal::STOP);
    let before = arcade.count();
    send(&arcade, Signal::CONT);
    arcade.wait_for_more(before, "\x1b[?1049h");
    arcade.wait_for_more(before, "Last coin");
    arcade.keys(DOWN);
    arcade.wait_until("the next stop", is_next_stop);
    arcade.keys("q");
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored();
}
