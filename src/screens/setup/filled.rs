//! A form as it is opened: below a game, or with a setup filled in.

use zugzwang_engine::{Rng, Setup};

use super::{Advice, CHANCE, Origin, Players, SetupForm};
use crate::{
    keep::storage::Results,
    look::{Look, own::Own},
    play::boards::Entry,
    screens::Desk,
    words,
};

impl SetupForm {
    /// The form as it lies below a game of these players, until that is left.
    pub(in crate::screens) fn below(mut self, players: Players, desk: &mut Desk) -> Self {
        desk.habits.begin(&mut self, desk.seed);
        self.set_players(players);
        self.set_telling(desk.telling);
        self
    }

    /// A form filled in with a setup, for the game of one's own that it is, if it is one.
    pub fn with(entry: &'static Entry, setup: &Setup, look: &Look) -> Self {
        let words: Vec<String> = setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
        let mut form = Self { origin: Origin::Given, ..Self::new(entry) };
        form.own = words::own(entry.game.id, setup, look).cloned().map(Box::new);
        form.fill_words(&words);
        form.ask();
        form
    }

    /// A form filled in with the words of a setup.
    pub fn of_words<W: AsRef<str>>(entry: &'static Entry, words: &[W]) -> Self {
        Self { origin: Origin::Given, ..Self::suggesting(entry, words) }
    }

    /// A form that suggests the words of a setup, unless another was used before.
    pub fn suggesting<W: AsRef<str>>(entry: &'static Entry, words: &[W]) -> Self {
        let mut form = Self::new(entry);
        form.fill_words(words);
        form.ask();
        form
    }

    /// A form with the first preset filled in.
    pub fn new(entry: &'static Entry) -> Self {
        let mut form = Self {
            entry,
            preset: Some(0),
            values: Vec::new(),
            players: Players::default(),
            focus: 0,
            note: None,
            seed: 0,
            chance: Box::new(Rng::new(0, CHANCE)),
            refused: None,
            told: None,
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

    /// A form for a game of one's own.
    pub fn of_own(entry: &'static Entry, own: &Own) -> Self {
        let mut form = Self::new(entry);
        form.own = Some(Box::new(own.clone()));
        form.fill(0);
        form.ask();
        form
    }
}
