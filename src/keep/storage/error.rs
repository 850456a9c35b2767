//! What can be wrong with what is kept, and what became of it.

use std::path::PathBuf;

use crate::{
    look::Look,
    play::request::AskError,
    say,
    words::{self, file},
};

/// Why a file is not one of ours.
#[derive(Debug, Clone)]
pub enum Fault {
    /// It is no file, or too large, or a link that leads to nothing.
    Unread(file::Fault),
    /// It is cut short, or holds something else: where that shows.
    Form {
        /// The line, from 1.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It was written by a later version of the program, or by none.
    Version(u64),
    /// It holds a game of another kind.
    OtherGame(String),
    /// Its game cannot be played as it stands there.
    Game(Box<AskError>),
}

/// A file that was given another name because it is not one of ours.
#[derive(Debug, Clone)]
pub struct SetAside {
    /// The name it had.
    pub file: PathBuf,
    /// The fault of the file.
    pub fault: Fault,
    /// The path at which it lies now.
    pub now: PathBuf,
}

/// Why nothing was read or written.
#[derive(Debug)]
pub enum StorageError {
    /// The user has no folder.
    NoHome,
    /// No game has this id.
    UnknownGame(String),
    /// The system refused: no right, no room, a folder that is only to be read.
    Refused {
        /// The file or folder.
        file: PathBuf,
        /// The reason.
        error: file::Fault,
    },
    /// The content to be written would be too large to be read again.
    TooLarge {
        /// The file.
        file: PathBuf,
        /// The most bytes it may have.
        most: u64,
    },
    /// The file was not one of ours and is out of the way now.
    SetAside(SetAside),
    /// The file is not one of ours and could not be given another name.
    Stuck {
        /// The file.
        file: PathBuf,
        /// The fault in it.
        fault: Fault,
        /// Why it is still there.
        error: file::Fault,
    },
}

/// Written; a file that stood in the way and was not one of ours is told.
pub type Written = Result<Option<SetAside>, StorageError>;

impl Fault {
    fn words(&self, look: &Look) -> String {
        match self {
            Self::Unread(fault) => fault.words(look),
            Self::Form { line, column } => say!(look, "storage-fault-form", line = *line, column = *column),
            Self::Version(version) => say!(look, "storage-fault-version", version = *version),
            Self::OtherGame(game) => say!(look, "storage-fault-other", game = words::shortened(game)),
            Self::Game(error) => say!(look, "storage-fault-game", what = error.words(look)),
        }
    }
}

impl SetAside {
    /// In one line of words.
    pub fn words(&self, look: &Look) -> String {
        // Where it is comes first, and holds its old name: on a small screen the end is cut off.
        say!(look, "storage-aside", now = self.now.as_path(), what = self.fault.words(look))
    }
}

impl StorageError {
    /// In one line of words.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::NoHome => say!(look, "storage-no-home"),
            Self::UnknownGame(game) => AskError::UnknownGame(game.clone()).words(look),
            Self::Refused { file, error } => {
                say!(look, "storage-refused", file = file.as_path(), reason = error.words(look))
            }
            Self::TooLarge { file, most } => {
                say!(look, "storage-too-large", file = file.as_path(), most = *most)
            }
            Self::SetAside(aside) => aside.words(look),
            Self::Stuck { file, fault, error } => {
                let (what, reason) = (fault.words(look), error.words(look));
                say!(look, "storage-stuck", file = file.as_path(), what = what, reason = reason)
            }
        }
    }
}
