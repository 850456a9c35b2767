//! `zugzwang` and `zugzwang play`, in the arcade or line by line. Other commands open the arcade, too.

use clap::ArgMatches;
use zugzwang_engine::Machine;

use super::{
    CliError, Done, choice,
    common::{Common, Loaded, surroundings},
    request, side, table,
};
use crate::{
    app::{First, Start},
    keep::{
        keeper::Keeper,
        settings::Ignored,
        storage::{Storage, StorageError},
    },
    look::Look,
    play::{board::Side, own, seed},
    say,
    terminal::{
        arcade,
        clock::{CLOCK, ZONE, seconds},
        disk::{self, FILES},
        events::Events,
        plain, tui,
    },
};

pub(super) fn run(common: &Common, sub: Option<&ArgMatches>, words: Look) -> Done {
    let first = match sub {
        Some(sub) => {
            let side = side(sub, &words)?.unwrap_or(Side::First);
            let mut table = table(&request(sub, &words)?, side, &words)?;
            if let Some(machine) = opponent(sub, &words)? {
                table.seating_mut().oppose(machine);
            }
            First::Game(Box::new(table))
        }
        None => First::Menu,
    };
    open(common, sub, first, words)
}

/// Opens the arcade. If there is no terminal, the error names the game in `sub`.
pub(super) fn open(common: &Common, sub: Option<&ArgMatches>, first: First, words: Look) -> Done {
    let Loaded { settings, store, ignored } = common.settings();
    let around = surroundings();
    let game = sub.and_then(|sub| sub.get_one::<String>("game")).map_or("nim", String::as_str);
    if !tui::is_terminal() || std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        return Err(CliError::Bad(say!(words, "error-not-terminal", game = game)));
    }
    if !tui::knows_codes() {
        return Err(CliError::Bad(say!(words, "error-no-codes", game = game)));
    }
    let start = Start { settings, around, tells_as_said: common.said.tell.is_some(), projector: common.projector };
    let mut look = words;
    start.dress(&mut look);
    let (keeper, wrong) = keeper(common.storage(), ignored, &mut look);
    let mut kept = start.kept(&first, keeper, store, (FILES, CLOCK));
    kept.desk.seed = seed::any();
    Ok(arcade::run(Events::listen()?, look, kept, &wrong, first)?)
}

pub(super) fn plain(common: &Common, sub: &ArgMatches, mut look: Look) -> Done {
    let side = side(sub, &look)?.unwrap_or(Side::First);
    let opponent = opponent(sub, &look)?;
    let Loaded { settings, ignored, .. } = common.settings();
    look.set_glyphs(settings.glyphs_in(surroundings()));
    look.wording = settings.level();
    look.set_keymap(settings.keymap());
    let mut first = None;
    if sub.contains_id("game") {
        let mut table = table(&request(sub, &look)?, side, &look)?;
        if let Some(machine) = opponent {
            table.seating_mut().oppose(machine);
        }
        first = Some(table);
    }
    // Waiting is no loss while another program saves, as there is nothing else to do.
    let (keeper, notes) = keeper(common.patient_storage(), ignored, &mut look);
    Ok(plain::run(look, keeper, &notes, side, opponent, first)?)
}

/// Opens the folder where games are saved, and adds the user's own games in it to those that a command named. Returns the keeper, if
/// there is a place to save games, and complaints about the folder, the files in it and the settings.
fn keeper(
    storage: Result<Storage, StorageError>,
    ignored: Option<Ignored>,
    look: &mut Look,
) -> (Option<Keeper>, Vec<String>) {
    let (storage, homeless) = match storage {
        Ok(storage) => (Some(storage), None),
        Err(error) => (None, Some(error.words(look))),
    };
    let mut wrong: Vec<String> = homeless.into_iter().chain(ignored.map(|ignored| ignored.words(look))).collect();
    let files = storage.as_ref().map(|storage| disk::own_games(storage.folder())).unwrap_or_default();
    let mut games = look.own.to_vec();
    for file in &files {
        match own::read(file, FILES) {
            Ok(own) if !look.own.contains(&own) => games.push(own),
            Ok(_) => {}
            Err(error) => wrong.push(say!(look, "error-own-unread", what = error.words(look))),
        }
    }
    look.own = games.into();
    (storage.map(|storage| Keeper::new(storage, seconds).in_zone(ZONE)), wrong)
}

fn opponent(sub: &ArgMatches, look: &Look) -> Result<Option<Machine>, CliError> {
    choice(sub, "opponent", [say!(look, "cli-machines")], look)
}
