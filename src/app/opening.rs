//! Screens come on top: what they are given to begin with, and what was to be told below them.

use super::{App, SEEDS_APART};
use crate::{
    keep::storage::SavedGame,
    play::{board::Table, boards},
    screens::{Note, PlayScreen, ReviewScreen, Screen, SetupForm},
};

impl App {
    pub(super) fn push(&mut self, screen: Box<dyn Screen>) {
        self.put(screen, None);
    }

    /// Puts a screen on top; `saved` is what its game goes on with, if it is not a new one.
    pub(super) fn put(&mut self, mut screen: Box<dyn Screen>, saved: Option<SavedGame>) {
        self.keep_top();
        if let Some(table) = screen.table() {
            self.kept.seed = self.kept.seed.wrapping_add(SEEDS_APART);
            table.set_seed(self.kept.seed);
            table.set_level(self.kept.pace);
        }
        screen.opened(&mut self.desk, self.kept.seed);
        if let (Some(keeper), Some(table)) = (&mut self.desk.keeper, screen.game()) {
            match saved {
                Some(saved) => keeper.resume(table, saved),
                None => keeper.begin(table),
            }
        }
        self.screens.push(screen);
        self.look_again();
    }

    /// What was to be told in the menu, which comes into sight late, if ever.
    pub(super) fn unseen_note(&mut self) -> Option<Note> {
        self.top().take_note()
    }

    /// Tells it on the screen that has come on top instead.
    pub(super) fn tell_at_last(&mut self, unseen: Option<Note>) {
        if let Some(note) = unseen {
            self.top().note(note);
        }
        self.settle();
    }

    /// Puts the setup of a game on top, so that a new game of its kind is near.
    pub(super) fn put_setup(&mut self, table: &dyn Table) {
        let Some(entry) = boards::find(table.id()) else { return };
        let mut form = SetupForm::with(entry, table.setup());
        self.desk.habits.begin(&mut form, self.kept.seed);
        form.tell(self.desk.telling);
        self.screens.push(Box::new(form));
    }

    /// Opens a game on top of the menu and its setup.
    pub fn open(&mut self, table: Box<dyn Table>) {
        let told = self.unseen_note();
        if let Some(menu) = self.screens.first_mut() {
            menu.choose(table.id());
        }
        self.put_setup(table.as_ref());
        self.push(Box::new(PlayScreen::new(table)));
        self.tell_at_last(told);
    }

    /// Looks at the last game of this kind.
    pub(super) fn review_last(&mut self, game: &str) {
        if let Some(table) = self.desk.habits.last(game) {
            let review = table.review();
            self.push(Box::new(ReviewScreen::new(review)));
        }
    }
}
