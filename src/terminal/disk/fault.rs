//! Why a file cannot be read or written.

use std::{
    fs, io,
    os::unix::fs::FileTypeExt,
    path::{Path, PathBuf},
};

use rustix::io::Errno;
use strum::Display;

use crate::{look::Look, say};

/// Why a file cannot be read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The system refused.
    Refused {
        /// What kind of refusal it is.
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
        /// Whether it leads back to itself.
        circle: bool,
    },
    /// What this program says goes there.
    Output,
}

/// What is no file although it has a file's name.
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
    /// What is wrong, given what the system said of this path: of a link that leads to nothing it says only that something is
    /// missing, or in the way.
    pub(crate) fn at(path: &Path, error: impl Into<io::Error>) -> Self {
        broken_link(path).unwrap_or_else(|| error.into().into())
    }

    /// Whether nothing has that name.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Refused { kind: io::ErrorKind::NotFound, .. })
    }

    /// Whether it is what has this very name that is wrong: there is something, and it is none of ours.
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

impl Kind {
    /// What it is; `None` where it is a regular file.
    pub(super) fn of(about: &fs::Metadata) -> Option<Self> {
        let kind = about.file_type();
        if kind.is_file() {
            None
        } else if kind.is_dir() {
            Some(Self::Folder)
        } else if kind.is_fifo() {
            Some(Self::Pipe)
        } else if kind.is_socket() {
            Some(Self::Socket)
        } else {
            Some(Self::Device)
        }
    }
}

/// The first link on the way to this path that leads to nothing.
fn broken_link(path: &Path) -> Option<Fault> {
    let steps: Vec<&Path> = path.ancestors().filter(|step| !step.as_os_str().is_empty()).collect();
    for step in steps.into_iter().rev() {
        // Behind what is missing nothing is to be found.
        if !step.symlink_metadata().ok()?.is_symlink() {
            continue;
        }
        let Err(error) = fs::metadata(step) else { continue };
        let circle = error.raw_os_error() == Some(Errno::LOOP.raw_os_error());
        if circle || matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) {
            return Some(Fault::Link { link: step.to_owned(), circle });
        }
    }
    None
}
