//! The arcade in a real terminal: what is typed, what is seen, and how the terminal is left.
#![cfg(unix)]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "pty/screen.rs"]
mod screen;

use std::{
    os::unix::process::ExitStatusExt,
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use rustix::process::{Pid, Signal, kill_process};
use vt100::Screen;

use zugzwang::{
    board::Side,
    boards,
    storage::{SavedGame, Storage},
};

use screen::{ARCADE, BACKSPACE, CTRL_C, CTRL_Z, DOWN, ENTER, F1, Home, LEFT, Launch, Terminal};

/// Something that only the menu shows.
const MENU: &str = "┌ Games ─";
/// The chosen game in the menu when nothing was pressed yet.
const FIRST_GAME: &str = "▸ Subtraction game";
const WORKED_EXAMPLE: [&str; 3] = ["play", "nim", "heaps=18,8,14,9,23"];

fn arcade_with_menu() -> Terminal {
    let arcade = Launch::arcade(&[]).start();
    arcade.wait_for(MENU);
    arcade
}

#[test]
fn a_newcomer_wins_the_worked_example_and_finds_the_terminal_as_it_was() {
    let mut arcade = Launch::arcade(&[]).size(120, 40).start();
    arcade.wait_for(MENU);
    choose_nim(&mut arcade);
    arcade.keys(ENTER);
    arcade.wait_for("3,4,5");
    arcade.keys(&[&BACKSPACE.repeat(5), "18,8,14,9,23"].concat());
    arcade.wait_for("18,8,14,9,23");
    arcade.keys(ENTER);
    arcade.wait_for("nim-sum 10");
    arcade.keys(&[DOWN, &LEFT.repeat(5)].concat());
    arcade.wait_for("8 → 2");
    arcade.wait_for("take 6 from heap 2   ✓ wins");
    arcade.keys(ENTER);
    win_with_hints(&mut arcade);
    arcade.keys("q");
    arcade.wait_for(MENU);
    arcade.keys("q");
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored();
}

/// Moves the menu's pointer down to nim.
fn choose_nim(arcade: &mut Terminal) {
    let pointed = |screen: &Screen| shows(screen, "▸ Nim ");
    for down in 1.. {
        arcade.keys(DOWN);
        let at_least = format!("the pointer {down} down");
        arcade.wait_until(&at_least, |screen| is_pointed_at(screen, down));
        if pointed(&arcade.screen()) {
            return;
        }
    }
}

/// Whether the menu's pointer stands this far below the first game.
fn is_pointed_at(screen: &Screen, game: usize) -> bool {
    screen.contents().lines().skip(2 + game).take(1).any(|line| line.contains('▸'))
}

/// Whether the menu has left its first game.
fn is_next_game(screen: &Screen) -> bool {
    screen.alternate_screen() && is_pointed_at(screen, 1)
}

/// Plays the perfect player's moves to the end, from where the first pair of moves is about to be complete.
fn win_with_hints(arcade: &mut Terminal) {
    let won = |screen: &Screen| shows(screen, "You win.");
    for pair in 1.. {
        // The moves are drawn below all else that is new, so a screen that shows them is not half a frame.
        let answered = |screen: &Screen| is_played(screen, pair) && !shows(screen, "Thinking");
        arcade.wait_until(&format!("both moves of pair {pair}"), |screen| won(screen) || answered(screen));
        if won(&arcade.screen()) {
            return;
        }
        arcade.keys("i");
        arcade.wait_for("This is the perfect player");
        arcade.keys(ENTER);
    }
}

fn shows(screen: &Screen, text: &str) -> bool {
    screen.contents().contains(text)
}

/// Whether both moves of a pair stand in the list of moves, as in `3. 1:4 5:16`.
fn is_played(screen: &Screen, pair: usize) -> bool {
    let is_move = |word: &str| word.split_once(':').is_some_and(|(heap, take)| is_number(heap) && is_number(take));
    let (contents, number) = (screen.contents(), format!(" {pair}. "));
    contents
        .split(&number)
        .skip(1)
        .any(|after| after.split_whitespace().take(2).filter(|word| is_move(word)).count() == 2)
}

fn is_number(word: &str) -> bool {
    word.parse::<u64>().is_ok()
}

#[test]
fn a_signal_that_ends_the_arcade_is_what_it_dies_of_and_leaves_the_terminal_restored() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let arcade = arcade_with_menu();
        kill_process(Pid::from_child(arcade.child()), signal).expect("the arcade can be sent signals");
        let ended = arcade.end();
        assert_eq!(ended.status.signal(), Some(signal.as_raw()));
        ended.assert_restored();
    }
}

