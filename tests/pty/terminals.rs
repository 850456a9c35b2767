//! The terminals there are: each gets what it can show, and one that can show nothing is told what to do.

use crate::{
    common::{Folder, quoted},
    screen::{ARCADE, CTRL_C, DOWN, ENTER, Launch, Terminal},
    shows,
};

/// A colour as it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Colour {
    /// One of the sixteen with a name.
    Named,
    /// One of the 256 with a number beyond those.
    Numbered,
    /// Any other.
    Mixed,
}

/// The colours that are asked for.
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

/// What is written by an arcade that shows Home, a setup and a game, and is left.
fn evening(launch: Launch) -> String {
    let mut arcade = launch.start();
    arcade.wait_for("17 coins");
    arcade.keys(&[DOWN, "n", ENTER].concat());
    arcade.wait_for("The figure");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
    ended.written
}

#[test]
fn every_terminal_gets_the_colours_and_the_signs_that_it_can_show() {
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
fn a_theme_that_was_asked_for_has_its_colours_where_there_are_more() {
    for theme in ["dark", "light"] {
        let written = evening(Launch::arcade(&["--theme", theme]).env("COLORTERM", "truecolor"));
        assert!(colours(&written).contains(&Colour::Mixed), "{theme}");
        let written = evening(Launch::arcade(&["--theme", theme]));
        assert!(colours(&written).contains(&Colour::Numbered), "{theme}: one that says little of itself");
    }
}

#[test]
fn no_color_is_obeyed_by_every_terminal() {
    for (term, name, value) in
        [("linux", "LANG", "C"), ("xterm", "LANG", "C"), ("xterm-256color", "COLORTERM", "truecolor")]
    {
        let written = evening(Launch::arcade(&[]).env("TERM", term).env(name, value).env("NO_COLOR", "1"));
        assert_eq!(colours(&written), [], "{term}");
    }
}

#[test]
fn where_no_arcade_can_be_shown_one_line_names_the_way_that_needs_no_terminal() {
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
        // A pipeline ends as its last program does.
        assert!(shows(&screen, "code-2") || refused.ends_with("cat"), "{refused}: {}", screen.contents());
        let ended = arcade.end();
        assert!(!ended.written.contains('\x1b'), "{refused}: {:?}", ended.written);
        ended.assert_as_found();
    }
    assert_eq!(std::fs::read(elsewhere).expect("a file"), b"");
}

#[test]
fn line_by_line_a_terminal_that_can_show_nothing_plays_without_one_escape_code() {
    let launch = Launch::arcade(&["play", "--plain", "nim", "heaps=1,1"]).env("TERM", "dumb").env("LANG", "C");
    let mut plain = launch.start();
    plain.wait_for("Your turn.");
    plain.keys("1:1\r");
    plain.wait_for("Perfect won.");
    plain.keys("quit\r");
    let ended = plain.end();
    assert_eq!(ended.status.code(), Some(0));
    assert!(ended.written.is_ascii() && !ended.written.contains('\x1b'), "{:?}", ended.written);
    ended.assert_as_found();
}

#[test]
fn a_frame_that_a_terminal_is_to_show_fits_it() {
    for (columns, rows) in [(80, 24), (132, 43)] {
        let frame = Launch::arcade(&["frame", "nim", "heaps=3,4,5", "--ascii"]).size(columns, rows).start();
        frame.wait_for("3,4,5");
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

/// An arcade that asks its terminal for the background, and has done so.
fn asking() -> Terminal {
    let arcade = Launch::arcade(&[]).env("TERM", "xterm-256color").start();
    arcade.wait_for_more(0, QUESTION);
    arcade
}

const QUESTION: &str = "\x1b]11;?";
/// The ground of the light theme where there are 256 colours.
const LIGHT: &str = "48;5;255";

/// Leaves, and returns all that was written.
fn left(mut arcade: Terminal) -> String {
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
    ended.written
}

#[test]
fn a_light_terminal_gets_the_light_theme_and_its_answer_is_no_key() {
    let mut arcade = asking();
    arcade.keys("\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c");
    arcade.wait_for_more(0, LIGHT);
    arcade.wait_for(FIRST_STATION_FILLED);
    let written = left(arcade);
    assert_eq!(written.matches(QUESTION).count(), 1);
}

/// The first station in a theme with grounds of its own.
const FIRST_STATION_FILLED: &str = "▌ Leave a pattern";

#[test]
fn an_answer_that_comes_late_and_in_pieces_counts_and_keys_beside_it_do_too() {
    let mut arcade = asking();
    arcade.wait_for(FIRST_STATION_FILLED);
    arcade.keys("j\x1b]1");
    arcade.keys("1;rgb:fa/f5/e");
    arcade.keys("0\x07\x1b[?1;2c");
    arcade.wait_for_more(0, LIGHT);
    arcade.wait_for("▌ Mirror");
    left(arcade);
}

#[test]
fn a_terminal_that_does_not_answer_is_taken_for_a_dark_one() {
    let mut arcade = asking();
    arcade.keys("\x1b[?62c");
    arcade.wait_for(FIRST_STATION_FILLED);
    assert!(!left(arcade).contains(LIGHT));
    assert!(!left(asking()).contains(LIGHT), "one that answers nothing at all");
}

#[test]
fn a_terminal_is_asked_only_where_the_answer_decides_anything() {
    for launch in [
        Launch::arcade(&[]),
        Launch::arcade(&["--theme", "dark"]).env("TERM", "xterm-256color"),
        Launch::arcade(&[]).env("TERM", "xterm-256color").env("NO_COLOR", "1"),
    ] {
        assert!(!evening(launch).contains(QUESTION));
    }
}
