//! The shelf: the games kept under a name, and how games have ended.

mod view;

use std::fmt;

use ratatui::layout::Size;
use zugzwang_engine::Machine;

use super::{Hit, Next, Note, Screen, SetupForm};
use crate::{
    action::Action,
    board::Table,
    boards,
    keeper::Shelved,
    keymap::{self, Context},
    look::Look,
    say,
    storage::{Results, SaveName, SavedGame, StorageError, Tally},
    words,
};

/// What a screen asks to be done with what is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// Ask for a name for the game on top.
    Name,
    /// Keep the game on top under this name.
    Save {
        /// The name.
        name: SaveName,
        /// Whether what has the name may be replaced.
        replaced: bool,
    },
    /// Go on with a copy of this game.
    GoOn(Box<SavedGame>),
    /// Remove what has this name.
    Forget(SaveName),
}

/// The two pages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Saves,
    Results,
}

/// The games of one kind against one machine.
#[derive(Debug, Clone)]
struct Score {
    game: &'static str,
    machine: String,
    tally: Tally,
}

/// What is shown.
#[derive(Debug)]
struct Contents {
    saves: Vec<(SaveName, SavedGame)>,
    scores: Vec<Score>,
    troubles: Vec<StorageError>,
}

/// The screen of the shelf.
#[derive(Default)]
pub struct ShelfScreen {
    /// `None` where there is no place to keep anything in.
    contents: Option<Contents>,
    page: Page,
    /// The row chosen on each page.
    chosen: [usize; 2],
    /// The position of the chosen game.
    preview: Option<Box<dyn Table>>,
    /// The game that is forgotten when the same key is pressed again.
    asked: Option<SaveName>,
    note: Option<Note>,
}

impl fmt::Debug for ShelfScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ShelfScreen")
            .field("contents", &self.contents)
            .field("page", &self.page)
            .field("chosen", &self.chosen)
            .finish_non_exhaustive()
    }
}

impl ShelfScreen {
    pub(super) const LEAST: Size = Size::new(44, 12);

    /// Puts this on the shelf in the place of what was there; the chosen game stays chosen.
    pub fn fill(&mut self, Shelved { saves, results, troubles }: Shelved) {
        let chosen = self.save().map(|(name, _)| name.clone());
        let of_game = |(game, results): (&'static str, Results)| {
            let score = |(machine, tally): (&str, Tally)| Score { game, machine: machine.to_owned(), tally };
            results.machines().map(score).collect::<Vec<_>>()
        };
        let mut scores: Vec<Score> = results.into_iter().flat_map(of_game).collect();
        scores.sort_by_key(|score| std::cmp::Reverse(score.tally.last));
        let again = chosen.and_then(|chosen| saves.iter().position(|(name, _)| *name == chosen));
        self.contents = Some(Contents { saves, scores, troubles });
        self.chosen[Page::Saves as usize] = again.unwrap_or(self.chosen[Page::Saves as usize]);
        self.choose(self.at());
    }

    pub(super) fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    pub(super) fn stay(&mut self) {
        if self.asked.take().is_some() {
            self.note = None;
        }
    }

    /// The chosen row.
    const fn at(&self) -> usize {
        self.chosen[self.page as usize]
    }

    /// How many rows the page has.
    fn rows(&self) -> usize {
        self.contents.as_ref().map_or(0, |contents| match self.page {
            Page::Saves => contents.saves.len(),
            Page::Results => contents.scores.len(),
        })
    }

    fn choose(&mut self, at: usize) {
        self.chosen[self.page as usize] = at.min(self.rows().saturating_sub(1));
        self.preview = self.save().and_then(|(_, game)| game.open().ok());
    }

    /// The chosen game, on its page.
    fn save(&self) -> Option<&(SaveName, SavedGame)> {
        let contents = self.contents.as_ref().filter(|_| self.page == Page::Saves)?;
        contents.saves.get(self.at())
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Next {
        const PAGE: usize = 10;
        self.note = None;
        let asked = self.asked.take();
        // Any other key keeps it, and does nothing else: it was pressed at the question.
        if asked.is_some() && action != Action::Forget {
            return Next::Stay;
        }
        match action {
            Action::Up => self.choose(self.at().saturating_sub(1)),
            Action::Down => self.choose(self.at() + 1),
            Action::PageUp => self.choose(self.at().saturating_sub(PAGE)),
            Action::PageDown => self.choose(self.at() + PAGE),
            Action::Home => self.choose(0),
            Action::End => self.choose(usize::MAX),
            Action::Next | Action::Previous => {
                self.page = if self.page == Page::Saves { Page::Results } else { Page::Saves };
                self.choose(self.at());
            }
            Action::Enter => return self.enter(),
            Action::Forget => return self.forget(asked, look),
            Action::Back => return Next::Pop,
            Action::Quit => return Next::Menu,
            _ => {}
        }
        Next::Stay
    }

    fn enter(&self) -> Next {
        if let Some((_, game)) = self.save() {
            return Next::Do(Errand::GoOn(Box::new(game.clone())));
        }
        let scores = self.contents.as_ref().filter(|_| self.page == Page::Results);
        let entry =
            scores.and_then(|contents| contents.scores.get(self.at())).and_then(|score| boards::find(score.game));
        entry.map_or(Next::Stay, |entry| Next::push(Screen::Setup(SetupForm::new(entry))))
    }

    /// Asks first; the game is forgotten when the same key is pressed again.
    fn forget(&mut self, asked: Option<SaveName>, look: &Look) -> Next {
        if let Some(name) = asked {
            return Next::Do(Errand::Forget(name));
        }
        let Some((name, _)) = self.save() else { return Next::Stay };
        let name = name.clone();
        let key = key_name(Context::Shelf, Action::Forget, look);
        self.note(Note { text: say!(look, "shelf-forget", key = key, name = name.as_str()), wrong: true });
        self.asked = Some(name);
        Next::Stay
    }

    pub(super) fn click(&mut self, hit: Hit, look: &Look) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if at == self.at() && self.asked.is_none() {
            return self.act(Action::Enter, look);
        }
        self.asked = None;
        self.note = None;
        self.choose(at);
        Next::Stay
    }
}

/// The key of an action, as it is named in a sentence.
pub fn key_name(context: Context, action: Action, look: &Look) -> String {
    let keys = keymap::keys(context, action);
    keys.first().map_or_else(String::new, |key| key.name(look.glyphs().arrows))
}

/// A machine by the name its results stand under, in words; one that is unknown is called by that name.
fn machine_words(machine: &str, look: &Look) -> String {
    machine.parse::<Machine>().map_or_else(|_| words::shortened(machine), |machine| words::machine_name(machine, look))
}
