//! `zugzwang complete`: the words that may stand at the cursor of a shell. The scripts of `completions` run it, because a fixed script
//! could not know the fields of the game before the cursor.

mod values;

use std::fmt::Write as _;

use clap::{Arg, ArgMatches, Command};

use self::values::values;
use super::{Done, args, print};
use crate::look::Look;

#[derive(Debug, PartialEq, Eq)]
struct Candidate {
    word: String,
    about: String,
}

impl Candidate {
    fn new(word: impl Into<String>, about: impl Into<String>) -> Self {
        Self { word: word.into(), about: about.into() }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Offer {
    Words(Vec<Candidate>),
    File,
    Folder,
}

/// Prints a line for each candidate, with a tab before its description, or `:files` or `:folders`.
pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let words: Vec<String> = sub.get_many("words").into_iter().flatten().cloned().collect();
    let mut command = args::command(look);
    command.build();
    let lines = match offer(&command, &words, look) {
        Offer::File => ":files\n".to_owned(),
        Offer::Folder => ":folders\n".to_owned(),
        Offer::Words(candidates) => candidates.iter().fold(String::new(), |mut lines, Candidate { word, about }| {
            // Writing to a string does not fail.
            let _ = writeln!(lines, "{word}\t{about}");
            lines
        }),
    };
    print(&lines)
}

/// Completes the last of the words, which may be unfinished.
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

/// The command line before the cursor.
struct Line<'a> {
    command: &'a Command,
    given: Vec<&'a str>,
    /// The option that still needs its value.
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
            return Offer::Words(visible.map(|sub| Candidate::new(sub.get_name(), args::about(sub))).collect());
        }
        self.argument().map_or(Offer::Words(Vec::new()), |argument| values(argument, last, &self.given, look))
    }

    /// The values of an option in one word with its value: `--name=value`.
    fn joined(&self, option: &Arg, name: &str, value: &str, look: &Look) -> Offer {
        match values(option, value, &self.given, look) {
            Offer::Words(candidates) => Offer::Words(
                candidates.into_iter().map(|one| Candidate::new(format!("--{name}={}", one.word), one.about)).collect(),
            ),
            // The shell would complete the whole word as a file.
            Offer::File | Offer::Folder => Offer::Words(Vec::new()),
        }
    }

    fn options(&self) -> Vec<Candidate> {
        let visible = self.command.get_arguments().filter(|arg| !arg.is_hide_set());
        let option = |arg: &Arg| Some(Candidate::new(format!("--{}", arg.get_long()?), args::help_of(arg)));
        visible.filter_map(option).collect()
    }

    /// The next positional argument, or the last one if it may be repeated.
    fn argument(&self) -> Option<&'a Arg> {
        let mut arguments: Vec<&Arg> = self.command.get_positionals().collect();
        arguments.sort_by_key(|arg| arg.get_index());
        let many = |arg: &&Arg| arg.get_num_args().is_some_and(|range| range.max_values() > 1);
        arguments.get(self.given.len()).copied().or_else(|| arguments.last().copied().filter(many))
    }
}

#[cfg(test)]
mod tests;
