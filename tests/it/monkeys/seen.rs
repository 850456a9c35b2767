//! What the monkeys have reached.

use std::collections::{BTreeSet, HashMap, HashSet};

use zugzwang::{
    look::Look,
    screens::{action::Action, keymap::Context},
};

/// Screens, keys, games and looks, each as often as it was met.
#[derive(Debug, Default)]
pub struct Seen {
    keys: HashMap<(Context, Action), usize>,
    screens: HashSet<Context>,
    games: BTreeSet<String>,
    looks: BTreeSet<String>,
    checks: BTreeSet<&'static str>,
}

impl Seen {
    /// A key was pressed here, and stands for this.
    pub fn note_key(&mut self, context: Context, action: Option<Action>) {
        if let Some(action) = action {
            *self.keys.entry((context, action)).or_default() += 1;
        }
    }

    /// This was drawn so.
    pub fn note_screen(&mut self, context: Context, look: &Look) {
        self.screens.insert(context);
        self.looks.insert(look.theme_name().to_string());
        self.looks.insert(look.glyph_set().to_string());
        self.looks.insert(look.language().tag().to_owned());
        if look.is_projected() {
            self.looks.insert("projector".to_owned());
        }
    }

    /// A position of this id was on the board.
    pub fn note_game(&mut self, id: &str) {
        self.games.extend(id.split(' ').next().map(ToOwned::to_owned));
    }

    /// This was looked at.
    pub fn note_check(&mut self, name: &'static str) {
        self.checks.insert(name);
    }

    /// How often a key for this was pressed here.
    pub fn times(&self, context: Context, action: Action) -> usize {
        self.keys.get(&(context, action)).copied().unwrap_or_default()
    }

    /// What another run has met, too.
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
