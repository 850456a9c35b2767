//! What may stand on the command line; help and completions follow from it.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};
use zugzwang_engine::{
    Game, games,
    matchbox::{Learner, Method},
};

use super::{
    complete::Shell,
    help::{help, version, worded},
    nimbers::Bounds,
};
use crate::{look::Look, say};

/// The whole command line.
pub(super) fn command(look: &Look) -> Command {
    let command = Command::new("zugzwang")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!(look, "cli-about"))
        .after_help(say!(look, "cli-after"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args(settings(look))
        .args([help(look), version(look)])
        .subcommands([
            play(look),
            Command::new("demo").about(say!(look, "cli-demo")),
            solve(look),
            Command::new("list").about(say!(look, "cli-list")).arg(json(look)),
            puzzle(look),
            learn(look),
            nimbers(look),
            lesson(look),
            batch(look),
            frame(look),
            worksheet(look),
            completions(look),
            Command::new("man").about(say!(look, "cli-man")),
            complete(),
        ]);
    worded(command, look)
}

fn option(name: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}

fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

fn settings(look: &Look) -> Vec<Arg> {
    let config = option("config", "FILE", say!(look, "cli-config")).value_parser(value_parser!(PathBuf));
    let data = option("data", "FOLDER", say!(look, "cli-data")).value_parser(value_parser!(PathBuf));
    vec![
        config.global(true),
        data.global(true),
        option("theme", "NAME", say!(look, "cli-theme")).global(true),
        option("lang", "LANG", say!(look, "cli-lang")).global(true),
        flag("ascii", say!(look, "cli-ascii")).global(true),
        flag("projector", say!(look, "cli-projector")).global(true),
        flag("no-mouse", say!(look, "cli-mouse-off")).global(true),
    ]
}

/// The words that name a setup.
fn setup(command: Command, look: &Look) -> Command {
    command
        .arg(Arg::new("game").index(1).value_name("GAME").required(true).help(say!(look, "cli-game")))
        .arg(Arg::new("fields").index(2).value_name("FIELD=VALUE").num_args(0..).help(say!(look, "cli-fields")))
}

/// The words that name a position.
fn position(command: Command, look: &Look) -> Command {
    setup(command, look).arg(option("moves", "MOVES", say!(look, "cli-moves")).allow_hyphen_values(true))
}

fn you(look: &Look) -> Arg {
    option("you", "SIDE", say!(look, "cli-you"))
}

fn opponent(look: &Look) -> Arg {
    option("opponent", "MACHINE", say!(look, "cli-opponent"))
}

fn play(look: &Look) -> Command {
    position(Command::new("play"), look)
        .about(say!(look, "cli-play"))
        .mut_arg("game", |game| game.required(false).required_unless_present("plain"))
        .mut_arg("moves", |moves| moves.requires("game"))
        .arg(you(look))
        .arg(opponent(look))
        .arg(flag("plain", say!(look, "cli-plain")))
}

fn json(look: &Look) -> Arg {
    flag("json", say!(look, "cli-json"))
}

fn solve(look: &Look) -> Command {
    let from = option("from", "FILE", say!(look, "cli-from"));
    position(Command::new("solve"), look)
        .about(say!(look, "cli-solve"))
        .mut_arg("game", |game| game.required(false).required_unless_present("from"))
        .arg(json(look))
        .arg(from.requires("json").conflicts_with_all(["game", "fields", "moves"]))
}

fn puzzle(look: &Look) -> Command {
    let daily = option("daily", "YYYY-MM-DD", say!(look, "cli-daily"));
    Command::new("puzzle")
        .about(say!(look, "cli-puzzle"))
        .arg(Arg::new("game").value_name("GAME").help(say!(look, "cli-puzzle-game")))
        .arg(option("seed", "N", say!(look, "cli-seed")).allow_hyphen_values(true))
        .arg(daily.conflicts_with("seed"))
        .arg(json(look))
        .arg(flag("play", say!(look, "cli-puzzle-play")).conflicts_with("json"))
}

fn learn(look: &Look) -> Command {
    let number = |name, help| option(name, "N", help).allow_hyphen_values(true);
    let file = |name, help| option(name, "FILE", help).value_parser(value_parser!(PathBuf));
    let word = |name, help| option(name, "WORD", help);
    let most = Method::MOST;
    let [start, win, draw, loss] = ["cli-learn-start", "cli-learn-win", "cli-learn-draw", "cli-learn-loss"]
        .map(|key| say!(look, key, most = u64::from(most)));
    setup(Command::new("learn"), look)
        .about(say!(look, "cli-learn"))
        .mut_arg("game", |game| game.required(false).required_unless_present("load"))
        .arg(number("games", say!(look, "cli-learn-games", most = Learner::MOST_GAMES)))
        .arg(option("teacher", "MACHINE", say!(look, "cli-learn-teacher")))
        .arg(number("seed", say!(look, "cli-learn-seed")))
        .args([number("start", start), number("win", win), number("draw", draw), number("loss", loss)])
        .arg(word("empty", say!(look, "cli-learn-empty")))
        .arg(word("blame", say!(look, "cli-learn-blame")))
        .arg(word("openings", say!(look, "cli-learn-openings")))
        .arg(word("turns", say!(look, "cli-learn-turns")))
        .arg(file("load", say!(look, "cli-learn-load")).conflicts_with_all(["game", "fields"]))
        .arg(file("save", say!(look, "cli-learn-save")))
        .arg(json(look))
        .arg(flag("compare", say!(look, "cli-learn-compare")).conflicts_with_all(["json", "save", "load", "teacher"]))
}

fn nimbers(look: &Look) -> Command {
    let number = |name, help| option(name, "N", help).allow_hyphen_values(true);
    let code = Arg::new("code").value_name("CODE").required(true).help(say!(look, "cli-nimbers-code"));
    let at = option("at", "N,N…", say!(look, "cli-nimbers-at")).allow_hyphen_values(true);
    let columns = number("columns", say!(look, "cli-nimbers-columns", usual = Bounds::USUAL_COLUMNS));
    Command::new("nimbers")
        .about(say!(look, "cli-nimbers"))
        .arg(code)
        .arg(number("to", say!(look, "cli-nimbers-to", most = Bounds::MOST, usual = Bounds::USUAL)))
        .arg(number("from", say!(look, "cli-nimbers-from")))
        .arg(at.conflicts_with("from"))
        .arg(columns.conflicts_with_all(["at", "json"]))
        .arg(json(look))
}

fn lesson(look: &Look) -> Command {
    Command::new("lesson")
        .about(say!(look, "cli-lesson"))
        .arg(Arg::new("id").value_name("ID").help(say!(look, "cli-lesson-id")))
        .arg(flag("list", say!(look, "cli-lesson-list")).conflicts_with("id"))
}

fn batch(look: &Look) -> Command {
    let game = Arg::new("game").value_name("GAME").required(true).value_parser([games::Euclid::ID]);
    Command::new("batch")
        .about(say!(look, "cli-batch"))
        .arg(game.hide_possible_values(true).help(say!(look, "cli-batch-game", game = games::Euclid::ID)))
        .arg(Arg::new("file").value_name("FILE").required(true).help(say!(look, "cli-batch-file")))
}

fn frame(look: &Look) -> Command {
    position(Command::new("frame"), look)
        .about(say!(look, "cli-frame"))
        .arg(you(look))
        .arg(flag("hint", say!(look, "cli-hint")))
        .arg(option("size", "WxH", say!(look, "cli-size")))
        .arg(option("format", "FORM", say!(look, "cli-format")))
}

fn worksheet(look: &Look) -> Command {
    let games = Arg::new("games").value_name("GAME").num_args(0..).help(say!(look, "cli-worksheet-games"));
    let number = |name, help| option(name, "N", help).allow_hyphen_values(true);
    Command::new("worksheet")
        .about(say!(look, "cli-worksheet"))
        .arg(games)
        .arg(number("count", say!(look, "cli-worksheet-count")))
        .arg(number("seed", say!(look, "cli-worksheet-seed")))
        .arg(number("grade", say!(look, "cli-worksheet-grade")))
        .arg(option("format", "FORM", say!(look, "cli-worksheet-format")))
        .arg(option("out", "FOLDER", say!(look, "cli-worksheet-out")).value_parser(value_parser!(PathBuf)))
}

fn completions(look: &Look) -> Command {
    let shell = Arg::new("shell").value_name("SHELL").required(true).value_parser(Shell::ALL.map(Shell::name));
    Command::new("completions")
        .about(say!(look, "cli-completions"))
        .arg(shell.hide_possible_values(true).help(say!(look, "cli-shell")))
}

/// What the shells' scripts ask; people do not, so it has no words.
fn complete() -> Command {
    let words = Arg::new("words").num_args(0..).trailing_var_arg(true).allow_hyphen_values(true);
    Command::new("complete").hide(true).arg(words)
}
