//! `zugzwang puzzle`: a position with a move to be found.

use std::io::{self, Write};

use clap::ArgMatches;
use serde::Serialize;
use zugzwang_engine::{Day, Puzzle, games};

use super::{CliError, Done, bad, common::Common, play};
use crate::{
    look::Look,
    play::{
        own,
        request::{AskError, Request},
        seed,
    },
    say,
    screens::{PuzzleKind, PuzzleOrder, Source},
    terminal::arcade::First,
    words,
};

#[derive(Serialize)]
struct Told<'a> {
    id: String,
    #[serde(flatten)]
    puzzle: &'a Puzzle,
}

pub(super) fn run(sub: &ArgMatches, common: &Common, look: Look) -> Done {
    let (game, first) = asked(sub, &look)?;
    // A game of one's own is the only one that was named.
    let own = look.own.first().cloned();
    let rules = own.as_ref().map_or_else(Vec::new, |own| own.rules.clone());
    if sub.get_flag("play") {
        // A game that has none is told before the screen opens.
        game.map_or(Ok(()), |game| made(Some(game), &rules, 0, &look).map(drop))?;
        let wanted = PuzzleKind { game, own, ..PuzzleKind::default() };
        return play::open(common, Some(sub), First::Puzzles(PuzzleOrder { wanted, first }), look);
    }
    let seed = first.map_or_else(seed::fresh, Source::seed);
    let text = told(&made(game, &rules, seed, &look)?, sub.get_flag("json"), &look)?;
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.write_all(b"\n")?)
}

/// The puzzle in words, or as JSON.
fn told(puzzle: &Puzzle, json: bool, look: &Look) -> io::Result<String> {
    let id = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves).to_string();
    if json {
        return serde_json::to_string(&Told { id, puzzle }).map_err(io::Error::from);
    }
    let Puzzle { goal, legal, right, .. } = *puzzle;
    let [grade, hardest] = [puzzle.grade, Puzzle::HARDEST].map(u64::from);
    // What is any point of a line cannot be counted.
    let counted = puzzle.counts_moves();
    let told = say!(
        look,
        "cli-puzzle-told",
        grade = grade,
        hardest = hardest,
        goal = goal,
        counted = counted,
        legal = legal,
        right = right
    );
    Ok(format!("{id}\n{told}"))
}

fn made(game: Option<&games::Entry>, rules: &[String], seed: u64, look: &Look) -> Result<Puzzle, CliError> {
    // Of any game, a seed always makes one: a test goes through a year.
    let puzzle = game.map_or_else(|| Puzzle::any(seed), |game| Puzzle::under(game, rules, seed));
    let name = game.map_or("zugzwang", |game| game.id);
    puzzle.ok_or_else(|| if rules.is_empty() { none(name, look) } else { CliError::Bad(say!(look, "error-own-none")) })
}

/// That a game has no puzzles.
pub(super) fn none(game: &str, look: &Look) -> CliError {
    let known: Vec<&str> = games::ALL.iter().filter(|game| Puzzle::can_be_of(game)).map(|game| game.id).collect();
    CliError::Bad(say!(look, "error-no-puzzle", game = game, known = known.join(" ")))
}

/// The game and what its puzzle is made from, where they are given.
fn asked(sub: &ArgMatches, look: &Look) -> Result<(Option<&'static games::Entry>, Option<Source>), CliError> {
    let text = |name| sub.get_one::<String>(name).map(String::as_str);
    let (mut game, mut behind) = (None, None);
    if let Some(given) = text("game") {
        let (id, seed) = given.split_once('#').map_or((given, None), |(id, seed)| (id, Some(seed)));
        let own = look.own.first().filter(|_| own::is_file(id));
        let id = own.map_or(id, |own| &own.game);
        let entry = Request { game: id.to_owned(), ..Request::default() }.entry().map_err(|error| bad(&error, look))?;
        let refused = |given: &str| bad(&AskError::Seed { game: entry.id, given: given.to_owned() }, look);
        behind = seed.map(|given| seed::read(given).ok_or_else(|| refused(given))).transpose()?;
        game = Some(entry);
    }
    let source = match (text("seed"), text("daily")) {
        (None, None) => behind.map(Source::Given),
        _ if behind.is_some() => return Err(CliError::Bad(say!(look, "error-seed-twice"))),
        (Some(given), _) => Some(Source::Given(option_seed(given, look)?)),
        (None, Some(given)) => {
            let refused = |_| CliError::Bad(say!(look, "error-daily", given = words::shortened(given)));
            let day: Day = given.parse().map_err(refused)?;
            // The puzzle of a day is of any game; of one game, the day is but a seed.
            Some(if game.is_none() { Source::Day(day) } else { Source::Given(day.seed()) })
        }
    };
    Ok((game, source))
}

/// The seed that an option gives.
pub(super) fn option_seed(given: &str, look: &Look) -> Result<u64, CliError> {
    let refused = || CliError::Bad(say!(look, "error-option-seed", given = words::shortened(given), max = u64::MAX));
    seed::read(given).ok_or_else(refused)
}
