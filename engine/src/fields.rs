//! The schema of a setup: one list of fields a game, read by the command line, the setup form, `list` and the tests.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::error::{SetupError, SetupFault};

/// The largest number any field takes: 10^18.
pub const QUINTILLION: i64 = 1_000_000_000_000_000_000;

/// One field of a setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its name, as typed before the `=`.
    pub name: &'static str,
    /// The form of its value.
    pub kind: Kind,
    /// The value it has when it is not given, as it would be typed.
    pub default: &'static str,
}

/// The form of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
        /// Whether no entry may stand twice.
        distinct: bool,
    },
    /// One word of a few.
    Choice(&'static [&'static str]),
}

/// `last=wins` or `last=loses`: normal or misère play.
pub const LAST: Field = Field { name: "last", kind: Kind::Choice(&["wins", "loses"]), default: "wins" };

/// A setup worth offering by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its id within the game; its title is a text.
    pub id: &'static str,
    /// The fields it gives, as typed.
    pub words: &'static [&'static str],
}

/// A value of a field.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Int(i64),
    /// Whole numbers in order.
    List(Vec<i64>),
    /// One word of a few.
    Choice(&'static str),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(n) => n.fmt(f),
            Self::List(entries) => write_joined(f, entries),
            Self::Choice(word) => f.write_str(word),
        }
    }
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

impl Field {
    /// Reads a value of this field.
    ///
    /// # Errors
    /// [`SetupError`] naming the field, what was given and what is allowed.
    ///
    /// ```
    /// use zugzwang_engine::fields::{Field, Kind, Value};
    ///
    /// let field = Field { name: "m", kind: Kind::Int { min: 1, max: 9 }, default: "3" };
    /// assert_eq!(field.read("7"), Ok(Value::Int(7)));
    /// assert!(field.read("10").is_err());
    /// ```
    pub fn read(&self, given: &str) -> Result<Value, SetupError> {
        self.value(given).map_err(|fault| SetupError::new(self.name, given, fault))
    }

    fn value(&self, given: &str) -> Result<Value, SetupFault> {
        match self.kind {
            Kind::Int { min, max } => self.number(given, min, max).map(Value::Int),
            Kind::List { most, min, max, distinct } => self.list(given, most, min, max, distinct).map(Value::List),
            Kind::Choice(words) => words
                .iter()
                .find(|word| **word == given)
                .map(|word| Value::Choice(word))
                .ok_or_else(|| self.malformed(given)),
        }
    }

    fn list(&self, given: &str, most: usize, min: i64, max: i64, distinct: bool) -> Result<Vec<i64>, SetupFault> {
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
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
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

/// The fields of a game with a value each, in the order of its schema.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setup(Vec<(&'static str, Value)>);

impl Setup {
    /// Reads words of the form `FIELD=VALUE`; a field that is not given has its default.
    ///
    /// # Errors
    /// [`SetupError`] for the first word that is wrong.
    pub fn read<W: AsRef<str>>(fields: &'static [Field], words: &[W]) -> Result<Self, SetupError> {
        let mut given: Vec<Option<Value>> = vec![None; fields.len()];
        for word in words {
            let word = word.as_ref();
            let Some((name, value)) = word.split_once('=') else {
                return Err(SetupError::new(word, "", SetupFault::NoEquals));
            };
            let Some(at) = fields.iter().position(|field| field.name == name) else {
                let known = fields.iter().map(|field| field.name).collect();
                return Err(SetupError::new(name, value, SetupFault::UnknownField { known }));
            };
            if given[at].is_some() {
                return Err(SetupError::new(name, value, SetupFault::Twice));
            }
            given[at] = Some(fields[at].read(value)?);
        }
        fields
            .iter()
            .zip(given)
            .map(|(field, value)| Ok((field.name, value.map_or_else(|| field.read(field.default), Ok)?)))
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    /// The fields and their values, in the order of the schema.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    /// The value of a field that is a number of things: never negative by its schema.
    pub fn count(&self, name: &str) -> u64 {
        match self.get(name) {
            Some(Value::Int(n)) => n.unsigned_abs(),
            _ => 0,
        }
    }

    /// The values of a field that is a list of numbers of things: never negative by its schema.
    pub fn counts(&self, name: &str) -> Vec<u64> {
        match self.get(name) {
            Some(Value::List(entries)) => entries.iter().map(|n| n.unsigned_abs()).collect(),
            _ => Vec::new(),
        }
    }

    /// The value of a field that is one word of a few.
    pub fn choice(&self, name: &str) -> &'static str {
        match self.get(name) {
            Some(Value::Choice(word)) => word,
            _ => "",
        }
    }

    /// The fault `fault` of the field `name`, with its value as it stands here.
    pub fn error(&self, name: &str, fault: SetupFault) -> SetupError {
        SetupError::new(name, self.get(name).map(ToString::to_string).unwrap_or_default(), fault)
    }
}

/// As typed: `heaps=3,4,5 last=wins`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, value)) in self.iter().enumerate() {
            let space = if i > 0 { " " } else { "" };
            write!(f, "{space}{name}={value}")?;
        }
        Ok(())
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[
        Field { name: "heaps", kind: Kind::List { most: 3, min: 0, max: 9, distinct: false }, default: "3,4" },
        Field { name: "set", kind: Kind::List { most: 3, min: -5, max: 9, distinct: true }, default: "1" },
        Field { name: "c", kind: Kind::Int { min: 1, max: QUINTILLION }, default: "7" },
        LAST,
    ];

