//! `zugzwang puzzle`: a position in which a move must be found.

use clap::ArgMatches;
use serde::Serialize;
use zugzwang_engine::{Day, Puzzle, games};

use super::{CliError, Done, bad, common::Common, frame, json, play, print, sheet};
use crate::{
    app::First,
    look::Look,
    picture::Format,
    play::{
        board::Side,
        own,
        request::{AskError, Request},
        seed,
    },
    say,
    screens::{PuzzleKind, PuzzleOrder, Source},
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
    // A puzzle has at most one game, so the first is the only one.
    let own = look.own.first().cloned();
    let rules = own.as_ref().map_or_else(Vec::new, |own| own.rules.clone());
    if sub.get_flag("play") {
        // A game without puzzles is refused before the screen opens.
        game.map_or(Ok(()), |game| made(Some(game), &rules, 0, &look).map(drop))?;
        let wanted = PuzzleKind { game, own, ..PuzzleKind::default() };
        return play::open(common, Some(sub), First::Puzzles(PuzzleOrder { wanted, first }), look);
    }
    let puzzle = &match first {
        Some(Source::Day(day)) => Puzzle::daily(day).ok_or_else(|| none("zugzwang", &look))?,
        _ => made(game, &rules, first.map_or_else(seed::fresh, Source::seed), &look)?,
    };
    let id = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves).to_string();
    if sub.get_flag("json") {
        return print(&(json(&Told { id, puzzle })? + "\n"));
    }
    // The first line is an id that other commands accept.
    let told = in_words(puzzle, &look);
    let mut lines = vec![id, told, String::new()];
    lines.extend(board(puzzle, common, &look)?);
    print(&(lines.join("\n") + "\n"))
}

fn board(puzzle: &Puzzle, common: &Common, words: &Look) -> Result<Vec<String>, CliError> {
    let asked = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves);
    let table = asked.table(Side::Both).map_err(|error| bad(&error, words))?;
    let lines = sheet::board(&table, &frame::look(common, Format::Text, words));
    Ok(lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect())
}

fn in_words(puzzle: &Puzzle, look: &Look) -> String {
    let Puzzle { goal, legal, right, .. } = *puzzle;
    let [grade, hardest] = [puzzle.grade, Puzzle::HARDEST].map(u64::from);
    // The moves of a line can be counted, its points cannot.
    let counted = puzzle.counts_moves();
    say!(
        look,
        "cli-puzzle-told",
        grade = grade,
        hardest = hardest,
        goal = goal,
        counted = counted,
        legal = legal,
        right = right
    )
}

fn made(game: Option<&games::Entry>, rules: &[String], seed: u64, look: &Look) -> Result<Puzzle, CliError> {
    // If any game will do, every seed makes a puzzle.
    let puzzle = game.map_or_else(|| Puzzle::any(seed), |game| Puzzle::under(game, rules, seed));
    let name = game.map_or("zugzwang", |game| game.id);
    puzzle.ok_or_else(|| if rules.is_empty() { none(name, look) } else { none_own(look) })
}

pub(super) fn none_own(look: &Look) -> CliError {
    CliError::Bad(say!(look, "error-own-none"))
}

pub(super) fn none(game: &str, look: &Look) -> CliError {
    let known: Vec<&str> = games::ALL.iter().filter(|game| Puzzle::can_be_of(game)).map(|game| game.id).collect();
    CliError::Bad(say!(look, "error-no-puzzle", game = game, known = known.join(" ")))
}

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
        (Some(_), _) => super::seed(sub, look)?.map(Source::Given),
        (None, Some(given)) => {
            let refused = |_| CliError::Bad(say!(look, "error-daily", given = words::shortened(given)));
            let day: Day = given.parse().map_err(refused)?;
            // The daily puzzle is of any game. For a single game, the day is only a seed.
            Some(if game.is_none() { Source::Day(day) } else { Source::Given(day.seed()) })
        }
    };
    Ok((game, source))
}
