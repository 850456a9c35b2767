//! Saves numbered games over one another, in the folder and with the numbers it is given, and writes the number of each that
//! was kept: shows what is there when it is killed, when there is no room, and when another does the same.
//!
//! `saving FOLDER FIRST COUNT MOVES`: the games have fewer moves than the last number says, one more each, then none again.

use std::{env, io, path::PathBuf};

use zugzwang::{
    keep::storage::SavedGame,
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{board::Side, boards},
    terminal::disk,
};

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let folder = args.next().map(PathBuf::from);
    let mut number = || args.next().and_then(|number| number.parse::<u64>().ok()).unwrap_or_default();
    let (first, count, moves) = (number(), number(), number().max(1));
    let storage = disk::storage(folder, None).map_err(|_| io::Error::other("no folder"))?;
    for number in first..first + count {
        let moves = vec!["1:1000000000"; usize::try_from(number % moves).unwrap_or_default()];
        let table = boards::find("nim").and_then(|nim| nim.open(&["heaps=1000000000000"], &moves, Side::Both).ok());
        let table = table.ok_or_else(|| io::Error::other("no game"))?;
        match storage.keep_unfinished(&SavedGame::of(table.as_ref(), number)) {
            Ok(_) => println!("{number}"),
            Err(error) => eprintln!("{}", error.words(&Look::new(ThemeName::Ansi, GlyphSet::Unicode))),
        }
    }
    Ok(())
}
