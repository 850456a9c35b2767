//! Errors in setups, as data: the caller puts them into words.

use super::Kind;
use crate::error::{MoveError, in_parentheses};

/// A position that cannot be reached: its setup or one of its moves is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum OpenError {
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move is wrong.
    #[error(transparent)]
    Move(#[from] MoveError),
}

/// A setup from which no game can be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}={given}: {fault}")]
pub struct SetupError {
    /// The name of the field, or the whole word if it names no field.
    pub field: String,
    /// The value as it was given.
    pub given: String,
    /// The fault in it, with what is allowed.
    pub fault: SetupFault,
}

impl SetupError {
    /// Creates an error about `field`, which was given as `given`.
    pub fn new(field: impl Into<String>, given: impl Into<String>, fault: SetupFault) -> Self {
        Self { field: field.into(), given: given.into(), fault }
    }
}

/// A fault in a field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum SetupFault {
    /// The word has no `=`.
    #[error("missing `=` between field and value")]
    NoEquals,
    /// The game has no such field.
    #[error("no such field; known fields: {}", known.join(", "))]
    UnknownField {
        /// The fields it has.
        known: Vec<&'static str>,
    },
    /// The field was given twice.
    #[error("the field is given twice")]
    Twice,
    /// The value does not have the field's form.
    #[error("`{entry}` is invalid, expected {kind}")]
    Malformed {
        /// The form that was expected.
        kind: Kind,
        /// The rejected entry of a list, or the whole value.
        entry: String,
    },
    /// A number is out of range.
    #[error("`{entry}` is not between {min} and {max}")]
    OutOfRange {
        /// The rejected entry of a list, or the whole value.
        entry: String,
        /// The minimum.
        min: i64,
        /// The maximum.
        max: i64,
    },
    /// A list has nothing between two commas.
    #[error("entry {index} of the list is empty")]
    EmptyEntry {
        /// The number of the entry, counted from 1.
        index: usize,
    },
    /// A list has too few or too many entries.
    #[error("{count} entries, expected {min} to {max}")]
    Length {
        /// The number of entries that were given.
        count: usize,
        /// The minimum.
        min: usize,
        /// The maximum.
        max: usize,
    },
    /// A list that must be distinct has a repeated entry.
    #[error("`{entry}` is repeated")]
    Repeated {
        /// The repeated entry.
        entry: String,
    },
    /// No entry of the list is above 0.
    #[error("no entry is above 0")]
    AllZero,
    /// The field replaces another one that was given too.
    #[error("it replaces {with}, which is also given")]
    Conflict {
        /// The field it replaces.
        with: &'static str,
    },
    /// The setup breaks a rule that only this game has.
    #[error("the rule `{key}` is broken{}", in_parentheses(args))]
    Rule {
        /// The name of the rule, by which its message is found.
        key: &'static str,
        /// The arguments of that message, by name.
        args: Vec<(&'static str, String)>,
    },
    /// The setup of one component of a sum is wrong.
    #[error("in a game of {game}: {error}")]
    InPart {
        /// The game's id.
        game: &'static str,
        /// The fault in it.
        error: Box<SetupError>,
    },
}
