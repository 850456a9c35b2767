//! `zugzwang` and `zugzwang play`: the arcade, which puzzles open, too.

use clap::ArgMatches;
use zugzwang_engine::Machine;

use super::{
    CliError, Done, choice,
    common::{Common, Given},
    request, side, table,
};
use crate::{
    keep::{settings::Ignored, storage::Storage},
    look::{Look, theme::Palette},
    play::{
        board::{Degree, Side},
        own,
    },
    say,
    terminal::{
        arcade::{self, First, Opening},
        disk, tui,
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
            First::Game(table)
        }
        None => First::Menu,
    };
    open(common, sub, first, words)
}

/// Opens the arcade; `sub` names the game in what is said where there is no terminal.
pub(super) fn open(common: &Common, sub: Option<&ArgMatches>, first: First, words: Look) -> Done {
    let Given { settings, store, ignored, around } = common.settings();
    if !tui::is_terminal() || std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        let game = sub.and_then(|sub| sub.get_one::<String>("game")).map_or("nim", String::as_str);
        return Err(CliError::Bad(say!(words, "error-not-terminal", game = game)));
    }
    // Who asks for a game by its fields, or stands before a class, is told everything.
    let is_home = matches!(first, First::Menu) && !common.projector;
    let usual = if is_home { Degree::Figure } else { Degree::All };
    let mut look = words;
    look.set_palette(Palette { colors: around.colors, ..Palette::default() });
    look.set_theme(settings.theme_in(around));
    look.set_pieces(settings.pieces.unwrap_or_default());
    look.set_glyphs(settings.glyphs_in(around));
    look.set_projector(common.projector);
    look.wording = settings.level();
    let Folder { storage, wrong } = folder(common, ignored, &mut look);
    let opening = Opening {
        look,
        motion: settings.motion_in(around),
        mouse: settings.mouse(),
        telling: settings.telling_or(usual),
        tells_as_said: common.said.tell.is_some(),
        pace: settings.pace(),
        english_alone: !around.letters,
        store,
        wrong,
        storage,
    };
    arcade::run(opening, first).map_err(CliError::from)
}

/// The folder in which games are kept.
pub(super) struct Folder {
    /// The storage; `None` where there is no place for one.
    pub(super) storage: Option<Storage>,
    /// Everything that is wrong with it, with the files in it and with the settings, a sentence each.
    pub(super) wrong: Vec<String>,
}

/// Looks into the folder; the games of one's own that lie there join the one that was named.
pub(super) fn folder(common: &Common, ignored: Option<Ignored>, look: &mut Look) -> Folder {
    let (storage, homeless) = match common.storage() {
        Ok(storage) => (Some(storage), None),
        Err(error) => (None, Some(error.words(look))),
    };
    let mut wrong: Vec<String> = homeless.into_iter().chain(ignored.map(|ignored| ignored.words(look))).collect();
    let files = storage.as_ref().map(|storage| disk::own_games(storage.folder())).unwrap_or_default();
    let mut games = look.own.to_vec();
    for file in &files {
        match own::read(file, disk::FILES) {
            Ok(own) if !look.own.contains(&own) => games.push(own),
            Ok(_) => {}
            Err(error) => wrong.push(say!(look, "error-own-unread", what = error.words(look))),
        }
    }
    look.own = games.into();
    Folder { storage, wrong }
}

pub(super) fn opponent(sub: &ArgMatches, look: &Look) -> Result<Option<Machine>, CliError> {
    choice(sub, "opponent", &[&say!(look, "cli-machines")], look)
}
