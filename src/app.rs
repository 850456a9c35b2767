//! The state machine: home and the screens over it, their look, and the worker that answers their questions.
//!
//! [`App::update`] changes the state by an event; [`App::draw`] only draws the state.

mod acting;
mod asking;
mod demo;
mod keeping;
mod moving;
mod opening;
mod rhythm;
mod settings;
mod start;
pub mod worker;

use std::{sync::mpsc::Receiver, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};

pub use start::{First, Start};

use crate::{
    app::{demo::Demo, worker::Worker},
    keep::settings::{SettingsFile, Unsaved},
    look::{
        Look,
        motion::{Held, Motion, Motions},
        theme::Palette,
        visible::in_cell,
    },
    play::{board::Status, table::Table},
    screens::{
        Cx, Desk, Hit, Hits, Home, Note, Screen, Wait,
        action::Action,
        draw_too_small,
        key::{Code, Key},
        keymap::Context,
        pressed,
        sheet::Sheet,
    },
};

/// An event that the app handles.
#[derive(Debug, Clone)]
pub enum Msg {
    /// A key, pressed or repeated.
    Key(Key),
    /// A click of the main mouse button.
    Click(Position),
    /// A touch of what a [`Sheet`] shows: a cell of its board, or anything else.
    Touch(Hit, Position),
    /// A turn of the mouse wheel.
    Wheel {
        /// Whether it was turned up.
        up: bool,
    },
    /// Pasted text.
    Paste(String),
    /// The size of the window; sent before each frame.
    Size(Rect),
    /// The terminal's answer about its background.
    Ground {
        /// Whether the background is light.
        light: bool,
    },
    /// The worker has finished a job.
    Answered,
    /// The time returned by [`App::pace`] has passed.
    Tick,
}

/// An effect that the terminal carries out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// Restore the terminal and suspend the program until the shell resumes it.
    Suspend,
    /// Turn mouse events on or off.
    Mouse(bool),
    /// Copy this text to the clipboard. Where it is known that this was done, [`App::has_copied`] is called.
    Copy(String),
    /// End the program.
    Quit,
}

/// State shared by all screens; some of it is persisted.
#[derive(Debug, Default)]
pub struct Kept {
    /// The settings file, if there is a place for one.
    pub store: Option<SettingsFile>,
    /// The worker that writes the settings.
    pub disk: Worker,
    /// The amount of motion.
    pub motion: Motion,
    /// An Enter that follows another within this time counts as the same key, held down.
    pub held: Duration,
    /// Whether mouse events are on.
    pub mouse: bool,
    /// Whether the locale can only show ASCII letters, so that no other language can be chosen.
    pub english_alone: bool,
    /// The desk that all screens share.
    pub desk: Desk,
}

/// The whole program, without a terminal.
#[derive(Debug)]
pub struct App {
    stack: Stack,
    look: Look,
    kept: Kept,
    worker: Worker,
    /// At the end of the last wait.
    busy: bool,
    holds: bool,
    began_waiting: Option<Duration>,
    entered: Option<Duration>,
    waited: Duration,
    area: Rect,
    copied: Option<String>,
    /// The result of writing the settings, while that is going on.
    writing: Option<Receiver<Result<(), Unsaved>>>,
    demo: Option<Demo>,
    /// Whether the key for another language was just pressed. Once does nothing, because nobody who presses it by accident can read the
    /// way back.
    asks_language: bool,
    motions: Motions,
}

#[derive(Debug)]
struct Stack {
    home: Home,
    /// The top one is last.
    above: Vec<Box<dyn Screen>>,
}

impl Stack {
    fn top(&self) -> &dyn Screen {
        self.above.last().map_or(&self.home, |screen| screen.as_ref())
    }

    fn top_mut(&mut self) -> &mut dyn Screen {
        match self.above.last_mut() {
            Some(screen) => screen.as_mut(),
            None => &mut self.home,
        }
    }
}

impl App {
    /// Creates the app with home on top.
    pub fn new(look: Look, kept: Kept, worker: Worker, area: Rect) -> Self {
        let mut app = Self {
            stack: Stack { home: Home::of(&look), above: Vec::new() },
            look,
            motions: Motions::new(kept.motion),
            kept,
            worker,
            busy: false,
            holds: false,
            began_waiting: None,
            entered: None,
            waited: Duration::ZERO,
            area,
            copied: None,
            writing: None,
            demo: None,
            asks_language: false,
        };
        app.show_top();
        app.settle();
        app
    }

