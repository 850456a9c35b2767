//! A machine of matchboxes as a file: `{"version":1,"content":{…}}`, the content being the engine's [`Notes`].
//!
//! One form, wherever the file lies; so what is written in one place can be read in any other.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use atomicwrites::{AllowOverwrite, AtomicFile};
use zugzwang_engine::{
    Watch,
    games::{self, Entry},
    matchbox::{CabinetError, Learner, Notes, NotesFault},
};

use crate::{
    look::Look,
    request::AskError,
    say,
    versioned::{self, Unreadable},
    words,
};

/// The most bytes of a file: larger ones are neither read nor written.
pub const MOST: u64 = 128 << 20;

/// Why a file is no machine of ours.
#[derive(Debug, Clone)]
pub enum Fault {
    /// It is, or would be, larger than [`MOST`] bytes.
    TooLarge,
    /// It is a folder or a device.
    NoFile,
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
pub enum LearnedError {
    /// The system refused.
    Refused {
        /// The file.
        file: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The file is no machine of ours.
    Fault {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        fault: Fault,
    },
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
/// [`Fault::TooLarge`].
pub fn bytes(learner: &Learner) -> Result<Vec<u8>, Fault> {
    let bytes = versioned::bytes(learner.notes(), false).map_err(Unreadable::from)?;
    if bytes.len() as u64 > MOST { Err(Fault::TooLarge) } else { Ok(bytes) }
}

/// What the content of a file says of a machine. Whether it fits the boxes of its setup, [`machine`] knows.
///
/// # Errors
/// [`Fault`] where it is not of our form.
pub fn notes(bytes: &[u8]) -> Result<Notes, Fault> {
    Ok(versioned::read(bytes)?)
}

/// The machine that was written down. The watch counts the positions whose outcome is known.
///
/// # Errors
/// [`Fault`] where no machine is like that, and where the asker stopped it through `watch`.
pub fn machine(notes: Notes, watch: &Watch) -> Result<Learner, Fault> {
    let game = games::find(&notes.game).ok_or_else(|| Fault::Game(notes.game.clone()))?;
    let words: Vec<&str> = notes.setup.split_whitespace().collect();
    let cabinet = game.cabinet(&words, watch).map_err(|error| Fault::Cabinet(error.into(), game))?;
    Learner::from_notes(cabinet.into(), notes).map_err(Fault::Notes)
}

/// Reads a file.
///
/// # Errors
/// [`LearnedError`] where the system refuses, or the file is not of our form.
pub fn read(file: &Path) -> Result<Notes, LearnedError> {
    let refused = |error| LearnedError::Refused { file: file.to_owned(), error };
    let fault = |fault| LearnedError::Fault { file: file.to_owned(), fault };
    let about = fs::metadata(file).map_err(refused)?;
    // Before it is opened: a pipe would wait, a device might never end.
    if !about.is_file() {
        return Err(fault(Fault::NoFile));
    }
    let mut bytes = Vec::new();
    File::open(file).and_then(|opened| opened.take(MOST + 1).read_to_end(&mut bytes)).map_err(refused)?;
    if bytes.len() as u64 > MOST {
        return Err(fault(Fault::TooLarge));
    }
    notes(&bytes).map_err(fault)
}

/// Whether a file may lie there, before what is to be in it is known.
///
/// # Errors
/// [`LearnedError`] where a folder does, or there is no folder for it.
pub fn has_room(file: &Path) -> Result<(), LearnedError> {
    if file.is_dir() {
        return Err(LearnedError::Fault { file: file.to_owned(), fault: Fault::NoFile });
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    let about = fs::metadata(folder)
        .and_then(|about| if about.is_dir() { Ok(()) } else { Err(io::ErrorKind::NotADirectory.into()) });
    about.map_err(|error| LearnedError::Refused { file: file.to_owned(), error })
}

/// Writes a file. The machine is in it afterwards or, on any failure, what was there before.
///
/// # Errors
/// [`LearnedError`] where the system refuses, or the machine is too large.
pub fn write(file: &Path, learner: &Learner) -> Result<(), LearnedError> {
    let bytes = bytes(learner).map_err(|fault| LearnedError::Fault { file: file.to_owned(), fault })?;
    let written = AtomicFile::new(file, AllowOverwrite).write(|file| file.write_all(&bytes));
    written.map_err(|error| LearnedError::Refused { file: file.to_owned(), error: error.into() })
}

impl Fault {
    /// In words, without the file.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::TooLarge => say!(look, "storage-fault-large", most = MOST),
            Self::NoFile => say!(look, "storage-fault-no-file"),
            Self::CutShort => say!(look, "learned-cut-short"),
            Self::Form { line, column } => say!(look, "storage-fault-form", line = *line, column = *column),
            Self::Version(version) => say!(look, "storage-fault-version", version = *version),
            Self::Game(given) => AskError::UnknownGame(words::shortened(given)).words(look),
            Self::Cabinet(error, game) => words::cabinet_error(error, game, look),
            Self::Notes(fault) => notes_fault(fault, look),
        }
    }
}

impl LearnedError {
    /// The file.
    pub fn file(&self) -> &Path {
        match self {
            Self::Refused { file, .. } | Self::Fault { file, .. } => file,
        }
    }

