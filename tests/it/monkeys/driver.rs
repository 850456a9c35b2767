//! An arcade that receives events, and the invariants checked after each.

use std::{
    collections::BTreeSet,
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Position, Rect},
};
use zugzwang::{
    app::{App, Effect, Kept, Msg, worker::Worker},
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::board::Status,
    screens::{Hits, keymap::Context},
    terminal::{disk, events::pressed},
};

use zugzwang_engine::games;

use super::{event::Event, seen::Seen, solver::Solver};
use crate::common::{Folder, desk, digest, keys::key, sheet, storage};

/// Corner of the window in a larger one, whose other cells must not change.
const CORNER: Position = Position::new(3, 2);
/// Size of the margin beyond it.
const BEYOND: u16 = 9;
/// Maximum time for an event, however much is pasted, apart from waiting for answers.
const LONGEST: Duration = Duration::from_secs(20);
/// Maximum number of rounds of questions that follow from answers.
const ROUNDS: usize = 400;
/// Number of steps back that lead to the menu from anywhere.
const LEVELS: usize = 24;

/// Checks made now and then, besides those after every event.
pub const CHECKS: [&str; 6] = [
    "a game taken back and played again",
    "a game that is kept as it is played",
    "an unfinished game that opens again",
    "a named game that opens again",
    "the way out by q",
    "the way out by Esc",
];

/// The initial look of the arcade.
pub type Looks = (ThemeName, GlyphSet, Language);

/// The arcade, its window, its solver and its folder.
pub struct Driver {
    app: App,
    area: Rect,
    solver: Solver,
    folder: Folder,
    /// Number of events to come before changes are saved.
    pouring: usize,
    pub seen: Seen,
    /// What the terminal was asked to do since the last trace.
    asked: Vec<Effect>,
}

impl Driver {
    /// Starts an arcade in this look with an empty folder.
    pub fn new(looks: Looks) -> Self {
        Self::with(Solver::new(), looks)
    }

    /// Starts one that answers every question at once, so nothing depends on the machine.
    pub fn prompt(looks: Looks) -> Self {
        Self::with(Solver::inline(), looks)
    }

    fn with((solver, worker): (Solver, Worker), (theme, glyphs, language): Looks) -> Self {
        let area = Rect::new(CORNER.x, CORNER.y, 80, 24);
        let folder = Folder::new();
        let app = begun(Look::new(theme, glyphs).in_language(language), &folder, area, worker);
        Self { app, area, solver, folder, pouring: 0, seen: Seen::default(), asked: Vec::new() }
    }

    /// Returns a short trace of what is visible from outside: the frame, requests to the terminal, and saved files.
    pub fn trace(&mut self) -> String {
        let mut buf = Buffer::empty(self.area);
        self.app.draw(&mut buf);
        let asked = std::mem::take(&mut self.asked);
        let (frame, kept) = (digest(sheet(&buf).as_bytes()), self.folder.digest());
        format!("{:?} {frame:016x} {kept:016x} {asked:?}", self.app.context())
    }

    /// Returns the context whose keys are active.
    pub fn context(&self) -> Context {
        self.app.context()
    }

    /// Returns the number of questions waiting for an answer.
    pub fn waiting(&mut self) -> usize {
        self.solver.hear()
    }

    /// Returns the size of the window.
    pub const fn size(&self) -> (u16, u16) {
        (self.area.width, self.area.height)
    }

    /// Returns the places where a click has an effect.
    pub fn places(&self) -> Vec<(u16, u16)> {
        let middle = |area: Rect| (area.x + area.width / 2 - CORNER.x, area.y + area.height / 2 - CORNER.y);
        self.draw().into_iter().map(|(area, _)| middle(area)).collect()
    }

    /// Handles an event and checks the invariants.
    pub fn let_happen(&mut self, event: &Event) {
        let began = Instant::now();
        let kept = self.kept();
        let over = self.is_over();
        self.act(event);
        self.pouring = self.pouring.saturating_sub(1);
        self.keep();
        let over = over || self.is_over();
        assert!(over || kept.is_subset(&self.kept()), "of {kept:?} only {:?} is saved", self.kept());
        self.draw();
        self.seen.note_screen(self.app.context(), self.app.look());
        let waited = matches!(event, Event::Settle);
        assert!(waited || began.elapsed() < LONGEST, "{event} took {:?}", began.elapsed());
    }

