//! `zugzwang puzzle`: a position with a move to be found.

use std::io::{self, Write};

use clap::ArgMatches;
use serde::Serialize;
use zugzwang_engine::{Day, Puzzle};

use super::{CliError, Done, bad};
use crate::{look::Look, request::Request, say, seed};

#[derive(Serialize)]
struct Told<'a> {
    id: String,
    #[serde(flatten)]
    puzzle: &'a Puzzle,
}

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let puzzle = puzzle(sub, look)?;
    let id = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves).to_string();
    let text = if sub.get_flag("json") {
        serde_json::to_string(&Told { id, puzzle: &puzzle }).map_err(io::Error::from)?
    } else {
        let Puzzle { goal, legal, right, .. } = puzzle;
        let [grade, hardest] = [puzzle.grade, Puzzle::HARDEST].map(u64::from);
        let told =
            say!(look, "cli-puzzle-told", grade = grade, hardest = hardest, goal = goal, legal = legal, right = right);
        format!("{id}\n{told}")
    };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.write_all(b"\n")?)
}

fn puzzle(sub: &ArgMatches, look: &Look) -> Result<Puzzle, CliError> {
    let seed = number(sub, look)?;
    let Some(game) = sub.get_one::<String>("game") else {
        // Of any game, a seed always makes one: a test goes through a year.
        return Puzzle::any(seed).ok_or_else(|| none("zugzwang", look));
    };
    let asked = Request { game: game.clone(), ..Request::default() };
    let entry = asked.entry().map_err(|error| bad(&error, look))?;
    Puzzle::of(entry, seed).ok_or_else(|| none(entry.id, look))
}

pub(super) fn none(game: &str, look: &Look) -> CliError {
    CliError::Bad(say!(look, "error-no-puzzle", game = game))
}

/// The seed that is given, that of the day, or a new one.
fn number(sub: &ArgMatches, look: &Look) -> Result<u64, CliError> {
    let text = |name| sub.get_one::<String>(name).map(String::as_str);
    match (text("seed"), text("daily")) {
        (Some(given), _) => seed(given, look),
        (None, Some(given)) => {
            let day = given.parse().map_err(|_| CliError::Bad(say!(look, "error-daily", given = given)))?;
            Ok(Day::seed(day))
        }
        (None, None) => Ok(seed::fresh()),
    }
}

/// The seed given as an option.
pub(super) fn seed(given: &str, look: &Look) -> Result<u64, CliError> {
    let refused = || CliError::Bad(say!(look, "error-option-seed", given = given, max = u64::MAX));
    seed::read(given).ok_or_else(refused)
}
