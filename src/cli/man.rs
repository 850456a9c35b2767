//! `zugzwang man`: a manual page made from the command line, the list of games and the texts of the language.

use clap::{Arg, Command};
use roff::{Inline, Roff, bold, italic, roman};
use zugzwang_engine::games;

use super::{args, list};
use crate::{look::Look, say, words};

/// The environment variables, with the message ids of their descriptions.
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

/// The page in roff.
pub(super) fn page(look: &Look) -> String {
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

/// Allows line breaks between Chinese characters, because the formatter breaks lines only at spaces.
fn breakable(page: &str) -> String {
    let wide = |c: char| matches!(c, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
    let mut broken = String::with_capacity(page.len());
    for line in page.lines() {
        let mut before = None;
        for c in line.chars() {
            // No line may begin with a comma or end with an opening bracket.
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
        // Section 6 is for games. The page has no date, but an empty field would be left out.
        self.roff.control("TH", ["ZUGZWANG", "6", " ", &release, "Zugzwang"]);
        // Left-aligned without hyphenation, because most long words are typed as they are.
        self.roff.control("ad", ["l"]).control("nh", []);
        self.section("man-name");
        self.say([roman("zugzwang - "), roman(args::about(command))]);
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

    fn entry(&mut self, name: impl Into<Vec<Inline>>, text: String) {
        self.roff.control("TP", []);
        self.say(name);
        self.say([roman(text)]);
    }

    fn usage(&mut self, command: &mut Command) {
        let usage = command.render_usage().to_string();
        // The library adds a heading.
        self.say([bold(usage.trim_start_matches("Usage: "))]);
    }

    fn command(&mut self, command: &mut Command) {
        self.roff.control("SS", [command.get_name()]);
        self.usage(command);
        self.roff.control("PP", []);
        self.say([roman(args::about(command))]);
        // The options of every command have their own section.
        self.arguments(command.get_arguments().filter(|arg| !arg.is_global_set()));
    }

    fn arguments<'a>(&mut self, arguments: impl Iterator<Item = &'a Arg>) {
        let mut arguments: Vec<&Arg> = arguments.filter(|arg| !arg.is_hide_set()).collect();
        arguments.sort_by_key(|arg| arg.get_index().unwrap_or(usize::MAX));
        for arg in arguments {
            self.entry(name(arg), args::help_of(arg));
        }
    }

    fn games(&mut self) {
        self.section("man-games");
        for game in games::ALL {
            self.roff.control("SS", [game.id]);
            let title = words::field_name(game.id, self.look);
            let rule = say!(self.look, &format!("{}-rule", game.id), last = "wins");
            self.say([roman(format!("{title}. {rule}"))]);
            for field in game.fields {
                self.entry([bold(format!("{}=", field.name))], list::field(game, field, self.look));
            }
        }
    }

    fn table(&mut self, title: &str, rows: &[(&str, &str)]) {
        self.section(title);
        for (name, key) in rows {
            self.entry([bold(*name)], say!(self.look, key));
        }
    }
}

/// An argument as the user types it: `-h, --help`, `--lang LANG` or `GAME`.
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
