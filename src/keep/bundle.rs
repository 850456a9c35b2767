//! Everything that is kept, as one file: to move it from one computer to another, or between the terminal and a browser.
//!
//! ```json
//! {"zugzwang": 1, "files": {"path.json": "…", "saves/lunch.json": "…", "games/frogs.toml": "…"}}
//! ```

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::store::Store;
use crate::{
    look::Look,
    say,
    words::{file::Fault, shortened},
};

/// The version of the format.
const VERSION: u32 = 1;
/// The folders of what is kept, with the ending of their files.
const FOLDERS: [(&str, &str); 6] = [
    ("", "json"),
    ("unfinished", "json"),
    ("saves", "json"),
    ("results", "json"),
    ("machines", "json"),
    ("games", "toml"),
];
/// Maximum size of a file in bytes. Larger ones are left out.
const MOST: u64 = 1 << 24;

/// Everything that is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bundle {
    zugzwang: u32,
    /// The content of each file, by its path in the folder.
    files: BTreeMap<String, String>,
}

/// An error in a bundle.
#[derive(Debug, Clone)]
pub enum BundleError {
    /// It is not a bundle.
    Form,
    /// It was written by a later version of the program.
    Later(u32),
    /// It has a file with a name that is not the program's.
    Name(String),
    /// A file cannot be written.
    Unwritten(PathBuf, Fault),
}

impl BundleError {
    /// The error on one line.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Form => say!(look, "error-bundle-form"),
            Self::Later(version) => say!(look, "error-bundle-later", version = u64::from(*version)),
            Self::Name(name) => say!(look, "error-bundle-name", name = shortened(name)),
            Self::Unwritten(file, fault) => {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                say!(look, "error-bundle-unwritten", name = name, what = fault.words(look))
            }
        }
    }
}

impl Bundle {
    /// Gathers everything that is kept in a folder. What cannot be read is left out.
    pub fn of(store: &dyn Store, folder: &Path) -> Self {
        let mut files = BTreeMap::new();
        for (sub, ending) in FOLDERS {
            for path in store.list(&folder.join(sub)).unwrap_or_default() {
                let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
                let text = store.read(&path, MOST).ok().and_then(|bytes| String::from_utf8(bytes).ok());
                let name = if sub.is_empty() { name.to_owned() } else { format!("{sub}/{name}") };
                if let Some(text) = text.filter(|_| path.extension().is_some_and(|end| end == ending)) {
                    files.insert(name, text);
                }
            }
        }
        Self { zugzwang: VERSION, files }
    }

    /// Returns the number of files.
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// Writes the bundle as JSON.
    pub fn to_json(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Parses a bundle.
    ///
    /// # Errors
    /// [`BundleError`] if it is no bundle, or has a file that is not the program's.
    pub fn parse(text: &str) -> Result<Self, BundleError> {
        let bundle: Self = serde_json::from_str(text).map_err(|_| BundleError::Form)?;
        if bundle.zugzwang > VERSION {
            return Err(BundleError::Later(bundle.zugzwang));
        }
        match bundle.files.keys().find(|name| !is_ours(name)) {
            Some(name) => Err(BundleError::Name(name.clone())),
            None => Ok(bundle),
        }
    }

    /// Writes the files to a folder, where they replace those of the same names. All others stay.
    ///
    /// # Errors
    /// [`BundleError::Unwritten`] for the first file that cannot be written.
    pub fn unpack(&self, store: &dyn Store, folder: &Path) -> Result<(), BundleError> {
        for (name, text) in &self.files {
            let file = folder.join(name);
            let written = store.make_ready(&file).and_then(|()| {
                let _lock = store.lock(&file);
                store.replace(&file, text.as_bytes())
            });
            written.map_err(|fault| BundleError::Unwritten(file, fault))?;
        }
        Ok(())
    }
}

/// Whether a path within the folder is one of the program's files.
fn is_ours(path: &str) -> bool {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let ending = FOLDERS.iter().find(|(sub, _)| *sub == folder).map(|(_, ending)| *ending);
    let stem = ending.and_then(|ending| name.strip_suffix(ending)?.strip_suffix('.'));
    stem.is_some_and(|stem| !stem.is_empty() && !stem.starts_with('.') && !stem.contains(['\\', ':', '\0']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_program_are_unpacked() {
        for name in ["path.json", "saves/lunch.json", "saves/зима.json", "games/frogs.toml"] {
            assert!(is_ours(name), "{name}");
        }
        for name in [
            "",
            ".json",
            "../path.json",
            "saves/../../x.json",
            "/etc/x.json",
            "bin/x.json",
            "path.sh",
            "saves/a\\b.json",
        ] {
            assert!(!is_ours(name), "{name}");
        }
    }

    #[test]
    fn a_bundle_is_read_as_it_was_written() {
        let files = [("path.json".to_owned(), "{}\n".to_owned())].into();
        let bundle = Bundle { zugzwang: VERSION, files };
        assert_eq!(Bundle::parse(&bundle.to_json()).ok(), Some(bundle));
        assert!(matches!(Bundle::parse("{}"), Err(BundleError::Form)));
        assert!(matches!(Bundle::parse(r#"{"zugzwang":2,"files":{}}"#), Err(BundleError::Later(2))));
        assert!(matches!(Bundle::parse(r#"{"zugzwang":1,"files":{"x.sh":""}}"#), Err(BundleError::Name(_))));
    }
}
