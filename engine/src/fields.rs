//! The schema of a setup: one list of fields a game, read by the command line, the setup form, `list` and the tests.

mod fault;
mod setup;
#[cfg(test)]
mod tests;

use std::fmt;

pub use fault::{SetupError, SetupFault};
pub use setup::Setup;

use crate::digits::are_digits;

/// The largest number any field takes: 10^18.
pub const QUINTILLION: i64 = 1_000_000_000_000_000_000;

/// One field of a setup.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name, as typed before the `=`.
    pub name: &'static str,
    /// The form of its value.
    pub kind: Kind,
    /// The value it has, if any, when it is not given.
    pub default: Unless,
    /// The field it takes the place of: the two are not given together.
    pub instead_of: Option<&'static str>,
    /// `true` where a caller that reads files should offer `@FILE` for its value; this crate reads none.
    pub or_file: bool,
}

/// The value of a field that is not given.
#[derive(Debug, Clone, Copy)]
pub enum Unless {
    /// This value, as it would be typed.
    Word(&'static str),
    /// No value: it does not stand in the setup.
    Absent,
    /// The value, as it would be typed, that follows from the fields before it in the schema.
    Of(fn(&Setup) -> String),
    /// This value, as it would be typed, where no field of the setup is given at all; else none.
    Alone(&'static str),
}

/// The form of a value.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Kind {
    /// A whole number.
    Int {
        /// The least allowed.
        min: i64,
        /// The greatest allowed.
        max: i64,
    },
    /// Whole numbers joined by commas.
    List {
        /// The most entries allowed; one is the fewest.
        most: usize,
        /// The least entry allowed.
        min: i64,
        /// The greatest entry allowed.
        max: i64,
        /// `true` where no entry may stand twice.
        distinct: bool,
    },
    /// One word of a few.
    Choice(&'static [&'static str]),
    /// Text without spaces that only the game can read: a date, a fraction, a row of cells.
    Word {
        /// The name of the form among the game's texts, which say what is allowed.
        form: &'static str,
        /// The test whether a text is of the form.
        check: fn(&str) -> bool,
    },
}

/// A function has no name to be shown by.
impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int { min, max } => f.debug_struct("Int").field("min", min).field("max", max).finish(),
            Self::List { most, min, max, distinct } => {
                let list = &mut f.debug_struct("List");
                list.field("most", most).field("min", min).field("max", max).field("distinct", distinct).finish()
            }
            Self::Choice(words) => f.debug_tuple("Choice").field(words).finish(),
            Self::Word { form, .. } => f.debug_struct("Word").field("form", form).finish_non_exhaustive(),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int { min, max } => write!(f, "a whole number from {min} to {max}"),
            Self::List { min, max, .. } => write!(f, "whole numbers from {min} to {max}, joined by commas"),
            Self::Choice(words) => write!(f, "one of {}", words.join(", ")),
            Self::Word { form, .. } => write!(f, "text of the form `{form}`"),
        }
    }
}

/// Words are compared by the names of their forms: functions have no equality to rely on.
impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::Int { min, max }, Self::Int { min: least, max: greatest }) => (min, max) == (least, greatest),
            (
                Self::List { most, min, max, distinct },
                Self::List { most: length, min: least, max: greatest, distinct: different },
            ) => (most, min, max, distinct) == (length, least, greatest, different),
            (Self::Choice(words), Self::Choice(others)) => words == others,
            (Self::Word { form, .. }, Self::Word { form: name, .. }) => form == name,
            _ => false,
        }
    }
}

impl Eq for Kind {}

/// `last=wins` or `last=loses`: normal or misère play.
pub const LAST: Field = Field::choice("last", &["wins", "loses"], "wins");

/// A setup worth offering by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its id within the game; its title is a text.
    pub id: &'static str,
    /// The fields it gives, as typed.
    pub words: &'static [&'static str],
}

