//! What is remembered while the program runs: who played last, the last setup of each game, and how the last game went.

use std::collections::HashMap;

use super::App;
use crate::{
    board::{Status, Table, Telling},
    screens::{AnyScreen, Filled, LabScreen, Players, ReviewScreen, SetupForm, Speed},
};

/// The habits of whoever plays.
#[derive(Debug, Default)]
pub(super) struct Habits {
    players: Players,
    /// How many forms were opened.
    forms: u64,
    setups: HashMap<&'static str, Filled>,
    /// How many games the laboratory played at a time, and how fast.
    lessons: Option<(u64, Speed)>,
    /// The last game of each kind that was played to its end.
    ended: HashMap<&'static str, Box<dyn Table>>,
}

impl Habits {
    /// Remembers what was chosen in a form that is left.
    pub(super) fn note(&mut self, form: &SetupForm) {
        self.players = form.players();
        if let Some(filled) = form.filled() {
            self.setups.insert(form.game(), filled);
        }
    }

    /// Keeps a game that is left, if it is over.
    pub(super) fn end(&mut self, screen: AnyScreen) {
        let play = match screen {
            AnyScreen::Play(play) => play,
            AnyScreen::Lab(lab) => return self.lessons = Some(lab.games()),
            _ => return,
        };
        let table = play.into_table().filter(|table| table.plies() > 0 && matches!(table.status(), Status::Over(_)));
        if let Some(table) = table {
            self.ended.insert(table.id(), table);
        }
    }

    /// Fills a new form in as the last one of its game was; its random setups come from `seed`.
    pub(super) fn recall(&mut self, form: &mut SetupForm, seed: u64) {
        self.begin(form, seed);
        if let Some(filled) = self.setups.get(form.game()) {
            form.fill_again(filled);
        }
    }

    /// Lets those play in this form who played last, and draws its random setups from `seed`.
    pub(super) fn begin(&mut self, form: &mut SetupForm, seed: u64) {
        self.forms += 1;
        form.set_chance(seed, self.forms);
        form.set_players(self.players);
    }

    /// As many games at a time as before.
    pub(super) const fn go_on(&self, lab: &mut LabScreen) {
        if let Some(games) = self.lessons {
            lab.set_games(games);
        }
    }

    /// Whether a game of this kind was played to its end.
    pub(super) fn has_ended(&self, game: &str) -> bool {
        self.ended.contains_key(game)
    }
}

impl App {
    /// Looks at the last game of the kind that is set up.
    pub(super) fn review_last(&mut self) {
        let Some(AnyScreen::Setup(form)) = self.screens.last() else { return };
        if let Some(table) = self.habits.ended.get(form.game()) {
            let review = table.review();
            self.push(AnyScreen::Review(ReviewScreen::new(review)));
        }
    }

    /// Tells this from now on, and keeps the setting.
    pub(super) fn set_telling(&mut self, telling: Telling) {
        self.kept.telling = telling;
        self.top().tell(telling);
        self.set("outcome", telling.outcome);
        self.set("advice", telling.advice);
    }
}
