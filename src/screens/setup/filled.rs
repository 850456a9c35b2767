//! Ways to create a form.

use zugzwang_engine::{Rng, Setup};

use super::{Advice, CHANCE, Origin, Players, SetupForm};
use crate::{
    keep::storage::Results,
    look::own::Own,
    play::boards::Entry,
    screens::{Desk, prelude::*},
};

impl SetupForm {
    /// Prepares the form to lie below a game of these players.
    pub(in crate::screens) fn below(mut self, players: Players, desk: &mut Desk) -> Self {
        self.draw_from(desk);
        self.players = players;
        self.advice.telling = desk.telling;
        self
    }

    #[must_use]
    pub(in crate::screens) fn recalled(mut self, desk: &mut Desk) -> Self {
        self.draw_from(desk);
        self.players = desk.habits.players.unwrap_or(Players::NEWCOMER);
        let is_given = self.origin == Origin::Given || self.own.is_some();
        if let Some(filled) = desk.habits.setups.get(self.entry.game.id).filter(|_| !is_given) {
            self.fill_words(&filled.words);
            (self.preset, self.seed) = (filled.preset, filled.seed);
            self.ask();
        }
        self
    }

    /// The random setups of this form differ from those of every other one.
    fn draw_from(&mut self, desk: &mut Desk) {
        desk.habits.forms += 1;
        *self.chance = Rng::new(desk.seed, CHANCE).nth(desk.habits.forms);
    }

    /// Creates a form filled in with a setup. If that is a game from the user's files, the form is for it.
    pub fn with(entry: &'static Entry, setup: &Setup, look: &Look) -> Self {
        let words: Vec<String> = setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
        let mut form = Self { origin: Origin::Given, ..Self::new(entry) };
        form.own = words::own(entry.game.id, setup, look).cloned().map(Box::new);
        form.fill_words(&words);
        form.ask();
        form
    }

    /// Creates a form for the setup with these fields.
    pub fn of_words<W: AsRef<str>>(entry: &'static Entry, words: &[W]) -> Self {
        Self { origin: Origin::Given, ..Self::suggesting(entry, words) }
    }

    /// Creates a form that suggests the setup with these fields, unless another was used before.
    pub fn suggesting<W: AsRef<str>>(entry: &'static Entry, words: &[W]) -> Self {
        let mut form = Self::new(entry);
        form.fill_words(words);
        form.ask();
        form
    }

    /// Creates a form with the first preset filled in.
    pub fn new(entry: &'static Entry) -> Self {
        let mut form = Self {
            entry,
            preset: Some(0),
            values: Vec::new(),
            players: Players::default(),
            focus: 0,
            has_failed: false,
            seed: 0,
            chance: Box::new(Rng::new(0, CHANCE)),
            refused: None,
            note: None,
            unfinished: None,
            advice: Advice::default(),
            results: Results::default(),
            reviewable: false,
            astray: false,
            own: None,
            origin: Origin::Suggested,
        };
        form.fill(0);
        form.origin = Origin::Suggested;
        form.focus = 1;
        form.ask();
        form
    }

    /// Creates a form for a game from the user's files.
    pub fn of_own(entry: &'static Entry, own: &Own) -> Self {
        let mut form = Self::new(entry);
        form.own = Some(Box::new(own.clone()));
        form.fill(0);
        form.ask();
        form
    }
}
