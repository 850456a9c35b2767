//! The schema of a setup: one list of fields a game, read by the command line, the setup form, `list` and the tests.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::error::{SetupError, SetupFault};

/// The largest number any field takes: 10^18.
pub const QUINTILLION: i64 = 1_000_000_000_000_000_000;

/// One field of a setup.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name, as typed before the `=`.
    pub name: &'static str,
    /// The form of its value.
    pub kind: Kind,
    /// What it has when it is not given.
    pub default: Unless,
    /// The field it takes the place of: the two are not given together.
    pub instead_of: Option<&'static str>,
}

/// What a field has unless it is given.
#[derive(Debug, Clone, Copy)]
pub enum Unless {
    /// This value, as it would be typed.
    Word(&'static str),
    /// No value: it does not stand in the setup.
    Absent,
    /// The value, as it would be typed, that follows from the fields before it in the schema.
    Of(fn(&Setup) -> String),
}

/// The form of a value.
#[derive(Debug, Clone, Copy)]
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
    /// Text without spaces that only the game can read: a date, a fraction, a row of cells.
    Word {
        /// The name of the form among the game's texts, which say what is allowed.
        form: &'static str,
        /// Whether a text is of the form.
        check: fn(&str) -> bool,
    },
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
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Int(i64),
    /// Whole numbers in order.
    List(Vec<i64>),
    /// One word of a few.
    Choice(&'static str),
    /// Text that only the game can read.
    Word(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(n) => n.fmt(f),
            Self::List(entries) => write_joined(f, entries),
            Self::Choice(word) => f.write_str(word),
            Self::Word(word) => f.write_str(word),
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
        Self { name, kind, default, instead_of: None }
    }

    /// A list in which no entry may stand twice.
    #[must_use]
    pub const fn distinct(self) -> Self {
        match self.kind {
            Kind::List { most, min, max, .. } => Self { kind: Kind::List { most, min, max, distinct: true }, ..self },
            _ => self,
        }
    }

    /// A field whose default follows from the fields before it in the schema.
    #[must_use]
    pub const fn default_of(self, default: fn(&Setup) -> String) -> Self {
        Self { default: Unless::Of(default), ..self }
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
    /// use zugzwang_engine::fields::{Field, Value};
    ///
    /// let field = Field::int("m", 1, 9, "3");
    /// assert_eq!(field.read("7"), Ok(Value::Int(7)));
    /// assert!(field.read("10").is_err());
    /// ```
    pub fn read(&self, given: &str) -> Result<Value, SetupError> {
        self.value(given).map_err(|fault| SetupError::new(self.name, given, fault))
    }

    fn value(&self, given: &str) -> Result<Value, SetupFault> {
        match self.kind {
            Kind::Int { min, max } => self.number(given, min, max).map(Value::Int),
            Kind::List { most, min, max, distinct } => self.entries(given, most, min, max, distinct).map(Value::List),
            Kind::Choice(words) => words
                .iter()
                .find(|word| **word == given)
                .map(|word| Value::Choice(word))
                .ok_or_else(|| self.malformed(given)),
            Kind::Word { check, .. } => self.word_of(given, check).map(Value::Word),
        }
    }

    /// A setup is written with spaces between its fields and read back: a word is never empty and holds no space.
    fn word_of(&self, given: &str, check: fn(&str) -> bool) -> Result<String, SetupFault> {
        let one = !given.is_empty() && !given.contains(char::is_whitespace);
        if one && check(given) { Ok(given.to_owned()) } else { Err(self.malformed(given)) }
    }

    /// The value where none is given; `settled` holds the fields before this one.
    fn unless_given(&self, settled: &Setup) -> Result<Option<Value>, SetupError> {
        match self.default {
            Unless::Word(word) => self.read(word).map(Some),
            Unless::Absent => Ok(None),
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

/// The fields of a game with their values, in the order of its schema.
///
/// Absent fields are kept by name only, to tell them from names that the schema does not have.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setup(Vec<(&'static str, Option<Value>)>);

impl Setup {
    /// Reads words of the form `FIELD=VALUE`; a field that is not given has its default, if it has one.
    ///
    /// # Errors
    /// [`SetupError`] for the first word that is wrong, or a field that is given together with the one it replaces.
    pub fn read<W: AsRef<str>>(fields: &'static [Field], words: &[W]) -> Result<Self, SetupError> {
        let given = given(fields, words)?;
        let is_given = |name| fields.iter().zip(&given).any(|(field, value)| field.name == name && value.is_some());
        let mut replaced = Vec::new();
        for (field, value) in fields.iter().zip(&given) {
            let (Some(other), Some(value)) = (field.instead_of, value) else { continue };
            if is_given(other) {
                return Err(SetupError::new(field.name, value.to_string(), SetupFault::Conflict { with: other }));
            }
            replaced.push(other);
        }
        let mut setup = Self(Vec::with_capacity(fields.len()));
        for (field, value) in fields.iter().zip(given) {
            let has_default = value.is_none() && !replaced.contains(&field.name);
            let value = if has_default { field.unless_given(&setup)? } else { value };
            setup.0.push((field.name, value));
        }
        Ok(setup)
    }

    /// The value of a field; `None` where it is absent.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.iter().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    /// The fields that have a value, in the order of the schema.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().filter_map(|(name, value)| Some((*name, value.as_ref()?)))
    }

    /// The value of a field that the caller knows to be of its schema.
    fn known(&self, name: &str) -> Option<&Value> {
        debug_assert!(self.0.iter().any(|(field, _)| *field == name), "no field before this is called {name}");
        self.get(name)
    }

    /// The value of a field that is a number of things: never negative by its schema; 0 where it is absent.
    pub fn count(&self, name: &str) -> u64 {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(Value::Int(_))), "{name} is no number");
        match value {
            Some(Value::Int(n)) => n.unsigned_abs(),
            _ => 0,
        }
    }

    /// The values of a field that is a list of numbers of things: never negative by its schema; none where it is absent.
    pub fn counts(&self, name: &str) -> Vec<u64> {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(Value::List(_))), "{name} is no list");
        match value {
            Some(Value::List(entries)) => entries.iter().map(|n| n.unsigned_abs()).collect(),
            _ => Vec::new(),
        }
    }

