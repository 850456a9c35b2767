//! Custom games: a name and a rule text for a built-in game with certain rules.

use std::collections::BTreeMap;

use super::language::Language;

/// A text in several languages by their tags. The text without a tag is used for all other languages.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said(pub BTreeMap<String, String>);

impl Said {
    /// Returns the text in this language, or else the one without a tag, or else any.
    pub fn in_language(&self, language: Language) -> Option<&str> {
        let said = |tag: &str| self.0.get(tag);
        said(language.tag()).or_else(|| said("")).or_else(|| self.0.values().next()).map(String::as_str)
    }
}

/// A custom game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// The built-in game it is based on.
    pub game: String,
    /// The setup, as words of the form `FIELD=VALUE`.
    pub fields: Vec<String>,
    /// The words of the setup that hold for the whole game, which identify it.
    pub rules: Vec<String>,
    /// The name.
    pub title: Said,
    /// The rule in sentences.
    pub rule: Said,
    /// More setups.
    pub presets: Vec<Titled>,
}

/// A setup with a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Titled {
    /// The name.
    pub title: Said,
    /// Words of the form `FIELD=VALUE`.
    pub fields: Vec<String>,
}

impl Own {
    /// Returns all its setups: the first one is named like the game.
    pub fn setups(&self) -> impl Iterator<Item = (&Said, &[String])> {
        let further = self.presets.iter().map(|preset| (&preset.title, preset.fields.as_slice()));
        std::iter::once((&self.title, self.fields.as_slice())).chain(further)
    }
}