#[test]
fn ctrl_c_quits_from_everywhere() {
    let setup = ENTER;
    let prompt = [ENTER, ENTER, ":2"].concat();
    let places = [("", MENU), (setup, "▸ Coins"), (&prompt, "Move: 2"), ("?", "┌ Help"), (F1, "┌ Help")];
    for (keys, sight) in places {
        let mut arcade = arcade_with_menu();
        arcade.keys(keys);
        arcade.wait_for(sight);
        arcade.keys(CTRL_C);
        let ended = arcade.end();
        assert_eq!(ended.status.code(), Some(0), "{sight}");
        ended.assert_restored();
    }
}

#[test]
fn ctrl_z_gives_the_shell_its_terminal_and_fg_brings_the_arcade_back() {
    const PROMPT: &str = "your turn> ";
    let mut shell = Launch::program("/bin/sh", &["-i"]).start();
    // Typed in two pieces, so that the prompt is seen only once the shell prints it.
    shell.keys("PS1='your turn''> '\r");
    shell.wait_for(PROMPT);
    shell.keys(&[ARCADE, ENTER].concat());
    shell.wait_for(FIRST_GAME);

    let before = shell.count();
    shell.keys(CTRL_Z);
    shell.wait_for_more(before, PROMPT);
    let screen = shell.screen();
    assert!(!screen.alternate_screen() && !screen.hide_cursor(), "{}", screen.contents());
    shell.keys("echo back-$((40+2))\r");
    shell.wait_for("back-42");

    shell.keys("fg\r");
    shell.wait_until("the menu again", |screen| screen.alternate_screen() && shows(screen, FIRST_GAME));
    shell.keys(DOWN);
    shell.wait_until("the next game", is_next_game);

    let before = shell.count();
    shell.keys("q");
    shell.wait_for_more(before, PROMPT);
    shell.keys("exit $?\r");
    let ended = shell.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored();
}

#[test]
fn ctrl_z_without_a_shell_to_return_to_does_nothing() {
    let mut arcade = arcade_with_menu();
    arcade.keys(&[CTRL_Z, DOWN].concat());
    arcade.wait_until("the next game", is_next_game);
    arcade.keys("q");
    assert_eq!(arcade.end().status.code(), Some(0));
}

#[test]
fn a_panic_is_reported_on_a_terminal_that_is_restored() {
    let ended = Launch::program(example("panic"), &[]).start().end();
    assert_eq!(ended.status.code(), Some(101));
    ended.assert_restored();
    let at = |text: &str| ended.written.find(text).expect(text);
    let message = at("the arcade fell over");
    assert!(at("\x1b[?1049l") < message, "{:?}", ended.written);
    assert!(at("\x1b[?1000l") < message, "{:?}", ended.written);
}

fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    let built = test.ancestors().nth(2).expect("tests are two folders down").join("examples").join(name);
    assert!(built.exists(), "`cargo build --example {name}` makes {}", built.display());
    built
}

#[test]
fn an_arcade_whose_terminal_is_gone_is_gone_too() {
    let deaf = format!("trap '' HUP; exec {ARCADE}");
    let launches = [
        ("without a signal handler of its own", Launch::program("/bin/sh", &["-c", &deaf])),
        ("without a signal", Launch::arcade(&[]).of_no_session()),
    ];
    for (how, launch) in launches {
        let arcade = launch.start();
        arcade.wait_for(MENU);
        assert!(arcade.hang_up(Duration::from_secs(2)).is_some(), "{how}");
    }
}

#[cfg(target_os = "linux")]
mod idle {
    use std::{fs, thread, time::Duration};

    use super::*;

    /// What all threads of an arcade have done so far.
    #[derive(Debug, PartialEq, Eq)]
    struct Done {
        ticks: u64,
        switches: u64,
        written: usize,
    }

