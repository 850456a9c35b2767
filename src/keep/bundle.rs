//! Everything that is kept, as one file: to move it from one computer to another, or between the terminal and a browser.
//!
//! ```json
//! {"zugzwang": 1, "files": {"path.json": "…", "saves/lunch.json": "…", "games/frogs.toml": "…"}}
//! ```
//!
//! A file is gathered, and taken, only if it is within the same limits and passes the check of whatever reads it later. So everything
//! that is gathered can be taken back, and no file is replaced by one that nobody can read. Settings belong to a machine and stay there.

mod error;
mod form;
mod take;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::storage::{
    Storage,
    known::{SHELVES, Shelf, reader},
};
use crate::look::Look;
pub use error::{BundleError, Refused, Why};
pub use take::Taken;

const VERSION: u64 = 1;
/// Maximum size of a bundle in bytes, which has room for a machine of the largest size.
pub const LARGEST: u64 = 1 << 28;
/// Bytes around the files, and around each of them.
const FRAME: u64 = 64;
const AROUND: u64 = 16;

/// Everything that is kept, checked file by file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bundle {
    files: BTreeMap<String, String>,
}

/// A bundle, and the files that could not be taken into it.
#[derive(Debug, Default)]
pub struct Gathered {
    /// The files.
    pub bundle: Bundle,
    /// The files of the folder that are not among them.
    pub left_out: Vec<Refused>,
    size: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<F> {
    zugzwang: u64,
    files: F,
}

/// The part that is read first, whatever the version.
#[derive(Deserialize)]
struct Head {
    zugzwang: u64,
}

impl Bundle {
    /// Returns the number of files.
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// Checks that a bundle may have a file at this path in the folder.
    ///
    /// # Errors
    /// [`BundleError::Files`] if the program reads no file of that name.
    pub fn may_have(name: &str) -> Result<(), BundleError> {
        let refused = || BundleError::Files(vec![Refused { name: name.to_owned(), why: Why::Name }]);
        reader(name).map(|_| ()).ok_or_else(refused)
    }

    /// Writes the bundle as JSON.
    pub fn to_json(&self) -> String {
        // Texts and numbers can always be written as JSON.
        serde_json::to_string_pretty(&Written { zugzwang: VERSION, files: &self.files }).unwrap_or_default() + "\n"
    }

    /// Reads a bundle and checks each file as it will be read when it is needed. `note` gets the number of files that are read, and of all.
    ///
    /// # Errors
    /// [`BundleError`] if it is no bundle, or for all its files that cannot be taken.
    pub fn read(bytes: &[u8], mut note: impl FnMut(usize, usize)) -> Result<Self, BundleError> {
        if bytes.len() as u64 > LARGEST {
            return Err(BundleError::TooLarge(LARGEST));
        }
        let text = form::text(bytes).ok_or(BundleError::Form)?;
        match serde_json::from_str::<Head>(&text).map_err(|_| BundleError::Form)?.zugzwang {
            VERSION => {}
            later if later > VERSION => return Err(BundleError::Later(later)),
            never => return Err(BundleError::Version(never)),
        }
        let written: Written<form::Pairs> = serde_json::from_str(&text).map_err(|_| BundleError::Form)?;
        let (mut bundle, mut refused, mut counts) = (Self::default(), Vec::new(), BTreeMap::<&str, usize>::new());
        let total = written.files.0.len();
        for (at, (name, text)) in written.files.0.into_iter().enumerate() {
            let why = if bundle.files.contains_key(&name) {
                Some(Why::Twice)
            } else {
                match reader(&name) {
                    None => Some(Why::Name),
                    Some((shelf, reader)) => counted(&mut counts, shelf)
                        .err()
                        .or_else(|| reader.check(text.as_bytes()).err().map(Why::Rejected)),
                }
            };
            match why {
                Some(why) => refused.push(Refused { name, why }),
                None => drop(bundle.files.insert(name, text)),
            }
            note(at + 1, total);
        }
        if refused.is_empty() { Ok(bundle) } else { Err(BundleError::Files(refused)) }
    }
}

fn counted(counts: &mut BTreeMap<&'static str, usize>, shelf: &Shelf) -> Result<(), Why> {
    let count = counts.entry(shelf.folder).or_default();
    *count += 1;
    if *count > shelf.most { Err(Why::Many(shelf.most)) } else { Ok(()) }
}

impl Gathered {
    /// Returns what was left out, in sentences: the first files, and the number of the others.
    pub fn words(&self, look: &Look) -> Vec<String> {
        error::refused_words(&self.left_out, look)
    }

    fn refuse(&mut self, name: String, why: Why) {
        self.left_out.push(Refused { name, why });
    }

    fn add(&mut self, name: String, text: String) {
        // Texts can always be written as JSON.
        let size = [&name, &text].map(|text| serde_json::to_string(text).unwrap_or_default().len() as u64);
        let size = size.iter().sum::<u64>() + AROUND;
        if FRAME + self.size + size > LARGEST {
            return self.refuse(name, Why::Room(LARGEST));
        }
        self.size += size;
        self.bundle.files.insert(name, text);
    }
}

impl Storage {
    /// Gathers everything in the folder, to be taken elsewhere.
    pub fn gather(&self) -> Gathered {
        let mut gathered = Gathered::default();
        for shelf in &SHELVES {
            self.gather_shelf(shelf, &mut gathered);
        }
        gathered
    }

