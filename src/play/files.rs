//! A list of numbers read from a file: `prices=@FILE`, the file being of the form `N p1 … pN`.

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

/// The most that is read of a file: the longest list there is fits many times over.
const LARGEST: u64 = 1 << 20;

/// The reader of the files that fields name, of at most so many bytes; by default nothing does.
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

/// A file that does not hold a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileError {
    /// The field that is given by the file.
    pub field: &'static str,
    /// The file.
    pub file: String,
    /// The fault of the file.
    pub fault: FileFault,
}

/// A fault of a file that is to hold a list of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileFault {
    /// It cannot be read at all.
    Unread(Fault),
    /// It is not text.
    NotText,
    /// It does not begin with the number of entries; what it begins with.
    NoCount(String),
    /// Its entries stand with commas between; the first of them.
    Comma(String),
    /// It says one number of entries and holds another.
    Count {
        /// The number that it says.
        said: String,
        /// The number of entries that it holds.
        held: usize,
    },
}

impl FileError {
    /// In one line that names the field and the file.
    pub fn words(&self, look: &Look) -> String {
        let (file, what) = (shortened(&self.file), self.fault.words(look));
        say!(look, "error-list", field = self.field, file = file, what = what)
    }
}

impl FileFault {
    /// In words, without the name of the file.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Unread(fault) => fault.words(look),
            Self::NotText => say!(look, "error-list-not-text"),
            Self::NoCount(given) => {
                let given = if given.is_empty() { "nothing".to_owned() } else { shortened(given) };
                say!(look, "error-list-no-count", given = given)
            }
            Self::Comma(entry) => say!(look, "error-list-comma", entry = shortened(entry)),
            Self::Count { said, held } => say!(look, "error-list-count", said = shortened(said), held = *held),
        }
    }
}

/// The word `FIELD=VALUE` where `word` is `FIELD=@FILE` and one of the fields may be given so; any other word as it is.
///
/// # Errors
/// [`FileError`] where the file does not hold a list.
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

/// The entries as they are typed, with commas. Whether each is a number in range is the schema's to say.
fn entries(text: &str) -> Result<String, FileFault> {
    // Some editors begin a file with a mark of its encoding.
    let mut words = text.trim_start_matches('\u{feff}').split_whitespace();
    let said = words.next().unwrap_or_default();
    let is_count = !said.is_empty() && said.bytes().all(|b| b.is_ascii_digit());
    let count = said.parse::<usize>().ok().filter(|_| is_count).ok_or_else(|| FileFault::NoCount(said.to_owned()))?;
    let entries: Vec<&str> = words.collect();
    if let Some(entry) = entries.iter().find(|entry| entry.contains(',')) {
        return Err(FileFault::Comma((*entry).to_owned()));
    }
    if entries.len() != count {
        return Err(FileFault::Count { said: said.to_owned(), held: entries.len() });
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
    fn the_number_of_entries_comes_first_and_line_ends_are_free() {
        assert_eq!(entries("4 1 2\n4\r\n8\n"), Ok("1,2,4,8".to_owned()));
        assert_eq!(entries("\u{feff}1\t-7"), Ok("-7".to_owned()));
        assert_eq!(entries(""), Err(FileFault::NoCount(String::new())));
        assert_eq!(entries("1,2,4"), Err(FileFault::NoCount("1,2,4".to_owned())));
        assert_eq!(entries("+1 7"), Err(FileFault::NoCount("+1".to_owned())));
        assert_eq!(entries("2 1 2,4,8"), Err(FileFault::Comma("2,4,8".to_owned())));
        assert_eq!(entries("3 1 2"), Err(FileFault::Count { said: "3".to_owned(), held: 2 }));
    }

    #[test]
    fn only_a_field_that_may_be_given_by_a_file_is_read_from_one() {
        for word in ["prices=1,2", "heaps=@x", "nothing=@x", "k=@1", "prices", "@x", "=@x"] {
            assert_eq!(resolved(word, FIELDS, Files::default()), Ok(word.to_owned()));
        }
        let none = Files(|_, _| Err(ErrorKind::NotFound.into()));
        let error = resolved("prices=@/no/such/file", FIELDS, none).expect_err("there is none");
        assert!(
            error.field == "prices" && matches!(&error.fault, FileFault::Unread(fault) if fault.is_missing()),
            "{error:?}"
        );
    }
}
