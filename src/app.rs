//! The state machine: a stack of screens, what they look like, and the worker beside them.
//!
//! [`App::update`] takes what happened and changes the state; [`App::draw`] turns the state into a frame and nothing else.

use std::time::{Duration, Instant};

use crossterm::event::KeyEvent;
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
};

use crate::{
    action::Action,
    board::{Status, Table, Telling},
    boards,
    config::Store,
    glyphs::GlyphSet,
    keymap::{self, Key},
    look::Look,
    say,
    screens::{Help, Hit, Hits, Menu, Next, Note, PlayScreen, Screen, SetupForm, draw_too_small},
    worker::Worker,
};

/// What happened.
#[derive(Debug, Clone)]
pub enum Msg {
    /// A key, pressed, repeated or released.
    Key(KeyEvent),
    /// A click of the main button.
    Click(Position),
    /// The wheel: up or down.
    Wheel {
        /// Whether up.
        up: bool,
    },
    /// Text pasted at once.
    Paste(String),
    /// The window has this size now.
    Size(Rect),
    /// The worker has an answer.
    Answered,
    /// The time of [`App::pace`] is over.
    Tick,
}

/// What the terminal must do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Nothing but drawing.
    None,
    /// Give the terminal back and stop, until the shell says go on.
    Suspend,
    /// Use the mouse, or leave it to the terminal.
    Mouse(bool),
    /// End the program.
    Quit,
}

/// What outlasts the program, and what does not.
#[derive(Debug, Default)]
pub struct Kept {
    /// The settings' file, if there is a place for one.
    pub store: Option<Store>,
    /// Whether the mouse is used now.
    pub mouse: bool,
    /// What is told before the end of a game.
    pub telling: Telling,
    /// What machines that err begin their chance with.
    pub seed: u64,
}

/// Seeds of one game after another lie further apart than games are long.
const SEEDS_APART: u64 = 1 << 32;

/// The arcade.
#[derive(Debug)]
pub struct App {
    screens: Vec<Screen>,
    look: Look,
    kept: Kept,
    worker: Worker,
    /// Whether the worker was still at work when it was last waited for.
    busy: bool,
    area: Rect,
}

impl App {
    /// The arcade with its menu open.
    pub fn new(look: Look, kept: Kept, worker: Worker, area: Rect) -> Self {
        let mut app = Self { screens: vec![Screen::Menu(Menu::default())], look, kept, worker, busy: false, area };
        app.settle();
        app
    }

