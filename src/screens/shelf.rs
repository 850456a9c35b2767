//! The shelf: saved games, and results.

mod view;

use zugzwang_engine::InOrder;

use super::{Players, ReviewScreen, SetupForm, over_setup, pointer::Pointer, prelude::*};
use crate::{
    keep::{
        keeper::{Shelved, Zone},
        storage::{Results, SaveName, SavedGame, StorageError, Tally},
    },
    play::board::End,
};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Saves,
    Results,
}

#[derive(Debug, Clone)]
struct MachineTally {
    game: &'static str,
    machine: String,
    tally: Tally,
}

#[derive(Debug)]
struct Contents {
    saves: Vec<(SaveName, SavedGame)>,
    tallies: Vec<MachineTally>,
    troubles: Vec<StorageError>,
}

/// The shelf.
#[derive(Debug, Default)]
pub struct ShelfScreen {
    /// `None` if nothing can be saved.
    contents: Option<Contents>,
    zone: Zone,
    page: Page,
    pointers: [Pointer; 2],
    preview: Option<Table>,
    /// Deleted if the same key is pressed again.
    asked: Option<SaveName>,
    note: Option<Note>,
}

impl ShelfScreen {
    /// Replaces the contents. The selected game stays selected.
    pub fn fill(&mut self, Shelved { saves, results, troubles, zone }: Shelved) {
        let chosen = self.save().map(|(name, _)| name.clone());
        let of_game = |(game, results): (&'static str, Results)| {
            let against = |(machine, tally): (&str, Tally)| MachineTally { game, machine: machine.to_owned(), tally };
            results.machines().map(against).collect::<Vec<_>>()
        };
        let mut tallies: Vec<MachineTally> = results.into_iter().flat_map(of_game).collect();
        tallies.order_by_key(|row| std::cmp::Reverse(row.tally.last));
        let again = chosen.and_then(|chosen| saves.iter().position(|(name, _)| *name == chosen));
        let [of_saves, of_results] = &mut self.pointers;
        of_saves.set_rows(saves.len());
        of_results.set_rows(tallies.len());
        if let Some(again) = again {
            of_saves.put(again);
        }
        self.zone = zone;
        self.contents = Some(Contents { saves, tallies, troubles });
        self.preview();
    }

    const fn pointer(&self) -> Pointer {
        self.pointers[self.page as usize]
    }

    fn preview(&mut self) {
        self.preview = self.save().and_then(|(_, game)| game.open().ok());
    }

    /// `None` if the page has no games.
    fn save(&self) -> Option<&(SaveName, SavedGame)> {
        let contents = self.contents.as_ref().filter(|_| self.page == Page::Saves)?;
        contents.saves.get(self.pointer().at())
    }

    /// The selected game and its end, if it is over: it can only be looked at again.
    fn finished(&self) -> Option<(&Table, End)> {
        let table = self.preview.as_ref()?;
        let Status::Over(end) = table.status() else { return None };
        Some((table, end))
    }

    fn enter(&self, cx: &mut Cx<'_>) -> Next {
        if let Some((table, end)) = self.finished() {
            return Next::push(ReviewScreen::of_end(table.review(), end.winner()));
        }
        if let Some((_, game)) = self.save() {
            // The game could be opened when it was read, so this does not fail.
            let Some(copy) = PlayScreen::copied(game.clone()) else { return Next::Stay };
            return Next::Push(over_setup(copy, cx));
        }
        let results = self.contents.as_ref().filter(|_| self.page == Page::Results);
        let row = results.and_then(|contents| contents.tallies.get(self.pointer().at()));
        let Some((row, entry)) = row.and_then(|row| Some((row, boards::find(row.game)?))) else { return Next::Stay };
        if let Ok(machine) = row.machine.parse() {
            let players = &mut cx.desk.habits.players;
            *players = Some(players.unwrap_or(Players::NEWCOMER).against(machine));
        }
        Next::push(SetupForm::new(entry).recalled(cx.desk))
    }

    /// Asks first, and deletes the game if the same key is pressed again.
    fn forget(&mut self, asked: Option<SaveName>, cx: &mut Cx<'_>) {
        let look = cx.look;
        if let Some(name) = asked {
            let Some(forgotten) = cx.desk.keeper.as_ref().map(|keeper| keeper.forget(&name)) else { return };
            self.shown(cx);
            let (text, wrong) = match forgotten {
                Ok(()) => (say!(look, "shelf-forgotten", name = name.as_str()), false),
                Err(error) => (say!(look, "shelf-not-forgotten", name = name.as_str(), what = error.words(look)), true),
            };
            return self.note(Note { text, wrong });
        }
        let Some((name, _)) = self.save() else { return };
        let name = name.clone();
        let key = key_name(Context::Shelf, Action::Forget, look);
        self.note(Note { text: say!(look, "shelf-forget", key = key, name = name.as_str()), wrong: true });
        self.asked = Some(name);
    }
}

impl Screen for ShelfScreen {
    fn context(&self, _: &Look) -> Context {
        Context::Shelf
    }

    fn view(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        self.show(window, look, show);
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        let asked = self.asked.take();
        // Any other key means no, and does nothing else.
        if asked.is_some() && action != Action::Forget {
            return Next::Stay;
        }
        if self.pointers[self.page as usize].walk(action) {
            self.preview();
            return Next::Stay;
        }
        match action {
            Action::Next | Action::Previous => {
                self.page = if self.page == Page::Saves { Page::Results } else { Page::Saves };
                self.preview();
            }
            Action::Enter => return self.enter(cx),
            Action::Forget => self.forget(asked, cx),
            Action::Back => return Next::Pop,
            Action::Quit => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if at == self.pointer().at() && self.asked.is_none() {
            return self.act(Action::Enter, cx);
        }
        self.asked = None;
        self.note = None;
        self.pointers[self.page as usize].put(at);
        self.preview();
        Next::Stay
    }

    fn withdraw(&mut self) {
        if self.asked.take().is_some() {
            self.note = None;
        }
    }

    fn shown(&mut self, cx: &mut Cx<'_>) {
        if let Some(keeper) = &mut cx.desk.keeper {
            self.fill(keeper.shelf());
        }
    }
}

/// A machine that is unknown keeps its id.
fn machine_words(machine: &str, look: &Look) -> String {
    machine.parse::<Machine>().map_or_else(|_| words::shortened(machine), |machine| words::machine_name(machine, look))
}