    fn act(&mut self, event: &Event) {
        match event {
            Event::Key(event) => self.press(*event),
            Event::Click(x, y) => {
                let at = Position::new(CORNER.x.saturating_add(*x), CORNER.y.saturating_add(*y));
                self.update(Msg::Click(at));
            }
            Event::Wheel(up) => self.update(Msg::Wheel { up: *up }),
            Event::Paste(text) => self.update(Msg::Paste(text.clone())),
            Event::Flood(sign, count) => self.update(Msg::Paste(sign.to_string().repeat(*count))),
            Event::Size(width, height) => {
                self.area = Rect::new(CORNER.x, CORNER.y, *width, *height);
                self.update(Msg::Size(self.area));
            }
            Event::Tick => self.update(Msg::Tick),
            Event::Settle => self.settle(),
            Event::Answer(number) => {
                self.solver.hear();
                self.solver.answer(*number);
                self.update(Msg::Answered);
            }
            Event::Lose(number) => {
                self.solver.hear();
                self.solver.lose(*number);
                self.update(Msg::Answered);
            }
            Event::Pour(count) => self.pouring = *count,
            Event::Restart => self.restart(),
            Event::Undo => self.undo_and_redo(),
            Event::Out(key) => self.go_out(key),
        }
    }

    fn press(&mut self, event: crossterm::event::KeyEvent) {
        if let Some(key) = pressed(&event) {
            let context = self.app.context();
            let action = self.app.look().keymap().action(context, key, self.app.look().language());
            self.seen.note_key(context, action);
            self.update(Msg::Key(key));
        }
    }

    /// Presses keys, given by name and separated by spaces. Returns the effect of the last.
    fn keys(&mut self, names: &str) -> Effect {
        let mut effect = Effect::None;
        for name in names.split(' ') {
            effect = self.app.update(Msg::Key(key(name)));
            self.keep();
        }
        effect
    }

    /// Saves changes unless more events are about to come.
    fn keep(&mut self) {
        if self.pouring == 0 {
            self.app.keep();
        }
    }

    fn update(&mut self, msg: Msg) {
        let effect = self.app.update(msg);
        if effect != Effect::None {
            self.asked.push(effect.clone());
        }
        match effect {
            Effect::Quit => self.restart(),
            Effect::Copy(id) => self.seen.note_game(&id),
            Effect::None | Effect::Suspend | Effect::Mouse(_) => {}
        }
    }

    fn settle(&mut self) {
        for _ in 0..ROUNDS {
            if self.solver.hear() == 0 {
                return;
            }
            while self.solver.hear() > 0 {
                self.solver.settle();
            }
            self.app.update(Msg::Answered);
        }
    }

    /// Restarts the program with its saved files, all of which must be valid.
    fn restart(&mut self) {
        let kept = self.kept();
        let over = self.is_over();
        assert_eq!(self.app.close(), [""; 0], "it can be written");
        let look = self.app.look();
        let look = Look::new(look.theme_name(), look.glyph_set()).in_language(look.language());
        let (solver, worker) = self.solver.another();
        self.app = begun(look, &self.folder, self.area, worker);
        std::mem::replace(&mut self.solver, solver).end();
        assert!(over || kept.is_subset(&self.kept()), "of {kept:?} only {:?} is saved", self.kept());
        let storage = storage(self.folder.path());
        let saves = storage.saves();
        assert!(saves.troubles.is_empty(), "{:?}", saves.troubles);
        for (name, game) in saves.games {
            game.open().unwrap_or_else(|error| panic!("{name}: {error:?}"));
            self.seen.note_check(CHECKS[3]);
        }
        for game in games::ALL {
            let unfinished = storage.unfinished(game.id).expect("it can be read");
            if let Some(game) = unfinished {
                game.open().unwrap_or_else(|error| panic!("{game:?}: {error:?}"));
                self.seen.note_check(CHECKS[2]);
            }
        }
    }

