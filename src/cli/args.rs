//! The arguments of the command line, from which help, the manual and completions are made.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};
use zugzwang_engine::{
    Game, games,
    matchbox::{Learner, Method},
};

use super::{completions::SCRIPTS, nimbers};
use crate::{
    look::{Look, text::Arg as Said, wording::Wording},
    say,
};

/// The language that help is written in, or `None` for a parser without help, which is built faster.
#[derive(Clone, Copy)]
struct Words<'a>(Option<&'a Look>);

impl Words<'_> {
    fn say(self, key: &str, args: &[(&'static str, Said)]) -> String {
        self.0.map_or_else(String::new, |look| look.say(key, args))
    }
}

pub(super) fn command(look: &Look) -> Command {
    with_headings(built(Words(Some(look))), look)
}

pub(super) fn bare() -> Command {
    built(Words(None))
}

/// Replaces the headings of help, which the library has in English only.
fn with_headings(command: Command, look: &Look) -> Command {
    const MOST_OPTIONS: usize = 100;
    let [arguments, options] = ["cli-help-arguments", "cli-help-options"].map(|key| say!(look, key));
    let usage = say!(look, "cli-help-usage");
    let (mut positionals, mut globals) = (0, 0);
    let command = command
        .help_template(format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(say!(look, "cli-help-commands"))
        .mut_args(|arg| {
            if arg.is_global_set() {
                // The options of every command come after a command's own.
                globals += 1;
                return arg.help_heading(options.clone()).display_order(MOST_OPTIONS + globals);
            }
            if !arg.is_positional() {
                return arg.help_heading(options.clone());
            }
            // Under a custom heading, arguments are sorted by their display order, not by their position.
            positionals += 1;
            let place = arg.get_index().unwrap_or(positionals);
            arg.help_heading(arguments.clone()).display_order(place)
        });
    command.mut_subcommands(|sub| with_headings(sub, look))
}

fn built(words: Words<'_>) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say!(words, "cli-help"));
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    // A file's name may end in `.exe`, which nobody types.
    Command::new("zugzwang")
        .bin_name("zugzwang")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!(words, "cli-about"))
        .after_help(say!(words, "cli-after"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args(settings(words))
        .args([help.global(true), version.help(say!(words, "cli-version"))])
        .subcommands([
            play(words),
            demo(words),
            solve(words),
            Command::new("list").about(say!(words, "cli-list")).arg(json(words)),
            Command::new("keys").about(say!(words, "cli-keys")),
            puzzle(words),
            learn(words),
            nimbers(words),
            lesson(words),
            batch(words),
            frame(words),
            map(words),
            worksheet(words),
            Command::new("export").about(say!(words, "cli-export")),
            import(words),
            completions(words),
            Command::new("man").about(say!(words, "cli-man")),
            complete(),
        ])
}

pub(super) fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

pub(super) fn help_of(arg: &Arg) -> String {
    arg.get_help().map(ToString::to_string).unwrap_or_default()
}

fn option(name: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}

fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// A negative number is taken as a value, too, so that the error is about the number.
fn number(name: &'static str, help: String) -> Arg {
    option(name, "N", help).allow_hyphen_values(true)
}

fn path(name: &'static str, value: &'static str, help: String) -> Arg {
    option(name, value, help).value_parser(value_parser!(PathBuf))
}

fn settings(words: Words<'_>) -> impl Iterator<Item = Arg> {
    let settings = [
        path("config", "FILE", say!(words, "cli-config")),
        path("data", "FOLDER", say!(words, "cli-data")),
        option("theme", "NAME", say!(words, "cli-theme")),
        option("level", "HOW", say!(words, "cli-level")),
        option("tell", "HOW", say!(words, "cli-tell")),
        option("lang", "LANG", say!(words, "cli-lang")),
        flag("ascii", say!(words, "cli-ascii")),
        flag("projector", say!(words, "cli-projector")),
        option("motion", "HOW", say!(words, "cli-motion")),
        flag("no-mouse", say!(words, "cli-mouse-off")),
    ];
    settings.into_iter().map(|setting| setting.global(true))
}

/// `--level` for a command with a fixed default.
fn level(words: Words<'_>, usual: Wording) -> Arg {
    option("level", "HOW", say!(words, "cli-level.usual", usual = usual.to_string())).global(true)
}

fn setup(command: Command, words: Words<'_>) -> Command {
    command
        .arg(Arg::new("game").index(1).value_name("GAME").required(true).help(say!(words, "cli-game")))
        .arg(Arg::new("fields").index(2).value_name("FIELD=VALUE").num_args(0..).help(say!(words, "cli-fields")))
}

fn position(command: Command, words: Words<'_>) -> Command {
    setup(command, words).arg(option("moves", "MOVES", say!(words, "cli-moves")).allow_hyphen_values(true))
}

fn you(words: Words<'_>) -> Arg {
    option("you", "SIDE", say!(words, "cli-you"))
}

fn play(words: Words<'_>) -> Command {
    position(Command::new("play"), words)
        .about(say!(words, "cli-play"))
        .mut_arg("game", |game| game.required(false).required_unless_present("plain"))
        .mut_arg("moves", |moves| moves.requires("game"))
        .arg(you(words))
        .arg(option("opponent", "MACHINE", say!(words, "cli-opponent")))
        .arg(flag("plain", say!(words, "cli-plain")))
        .arg(level(words, Wording::Plain))
}

fn json(words: Words<'_>) -> Arg {
    flag("json", say!(words, "cli-json"))
}

fn solve(words: Words<'_>) -> Command {
    let from = option("from", "FILE", say!(words, "cli-from"));
    position(Command::new("solve"), words)
        .about(say!(words, "cli-solve"))
        .mut_arg("game", |game| game.required(false).required_unless_present("from"))
        .arg(json(words))
        .arg(level(words, Wording::Notation))
        .arg(from.requires("json").conflicts_with_all(["game", "fields", "moves"]))
}

fn demo(words: Words<'_>) -> Command {
    Command::new("demo").about(say!(words, "cli-demo")).arg(number("seed", say!(words, "cli-demo-seed")))
}

fn puzzle(words: Words<'_>) -> Command {
    let daily = option("daily", "YYYY-MM-DD", say!(words, "cli-daily"));
    Command::new("puzzle")
        .about(say!(words, "cli-puzzle"))
        .arg(Arg::new("game").value_name("GAME").help(say!(words, "cli-puzzle-game")))
        .arg(number("seed", say!(words, "cli-seed")))
        .arg(daily.conflicts_with("seed"))
        .arg(json(words))
        .arg(flag("play", say!(words, "cli-puzzle-play")).conflicts_with("json"))
}

fn learn(words: Words<'_>) -> Command {
    let beads = ["start", "win", "draw", "loss"];
    let keys = ["cli-learn-start", "cli-learn-win", "cli-learn-draw", "cli-learn-loss"];
    let beads =
        beads.into_iter().zip(keys).map(|(name, key)| number(name, say!(words, key, most = u64::from(Method::MOST))));
    let load = path("load", "FILE", say!(words, "cli-learn-load"));
    setup(Command::new("learn"), words)
        .about(say!(words, "cli-learn"))
        .mut_arg("game", |game| game.required(false).required_unless_present("load"))
        .arg(number("games", say!(words, "cli-learn-games", most = Learner::MOST_GAMES)))
        .arg(option("teacher", "MACHINE", say!(words, "cli-learn-teacher")))
        .arg(number("seed", say!(words, "cli-learn-seed")))
        .args(beads)
        .arg(option("empty", "WORD", say!(words, "cli-learn-empty")))
        .arg(option("blame", "WORD", say!(words, "cli-learn-blame")))
        .arg(option("openings", "WORD", say!(words, "cli-learn-openings")))
        .arg(option("turns", "WORD", say!(words, "cli-learn-turns")))
        .arg(load.conflicts_with_all(["game", "fields"]))
        .arg(path("save", "FILE", say!(words, "cli-learn-save")))
        .arg(json(words))
        .arg(flag("compare", say!(words, "cli-learn-compare")).conflicts_with_all(["json", "save", "load", "teacher"]))
}

fn nimbers(words: Words<'_>) -> Command {
    let code = Arg::new("code").value_name("CODE").required(true).help(say!(words, "cli-nimbers-code"));
    let at = option("at", "N,N…", say!(words, "cli-nimbers-at")).allow_hyphen_values(true);
    let columns = number("columns", say!(words, "cli-nimbers-columns", usual = nimbers::USUAL_COLUMNS));
    Command::new("nimbers")
        .about(say!(words, "cli-nimbers"))
        .arg(code)
        .arg(number("to", say!(words, "cli-nimbers-to", most = nimbers::MOST, usual = nimbers::USUAL)))
        .arg(number("from", say!(words, "cli-nimbers-from")))
        .arg(at.conflicts_with("from"))
        .arg(columns.conflicts_with_all(["at", "json"]))
        .arg(json(words))
}

fn lesson(words: Words<'_>) -> Command {
    Command::new("lesson")
        .about(say!(words, "cli-lesson"))
        .arg(Arg::new("id").value_name("ID").help(say!(words, "cli-lesson-id")))
        .arg(flag("list", say!(words, "cli-lesson-list")).conflicts_with("id"))
}

fn import(words: Words<'_>) -> Command {
    let file = Arg::new("file").value_name("FILE").required(true).help(say!(words, "cli-import-file"));
    Command::new("import").about(say!(words, "cli-import")).arg(file)
}

fn batch(words: Words<'_>) -> Command {
    let game = Arg::new("game").value_name("GAME").required(true).value_parser([games::Euclid::ID]);
    Command::new("batch")
        .about(say!(words, "cli-batch"))
        .arg(game.hide_possible_values(true).help(say!(words, "cli-batch-game", game = games::Euclid::ID)))
        .arg(Arg::new("file").value_name("FILE").required(true).help(say!(words, "cli-batch-file")))
}

fn frame(words: Words<'_>) -> Command {
    position(Command::new("frame"), words)
        .about(say!(words, "cli-frame"))
        .arg(you(words))
        .arg(flag("hint", say!(words, "cli-hint")))
        .arg(flag("animate", say!(words, "cli-animate")))
        .arg(option("size", "WxH", say!(words, "cli-size")))
        .arg(option("format", "FORM", say!(words, "cli-format")))
        .arg(level(words, Wording::Plain))
}

fn map(words: Words<'_>) -> Command {
    setup(Command::new("map"), words)
        .about(say!(words, "cli-map"))
        .arg(option("layer", "LAYER", say!(words, "cli-map-layer")))
        .arg(option("size", "WxH", say!(words, "cli-map-size")))
        .arg(option("from", "X[,Y]", say!(words, "cli-map-from")).allow_hyphen_values(true))
        .arg(flag("marks", say!(words, "cli-map-marks")))
        .arg(option("format", "FORM", say!(words, "cli-map-format")))
}

fn worksheet(words: Words<'_>) -> Command {
    let games = Arg::new("games").value_name("GAME").num_args(0..).help(say!(words, "cli-worksheet-games"));
    Command::new("worksheet")
        .about(say!(words, "cli-worksheet"))
        .arg(games)
        .arg(number("count", say!(words, "cli-worksheet-count")))
        .arg(number("seed", say!(words, "cli-worksheet-seed")))
        .arg(number("grade", say!(words, "cli-worksheet-grade")))
        .arg(
            option("discover", "STOP", say!(words, "cli-worksheet-discover"))
                .conflicts_with_all(["games", "grade", "count", "seed"]),
        )
        .arg(option("format", "PAPER", say!(words, "cli-worksheet-format")))
        .arg(flag("misere", say!(words, "cli-worksheet-misere")))
        .arg(level(words, Wording::Notation))
        .arg(path("out", "FOLDER", say!(words, "cli-worksheet-out")))
}

fn completions(words: Words<'_>) -> Command {
    let shells = SCRIPTS.map(|(shell, _)| shell);
    let shell = Arg::new("shell").value_name("SHELL").required(true).value_parser(shells);
    Command::new("completions")
        .about(say!(words, "cli-completions"))
        .arg(shell.hide_possible_values(true).help(say!(words, "cli-shell")))
}

/// The hidden command that the completion scripts run.
fn complete() -> Command {
    let words = Arg::new("words").num_args(0..).trailing_var_arg(true).allow_hyphen_values(true);
    Command::new("complete").hide(true).arg(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

    fn pages(language: Language) -> Vec<String> {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
        let mut command = super::command(&look);
        command.build();
        let root = command.render_help().to_string();
        let subs = command.get_subcommands_mut().map(|sub| sub.render_help().to_string());
        [root].into_iter().chain(subs).collect()
    }

    #[test]
    fn the_headings_of_help_are_translated() {
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
    fn the_options_of_every_command_come_after_those_of_one() {
        let pages = pages(Language::English);
        let pages: Vec<_> = pages.iter().filter(|page| page.contains("--moves")).collect();
        assert!(pages.len() >= 3, "{}", pages.len());
        for page in pages {
            assert!(page.find("--you").max(page.find("--json")) < page.find("--config"), "{page}");
        }
    }

    #[test]
    fn arguments_are_listed_in_the_order_they_are_typed() {
        let pages = pages(Language::English);
        let pages: Vec<_> = pages.iter().filter(|page| page.contains("[FIELD=VALUE]... ")).collect();
        assert!(pages.len() >= 5, "{}", pages.len());
        for page in pages {
            let (_, arguments) = page.split_once("Arguments:").expect("there are arguments");
            assert!(arguments.find("GAME") < arguments.find("FIELD=VALUE"), "{page}");
        }
    }
}
