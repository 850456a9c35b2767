//! What may stand where the cursor is on a shell's command line: the scripts of `completions` ask `zugzwang complete`.
//!
//! A script that lists everything itself could not name the fields of the game that stands before the cursor.

mod values;

use std::{
    fmt::Write as _,
    io::{self, Write as _},
};

use clap::{Arg, ArgMatches, Command};
use strum::{EnumString, VariantNames};

use self::values::values;
use super::{Done, args};
use crate::look::Look;

/// A shell that has a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Shell {
    Bash,
    Zsh,
    Fish,
}

impl Shell {
    const fn script(self) -> &'static str {
        match self {
            Self::Bash => include_str!("../../assets/completions/zugzwang.bash"),
            Self::Zsh => include_str!("../../assets/completions/_zugzwang"),
            Self::Fish => include_str!("../../assets/completions/zugzwang.fish"),
        }
    }
}

/// Prints the script of a shell.
pub(super) fn script(sub: &ArgMatches) -> Done {
    let named = sub.get_one::<String>("shell");
    // The parser lets no other name through.
    let shell = named.and_then(|name| name.parse().ok());
    Ok(io::stdout().write_all(shell.map_or("", Shell::script).as_bytes())?)
}

/// A word that may be typed, and what a shell may show beside it.
#[derive(Debug, PartialEq, Eq)]
struct Candidate {
    word: String,
    told: String,
}

impl Candidate {
    fn new(word: impl Into<String>, told: impl Into<String>) -> Self {
        Self { word: word.into(), told: told.into() }
    }
}

/// An offer of what may be typed.
#[derive(Debug, PartialEq, Eq)]
enum Offer {
    /// One of these.
    Words(Vec<Candidate>),
    /// A file, which the shell finds.
    File,
    /// A folder, which the shell finds.
    Folder,
}

/// Prints a line a candidate, with a tab before what is told of it; `:files` and `:folders` leave it to the shell.
pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let words: Vec<String> = sub.get_many("words").into_iter().flatten().cloned().collect();
    let mut command = args::command(look);
    command.build();
    let lines = match offer(&command, &words, look) {
        Offer::File => ":files\n".to_owned(),
        Offer::Folder => ":folders\n".to_owned(),
        Offer::Words(candidates) => candidates.iter().fold(String::new(), |mut lines, Candidate { word, told }| {
            // Writing to a string does not fail.
            let _ = writeln!(lines, "{word}\t{told}");
            lines
        }),
    };
    Ok(io::stdout().write_all(lines.as_bytes())?)
}

/// Returns what may stand for the last of the words; those before it are whole.
fn offer(root: &Command, words: &[String], look: &Look) -> Offer {
    let (last, before) = words.split_last().map_or(("", &[][..]), |(last, before)| (last.as_str(), before));
    let mut line = Line { command: root, given: Vec::new(), open: None };
    for word in before {
        line.take(word);
    }
    let mut offer = line.offer(last, look);
    if let Offer::Words(candidates) = &mut offer {
        candidates.retain(|candidate| candidate.word.starts_with(last));
    }
    offer
}

/// The words before the cursor, as far as they say what may follow.
struct Line<'a> {
    command: &'a Command,
    /// The words that are neither options nor their values.
    given: Vec<&'a str>,
    /// The option whose value comes next.
    open: Option<&'a Arg>,
}

impl<'a> Line<'a> {
    fn take(&mut self, word: &'a str) {
        if self.open.take().is_some() {
            return;
        }
        if let Some(name) = word.strip_prefix("--") {
            self.open = self.option(name);
        } else if let Some(sub) = self.command.find_subcommand(word) {
            self.command = sub;
        } else if !word.starts_with('-') {
            self.given.push(word);
        }
    }

    /// The option of that name, if a value follows it.
    fn option(&self, name: &str) -> Option<&'a Arg> {
        self.command.get_opts().find(|option| option.get_long() == Some(name))
    }

    fn offer(&self, last: &str, look: &Look) -> Offer {
        if let Some(option) = self.open {
            return values(option, last, &self.given, look);
        }
        if let Some((name, value)) = last.strip_prefix("--").and_then(|rest| rest.split_once('=')) {
            return self.option(name).map_or(Offer::Words(Vec::new()), |option| self.joined(option, name, value, look));
        }
        if last.starts_with('-') {
            return Offer::Words(self.options());
        }
        if self.command.has_subcommands() {
            let visible = self.command.get_subcommands().filter(|sub| !sub.is_hide_set());
            return Offer::Words(visible.map(|sub| Candidate::new(sub.get_name(), about(sub))).collect());
        }
        self.argument().map_or(Offer::Words(Vec::new()), |argument| values(argument, last, &self.given, look))
    }

    /// The values of an option that is written in one word with its value.
    fn joined(&self, option: &Arg, name: &str, value: &str, look: &Look) -> Offer {
        match values(option, value, &self.given, look) {
            Offer::Words(candidates) => Offer::Words(
                candidates.into_iter().map(|one| Candidate::new(format!("--{name}={}", one.word), one.told)).collect(),
            ),
            // A shell would look for a file of the whole word's name.
            Offer::File | Offer::Folder => Offer::Words(Vec::new()),
        }
    }

    fn options(&self) -> Vec<Candidate> {
        let visible = self.command.get_arguments().filter(|arg| !arg.is_hide_set());
        visible.filter_map(|arg| Some(Candidate::new(format!("--{}", arg.get_long()?), told(arg)))).collect()
    }

    /// The argument whose turn it is; the last one where it takes any number.
    fn argument(&self) -> Option<&'a Arg> {
        let mut arguments: Vec<&Arg> = self.command.get_positionals().collect();
        arguments.sort_by_key(|arg| arg.get_index());
        let many = |arg: &&Arg| arg.get_num_args().is_some_and(|range| range.max_values() > 1);
        arguments.get(self.given.len()).copied().or_else(|| arguments.last().copied().filter(many))
    }
}

fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

fn told(arg: &Arg) -> String {
    arg.get_help().map(ToString::to_string).unwrap_or_default()
}

#[cfg(test)]
mod tests;
