//! A screen: the questions that it can be asked, and the meaning of its answers.

use std::{
    fmt::{self, Debug},
    time::Duration,
};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang_engine::Setup;

use super::{
    Desk, Note,
    chrome::{sheet::Sheet, view::View},
};
use crate::{
    look::{
        Look,
        action::Action,
        key::Key,
        keymap::Context,
        motion::{Held, Places},
    },
    play::{job::Job, table::Table},
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
    pub(super) fn push(screen: impl Screen + 'static) -> Self {
        Self::Push(vec![Box::new(screen)])
    }
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
    /// A piece of the board, by its number, to animate its moves. A click on it is a click on the board.
    Piece(u64),
}

/// Places on the screen and what a click there means. Later places cover earlier ones.
pub type Hits = Vec<(Rect, Hit)>;

/// Returns the places of a board: its pieces, and over them the whole area.
pub(super) fn board_hits(area: Rect, pieces: Places) -> Hits {
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
    pub(super) const fn game(game: &'static str) -> Self {
        Self { game, setup: None, position: None }
    }
}

/// A screen that the user sees and acts on.
pub trait Screen {
    /// Returns the smallest size that the screen can be drawn in.
    fn least(&self) -> Size {
        Size::new(44, 12)
    }

    /// Returns the context that decides which keys work now.
    fn context(&self, look: &Look) -> Context;

    /// Passes on what the screen shows in a window of this size, unless it draws itself.
    fn view(&self, _window: Size, _look: &Look, _show: &mut dyn FnMut(&View<'_>)) {}

    /// Draws the whole screen. Returns what a click means in each place.
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let mut hits = Hits::new();
        self.view(area.as_size(), look, &mut |view| hits = view.draw(area, buf, look));
        hits
    }

    /// Returns what the screen shows on a page, with its board drawn in so many cells; `None` if it draws itself in cells.
    fn sheet(&self, window: Size, room: Size, look: &Look) -> Option<Sheet> {
        let mut sheet = None;
        self.view(window, look, &mut |view| sheet = view.sheet(room, look));
        sheet
    }

    /// Whether there is a sheet of the screen, whatever the size of the window.
    fn has_sheet(&self, window: Size, look: &Look) -> bool {
        let mut is_there = false;
        self.view(window, look, &mut |view| is_there = view.has_sheet());
        is_there
    }

    /// Performs the action of a key.
    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next;

    /// Handles a click that stands for no key.
    fn click(&mut self, hit: Hit, at: Position, cx: &mut Cx<'_>) -> Next;

    /// Shows a line to the user.
    fn note(&mut self, note: Note);

    /// Handles a key without an action as text, where text is typed.
    fn key(&mut self, _key: Key) {}

    /// Handles pasted text.
    fn paste(&mut self, _text: &str, _cx: &mut Cx<'_>) -> Next {
        Next::Stay
    }

    /// Withdraws a question such as "Press x again to resign", because a key was pressed on which the screen does not act.
    fn withdraw(&mut self) {}

    /// Returns the game on this screen, if it has one.
    fn table(&mut self) -> Option<&mut Table> {
        None
    }

    /// Returns the subject of the screen, if it is about one game.
    fn about(&mut self) -> Option<About> {
        None
    }

    /// Returns the text to copy, if there is one: by default the id of the position.
    fn copied(&mut self, _look: &Look) -> Option<String> {
        self.about()?.position
    }

    /// Returns what the screen says besides its game, in sentences, for those who do not see it: the move under the cursor, a hint,
    /// a question and the answer to it.
    fn heard(&self, look: &Look) -> Vec<String> {
        let mut heard = Vec::new();
        self.view(Size::MAX, look, &mut |view| heard = view.heard());
        heard
    }

    /// Takes the window's new size.
    fn fit(&mut self, _area: Rect) {}

    /// Takes the new questions for the solver; `None` if the screen never asks any.
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

    /// Returns the event before which the screen does not [go on](Self::go_on) by itself; `None` if it waits for the user to act.
    fn wait(&mut self) -> Option<Wait> {
        let table = self.table()?;
        if table.is_pointed() { Some(Wait::Seen(Held::Pointed)) } else { table.pace().map(Wait::Time) }
    }

    /// Goes on by itself, because the event that it waited for has come.
    fn go_on(&mut self, _look: &Look) {
        let Some(table) = self.table() else { return };
        if table.is_pointed() {
            table.make_pointed();
        } else {
            table.seating_mut().clock.tick();
        }
    }

    /// Reads saved and remembered data, because the screen has come on top: newly opened, or uncovered.
    fn shown(&mut self, _cx: &mut Cx<'_>) {}

    /// Saves what has changed, because nothing more happens for a moment.
    fn settled(&mut self, _cx: &mut Cx<'_>) {}

    /// Saves what has changed in a screen that has left the stack. Dropping the screen stops its jobs.
    fn left(mut self: Box<Self>, cx: &mut Cx<'_>) {
        self.settled(cx);
    }
}

impl Debug for dyn Screen {
    /// Writes only that this is a screen: to ask for its whole state would put the code for that into every program.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Screen")
    }
}
