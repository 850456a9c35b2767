//! Why a file cannot be read or written, as data and in words.

use std::{
    io,
    path::{Path, PathBuf},
};

use strum::Display;

use crate::{look::Look, say};

/// Why a file cannot be read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The system refused.
    Refused {
        /// The kind of the refusal.
        kind: io::ErrorKind,
        /// As the system says.
        said: String,
    },
    /// Something else has its name.
    NoFile(Kind),
    /// It is, or would be, larger than so many bytes.
    TooLarge(u64),
    /// A link on the way to it, or in its place, leads to nothing.
    Link {
        /// The link.
        link: PathBuf,
        /// `true` where it leads back to itself.
        circle: bool,
    },
    /// It is where what this program says goes.
    Output,
}

/// A thing that is no file although it has a file's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// A folder.
    Folder,
    /// A pipe with a name.
    Pipe,
    /// A socket.
    Socket,
    /// A device.
    Device,
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Self::Refused { kind: error.kind(), said: error.to_string() }
    }
}

impl From<io::ErrorKind> for Fault {
    fn from(kind: io::ErrorKind) -> Self {
        io::Error::from(kind).into()
    }
}

impl Fault {
    /// Returns whether nothing has that name.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Refused { kind: io::ErrorKind::NotFound, .. })
    }

    /// Returns whether it is what has this very name that is wrong: there is something, and it is none of ours.
    pub fn is_of(&self, path: &Path) -> bool {
        match self {
            Self::NoFile(_) | Self::TooLarge(_) => true,
            Self::Link { link, .. } => link == path,
            Self::Refused { .. } | Self::Output => false,
        }
    }

    /// In words, without the name of the file.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Refused { kind, said } => refusal(*kind).map_or_else(|| said.clone(), |key| say!(look, key)),
            Self::NoFile(kind) => say!(look, "disk-no-file", kind = kind.to_string()),
            Self::TooLarge(most) => say!(look, "disk-too-large", most = *most),
            Self::Link { link, circle } => {
                let name = Path::new(link.file_name().unwrap_or(link.as_os_str()));
                say!(look, if *circle { "disk-link-circle" } else { "disk-link-nowhere" }, link = name)
            }
            Self::Output => say!(look, "disk-output"),
        }
    }
}

/// The text for a refusal that people meet.
const fn refusal(kind: io::ErrorKind) -> Option<&'static str> {
    match kind {
        io::ErrorKind::NotFound => Some("disk-missing"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some("storage-full"),
        io::ErrorKind::ReadOnlyFilesystem => Some("storage-read-only"),
        io::ErrorKind::PermissionDenied => Some("storage-denied"),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => Some("storage-no-folder"),
        _ => None,
    }
}
