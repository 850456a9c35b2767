//! The command line: parses it, runs a command, and turns an error into one line and an exit code.

mod args;
mod batch;
mod bundle;
mod common;
mod complete;
mod completions;
mod frame;
mod keys;
mod learn;
mod lesson;
mod lines;
mod list;
mod man;
mod map;
mod mistake;
mod nimbers;
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
use serde::Serialize;
use strum::VariantNames;

use self::common::{Common, Loaded, surroundings};
use crate::{
    app::First,
    keep::settings::Ignored,
    look::{Look, glyphs::GlyphSet, language::Language, own::Own, theme::ThemeName},
    play::{
        board::Side,
        own,
        request::{AskError, Request},
        table::Table,
    },
    say,
    terminal::{complain, disk, system::console},
    words,
};

#[derive(Debug)]
enum CliError {
    /// A line that names the bad input.
    Bad(String),
    /// Nobody reads the output any more.
    Closed,
    Io(io::Error),
    /// Something could not be done, and the user has been told.
    Reported,
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::Closed } else { Self::Io(error) }
    }
}

type Done = Result<(), CliError>;

/// Runs a command line. Exits with 0 on success, 1 if the system refused, 2 for bad input.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let (language, ignored) = language(&args);
    let words = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
    match parse(&args, ignored, words) {
        Ok(()) | Err(CliError::Closed) => ExitCode::SUCCESS,
        Err(CliError::Bad(line)) => {
            complain(&line);
            ExitCode::from(2)
        }
        Err(CliError::Io(error)) => {
            complain(&error.to_string());
            ExitCode::FAILURE
        }
        Err(CliError::Reported) => ExitCode::FAILURE,
    }
}

/// Parses the command line and runs the command. Builds no parser if there are no arguments.
fn parse(args: &[OsString], ignored: Option<Ignored>, words: Look) -> Done {
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
        // The parser with texts is slower to build, and only help and errors need it.
        Err(_) => match args::command(&words).try_get_matches_from(args) {
            Ok(matches) => dispatch(&matches, words),
            Err(error) => refused(&error, &helpful_command(args), &words),
        },
    }
}

/// The language of help and errors, which must be known before the command line is parsed: from `--lang`, or else the settings, or
/// else the locale. Also returns what is wrong with the settings, if they were read.
fn language(args: &[OsString]) -> (Language, Option<Ignored>) {
    if let Some(said) = typed(args, "--lang").and_then(|given| given.to_str()?.parse().ok()) {
        return (said, None);
    }
    let Loaded { settings, ignored, .. } = Loaded::from(typed(args, "--config").map(PathBuf::from));
    (settings.language_in(surroundings()), ignored)
}

/// Returns whether a command takes only the language from the settings, and so does not itself report what is wrong with them.
fn is_silent((command, sub): (&str, &ArgMatches)) -> bool {
    match command {
        "puzzle" => !sub.get_flag("play"),
        "lesson" => sub.get_flag("list"),
        command => matches!(
            command,
            "list" | "solve" | "learn" | "nimbers" | "worksheet" | "batch" | "frame" | "map" | "export" | "import"
        ),
    }
}

/// Returns the value of an option that is not parsed yet: `--lang ru` or `--lang=ru`.
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

fn helpful_command(args: &[OsString]) -> String {
    let program = args::bare();
    let name = program.get_name();
    let given = args.iter().skip(1).find_map(|arg| program.find_subcommand(arg));
    given.map_or_else(|| name.to_owned(), |command| format!("{name} {}", command.get_name()))
}

/// Prints help and version as they are. Any other error becomes one line, with the command to ask for help.
fn refused(error: &clap::Error, command: &str, look: &Look) -> Done {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return print(&error.render().to_string());
    }
    Err(CliError::Bad(format!("{} {}", mistake::words(error, look), say!(look, "cli-see-help", command = command))))
}

