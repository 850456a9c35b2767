//! The screens, a closed set, on a stack.

mod chrome;
mod help;
mod lab;
mod lesson;
mod lessons;
mod menu;
mod play;
mod pointer;
mod prompt;
mod puzzle;
mod review;
mod setup;
mod shelf;
mod trial;

use std::time::Duration;

use crossterm::event::KeyEvent;
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};

pub use chrome::{Hint, Note, draw_too_small};
pub use help::{Help, rows as help_rows};
pub use lab::{LabScreen, Plan, Speed, offered};
pub use lesson::LessonScreen;
pub use lessons::LessonsScreen;
pub use menu::Menu;
pub use play::PlayScreen;
use play::{Led, Untold};
pub use puzzle::{Asked, Known, PuzzleScreen, Source, Wanted};
pub use review::ReviewScreen;
pub use setup::{Filled, Players, SetupForm};
pub use shelf::{Errand, ShelfScreen, key_name};

use crate::{
    action::Action,
    board::{Table, Telling},
    keymap::Context,
    look::Look,
    storage::SavedGame,
    worker::Job,
};

/// What a user sees and acts on.
#[derive(Debug)]
pub enum Screen {
    /// The list of games.
    Menu(Menu),
    /// The setup of a game.
    Setup(SetupForm),
    /// A game.
    Play(PlayScreen),
    /// The games that are kept under a name, and the results.
    Shelf(ShelfScreen),
    /// A game looked at again.
    Review(ReviewScreen),
    /// Puzzles.
    Puzzle(PuzzleScreen),
    /// The list of lessons.
    Lessons(LessonsScreen),
    /// A lesson.
    Lesson(Box<LessonScreen>),
    /// The laboratory.
    Lab(Box<LabScreen>),
    /// Help over another screen.
    Help(Help),
}

/// What becomes of the stack of screens.
#[derive(Debug)]
pub enum Next {
    /// It stays.
    Stay,
    /// A screen comes on top.
    Push(Box<Screen>),
    /// Puzzles are opened.
    Puzzles,
    /// The arcade plays and explains by itself.
    Demo,
    /// The lessons are opened.
    Lessons,
    /// The laboratory is opened, with the machine of this game.
    Lab(&'static str),
    /// The game on this table is played against the machine of the laboratory.
    Challenge(Box<dyn Table>),
    /// The laboratory goes on with another plan.
    Teach(Box<Plan>),
    /// A game is opened over its setup.
    Open(Box<dyn Table>),
    /// The last game of the kind that is set up is looked at again.
    LastGame,
    /// This is told before the end of a game from now on.
    Tell(Telling),
    /// A game that was kept is gone on with.
    Resume(Box<SavedGame>),
    /// Something is to be done with what is kept.
    Do(Errand),
    /// The top screen goes.
    Pop,
    /// The top screen goes, and the one below it does this.
    Below(Action),
    /// Everything goes but the menu.
    Menu,
    /// The program ends.
    Quit,
}

impl Next {
    /// This screen comes on top.
    fn push(screen: Screen) -> Self {
        Self::Push(Box::new(screen))
    }
}

/// What a click means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// As if its key were pressed.
    Action(Action),
    /// An item of the screen, by its number.
    Item(usize),
    /// The board drawn in this area.
    Board(Rect),
}

/// Places on the screen and what a click there means; later ones lie on top.
pub type Hits = Vec<(Rect, Hit)>;

impl Screen {
    /// Which keys count here.
    pub fn context(&self, look: &Look) -> Context {
        match self {
            Self::Menu(_) => Context::Menu,
            Self::Setup(_) => Context::Setup,
            Self::Play(play) => play.context(look),
            Self::Shelf(_) => Context::Shelf,
            Self::Review(review) => review.context(),
            Self::Puzzle(puzzle) => puzzle.context(),
            Self::Lessons(_) => Context::Lessons,
            Self::Lesson(lesson) => lesson.context(),
            Self::Lab(lab) => lab.context(),
            Self::Help(_) => Context::Help,
        }
    }

    /// Whether an area has no room for it.
    pub const fn is_too_large(&self, area: Rect) -> bool {
        let least = self.least();
        area.width < least.width || area.height < least.height
    }

