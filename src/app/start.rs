//! The start of the arcade, from the settings and its surroundings.

use std::time::Duration;

use super::{App, Kept};
use crate::{
    keep::{
        keeper::Keeper,
        settings::{Settings, SettingsFile, Surroundings},
    },
    look::{Look, theme::Palette},
    play::{board::Degree, files::Files, job::Clock, table::Table},
    screens::{Desk, PuzzleOrder, action::Action},
    teach::lesson::Lesson,
};

/// Longer than key repeat and its initial delay, shorter than a deliberate second Enter.
const HELD: Duration = Duration::from_millis(700);

/// The screen that the arcade opens with.
#[derive(Debug)]
pub enum First {
    /// The list of games.
    Menu,
    /// A game.
    Game(Box<Table>),
    /// A game that goes on where it was left, if it was left.
    GoesOn(Box<Table>),
    /// A game before a class, which is asked before it is told.
    Class(Box<Table>),
    /// The plan of an hour with a class.
    Plan,
    /// The map of a game.
    Map(Box<Table>),
    /// Puzzles.
    Puzzles(PuzzleOrder),
    /// The puzzle of the day, or another one if that is done.
    Today,
    /// The demo, from a seed if one is given.
    Demo(Option<u64>),
    /// The lessons, or one of them.
    Lessons(Option<Lesson>),
}

/// The choices that the arcade starts with.
#[derive(Debug, Clone, Default)]
pub struct Start {
    /// The settings.
    pub settings: Settings,
    /// The defaults for unset ones.
    pub around: Surroundings,
    /// Whether what to reveal was said at the start, so that saved choices are ignored.
    pub tells_as_said: bool,
    /// Whether everything is drawn for a projector.
    pub projector: bool,
}

impl Start {
    /// Sets everything about the look but its language.
    pub fn dress(&self, look: &mut Look) {
        look.set_palette(Palette { colors: self.around.colors, ..look.palette() });
        look.set_theme(self.settings.theme_in(self.around));
        look.set_pieces(self.settings.pieces.unwrap_or_default());
        look.set_glyphs(self.settings.glyphs_in(self.around));
        look.set_projector(self.projector);
        look.wording = self.settings.level();
        look.chatter = self.settings.chatter();
        look.set_keymap(self.settings.keymap());
    }

    /// Creates what all screens share.
    pub fn kept(
        &self,
        first: &First,
        keeper: Option<Keeper>,
        store: Option<SettingsFile>,
        (files, clock): (Files, Clock),
    ) -> Kept {
        // By default everything is shown to a user who gives a game or uses a projector.
        let is_home = matches!(first, First::Menu) && !self.projector;
        let usual = if is_home { Degree::Figure } else { Degree::All };
        let desk = Desk {
            telling: self.settings.telling_or(usual),
            tells_as_said: self.tells_as_said,
            pace: self.settings.pace(),
            ..Desk::new(keeper, files, clock)
        };
        Kept {
            store,
            motion: self.settings.motion_in(self.around),
            mouse: self.settings.mouse(),
            english_alone: !self.around.letters,
            held: HELD,
            desk,
            ..Kept::default()
        }
    }
}

impl App {
    /// Opens the first screen.
    pub fn show(&mut self, first: First) {
        match first {
            First::Menu => {}
            First::Game(table) => self.open(*table),
            First::GoesOn(table) => self.open_or_go_on(*table),
            First::Class(table) => {
                self.open(*table);
                self.act(Action::Class);
                self.settle();
            }
            First::Plan => self.open_plan(),
            First::Map(table) => {
                self.open(*table);
                self.act(Action::Map);
                self.settle();
            }
            First::Puzzles(asked) => self.open_puzzles(asked),
            First::Today => {
                self.act(Action::Puzzle);
                self.settle();
            }
            First::Demo(None) => self.begin_demo(),
            First::Demo(Some(seed)) => self.begin_demo_from(seed),
            First::Lessons(lesson) => self.open_lessons(lesson),
        }
    }
}
