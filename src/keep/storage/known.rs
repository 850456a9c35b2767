//! The files that there are, and the reader of each, for code that handles files by their names.

use zugzwang_engine::{games, matchbox::Notes};

use super::{
    Again, Beliefs, Diary, Fault, Lessons, Puzzles, Results, SaveName, SavedGame, UNFINISHED, Way,
    files::{Content, Single, parsed},
};
use crate::{look::visible::is_plain, play::own};

#[derive(Debug, Clone, Copy)]
pub(crate) struct Shelf {
    /// Empty for the data folder itself.
    pub(crate) folder: &'static str,
    pub(crate) ending: &'static str,
    pub(crate) most: usize,
    reader: fn(&str) -> Option<Reader>,
}

#[derive(Clone, Copy)]
pub(crate) struct Reader {
    /// In bytes.
    pub(crate) most: u64,
    check: fn(&[u8], Option<&'static str>) -> Result<(), Fault>,
    /// The game that the file must belong to, if any.
    game: Option<&'static str>,
}

/// The number of named games. More are neither listed nor put into a bundle.
pub const MOST_SAVES: usize = 1000;
const OWN: &str = "games";

/// Small files come first, because a bundle may not have room for everything.
pub(crate) const SHELVES: [Shelf; 6] = [
    Shelf { folder: "", ending: "json", most: 6, reader: single },
    Shelf { folder: UNFINISHED, ending: "json", most: games::ALL.len(), reader: of_game::<SavedGame> },
    Shelf { folder: "results", ending: "json", most: games::ALL.len(), reader: of_game::<Results> },
    Shelf { folder: OWN, ending: "toml", most: own::MOST, reader: own_game },
    Shelf { folder: "saves", ending: "json", most: MOST_SAVES, reader: named },
    Shelf { folder: "machines", ending: "json", most: games::ALL.len(), reader: of_game::<Notes> },
];

impl Shelf {
    /// Returns the name of a file without folder and extension, if it has the extension of this folder.
    pub(crate) fn stem<'a>(&self, name: &'a str) -> Option<&'a str> {
        let (stem, ending) = name.rsplit_once('.')?;
        // The extension of the user's own files may be in capitals.
        let is_ours = ending == self.ending || self.folder == OWN && ending.eq_ignore_ascii_case(self.ending);
        (is_ours && !stem.starts_with('.')).then_some(stem)
    }

    /// Returns the reader of the file with this name without extension; `None` if there is none.
    pub(crate) fn reader(&self, stem: &str) -> Option<Reader> {
        (self.reader)(stem)
    }
}

impl Reader {
    /// Reads a file, as it will be read when it is needed.
    ///
    /// # Errors
    /// [`Fault`] if the file would be rejected.
    pub(crate) fn check(&self, bytes: &[u8]) -> Result<(), Fault> {
        if bytes.len() as u64 > self.most {
            return Err(Fault::Unread(crate::words::file::Fault::TooLarge(self.most)));
        }
        (self.check)(bytes, self.game)
    }
}

/// Returns the folder and the reader of a file, given its path in the data folder; `None` if it has no reader.
pub(crate) fn reader(path: &str) -> Option<(&'static Shelf, Reader)> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let shelf = SHELVES.iter().find(|shelf| shelf.folder == folder)?;
    Some((shelf, shelf.reader(shelf.stem(name)?)?))
}

fn reading<T: Content>(game: Option<&'static str>) -> Reader {
    Reader { most: T::MOST, check: |bytes, game| parsed::<T>(bytes, game).map(drop), game }
}

fn single(stem: &str) -> Option<Reader> {
    Some(match stem {
        Again::NAME => reading::<Again>(None),
        Beliefs::NAME => reading::<Beliefs>(None),
        Diary::NAME => reading::<Diary>(None),
        Lessons::NAME => reading::<Lessons>(None),
        Way::NAME => reading::<Way>(None),
        Puzzles::NAME => reading::<Puzzles>(None),
        _ => return None,
    })
}

