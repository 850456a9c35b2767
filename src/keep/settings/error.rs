//! Errors of the settings file, and their messages.

use std::path::{Path, PathBuf};

use super::keys::KeyFault;
use crate::{
    look::Look,
    say,
    words::{self, file},
};

/// Why a settings file was ignored.
#[derive(Debug)]
pub enum Fault {
    /// The file cannot be read.
    Unread(file::Fault),
    /// The file is not UTF-8.
    NoText,
    /// A line is not a known setting.
    Form {
        /// Line number, from 1.
        line: usize,
        /// The parser's message.
        what: String,
    },
    /// Some of the keys cannot be given. Everything else applies.
    Keys(Vec<KeyFault>),
}

/// A settings file that was ignored.
#[derive(Debug)]
pub struct Ignored {
    /// The file.
    pub file: PathBuf,
    /// The fault.
    pub fault: Fault,
}

/// Why a setting was not saved.
#[derive(Debug)]
pub enum Unsaved {
    /// The file holds something that could not be parsed.
    Foreign,
    /// The file cannot be written.
    Refused(file::Fault),
}

impl From<file::Fault> for Unsaved {
    fn from(fault: file::Fault) -> Self {
        Self::Refused(fault)
    }
}

/// Few enough for a small window.
const FEW: usize = 4;

impl Fault {
    fn words(&self, look: &Look) -> String {
        match self {
            Self::Unread(fault) => fault.words(look),
            Self::NoText => say!(look, "error-line-not-text"),
            Self::Form { line, what } => {
                say!(look, "error-line", line = *line, what = words::reason(what))
            }
            Self::Keys(faults) => {
                let more = faults.len().saturating_sub(FEW);
                let more = (more > 0).then(|| say!(look, "keys-more", count = more));
                let each = faults.iter().take(FEW).map(|fault| fault.words(look)).chain(more);
                words::joined(each, look)
            }
        }
    }
}

impl Ignored {
    /// Returns a message of one line.
    pub fn words(&self, look: &Look) -> String {
        let reason = self.fault.words(look);
        match self.fault {
            Fault::Keys(_) => say!(look, "config-keys", file = self.file.as_path(), reason = reason),
            _ => say!(look, "config-ignored", file = self.file.as_path(), reason = reason),
        }
    }
}

impl Unsaved {
    /// Returns a message of one line about this file.
    pub fn words(&self, file: &Path, look: &Look) -> String {
        let reason = match self {
            Self::Foreign => say!(look, "config-foreign"),
            Self::Refused(fault) => fault.words(look),
        };
        say!(look, "config-unsaved", file = file, reason = reason)
    }
}