/// A value of a field.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum FieldValue {
    /// A whole number.
    Int(i64),
    /// Whole numbers in order.
    List(Vec<i64>),
    /// One word of a few.
    Choice(&'static str),
    /// Text that only the game can read.
    Word(String),
}

impl fmt::Display for FieldValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(n) => n.fmt(f),
            Self::List(entries) => write_joined(f, entries),
            Self::Choice(word) => f.write_str(word),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// A field as typed.
pub fn word(name: &str, value: impl fmt::Display) -> String {
    format!("{name}={value}")
}

/// A list as typed.
pub fn list(name: &str, entries: &[i64]) -> String {
    word(name, entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
}

/// Writes the entries with a comma between two.
pub(crate) fn write_joined<T: fmt::Display>(f: &mut fmt::Formatter<'_>, entries: &[T]) -> fmt::Result {
    for (i, entry) in entries.iter().enumerate() {
        if i > 0 {
            f.write_str(",")?;
        }
        entry.fmt(f)?;
    }
    Ok(())
}

/// A schema reads like a table: one line a field, its default last.
///
/// Defaults are given as they would be typed; with an empty one the field is [`Unless::Absent`].
///
/// ```
/// use zugzwang_engine::fields::{Field, LAST, QUINTILLION, Setup};
///
/// const FIELDS: &[Field] = &[
///     Field::list("heaps", 10, 0, QUINTILLION, "3,4,5"),
///     Field::int("k", 1, 10, "").default_of(|setup| setup.counts("heaps").len().min(2).to_string()),
///     LAST,
/// ];
///
/// let setup = Setup::read(FIELDS, &["heaps=7"])?;
/// assert_eq!(setup.to_string(), "heaps=7 k=1 last=wins");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Field {
    /// A whole number.
    pub const fn int(name: &'static str, min: i64, max: i64, default: &'static str) -> Self {
        Self::new(name, Kind::Int { min, max }, default)
    }

    /// Whole numbers joined by commas, one to `most` of them.
    pub const fn list(name: &'static str, most: usize, min: i64, max: i64, default: &'static str) -> Self {
        Self::new(name, Kind::List { most, min, max, distinct: false }, default)
    }

    /// One word of a few.
    pub const fn choice(name: &'static str, words: &'static [&'static str], default: &'static str) -> Self {
        Self::new(name, Kind::Choice(words), default)
    }

    /// Text that only the game can read; `check` says whether it is of the form that the game's texts call `form`.
    pub const fn word(name: &'static str, form: &'static str, check: fn(&str) -> bool, default: &'static str) -> Self {
        Self::new(name, Kind::Word { form, check }, default)
    }

    const fn new(name: &'static str, kind: Kind, default: &'static str) -> Self {
        let default = if default.is_empty() { Unless::Absent } else { Unless::Word(default) };
        Self { name, kind, default, instead_of: None, or_file: false }
    }

    /// A list in which no entry may stand twice.
    #[must_use]
    pub const fn distinct(self) -> Self {
        match self.kind {
            Kind::List { most, min, max, .. } => Self { kind: Kind::List { most, min, max, distinct: true }, ..self },
            _ => self,
        }
    }

    /// A list long enough to be worth keeping in a file.
    #[must_use]
    pub const fn or_file(self) -> Self {
        Self { or_file: true, ..self }
    }

    /// A field whose default follows from the fields before it in the schema.
    #[must_use]
    pub const fn default_of(self, default: fn(&Setup) -> String) -> Self {
        Self { default: Unless::Of(default), ..self }
    }

    /// A field that has its default only where no field of the setup is given at all.
    #[must_use]
    pub const fn alone(self) -> Self {
        match self.default {
            Unless::Word(word) => Self { default: Unless::Alone(word), ..self },
            _ => self,
        }
    }

    /// A field that takes the place of `other`: where it is given, the other has no default and must not be given.
    ///
    /// It must have no default itself, or it would always take the place.
    #[must_use]
    pub const fn instead_of(self, other: &'static str) -> Self {
        Self { instead_of: Some(other), ..self }
    }

    /// Reads a value of this field.
    ///
    /// # Errors
    /// [`SetupError`] naming the field, what was given and what is allowed.
    ///
    /// ```
    /// use zugzwang_engine::fields::{Field, FieldValue};
    ///
    /// let field = Field::int("m", 1, 9, "3");
    /// assert_eq!(field.read("7"), Ok(FieldValue::Int(7)));
    /// assert!(field.read("10").is_err());
    /// ```
    pub fn read(&self, given: &str) -> Result<FieldValue, SetupError> {
        self.value(given).map_err(|fault| SetupError::new(self.name, given, fault))
    }

    fn value(&self, given: &str) -> Result<FieldValue, SetupFault> {
        match self.kind {
            Kind::Int { min, max } => self.number(given, min, max).map(FieldValue::Int),
            Kind::List { most, min, max, distinct } => {
                self.entries(given, most, min, max, distinct).map(FieldValue::List)
            }
            Kind::Choice(words) => words
                .iter()
                .find(|word| **word == given)
                .map(|word| FieldValue::Choice(word))
                .ok_or_else(|| self.malformed(given)),
            Kind::Word { check, .. } => self.word_of(given, check).map(FieldValue::Word),
        }
    }

    /// A setup is written with spaces between its fields and read back: a word is never empty and holds no space.
    fn word_of(&self, given: &str, check: fn(&str) -> bool) -> Result<String, SetupFault> {
        let one = !given.is_empty() && !given.contains(char::is_whitespace);
        if one && check(given) { Ok(given.to_owned()) } else { Err(self.malformed(given)) }
    }

    /// The value where none is given; `settled` holds the fields before this one, and `alone` is whether no field is given at all.
    fn unless_given(&self, settled: &Setup, alone: bool) -> Result<Option<FieldValue>, SetupError> {
        match self.default {
            Unless::Alone(word) if alone => self.read(word).map(Some),
            Unless::Word(word) => self.read(word).map(Some),
            Unless::Absent | Unless::Alone(_) => Ok(None),
            Unless::Of(default) => self.read(&default(settled)).map(Some),
        }
    }

    fn entries(&self, given: &str, most: usize, min: i64, max: i64, distinct: bool) -> Result<Vec<i64>, SetupFault> {
        // Counted before anything is built, so that a list of a million entries costs nothing.
        let count = if given.is_empty() { 0 } else { given.split(',').count() };
        if count == 0 || count > most {
            return Err(SetupFault::Length { count, min: 1, max: most });
        }
        let mut entries = Vec::with_capacity(count);
        for (i, entry) in given.split(',').enumerate() {
            if entry.is_empty() {
                return Err(SetupFault::EmptyEntry { index: i + 1 });
            }
            entries.push(self.number(entry, min, max)?);
        }
        if distinct {
            let mut sorted = entries.clone();
            sorted.sort_unstable();
            if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(SetupFault::Repeated { entry: pair[0].to_string() });
            }
        }
        Ok(entries)
    }

    fn number(&self, given: &str, min: i64, max: i64) -> Result<i64, SetupFault> {
        let digits = given.strip_prefix('-').unwrap_or(given);
        if !are_digits(digits) {
            return Err(self.malformed(given));
        }
        let out_of_range = || SetupFault::OutOfRange { entry: given.to_owned(), min, max };
        // Only digits are left, so a number that does not parse is too large for any range.
        let number = given.parse().map_err(|_| out_of_range())?;
        if (min..=max).contains(&number) { Ok(number) } else { Err(out_of_range()) }
    }

    fn malformed(&self, entry: &str) -> SetupFault {
        SetupFault::Malformed { kind: self.kind, entry: entry.to_owned() }
    }
}