    fn done(arcade: &Terminal) -> Done {
        let mut done = Done { ticks: 0, switches: 0, written: arcade.count() };
        let tasks = fs::read_dir(format!("/proc/{}/task", arcade.child().id())).expect("the arcade runs");
        for task in tasks {
            let task = task.expect("a thread").path();
            let read = |name| fs::read_to_string(task.join(name)).expect("threads stay");
            done.ticks += ticks(&read("stat"));
            done.switches += switches(&read("status"));
        }
        done
    }

    /// User and system time: fields 14 and 15, of which the second, the name in brackets, may hold anything.
    fn ticks(stat: &str) -> u64 {
        let (_, after_name) = stat.rsplit_once(')').expect("a name in brackets");
        after_name.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().expect("a number")).sum()
    }

    fn switches(status: &str) -> u64 {
        let counts = status.lines().filter_map(|line| line.split_once("ctxt_switches:"));
        counts.map(|(_, count)| count.trim().parse::<u64>().expect("a number")).sum()
    }

    /// What comes right after the first frame, as an answer of the solver, is no idling.
    fn settled(arcade: &Terminal) -> Done {
        const LOOKS: usize = 100;
        let mut before = done(arcade);
        for _ in 0..LOOKS {
            thread::sleep(Duration::from_millis(100));
            let now = done(arcade);
            if now == before {
                return now;
            }
            before = now;
        }
        before
    }

    #[test]
    fn an_idle_arcade_does_nothing_at_all() {
        let arcades = [Launch::arcade(&[]), Launch::arcade(&WORKED_EXAMPLE)].map(Launch::start);
        for (arcade, sight) in arcades.iter().zip([MENU, "18 → 17"]) {
            arcade.wait_for(sight);
        }
        let before = arcades.each_ref().map(settled);
        thread::sleep(Duration::from_secs(2));
        assert_eq!(arcades.each_ref().map(done), before);
    }
}

#[test]
fn no_color_takes_every_colour_away_but_not_the_reverse_video_of_what_is_chosen() {
    // A theme that was asked for has its colours all the same, which shows that this test sees colours.
    let [found, asked_for] = [&[][..], &["--theme", "ansi"]].map(|args| {
        let mut arcade = Launch::arcade(args).env("NO_COLOR", "1").start();
        arcade.wait_for(FIRST_GAME);
        let (row, column) = place(&arcade.screen(), "▸");
        let entry = arcade.screen().cell(row, column + 2).cloned().expect("the entry is on the screen");
        assert!(entry.inverse(), "{args:?}");
        // A board and a reason, too: they have colours of their own.
        arcade.keys(&[DOWN, ENTER, ENTER].concat());
        arcade.wait_for("Why");
        arcade.keys(CTRL_C);
        colours(&arcade.end().written)
    });
    assert_eq!(found, Vec::<u16>::new());
    assert!(!asked_for.is_empty());
}

/// Where a sign stands first: row and column.
fn place(screen: &Screen, sign: &str) -> (u16, u16) {
    let (rows, columns) = screen.size();
    let mut places = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
    let is_there = |&(row, column): &(u16, u16)| screen.cell(row, column).is_some_and(|cell| cell.contents() == sign);
    places.find(is_there).expect(sign)
}

/// The parameters of select-graphic-rendition that choose a colour.
fn colours(written: &str) -> Vec<u16> {
    let renditions = written.split("\x1b[").skip(1).filter_map(|code| {
        let end = code.find(|c| ('@'..='~').contains(&c))?;
        code[end..].starts_with('m').then(|| &code[..end])
    });
    let parameters = renditions.flat_map(|rendition| rendition.split([';', ':'])).filter_map(|word| word.parse().ok());
    parameters.filter(|code| matches!(code, 30..=38 | 40..=48 | 58 | 90..=97 | 100..=107)).collect()
}

#[test]
fn a_window_that_was_too_small_shows_the_same_board_when_it_is_large_again() {
    let mut arcade = Launch::arcade(&WORKED_EXAMPLE).start();
    arcade.wait_for("18 → 17");
    arcade.keys(&[DOWN, LEFT, LEFT].concat());
    arcade.wait_for("8 → 5");
    arcade.resize(30, 6);
    arcade.wait_for("Zugzwang needs 44×12");
    arcade.wait_for("30×6");
    assert!(!shows(&arcade.screen(), "▸"));
    arcade.resize(100, 30);
    arcade.wait_until("the same cursor", |screen| shows(screen, "▸ 2  ●") && shows(screen, "8 → 5"));
}