    /// Puts the cursor of the game on top on the perfect player's move, without a note.
    pub fn hint(&mut self) {
        if let Some(table) = self.top().table() {
            table.hint();
        }
        self.settle();
    }

    /// Returns the worker that answers the questions of the screens.
    pub const fn worker(&mut self) -> &mut Worker {
        &mut self.worker
    }

    /// Shows a line to the user.
    pub fn note(&mut self, text: String, wrong: bool) {
        self.top().note(Note { text, wrong });
    }

    /// Returns the look that everything is drawn in.
    pub const fn look(&self) -> &Look {
        &self.look
    }

    /// Returns the context that decides which keys work now.
    pub fn context(&self) -> Context {
        self.stack.top().context(&self.look)
    }

    fn top(&mut self) -> &mut dyn Screen {
        self.stack.top_mut()
    }

    fn on_top<T>(&mut self, deed: impl FnOnce(&mut dyn Screen, &mut Cx<'_>) -> T) -> T {
        deed(self.stack.top_mut(), &mut Cx { look: &self.look, desk: &mut self.kept.desk })
    }

    /// Handles an event. Changes are saved later, by [`App::keep`], except those that leaving a screen would lose.
    pub fn update(&mut self, msg: Msg) -> Effect {
        let action = match &msg {
            Msg::Key(key) => self.action(*key),
            Msg::Touch(Hit::Action(action), _) => Some(*action),
            _ => None,
        };
        let is_input = matches!(msg, Msg::Key(_) | Msg::Click(_) | Msg::Touch(..) | Msg::Wheel { .. } | Msg::Paste(_));
        if is_input && !self.has_room(self.area) {
            // Nothing can be played in a window that is too small to show it.
            return match action {
                Some(action @ (Action::QuitNow | Action::Suspend)) => self.act(action),
                _ => Effect::None,
            };
        }
        self.asks_language &= !is_input || action == Some(Action::Language);
        let is_enter = action == Some(Action::Enter);
        if is_enter && self.is_held_down() && self.top().wait() == Some(Wait::Read) {
            return Effect::None;
        }
        if is_input {
            let held = self.finish();
            // While the opponent shows its move, Enter makes that move and does not also play the user's next one.
            if held == Some(Held::Pointed) && is_enter && self.context() == Context::Play {
                return Effect::None;
            }
            // The card has only just appeared. Nobody can mean a key for it yet, except a key that leaves or undoes.
            let leaves = matches!(action, Some(Action::QuitNow | Action::Suspend | Action::Undo | Action::Quit));
            if matches!(held, Some(Held::Ended | Held::Feast)) && !leaves {
                return Effect::None;
            }
        }
        if self.demo.is_some() && self.ends_demo(&msg) {
            return self.end_demo();
        }
        let is_frame = matches!(msg, Msg::Size(_));
        let effect = match msg {
            Msg::Key(key) => self.key(key),
            Msg::Click(at) => self.click(at),
            Msg::Touch(hit, at) => self.hit(hit, at),
            Msg::Wheel { up } => self.act(if up { Action::Up } else { Action::Down }),
            Msg::Ground { light } => {
                let palette = Palette { light, ..self.look.palette() };
                self.look.set_palette(palette);
                Effect::None
            }
            Msg::Paste(text) => {
                let next = self.on_top(|screen, cx| screen.paste(&text, cx));
                self.go(next)
            }
            Msg::Size(area) => {
                self.area = area;
                Effect::None
            }
            Msg::Answered => Effect::None,
            Msg::Tick if self.demo_pause().is_some() => {
                self.next_demo();
                Effect::None
            }
            Msg::Tick => {
                // Something that is being shown is shown to its end.
                if self.held().is_none() {
                    self.on_top(|screen, cx| screen.go_on(cx.look));
                }
                Effect::None
            }
        };
        self.settle();
        if is_frame {
            self.waited = Duration::ZERO;
        }
        effect
    }

    fn action(&self, key: Key) -> Option<Action> {
        self.look.keymap().action(self.context(), key, self.look.language())
    }

    fn key(&mut self, key: Key) -> Effect {
        if let Some(action) = self.action(key) {
            return self.act(action);
        }
        self.top().withdraw();
        self.top().key(key);
        // A letter may be a key on another screen. A digit begins a move.
        if !self.context().is_text() && matches!(key.code, Code::Char(_)) && !key.is_digit() {
            self.say_where(key);
        }
        Effect::None
    }

    fn click(&mut self, at: Position) -> Effect {
        // Drawing changes nothing, so the target of a click is found by drawing into another buffer.
        let mut frame = Buffer::empty(self.area);
        let drawn = self.draw(&mut frame);
        match self.with_keys(&frame, drawn).into_iter().rev().find(|(place, _)| place.contains(at)) {
            Some((_, hit)) => self.hit(hit, at),
            None => Effect::None,
        }
    }

    fn hit(&mut self, hit: Hit, at: Position) -> Effect {
        if let Hit::Action(action) = hit {
            return self.act(action);
        }
        let next = self.on_top(|screen, cx| screen.click(hit, at, cx));
        self.go(next)
    }

    /// Returns whether a page shows the screen on top as shapes, sentences and buttons.
    pub fn has_sheet(&self) -> bool {
        self.stack.top().has_sheet(self.area.as_size(), &self.look)
    }

    /// Returns what the screen on top shows, with its board drawn in so many cells, for a page that has shapes, sentences and buttons;
    /// `None` if the screen draws itself in cells.
    pub fn sheet(&self, room: Size) -> Option<Sheet> {
        self.stack.top().sheet(self.area.as_size(), room, &self.look)
    }

    /// Returns the id that was last copied, to be printed on exit.
    pub fn copied(&self) -> Option<&str> {
        self.copied.as_deref()
    }

    /// Returns how long to wait before sending [`Msg::Tick`]: the next move of two machines, the next step of a lecture. `None`
    /// if nothing happens by itself.
    pub fn pace(&mut self) -> Option<Duration> {
        let pace = self.demo_pause();
        pace.or_else(|| if let Some(Wait::Time(time)) = self.top().wait() { Some(time) } else { None })
    }

    /// Draws the state. Returns what a click means in each place.
    pub fn draw(&self, buf: &mut Buffer) -> Hits {
        let area = self.area.intersection(buf.area);
        buf.set_style(area, self.look.theme.ground);
        let screen = self.stack.top();
        if !self.has_room(area) {
            draw_too_small(screen.least(), area, buf, &self.look);
            return Vec::new();
        }
        let drawn = screen.draw(area, buf, &self.look);
        // A last check, for any text from outside that was not checked where it came in.
        for cell in buf.content.iter_mut().filter(|cell| cell.symbol().len() > 1) {
            if let Some(symbol) = in_cell(cell.symbol()) {
                cell.set_symbol(&symbol);
            }
        }
        drawn
    }

    /// Returns the names of keys in the texts of a frame, together with what was drawn in it, which takes precedence.
    pub fn with_keys(&self, frame: &Buffer, drawn: Hits) -> Hits {
        let mut hits = pressed(frame, self.context(), &self.look);
        hits.extend(drawn);
        hits
    }

    fn has_room(&self, area: Rect) -> bool {
        let least = self.stack.top().least();
        area.width >= least.width && area.height >= least.height
    }

    /// Returns the size that the screen on top needs.
    pub fn least(&self) -> Size {
        self.stack.top().least()
    }

    /// Returns the number of screens over home.
    pub fn depth(&self) -> usize {
        self.stack.above.len()
    }

    /// Leaves screens until this many are open over home.
    pub fn go_back_to(&mut self, depth: usize) {
        self.demo = None;
        self.back_to(depth.min(self.depth()));
        self.settle();
    }

    /// Reloads the texts, after those of the language have been supplied.
    pub fn reread(&mut self) {
        self.look.set_language(self.look.language());
        self.settle();
    }

    /// Calls `deed` with the game on top, if there is one.
    pub fn with_table<T>(&mut self, deed: impl FnOnce(&Table, &Look) -> T) -> Option<T> {
        self.stack.top_mut().table().map(|table| deed(table, &self.look))
    }

    /// Returns what the screen on top says besides its game, in sentences.
    pub fn heard(&self) -> Vec<String> {
        self.stack.top().heard(&self.look)
    }

    /// Returns the id of the game on top, if there is one.
    pub fn game(&mut self) -> Option<&'static str> {
        self.top().table().map(|table| table.id())
    }

    /// Returns the state of the game on top, if there is one.
    pub fn status(&mut self) -> Option<Status> {
        self.top().table().map(|table| table.status())
    }

    /// Returns the moves of the game on top, if there is one.
    pub fn moves(&mut self) -> Option<Vec<String>> {
        self.top().table().map(|table| table.moves())
    }
}
