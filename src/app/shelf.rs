//! What is done with the games that are kept under a name.

use super::App;
use crate::{
    keep::storage::{SaveName, SavedGame},
    say,
    screens::{Errand, PlayScreen, action::Action, key_name, keymap::Context},
};

impl App {
    pub(super) fn run(&mut self, errand: Errand) {
        self.keep_top();
        match errand {
            Errand::Name => self.ask_name(),
            Errand::Save { name, replaced } => self.save(name, replaced),
            Errand::GoOn(save) => self.go_on(*save),
            Errand::Forget(name) => self.forget(&name),
        }
    }

    fn ask_name(&mut self) {
        let Some(keeper) = &self.desk.keeper else {
            return self.note(say!(self.look, "shelf-no-place"), true);
        };
        let Some(screen) = self.screens.last_mut() else { return };
        if let Some(game) = screen.game().map(|table| table.id()) {
            screen.ask_name(keeper.free_name(game), &self.look);
        }
    }

    fn save(&mut self, name: SaveName, replaced: bool) {
        let (Some(keeper), Some(screen)) = (&mut self.desk.keeper, self.screens.last_mut()) else { return };
        if !replaced && keeper.is_taken(&name) {
            return screen.ask_again(name, &self.look);
        }
        let Some(table) = screen.game() else { return };
        let written = keeper.save(&name, table);
        if written.is_ok() {
            screen.end_naming();
        }
        match written {
            Ok(aside) => {
                let key = key_name(Context::Menu, Action::Shelf, &self.look);
                let kept = say!(self.look, "name-kept", name = name.as_str(), key = key);
                let wrong = aside.is_some();
                let told: Vec<String> = [kept].into_iter().chain(aside.map(|aside| aside.words(&self.look))).collect();
                self.note(told.join(&say!(self.look, "sentence-separator")), wrong);
            }
            Err(error) => {
                let what = error.words(&self.look);
                self.note(say!(self.look, "name-not-kept", name = name.as_str(), what = what), true);
            }
        }
    }

    /// Goes on with a copy, on top of its setup: a new game of its kind is then as near as from any other.
    fn go_on(&mut self, save: SavedGame) {
        // It was opened when it was read, so it opens again.
        let Ok(table) = save.open() else { return };
        self.put_setup(table.as_ref());
        self.push(Box::new(PlayScreen::new(table)));
        if let (Some(keeper), Some(table)) =
            (&mut self.desk.keeper, self.screens.last_mut().and_then(|screen| screen.game()))
        {
            keeper.copy(table, save);
        }
    }

    fn forget(&mut self, name: &SaveName) {
        let Some(keeper) = &self.desk.keeper else { return };
        let forgotten = keeper.forget(name);
        self.look_again();
        match forgotten {
            Ok(()) => self.note(say!(self.look, "shelf-forgotten", name = name.as_str()), false),
            Err(error) => {
                let what = error.words(&self.look);
                self.note(say!(self.look, "shelf-not-forgotten", name = name.as_str(), what = what), true);
            }
        }
    }
}
