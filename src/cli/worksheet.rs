//! `zugzwang worksheet`: positions to solve on paper, with explained answers on further pages.

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use strum::{EnumString, VariantNames};
use zugzwang_engine::{Puzzle, games};

use super::{CliError, Done, bad, choice, map::with_maps, print, puzzle, seed, within};
use crate::{
    cli::sheet::{self, Discovery, MapSheet, Sheet, SheetError, SheetGame, SheetOrder},
    keep::settings::{Settings, Surroundings},
    look::{Look, pieces::Pieces, sketch::Sketch, theme::ThemeName, visible::visible},
    picture::Format,
    play::{
        own,
        request::{AskError, Request},
        seed::fresh,
    },
    say,
    teach::path,
    terminal::{
        disk::{self, Whose},
        system::files::write_path,
    },
    words::{self, file},
};

/// As many as fit on one page in most games.
const COUNT: usize = 4;

pub(super) fn run(sub: &ArgMatches, settings: &Settings, words: &Look) -> Done {
    let form = choice(sub, "format", Form::VARIANTS, words)?.unwrap_or(Form::Text);
    let discovery = sub.get_one::<String>("discover").map(|stop| discovery(stop, words)).transpose()?;
    // Without colours, because the sheet will be printed.
    let glyphs = settings.glyphs_in(Surroundings::default());
    let mut look = Look::new(ThemeName::Mono, glyphs).in_language(words.language());
    // The reader of a printed sheet does not know the settings, so they are ignored.
    look.wording = settings.level.unwrap_or_default();
    look.own = words.own.clone();
    // Small pieces are as clear in text, and a page has room for more positions.
    look.set_pieces(Pieces::Small);
    let (pages, name) = match (discovery, map(sub, words)?) {
        (Some(sheet), _) if form == Form::Html => {
            return written(&[sheet.html(&look)], form, sheet.stop(), sub, words);
        }
        (Some(sheet), _) => (sheet.pages(&look), sheet.stop().to_owned()),
        (None, Some((sheet, game))) => (sheet.pages(&look), format!("map-{game}")),
        (None, None) => {
            let order = SheetOrder { misere: form != Form::Html || sub.get_flag("misere"), ..asked(sub, words)? };
            let sheet = Sheet::new(order).map_err(|error| refused(&error, words))?;
            let name = sheet.asked.seed.to_string();
            if form == Form::Html {
                return written(&[sheet.html(&drawn(&look))], form, &name, sub, words);
            }
            (sheet.pages(&look), name)
        }
    };
    let texts = match form.of_pages() {
        None => vec![sheet::html(&name, &pages, &look)],
        Some(format) => {
            let each = pages.iter().map(|page| sheet::print(std::slice::from_ref(page), format));
            let apart = sub.get_one::<PathBuf>("out").is_some();
            if apart { each.collect() } else { vec![sheet::print(&pages, format)] }
        }
    };
    written(&texts, form, &name, sub, words)
}

/// The form of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Form {
    /// The characters alone.
    Text,
    /// With escape codes.
    Ansi,
    /// A picture of each page.
    Svg,
    /// A file for a browser, which prints it as all pages.
    Html,
}

impl Form {
    /// The format of each page; `None` if all are in one file.
    const fn of_pages(self) -> Option<Format> {
        match self {
            Self::Text => Some(Format::Text),
            Self::Ansi => Some(Format::Ansi),
            Self::Svg => Some(Format::Svg),
            Self::Html => None,
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::Text | Self::Ansi => "txt",
            Self::Svg => "svg",
            Self::Html => "html",
        }
    }
}

/// The look for figures on white paper, which have room for large pieces.
fn drawn(look: &Look) -> Look {
    let mut drawn = Look::new(ThemeName::Light, look.glyph_set()).in_language(look.language());
    (drawn.wording, drawn.own, drawn.sketch) = (look.wording, look.own.clone(), Some(Sketch::default()));
    drawn
}

fn written(texts: &[String], form: Form, name: &str, sub: &ArgMatches, words: &Look) -> Done {
    match sub.get_one::<PathBuf>("out") {
        Some(folder) => files(texts, form, name, folder, words),
        None => print(&texts.concat()),
    }
}

/// The word for a map to fill in, in place of a game: `worksheet map GAME FIELD=VALUE`.
const MAP: &str = "map";