    /// The value of a field that is one word of a few; empty where it is absent.
    pub fn choice(&self, name: &str) -> &'static str {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(Value::Choice(_))), "{name} is no choice");
        match value {
            Some(Value::Choice(word)) => word,
            _ => "",
        }
    }

    /// The value of a field that only the game can read; empty where it is absent.
    pub fn word(&self, name: &str) -> &str {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(Value::Word(_))), "{name} is no word");
        match value {
            Some(Value::Word(word)) => word,
            _ => "",
        }
    }

    /// The fault `fault` of the field `name`, with its value as it stands here.
    pub fn error(&self, name: &str, fault: SetupFault) -> SetupError {
        SetupError::new(name, self.get(name).map(ToString::to_string).unwrap_or_default(), fault)
    }
}

/// The values that the words give, one place a field.
fn given<W: AsRef<str>>(fields: &[Field], words: &[W]) -> Result<Vec<Option<Value>>, SetupError> {
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
    Ok(given)
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
        serializer.collect_map(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[
        Field::list("heaps", 3, 0, 9, "3,4"),
        Field::list("set", 3, -5, 9, "1").distinct(),
        Field::int("c", 1, QUINTILLION, "7"),
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

    fn is_row(text: &str) -> bool {
        text.bytes().all(|cell| matches!(cell, b'0' | b'1'))
    }

    /// Two matches a move, or as many as there are; the row's or the number's.
    fn two_or_all(setup: &Setup) -> String {
        let all = setup.get("row").map_or_else(|| setup.count("n"), |_| setup.word("row").len() as u64);
        all.min(2).to_string()
    }

    const ROW: &[Field] = &[
        Field::int("n", 1, 9, "5"),
        Field::word("row", "row", is_row, "").instead_of("n"),
        Field::int("k", 1, 9, "").default_of(two_or_all),
        Field::list("marks", 3, 1, 9, ""),
    ];

    fn row(words: &[&str]) -> Setup {
        Setup::read(ROW, words).expect("the words are right")
    }

    #[test]
    fn a_field_without_a_default_does_not_stand_in_the_setup_unless_given() {
        let setup = row(&[]);
        assert_eq!(setup.to_string(), "n=5 k=2");
        assert_eq!((setup.get("marks"), setup.get("row"), setup.word("row")), (None, None, ""));
        assert!(setup.counts("marks").is_empty());
        assert_eq!(row(&["marks=3,1"]).to_string(), "n=5 k=2 marks=3,1");
        assert_ne!(row(&["marks=3,1"]), setup);
    }

    #[test]
    fn a_default_follows_from_the_fields_before_it() {
        assert_eq!(row(&["n=1"]).count("k"), 1);
        assert_eq!(row(&["row=1"]).count("k"), 1);
        assert_eq!(row(&["k=7", "n=1"]).count("k"), 7);
    }

    #[test]
    fn a_default_that_follows_is_read_as_if_it_were_typed() {
        const OUTSIDE: &[Field] = &[Field::int("k", 1, 9, "").default_of(|_| "10".to_owned())];
        let error = Setup::read::<&str>(OUTSIDE, &[]).expect_err("10 is out of range");
        assert_eq!(error.fault, SetupFault::OutOfRange { entry: "10".to_owned(), min: 1, max: 9 });
    }

    #[test]
    fn a_field_given_instead_of_another_leaves_no_room_for_it() {
        assert_eq!(row(&["row=1101"]).to_string(), "row=1101 k=2");
        assert_eq!(row(&["row=1101"]).get("n"), None);
        for words in [["n=4", "row=1101"], ["row=1101", "n=4"]] {
            let error = Setup::read(ROW, &words).expect_err("the two exclude each other");
            assert_eq!((error.field.as_str(), error.given.as_str()), ("row", "1101"));
            assert_eq!(error.fault, SetupFault::Conflict { with: "n" });
        }
    }

    #[test]
    fn a_word_is_of_its_form_and_holds_no_space() {
        assert_eq!(row(&["row=01"]).word("row"), "01");
        for given in ["2", "1x", ""] {
            let error = Setup::read(ROW, &[format!("row={given}")]).expect_err("that is no row");
            assert_eq!(error.fault, SetupFault::Malformed { kind: ROW[1].kind, entry: given.to_owned() });
        }
        let anything = Field::word("any", "any", |_| true, "");
        assert!(anything.read("a-b").is_ok());
        for given in ["", "a b", "a\n", "\u{3000}"] {
            assert!(anything.read(given).is_err(), "{given:?}");
        }
    }

    #[test]
    fn kinds_are_alike_when_their_forms_are() {
        let word = |form| Field::word("w", form, is_row, "").kind;
        assert_eq!(word("row"), Field::word("v", "row", |_| true, "").kind);
        assert_ne!(word("row"), word("date"));
        assert_eq!(ROW[0].kind, Kind::Int { min: 1, max: 9 });
        assert_ne!(ROW[0].kind, Kind::Int { min: 1, max: 8 });
        assert_eq!(FIELDS[1].kind, Kind::List { most: 3, min: -5, max: 9, distinct: true });
        assert_ne!(FIELDS[1].kind, Kind::List { most: 3, min: -5, max: 9, distinct: false });
        assert_ne!(LAST.kind, ROW[0].kind);
    }

    #[test]
    fn a_setup_reads_back_as_it_is_written() {
        for words in ["", "n=1", "k=3", "row=0110", "row=1 k=1 marks=9", "marks=1,2,3 n=9"] {
            let words: Vec<_> = words.split_whitespace().collect();
            let setup = row(&words);
            let written = setup.to_string();
            let again: Vec<_> = written.split_whitespace().collect();
            assert_eq!(row(&again), setup, "{words:?}");
        }
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "no field before this is called m")]
    fn a_name_that_is_no_field_is_caught_in_tests() {
        row(&[]).count("m");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "row is no number")]
    fn a_value_of_another_kind_is_caught_in_tests() {
        row(&["row=1"]).count("row");
    }
}
