//! A machine of matchboxes as a file: `{"version":1,"content":{…}}`, the content being the engine's [`Notes`].
//!
//! One form, wherever the file lies; so what is written in one place can be read in any other.

use std::path::PathBuf;

use zugzwang_engine::{
    Cancel,
    games::{self, Entry},
    matchbox::{CabinetError, Learner, Notes, NotesFault},
};

use crate::{
    keep::versioned::{self, Unreadable},
    look::Look,
    play::request::AskError,
    say,
    words::{self, file},
};

/// The most bytes of a file: larger ones are neither read nor written.
pub const MOST: u64 = 128 << 20;

/// Why a file is no machine of ours.
#[derive(Debug, Clone)]
pub enum Fault {
    /// It cannot be read or written at all.
    Disk(file::Fault),
    /// It ends too early.
    CutShort,
    /// It holds something else: where that shows.
    Form {
        /// The line, from 1.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It was written by a later version of the program, or by none.
    Version(u64),
    /// No game has the name it gives.
    Game(String),
    /// There are no boxes for its setup.
    Cabinet(Box<CabinetError>, &'static Entry),
    /// Its boxes, beads or games are not those of a machine.
    Notes(NotesFault),
}

/// Why nothing was read or written.
#[derive(Debug)]
pub struct LearnedError {
    /// The file.
    pub file: PathBuf,
    /// The fault of the file.
    pub fault: Fault,
}

impl From<file::Fault> for Fault {
    fn from(fault: file::Fault) -> Self {
        Self::Disk(fault)
    }
}

impl From<Unreadable> for Fault {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::Form(error) if error.is_eof() => Self::CutShort,
            Unreadable::Form(error) => Self::Form { line: error.line(), column: error.column() },
            Unreadable::Version(version) => Self::Version(version),
        }
    }
}

/// The file's content for a machine.
///
/// # Errors
/// [`Fault::Disk`] where it would be larger than [`MOST`] bytes.
pub fn bytes(learner: &Learner) -> Result<Vec<u8>, Fault> {
    let bytes = versioned::bytes(learner.notes(), false).map_err(Unreadable::from)?;
    if bytes.len() as u64 > MOST { Err(file::Fault::TooLarge(MOST).into()) } else { Ok(bytes) }
}

/// Reads what the content of a file says of a machine. Whether it fits the boxes of its setup, [`machine`] knows.
///
/// # Errors
/// [`Fault`] where it is not of our form.
pub fn notes(bytes: &[u8]) -> Result<Notes, Fault> {
    Ok(versioned::read(bytes)?)
}

/// The machine that was written down. `cancel` counts the positions whose outcome is known.
///
/// # Errors
/// [`Fault`] where no machine is like that, and where the asker stopped it through `cancel`.
pub fn machine(notes: Notes, cancel: &Cancel) -> Result<Learner, Fault> {
    let game = games::find(&notes.game).ok_or_else(|| Fault::Game(notes.game.clone()))?;
    let words: Vec<&str> = notes.setup.split_whitespace().collect();
    let cabinet = game.cabinet(&words, cancel).map_err(|error| Fault::Cabinet(error.into(), game))?;
    Learner::from_notes(cabinet.into(), notes).map_err(Fault::Notes)
}

impl Fault {
    /// In words, without the file.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Disk(fault) => fault.words(look),
            Self::CutShort => say!(look, "learned-cut-short"),
            Self::Form { line, column } => say!(look, "storage-fault-form", line = *line, column = *column),
            Self::Version(version) => say!(look, "storage-fault-version", version = *version),
            Self::Game(given) => AskError::UnknownGame(words::shortened(given)).words(look),
            Self::Cabinet(error, game) => words::cabinet_error(error, game, look),
            Self::Notes(fault) => words::notes_fault(fault, look),
        }
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::matchbox::Method;

    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn learner() -> Learner {
        let cabinet = games::find("nim").expect("a game").cabinet(&["heaps=1,2"], &Cancel::never()).expect("it fits");
        let mut learner = Learner::new(cabinet.into(), Method::default(), 7);
        learner.train(20, &Cancel::never()).expect("nobody stops it");
        learner
    }

    fn written() -> String {
        String::from_utf8(bytes(&learner()).expect("it is small")).expect("text")
    }

    /// What is said of a file with this text.
    fn said(text: &str) -> String {
        let fault = notes(text.as_bytes()).and_then(|notes| machine(notes, &Cancel::never())).map(|_| ());
        fault.expect_err("it is refused").words(&Look::new(ThemeName::Ansi, GlyphSet::Unicode))
    }

    #[test]
    fn what_is_written_is_read_back() {
        let written = written();
        assert!(written.starts_with(r#"{"version":1,"content":{"game":"nim","setup":"heaps=1,2 last=wins","#));
        let read = machine(notes(written.as_bytes()).expect("our form"), &Cancel::never()).expect("our boxes");
        assert_eq!(read.notes(), learner().notes());
    }

    #[test]
    fn every_fault_is_told_apart() {
        let written = written();
        let with = |from: &str, to: &str| {
            assert!(written.contains(from), "{from} is not in {written}");
            said(&written.replacen(from, to, 1))
        };
        assert_eq!(said(&written[..written.len() / 2]), "it is cut short");
        assert_eq!(said(""), "it is cut short");
        assert!(["[1]", "hello"].iter().all(|text| said(text).contains("is not what this program writes")));
        assert!(with(r#""seed":7"#, r#""seed":7,"kind":1"#).contains("not what this program writes"));
        assert!(with(r#""version":1"#, r#""version":2"#).contains("its version 2"));
        assert!(with(r#""game":"nim""#, r#""game":"nin""#).contains("Did you mean nim?"));
        assert!(with("heaps=1,2", "heaps=99,99,99,99").contains("20000"));
        assert!(with("heaps=1,2", "heaps=b").contains("heaps=b"));
        assert!(with(" last=wins", "").contains("nim heaps=1,2"));
        assert!(with(r#""position":"1,1""#, r#""position":"2,2""#).contains("2,2"));
        assert!(with("heaps=1,2", "heaps=1,3").contains("boxes"));
        assert!(with(r#""start":4"#, r#""start":0"#).contains("beads"));
        assert!(with(r#""games":20"#, r#""games":21"#).contains("21 games"));
    }
}
