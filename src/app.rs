//! The state machine: a stack of screens, what they look like, and the worker beside them.
//!
//! [`App::update`] takes what happened and changes the state; [`App::draw`] turns the state into a frame and nothing else.

mod acting;
mod asking;
mod demo;
mod keeping;
mod moving;
mod opening;
mod settings;
pub mod worker;

use std::{sync::mpsc::Receiver, time::Duration};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
};

use crate::{
    app::{demo::Demo, worker::Worker},
    keep::settings::{SettingsFile, Unsaved},
    look::{
        Look,
        motion::{Held, Motion, Motions},
        theme::Palette,
    },
    play::board::Status,
    screens::{
        Cx, Desk, Hit, Hits, Home, Note, Screen, Wait,
        action::Action,
        draw_too_small,
        key::Key,
        keymap::{self, Context},
    },
};

/// An event that the arcade takes in.
#[derive(Debug, Clone)]
pub enum Msg {
    /// A key, pressed or repeated.
    Key(Key),
    /// A click of the main button.
    Click(Position),
    /// The wheel: up or down.
    Wheel {
        /// `true` where it turned up.
        up: bool,
    },
    /// Text pasted at once.
    Paste(String),
    /// A frame is about to be drawn, and the window has this size now.
    Size(Rect),
    /// The terminal has said whether its background is light.
    Ground {
        /// `true` where it is light.
        light: bool,
    },
    /// The worker has an answer.
    Answered,
    /// The time of [`App::pace`] is over.
    Tick,
}

/// An effect that the terminal must bring about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Nothing but drawing.
    None,
    /// Give the terminal back and stop, until the shell says go on.
    Suspend,
    /// Use the mouse, or leave it to the terminal.
    Mouse(bool),
    /// Put this text where other programs paste from.
    Copy(String),
    /// End the program.
    Quit,
}

/// The state beside the screens: what outlasts the program, and what does not.
#[derive(Debug, Default)]
pub struct Kept {
    /// The settings' file, if there is a place for one.
    pub store: Option<SettingsFile>,
    /// The worker that writes them.
    pub disk: Worker,
    /// The part of what happens that is shown as it happens.
    pub motion: Motion,
    /// An Enter that follows another within this time is the same key, held.
    pub held: Duration,
    /// `true` where the mouse is used now.
    pub mouse: bool,
    /// `true` where the locale has the letters of English alone.
    pub english_alone: bool,
    /// The desk beside the screens.
    pub desk: Desk,
}

/// The arcade.
#[derive(Debug)]
pub struct App {
    stack: Stack,
    look: Look,
    kept: Kept,
    worker: Worker,
    /// `true` where the worker was still at work when it was last waited for.
    busy: bool,
    /// The moment at which Enter came last.
    entered: Option<Duration>,
    /// The time for which the worker was waited for since the last frame.
    waited: Duration,
    area: Rect,
    /// The id that was copied last.
    copied: Option<String>,
    /// The news of the settings that are being written, while none has come.
    writing: Option<Receiver<Result<(), Unsaved>>>,
    /// The demonstration, while it runs.
    demo: Option<Demo>,
    motions: Motions,
}

/// Home, and the screens over it.
#[derive(Debug)]
struct Stack {
    home: Home,
    /// The screens over home, the uppermost last.
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
    /// The arcade with its menu open.
    pub fn new(look: Look, kept: Kept, worker: Worker, area: Rect) -> Self {
        let mut app = Self {
            stack: Stack { home: Home::of(&look), above: Vec::new() },
            look,
            motions: Motions::new(kept.motion),
            kept,
            worker,
            busy: false,
            entered: None,
            waited: Duration::ZERO,
            area,
            copied: None,
            writing: None,
            demo: None,
        };
        app.show_top();
        app.settle();
        app
    }

    /// Puts the cursor of the game on top on the perfect player's move, without a word.
    pub fn hint(&mut self) {
        if let Some(table) = self.top().table() {
            table.hint();
        }
        self.settle();
    }

    /// Shows a line to the user.
    pub fn note(&mut self, text: String, wrong: bool) {
        self.top().note(Note { text, wrong });
    }

    /// Returns the look in which everything is drawn.
    pub const fn look(&self) -> &Look {
        &self.look
    }

    /// Returns the context whose keys count now.
    pub fn context(&self) -> Context {
        self.stack.top().context(&self.look)
    }

    fn top(&mut self) -> &mut dyn Screen {
        self.stack.top_mut()
    }

