//! What may stand on the command line; help and completions follow from it.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, builder::PossibleValuesParser, value_parser};
use strum::VariantNames;
use zugzwang_engine::{
    Game, games,
    matchbox::{Learner, Method},
};

use super::{
    complete::Shell,
    help::{help, version, worded},
    nimbers,
};
use crate::{
    look::{Look, text::Arg as Said, wording::Wording},
    say,
};

/// The language and style that help is written with: reading a command line needs none, and a start does not wait for it.
#[derive(Clone, Copy)]
pub(super) struct Words<'a>(Option<&'a Look>);

impl Words<'_> {
    pub(super) fn say(self, key: &str, args: &[(&'static str, Said)]) -> String {
        self.0.map_or_else(String::new, |look| look.say(key, args))
    }
}

/// The whole command line, with help.
pub(super) fn command(look: &Look) -> Command {
    worded(built(Words(Some(look))), look)
}

/// The whole command line without help.
pub(super) fn bare() -> Command {
    built(Words(None))
}

fn built(words: Words<'_>) -> Command {
    Command::new("zugzwang")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!(words, "cli-about"))
        .after_help(say!(words, "cli-after"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args(settings(words))
        .args([help(words), version(words)])
        .subcommands([
            play(words),
            demo(words),
            solve(words),
            Command::new("list").about(say!(words, "cli-list")).arg(json(words)),
            puzzle(words),
            learn(words),
            nimbers(words),
            lesson(words),
            batch(words),
            frame(words),
            map(words),
            worksheet(words),
            completions(words),
            Command::new("man").about(say!(words, "cli-man")),
            complete(),
        ])
}

fn option(name: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}

fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

fn settings(words: Words<'_>) -> Vec<Arg> {
    let config = option("config", "FILE", say!(words, "cli-config")).value_parser(value_parser!(PathBuf));
    let data = option("data", "FOLDER", say!(words, "cli-data")).value_parser(value_parser!(PathBuf));
    vec![
        config.global(true),
        data.global(true),
        option("theme", "NAME", say!(words, "cli-theme")).global(true),
        option("level", "HOW", say!(words, "cli-level")).global(true),
        option("tell", "HOW", say!(words, "cli-tell")).global(true),
        option("lang", "LANG", say!(words, "cli-lang")).global(true),
        flag("ascii", say!(words, "cli-ascii")).global(true),
        flag("projector", say!(words, "cli-projector")).global(true),
        option("motion", "HOW", say!(words, "cli-motion")).global(true),
        flag("no-mouse", say!(words, "cli-mouse-off")).global(true),
    ]
}

/// `--level` where it is known how reasons are said else.
fn level(words: Words<'_>, usual: Wording) -> Arg {
    option("level", "HOW", say!(words, "cli-level.usual", usual = usual.to_string())).global(true)
}

/// The words that name a setup.
fn setup(command: Command, words: Words<'_>) -> Command {
    command
        .arg(Arg::new("game").index(1).value_name("GAME").required(true).help(say!(words, "cli-game")))
        .arg(Arg::new("fields").index(2).value_name("FIELD=VALUE").num_args(0..).help(say!(words, "cli-fields")))
}

/// The words that name a position.
fn position(command: Command, words: Words<'_>) -> Command {
    setup(command, words).arg(option("moves", "MOVES", say!(words, "cli-moves")).allow_hyphen_values(true))
}

fn you(words: Words<'_>) -> Arg {
    option("you", "SIDE", say!(words, "cli-you"))
}

fn opponent(words: Words<'_>) -> Arg {
    option("opponent", "MACHINE", say!(words, "cli-opponent"))
}

fn play(words: Words<'_>) -> Command {
    position(Command::new("play"), words)
        .about(say!(words, "cli-play"))
        .mut_arg("game", |game| game.required(false).required_unless_present("plain"))
        .mut_arg("moves", |moves| moves.requires("game"))
        .arg(you(words))
        .arg(opponent(words))
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
    let seed = option("seed", "N", say!(words, "cli-demo-seed")).allow_hyphen_values(true);
    Command::new("demo").about(say!(words, "cli-demo")).arg(seed)
}

fn puzzle(words: Words<'_>) -> Command {
    let daily = option("daily", "YYYY-MM-DD", say!(words, "cli-daily"));
    Command::new("puzzle")
        .about(say!(words, "cli-puzzle"))
        .arg(Arg::new("game").value_name("GAME").help(say!(words, "cli-puzzle-game")))
        .arg(option("seed", "N", say!(words, "cli-seed")).allow_hyphen_values(true))
        .arg(daily.conflicts_with("seed"))
        .arg(json(words))
        .arg(flag("play", say!(words, "cli-puzzle-play")).conflicts_with("json"))
}

fn learn(words: Words<'_>) -> Command {
    let number = |name, help| option(name, "N", help).allow_hyphen_values(true);
    let file = |name, help| option(name, "FILE", help).value_parser(value_parser!(PathBuf));
    let word = |name, help| option(name, "WORD", help);
    let most = Method::MOST;
    let [start, win, draw, loss] = ["cli-learn-start", "cli-learn-win", "cli-learn-draw", "cli-learn-loss"]
        .map(|key| say!(words, key, most = u64::from(most)));
    setup(Command::new("learn"), words)
        .about(say!(words, "cli-learn"))
        .mut_arg("game", |game| game.required(false).required_unless_present("load"))
        .arg(number("games", say!(words, "cli-learn-games", most = Learner::MOST_GAMES)))
        .arg(option("teacher", "MACHINE", say!(words, "cli-learn-teacher")))
        .arg(number("seed", say!(words, "cli-learn-seed")))
        .args([number("start", start), number("win", win), number("draw", draw), number("loss", loss)])
        .arg(word("empty", say!(words, "cli-learn-empty")))
        .arg(word("blame", say!(words, "cli-learn-blame")))
        .arg(word("openings", say!(words, "cli-learn-openings")))
        .arg(word("turns", say!(words, "cli-learn-turns")))
        .arg(file("load", say!(words, "cli-learn-load")).conflicts_with_all(["game", "fields"]))
        .arg(file("save", say!(words, "cli-learn-save")))
        .arg(json(words))
        .arg(flag("compare", say!(words, "cli-learn-compare")).conflicts_with_all(["json", "save", "load", "teacher"]))
}

fn nimbers(words: Words<'_>) -> Command {
    let number = |name, help| option(name, "N", help).allow_hyphen_values(true);
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
    let number = |name, help| option(name, "N", help).allow_hyphen_values(true);
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
        .arg(option("format", "FORM", say!(words, "cli-worksheet-format")))
        .arg(level(words, Wording::Notation))
        .arg(option("out", "FOLDER", say!(words, "cli-worksheet-out")).value_parser(value_parser!(PathBuf)))
}

fn completions(words: Words<'_>) -> Command {
    let shell =
        Arg::new("shell").value_name("SHELL").required(true).value_parser(PossibleValuesParser::new(Shell::VARIANTS));
    Command::new("completions")
        .about(say!(words, "cli-completions"))
        .arg(shell.hide_possible_values(true).help(say!(words, "cli-shell")))
}

/// Returns the command that the shells' scripts ask; people do not, so it has no words.
fn complete() -> Command {
    let words = Arg::new("words").num_args(0..).trailing_var_arg(true).allow_hyphen_values(true);
    Command::new("complete").hide(true).arg(words)
}
