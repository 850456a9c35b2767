use std::{
    io,
    process::{Command, Output, Stdio},
};

use super::*;
use crate::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

fn speaking(language: Language) -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language)
}

/// The part of the page between two headings of a kind.
fn under<'a>(page: &'a str, heading: &str, kind: &str) -> &'a str {
    let found = page.split_once(&format!("{kind} {heading}\n")).unwrap_or_else(|| panic!("no {kind} {heading}"));
    let end = [".SH ", kind].iter().filter_map(|next| found.1.find(&format!("\n{}", next.trim_end()))).min();
    &found.1[..end.unwrap_or(found.1.len())]
}

/// As roff writes it.
fn written(text: &str) -> String {
    text.replace('-', r"\-")
}

#[test]
fn every_command_and_every_option_stands_in_the_page() {
    for language in Language::ALL {
        let look = speaking(language);
        let page = page(&look);
        let mut command = args::command(&look);
        command.build();
        let options = under(&page, &say!(look, "man-options"), ".SH");
        let told = |arg: &Arg, part: &str| {
            let name = arg.get_long().map_or_else(
                || arg.get_value_names().expect("it has a name")[0].to_string(),
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
fn every_game_stands_in_the_page_with_its_fields() {
    let page = page(&speaking(Language::English));
    for game in games::ALL {
        let part = under(&page, game.id, ".SS");
        for field in game.fields {
            assert!(part.contains(&format!("{}=", field.name)), "{}: {part}", game.id);
        }
    }
}

#[test]
fn no_heading_is_left_in_english() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let page = page(&speaking(language));
        for title in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "GAMES", "FILES", "ENVIRONMENT"] {
            assert!(!page.contains(&format!(".SH {title}\n")), "{language:?}: {title}");
        }
        assert!(!page.contains("Usage:"), "{language:?}");
    }
}

#[test]
fn every_line_is_a_request_of_man_or_a_text_and_every_tag_has_its_text() {
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

/// Sets the page with the formatter of `man`; nothing where there is none.
fn set(page: &str) -> Option<Output> {
    let mut groff = Command::new("groff");
    groff.args(["-man", "-Tutf8", "-Kutf8", "-ww", "-b"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = match groff.stderr(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        Err(error) => panic!("groff: {error}"),
    };
    child.stdin.take().expect("input is a pipe").write_all(page.as_bytes()).expect("it reads");
    Some(child.wait_with_output().expect("it ends"))
}

#[test]
fn groff_sets_the_page_without_a_warning() {
    for language in Language::ALL {
        let Some(output) = set(&page(&speaking(language))) else { return eprintln!("there is no groff to ask") };
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && complaint.is_empty(), "{language:?}: {complaint}");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains("zugzwang") && text.lines().count() > 300, "{language:?}");
    }
}