#[test]
fn a_click_on_a_bead_chooses_the_move_and_another_plays_it() {
    let mut arcade = Launch::arcade(&[&WORKED_EXAMPLE[..], &["--you", "both"]].concat()).start();
    arcade.wait_for("18 → 17");
    // The last line is drawn last: the board above it is whole then.
    arcade.wait_for("q menu");
    let (column, row) = bead(&arcade.screen(), 3, 5);
    arcade.click(column, row);
    arcade.wait_for("14 → 4");
    assert!(shows(&arcade.screen(), "› 18,8,14,9,23"));
    arcade.click(column, row);
    arcade.wait_for("› 18,8,4,9,23");
}

/// Column and row of a bead; heaps and beads count from 1.
fn bead(screen: &Screen, heap: usize, number: usize) -> (u16, u16) {
    let name = format!("│  {heap}  ●");
    let (rows, columns) = screen.size();
    let lines = screen.rows(0, columns.get()).zip(0..rows.get());
    let (_, row) = lines.into_iter().find(|(line, _)| line.starts_with(&name)).expect(&name);
    let is_bead = |&column: &u16| screen.cell(row, column).is_some_and(|cell| cell.contents() == "●");
    ((0..columns.get()).filter(is_bead).nth(number - 1).expect("the heap has that bead"), row)
}

#[test]
fn without_a_terminal_the_arcade_says_so_in_one_line() {
    let output = Command::new(ARCADE).env("LC_ALL", "C").stdin(Stdio::null()).output().expect("the binary runs");
    let complaint = String::from_utf8(output.stderr).expect("output is text");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(output.stdout.is_empty());
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains("The arcade needs a terminal"), "{complaint}");
}

#[test]
fn settings_that_cannot_be_read_are_named_with_their_line_and_stop_nothing() {
    let launch = Launch::arcade(&["--config", "settings.toml"]).size(120, 30);
    let arcade = launch.file("settings.toml", "mouse = true\ntheme = \"pink\"\n").start();
    arcade.wait_for("settings.toml: line 2:");
    assert!(shows(&arcade.screen(), FIRST_GAME));
}

#[test]
fn half_an_escape_sequence_keeps_nothing_else_waiting() {
    let mut arcade = arcade_with_menu();
    // What Alt-[ sends, and how every arrow key begins.
    arcade.keys("\x1b[");
    arcade.resize(30, 6);
    arcade.wait_for("Zugzwang needs");
    kill_process(Pid::from_child(arcade.child()), Signal::TERM).expect("the arcade takes signals");
    let ended = arcade.end();
    assert_eq!(ended.status.signal(), Some(Signal::TERM.as_raw()));
    ended.assert_restored();
}

#[test]
fn an_arcade_whose_terminal_goes_within_a_paste_is_gone_too() {
    let mut arcade = arcade_with_menu();
    arcade.keys("\x1b[200~half a paste");
    assert!(arcade.hang_up(Duration::from_secs(2)).is_some());
}

#[test]
fn ctrl_z_stops_all_that_the_shell_waits_for() {
    const PROMPT: &str = "your turn> ";
    let mut shell = Launch::program("/bin/sh", &["-i"]).start();
    shell.keys("PS1='your turn''> '\r");
    shell.wait_for(PROMPT);
    shell.keys(&format!("sh -c '{ARCADE}; true'\r"));
    shell.wait_for(FIRST_GAME);
    let before = shell.count();
    shell.keys(CTRL_Z);
    shell.wait_for_more(before, PROMPT);
    shell.keys("fg\r");
    shell.wait_until("the menu again", |screen| screen.alternate_screen() && shows(screen, FIRST_GAME));
}

#[test]
fn ctrl_z_under_a_shell_without_job_control_does_nothing() {
    let script = format!("{ARCADE}; true");
    let mut arcade = Launch::program("/bin/sh", &["-c", &script]).start();
    arcade.wait_for(FIRST_GAME);
    arcade.keys(&[CTRL_Z, DOWN].concat());
    arcade.wait_until("the next game", is_next_game);
}

