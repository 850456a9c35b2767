//! `zugzwang worksheet`: positions to solve, and on pages of their own the answers with their reasons.

use std::{
    io::{self, IsTerminal, Write},
    os::unix::ffi::OsStrExt,
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use ratatui::buffer::Buffer;
use strum::VariantNames;
use zugzwang_engine::{Puzzle, games};

use super::{CliError, Done, bad, choice, puzzle, within};
use crate::{
    cli::sheet::{self, Sheet, SheetError, SheetOrder},
    keep::settings::{Settings, Surroundings},
    look::{Look, pieces::Pieces, theme::ThemeName, visible::visible},
    picture::Format,
    play::{request::AskError, seed::fresh},
    say,
    terminal::disk::{self, Whose},
    words::{self, file},
};

/// How many positions stand on a sheet unless it is said: as many as most games have room for on one page.
const COUNT: usize = 4;

pub(super) fn run(sub: &ArgMatches, settings: Settings, words: &Look) -> Done {
    let format = choice(sub, "format", Format::VARIANTS, words)?.unwrap_or(Format::Text);
    let sheet = Sheet::new(asked(sub, words)?).map_err(|error| refused(&error, words))?;
    // To be printed, so without colours, whatever the screen has.
    let glyphs = settings.glyphs_in(Surroundings::default());
    let mut look = Look::new(ThemeName::Mono, glyphs).in_language(words.language());
    // Nobody sees the settings on paper: what is not asked for is told in full.
    look.wording = settings.level.unwrap_or_default();
    // On paper small pieces are as clear, and leave a page room for more to solve.
    look.set_pieces(Pieces::Small);
    let pages = sheet.pages(&look);
    match sub.get_one::<PathBuf>("out") {
        Some(folder) => files(&pages, format, sheet.asked.seed, folder, words),
        None => Ok(io::stdout().write_all(sheet::print(&pages, format).as_bytes())?),
    }
}

fn asked(sub: &ArgMatches, look: &Look) -> Result<SheetOrder, CliError> {
    let text = |name| sub.get_one::<String>(name);
    let entry = |id: &String| games::find(id).ok_or_else(|| bad(&AskError::UnknownGame(id.clone()), look));
    let games = sub.get_many::<String>("games").into_iter().flatten().map(entry).collect::<Result<_, _>>()?;
    let count = match text("count") {
        Some(given) => within(given, &(1..=Sheet::MOST)).ok_or_else(|| {
            CliError::Bad(say!(look, "error-count", given = words::shortened(given), most = Sheet::MOST))
        })?,
        None => COUNT,
    };
    let seed = text("seed").map_or_else(|| Ok(fresh()), |given| puzzle::option_seed(given, look))?;
    let hardest = Puzzle::HARDEST;
    let grade = |given: &String| {
        let refused =
            || CliError::Bad(say!(look, "error-grade", given = words::shortened(given), hardest = u64::from(hardest)));
        within(given, &(1..=hardest)).ok_or_else(refused)
    };
    Ok(SheetOrder { games, count, seed, grade: text("grade").map(grade).transpose()? })
}

fn refused(error: &SheetError, look: &Look) -> CliError {
    match error {
        SheetError::NoPuzzle(game) => puzzle::none(game, look),
        SheetError::Few { game, found, grade } => {
            let (game, grade) = (game.unwrap_or("zugzwang"), u64::from(grade.unwrap_or(0)));
            CliError::Bad(say!(look, "error-sheet-few", game = game, found = *found, grade = grade))
        }
        SheetError::Ask(error) => bad(error, look),
    }
}

/// Each page in a file of its own; the names of the files are told.
fn files(pages: &[Buffer], format: Format, seed: u64, folder: &Path, look: &Look) -> Done {
    let unwritten = |file: &Path, fault: &file::Fault| {
        CliError::Bad(say!(look, "error-out", file = file, reason = fault.words(look)))
    };
    disk::make_folder(folder, Whose::Users).map_err(|fault| unwritten(folder, &fault))?;
    let ending = if format == Format::Svg { "svg" } else { "txt" };
    for (page, number) in pages.iter().zip(1..) {
        let file = folder.join(format!("worksheet-{seed}-{number}.{ending}"));
        let text = sheet::print(std::slice::from_ref(page), format);
        disk::replace(&file, text.as_bytes(), Whose::Users).map_err(|fault| unwritten(&file, &fault))?;
        tell(&file)?;
    }
    Ok(())
}

/// Tells a name on a line: a person sees every sign of it, another program gets it as it is, to open the file.
fn tell(file: &Path) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if out.is_terminal() {
        return writeln!(out, "{}", visible(&file.to_string_lossy()));
    }
    out.write_all(file.as_os_str().as_bytes())?;
    out.write_all(b"\n")
}
