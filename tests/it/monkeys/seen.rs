//! What the monkeys have seen.

use std::collections::{BTreeSet, HashMap, HashSet};

use zugzwang::{
    look::Look,
    screens::{action::Action, keymap::Context},
};

/// Screens, keys, games and looks, each with the number of times seen.
#[derive(Debug, Default)]
pub struct Seen {
    keys: HashMap<(Context, Action), usize>,
    screens: HashSet<Context>,
    games: BTreeSet<String>,
    looks: BTreeSet<String>,
    checks: BTreeSet<&'static str>,
}

impl Seen {
    /// Records a key pressed on this screen and its action.
    pub fn note_key(&mut self, context: Context, action: Option<Action>) {
        if let Some(action) = action {
            *self.keys.entry((context, action)).or_default() += 1;
        }
    }

    /// Records a screen drawn in this look.
    pub fn note_screen(&mut self, context: Context, look: &Look) {
        self.screens.insert(context);
        self.looks.insert(look.theme_name().to_string());
        self.looks.insert(look.glyph_set().to_string());
        self.looks.insert(look.language().tag().to_owned());
        if look.is_projected() {
            self.looks.insert("projector".to_owned());
        }
    }

    /// Records a position on the board by its id.
    pub fn note_game(&mut self, id: &str) {
        self.games.extend(id.split(' ').next().map(ToOwned::to_owned));
    }

    /// Records a check.
    pub fn note_check(&mut self, name: &'static str) {
        self.checks.insert(name);
    }

    /// Returns how often a key for this action was pressed on this screen.
    pub fn times(&self, context: Context, action: Action) -> usize {
        self.keys.get(&(context, action)).copied().unwrap_or_default()
    }

    /// Adds what another run has seen.
    pub fn add(&mut self, other: Self) {
        for (key, times) in other.keys {
            *self.keys.entry(key).or_default() += times;
        }
        self.screens.extend(other.screens);
        self.games.extend(other.games);
        self.looks.extend(other.looks);
        self.checks.extend(other.checks);
    }

    pub fn has_screen(&self, context: Context) -> bool {
        self.screens.contains(&context)
    }

    pub fn has_game(&self, id: &str) -> bool {
        self.games.contains(id)
    }

    pub fn has_check(&self, name: &str) -> bool {
        self.checks.contains(name)
    }

    pub fn has_look(&self, name: &str) -> bool {
        self.looks.contains(name)
    }
}
