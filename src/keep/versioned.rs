//! The form of every file of ours: `{"version":1,"content":…}`.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version that is written. There is none before it; what a later one means nobody knows yet.
const VERSION: u64 = 1;

/// The beginning of every file, whatever its version.
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

/// Why bytes are no file of ours.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// They are cut short, or are something else.
    Form(serde_json::Error),
    /// A later version of the program wrote them, or none did.
    Version(u64),
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Self {
        Self::Form(error)
    }
}

/// Reads the content of a file with these bytes.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    let Head { version } = serde_json::from_slice(bytes)?;
    if version != VERSION {
        return Err(Unreadable::Version(version));
    }
    let Versioned { content, .. } = serde_json::from_slice::<Versioned<T>>(bytes)?;
    Ok(content)
}

/// The bytes of a file with this in it; on many `lines` where people are to read it, too.
pub(crate) fn bytes<T: Serialize>(content: T, lines: bool) -> serde_json::Result<Vec<u8>> {
    let whole = Versioned { version: VERSION, content };
    let mut bytes = if lines { serde_json::to_vec_pretty(&whole)? } else { serde_json::to_vec(&whole)? };
    bytes.push(b'\n');
    Ok(bytes)
}