    fn gather_shelf(&self, shelf: &Shelf, gathered: &mut Gathered) {
        let mut paths = match self.store().list(&self.folder().join(shelf.folder)) {
            Ok(paths) => paths,
            Err(fault) if fault.is_missing() => return,
            Err(fault) => return gathered.refuse(format!("{}/", shelf.folder), Why::Unread(fault)),
        };
        paths.sort_unstable();
        let mut count = 0;
        for path in paths {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let Some(stem) = shelf.stem(&file) else { continue };
            let name = if shelf.folder.is_empty() { file.to_string() } else { format!("{}/{file}", shelf.folder) };
            let Some(reader) = shelf.reader(stem).filter(|_| path.to_str().is_some()) else {
                gathered.refuse(name, Why::Name);
                continue;
            };
            count += 1;
            let text = if count > shelf.most {
                Err(Why::Many(shelf.most))
            } else {
                self.store().read(&path, reader.most).map_err(Why::Unread).and_then(|bytes| {
                    reader.check(&bytes).map_err(Why::Rejected)?;
                    // Everything that is read is text.
                    Ok(String::from_utf8_lossy(&bytes).into_owned())
                })
            };
            match text {
                Ok(text) => gathered.add(name, text),
                Err(why) => gathered.refuse(name, why),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &str = r#"{"version":1,"content":{}}"#;

    fn read(text: &str) -> Result<Bundle, BundleError> {
        Bundle::read(text.as_bytes(), |_, _| {})
    }

    fn of(files: &[(&str, &str)]) -> Result<Bundle, BundleError> {
        let quoted = |text: &str| serde_json::to_string(text).expect("a text");
        let files: Vec<String> =
            files.iter().map(|(name, text)| format!("{}:{}", quoted(name), quoted(text))).collect();
        read(&format!(r#"{{"zugzwang":1,"files":{{{}}}}}"#, files.join(",")))
    }

    #[test]
    fn a_bundle_is_read_as_it_was_written() {
        let bundle = of(&[("path.json", EMPTY)]).expect("it is valid");
        let json = bundle.to_json();
        assert_eq!(read(&json).ok(), Some(bundle.clone()));
        assert_eq!(read(&format!("\u{feff}{json}")).ok(), Some(bundle.clone()), "a byte order mark");
        let wide: Vec<u8> = std::iter::once(0xfeff).chain(json.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        assert_eq!(Bundle::read(&wide, |_, _| {}).ok(), Some(bundle), "as some shells write it");
    }

    #[test]
    fn what_is_no_bundle_of_this_version_is_refused() {
        for text in [
            "",
            "{}",
            "[]",
            "null",
            r#"{"zugzwang":1}"#,
            r#"{"zugzwang":"1","files":{}}"#,
            r#"{"zugzwang":-1,"files":{}}"#,
            r#"{"zugzwang":1.5,"files":{}}"#,
            r#"{"zugzwang":1,"files":[]}"#,
            r#"{"zugzwang":1,"files":{"path.json":{}}}"#,
            r#"{"zugzwang":1,"files":{},"more":1}"#,
            r#"{"zugzwang":1,"zugzwang":1,"files":{}}"#,
            r#"{"zugzwang":1,"files":{},"files":{}}"#,
            r#"{"zugzwang":1,"files":{}} x"#,
        ] {
            assert!(matches!(read(text), Err(BundleError::Form)), "{text}");
        }
        assert!(matches!(Bundle::read(&[0xff, 0xfe, 0x00], |_, _| {}), Err(BundleError::Form)));
        assert!(matches!(read(r#"{"zugzwang":2,"things":[]}"#), Err(BundleError::Later(2))));
        assert!(matches!(read(r#"{"zugzwang":0,"files":{}}"#), Err(BundleError::Version(0))));
    }

    #[test]
    fn every_file_that_is_not_taken_is_named() {
        let refused = of(&[
            ("path.json", "garbage"),
            ("notes.json", EMPTY),
            ("marks.json", EMPTY),
            ("marks.json", EMPTY),
            ("results/nim.json", r#"{"version":99,"content":{}}"#),
        ]);
        let Err(BundleError::Files(refused)) = refused else { panic!("{refused:?}") };
        let names: Vec<&str> = refused.iter().map(|refused| refused.name.as_str()).collect();
        assert_eq!(names, ["path.json", "notes.json", "marks.json", "results/nim.json"]);
        assert!(matches!(
            refused.iter().map(|refused| &refused.why).collect::<Vec<_>>()[..],
            [Why::Rejected(_), Why::Name, Why::Twice, Why::Rejected(crate::keep::storage::Fault::Unreadable(_))]
        ));
    }

    #[test]
    fn a_folder_has_room_for_so_many_files() {
        const FROGS: &str = "game = \"coins\"\ntitle = \"Frogs\"\nsetup = \"x=21 set=2,3\"\n";
        let names: Vec<String> = (0..=crate::play::own::MOST).map(|number| format!("games/{number:03}.toml")).collect();
        let files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), FROGS)).collect();
        assert_eq!(of(&files[1..]).map(|bundle| bundle.count()).ok(), Some(crate::play::own::MOST));
        let Err(BundleError::Files(refused)) = of(&files) else { panic!("there are too many") };
        assert!(matches!(&refused[..], [Refused { name, why: Why::Many(_) }] if name == "games/100.toml"));
    }

    #[test]
    fn what_has_no_room_is_left_out() {
        let mut gathered = Gathered { size: LARGEST - 200, ..Gathered::default() };
        gathered.add("saves/a.json".to_owned(), "\"".repeat(100));
        assert_eq!(gathered.left_out.len(), 1, "each quote takes two bytes");
        gathered.add("saves/b.json".to_owned(), "x".repeat(60));
        assert_eq!((gathered.bundle.count(), gathered.left_out.len()), (1, 1));
    }
}
