//! `zugzwang` and `zugzwang play`: the arcade, which puzzles open, too.

use std::sync::Arc;

use clap::ArgMatches;
use zugzwang_engine::Machine;

use super::{
    CliError, Done, choice,
    common::{Common, Given},
    request, side, table,
};
use crate::{
    keep::storage::Storage,
    look::{Look, own::Own, theme::Palette},
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
    let storage = common.storage();
    let (own, unread) = with_folder(storage.as_ref().ok(), &look);
    look.own = own;
    let opening = Opening {
        look,
        motion: settings.motion_in(around),
        mouse: settings.mouse(),
        telling: settings.telling_or(usual),
        tells_as_said: common.said.tell.is_some(),
        pace: settings.pace(),
        english_alone: !around.letters,
        store,
        ignored,
        unread,
        storage,
    };
    arcade::run(opening, first).map_err(CliError::from)
}

/// The games of one's own: the one that was named, and those of the folder but for that one; and what is wrong with a file of the
/// folder.
pub(super) fn with_folder(storage: Option<&Storage>, look: &Look) -> (Arc<[Own]>, Vec<String>) {
    let files = storage.map(|storage| disk::own_games(storage.folder())).unwrap_or_default();
    let (mut games, mut unread) = (look.own.to_vec(), Vec::new());
    for file in &files {
        match own::read(file, disk::FILES) {
            Ok(own) if !look.own.contains(&own) => games.push(own),
            Ok(_) => {}
            Err(error) => unread.push(error.words(look)),
        }
    }
    (games.into(), unread)
}

pub(super) fn opponent(sub: &ArgMatches, look: &Look) -> Result<Option<Machine>, CliError> {
    choice(sub, "opponent", &[&say!(look, "cli-machines")], look)
}
