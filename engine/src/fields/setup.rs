//! A setup: the fields of a game with their values.

use std::fmt;

use super::{Field, FieldValue, SetupError, SetupFault, word};

/// The fields of a game with their values, in the order of the game's schema.
///
/// Absent fields are stored too, without a value, to tell them from names that are not in the schema.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setup(Vec<(&'static str, Option<FieldValue>)>);

impl Setup {
    /// Parses words of the form `FIELD=VALUE`. A field that is not given gets its default, if it has one.
    ///
    /// # Errors
    /// [`SetupError`] for the first wrong word, or for a field that is given together with the one it replaces.
    pub fn read<W: AsRef<str>>(fields: &'static [Field], words: &[W]) -> Result<Self, SetupError> {
        let given = given(fields, words)?;
        let is_given = |name| fields.iter().zip(&given).any(|(field, value)| field.name == name && value.is_some());
        let alone = given.iter().all(Option::is_none);
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
            let value = if has_default { field.unless_given(&setup, alone)? } else { value };
            setup.0.push((field.name, value));
        }
        Ok(setup)
    }

    /// Returns the value of a field; `None` if it is absent.
    pub fn get(&self, name: &str) -> Option<&FieldValue> {
        self.iter().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    /// Returns the fields that have a value, in the order of the schema.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &FieldValue)> {
        self.0.iter().filter_map(|(name, value)| Some((*name, value.as_ref()?)))
    }

    /// Returns the value of a field, asserting in debug builds that the schema has it.
    fn known(&self, name: &str) -> Option<&FieldValue> {
        debug_assert!(self.0.iter().any(|(field, _)| *field == name), "the schema has no field {name} so far");
        self.get(name)
    }

    /// Returns the value of a field that holds a non-negative number; 0 if it is absent.
    pub fn count(&self, name: &str) -> u64 {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(FieldValue::Int(_))), "{name} is not a number");
        match value {
            Some(FieldValue::Int(n)) => n.unsigned_abs(),
            _ => 0,
        }
    }

    /// Returns the values of a field that holds a list of non-negative numbers; empty if it is absent.
    pub fn counts(&self, name: &str) -> Vec<u64> {
        self.integers(name).iter().map(|n| n.unsigned_abs()).collect()
    }

    /// Returns the values of a field that holds a list of numbers; empty if it is absent.
    pub fn integers(&self, name: &str) -> &[i64] {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(FieldValue::List(_))), "{name} is not a list");
        match value {
            Some(FieldValue::List(entries)) => entries,
            _ => &[],
        }
    }

    /// Returns the value of a field that is one of a few words; empty if it is absent.
    pub fn choice(&self, name: &str) -> &'static str {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(FieldValue::Choice(_))), "{name} is not a choice");
        match value {
            Some(FieldValue::Choice(word)) => word,
            _ => "",
        }
    }

    /// Returns the value of a field that only the game can parse; empty if it is absent.
    pub fn word(&self, name: &str) -> &str {
        let value = self.known(name);
        debug_assert!(matches!(value, None | Some(FieldValue::Word(_))), "{name} is not a word");
        match value {
            Some(FieldValue::Word(word)) => word,
            _ => "",
        }
    }

    /// Formats these fields as typed: `k=2 last=wins`.
    pub fn words(&self, names: &[&str]) -> String {
        let named = self.iter().filter(|(name, _)| names.contains(name));
        named.map(|(name, value)| word(name, value)).collect::<Vec<_>>().join(" ")
    }

    /// Creates the error that the field `name`, with its present value, has this fault.
    pub fn error(&self, name: &str, fault: SetupFault) -> SetupError {
        SetupError::new(name, self.get(name).map(ToString::to_string).unwrap_or_default(), fault)
    }
}

/// Parses the values given by the words, one slot per field of the schema.
fn given<W: AsRef<str>>(fields: &[Field], words: &[W]) -> Result<Vec<Option<FieldValue>>, SetupError> {
    let mut given: Vec<Option<FieldValue>> = vec![None; fields.len()];
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
