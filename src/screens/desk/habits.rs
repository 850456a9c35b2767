//! What is remembered while the program runs: who played last, the last setup of each game, and how the last game went.

use std::collections::{HashMap, HashSet};

use zugzwang_engine::{Machine, matchbox::Bout};

use crate::{
    play::board::Table,
    screens::{Filled, LabScreen, Players, SetupForm, Speed},
};

/// The habits of whoever plays.
#[derive(Debug, Default)]
pub(crate) struct Habits {
    /// The players of the last game; `None` as long as nobody has chosen.
    players: Option<Players>,
    /// The number of forms opened.
    forms: u64,
    setups: HashMap<&'static str, Filled>,
    /// The number of games that the laboratory played at a time, and their speed.
    lab: Option<(u64, Speed)>,
    /// The games of whose positions something was told beside a game that is played.
    peeked: HashSet<&'static str>,
    /// The last game of each kind that was played to its end.
    ended: HashMap<&'static str, Box<dyn Table>>,
    /// The game that was left last, if it ended against a machine of boxes, which learns from it.
    bout: Option<Bout>,
}

impl Habits {
    /// Remembers what was chosen in a form that is left.
    pub(crate) fn note(&mut self, form: &SetupForm) {
        self.players = Some(form.players());
        if let Some(filled) = form.filled() {
            self.setups.insert(form.game(), filled);
        }
    }

    /// Keeps a game that is left, if it is over.
    pub(crate) fn end(&mut self, table: Box<dyn Table>) {
        self.bout = table.bout();
        if table.plies() > 0 && table.is_over() {
            self.ended.insert(table.id(), table);
        }
    }

    /// Takes the game that was left last, as a machine of boxes learns from it.
    pub(crate) const fn take_bout(&mut self) -> Option<Bout> {
        self.bout.take()
    }

    /// Something that is known of this game's positions was told.
    pub(crate) fn peek(&mut self, game: &'static str) {
        self.peeked.insert(game);
    }

    /// Returns whether something was, since this was last asked.
    pub(crate) fn has_peeked(&mut self, game: &str) -> bool {
        self.peeked.remove(game)
    }

    /// So many games were played at a time in the laboratory, and so fast.
    pub(crate) const fn note_games(&mut self, games: (u64, Speed)) {
        self.lab = Some(games);
    }

    /// Has this machine play in the next form, as in the last game against it.
    pub(crate) fn meet(&mut self, machine: Machine) {
        self.players = Some(self.players.unwrap_or(Players::NEWCOMER).against(machine));
    }

    /// Fills a new form in as the last one of its game was; its random setups come from `seed`.
    pub(crate) fn recall(&mut self, form: &mut SetupForm, seed: u64) {
        self.begin(form, seed);
        form.set_players(self.players.unwrap_or(Players::NEWCOMER));
        if let Some(filled) = self.setups.get(form.game()).filter(|_| !form.is_given()) {
            form.fill_again(filled);
        }
    }

    /// Lets those play in this form who played last, and draws its random setups from `seed`.
    pub(crate) fn begin(&mut self, form: &mut SetupForm, seed: u64) {
        self.forms += 1;
        form.set_chance(seed, self.forms);
        form.set_players(self.players.unwrap_or_default());
    }

    /// As many games at a time as before.
    pub(crate) const fn go_on(&self, lab: &mut LabScreen) {
        if let Some(games) = self.lab {
            lab.set_games(games);
        }
    }

    /// Returns whether a game of this kind was played to its end.
    pub(crate) fn has_ended(&self, game: &str) -> bool {
        self.ended.contains_key(game)
    }

    /// The last game of this kind that was played to its end.
    pub(crate) fn last(&self, game: &str) -> Option<&dyn Table> {
        self.ended.get(game).map(AsRef::as_ref)
    }
}
