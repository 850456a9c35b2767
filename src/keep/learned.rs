//! The file format of a matchbox machine: `{"version":1,"content":{…}}`, where the content is the engine's [`Notes`].
//!
//! Every machine is saved in this format, so a file can be copied from one place to another.

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

/// Maximum size of a file in bytes. Larger files are neither read nor written.
pub const MOST: u64 = 128 << 20;

/// Why a file does not hold a usable machine.
#[derive(Debug, Clone)]
pub enum Fault {
    /// The file cannot be read or written.
    Disk(file::Fault),
    /// The file could not be parsed.
    Unreadable(Unreadable),
    /// The file names an unknown game.
    Game(String),
    /// The setup has no boxes.
    Cabinet(Box<CabinetError>, &'static Entry),
    /// The boxes, beads or games are inconsistent.
    Notes(NotesFault),
}

/// An error in reading or writing a machine.
#[derive(Debug)]
pub struct LearnedError {
    /// The file.
    pub file: PathBuf,
    /// The fault.
    pub fault: Fault,
}

impl From<file::Fault> for Fault {
    fn from(fault: file::Fault) -> Self {
        Self::Disk(fault)
    }
}

impl From<Unreadable> for Fault {
    fn from(unreadable: Unreadable) -> Self {
        Self::Unreadable(unreadable)
    }
}

/// Serializes a machine.
///
/// # Errors
/// [`Fault::Disk`] if the result is larger than [`MOST`] bytes.
pub fn bytes(learner: &Learner) -> Result<Vec<u8>, Fault> {
    let bytes = versioned::bytes(learner.notes(), false).map_err(Unreadable::from)?;
    if bytes.len() as u64 > MOST { Err(file::Fault::TooLarge(MOST).into()) } else { Ok(bytes) }
}

/// Parses the notes of a machine. [`machine`] checks whether they fit the boxes of its setup.
///
/// # Errors
/// [`Fault`] if the bytes do not have the expected form.
pub fn notes(bytes: &[u8]) -> Result<Notes, Fault> {
    Ok(versioned::read(bytes)?)
}

/// Rebuilds a machine from its notes. `cancel` counts the positions solved so far.
///
/// # Errors
/// [`Fault`] if the notes are inconsistent, or if the work was cancelled.
pub fn machine(notes: Notes, cancel: &Cancel) -> Result<Learner, Fault> {
    let game = games::find(&notes.game).ok_or_else(|| Fault::Game(notes.game.clone()))?;
    let words: Vec<&str> = notes.setup.split_whitespace().collect();
    let cabinet = game.cabinet(&words, cancel).map_err(|error| Fault::Cabinet(error.into(), game))?;
    Learner::from_notes(cabinet.into(), notes).map_err(Fault::Notes)
}

impl Fault {
    /// Describes the fault, without the file name.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Disk(fault) => fault.words(look),
            Self::Unreadable(Unreadable::Form { cut_short: true, .. }) => say!(look, "learned-cut-short"),
            Self::Unreadable(unreadable) => unreadable.words(look),
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
        let cabinet = games::find("nim")
            .expect("nim is a game")
            .cabinet(&["heaps=1,2"], &Cancel::never())
            .expect("nim has boxes for this setup");
        let mut learner = Learner::new(cabinet.into(), Method::default(), 7);
        learner.train(20, &Cancel::never()).expect("not cancelled");
        learner
    }

    fn written() -> String {
        String::from_utf8(bytes(&learner()).expect("it is small enough")).expect("JSON is UTF-8")
    }

    fn said(text: &str) -> String {
        let fault = notes(text.as_bytes()).and_then(|notes| machine(notes, &Cancel::never())).map(|_| ());
        fault.expect_err("the file is rejected").words(&Look::new(ThemeName::Ansi, GlyphSet::Unicode))
    }

    #[test]
    fn a_machine_that_was_written_reads_back_the_same() {
        let written = written();
        assert!(written.starts_with(r#"{"version":1,"content":{"game":"nim","setup":"heaps=1,2 last=wins","#));
        let read =
            machine(notes(written.as_bytes()).expect("the file is valid"), &Cancel::never()).expect("the boxes fit");
        assert_eq!(read.notes(), learner().notes());
    }

    #[test]
    fn every_fault_has_its_own_message() {
        let written = written();
        let with = |from: &str, to: &str| {
            assert!(written.contains(from), "{from} is not in {written}");
            said(&written.replacen(from, to, 1))
        };
        assert_eq!(said(&written[..written.len() / 2]), "it is incomplete");
        assert_eq!(said(""), "it is incomplete");
        assert!(["[1]", "hello"].iter().all(|text| said(text).contains("is not in this program's format")));
        assert!(with(r#""seed":7"#, r#""seed":7,"kind":1"#).contains("not in this program's format"));
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
