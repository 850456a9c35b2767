//! Describes mistakes in a command line in the user's language. The parser itself has only English messages.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use zugzwang_engine::games;

use super::args::bare;
use crate::{look::Look, say, words};

/// Describes a mistake; a rare one in the parser's own words, but without its advice.
pub(super) fn words(error: &Error, look: &Look) -> String {
    common(error, look).unwrap_or_else(|| {
        let text = error.render().to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
        let what = words::reason(lines.strip_prefix("error: ").unwrap_or(&lines));
        say!(look, "error-command-line", what = what)
    })
}

fn common(error: &Error, look: &Look) -> Option<String> {
    let about = |kind| match error.get(kind)? {
        ContextValue::String(word) => Some(words::reason(word)),
        ContextValue::Strings(several) => Some(words::reason(&several.join(" "))),
        _ => None,
    };
    let argument = || about(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            let given = argument()?;
            let nearest = about(ContextKind::SuggestedArg).filter(|nearest| is_slip(&given, nearest));
            let nearest = nearest.unwrap_or_else(|| "none".to_owned());
            say!(look, "error-argument-unknown", given = given, nearest = nearest)
        }
        ErrorKind::InvalidSubcommand => {
            let given = about(ContextKind::InvalidSubcommand)?;
            let game = games::find(&given.to_lowercase()).map_or("none", |game| game.id);
            // The name of a game means the game, even if a command has a similar name.
            let nearest = suggested(error).filter(|nearest| game == "none" && is_slip(&given, nearest));
            let nearest = nearest.map_or_else(|| "none".to_owned(), words::reason);
            say!(look, "error-command-unknown", given = given, game = game, nearest = nearest)
        }
        ErrorKind::MissingRequiredArgument => say!(look, "error-argument-missing", missing = argument()?),
        ErrorKind::ArgumentConflict => {
            say!(look, "error-argument-conflict", given = argument()?, with = about(ContextKind::PriorArg)?)
        }
        ErrorKind::InvalidValue => {
            let (value, option) = (about(ContextKind::InvalidValue)?, argument()?);
            if value.is_empty() {
                return Some(say!(look, "error-argument-empty", option = option));
            }
            let allowed = match error.get(ContextKind::ValidValue)? {
                ContextValue::Strings(allowed) => words::listed(allowed, look),
                _ => return None,
            };
            say!(look, "error-choice", option = option, given = value, allowed = allowed)
        }
        _ => return None,
    })
}

/// The visible command that is most similar to an unknown one.
fn suggested(error: &Error) -> Option<&str> {
    let commands = bare();
    let is_named = |name: &str| commands.find_subcommand(name).is_some_and(|command| !command.is_hide_set());
    match error.get(ContextKind::SuggestedSubcommand)? {
        ContextValue::String(nearest) => Some(nearest.as_str()),
        // The most similar one is the last.
        ContextValue::Strings(several) => several.iter().map(String::as_str).rfind(|name| is_named(name)),
        _ => None,
    }
}

/// Returns whether a word may be a mistyped form of another. The parser also suggests words that are merely similar.
fn is_slip(given: &str, nearest: &str) -> bool {
    const SLIPS: usize = 2;
    strsim::damerau_levenshtein(given, nearest) <= SLIPS
}
