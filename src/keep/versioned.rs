//! The common form of saved files: `{"version":1,"content":…}`.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{look::Look, say};

/// There are no earlier versions, and later ones cannot be read.
const VERSION: u64 = 1;

/// The part that is read first, whatever the version.
#[derive(Deserialize)]
struct Head {
    version: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Versioned<T> {
    version: u64,
    content: T,
}

/// Why bytes could not be parsed.
#[derive(Debug, Clone)]
pub enum Unreadable {
    /// The bytes do not have the expected form.
    Form {
        /// Line number, from 1.
        line: usize,
        /// Column number.
        column: usize,
        /// Whether the bytes end too early.
        cut_short: bool,
    },
    /// The version is later than this program's, or invalid.
    Version(u64),
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Self {
        Self::Form { line: error.line(), column: error.column(), cut_short: error.is_eof() }
    }
}

impl Unreadable {
    /// Returns a message without the file name.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Form { line, column, .. } => say!(look, "storage-fault-form", line = *line, column = *column),
            Self::Version(version) => say!(look, "storage-fault-version", version = *version),
        }
    }
}

pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    let Head { version } = serde_json::from_slice(bytes)?;
    if version != VERSION {
        return Err(Unreadable::Version(version));
    }
    let Versioned { content, .. } = serde_json::from_slice::<Versioned<T>>(bytes)?;
    Ok(content)
}

/// Serializes content; pretty-printed over several lines if `lines` is set, for people to read.
pub(crate) fn bytes<T: Serialize>(content: T, lines: bool) -> serde_json::Result<Vec<u8>> {
    let whole = Versioned { version: VERSION, content };
    let mut bytes = if lines { serde_json::to_vec_pretty(&whole)? } else { serde_json::to_vec(&whole)? };
    bytes.push(b'\n');
    Ok(bytes)
}
