//! The command line: parse, do, and turn what went wrong into one line and an exit code.

mod args;
mod batch;
mod common;
mod complete;
mod frame;
mod help;
mod learn;
mod lesson;
mod lines;
mod list;
mod man;
mod map;
mod mistake;
mod nimbers;
mod plain;
mod play;
mod progress;
mod puzzle;
pub mod sheet;
mod solve;
mod worksheet;

use std::{
    ffi::OsString,
    io::{self, Write},
    ops::RangeInclusive,
    path::PathBuf,
    process::ExitCode,
    str::FromStr,
};

use clap::{ArgMatches, error::ErrorKind};
use strum::VariantNames;

use self::common::Common;
use crate::{
    keep::settings::{Ignored, Settings, SettingsFile, Surroundings},
    look::{Look, glyphs::GlyphSet, language::Language, own::Own, theme::ThemeName},
    play::{
        board::Side,
        own,
        request::{AskError, Request},
    },
    say,
    terminal::{arcade::First, complain, disk},
    words,
};

/// An error that ends the program.
#[derive(Debug)]
pub enum CliError {
    /// Said in one line; the input was bad.
    Bad(String),
    /// Nobody reads what we write any more.
    Closed,
    /// The system refused.
    Io(io::Error),
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::Closed } else { Self::Io(error) }
    }
}

type Done = Result<(), CliError>;