    /// Opens a game on top of the menu and its setup.
    pub fn open(&mut self, table: Box<dyn Table>) {
        if let Some(entry) = boards::find(table.id()) {
            self.screens.push(Screen::Setup(SetupForm::with(entry, table.setup())));
        }
        self.go(Next::Push(Screen::Play(PlayScreen::new(table))));
        self.settle();
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

    /// How it looks.
    pub const fn look(&self) -> &Look {
        &self.look
    }

    fn top(&mut self) -> &mut Screen {
        if self.screens.is_empty() {
            self.screens.push(Screen::Menu(Menu::default()));
        }
        let last = self.screens.len() - 1;
        &mut self.screens[last]
    }

    /// Takes in what happened.
    pub fn update(&mut self, msg: Msg) -> Effect {
        let effect = match msg {
            Msg::Key(key) => self.key(key),
            Msg::Click(at) => self.click(at),
            Msg::Wheel { up } => self.act(if up { Action::Up } else { Action::Down }),
            Msg::Paste(text) => {
                self.top().paste(&text);
                Effect::None
            }
            Msg::Size(area) => {
                self.area = area;
                Effect::None
            }
            Msg::Answered => Effect::None,
            Msg::Tick => {
                if let Some(table) = self.top().table() {
                    table.tick();
                }
                Effect::None
            }
        };
        self.settle();
        effect
    }

    fn key(&mut self, event: KeyEvent) -> Effect {
        let Some(key) = Key::pressed(&event) else { return Effect::None };
        let context = self.top().context();
        if let Some(action) = keymap::action(context, key) {
            return self.act(action);
        }
        self.top().key(event);
        Effect::None
    }

    fn click(&mut self, at: Position) -> Effect {
        // Drawing is pure, so what lies under the click is found by drawing once more beside the screen.
        let hits = self.draw(&mut Buffer::empty(self.area));
        match hits.into_iter().rev().find(|(place, _)| place.contains(at)) {
            Some((_, Hit::Action(action))) => self.act(action),
            Some((_, hit)) => {
                let look = &self.look;
                let next = self.screens.last_mut().map_or(Next::Stay, |screen| screen.click(hit, at, look));
                self.go(next)
            }
            None => Effect::None,
        }
    }

    fn act(&mut self, action: Action) -> Effect {
        if matches!(action, Action::Theme | Action::Glyphs | Action::Mouse | Action::Help) {
            self.top().stay();
        }
        match action {
            Action::QuitNow => return Effect::Quit,
            Action::Suspend => return Effect::Suspend,
            Action::Theme => self.next_theme(),
            Action::Glyphs => self.other_glyphs(),
            Action::Mouse => return self.other_mouse(),
            Action::Outcome | Action::Advice => self.tell(action),
            Action::Help if !matches!(self.top(), Screen::Help(_)) => {
                let context = self.top().context();
                return self.go(Next::Push(Screen::Help(Help::new(context))));
            }
            _ => {
                let look = &self.look;
                let next = self.screens.last_mut().map_or(Next::Stay, |screen| screen.act(action, look));
                return self.go(next);
            }
        }
        Effect::None
    }

    fn go(&mut self, next: Next) -> Effect {
        match next {
            Next::Push(mut screen) => {
                if let Some(table) = screen.table() {
                    self.kept.seed = self.kept.seed.wrapping_add(SEEDS_APART);
                    table.set_seed(self.kept.seed);
                }
                screen.tell(self.kept.telling);
                self.screens.push(screen);
            }
            Next::Pop if self.screens.len() > 1 => {
                self.screens.pop();
            }
            Next::Stay | Next::Pop => {}
            Next::Menu => self.screens.truncate(1),
            Next::Quit => return Effect::Quit,
        }
        Effect::None
    }

    fn next_theme(&mut self) {
        let name = self.look.theme_name().next();
        self.look.set_theme(name);
        self.keep("theme", name.name(), say!(self.look, "status-theme", name = name.name()));
    }

    fn other_glyphs(&mut self) {
        let set = if self.look.glyph_set() == GlyphSet::Ascii { GlyphSet::Unicode } else { GlyphSet::Ascii };
        self.look.set_glyphs(set);
        self.keep("glyphs", set.name(), say!(self.look, "status-glyphs", name = set.name()));
    }

    fn other_mouse(&mut self) -> Effect {
        let on = !self.kept.mouse;
        self.kept.mouse = on;
        self.keep("mouse", on, say!(self.look, if on { "status-mouse-on" } else { "status-mouse-off" }));
        Effect::Mouse(on)
    }

    /// Tells what was kept back, or keeps back what was told.
    fn tell(&mut self, action: Action) {
        let telling = &mut self.kept.telling;
        let (told, key) = match action {
            Action::Outcome => (&mut telling.outcome, "outcome"),
            _ => (&mut telling.advice, "advice"),
        };
        *told = !*told;
        let (on, telling) = (*told, *telling);
        self.top().tell(telling);
        let word = if on { "yes" } else { "no" };
        let done = match action {
            Action::Outcome => say!(self.look, "status-outcome", told = word),
            _ => say!(self.look, "status-advice", told = word),
        };
        self.keep(key, on, done);
    }

    /// Keeps a setting and says what it is now, or why it could not be kept.
    fn keep(&mut self, key: &str, value: impl Into<toml_edit::Value>, done: String) {
        let Some(store) = &self.kept.store else { return self.note(done, false) };
        match store.set(key, value) {
            Ok(()) => self.note(done, false),
            Err(error) => {
                let file = store.path().display().to_string();
                self.note(say!(self.look, "config-unsaved", file = file, reason = error.to_string()), true);
            }
        }
    }

    /// Gives the worker what has come up and takes in what it has answered, until nothing new comes at once.
    fn settle(&mut self) {
        const PATIENCE: Duration = Duration::from_millis(20);
        // Many quick answers one after another must not hold up keys; each has rung, so the rest is taken in soon.
        const ALL_IN_ALL: Duration = Duration::from_millis(100);
        let Some(screen) = self.screens.last_mut() else { return };
        let began = Instant::now();
        let rings = !matches!(self.worker, Worker::Inline);
        while let Some(jobs) = screen.take_jobs() {
            for job in jobs {
                self.worker.submit(job);
            }
            // A worker that was busy a moment ago is not waited for again: keys must not queue up behind it.
            self.busy = !self.worker.settle(if self.busy { Duration::ZERO } else { PATIENCE });
            if !screen.collect() || (rings && began.elapsed() > ALL_IN_ALL) {
                break;
            }
        }
    }

    /// Whether the solver is at work on the game on top.
    pub fn is_thinking(&mut self) -> bool {
        self.top().is_thinking()
    }

    /// How long the next move of two machines is to be waited for; `None` where nothing plays by itself.
    pub fn pace(&mut self) -> Option<Duration> {
        self.top().table().and_then(|table| table.pace())
    }

    /// Draws the state; returns what a click means where.
    pub fn draw(&self, buf: &mut Buffer) -> Hits {
        let area = self.area.intersection(buf.area);
        buf.set_style(area, self.look.theme.text);
        let Some(screen) = self.screens.last() else { return Vec::new() };
        let least = screen.least();
        if area.width < least.width || area.height < least.height {
            draw_too_small(least, area, buf, &self.look);
            return Vec::new();
        }
        screen.draw(area, buf, &self.look)
    }

    /// Where the game on top stands; `None` where there is none.
    pub fn status(&mut self) -> Option<Status> {
        self.top().table().map(|table| table.status())
    }
}
