//! Names of saved games.

use std::{fmt, str::FromStr};

use crate::{
    look::{Look, visible::is_hidden},
    say,
};

/// The name of a saved game: letters, digits, `-`, `_` and inner spaces.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SaveName(String);

/// Why a name is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameError {
    /// The name is empty.
    Empty,
    /// The name has more than [`SaveName::MOST`] characters.
    TooLong,
    /// The name begins or ends with a space.
    Blank,
    /// The name has a character that is not allowed.
    Sign(char),
}

impl SaveName {
    /// Maximum number of characters in a name.
    pub const MOST: usize = 40;

    /// Returns the name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl NameError {
    /// Returns a message of one line that says what to type instead.
    pub fn words(self, look: &Look) -> String {
        match self {
            Self::Empty => say!(look, "name-empty"),
            Self::TooLong => say!(look, "name-too-long", most = SaveName::MOST),
            Self::Blank => say!(look, "name-blank"),
            Self::Sign(sign) if sign.is_control() => say!(look, "name-control"),
            Self::Sign(sign) => say!(look, "name-sign", sign = sign.to_string()),
        }
    }
}

impl fmt::Display for SaveName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for SaveName {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        if name.is_empty() {
            return Err(NameError::Empty);
        }
        if name.chars().count() > Self::MOST {
            return Err(NameError::TooLong);
        }
        let is_allowed = |c: char| c.is_alphabetic() || c.is_ascii_digit() || matches!(c, '-' | '_' | ' ');
        // Some letters are invisible.
        let is_allowed = |c: char| is_allowed(c) && !is_hidden(c);
        if let Some(sign) = name.chars().find(|c| !is_allowed(*c)) {
            return Err(NameError::Sign(sign));
        }
        if name.starts_with(' ') || name.ends_with(' ') {
            return Err(NameError::Blank);
        }
        Ok(Self(name.to_owned()))
    }
}