    /// What is wrong with it in words, without its name.
    pub fn what(&self, look: &Look) -> String {
        match self {
            Self::Refused { error, .. } => error.to_string(),
            Self::Fault { fault, .. } => fault.words(look),
        }
    }
}

fn notes_fault(fault: &NotesFault, look: &Look) -> String {
    match fault {
        NotesFault::Foreign { game, setup } => {
            say!(look, "learned-foreign", game = words::shortened(game), setup = words::shortened(setup))
        }
        NotesFault::Boxes { position } if position.is_empty() => say!(look, "learned-boxes-count"),
        NotesFault::Boxes { position } => say!(look, "learned-boxes", position = words::shortened(position)),
        NotesFault::Beads => say!(look, "learned-beads"),
        NotesFault::Curve { games } => say!(look, "learned-curve", games = *games),
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
mod tests {
    use zugzwang_engine::matchbox::Method;

    use super::*;
    use crate::{glyphs::GlyphSet, theme::ThemeName};

    fn learner() -> Learner {
        let cabinet = games::find("nim").expect("a game").cabinet(&["heaps=1,2"], &Watch::idle()).expect("it fits");
        let mut learner = Learner::new(cabinet.into(), Method::default(), 7);
        learner.train(20, &Watch::idle()).expect("nobody stops it");
        learner
    }

    fn written() -> String {
        String::from_utf8(bytes(&learner()).expect("it is small")).expect("text")
    }

    /// What is said of a file with this text.
    fn said(text: &str) -> String {
        let fault = notes(text.as_bytes()).and_then(|notes| machine(notes, &Watch::idle())).map(|_| ());
        fault.expect_err("it is refused").words(&Look::new(ThemeName::Ansi, GlyphSet::Unicode))
    }

    #[test]
    fn what_is_written_is_read_back() {
        let written = written();
        assert!(written.starts_with(r#"{"version":1,"content":{"game":"nim","setup":"heaps=1,2 last=wins","#));
        let read = machine(notes(written.as_bytes()).expect("our form"), &Watch::idle()).expect("our boxes");
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

    #[test]
    fn what_is_no_file_is_told_and_a_folder_is_not_replaced() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let folder = std::env::temp_dir();
        assert_eq!(read(&folder).expect_err("it is refused").what(&look), "it is no file");
        assert_eq!(read(Path::new("/dev/null")).expect_err("it is refused").what(&look), "it is no file");
        assert!(matches!(write(&folder, &learner()), Err(LearnedError::Refused { .. })));
        assert!(folder.is_dir());
    }
}
