//! Help in the language that is spoken: the parser's own headings are English.

use clap::{Arg, ArgAction, Command};

use super::args::Words;
use crate::{look::Look, say};

/// More options than any command has of its own.
const BEHIND: usize = 100;

/// The command and all below it under headings of ours.
pub(super) fn worded(command: Command, look: &Look) -> Command {
    let [arguments, options] = ["cli-help-arguments", "cli-help-options"].map(|key| say!(look, key));
    let usage = say!(look, "cli-help-usage");
    let (mut positionals, mut globals) = (0, 0);
    let command = command
        .help_template(format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(say!(look, "cli-help-commands"))
        .mut_args(|arg| {
            if arg.is_global_set() {
                // What every command takes stands behind what this one takes.
                globals += 1;
                return arg.help_heading(options.clone()).display_order(BEHIND + globals);
            }
            if !arg.is_positional() {
                return arg.help_heading(options.clone());
            }
            // Under a heading that is not the parser's, arguments stand in the order they are said to have.
            positionals += 1;
            let place = arg.get_index().unwrap_or(positionals);
            arg.help_heading(arguments.clone()).display_order(place)
        });
    command.mut_subcommands(|sub| worded(sub, look))
}

/// `--help`, whose own text is English as well.
pub(super) fn help(words: Words<'_>) -> Arg {
    Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say!(words, "cli-help")).global(true)
}

/// `--version`.
pub(super) fn version(words: Words<'_>) -> Arg {
    Arg::new("version").short('V').long("version").action(ArgAction::Version).help(say!(words, "cli-version"))
}

#[cfg(test)]
mod tests {
    use super::super::args;
    use crate::look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName};

    fn pages(language: Language) -> Vec<String> {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
        let mut command = args::command(&look);
        command.build();
        let root = command.render_help().to_string();
        let subs = command.get_subcommands_mut().map(|sub| sub.render_help().to_string());
        [root].into_iter().chain(subs).collect()
    }

    #[test]
    fn no_heading_of_help_is_left_in_english() {
        let english =
            ["Usage:", "Commands:", "Arguments:", "Options:", "Print help", "Print version", "[possible", "[default"];
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            for page in pages(language) {
                let left: Vec<_> = english.iter().filter(|word| page.contains(**word)).collect();
                assert!(left.is_empty(), "{language:?}: {left:?} in\n{page}");
            }
        }
    }

    #[test]
    fn what_every_command_takes_stands_behind_what_one_takes() {
        let pages = pages(Language::English);
        let pages: Vec<_> = pages.iter().filter(|page| page.contains("--moves")).collect();
        assert!(pages.len() >= 3, "{}", pages.len());
        for page in pages {
            assert!(page.find("--you").max(page.find("--json")) < page.find("--config"), "{page}");
        }
    }

    #[test]
    fn arguments_stand_in_the_order_they_are_typed() {
        let pages = pages(Language::English);
        let pages: Vec<_> = pages.iter().filter(|page| page.contains("[FIELD=VALUE]... ")).collect();
        assert!(pages.len() >= 5, "{}", pages.len());
        for page in pages {
            let (_, arguments) = page.split_once("Arguments:").expect("it has some");
            assert!(arguments.find("GAME") < arguments.find("FIELD=VALUE"), "{page}");
        }
    }
}
