//! The terminals there are: each gets what it can show, and one that can show nothing is told what to do.

use crate::{
    common::{Folder, quoted},
    screen::{ARCADE, CTRL_C, DOWN, ENTER, Launch},
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

/// What is written by an arcade that shows its menu, a setup and a game, and is left.
fn evening(launch: Launch) -> String {
    let mut arcade = launch.start();
    arcade.wait_for("Subtraction game");
    arcade.keys(&[DOWN, ENTER, ENTER].concat());
    arcade.wait_for("Why");
    arcade.keys(CTRL_C);
    let ended = arcade.end();
    assert_eq!(ended.status.code(), Some(0));
    ended.assert_restored_once();
    ended.written
}

#[test]
fn every_terminal_gets_the_colours_and_the_signs_that_it_can_show() {
    let terminals = [
        ("xterm", &[][..], false),
        ("xterm-256color", &[], false),
        ("xterm-256color", &[("COLORTERM", "truecolor")], false),
        ("tmux-256color", &[], false),
        ("", &[], false),
        ("linux", &[], true),
        ("linux", &[("LANG", "C")], true),
        ("xterm", &[("LANG", "C")], true),
        ("xterm-256color", &[("LANG", "C"), ("COLORTERM", "truecolor")], true),
        ("xterm", &[("LC_ALL", "POSIX")], true),
    ];
    for (term, vars, ascii) in terminals {
        let launch =
            vars.iter().fold(Launch::arcade(&[]).env("TERM", term), |launch, (name, value)| launch.env(name, value));
        let written = evening(launch);
        assert_eq!(written.is_ascii(), ascii, "{term} {vars:?}");
        let colours = colours(&written);
        let expected = match (term, vars.iter().any(|(name, _)| *name == "COLORTERM")) {
            (_, true) => Colour::Mixed,
            (term, false) if term.contains("256") => Colour::Numbered,
            _ => Colour::Named,
        };
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