    /// Returns the unfinished games. Nothing may have been set aside, since the program wrote everything itself.
    fn kept(&self) -> BTreeSet<String> {
        let mut kept = BTreeSet::new();
        for folder in ["unfinished", "saves", "machines", "results", "."] {
            let Ok(entries) = fs::read_dir(self.folder.path().join(folder)) else { continue };
            for entry in entries {
                let name = entry.expect("the folder can be read").file_name().to_string_lossy().into_owned();
                assert!(!name.contains("broken"), "{folder}/{name} was set aside");
                // The temporary file being written may be beside them for a moment.
                if folder == "unfinished" && games::ALL.iter().any(|game| name == format!("{}.json", game.id)) {
                    kept.insert(name);
                }
            }
        }
        kept
    }

    fn is_over(&mut self) -> bool {
        matches!(self.app.status(), Some(Status::Over(_)))
    }

    /// Returns the id of the position if a game is on the screen.
    fn id(&mut self) -> Option<String> {
        if !matches!(self.app.context(), Context::Play | Context::Class) {
            return None;
        }
        match self.keys("y") {
            Effect::Copy(id) => Some(id),
            _ => None,
        }
    }

    /// Redoes all undone moves and returns the position.
    fn redo_all(&mut self) -> Option<String> {
        let mut id = self.id()?;
        loop {
            self.keys("Ctrl-r");
            let next = self.id()?;
            if next == id {
                return Some(id);
            }
            id = next;
        }
    }

    /// Undoing and redoing moves must lead to the same position, which is then saved.
    fn undo_and_redo(&mut self) {
        self.pouring = 0;
        let Some(end) = self.redo_all() else { return };
        self.seen.note_game(&end);
        self.keys("r");
        let undone = self.id().is_some_and(|id| id != end);
        let again = self.redo_all();
        assert_eq!(again.as_ref(), Some(&end), "after undo and redo");
        self.seen.note_check(if undone { CHECKS[0] } else { "nothing was taken back" });
        if !undone || !matches!(self.app.status(), Some(Status::Turn(_))) {
            return;
        }
        let game = end.split(' ').next().unwrap_or_default();
        let kept = storage(self.folder.path()).unfinished(game).expect("it can be read").expect("the game was begun");
        assert_eq!((kept.game.to_string(), kept.redo), (end, Vec::new()), "the saved game");
        self.seen.note_check(CHECKS[1]);
    }

    /// The same key leads to the menu from anywhere but a text field, and from there it ends the program.
    fn go_out(&mut self, name: &str) {
        // In a window that shows nothing only Ctrl-C works.
        self.act(&Event::Size(80, 24));
        let mut pressed = 0;
        while self.app.context() != Context::Home {
            let name = if self.app.context().is_text() { "Esc" } else { name };
            assert_eq!(self.keys(name), Effect::None, "{name} leads to the menu first");
            pressed += 1;
            assert!(pressed < LEVELS, "{name} does not lead out of {:?}", self.app.context());
        }
        self.seen.note_check(if name == "q" { CHECKS[4] } else { CHECKS[5] });
        // One more for the list of games, where something may be open.
        assert!([(); 2].iter().any(|()| self.keys("q") == Effect::Quit), "q does not end the program");
        self.restart();
    }

    /// Draws in the middle of a larger window. Nothing outside may change or be clickable.
    fn draw(&self) -> Hits {
        let outer = Rect::new(0, 0, CORNER.x + self.area.width + BEYOND, CORNER.y + self.area.height + BEYOND);
        let untouched = Cell::new("\u{2591}");
        let mut buf = Buffer::filled(outer, untouched.clone());
        let hits = self.app.draw(&mut buf);
        for (at, cell) in buf.content.iter().enumerate() {
            let (x, y) = buf.pos_of(at);
            let is_ours = self.area.contains(Position::new(x, y));
            assert!(is_ours || *cell == untouched, "{:?} is at {x} {y}, outside {:?}", cell.symbol(), self.area);
        }
        for (place, hit) in &hits {
            assert_eq!(place.intersection(self.area), *place, "{hit:?} is outside {:?}", self.area);
        }
        hits
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A run that failed has reported why already.
        if !std::thread::panicking() {
            let _ = self.app.close();
            self.solver.end();
        }
    }
}

/// Starts an arcade with its menu open that saves everything in the folder.
fn begun(look: Look, folder: &Folder, area: Rect, worker: Worker) -> App {
    let settings: PathBuf = folder.path().join("config.toml");
    let kept = Kept {
        store: disk::settings(Some(settings), None),
        mouse: true,
        desk: desk(Some(folder.path())),
        ..Kept::default()
    };
    App::new(look, kept, worker, area)
}