#[test]
fn every_key_counts_at_once_after_the_window_changed() {
    let mut arcade = Launch::arcade(&WORKED_EXAMPLE).start();
    arcade.wait_for("▸ 1");
    for (size, heap) in [((100, 30), 2), ((80, 24), 3), ((120, 40), 4), ((80, 24), 5)] {
        arcade.resize(size.0, size.1);
        arcade.keys(DOWN);
        arcade.wait_for(&format!("▸ {heap}"));
    }
}

#[test]
fn the_id_is_copied_and_printed_on_leaving() {
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=1,2", "--you", "both"]).start();
    arcade.wait_for("1,2");
    arcade.keys("y");
    arcade.wait_for("Copied: nim heaps=1,2");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored();
    // The terminal is given the text in base 64: nim heaps=1,2 last=wins.
    assert!(ended.written.contains("\x1b]52;c;bmltIGhlYXBzPTEsMiBsYXN0PXdpbnM="), "{:?}", ended.written);
    let (_, after) = ended.written.rsplit_once("\x1b[?1049l").expect("the alternate screen is left");
    assert!(after.ends_with("nim heaps=1,2 last=wins\r\n"), "{after:?}");
}

#[test]
fn nothing_is_printed_on_leaving_where_nothing_was_copied() {
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=1,2"]).start();
    arcade.wait_for("1,2");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    let (_, after) = ended.written.rsplit_once("\x1b[?1049l").expect("the alternate screen is left");
    assert!(!after.contains("nim"), "{after:?}");
}

#[test]
fn a_game_that_was_ended_by_a_signal_comes_back_and_both_its_moves_can_be_taken_back() {
    let data = Home::new();
    let mut arcade = Launch::arcade(&["play", "nim", "heaps=3,4,5", "--you", "both"]).data(data.path()).start();
    arcade.wait_for("none yet");
    arcade.keys(":1:2\r");
    arcade.wait_for("1. 1:2");
    arcade.keys(":3:1\r");
    arcade.wait_for("1. 1:2 3:1");
    kill_process(Pid::from_child(arcade.child()), Signal::TERM).expect("the arcade can be sent signals");
    let ended = arcade.end();
    assert_eq!(ended.status.signal(), Some(Signal::TERM.as_raw()));
    ended.assert_restored();

    let mut arcade = Launch::arcade(&[]).data(data.path()).size(120, 40).start();
    arcade.wait_for("unfinished, 2 moves");
    choose_nim(&mut arcade);
    arcade.keys(ENTER);
    arcade.wait_for("Go on with the unfinished game");
    arcade.keys(ENTER);
    arcade.wait_for("1. 1:2 3:1");
    arcade.keys("u");
    arcade.wait_until("one move", |screen| shows(screen, "1. 1:2") && !shows(screen, "3:1"));
    arcade.keys("u");
    arcade.wait_for("none yet");
    arcade.keys("\x12\x12");
    arcade.wait_for("1. 1:2 3:1");
}

#[test]
fn a_game_is_played_to_its_end_where_nothing_can_be_written_and_that_is_told_once() {
    let data = Home::new();
    let storage = Storage::locate(None, Some(data.path().as_os_str())).expect("a place");
    let table = boards::find("nim").expect("a game").open::<&str>(&[], &["1:2"], Side::First).expect("a position");
    let before = SavedGame::of(table.as_ref(), 0);
    storage.keep_unfinished(&before).expect("it is kept");
    // No file may grow, as on a full disk; the shell's trap keeps the system from ending the program for it.
    let full = format!("trap '' XFSZ; ulimit -f 0; exec {ARCADE} play nim heaps=1,1,1,1 --you both");
    let mut arcade = Launch::program("/bin/sh", &["-c", &full]).data(data.path()).start();
    arcade.wait_for("none yet");
    arcade.keys(ENTER);
    arcade.wait_for("Games are not kept");
    arcade.keys(ENTER);
    arcade.wait_until("a game without the note", |screen| {
        shows(screen, "1. 1:1 2:1") && !shows(screen, "Games are not kept")
    });
    arcade.keys(&ENTER.repeat(2));
    arcade.wait_for("The game is over: second won.");
    arcade.keys(CTRL_C);
    assert_eq!(arcade.end().status.code(), Some(0));
    assert_eq!(storage.unfinished("nim").expect("it is read"), Some(before), "the game kept before is as it was");
}
