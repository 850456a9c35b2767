//! What is wrong with a bundle, or was left out of one, in words.

use std::path::PathBuf;

use crate::{
    keep::storage,
    look::Look,
    say,
    words::{self, file::Fault, shortened},
};

const FEW: usize = 3;

/// A file that is not taken.
#[derive(Debug, Clone)]
pub struct Refused {
    /// The path in the data folder.
    pub name: String,
    /// The reason.
    pub why: Why,
}

/// Why a file is not taken.
#[derive(Debug, Clone)]
pub enum Why {
    /// The program reads no file of this name.
    Name,
    /// The same name is there twice.
    Twice,
    /// The folder would have more files than this.
    Many(usize),
    /// The bundle would become larger than this many bytes.
    Room(u64),
    /// The file cannot be read.
    Unread(Fault),
    /// The part of the program that reads the file would reject it.
    Rejected(storage::Fault),
}

/// An error in a bundle.
#[derive(Debug, Clone)]
pub enum BundleError {
    /// The file is not a bundle.
    Form,
    /// The bundle is larger than this many bytes.
    TooLarge(u64),
    /// A later version of the program wrote this format.
    Later(u64),
    /// No version of the program writes this format.
    Version(u64),
    /// Some files are not taken.
    Files(Vec<Refused>),
    /// The files to be replaced cannot be saved first.
    Unkept(PathBuf, Fault),
    /// A file cannot be written. Nothing has changed.
    Unwritten(PathBuf, Fault),
    /// A file cannot be written, and not everything could be put back. This file, if any, has what was there.
    Half(PathBuf, Fault, Option<PathBuf>),
}

impl Refused {
    /// The file and what is wrong with it, as a sentence.
    pub fn words(&self, look: &Look) -> String {
        let what = self.why.words(look);
        // Some reasons end like a sentence.
        say!(look, "bundle-file", name = shortened(&self.name), what = what.trim_end_matches(['.', '。']))
    }
}

impl Why {
    fn words(&self, look: &Look) -> String {
        match self {
            Self::Name => say!(look, "bundle-name"),
            Self::Twice => say!(look, "bundle-twice"),
            Self::Many(most) => say!(look, "bundle-many", most = *most),
            Self::Room(most) => say!(look, "bundle-room", most = *most),
            Self::Unread(fault) => fault.words(look),
            Self::Rejected(fault) => fault.words(look),
        }
    }
}

/// The first of the files that are not taken, and the number of the others.
pub(super) fn refused_words(refused: &[Refused], look: &Look) -> Vec<String> {
    let more = refused.len().saturating_sub(FEW);
    let more = (more > 0).then(|| say!(look, "bundle-more", count = more));
    refused.iter().take(FEW).map(|refused| refused.words(look)).chain(more).collect()
}

impl BundleError {
    /// The error on one line.
    pub fn words(&self, look: &Look) -> String {
        let name = |file: &PathBuf| shortened(&file.file_name().unwrap_or_default().to_string_lossy());
        let nothing = |what: String| words::joined([what, say!(look, "bundle-nothing")], look);
        match self {
            Self::Form => say!(look, "error-bundle-form"),
            Self::TooLarge(most) => say!(look, "error-bundle-large", most = *most),
            Self::Later(version) => say!(look, "error-bundle-later", version = *version),
            Self::Version(version) => say!(look, "error-bundle-version", version = *version),
            Self::Files(refused) => nothing(words::joined(refused_words(refused, look), look)),
            Self::Unkept(file, fault) => {
                nothing(say!(look, "error-bundle-unkept", file = file.as_path(), what = fault.words(look)))
            }
            Self::Unwritten(file, fault) => {
                nothing(say!(look, "error-bundle-unwritten", name = name(file), what = fault.words(look)))
            }
            Self::Half(file, fault, kept) => {
                let what = say!(look, "error-bundle-unwritten", name = name(file), what = fault.words(look));
                let half = match kept {
                    Some(kept) => say!(look, "error-bundle-half-kept", file = kept.as_path()),
                    None => say!(look, "error-bundle-half"),
                };
                words::joined([what, half], look)
            }
        }
    }
}
