//! Errors of saved files, and their messages.

use std::path::PathBuf;

use crate::{
    keep::versioned::Unreadable,
    look::Look,
    play::{own::OwnError, request::AskError},
    say,
    words::{self, file},
};

/// Why a file was rejected.
#[derive(Debug, Clone)]
pub enum Fault {
    /// The file cannot be read: it is too large, a broken link, or something other than a file.
    Unread(file::Fault),
    /// The file could not be parsed.
    Unreadable(Unreadable),
    /// The file holds a game of another kind.
    OtherGame(String),
    /// The game in the file cannot be played.
    Game(Box<AskError>),
    /// The file is not a valid game of the user's own.
    Own(Box<OwnError>),
}

/// A file that was renamed because its content was rejected.
#[derive(Debug, Clone)]
pub struct SetAside {
    /// The path before.
    pub file: PathBuf,
    /// The fault.
    pub fault: Fault,
    /// The path now.
    pub now: PathBuf,
}

/// An error in reading or writing a saved file.
#[derive(Debug)]
pub enum StorageError {
    /// The user has no data folder.
    NoHome,
    /// No game has this id.
    UnknownGame(String),
    /// The system refused: missing permission, no space, a read-only folder.
    Refused {
        /// The file or folder.
        file: PathBuf,
        /// Why the system refused.
        error: file::Fault,
    },
    /// The content would be too large to be read again.
    TooLarge {
        /// The file.
        file: PathBuf,
        /// Maximum size in bytes.
        most: u64,
    },
    /// The folder has more files than are listed.
    TooMany {
        /// The folder.
        folder: PathBuf,
        /// Maximum number of files.
        most: usize,
    },
    /// The file was rejected and has been renamed.
    SetAside(SetAside),
    /// The file was rejected but could not be renamed.
    Stuck {
        /// The file.
        file: PathBuf,
        /// Why it was rejected.
        fault: Fault,
        /// Why it could not be renamed.
        error: file::Fault,
    },
}

/// The result of a write: the file that was in the way and was renamed, if any.
pub type Written = Result<Option<SetAside>, StorageError>;

impl Fault {
    /// Returns a message without the file name.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Unread(fault) => fault.words(look),
            Self::Unreadable(unreadable) => unreadable.words(look),
            Self::OtherGame(game) => say!(look, "storage-fault-other", game = words::shortened(game)),
            Self::Game(error) => say!(look, "storage-fault-game", what = error.words(look)),
            Self::Own(error) => error.fault_words(look),
        }
    }
}

impl SetAside {
    /// Returns a message of one line.
    pub fn words(&self, look: &Look) -> String {
        // The present path comes first because a small screen cuts off the end. It contains the previous name.
        say!(look, "storage-aside", now = self.now.as_path(), what = self.fault.words(look))
    }
}

impl StorageError {
    /// Returns whether another program was changing files for too long.
    pub const fn is_busy(&self) -> bool {
        matches!(self, Self::Refused { error: file::Fault::Busy, .. })
    }

    /// Returns a message of one line.
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
            Self::TooMany { folder, most } => say!(look, "storage-too-many", file = folder.as_path(), most = *most),
            Self::SetAside(aside) => aside.words(look),
            Self::Stuck { file, fault, error } => {
                let (what, reason) = (fault.words(look), error.words(look));
                say!(look, "storage-stuck", file = file.as_path(), what = what, reason = reason)
            }
        }
    }
}
