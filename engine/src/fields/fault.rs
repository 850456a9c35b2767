//! Faults of setups, as data: the asker finds the words.

use super::Kind;
use crate::error::told;

/// A setup that no game can be made of.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}={given}: {fault}")]
pub struct SetupError {
    /// The field, or the whole word where it names none.
    pub field: String,
    /// The value as it was given.
    pub given: String,
    /// The fault in it, and what is allowed.
    pub fault: SetupFault,
}

impl SetupError {
    /// An error about `field`, which was given as `given`.
    pub fn new(field: impl Into<String>, given: impl Into<String>, fault: SetupFault) -> Self {
        Self { field: field.into(), given: given.into(), fault }
    }
}

/// A fault in a field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum SetupFault {
    /// The word has no `=`.
    #[error("no `=` between field and value")]
    NoEquals,
    /// The game lists no such field.
    #[error("no such field: {}", known.join(", "))]
    UnknownField {
        /// The fields it lists.
        known: Vec<&'static str>,
    },
    /// The field was given before.
    #[error("the field was given before")]
    Twice,
    /// Not of the field's form.
    #[error("`{entry}` does not fit: give {kind}")]
    Malformed {
        /// The form that was expected.
        kind: Kind,
        /// The entry at fault, where the field is a list.
        entry: String,
    },
    /// A number outside the range.
    #[error("`{entry}` is not from {min} to {max}")]
    OutOfRange {
        /// The entry at fault, where the field is a list.
        entry: String,
        /// The least allowed.
        min: i64,
        /// The greatest allowed.
        max: i64,
    },
    /// A list with nothing between two commas.
    #[error("entry {index} of the list is empty")]
    EmptyEntry {
        /// The number of the entry, from 1.
        index: usize,
    },
    /// A list with too few or too many entries.
    #[error("{count} entries, not from {min} to {max}")]
    Length {
        /// The number of entries that were given.
        count: usize,
        /// The fewest allowed.
        min: usize,
        /// The most allowed.
        max: usize,
    },
    /// An entry that must be distinct stands twice.
    #[error("`{entry}` stands twice")]
    Repeated {
        /// The entry.
        entry: String,
    },
    /// At least one entry must be above 0.
    #[error("no entry is above 0")]
    AllZero,
    /// Two fields of which this one takes the place of the other.
    #[error("it takes the place of {with}, which was given, too")]
    Conflict {
        /// The other field, whose place is taken.
        with: &'static str,
    },
    /// A rule of this game alone is broken.
    #[error("the rule `{key}` is broken{}", told(args))]
    Rule {
        /// The rule's name among the game's texts.
        key: &'static str,
        /// The arguments that the text needs, by name.
        args: Vec<(&'static str, String)>,
    },
    /// The setup of one game of a sum is wrong.
    #[error("in a game of {game}: {error}")]
    InPart {
        /// The game's id.
        game: &'static str,
        /// The fault in it.
        error: Box<SetupError>,
    },
}
