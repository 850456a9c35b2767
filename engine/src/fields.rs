//! The schema of a setup: one list of fields per game, read by the command line, the setup form, `list` and the tests.

mod fault;
mod setup;

use std::fmt;

pub use fault::{OpenError, SetupError, SetupFault};
pub use setup::Setup;

use crate::digits::are_digits;

/// The largest number any field accepts: 10^18.
pub const QUINTILLION: i64 = 1_000_000_000_000_000_000;

/// One field of a setup.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// The name, as typed before the `=`.
    pub name: &'static str,
    /// The form of the value.
    pub kind: Kind,
    /// The value to use if none is given.
    pub default: Unless,
    /// The field this one replaces; the two cannot be given together.
    pub instead_of: Option<&'static str>,
    /// `true` if a caller that reads files should accept `@FILE` as the value. This crate reads no files.
    pub or_file: bool,
}

/// The value of a field that is not given.
#[derive(Debug, Clone, Copy)]
pub enum Unless {
    /// This value, as it would be typed.
    Word(&'static str),
    /// No value: the field is left out of the setup.
    Absent,
    /// The value computed from the earlier fields of the schema, as it would be typed.
    Of(fn(&Setup) -> String),
    /// This value, as it would be typed, if no field of the setup is given at all; otherwise no value.
    Alone(&'static str),
}

/// The form of a field's value.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Kind {
    /// A whole number.
    Int {
        /// The minimum.
        min: i64,
        /// The maximum.
        max: i64,
    },
    /// Whole numbers joined by commas.
    List {
        /// The maximum number of entries; the minimum is one.
        most: usize,
        /// The minimum of an entry.
        min: i64,
        /// The maximum of an entry.
        max: i64,
        /// `true` if no entry may be repeated.
        distinct: bool,
    },
    /// One of a few words.
    Choice(&'static [&'static str]),
    /// Text without spaces that only the game can parse: a date, a fraction, a row of cells.
    Word {
        /// The name of the form, by which the message that describes it is found.
        form: &'static str,
        /// Returns whether a text has this form.
        check: fn(&str) -> bool,
    },
}

/// Leaves out `check`, because functions have no useful debug form.
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

/// Compares words by the names of their forms, because function pointers have no reliable equality.
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

/// The field `last=wins` or `last=loses`: normal or misère play.
pub const LAST: Field = Field::choice("last", &["wins", "loses"], "wins");

/// A setup offered by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// The id, unique within the game; its title is a message.
    pub id: &'static str,
    /// The fields it sets, as typed.
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
    /// One of a few words.
    Choice(&'static str),
    /// Text that only the game can parse.
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

/// Formats a field as typed: `name=value`.
pub fn word(name: &str, value: impl fmt::Display) -> String {
    format!("{name}={value}")
}

/// Formats a list field as typed: `name=1,2,3`.
pub fn list(name: &str, entries: &[i64]) -> String {
    word(name, entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
}

/// Writes the entries separated by commas.
pub(crate) fn write_joined<T: fmt::Display>(f: &mut fmt::Formatter<'_>, entries: &[T]) -> fmt::Result {
    for (i, entry) in entries.iter().enumerate() {
        if i > 0 {
            f.write_str(",")?;
        }
        entry.fmt(f)?;
    }
    Ok(())
}

/// Constructors, chosen so that a schema reads like a table: one line per field, its default last.
///
/// Defaults are given as they would be typed. A field with an empty default is [`Unless::Absent`].
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
    /// Creates a field that is a whole number.
    pub const fn int(name: &'static str, min: i64, max: i64, default: &'static str) -> Self {
        Self::new(name, Kind::Int { min, max }, default)
    }

    /// Creates a field that is one to `most` whole numbers joined by commas.
    pub const fn list(name: &'static str, most: usize, min: i64, max: i64, default: &'static str) -> Self {
        Self::new(name, Kind::List { most, min, max, distinct: false }, default)
    }

    /// Creates a field that is one of a few words.
    pub const fn choice(name: &'static str, words: &'static [&'static str], default: &'static str) -> Self {
        Self::new(name, Kind::Choice(words), default)
    }

    /// Creates a field that is text only the game can parse. `check` returns whether a text has the form that the
    /// game's messages call `form`.
    pub const fn word(name: &'static str, form: &'static str, check: fn(&str) -> bool, default: &'static str) -> Self {
        Self::new(name, Kind::Word { form, check }, default)
    }

    const fn new(name: &'static str, kind: Kind, default: &'static str) -> Self {
        let default = if default.is_empty() { Unless::Absent } else { Unless::Word(default) };
        Self { name, kind, default, instead_of: None, or_file: false }
    }

    /// Forbids repeated entries in a list.
    #[must_use]
    pub const fn distinct(self) -> Self {
        match self.kind {
            Kind::List { most, min, max, .. } => Self { kind: Kind::List { most, min, max, distinct: true }, ..self },
            _ => self,
        }
    }

    /// Marks a list as long enough that it may be read from a file.
    #[must_use]
    pub const fn or_file(self) -> Self {
        Self { or_file: true, ..self }
    }

    /// Computes the default from the earlier fields of the schema.
    #[must_use]
    pub const fn default_of(self, default: fn(&Setup) -> String) -> Self {
        Self { default: Unless::Of(default), ..self }
    }

    /// Applies the default only if no field of the setup is given at all.
    #[must_use]
    pub const fn alone(self) -> Self {
        match self.default {
            Unless::Word(word) => Self { default: Unless::Alone(word), ..self },
            _ => self,
        }
    }

    /// Makes this field replace `other`: if this one is given, `other` has no default and must not be given.
    ///
    /// This field must have no default itself, or it would always replace the other.
    #[must_use]
    pub const fn instead_of(self, other: &'static str) -> Self {
        Self { instead_of: Some(other), ..self }
    }

    /// Parses a value of this field.
    ///
    /// # Errors
    /// [`SetupError`] with the field, the given value and what is allowed.
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

    /// A setup is written with spaces between its fields and parsed back, so a word cannot be empty or contain spaces.
    fn word_of(&self, given: &str, check: fn(&str) -> bool) -> Result<String, SetupFault> {
        let one = !given.is_empty() && !given.contains(char::is_whitespace);
        if one && check(given) { Ok(given.to_owned()) } else { Err(self.malformed(given)) }
    }

    /// Returns the value to use if none is given. `settled` holds the earlier fields, and `alone` is `true` if no field
    /// is given at all.
    fn unless_given(&self, settled: &Setup, alone: bool) -> Result<Option<FieldValue>, SetupError> {
        match self.default {
            Unless::Alone(word) if alone => self.read(word).map(Some),
            Unless::Word(word) => self.read(word).map(Some),
            Unless::Absent | Unless::Alone(_) => Ok(None),
            Unless::Of(default) => self.read(&default(settled)).map(Some),
        }
    }

    fn entries(&self, given: &str, most: usize, min: i64, max: i64, distinct: bool) -> Result<Vec<i64>, SetupFault> {
        // Count the entries before building anything, so that rejecting a list of a million entries is cheap.
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
        // Only digits remain, so a number that does not parse is out of any range.
        let number = given.parse().map_err(|_| out_of_range())?;
        if (min..=max).contains(&number) { Ok(number) } else { Err(out_of_range()) }
    }

    fn malformed(&self, entry: &str) -> SetupFault {
        SetupFault::Malformed { kind: self.kind, entry: entry.to_owned() }
    }
}