    /// The least columns and rows.
    pub const fn least(&self) -> Size {
        match self {
            Self::Menu(_) => Menu::LEAST,
            Self::Setup(_) => SetupForm::LEAST,
            Self::Play(_) => PlayScreen::LEAST,
            Self::Shelf(_) => ShelfScreen::LEAST,
            Self::Review(_) => ReviewScreen::LEAST,
            Self::Puzzle(_) => PuzzleScreen::LEAST,
            Self::Lessons(_) => LessonsScreen::LEAST,
            Self::Lesson(_) => LessonScreen::LEAST,
            Self::Lab(_) => LabScreen::LEAST,
            Self::Help(_) => Help::LEAST,
        }
    }

    /// Draws the whole screen; returns what a click means where.
    pub fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        match self {
            Self::Menu(menu) => menu.draw(area, buf, look),
            Self::Setup(setup) => setup.draw(area, buf, look),
            Self::Play(play) => play.draw(area, buf, look),
            Self::Shelf(shelf) => shelf.draw(area, buf, look),
            Self::Review(review) => review.draw(area, buf, look),
            Self::Puzzle(puzzle) => puzzle.draw(area, buf, look),
            Self::Lessons(list) => list.draw(area, buf, look),
            Self::Lesson(lesson) => lesson.draw(area, buf, look),
            Self::Lab(lab) => lab.draw(area, buf, look),
            Self::Help(help) => help.draw(area, buf, look),
        }
    }

    /// Does what a key stands for.
    pub fn act(&mut self, action: Action, look: &Look) -> Next {
        match self {
            Self::Menu(menu) => menu.act(action),
            Self::Setup(setup) => setup.act(action, look),
            Self::Play(play) => play.act(action, look),
            Self::Shelf(shelf) => shelf.act(action, look),
            Self::Review(review) => review.act(action, look),
            Self::Puzzle(puzzle) => puzzle.act(action, look),
            Self::Lessons(list) => list.act(action, look),
            Self::Lesson(lesson) => lesson.act(action, look),
            Self::Lab(lab) => lab.act(action, look),
            Self::Help(help) => help.act(action, look),
        }
    }

    /// Takes a key that stands for no action, as text where text is typed.
    pub fn key(&mut self, key: KeyEvent) {
        match self {
            Self::Setup(setup) => setup.key(key),
            Self::Play(play) => play.key(key),
            Self::Review(review) => review.key(key),
            Self::Puzzle(puzzle) => puzzle.key(key),
            Self::Lesson(lesson) => lesson.key(key),
            Self::Lab(lab) => lab.key(key),
            _ => {}
        }
    }

    /// Takes pasted text.
    pub fn paste(&mut self, text: &str, look: &Look) -> Next {
        match self {
            Self::Setup(setup) => return setup.paste(text, look),
            Self::Play(play) => play.paste(text, look),
            Self::Review(review) => review.paste(text),
            Self::Puzzle(puzzle) => puzzle.paste(text),
            Self::Lesson(lesson) => lesson.paste(text, look),
            Self::Menu(menu) => return menu.paste(text, look),
            Self::Lab(lab) => lab.paste(text),
            _ => {}
        }
        Next::Stay
    }

    /// A click that is no key's.
    pub fn click(&mut self, hit: Hit, at: Position, look: &Look) -> Next {
        match self {
            Self::Menu(menu) => menu.click(hit),
            Self::Setup(setup) => setup.click(hit, look),
            Self::Play(play) => play.click(hit, at, look),
            Self::Shelf(shelf) => shelf.click(hit, look),
            Self::Review(review) => review.click(hit, at, look),
            Self::Puzzle(puzzle) => puzzle.click(hit, at, look),
            Self::Lessons(list) => list.click(hit, look),
            Self::Lesson(lesson) => lesson.click(hit, at, look),
            Self::Lab(lab) => lab.click(hit, look),
            Self::Help(_) => Help::click(hit),
        }
    }

    /// The game on this screen.
    pub fn table(&mut self) -> Option<&mut dyn Table> {
        match self {
            Self::Menu(menu) => menu.table(),
            Self::Play(play) => Some(play.table()),
            Self::Lesson(lesson) => Some(lesson.table()),
            _ => None,
        }
    }

    /// The questions that have come up here; `None` where none ever do.
    pub fn take_jobs(&mut self) -> Option<Vec<Job>> {
        match self {
            Self::Review(review) => Some(review.take_jobs()),
            Self::Puzzle(puzzle) => Some(puzzle.take_jobs()),
            Self::Setup(setup) => Some(setup.take_jobs()),
            Self::Lab(lab) => Some(lab.take_jobs()),
            other => other.table().map(Table::take_jobs),
        }
    }

    /// Takes in the answers that have come; whether anything changed.
    pub fn collect(&mut self, look: &Look) -> bool {
        match self {
            Self::Review(review) => review.collect(),
            Self::Puzzle(puzzle) => puzzle.collect(),
            Self::Lesson(lesson) => lesson.collect(),
            Self::Setup(setup) => setup.collect(),
            Self::Lab(lab) => lab.collect(look),
            other => other.table().is_some_and(Table::collect),
        }
    }

    /// Whether the solver is at work for this screen.
    pub fn is_thinking(&mut self) -> bool {
        match self {
            Self::Review(review) => review.is_thinking(),
            Self::Puzzle(puzzle) => puzzle.is_thinking(),
            Self::Setup(setup) => setup.is_thinking(),
            Self::Lab(lab) => lab.is_thinking(),
            other => other.table().is_some_and(|table| table.is_thinking()),
        }
    }

    /// The window has this size now.
    pub fn fit(&mut self, area: Rect) {
        match self {
            Self::Play(play) => play.fit(area.width),
            Self::Lesson(lesson) => lesson.fit(area.width),
            Self::Lab(lab) => lab.fit(area.width),
            Self::Help(help) => help.fit(area),
            _ => {}
        }
    }

    /// Stops what runs beside the screen for this one.
    pub fn stop(&mut self) {
        match self {
            Self::Lab(lab) => lab.stop(),
            other => {
                if let Some(table) = other.table() {
                    table.stop();
                }
            }
        }
    }

    /// How long it is to be waited for what happens here by itself; `None` where nothing does.
    pub fn pace(&mut self) -> Option<Duration> {
        match self {
            Self::Play(play) => play.pace(),
            Self::Lab(lab) => lab.pace(),
            other => other.table().and_then(|table| table.pace()),
        }
    }

    /// The time of [`Screen::pace`] is over.
    pub fn tick(&mut self, look: &Look) {
        match self {
            Self::Play(play) => play.tick(look),
            Self::Lab(lab) => lab.tick(),
            other => {
                if let Some(table) = other.table() {
                    table.tick();
                }
            }
        }
    }

    /// The game that is played on this screen.
    pub fn game(&mut self) -> Option<&mut dyn Table> {
        match self {
            Self::Play(play) => Some(play.table()),
            _ => None,
        }
    }

    /// The id of the position on this screen, where it has one that can be copied.
    pub fn id(&self) -> Option<String> {
        match self {
            Self::Play(play) => Some(play.position_id()),
            Self::Puzzle(puzzle) => puzzle.position_id(),
            Self::Lesson(lesson) => Some(lesson.position_id()),
            _ => None,
        }
    }

    /// Shows a line to the user.
    pub fn note(&mut self, note: Note) {
        match self {
            Self::Menu(menu) => menu.note(note),
            Self::Play(play) => play.note(note),
            Self::Shelf(shelf) => shelf.note(note),
            Self::Review(review) => review.note(note),
            Self::Puzzle(puzzle) => puzzle.note(note),
            Self::Lessons(list) => list.note(note),
            Self::Lesson(lesson) => lesson.note(note),
            Self::Lab(lab) => lab.note(note),
            Self::Help(help) => help.note(note),
            Self::Setup(setup) => setup.tell(note),
        }
    }

    /// What is told before the end of a game.
    pub fn tell(&mut self, telling: Telling) {
        match self {
            Self::Play(play) => play.set_telling(telling),
            Self::Setup(setup) => setup.set_telling(telling),
            _ => {}
        }
    }

    /// Whether nothing is lost when the game is left now.
    pub const fn set_safe(&mut self, safe: bool) {
        if let Self::Play(play) = self {
            play.set_safe(safe);
        }
    }

    /// A key that this screen does not act on was pressed: a question that was asked is withdrawn, and its line goes.
    pub fn stay(&mut self) {
        match self {
            Self::Play(play) => play.stay(),
            Self::Shelf(shelf) => shelf.stay(),
            Self::Lab(lab) => lab.stay(),
            _ => {}
        }
    }
}
