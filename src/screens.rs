//! The screens: what each does with keys, clicks, time and answers.

pub mod action;
mod chrome;
mod desk;
mod find;
mod help;
mod home;
pub mod key;
pub mod keymap;
mod lab;
mod lesson;
mod lessons;
mod map;
mod plan;
mod play;
mod pointer;
mod prompt;
mod puzzle;
mod review;
mod seat;
mod setup;
mod shelf;
mod text;
mod trial;
mod why;

use std::{fmt::Debug, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};

pub use chrome::{Hint, Note, draw_too_small};
pub use desk::Desk;
pub use find::Find;
pub use help::{About, Help, rows as help_rows};
pub use home::Home;
pub use keymap::key_name;
pub use lab::{LabScreen, Plan, Speed};
pub use lesson::LessonScreen;
pub use lessons::LessonsScreen;
pub use map::MapScreen;
pub use plan::PlanScreen;
pub use play::PlayScreen;
use play::{GameView, Guidance, Untold};
pub use puzzle::{PuzzleKind, PuzzleOrder, PuzzleScreen, Source};
pub use review::ReviewScreen;
pub use seat::SeatScreen;
pub use setup::{Filled, Players, SetupForm};
pub use shelf::ShelfScreen;

use zugzwang_engine::{Machine, matchbox::Bout};

use crate::{
    look::{
        Look,
        motion::{Held, Places},
        own::Own,
    },
    play::{
        board::{Insight, Side, Table, Telling},
        boards,
        job::Job,
    },
    screens::{action::Action, key::Key, keymap::Context},
};

/// The look and the desk that a screen acts with.
#[derive(Debug)]
pub struct Cx<'a> {
    /// The look in which everything is drawn.
    pub look: &'a Look,
    /// The desk beside the screens.
    pub desk: &'a mut Desk,
}

/// The change of the stack of screens that comes next.
#[derive(Debug)]
pub enum Next {
    /// It stays.
    Stay,
    /// Screens come on top, the last one uppermost: it is what is opened, the others lie below it.
    Push(Vec<Box<dyn Screen>>),
    /// The arcade plays and explains by itself.
    Demo,
    /// The top screen goes.
    Pop,
    /// The top screen goes, and these come in its place.
    Instead(Vec<Box<dyn Screen>>),
    /// The top screen goes with the one below it, and these come in the place of both.
    InsteadOfBoth(Vec<Box<dyn Screen>>),
    /// The top screen goes, and the one below it does this.
    Below(Action),
    /// Everything goes but home.
    Home,
    /// Everything goes but home, and these come on top of it.
    Anew(Vec<Box<dyn Screen>>),
    /// The program ends.
    Quit,
}

impl Next {
    /// This screen comes on top.
    fn push(screen: impl Screen + 'static) -> Self {
        Self::Push(vec![Box::new(screen)])
    }
}

/// A game over the setup of its kind, so that a new one is near.
pub(crate) fn over_setup(game: PlayScreen, Cx { desk, look }: &mut Cx<'_>) -> Vec<Box<dyn Screen>> {
    let form =
        |entry| Box::new(SetupForm::with(entry, game.setup(), look).below(game.players(), desk)) as Box<dyn Screen>;
    let form = boards::find(game.id()).map(form);
    form.into_iter().chain([Box::new(game) as Box<dyn Screen>]).collect()
}

/// A game of one's own over its setups: the one that was left, or a new one against the machine that is easy on whoever has not won
/// yet.
pub(crate) fn own_game(own: &Own, cx: &mut Cx<'_>) -> Option<Vec<Box<dyn Screen>>> {
    let kept = cx.desk.keeper.as_mut().map_or(Ok(None), |keeper| keeper.unfinished(&own.game));
    let left = cx.desk.read(kept, cx.look).flatten().filter(|saved| saved.own(cx.look) == Some(own));
    if let Some(game) = left.and_then(PlayScreen::resumed) {
        return Some(over_setup(game, cx));
    }
    let mut table = boards::find(&own.game)?.open(&own.fields, &[], Side::First).ok()?;
    table.seating_mut().oppose(Machine::Coach(0));
    Some(over_setup(PlayScreen::new(table), cx))
}

/// The meaning of a click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// As if its key were pressed.
    Action(Action),
    /// An item of the screen, by its number.
    Item(usize),
    /// The board drawn in this area.
    Board(Rect),
    /// This piece of the board, to be seen moving: a click there is the board's.
    Piece(u64),
}

/// Places on the screen and what a click there means; later ones lie on top.
pub type Hits = Vec<(Rect, Hit)>;

/// The board drawn in this area, over its pieces.
fn board_hits(area: Rect, pieces: Places) -> Hits {
    let pieces = pieces.into_iter().map(|(piece, place)| (place, Hit::Piece(piece)));
    pieces.chain([(area, Hit::Board(area))]).collect()
}

