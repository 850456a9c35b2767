//! Lists of numbers read from a file: `prices=@FILE`, where the file has the form `N p1 … pN`.

use std::{
    fmt::{self, Debug},
    io::ErrorKind,
    path::Path,
};

use zugzwang_engine::Field;

use crate::{
    look::Look,
    say,
    words::{file::Fault, shortened},
};

/// Maximum size of a file, in bytes: many times more than the longest list needs.
const LARGEST: u64 = 1 << 20;

/// Reads a file that a field names, of at most the given number of bytes. The default one always fails.
#[derive(Clone, Copy)]
pub struct Files(pub fn(&Path, u64) -> Result<Vec<u8>, Fault>);

impl Default for Files {
    fn default() -> Self {
        Self(|_, _| Err(ErrorKind::Unsupported.into()))
    }
}

impl Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Files")
    }
}

/// An error in the file of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileError {
    /// The field that names the file.
    pub field: &'static str,
    /// The file.
    pub file: String,
    /// The fault.
    pub fault: FileFault,
}

/// A fault in the file of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileFault {
    /// The file cannot be read.
    Unread(Fault),
    /// The file is not UTF-8.
    NotText,
    /// It does not begin with the number of entries.
    NoCount {
        /// Whether it is empty.
        empty: bool,
    },
    /// Its entries are separated by commas; the number of the first such entry, from 1.
    Comma(usize),
    /// An entry, by its number from 1, is not a number.
    NoNumber(usize),
    /// It does not have as many entries as it says.
    Count {
        /// The number it gives.
        said: usize,
        /// The number of entries it has.
        held: usize,
    },
}

impl FileError {
    /// The error on one line, with the field and the file.
    pub fn words(&self, look: &Look) -> String {
        let (file, what) = (shortened(&self.file), self.fault.words(look));
        say!(look, "error-list", field = self.field, file = file, what = what)
    }
}

impl FileFault {
    /// The fault in words, without the file name. They quote nothing: whoever names a file may not be its reader.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Unread(fault) => fault.words(look),
            Self::NotText => say!(look, "error-list-not-text"),
            Self::NoCount { empty } => say!(look, "error-list-no-count", empty = *empty),
            Self::Comma(index) => say!(look, "error-list-comma", index = *index),
            Self::NoNumber(index) => say!(look, "error-list-entry", index = *index),
            Self::Count { said, held } => say!(look, "error-list-count", said = *said, held = *held),
        }
    }
}

/// Turns `FIELD=@FILE` into `FIELD=VALUE` if the field may be read from a file. Returns any other word unchanged.
///
/// # Errors
/// [`FileError`] if the file does not have a valid list.
pub fn resolved(word: &str, fields: &'static [Field], files: Files) -> Result<String, FileError> {
    let given = word.split_once("=@");
    let field = given.and_then(|(name, _)| fields.iter().find(|field| field.name == name && field.or_file));
    let (Some((_, file)), Some(field)) = (given, field) else { return Ok(word.to_owned()) };
    let error = |fault| FileError { field: field.name, file: file.to_owned(), fault };
    let entries = read(file, files).and_then(|text| entries(&text)).map_err(error)?;
    Ok(format!("{}={entries}", field.name))
}

fn read(file: &str, Files(read): Files) -> Result<String, FileFault> {
    let bytes = read(Path::new(file), LARGEST).map_err(FileFault::Unread)?;
    String::from_utf8(bytes).map_err(|_| FileFault::NotText)
}

/// The entries as they would be typed, separated by commas. The schema checks later that each is in range.
fn entries(text: &str) -> Result<String, FileFault> {
    // Some editors begin a file with a byte order mark.
    let mut words = text.trim_start_matches('\u{feff}').split_whitespace();
    let first = words.next().unwrap_or_default();
    let is_count = !first.is_empty() && first.bytes().all(|b| b.is_ascii_digit());
    let said = first.parse::<usize>().ok().filter(|_| is_count);
    let said = said.ok_or(FileFault::NoCount { empty: first.is_empty() })?;
    let entries: Vec<&str> = words.collect();
    if let Some(index) = entries.iter().position(|entry| entry.contains(',')) {
        return Err(FileFault::Comma(index + 1));
    }
    let is_number = |entry: &str| entry.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'+' | b'.'));
    if let Some(index) = entries.iter().position(|entry| !is_number(entry)) {
        return Err(FileFault::NoNumber(index + 1));
    }
    if entries.len() != said {
        return Err(FileFault::Count { said, held: entries.len() });
    }
    Ok(entries.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[
        Field::list("prices", 5, 1, 9, "1,2").or_file(),
        Field::list("heaps", 5, 1, 9, "3"),
        Field::int("k", 1, 2, "1"),
    ];

    #[test]
    fn the_count_comes_first_and_any_white_space_separates() {
        assert_eq!(entries("4 1 2\n4\r\n8\n"), Ok("1,2,4,8".to_owned()));
        assert_eq!(entries("\u{feff}1\t-7"), Ok("-7".to_owned()));
        assert_eq!(entries(""), Err(FileFault::NoCount { empty: true }));
        assert_eq!(entries("1,2,4"), Err(FileFault::NoCount { empty: false }));
        assert_eq!(entries("+1 7"), Err(FileFault::NoCount { empty: false }));
        assert_eq!(entries("2 1 2,4,8"), Err(FileFault::Comma(2)));
        assert_eq!(entries("2 1 root:x:0"), Err(FileFault::NoNumber(2)));
        assert_eq!(entries("3 1 2"), Err(FileFault::Count { said: 3, held: 2 }));
    }

    #[test]
    fn only_fields_that_allow_a_file_are_read_from_one() {
        for word in ["prices=1,2", "heaps=@x", "nothing=@x", "k=@1", "prices", "@x", "=@x"] {
            assert_eq!(resolved(word, FIELDS, Files::default()), Ok(word.to_owned()));
        }
        let none = Files(|_, _| Err(ErrorKind::NotFound.into()));
        let error = resolved("prices=@/no/such/file", FIELDS, none).expect_err("the file is missing");
        assert!(
            error.field == "prices" && matches!(&error.fault, FileFault::Unread(fault) if fault.is_missing()),
            "{error:?}"
        );
    }
}
