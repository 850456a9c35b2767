//! The screens: how each handles keys, clicks, time and answers.

mod chrome;
mod daily;
mod desk;
mod find;
mod help;
mod home;
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

use std::{
    fmt::{self, Debug},
    time::Duration,
};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};

// Keys belong to the look, because texts name them.
pub use crate::look::{
    action, key,
    keymap::{self, key_name},
};
pub use chrome::{Hint, Note, draw_too_small, pressed};
pub use daily::line as day_line;
pub use desk::Desk;
pub use find::Find;
pub use help::{Help, rows as help_rows};
pub use home::Home;
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

use zugzwang_engine::{Machine, Setup};

use crate::{
    look::{
        Look,
        motion::{Held, Places},
        own::Own,
    },
    play::{
        board::{Side, Step},
        boards,
        job::Job,
        table::Table,
    },
    screens::{action::Action, key::Key, keymap::Context},
};

/// The context that a screen acts in.
#[derive(Debug)]
pub struct Cx<'a> {
    /// The look that everything is drawn in.
    pub look: &'a Look,
    /// The desk that all screens share.
    pub desk: &'a mut Desk,
}

/// The change of the stack of screens after an action.
#[derive(Debug)]
pub enum Next {
    /// No change.
    Stay,
    /// Pushes screens and opens the last one.
    Push(Vec<Box<dyn Screen>>),
    /// Starts the demo.
    Demo,
    /// Pops the top screen.
    Pop,
    /// Pops the top screen and pushes these.
    Instead(Vec<Box<dyn Screen>>),
    /// Pops the top screen and the one below it, and pushes these.
    InsteadOfBoth(Vec<Box<dyn Screen>>),
    /// Pops the top screen and performs an action on the one below it.
    Below(Action),
    /// Pops everything over home.
    Home,
    /// Pops everything over home and pushes these.
    Anew(Vec<Box<dyn Screen>>),
    /// Ends the program.
    Quit,
}

impl Next {
    /// Pushes one screen.
    fn push(screen: impl Screen + 'static) -> Self {
        Self::Push(vec![Box::new(screen)])
    }
}

/// Returns the step by which an action moves the cursor on a board, if it does.
pub(crate) const fn step(action: Action) -> Option<Step> {
    Some(match action {
        Action::Up => Step::Up,
        Action::Down => Step::Down,
        Action::Left => Step::Left,
        Action::Right => Step::Right,
        Action::PageUp => Step::More,
        Action::PageDown => Step::Less,
        Action::Home => Step::Least,
        Action::End => Step::Most,
        Action::Clear => Step::Clear,
        _ => return None,
    })
}

/// Returns a game with its setup form below it, where another game can be started.
pub(crate) fn over_setup(game: PlayScreen, Cx { desk, look }: &mut Cx<'_>) -> Vec<Box<dyn Screen>> {
    let form =
        |entry| Box::new(SetupForm::with(entry, game.setup(), look).below(game.players(), desk)) as Box<dyn Screen>;
    let form = boards::find(game.id()).map(form);
    form.into_iter().chain([Box::new(game) as Box<dyn Screen>]).collect()
}

/// Returns a game from the user's files with its setup form: the unfinished one, or a new one against the easiest Coach.
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
    /// The same as the key of this action.
    Action(Action),
    /// An item of the screen, by its index.
    Item(usize),
    /// The board drawn in this area.
    Board(Rect),
    /// A piece of the board, by its number, to animate its moves. A click on it goes to the board.
    Piece(u64),
}

/// Places on the screen and what a click there means. Later places cover earlier ones.
pub type Hits = Vec<(Rect, Hit)>;

/// Returns the places of a board: its pieces, and over them the whole area.
fn board_hits(area: Rect, pieces: Places) -> Hits {
    let pieces = pieces.into_iter().map(|(piece, place)| (place, Hit::Piece(piece)));
    pieces.chain([(area, Hit::Board(area))]).collect()
}

