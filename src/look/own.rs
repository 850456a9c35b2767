//! Games of one's own: a name and a rule for a game of the list under certain rules, in any language.

use std::collections::BTreeMap;

use super::language::Language;

/// A text in several languages, by their tags; the one without a tag is said where there is no other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said(pub BTreeMap<String, String>);

impl Said {
    /// In this language, else in the one that the file was written in first.
    pub fn in_language(&self, language: Language) -> Option<&str> {
        let said = |tag: &str| self.0.get(tag);
        said(language.tag()).or_else(|| said("")).or_else(|| self.0.values().next()).map(String::as_str)
    }
}

/// A game of one's own, as it is called and told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// The game of the list that it is.
    pub game: String,
    /// The setup with which it begins, as words of the form `FIELD=VALUE`.
    pub fields: Vec<String>,
    /// The rules by which it is known, those of these words that hold for the whole game.
    pub rules: Vec<String>,
    /// Its name.
    pub title: Said,
    /// Its rule in sentences.
    pub rule: Said,
    /// Further setups of it.
    pub presets: Vec<Titled>,
}

/// A setup with a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Titled {
    /// Its name.
    pub title: Said,
    /// Words of the form `FIELD=VALUE`.
    pub fields: Vec<String>,
}

impl Own {
    /// The setups it is offered with: its own first, named as the game is.
    pub fn setups(&self) -> impl Iterator<Item = (&Said, &[String])> {
        let further = self.presets.iter().map(|preset| (&preset.title, preset.fields.as_slice()));
        std::iter::once((&self.title, self.fields.as_slice())).chain(further)
    }
}
