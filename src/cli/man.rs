//! `zugzwang man`: the manual, one page, made of the command line, the list of games and the texts of the language.

use std::io::{self, Write};

use clap::{Arg, Command};
use roff::{Inline, Roff, bold, italic, roman};
use zugzwang_engine::games;

use super::{Done, args, list};
use crate::{look::Look, say, words};

/// The variables of the environment that are read, with the texts that say what for.
const ENVIRONMENT: [(&str, &str); 6] = [
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "man-env-locale"),
    ("LC_ALL, LC_CTYPE, LANG", "man-env-encoding"),
    ("NO_COLOR", "man-env-no-color"),
    ("TERM", "man-env-term"),
    ("XDG_CONFIG_HOME", "man-env-config"),
    ("XDG_DATA_HOME", "man-env-data"),
];
const FILES: [(&str, &str); 2] =
    [("$XDG_CONFIG_HOME/zugzwang/config.toml", "man-file-config"), ("$XDG_DATA_HOME/zugzwang/", "man-file-data")];
const STATUS: [(&str, &str); 3] = [("0", "man-status-done"), ("1", "man-status-system"), ("2", "man-status-bad")];
const EXAMPLES: [(&str, &str); 4] = [
    ("zugzwang play nim heaps=1,3,5,7 last=loses --you choose", "man-example-play"),
    ("zugzwang solve nim heaps=18,8,14,9,23", "man-example-solve"),
    ("zugzwang worksheet nim king --format svg --out sheets", "man-example-worksheet"),
    ("zugzwang man --lang ru | man -l -", "man-example-man"),
];

pub(super) fn run(look: &Look) -> Done {
    Ok(io::stdout().write_all(page(look).as_bytes())?)
}

/// The page as roff.
fn page(look: &Look) -> String {
    let mut command = args::command(look);
    command.build();
    let mut page = Page { roff: Roff::new(), look };
    page.head(&mut command);
    page.section("man-options");
    page.arguments(command.get_arguments());
    page.section("man-commands");
    for sub in command.get_subcommands_mut().filter(|sub| !sub.is_hide_set()) {
        page.command(sub);
    }
    page.games();
    page.table("man-files", &FILES);
    page.table("man-environment", &ENVIRONMENT);
    page.table("man-status", &STATUS);
    page.table("man-examples", &EXAMPLES);
    breakable(&page.roff.to_roff())
}

/// The page with places between Chinese characters where a line may end: without them the formatter looks for spaces.
fn breakable(page: &str) -> String {
    let wide = |c: char| matches!(c, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
    let mut broken = String::with_capacity(page.len());
    for line in page.lines() {
        let mut before = None;
        for c in line.chars() {
            // No line begins with a comma or ends with an opening bracket.
            let may = before.is_some_and(|before| wide(before) && !matches!(before, '（' | '“' | '《'));
            if may
                && !line.starts_with('.')
                && !matches!(c, '，' | '。' | '：' | '；' | '、' | '）' | '”' | '》' | '？')
            {
                broken.push_str(r"\:");
            }
            broken.push(c);
            before = Some(c);
        }
        broken.push('\n');
    }
    broken
}

struct Page<'a> {
    roff: Roff,
    look: &'a Look,
}

impl Page<'_> {
    fn head(&mut self, command: &mut Command) {
        let release = format!("zugzwang {}", env!("CARGO_PKG_VERSION"));
        // Section 6 is that of the games. The page has no date, and a place that is empty would be left out.
        self.roff.control("TH", ["ZUGZWANG", "6", " ", &release, "Zugzwang"]);
        // Left-aligned and never hyphenated, since most long words here are typed as they stand.
        self.roff.control("ad", ["l"]).control("nh", []);
        self.section("man-name");
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        self.say([roman("zugzwang - "), roman(about)]);
        self.section("man-synopsis");
        self.usage(command);
        self.section("man-description");
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        self.say([roman(after)]);
    }

    fn section(&mut self, title: &str) {
        self.roff.control("SH", [say!(self.look, title).as_str()]);
    }

    fn say(&mut self, inlines: impl Into<Vec<Inline>>) {
        self.roff.text(inlines.into());
    }

    /// Adds the line that shows how a command is written.
    fn usage(&mut self, command: &mut Command) {
        let usage = command.render_usage().to_string();
        // The parser puts its own heading before it.
        self.say([bold(usage.trim_start_matches("Usage: "))]);
    }

    fn command(&mut self, command: &mut Command) {
        self.roff.control("SS", [command.get_name()]);
        self.usage(command);
        self.roff.control("PP", []);
        self.say([roman(command.get_about().map(ToString::to_string).unwrap_or_default())]);
        // What every command takes is told once.
        self.arguments(command.get_arguments().filter(|arg| !arg.is_global_set()));
    }

    fn arguments<'a>(&mut self, arguments: impl Iterator<Item = &'a Arg>) {
        let mut arguments: Vec<&Arg> = arguments.filter(|arg| !arg.is_hide_set()).collect();
        arguments.sort_by_key(|arg| arg.get_index().unwrap_or(usize::MAX));
        for arg in arguments {
            self.roff.control("TP", []);
            self.say(name(arg));
            self.say([roman(arg.get_help().map(ToString::to_string).unwrap_or_default())]);
        }
    }

    fn games(&mut self) {
        self.section("man-games");
        for game in games::ALL {
            self.roff.control("SS", [game.id]);
            let title = words::title(game.id, self.look);
            let rule = say!(self.look, &format!("{}-rule", game.id), last = "wins");
            self.say([roman(format!("{title}. {rule}"))]);
            for field in game.fields {
                self.roff.control("TP", []);
                self.say([bold(format!("{}=", field.name))]);
                self.say([roman(list::field(game, field, self.look))]);
            }
        }
    }

    fn table(&mut self, title: &str, rows: &[(&str, &str)]) {
        self.section(title);
        for (name, told) in rows {
            self.roff.control("TP", []);
            self.say([bold(*name)]);
            self.say([roman(say!(self.look, told))]);
        }
    }
}

/// An argument as it is typed: `-h, --help`, `--lang LANG` or `GAME`.
fn name(arg: &Arg) -> Vec<Inline> {
    let value = arg.get_value_names().map(|names| names.join(" ")).unwrap_or_default();
    let mut name = Vec::new();
    if let Some(short) = arg.get_short() {
        name.extend([bold(format!("-{short}")), roman(", ")]);
    }
    if let Some(long) = arg.get_long() {
        name.push(bold(format!("--{long}")));
    }
    if arg.is_positional() {
        name.push(italic(value));
    } else if arg.get_action().takes_values() {
        name.extend([roman(" "), italic(value)]);
    }
    name
}

#[cfg(test)]
mod tests;