/// An event that a screen waits for before it goes on by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// This time to pass: until the next move of two machines, or the next step of a lecture.
    Time(Duration),
    /// The user to see this: an opponent's move, or the end of a game.
    Seen(Held),
    /// The user to read: an Enter that is only held down does not go on.
    Read,
}

/// The subject of a screen, for help and for copying.
#[derive(Debug)]
pub struct About {
    /// The game's id.
    pub game: &'static str,
    /// The setup of the game on the screen; `None` where the game is only named.
    pub setup: Option<Setup>,
    /// The id of the position on the screen; `None` where there is none to copy.
    pub position: Option<String>,
}

impl About {
    /// A screen about this game, without a position.
    const fn game(game: &'static str) -> Self {
        Self { game, setup: None, position: None }
    }
}

/// A screen that the user sees and acts on.
pub trait Screen {
    /// Returns the smallest size it can be drawn in.
    fn least(&self) -> Size {
        Size::new(44, 12)
    }

    /// Returns the context that decides which keys work now.
    fn context(&self, look: &Look) -> Context;

    /// Draws the whole screen. Returns what a click means in each place.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits;

    /// Does what a key stands for.
    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next;

    /// Handles a click that stands for no key.
    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next;

    /// Shows a line to the user.
    fn note(&mut self, note: Note);

    /// Handles a key without an action: it is text where text is typed.
    fn key(&mut self, _key: Key) {}

    /// Handles pasted text.
    fn paste(&mut self, _text: &str, _cx: &mut Cx<'_>) -> Next {
        Next::Stay
    }

    /// Withdraws a question such as "Press x again to resign": another key was pressed, which the screen does not act on.
    fn withdraw(&mut self) {}

    /// Returns the game on this screen, if it has one.
    fn table(&mut self) -> Option<&mut Table> {
        None
    }

    /// Returns what the screen is about, if it is about one game.
    fn about(&mut self) -> Option<About> {
        None
    }

    /// Returns the text to copy, if there is one: by default the id of the position.
    fn copied(&mut self, _look: &Look) -> Option<String> {
        self.about()?.position
    }

    /// Returns what the screen says besides its game, in sentences, for those who do not see it: the move under the cursor, a hint,
    /// a question and the answer to it.
    fn heard(&self, _look: &Look) -> Vec<String> {
        Vec::new()
    }

    /// Takes the window's new size.
    fn fit(&mut self, _area: Rect) {}

    /// Takes the questions for the solver that have come up; `None` if the screen never asks any.
    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        self.table().map(Table::take_jobs)
    }

    /// Collects finished answers. Returns whether anything changed.
    fn collect(&mut self, _cx: &mut Cx<'_>) -> bool {
        self.table().is_some_and(Table::collect)
    }

    /// Returns whether the solver is at work for this screen.
    fn is_thinking(&mut self) -> bool {
        self.table().is_some_and(|table| table.is_thinking())
    }

    /// Returns what the screen waits for before it [goes on](Self::go_on) by itself; `None` if it waits for the user to act.
    fn wait(&mut self) -> Option<Wait> {
        let table = self.table()?;
        if table.is_pointed() { Some(Wait::Seen(Held::Pointed)) } else { table.pace().map(Wait::Time) }
    }

    /// Goes on by itself: what it waited for has come.
    fn go_on(&mut self, _look: &Look) {
        let Some(table) = self.table() else { return };
        if table.is_pointed() {
            table.make_pointed();
        } else {
            table.seating_mut().clock.tick();
        }
    }

    /// Reads what is saved or remembered: the screen has come on top, newly opened or uncovered.
    fn shown(&mut self, _cx: &mut Cx<'_>) {}

    /// Saves what has changed: nothing more happens for a moment.
    fn settled(&mut self, _cx: &mut Cx<'_>) {}

    /// Ends the screen, which has left the stack, and saves what has changed. Dropping it stops its jobs.
    fn left(mut self: Box<Self>, cx: &mut Cx<'_>) {
        self.settled(cx);
    }
}

impl Debug for dyn Screen {
    /// Writes no more than that it is a screen: a trait that asks for all of its state would make every program carry that.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Screen")
    }
}
