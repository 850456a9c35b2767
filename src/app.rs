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
        Cx, Desk, Hit, Hits, Home, Note, Screen,
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
    screens: Vec<Box<dyn Screen>>,
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

impl App {
    /// The arcade with its menu open.
    pub fn new(look: Look, kept: Kept, worker: Worker, area: Rect) -> Self {
        let mut app = Self {
            screens: vec![Box::new(Home::of(&look))],
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
        app.look_again();
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
        self.screens.last().map_or(Context::Home, |screen| screen.context(&self.look))
    }

    fn top(&mut self) -> &mut dyn Screen {
        if self.screens.is_empty() {
            self.screens.push(Box::new(Home::of(&self.look)));
        }
        let last = self.screens.len() - 1;
        self.screens[last].as_mut()
    }

    /// Does something with the screen on top, and with what it acts with.
    fn on_top<T>(&mut self, deed: impl FnOnce(&mut dyn Screen, &mut Cx<'_>) -> T) -> T {
        self.top();
        let mut cx = Cx { look: &self.look, desk: &mut self.kept.desk };
        let last = self.screens.len() - 1;
        deed(self.screens[last].as_mut(), &mut cx)
    }

    /// Takes in what happened. What is to be kept of it waits for [`App::keep`], but for what leaving a screen would lose.
    pub fn update(&mut self, msg: Msg) -> Effect {
        if self.is_too_small() && matches!(msg, Msg::Key(_) | Msg::Click(_) | Msg::Wheel { .. } | Msg::Paste(_)) {
            return self.unseen(&msg);
        }
        if self.is_held(&msg) && self.top().shows_end() {
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
                let look = &self.look;
                if let Some(screen) = self.screens.last_mut() {
                    screen.tick(look);
                }
                Effect::None
            }
        };
        self.settle();
        if is_frame {
            self.waited = Duration::ZERO;
        }
        self.keep_ended();
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
        self.top().stay();
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
        self.demo_pause().or_else(|| self.top().pace())
    }

    /// Draws the state; returns what a click means where.
    pub fn draw(&self, buf: &mut Buffer) -> Hits {
        let area = self.area.intersection(buf.area);
        buf.set_style(area, self.look.theme.ground);
        let Some(screen) = self.screens.last() else { return Vec::new() };
        if screen.is_too_large(area) {
            draw_too_small(screen.least(), area, buf, &self.look);
            return Vec::new();
        }
        screen.draw(area, buf, &self.look)
    }

    fn is_too_small(&self) -> bool {
        self.screens.last().is_some_and(|screen| screen.is_too_large(self.area))
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
