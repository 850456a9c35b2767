//! Different terminals: each gets what it can show, and on one that can show nothing the user is told what to do.

use crate::{
    common::{Folder, quoted},
    screen::{ARCADE, CTRL_C, ENTER, Launch, RIGHT, Terminal},
    shows,
};

/// A colour in an escape sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Colour {
    /// One of the 16 named ones.
    Named,
    /// One of the other 256.
    Numbered,
    /// Any other colour.
    Mixed,
}

/// Returns the colours in the output.
pub(super) fn colours(written: &str) -> Vec<Colour> {
    let renditions = written.split("\x1b[").skip(1).filter_map(|code| {
        let end = code.find(|c| ('@'..='~').contains(&c))?;
        code[end..].starts_with('m').then(|| &code[..end])
    });
    renditions.flat_map(of_rendition).collect()
}

fn of_rendition(rendition: &str) -> Vec<Colour> {
    let mut words = rendition.split([';', ':']).filter_map(|word| word.parse::<u16>().ok());
    let mut colours = Vec::new();
    while let Some(word) = words.next() {
        match word {
            30..=37 | 40..=47 | 90..=97 | 100..=107 => colours.push(Colour::Named),
            38 | 48 | 58 => colours.push(match (words.next(), words.next()) {
                (Some(5), Some(..16)) => Colour::Named,
                (Some(5), _) => Colour::Numbered,
                _ => {
                    words.by_ref().take(2).for_each(drop);
                    Colour::Mixed
                }
            }),
            _ => {}
        }
    }
    colours
}

/// Returns the output of an arcade that shows Home, a setup and a game, and quits.
fn evening(launch: Launch) -> String {
    let mut arcade = launch.start();
    arcade.wait_for("Last coin");
    arcade.keys(&[RIGHT, RIGHT, "n", ENTER].concat());
    arcade.wait_for("no move chosen yet");
    left(arcade)
}

#[test]
fn every_terminal_gets_the_colours_and_symbols_it_can_show() {
    use Colour::{Mixed, Named, Numbered};
    const TRUE: (&str, &str) = ("COLORTERM", "truecolor");
    let terminals = [
        ("xterm", &[][..], Named, false),
        ("xterm-256color", &[], Numbered, false),
        ("xterm-256color", &[TRUE], Mixed, false),
        ("xterm-kitty", &[], Mixed, false),
        ("xterm-direct", &[], Mixed, false),
        ("tmux-256color", &[], Numbered, false),
        ("screen-256color", &[TRUE], Numbered, false),
        ("", &[], Named, false),
        ("linux", &[], Named, true),
        ("linux", &[("LANG", "C")], Named, true),
        ("xterm", &[("LANG", "C")], Named, true),
        ("xterm-256color", &[("LANG", "C"), TRUE], Mixed, true),
        ("xterm", &[("LC_ALL", "POSIX")], Named, true),
    ];
    for (term, vars, expected, ascii) in terminals {
        let launch =
            vars.iter().fold(Launch::arcade(&[]).env("TERM", term), |launch, (name, value)| launch.env(name, value));
        let written = evening(launch);
        assert_eq!(written.is_ascii(), ascii, "{term} {vars:?}");
        let colours = colours(&written);
        assert!(!colours.is_empty() && colours.iter().all(|colour| *colour == expected), "{term} {vars:?}");
    }
}

#[test]
fn a_theme_chosen_explicitly_has_its_colours_on_any_terminal() {
    for theme in ["dark", "light"] {
        let written = evening(Launch::arcade(&["--theme", theme]).env("COLORTERM", "truecolor"));
        assert!(colours(&written).contains(&Colour::Mixed), "{theme}");
        let written = evening(Launch::arcade(&["--theme", theme]));
        assert!(colours(&written).contains(&Colour::Numbered), "{theme}: a terminal that says little about itself");
    }
}

#[test]
fn no_color_is_obeyed_on_every_terminal() {
    for (term, name, value) in
        [("linux", "LANG", "C"), ("xterm", "LANG", "C"), ("xterm-256color", "COLORTERM", "truecolor")]
    {
        let written = evening(Launch::arcade(&[]).env("TERM", term).env(name, value).env("NO_COLOR", "1"));
        assert_eq!(colours(&written), [], "{term}");
    }
}