/// A screen that a user sees and acts on.
pub trait Screen: Debug {
    /// The least columns and rows.
    fn least(&self) -> Size;

    /// Returns the context that says which keys count here.
    fn context(&self, look: &Look) -> Context;

    /// Draws the whole screen; returns what a click means where.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits;

    /// Does what a key stands for.
    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next;

    /// A click that is no key's.
    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next;

    /// Shows a line to the user.
    fn note(&mut self, note: Note);

    /// Takes a key that stands for no action, as text where text is typed.
    fn key(&mut self, _key: Key) {}

    /// Takes pasted text.
    fn paste(&mut self, _text: &str, _cx: &mut Cx<'_>) -> Next {
        Next::Stay
    }

    /// The game on this screen, also where it is only looked at.
    fn table(&mut self) -> Option<&mut dyn Table> {
        None
    }

    /// The game that is played on this screen, and kept.
    fn game(&mut self) -> Option<&mut dyn Table> {
        None
    }

    /// The questions that have come up here; `None` where none ever do.
    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        self.table().map(Insight::take_jobs)
    }

    /// Takes in the answers that have come; whether anything changed.
    fn collect(&mut self, _look: &Look) -> bool {
        self.table().is_some_and(Insight::collect)
    }

    /// Returns whether the solver is at work for this screen.
    fn is_thinking(&mut self) -> bool {
        self.table().is_some_and(|table| table.is_thinking())
    }

    /// The window has this size now.
    fn fit(&mut self, _area: Rect) {}

    /// Stops what runs beside the screen for this one.
    fn stop(&mut self) {
        if let Some(table) = self.table() {
            table.stop();
        }
    }

    /// Returns the time to wait for what happens here by itself; `None` where nothing does.
    fn pace(&mut self) -> Option<Duration> {
        self.table().and_then(|table| table.pace())
    }

    /// The time of [`Screen::pace`] is over.
    fn tick(&mut self, _look: &Look) {
        if let Some(table) = self.table() {
            table.seating_mut().clock.tick();
        }
    }

    /// Returns what is shown here for a while before it goes on by itself, if anything.
    fn held(&mut self) -> Option<Held> {
        self.table().filter(|table| table.is_pointed()).map(|_| Held::Pointed)
    }

    /// Returns whether the end of a game is told over it, with what comes next.
    fn shows_end(&self) -> bool {
        false
    }

    /// That was shown long enough.
    fn go_on(&mut self, _look: &Look) {
        if let Some(table) = self.table() {
            table.make_pointed();
        }
    }

    /// The id of the game that this screen is about, where it is about one.
    fn about(&self) -> Option<&'static str> {
        None
    }

    /// The id of the position on this screen, where it has one that can be copied.
    fn id(&self) -> Option<String> {
        None
    }

    /// Why it cannot be chosen here what is told before the end; `None` where it can.
    fn untold(&self, _look: &Look) -> Option<String> {
        None
    }

    /// Sets what is told before the end of a game.
    fn tell(&mut self, _telling: Telling, _look: &Look) {}

    /// A key that this screen does not act on was pressed: a question that was asked is withdrawn, and its line goes.
    fn stay(&mut self) {}

    /// It is about to come on top: it takes up what is remembered.
    fn opened(&mut self, _desk: &mut Desk) {}

    /// Something was done on it that leads on: it leaves what is to be remembered.
    fn acted(&mut self, _desk: &mut Desk) {}

    /// It is gone: what is to be remembered of it is.
    fn left(self: Box<Self>, _desk: &mut Desk) {}

    /// It has come into sight: it looks at what is kept.
    fn uncovered(&mut self, _cx: &mut Cx<'_>) {}

    /// Nothing more happens for a moment, or it is left: it keeps what has changed.
    fn settled(&mut self, _cx: &mut Cx<'_>) {}

    /// Keeps at once what has come to its end: before anything else is kept it may be taken back, or begun again.
    fn keep_ended(&mut self, _cx: &mut Cx<'_>) {}

    /// The game that a person has ended here against a machine of boxes, as the machine's.
    fn bout(&self) -> Option<Bout> {
        None
    }

    /// The machine of boxes on this screen learns from a game that was played over it.
    fn learn(&mut self, _bout: Bout, _look: &Look) {}

    /// Puts the pointer on this game.
    fn choose(&mut self, _game: &str) {}

    /// The line that is shown, if it is to be told elsewhere.
    fn take_note(&mut self) -> Option<Note> {
        None
    }

    /// Returns whether an area has no room for it.
    fn is_too_large(&self, area: Rect) -> bool {
        let least = self.least();
        area.width < least.width || area.height < least.height
    }
}