    /// Does something with the screen on top, and with what it acts with.
    fn on_top<T>(&mut self, deed: impl FnOnce(&mut dyn Screen, &mut Cx<'_>) -> T) -> T {
        deed(self.stack.top_mut(), &mut Cx { look: &self.look, desk: &mut self.kept.desk })
    }

    /// Takes in what happened. What is to be kept of it waits for [`App::keep`], but for what leaving a screen would lose.
    pub fn update(&mut self, msg: Msg) -> Effect {
        if !self.has_room(self.area) && matches!(msg, Msg::Key(_) | Msg::Click(_) | Msg::Wheel { .. } | Msg::Paste(_)) {
            return self.unseen(&msg);
        }
        if self.is_held(&msg) && self.top().wait() == Some(Wait::Read) {
            return Effect::None;
        }
        if matches!(msg, Msg::Key(_) | Msg::Click(_) | Msg::Wheel { .. } | Msg::Paste(_)) {
            let held = self.finish();
            let is_enter = matches!(&msg, Msg::Key(key) if self.action(*key) == Some(Action::Enter));
            // Who presses Enter while the opponent shows its move wants to see it made, not to play another.
            if held == Some(Held::Pointed) && is_enter && self.context() == Context::Play {
                return Effect::None;
            }
            let ended = held == Some(Held::Ended);
            // The card is neither followed nor closed by what was done before it could be read; only what leaves or takes back
            // counts.
            let leaves = |action| matches!(action, Action::QuitNow | Action::Suspend | Action::Undo | Action::Quit);
            if ended && !matches!(&msg, Msg::Key(key) if self.action(*key).is_some_and(leaves)) {
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
                if self.pace().is_some() {
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

    /// Nobody plays a game that is not seen: what is typed or clicked then does nothing but leave.
    fn unseen(&mut self, msg: &Msg) -> Effect {
        let Msg::Key(key) = msg else { return Effect::None };
        match self.action(*key) {
            Some(action @ (Action::QuitNow | Action::Suspend)) => self.act(action),
            _ => Effect::None,
        }
    }

    /// Returns the action that a key stands for now, if any.
    fn action(&self, key: Key) -> Option<Action> {
        keymap::action(self.context(), key, self.look.language())
    }

    fn key(&mut self, key: Key) -> Effect {
        if let Some(action) = self.action(key) {
            return self.act(action);
        }
        self.top().withdraw();
        self.top().key(key);
        Effect::None
    }

    fn click(&mut self, at: Position) -> Effect {
        // Drawing is pure, so what lies under the click is found by drawing once more beside the screen.
        let hits = self.draw(&mut Buffer::empty(self.area));
        match hits.into_iter().rev().find(|(place, _)| place.contains(at)) {
            Some((_, Hit::Action(action))) => self.act(action),
            Some((_, hit)) => {
                let next = self.on_top(|screen, cx| screen.click(hit, at, cx));
                self.go(next)
            }
            None => Effect::None,
        }
    }

    /// The id that was copied last, to be printed when the program is left.
    pub fn copied(&self) -> Option<&str> {
        self.copied.as_deref()
    }

    /// Returns the time to wait for what happens by itself: the next move of two machines, the next step before a
    /// class; `None` where nothing does.
    pub fn pace(&mut self) -> Option<Duration> {
        let pace = self.demo_pause();
        pace.or_else(|| if let Some(Wait::Time(time)) = self.top().wait() { Some(time) } else { None })
    }

    /// Draws the state; returns what a click means where.
    pub fn draw(&self, buf: &mut Buffer) -> Hits {
        let area = self.area.intersection(buf.area);
        buf.set_style(area, self.look.theme.ground);
        let screen = self.stack.top();
        if !self.has_room(area) {
            draw_too_small(screen.least(), area, buf, &self.look);
            return Vec::new();
        }
        screen.draw(area, buf, &self.look)
    }

    /// Returns whether the screen on top can be drawn in this area.
    fn has_room(&self, area: Rect) -> bool {
        let least = self.stack.top().least();
        area.width >= least.width && area.height >= least.height
    }

    /// The id of the game on top; `None` where there is none.
    pub fn game(&mut self) -> Option<&'static str> {
        self.top().table().map(|table| table.id())
    }

    /// Returns the state of the game on top; `None` where there is none.
    pub fn status(&mut self) -> Option<Status> {
        self.top().table().map(|table| table.status())
    }
}
