//! What can be wrong with settings.

use std::path::{Path, PathBuf};

use crate::{
    look::Look,
    say,
    words::{self, file},
};

/// Why the settings in a file are not ours to read.
#[derive(Debug)]
pub enum Fault {
    /// It cannot be read at all.
    Unread(file::Fault),
    /// It is not UTF-8 text.
    NoText,
    /// A line is no setting that we know.
    Form {
        /// The line, from 1.
        line: usize,
        /// The parser's words about it.
        what: String,
    },
}

/// Settings that could not be read.
#[derive(Debug)]
pub struct Ignored {
    /// The file.
    pub file: PathBuf,
    /// The fault of the file.
    pub fault: Fault,
}

/// Why a setting was not kept.
#[derive(Debug)]
pub enum Unsaved {
    /// The file holds something we could not read.
    Foreign,
    /// Nothing can be written there.
    Refused(file::Fault),
}

impl From<file::Fault> for Unsaved {
    fn from(fault: file::Fault) -> Self {
        Self::Refused(fault)
    }
}

impl Fault {
    fn words(&self, look: &Look) -> String {
        match self {
            Self::Unread(fault) => fault.words(look),
            Self::NoText => say!(look, "error-line-not-text"),
            Self::Form { line, what } => {
                say!(look, "error-line", line = *line, what = words::reason(what))
            }
        }
    }
}

impl Ignored {
    /// In one line of words.
    pub fn words(&self, look: &Look) -> String {
        say!(look, "config-ignored", file = self.file.as_path(), reason = self.fault.words(look))
    }
}

impl Unsaved {
    /// In one line of words, of this file.
    pub fn words(&self, file: &Path, look: &Look) -> String {
        let reason = match self {
            Self::Foreign => say!(look, "config-foreign"),
            Self::Refused(fault) => fault.words(look),
        };
        say!(look, "config-unsaved", file = file, reason = reason)
    }
}