    fn fault(words: &[&str]) -> SetupFault {
        Setup::read(FIELDS, words).expect_err("the words are wrong").fault
    }

    #[test]
    fn fields_not_given_have_their_defaults_and_keep_the_order_of_the_schema() {
        let setup = Setup::read(FIELDS, &["last=loses", "set=-5,9"]).expect("the words are right");
        assert_eq!(setup.to_string(), "heaps=3,4 set=-5,9 c=7 last=loses");
        assert_eq!(setup.counts("heaps"), [3, 4]);
        assert_eq!(setup.choice("last"), "loses");
    }

    #[test]
    fn a_word_must_name_a_known_field_once() {
        assert_eq!(fault(&["heaps"]), SetupFault::NoEquals);
        assert_eq!(fault(&["c=1", "c=1"]), SetupFault::Twice);
        assert!(
            matches!(fault(&["x=1"]), SetupFault::UnknownField { known } if known == ["heaps", "set", "c", "last"])
        );
    }

    #[test]
    fn a_number_is_ascii_digits_within_the_range() {
        for given in ["", "+1", "1.0", " 1", "1 ", "one", "-", "１", "1e3"] {
            assert!(matches!(fault(&[&format!("c={given}")]), SetupFault::Malformed { .. }), "{given:?}");
        }
        for given in ["0", "-1", "1000000000000000001", "99999999999999999999999999"] {
            assert!(matches!(fault(&[&format!("c={given}")]), SetupFault::OutOfRange { .. }), "{given:?}");
        }
        assert!(Setup::read(FIELDS, &["c=1000000000000000000"]).is_ok());
    }

    #[test]
    fn a_list_has_no_gap_no_excess_and_no_repetition_where_entries_are_distinct() {
        assert_eq!(fault(&["heaps="]), SetupFault::Length { count: 0, min: 1, max: 3 });
        assert_eq!(fault(&["heaps=1,2,3,4"]), SetupFault::Length { count: 4, min: 1, max: 3 });
        assert_eq!(fault(&["heaps=1,,2"]), SetupFault::EmptyEntry { index: 2 });
        assert_eq!(fault(&["set=2,1,2"]), SetupFault::Repeated { entry: "2".to_owned() });
        assert!(Setup::read(FIELDS, &["heaps=2,1,2"]).is_ok());
    }

    #[test]
    fn a_choice_is_one_of_its_words() {
        assert!(matches!(fault(&["last=draws"]), SetupFault::Malformed { .. }));
    }
}
