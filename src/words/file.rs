//! File errors and their messages.

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
        /// The kind of error.
        kind: io::ErrorKind,
        /// The system's message.
        said: String,
    },
    /// Something other than a file has this name.
    NoFile(Kind),
    /// The file is, or would be, larger than this many bytes.
    TooLarge(u64),
    /// The path is a broken link, or leads through one.
    Link {
        /// The link.
        link: PathBuf,
        /// Whether the link leads back to itself.
        circle: bool,
    },
    /// The program's output goes to this file.
    Output,
    /// Another program has been changing files in the same folder for too long.
    Busy,
}

/// Something that is not a file but has the name of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// A folder.
    Folder,
    /// A named pipe.
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
    /// Returns whether nothing has this name.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Refused { kind: io::ErrorKind::NotFound, .. })
    }

    /// Returns whether the fault lies with the thing of this name, and not on the way to it.
    pub fn is_of(&self, path: &Path) -> bool {
        match self {
            Self::NoFile(_) | Self::TooLarge(_) => true,
            Self::Link { link, .. } => link == path,
            Self::Refused { .. } | Self::Output | Self::Busy => false,
        }
    }

    /// Returns a message without the file name.
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
            Self::Busy => say!(look, "disk-busy"),
        }
    }
}

const fn refusal(kind: io::ErrorKind) -> Option<&'static str> {
    match kind {
        io::ErrorKind::NotFound => Some("disk-missing"),
        // Some places have no reader of files.
        io::ErrorKind::Unsupported => Some("disk-closed"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some("storage-full"),
        io::ErrorKind::ReadOnlyFilesystem => Some("storage-read-only"),
        io::ErrorKind::PermissionDenied => Some("storage-denied"),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => Some("storage-no-folder"),
        _ => None,
    }
}