fn dispatch(matches: &ArgMatches, mut words: Look) -> Done {
    // Checked even for commands that ignore them.
    let common = &Common::read(matches, &words)?;
    words.wording = common.said.level.unwrap_or_default();
    words.own = own(matches, &words)?.into();
    match matches.subcommand() {
        Some(("list", sub)) => list::run(sub.get_flag("json"), &words),
        Some(("keys", _)) => keys::run(common, common.signs(words)),
        Some(("solve", sub)) => solve::run(sub, &words),
        Some(("puzzle", sub)) => puzzle::run(sub, common, words),
        Some(("learn", sub)) => learn::run(sub, &common.signs(words)),
        Some(("nimbers", sub)) => nimbers::run(sub, &words),
        Some(("lesson", sub)) => lesson::run(sub, common, words),
        Some(("worksheet", sub)) => worksheet::run(sub, &common.said, &words),
        Some(("batch", sub)) => batch::run(sub, &words),
        Some(("map", sub)) => map::run(sub, common, &words),
        Some(("frame", sub)) => frame::run(sub, common, &words),
        Some(("export", _)) => bundle::export(common, &words),
        Some(("import", sub)) => bundle::import(sub, common, &words),
        Some(("completions", sub)) => completions::run(sub),
        Some(("complete", sub)) => complete::run(sub, &words),
        Some(("man", _)) => print(&man::page(&words)),
        Some(("demo", sub)) => play::open(common, None, First::Demo(seed(sub, &words)?), words),
        Some(("play", sub)) if sub.get_flag("plain") => play::plain(common, sub, words),
        Some(("play", sub)) => play::run(common, Some(sub), words),
        _ => play::run(common, None, words),
    }
}

fn print(text: &str) -> Done {
    if text.contains('\u{1b}') {
        console::interpret_codes();
    }
    Ok(io::stdout().write_all(text.as_bytes())?)
}

fn json(value: &impl Serialize) -> Result<String, CliError> {
    Ok(serde_json::to_string(value).map_err(io::Error::from)?)
}

/// The user's own games that a command names, so that they can be called by their titles.
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

fn request(sub: &ArgMatches, look: &Look) -> Result<Request, CliError> {
    // Not every command has moves.
    let text = |name: &str| sub.try_get_one::<String>(name).ok().flatten().cloned().unwrap_or_default();
    let fields = sub.get_many::<String>("fields").into_iter().flatten().cloned().collect();
    let request = Request { game: text("game"), fields, moves: text("moves"), files: disk::FILES };
    request.expanded().map_err(|error| bad(&error, look))
}

fn choice<T: FromStr>(
    matches: &ArgMatches,
    option: &str,
    allowed: impl IntoIterator<Item: ToString>,
    look: &Look,
) -> Result<Option<T>, CliError> {
    let Some(given) = matches.get_one::<String>(option) else { return Ok(None) };
    given.parse().map(Some).map_err(|_| {
        let (option, allowed) = (format!("--{option}"), words::listed(allowed, look));
        CliError::Bad(say!(look, "error-choice", option = option, given = words::shortened(given), allowed = allowed))
    })
}

fn within<N: FromStr + PartialOrd>(given: &str, allowed: &RangeInclusive<N>) -> Option<N> {
    let digits = given.bytes().all(|byte| byte.is_ascii_digit());
    given.parse().ok().filter(|number| digits && allowed.contains(number))
}

/// Parses two numbers, such as a width and a height, with an `x` between them.
fn pair<N: FromStr + PartialOrd>(given: &str, allowed: &[RangeInclusive<N>; 2]) -> Option<(N, N)> {
    let (first, second) = given.split_once('x')?;
    within(first, &allowed[0]).zip(within(second, &allowed[1]))
}

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

fn seed(sub: &ArgMatches, look: &Look) -> Result<Option<u64>, CliError> {
    let Some(given) = sub.get_one::<String>("seed") else { return Ok(None) };
    let refused = || CliError::Bad(say!(look, "error-option-seed", given = words::shortened(given), max = u64::MAX));
    crate::play::seed::read(given).map(Some).ok_or_else(refused)
}

fn bad(error: &AskError, look: &Look) -> CliError {
    CliError::Bad(error.words(look))
}

fn table(request: &Request, side: Side, look: &Look) -> Result<Table, CliError> {
    request.table(side).map_err(|error| bad(&error, look))
}

fn side(sub: &ArgMatches, look: &Look) -> Result<Option<Side>, CliError> {
    choice(sub, "you", Side::VARIANTS, look)
}
