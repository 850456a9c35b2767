//! Saves numbered games over one another in a folder and prints the numbers of those that were saved, to show what happens when the
//! program is killed, when the disk is full, and when two programs do the same.
//!
//! `saving FOLDER FIRST COUNT MOVES`: the numbers of moves go up from 0, one more each time, and start again before the last
//! argument.

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
        match storage.keep_unfinished(&SavedGame::of(&table, number)) {
            Ok(_) => println!("{number}"),
            Err(error) => eprintln!("{}", error.words(&Look::new(ThemeName::Ansi, GlyphSet::Unicode))),
        }
    }
    Ok(())
}