fn map(sub: &ArgMatches, look: &Look) -> Result<Option<(MapSheet, &'static str)>, CliError> {
    let mut words = sub.get_many::<String>("games").into_iter().flatten();
    if words.next().is_none_or(|first| first != MAP) {
        return Ok(None);
    }
    let game = words.next().cloned().unwrap_or_default();
    let request = Request { game, fields: words.cloned().collect(), moves: String::new(), files: disk::FILES };
    let entry = request.entry().map_err(|error| bad(&error, look))?;
    let fields = request.setup(entry).map_err(|error| bad(&error, look))?;
    let record = entry.open(&fields).map_err(|error| bad(&request.refused(error.into(), entry), look))?;
    let sheet = MapSheet::of(entry, record.setup()).map_err(|stopped| bad(&AskError::from(stopped), look))?;
    let none = || CliError::Bad(say!(look, "error-map-none", game = entry.id, games = with_maps(look)));
    sheet.map(|sheet| Some((sheet, entry.id))).ok_or_else(none)
}

fn discovery(stop: &str, look: &Look) -> Result<Discovery, CliError> {
    let refused = |key: &str| {
        let stops = words::listed(path::stops().map(|stop| stop.id), look);
        CliError::Bad(say!(look, key, given = words::shortened(stop), stops = stops))
    };
    let stop = path::find(stop).ok_or_else(|| refused("error-stop"))?;
    Discovery::of(stop).ok_or_else(|| refused("error-discover"))
}

fn asked(sub: &ArgMatches, look: &Look) -> Result<SheetOrder, CliError> {
    let text = |name| sub.get_one::<String>(name);
    let game = |id: &String| {
        if own::is_file(id) {
            let own = own::read(id, disk::FILES).map_err(|error| CliError::Bad(error.words(look)))?;
            let entry = games::find(&own.game).ok_or_else(|| bad(&AskError::UnknownGame(own.game.clone()), look))?;
            return Ok(SheetGame { entry, rules: own.rules, typed: id.clone() });
        }
        games::find(id).map(SheetGame::from).ok_or_else(|| bad(&AskError::UnknownGame(id.clone()), look))
    };
    let games = sub.get_many::<String>("games").into_iter().flatten().map(game).collect::<Result<_, _>>()?;
    let count = match text("count") {
        Some(given) => within(given, &(1..=Sheet::MOST)).ok_or_else(|| {
            CliError::Bad(say!(look, "error-count", given = words::shortened(given), most = Sheet::MOST))
        })?,
        None => COUNT,
    };
    let seed = seed(sub, look)?.unwrap_or_else(fresh);
    let hardest = Puzzle::HARDEST;
    let grade = |given: &String| {
        let refused =
            || CliError::Bad(say!(look, "error-grade", given = words::shortened(given), hardest = u64::from(hardest)));
        within(given, &(1..=hardest)).ok_or_else(refused)
    };
    Ok(SheetOrder { games, count, seed, grade: text("grade").map(grade).transpose()?, misere: true })
}

fn refused(error: &SheetError, look: &Look) -> CliError {
    match error {
        SheetError::NoPuzzle(game) => puzzle::none(game, look),
        SheetError::NoneOwn => puzzle::none_own(look),
        SheetError::Few { game, found, grade } => {
            let (game, grade) = (game.unwrap_or("zugzwang"), u64::from(grade.unwrap_or(0)));
            CliError::Bad(say!(look, "error-sheet-few", game = game, found = *found, grade = grade))
        }
        SheetError::Ask(error) => bad(error, look),
    }
}

fn files(texts: &[String], form: Form, name: &str, folder: &Path, look: &Look) -> Done {
    let unwritten = |file: &Path, fault: &file::Fault| {
        CliError::Bad(say!(look, "error-out", file = file, reason = fault.words(look)))
    };
    disk::make_folder(folder, Whose::Users).map_err(|fault| unwritten(folder, &fault))?;
    for (text, number) in texts.iter().zip(1..) {
        let number = if form == Form::Html { String::new() } else { format!("-{number}") };
        let file = folder.join(format!("worksheet-{name}{number}.{}", form.ending()));
        disk::replace(&file, text.as_bytes(), Whose::Users).map_err(|fault| unwritten(&file, &fault))?;
        print_name(&file)?;
    }
    Ok(())
}

/// Prints the name of a file: without control characters on a terminal, unchanged for another program.
fn print_name(file: &Path) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if out.is_terminal() {
        return writeln!(out, "{}", visible(&file.to_string_lossy()));
    }
    write_path(&mut out, file)?;
    out.write_all(b"\n")
}