/// Does what the command line says: 0 answered, 1 the system refused, 2 bad input.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let (language, ignored) = language(&args);
    let words = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
    match understood(&args, ignored, words) {
        Ok(()) | Err(CliError::Closed) => ExitCode::SUCCESS,
        Err(CliError::Bad(line)) => {
            complain(&line);
            ExitCode::from(2)
        }
        Err(CliError::Io(error)) => {
            complain(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// Does what was typed; where nothing was, there is nothing to understand.
fn understood(args: &[OsString], ignored: Option<Ignored>, words: Look) -> Done {
    if args.len() < 2 {
        return play::run(&Common::default(), None, words);
    }
    match args::bare().try_get_matches_from(args) {
        Ok(matches) => {
            if let Some(ignored) = ignored.filter(|_| matches.subcommand().is_some_and(is_silent)) {
                complain(&ignored.words(&words));
            }
            dispatch(&matches, words)
        }
        // Once more with all that there is to say: this may be a question for help.
        Err(_) => match args::command(&words).try_get_matches_from(args) {
            Ok(matches) => dispatch(&matches, words),
            Err(error) => refused(&error, &asked_of(args), &words),
        },
    }
}

/// The language of help and errors, too, so it is known before the command line is understood: what `--lang` says, wherever
/// the letters can be shown or not, else the settings, else the locale. With what was wrong with the settings, where they were asked.
fn language(args: &[OsString]) -> (Language, Option<Ignored>) {
    if let Some(said) = typed(args, "--lang").and_then(|given| given.to_str()?.parse().ok()) {
        return (said, None);
    }
    let loaded =
        store(typed(args, "--config").map(PathBuf::from)).map_or(Ok(Settings::default()), |mut store| store.load());
    let (settings, ignored) =
        loaded.map_or_else(|ignored| (Settings::default(), Some(ignored)), |settings| (settings, None));
    (settings.language_in(surroundings()), ignored)
}

/// Returns whether a command takes no more of the settings than the language: then nobody else tells what is wrong with them.
fn is_silent((command, sub): (&str, &ArgMatches)) -> bool {
    match command {
        "puzzle" => !sub.get_flag("play"),
        "lesson" => sub.get_flag("list"),
        command => matches!(command, "list" | "solve" | "learn" | "nimbers" | "worksheet" | "batch" | "frame" | "map"),
    }
}

/// Returns the value given to an option in words that are not yet understood: `--lang ru` or `--lang=ru`.
fn typed(args: &[OsString], option: &str) -> Option<OsString> {
    let joined = |arg: &OsString| arg.to_str()?.strip_prefix(option)?.strip_prefix('=').map(OsString::from);
    let mut args = args.iter().take_while(|arg| *arg != "--");
    loop {
        let arg = args.next()?;
        if arg == option {
            return args.next().cloned();
        }
        if let Some(value) = joined(arg) {
            return Some(value);
        }
    }
}

/// The program, and the command that was given, if one was: what can be asked for help.
fn asked_of(args: &[OsString]) -> String {
    let program = args::bare();
    let name = program.get_name();
    let given = args.iter().skip(1).find_map(|arg| program.find_subcommand(arg));
    given.map_or_else(|| name.to_owned(), |command| format!("{name} {}", command.get_name()))
}

/// Help and version go out as they are; of an error, one line does, and where more is told.
fn refused(error: &clap::Error, asked: &str, look: &Look) -> Done {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(io::stdout().write_all(error.render().to_string().as_bytes())?);
    }
    Err(CliError::Bad(format!("{} {}", mistake::words(error, look), say!(look, "cli-see-help", command = asked))))
}

fn dispatch(matches: &ArgMatches, mut words: Look) -> Done {
    // They are checked even where they change nothing.
    let common = &Common::read(matches, &words)?;
    words.wording = common.said.level.unwrap_or_default();
    words.own = own(matches, &words)?.into();
    match matches.subcommand() {
        Some(("list", sub)) => list::run(sub.get_flag("json"), &words),
        Some(("solve", sub)) => solve::run(sub, &words),
        Some(("puzzle", sub)) => puzzle::run(sub, common, words),
        Some(("learn", sub)) => learn::run(sub, &common.signs(words)),
        Some(("nimbers", sub)) => nimbers::run(sub, &words),
        Some(("lesson", sub)) => lesson::run(sub, common, words),
        Some(("worksheet", sub)) => worksheet::run(sub, common.said, &words),
        Some(("batch", sub)) => batch::run(sub, &words),
        Some(("map", sub)) => map::run(sub, common, &words),
        Some(("frame", sub)) => frame::run(sub, common, &words),
        Some(("completions", sub)) => complete::script(sub),
        Some(("complete", sub)) => complete::run(sub, &words),
        Some(("man", _)) => man::run(&words),
        Some(("demo", sub)) => {
            let given = sub.get_one::<String>("seed");
            let seed = given.map(|given| puzzle::option_seed(given, &words)).transpose()?;
            play::open(common, None, First::Demo(seed), words)
        }
        Some(("play", sub)) if sub.get_flag("plain") => plain::run(common, sub, words),
        Some(("play", sub)) => play::run(common, Some(sub), words),
        _ => play::run(common, None, words),
    }
}

/// The games of one's own that a command names, so that they are called by their names.
fn own(matches: &ArgMatches, words: &Look) -> Result<Vec<Own>, CliError> {
    let Some((_, sub)) = matches.subcommand() else { return Ok(Vec::new()) };
    let named = |name: &str| sub.try_get_many::<String>(name).ok().flatten().into_iter().flatten();
    let files = named("game").chain(named("games")).filter(|game| own::is_file(game));
    let read = |game: &String| {
        let file = game.split('#').next().unwrap_or(game);
        own::read(file, disk::FILES).map_err(|error| CliError::Bad(error.words(words)))
    };
    files.map(read).collect()
}

/// The request made of a subcommand's words.
fn request(sub: &ArgMatches, look: &Look) -> Result<Request, CliError> {
    // Not every command takes moves.
    let text = |name: &str| sub.try_get_one::<String>(name).ok().flatten().cloned().unwrap_or_default();
    let fields = sub.get_many::<String>("fields").into_iter().flatten().cloned().collect();
    let request = Request { game: text("game"), fields, moves: text("moves"), files: disk::FILES };
    request.expanded().map_err(|error| bad(&error, look))
}

/// The value of an option with a few allowed words.
fn choice<T: FromStr>(
    matches: &ArgMatches,
    option: &str,
    allowed: &[&str],
    look: &Look,
) -> Result<Option<T>, CliError> {
    let Some(given) = matches.get_one::<String>(option) else { return Ok(None) };
    given.parse().map(Some).map_err(|_| {
        let (option, allowed) = (format!("--{option}"), allowed.join(&say!(look, "list-separator")));
        CliError::Bad(say!(look, "error-choice", option = option, given = words::shortened(given), allowed = allowed))
    })
}

/// A whole number in digits, where it is allowed.
fn within<N: FromStr + PartialOrd>(given: &str, allowed: &RangeInclusive<N>) -> Option<N> {
    let digits = given.bytes().all(|byte| byte.is_ascii_digit());
    given.parse().ok().filter(|number| digits && allowed.contains(number))
}

/// The whole number that an option gives.
fn number<N: FromStr + PartialOrd + Copy + Into<u64>>(
    sub: &ArgMatches,
    option: &str,
    allowed: &RangeInclusive<N>,
    look: &Look,
) -> Result<Option<N>, CliError> {
    let Some(given) = sub.get_one::<String>(option) else { return Ok(None) };
    let refused = || {
        let (option, given) = (format!("--{option}"), words::shortened(given));
        let (min, max) = ((*allowed.start()).into(), (*allowed.end()).into());
        CliError::Bad(say!(look, "error-option-number", option = option, given = given, min = min, max = max))
    };
    within(given, allowed).map(Some).ok_or_else(refused)
}

fn store(named: Option<PathBuf>) -> Option<SettingsFile> {
    disk::settings(named, std::env::var_os("XDG_CONFIG_HOME").as_deref())
}

fn surroundings() -> Surroundings {
    Surroundings::read(|name| std::env::var(name).ok())
}

fn bad(error: &AskError, look: &Look) -> CliError {
    CliError::Bad(error.words(look))
}

fn table(request: &Request, side: Side, look: &Look) -> Result<Box<dyn crate::play::board::Table>, CliError> {
    request.table(side).map_err(|error| bad(&error, look))
}

fn side(sub: &ArgMatches, look: &Look) -> Result<Option<Side>, CliError> {
    choice(sub, "you", Side::VARIANTS, look)
}
