//! `zugzwang learn`: trains a matchbox machine and compares what it has learned with theory.

mod compare;
mod report;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::ArgMatches;
use zugzwang_engine::matchbox::{Blame, Cabinet, CabinetError, Empty, Learner, Method, Openings, Turns};

use super::{CliError, Done, bad, choice, number, print, progress, request, seed};
use crate::{
    keep::learned::{self, LearnedError},
    look::Look,
    play::request::Request,
    say,
    terminal::disk,
    words::{self, file::Fault},
};

/// Fixed, so that a run can be repeated.
const SEED: u64 = 1;
const GAMES: u64 = 10_000;

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let seed = seed(sub, look)?;
    let games = number(sub, "games", &(1..=Learner::MOST_GAMES), look)?.unwrap_or(GAMES);
    let usual = method(sub, Method::default(), look)?;
    if sub.get_flag("compare") {
        let cabinet = cabinet(&request(sub, look)?, look)?;
        let table = compare::table(&cabinet, usual, games, seed.unwrap_or(SEED), look);
        return print(&table.map_err(|_| stopped(look))?);
    }
    let save = sub.get_one::<PathBuf>("save");
    let unwritten = |error: LearnedError| refused("--save", &error, look);
    // Checked now, as hours of training would be lost later.
    save.map_or(Ok(()), |file| room(file)).map_err(unwritten)?;
    let mut learner = match sub.get_one::<PathBuf>("load") {
        Some(file) => {
            let unread = |error: LearnedError| refused("--load", &error, look);
            let mut notes = disk::learned::read(file).map_err(unread)?;
            notes.method = method(sub, notes.method, look)?;
            notes.seed = seed.unwrap_or(notes.seed);
            let made = progress::watched("learn-progress-boxes", look, |cancel| learned::machine(notes, cancel));
            made.map_err(|fault| unread(LearnedError { file: file.to_owned(), fault }))?
        }
        None => Learner::new(cabinet(&request(sub, look)?, look)?, usual, seed.unwrap_or(SEED)),
    };
    let (played, left) = (learner.games(), Learner::MOST_GAMES - learner.games());
    if games > left {
        return Err(CliError::Bad(say!(look, "error-learn-more", given = games, played = played, left = left)));
    }
    let trained = progress::watched("learn-progress", look, |cancel| learner.train(games, cancel));
    trained.map_err(|_| stopped(look))?;
    if let Some(file) = save {
        disk::learned::write(file, &learner).map_err(unwritten)?;
    }
    let text = if sub.get_flag("json") { report::json(&learner)? } else { report::words(&learner, look) };
    print(&(text + "\n"))
}

/// Reads the method of training from the options; what they leave out is as in `base`.
fn method(sub: &ArgMatches, base: Method, look: &Look) -> Result<Method, CliError> {
    let beads = |name, least, base| number(sub, name, &(least..=Method::MOST), look).map(|given| given.unwrap_or(base));
    Ok(Method {
        teacher: choice(sub, "teacher", [say!(look, "cli-learn-teachers")], look)?.unwrap_or(base.teacher),
        start: beads("start", 1, base.start)?,
        win: beads("win", 0, base.win)?,
        draw: beads("draw", 0, base.draw)?,
        loss: beads("loss", 0, base.loss)?,
        empty: choice(sub, "empty", Empty::ALL, look)?.unwrap_or(base.empty),
        blame: choice(sub, "blame", Blame::ALL, look)?.unwrap_or(base.blame),
        openings: choice(sub, "openings", Openings::ALL, look)?.unwrap_or(base.openings),
        turns: choice(sub, "turns", Turns::ALL, look)?.unwrap_or(base.turns),
    })
}

/// Checks that the machine can be written here. For `-`, it cannot, because the answer goes to standard output.
fn room(file: &Path) -> Result<(), LearnedError> {
    if file == Path::new("-") {
        return Err(LearnedError { file: file.to_owned(), fault: Fault::Output.into() });
    }
    disk::learned::has_room(file)
}

fn cabinet(request: &Request, look: &Look) -> Result<Arc<Cabinet>, CliError> {
    let game = request.entry().map_err(|error| bad(&error, look))?;
    let fields = request.setup(game).map_err(|error| bad(&error, look))?;
    let made = progress::watched("learn-progress-boxes", look, |cancel| game.cabinet(&fields, cancel));
    made.map(Arc::new).map_err(|error| match error {
        CabinetError::Setup(error) => bad(&request.refused(error.into(), game), look),
        error => {
            let what = words::cabinet_error(&error, game, look);
            CliError::Bad(say!(look, "error-learn-setup", game = game.id, what = what))
        }
    })
}

fn stopped(look: &Look) -> CliError {
    CliError::Bad(say!(look, "error-stopped"))
}

fn refused(option: &str, error: &LearnedError, look: &Look) -> CliError {
    let (file, reason) = (error.file.as_path(), error.fault.words(look));
    CliError::Bad(say!(look, "error-learn-file", option = option, file = file, reason = reason))
}
