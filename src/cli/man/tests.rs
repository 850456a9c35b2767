use std::{
    io::{self, Write},
    process::{Command, Output, Stdio},
};

use super::*;
use crate::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

fn speaking(language: Language) -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language)
}

/// The part of the page below a heading.
fn under<'a>(page: &'a str, heading: &str, kind: &str) -> &'a str {
    let found = page.split_once(&format!("{kind} {heading}\n")).unwrap_or_else(|| panic!("no {kind} {heading}"));
    let end = [".SH ", kind].iter().filter_map(|next| found.1.find(&format!("\n{}", next.trim_end()))).min();
    &found.1[..end.unwrap_or(found.1.len())]
}

fn written(text: &str) -> String {
    text.replace('-', r"\-")
}

#[test]
fn every_command_and_option_is_in_the_manual() {
    for language in Language::ALL {
        let look = speaking(language);
        let page = page(&look);
        let mut command = args::command(&look);
        command.build();
        let options = under(&page, &say!(look, "man-options"), ".SH");
        let told = |arg: &Arg, part: &str| {
            let name = arg.get_long().map_or_else(
                || arg.get_value_names().expect("an argument has a name")[0].to_string(),
                |long| written(&format!("--{long}")),
            );
            assert!(part.contains(&name), "{language:?}: {name} is not in\n{part}");
        };
        for arg in command.get_arguments() {
            told(arg, options);
        }
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            let part = under(&page, sub.get_name(), ".SS");
            for arg in sub.get_arguments().filter(|arg| !arg.is_global_set()) {
                told(arg, part);
            }
        }
    }
}

#[test]
fn every_game_and_field_is_in_the_manual() {
    let page = page(&speaking(Language::English));
    for game in games::ALL {
        let part = under(&page, game.id, ".SS");
        for field in game.fields {
            assert!(part.contains(&format!("{}=", field.name)), "{}: {part}", game.id);
        }
    }
}

#[test]
fn headings_are_translated() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let page = page(&speaking(language));
        for title in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "GAMES", "FILES", "ENVIRONMENT"] {
            assert!(!page.contains(&format!(".SH {title}\n")), "{language:?}: {title}");
        }
        assert!(!page.contains("Usage:"), "{language:?}");
    }
}

#[test]
fn every_line_is_a_request_or_text_and_every_tag_has_a_text() {
    for language in Language::ALL {
        let page = page(&speaking(language));
        let lines: Vec<&str> = page.lines().collect();
        let is_text = |line: Option<&&str>| line.is_some_and(|line| !line.is_empty() && !line.starts_with(['.', '\'']));
        for (at, line) in lines.iter().enumerate() {
            let request = line.split(' ').next().unwrap_or_default();
            let [tag, told] = [1, 2].map(|after| is_text(lines.get(at + after)));
            let sound = match request {
                ".TP" => tag && told,
                ".PP" => tag,
                ".TH" | ".SH" | ".SS" => line.len() > request.len() + 1,
                ".ad" | ".nh" => true,
                _ => is_text(Some(line)),
            };
            assert!(sound, "{language:?}, line {}: {line:?}", at + 1);
        }
    }
}

/// Formats the page with groff; `None` if it is not installed.
fn set(page: &str) -> Option<Output> {
    let mut groff = Command::new("groff");
    groff.args(["-man", "-Tutf8", "-Kutf8", "-ww", "-b"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = match groff.stderr(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        Err(error) => panic!("groff: {error}"),
    };
    child.stdin.take().expect("standard input is a pipe").write_all(page.as_bytes()).expect("groff reads");
    Some(child.wait_with_output().expect("groff ends"))
}

#[test]
fn groff_formats_the_page_without_warnings() {
    for language in Language::ALL {
        let Some(output) = set(&page(&speaking(language))) else { return eprintln!("groff is not installed") };
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && complaint.is_empty(), "{language:?}: {complaint}");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains("zugzwang") && text.lines().count() > 300, "{language:?}");
    }
}
