//! `zugzwang learn`: a machine of matchboxes is trained, and what it has learned is held against theory.

mod compare;
mod options;
mod told;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::ArgMatches;
use zugzwang_engine::matchbox::{Cabinet, CabinetError, Learner, Method};

use self::options::Options;
use super::{CliError, Done, bad, progress, request};
use crate::{
    keep::learned::{self, LearnedError},
    look::Look,
    play::request::Request,
    say,
    terminal::disk,
    words::{self, file::Fault},
};

/// The seed unless one is given: a run can be repeated without it.
const SEED: u64 = 1;

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let options = Options::read(sub, look)?;
    if sub.get_flag("compare") {
        let cabinet = cabinet(&request(sub, look)?, look)?;
        let table = compare::table(&cabinet, &options, look).map_err(|_| stopped(look))?;
        return Ok(io::stdout().write_all(table.as_bytes())?);
    }
    let file = |name: &'static str| sub.get_one::<PathBuf>(name);
    let save = file("save");
    // Before hours of training, not after them.
    save.map_or(Ok(()), |file| room(file.as_path())).map_err(|error| unwritten(&error, look))?;
    let mut learner = match file("load") {
        Some(file) => loaded(file, &options, look)?,
        None => {
            let cabinet = cabinet(&request(sub, look)?, look)?;
            Learner::new(cabinet, options.method(Method::default()), options.seed.unwrap_or(SEED))
        }
    };
    train(&mut learner, options.games, look)?;
    if let Some(file) = save {
        disk::learned::write(file, &learner).map_err(|error| unwritten(&error, look))?;
    }
    let text = if sub.get_flag("json") { told::json(&learner)? } else { told::words(&learner, look) };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.write_all(b"\n")?)
}

/// Checks that the machine can be kept there. What other programs call `-` has the answer.
fn room(file: &Path) -> Result<(), LearnedError> {
    if file == Path::new("-") {
        return Err(LearnedError { file: file.to_owned(), fault: Fault::Output.into() });
    }
    disk::learned::has_room(file)
}

/// The boxes that are asked for.
fn cabinet(request: &Request, look: &Look) -> Result<Arc<Cabinet>, CliError> {
    let game = request.entry().map_err(|error| bad(&error, look))?;
    let fields = request.setup(game).map_err(|error| bad(&error, look))?;
    let made = progress::watched(|passed| progress::boxes(passed, look), |cancel| game.cabinet(&fields, cancel));
    made.map(Arc::new).map_err(|error| match error {
        CabinetError::Setup(error) => bad(&request.refused(error.into(), game), look),
        error => {
            let what = words::cabinet_error(&error, game, look);
            CliError::Bad(say!(look, "error-learn-setup", game = game.id, what = what))
        }
    })
}

/// The machine of a file, taught as the options say from now on.
fn loaded(file: &Path, options: &Options, look: &Look) -> Result<Learner, CliError> {
    let unread = |error: &LearnedError| refused("--load", error, look);
    let mut notes = disk::learned::read(file).map_err(|error| unread(&error))?;
    notes.method = options.method(notes.method);
    notes.seed = options.seed.unwrap_or(notes.seed);
    let made = progress::watched(|passed| progress::boxes(passed, look), |cancel| learned::machine(notes, cancel));
    let learner = made.map_err(|fault| unread(&LearnedError { file: file.to_owned(), fault }))?;
    let left = Learner::MOST_GAMES - learner.games();
    if options.games > left {
        let (given, played) = (options.games, learner.games());
        return Err(CliError::Bad(say!(look, "error-learn-more", given = given, played = played, left = left)));
    }
    Ok(learner)
}

fn train(learner: &mut Learner, games: u64, look: &Look) -> Done {
    let trained = progress::watched(|passed| progress::games(passed, look), |cancel| learner.train(games, cancel));
    trained.map_err(|_| stopped(look))
}

fn stopped(look: &Look) -> CliError {
    CliError::Bad(say!(look, "error-stopped"))
}

fn unwritten(error: &LearnedError, look: &Look) -> CliError {
    refused("--save", error, look)
}

fn refused(option: &str, error: &LearnedError, look: &Look) -> CliError {
    let (file, reason) = (error.file.as_path(), error.fault.words(look));
    CliError::Bad(say!(look, "error-learn-file", option = option, file = file, reason = reason))
}