fn of_game<T: Content>(stem: &str) -> Option<Reader> {
    // Ids may be abbreviated where they are typed, but not in names of files.
    games::find(stem).filter(|game| game.id == stem).map(|game| reading::<T>(Some(game.id)))
}

fn named(stem: &str) -> Option<Reader> {
    stem.parse::<SaveName>().ok().map(|_| reading::<SavedGame>(None))
}

fn own_game(stem: &str) -> Option<Reader> {
    let check = |bytes: &[u8], _| own::check(bytes).map_err(|error| Fault::Own(Box::new(error)));
    is_file_name(stem).then_some(Reader { most: own::LARGEST, check, game: None })
}

/// Returns whether every system can have a file of this name, and everybody can read the name.
pub(crate) fn is_file_name(stem: &str) -> bool {
    /// In bytes. With an extension and the number of a renamed file, a name has some 255 bytes in any script.
    const LONGEST: usize = 200;
    let has_sign = stem.contains(['/', '\\', ':', '*', '?', '"', '<', '>', '|']);
    let ends_well = !stem.starts_with([' ', '.']) && !stem.ends_with([' ', '.']);
    !stem.is_empty() && stem.len() <= LONGEST && ends_well && !has_sign && is_plain(stem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_names_of_the_program_have_readers() {
        for name in [
            "path.json",
            "marks.json",
            "unfinished/nim.json",
            "results/sum.json",
            "machines/nim.json",
            "saves/lunch.json",
            "saves/зима 2.json",
            "games/frogs v1.2.toml",
            "games/FROGS.TOML",
        ] {
            assert!(reader(name).is_some(), "{name}");
        }
        for name in [
            "",
            ".json",
            "../path.json",
            "saves/../../x.json",
            "/etc/x.json",
            "bin/x.json",
            "path.sh",
            "saves/a\\b.json",
            "saves/a\u{202e}b.json",
            "saves/a\nb.json",
            "saves/.a.json",
            "path.JSON",
            "config.toml",
            "notes.json",
            "unfinished/chess.json",
            "results/NIM.json",
            "machines/.json",
            "games/a\u{1b}[31m.toml",
            "games/a\u{200b}.toml",
            "games/a\u{2028}b.toml",
            "games/..toml",
            "games/a/b.toml",
            "games/c:frogs.toml",
            "games/frogs .toml",
            "saves//lunch.json",
            "saves/lunch.json/",
        ] {
            assert!(reader(name).is_none(), "{name}");
        }
        assert!(reader(&format!("games/{}.toml", "ж".repeat(101))).is_none());
        assert!(reader(&format!("games/e{}.toml", "\u{301}".repeat(50))).is_none());
    }

    #[test]
    fn a_file_is_checked_by_what_reads_it() {
        let check = |name: &str, text: &str| reader(name).expect("it has a reader").1.check(text.as_bytes());
        assert!(check("path.json", r#"{"version":1,"content":{}}"#).is_ok());
        for (name, text) in [
            ("path.json", "garbage"),
            ("path.json", ""),
            ("diary.json", "[]"),
            ("results/subtraction.json", r#"{"version":99,"content":{}}"#),
            ("results/subtraction.json", r#"{"version":1,"content":{}}"#),
            ("saves/a.json", r#"{"version":1,"content":{"id":"nim"}}"#),
            ("machines/nim.json", "{}"),
            ("games/frogs.toml", "game = \"chess\""),
        ] {
            assert!(check(name, text).is_err(), "{name}: {text}");
        }
        let long = " ".repeat(usize::try_from(super::super::MOST).expect("it fits") + 1);
        let large = check("path.json", &(r#"{"version":1,"content":{}}"#.to_owned() + &long));
        assert!(matches!(large, Err(Fault::Unread(_))), "{large:?}");
    }
}