#[test]
fn where_the_arcade_cannot_be_shown_one_line_names_line_mode() {
    let home = Folder::new();
    let elsewhere = home.path().join("out");
    let arcade = quoted(ARCADE);
    let refusals = [
        format!("TERM=dumb {arcade} play euclid"),
        format!("{arcade} play euclid </dev/null"),
        format!("{arcade} play euclid >{}", quoted(&elsewhere)),
        format!("{arcade} play euclid | cat"),
    ];
    for refused in refusals {
        let script = format!("{refused}; echo code-$?");
        let arcade = Launch::program("/bin/sh", &["-c", &script]).size(200, 24).start();
        arcade.wait_for("code-");
        let screen = arcade.screen();
        assert!(shows(&screen, "zugzwang play --plain euclid"), "{refused}: {}", screen.contents());
        // A pipeline has the exit code of its last program.
        assert!(shows(&screen, "code-2") || refused.ends_with("cat"), "{refused}: {}", screen.contents());
        let ended = arcade.end();
        assert!(!ended.written.contains('\x1b'), "{refused}: {:?}", ended.written);
        ended.assert_as_found();
    }
    assert_eq!(std::fs::read(elsewhere).expect("a file"), b"");
}

#[test]
fn line_mode_works_without_escape_codes_on_a_dumb_terminal() {
    let launch = Launch::arcade(&["play", "--plain", "nim", "heaps=1,1"]).env("TERM", "dumb").env("LANG", "C");
    let mut plain = launch.start();
    plain.wait_for("Your turn.");
    plain.keys("1:1\r");
    plain.wait_for("The game is over: Sphinx won.");
    plain.keys("quit\r");
    let ended = plain.end();
    assert_eq!(ended.status.code(), Some(0));
    assert!(ended.written.is_ascii() && !ended.written.contains('\x1b'), "{:?}", ended.written);
    ended.assert_as_found();
}

#[test]
fn a_printed_frame_fits_its_terminal() {
    for (columns, rows) in [(80, 24), (132, 43)] {
        let frame = Launch::arcade(&["frame", "nim", "heaps=3,4,5", "--ascii"]).size(columns, rows).start();
        frame.wait_for("q home");
        let ended = frame.end();
        let lines: Vec<usize> = ended.written.lines().map(str::len).collect();
        assert!(
            lines.len() < usize::from(rows) && lines.iter().max() <= Some(&usize::from(columns)),
            "{}",
            ended.written
        );
        assert!(lines.iter().max() > Some(&(usize::from(columns) - 10)), "all of it is used: {}", ended.written);
    }
}

/// Starts an arcade that asks its terminal for the background.
fn asking() -> Terminal {
    let arcade = Launch::arcade(&[]).env("TERM", "xterm-256color").start();
    arcade.wait_for_more(0, QUESTION);
    arcade
}

/// The line about the first stop, while it is selected.
const ON_FIRST: &str = "Last coin  A few";

const QUESTION: &str = "\x1b]11;?";
/// The text of the light theme in 256 colours.
const LIGHT: &str = "38;5;235";

/// Quits and returns all output.
fn left(mut arcade: Terminal) -> String {
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
    ended.written
}

#[test]
fn a_light_terminal_gets_the_light_theme_and_its_answer_is_not_a_key() {
    let mut arcade = asking();
    arcade.keys("\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c");
    arcade.wait_for_more(0, LIGHT);
    arcade.wait_for(ON_FIRST);
    let written = left(arcade);
    assert_eq!(written.matches(QUESTION).count(), 1);
}

#[test]
fn a_late_answer_in_pieces_counts_and_so_do_keys_around_it() {
    let mut arcade = asking();
    arcade.wait_for(ON_FIRST);
    arcade.keys("j\x1b]1");
    arcade.keys("1;rgb:fa/f5/e");
    arcade.keys("0\x07\x1b[?1;2c");
    arcade.wait_for_more(0, LIGHT);
    arcade.wait_for("31 December");
    left(arcade);
}

#[test]
fn a_terminal_that_does_not_answer_is_taken_to_be_dark() {
    let mut arcade = asking();
    arcade.keys("\x1b[?62c");
    arcade.wait_for(ON_FIRST);
    assert!(!left(arcade).contains(LIGHT));
    assert!(!left(asking()).contains(LIGHT), "one that answers nothing at all");
}

#[test]
fn a_terminal_is_asked_only_if_the_answer_matters() {
    for launch in [
        Launch::arcade(&[]),
        Launch::arcade(&["--theme", "dark"]).env("TERM", "xterm-256color"),
        Launch::arcade(&[]).env("TERM", "xterm-256color").env("NO_COLOR", "1"),
    ] {
        assert!(!evening(launch).contains(QUESTION));
    }
}
