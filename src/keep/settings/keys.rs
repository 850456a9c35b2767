//! The user's own keys as the settings give them, by the names of actions and keys.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{
    look::{
        Look,
        action::Action,
        key::Key,
        keymap::{Clash, Keymap},
    },
    say, words,
};

/// More than anybody has fingers for.
const MOST: usize = 16;

/// The table `[keys]`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct OwnKeys(BTreeMap<String, Given>);

/// The names of keys in an entry: none if its value is neither a text nor a list of texts.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "toml::Value")]
struct Given(Vec<String>);

impl From<toml::Value> for Given {
    fn from(value: toml::Value) -> Self {
        let texts = match value {
            toml::Value::String(name) => Some(vec![name]),
            list => list.try_into().ok(),
        };
        Self(texts.unwrap_or_default())
    }
}

/// An entry, or one key of it, that was ignored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyFault {
    /// No action has this name.
    Unknown(String),
    /// The value is neither a key nor a list of keys.
    Form(Action),
    /// No key has this name.
    Unread(Action, String),
    /// The action has so many keys that not all count.
    Many(Action, usize),
    /// The action cannot have this key.
    Clash(Action, Key, Clash),
}

impl OwnKeys {
    /// Returns the keymap with these keys, and everything about them that was ignored.
    pub fn keymap(&self) -> (Keymap, Vec<KeyFault>) {
        let mut faults = Vec::new();
        let own = self.0.iter().filter_map(|(name, given)| {
            let action = Action::named(name);
            if action.is_none() {
                faults.push(KeyFault::Unknown(name.clone()));
            }
            action.map(|action| (action, given.keys(action, &mut faults)))
        });
        let (map, clashes) = Keymap::with(own.collect());
        faults.extend(clashes.into_iter().map(|(action, key, clash)| KeyFault::Clash(action, key, clash)));
        (map, faults)
    }
}

impl Given {
    /// Returns the keys, each once.
    fn keys(&self, action: Action, faults: &mut Vec<KeyFault>) -> Vec<Key> {
        if self.0.is_empty() {
            faults.push(KeyFault::Form(action));
        }
        if self.0.len() > MOST {
            faults.push(KeyFault::Many(action, self.0.len()));
        }
        let mut keys = Vec::new();
        for name in self.0.iter().take(MOST) {
            match Key::named(name) {
                Some(key) if keys.contains(&key) => {}
                Some(key) => keys.push(key),
                None => faults.push(KeyFault::Unread(action, name.clone())),
            }
        }
        keys
    }
}

impl KeyFault {
    /// Returns a sentence.
    pub fn words(&self, look: &Look) -> String {
        match self {
            Self::Unknown(name) => {
                let names: Vec<&str> = Action::ALL.iter().map(|action| action.name()).collect();
                let (given, nearest) = (words::shortened(name), words::nearest(name, &names).unwrap_or("none"));
                say!(look, "keys-unknown", given = given, nearest = nearest)
            }
            Self::Form(action) => say!(look, "keys-form", action = action.name()),
            Self::Unread(action, name) => {
                let key = if Key::is_composed(name) { "keys-composed" } else { "keys-unread" };
                say!(look, key, action = action.name(), given = words::shortened(name))
            }
            Self::Many(action, count) => {
                say!(look, "keys-many", action = action.name(), count = *count, most = MOST)
            }
            Self::Clash(action, key, clash) => clash_words(*action, *key, *clash, look),
        }
    }
}

fn clash_words(action: Action, key: Key, clash: Clash, look: &Look) -> String {
    let (action, key) = (action.name(), key.name(look.glyphs().arrows));
    match clash {
        Clash::Fixed => say!(look, "keys-fixed", action = action, key = key),
        Clash::Typed => say!(look, "keys-typed", action = action, key = key),
        Clash::Given(other) => say!(look, "keys-given", action = action, key = key, other = other.name()),
        Clash::Only(other) => say!(look, "keys-only", action = action, key = key, other = other.name()),
    }
}
