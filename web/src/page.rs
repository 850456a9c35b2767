//! Connects the arcade with the page.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
    style::Color,
};
use serde::Serialize;
use zugzwang::{
    app::{App, Effect, First, Msg, Start, worker::Worker},
    keep::{
        bundle::Bundle,
        keeper::Keeper,
        settings::{SettingsFile, Surroundings},
        storage::Storage,
    },
    look::{
        Look,
        color::Paper,
        glyphs::GlyphSet,
        language::Language,
        motion::Motion,
        shapes::{self, Part},
        theme::{Colors, Palette, ThemeName},
    },
    play::{job::Clock, own, seed},
    say,
    screens::{action::Action, key::Key},
    words,
};

use crate::{
    cells, code,
    event::{Begin, Event},
    job,
    kept::{self, Browser},
    link::{self, FILES, Link},
    places::{self, Chip},
    sheet::{self, Shown},
    spoken::{self, Spoken},
    system,
};

/// The folder of all stored data except the settings.
const DATA: &str = "data";
/// The window of a screen that is not drawn in cells: large enough for everything to be shown.
const ROOMY: Rect = Rect { x: 0, y: 0, width: 120, height: 40 };
/// The file of the settings.
const SETTINGS: &str = "config.toml";

/// The arcade, once it has begun, and the state of the page.
#[derive(Debug, Default)]
pub(crate) struct Page {
    app: Option<App>,
    area: Rect,
    /// The room for a board among buttons and sentences; `None` where all is drawn in cells.
    slot: Option<Size>,
    shown: Buffer,
    paper: Option<Paper>,
    light: bool,
    spoken: Spoken,
    /// Whether the custom game that was loaded last is stored.
    keeps_own: bool,
}

/// The answer to an event.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Told {
    width: u16,
    height: u16,
    /// The colour around the frame.
    ground: String,
    /// The columns and rows that the screen needs.
    least: [u16; 2],
    /// Milliseconds until the page must send [`Event::Wake`]; `None` if it need not.
    #[serde(skip_serializing_if = "Option::is_none")]
    quiet: Option<u64>,
    /// Whether a job is to be run in a worker.
    long: bool,
    /// Whether the job in the worker has been cancelled.
    dropped: bool,
    /// A text to copy.
    #[serde(skip_serializing_if = "Option::is_none")]
    copy: Option<String>,
    /// The link to the copied position, without the address of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// Whether the user has left the arcade.
    quit: bool,
    /// News for screen readers, in sentences.
    spoken: Vec<String>,
    /// The frame that is drawn in cells, row by row.
    rows: Vec<String>,
    language: &'static str,
    /// Whether the page must fetch the texts of the language.
    untold: bool,
    /// The number of screens over home.
    depth: usize,
    /// Whether letters are text here.
    typing: bool,
    /// The keys in the footer.
    chips: Vec<Chip>,
    /// What is shown in place of the cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    sheet: Option<Shown>,
    /// The places that do something when clicked: column, row, width and height.
    hits: Vec<[u16; 4]>,
    /// Whether the page must reload, because the stored data was replaced or a link has options.
    anew: bool,
    /// The parts of a shape.
    #[serde(skip_serializing_if = "Option::is_none")]
    shape: Option<Vec<Drawn>>,
    /// The text that the page asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<String>,
}

/// A part of a shape, in a cell of 16 by 32 units.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Drawn {
    Rect([u32; 4]),
    Shade(u16),
    Path(String),
}

impl From<Part> for Drawn {
    fn from(part: Part) -> Self {
        match part {
            Part::Rect(x, y, width, height) => Self::Rect([x, y, width, height]),
            Part::Shade(quarters) => Self::Shade(quarters),
            Part::Curve((x, y), data) => Self::Path(format!("M{x} {y}{data}")),
        }
    }
}

impl Page {
    /// Handles an event. Returns the answer as bytes.
    pub(crate) fn hear(&mut self, heard: &[u8]) -> Vec<u8> {
        let mut told = Told::default();
        let mut cells = Vec::new();
        match serde_json::from_slice(heard) {
            Ok(Event::Shape { sign }) => {
                told.shape = shapes::of(&sign).map(|parts| parts.into_iter().map(Drawn::from).collect());
            }
            Ok(Event::Say { id }) => told.said = self.app.as_ref().map(|app| say!(app.look(), id.as_str())),
            Ok(Event::Picture { id, size }) => {
                let look = self.app.as_ref().map(App::look);
                told.said =
                    look.zip(self.paper).map(|(look, paper)| sheet::picture(&id, Size::from(size), paper, look));
            }
            Ok(Event::Code { text }) => told.said = code::of(&text),
            Ok(Event::Bundle) => {
                told.said = Some(self.gather());
                self.tell(Effect::None, &mut told, &mut cells);
            }
            Ok(Event::Take { name, text }) if own::is_file(&name) => {
                let effect = self.take_game(&name, &text);
                self.tell(effect, &mut told, &mut cells);
                told.link = told.copy.as_deref().map(link::of_file);
            }
            Ok(Event::Take { text, .. }) => {
                let replaced = self.take(&text);
                told.anew = replaced.is_some();
                told.said = replaced.filter(|replaced| replaced.count() > 0).map(|replaced| replaced.to_json());
                self.tell(Effect::None, &mut told, &mut cells);
            }
            Ok(Event::Link { link }) if Link::read(&link).has_options() => {
                told.anew = true;
                self.tell(Effect::None, &mut told, &mut cells);
            }
            Ok(event) => {
                let effect = self.handle(event);
                self.tell(effect, &mut told, &mut cells);
            }
            // The page and the arcade are built together.
            Err(error) => told.said = Some(error.to_string()),
        }
        let json = serde_json::to_vec(&told).unwrap_or_default();
        let mut answer = u32::try_from(json.len()).unwrap_or(0).to_le_bytes().to_vec();
        answer.extend(json);
        answer.extend(cells);
        answer
    }

    /// Runs the long job to its end.
    pub(crate) fn run(&mut self) {
        if let Some(Worker::Brief(brief)) = self.app.as_mut().map(App::worker) {
            brief.run_long(job::goes_on);
        }
    }

    fn handle(&mut self, event: Event) -> Effect {
        let event = match &self.app {
            // Letters that are text are what they are.
            Some(app) => event.in_place(|key| app.context().is_text() || app.look().keymap().has(app.context(), key)),
            None => event,
        };
        if let Event::Ground { light } = event {
            self.light = light;
        }
        let hint = || self.app.as_ref().and_then(key_of_hint).filter(|_| matches!(event, Event::Hint)).map(Msg::Key);
        if let Some(msg) = event.message().or_else(hint) {
            let Some(app) = &mut self.app else { return Effect::None };
            let effect = app.update(msg);
            app.elapse();
            return effect;
        }
        match event {
            Event::Begin(begin) => self.begin(*begin),
            Event::Size { width, height, slot } => {
                self.area = Rect::new(0, 0, width, height);
                self.slot = slot.map(Size::from);
                // Cells may have another size, too, and a canvas that gets another size is empty.
                self.paper = None;
            }
            Event::Texts { language, text } => {
                if let Ok(language) = language.parse::<Language>() {
                    language.supply(text);
                    self.app.iter_mut().for_each(App::reread);
                }
            }
            Event::Speak { language } => {
                if let (Some(app), Ok(language)) = (&mut self.app, language.parse()) {
                    app.speak(language);
                }
            }
            Event::File { name, text } => kept::note(&name, text.map(String::into_bytes)),
            Event::Progress { done, total } => self.long(|brief| {
                if let Some(job) = brief.long() {
                    job.note_progress(done, total);
                }
            }),
            Event::Failed => {
                self.long(zugzwang::app::worker::Brief::drop_long);
                self.app.iter_mut().for_each(|app| drop(app.update(Msg::Answered)));
            }
            Event::Hold { on } => {
                self.app.iter_mut().for_each(|app| app.hold_answers(on));
                // The page does not draw during a replay, so the next frame must be complete.
                self.paper = None;
            }
            Event::Missing => self.app.iter_mut().for_each(|app| {
                let said = say!(app.look(), "web-no-texts");
                app.note(said, true);
            }),
            Event::TooLarge => self.app.iter_mut().for_each(|app| {
                let said = say!(app.look(), "web-too-large");
                app.note(said, true);
            }),
            Event::Copied { done, own } => self.app.iter_mut().for_each(|app| {
                let said = match (done, own) {
                    (true, false) => return app.has_copied(),
                    (true, true) if self.keeps_own => say!(app.look(), "web-own-copied"),
                    (true, true) => say!(app.look(), "web-own-link"),
                    (false, _) => say!(app.look(), "web-not-copied"),
                };
                app.note(said, !done);
            }),
            Event::Back { depth } => self.app.iter_mut().for_each(|app| app.go_back_to(depth)),
            Event::Link { link } => self.follow(&link),
            _ => {}
        }
        Effect::None
    }

    fn long(&mut self, deed: impl FnOnce(&mut zugzwang::app::worker::Brief)) {
        if let Some(Worker::Brief(brief)) = self.app.as_mut().map(App::worker) {
            deed(brief);
        }
    }

    /// Opens the arcade.
    fn begin(&mut self, begin: Begin) {
        seed::sow(u64::from(begin.seed));
        for (name, text) in begin.files {
            kept::note(&name, Some(text.into_bytes()));
        }
        let link = Link::read(&begin.link);
        let mut store = SettingsFile::new(PathBuf::from(SETTINGS), Arc::new(Browser));
        let (loaded, ignored) = store.load();
        let mut settings = link.said.clone().over(loaded);
        if begin.contrast {
            settings.theme = settings.theme.or(Some(ThemeName::HighContrast));
        }
        let around = Surroundings {
            letters: true,
            language: begin.languages.iter().find_map(|tag| tag.parse().ok()).unwrap_or_default(),
            colors: Colors::True,
            motion: if begin.still { Motion::Off } else { Motion::Full },
            ..Surroundings::default()
        };
        let language = settings.language_in(around);
        let start = Start { settings, around, tells_as_said: link.said.tell.is_some(), projector: link.projector };
        let mut look = Look::new(ThemeName::Auto, GlyphSet::Unicode).in_language(language);
        look.set_palette(Palette { light: begin.light, ..Palette::default() });
        start.dress(&mut look);
        let mut wrong: Vec<String> = ignored.map(|ignored| ignored.words(&look)).into_iter().collect();
        if !begin.keeps {
            wrong.push(say!(look, "web-keeps-nothing"));
        }
        look.own = own_games().into();
        look.set_touched(begin.touch);
        look.address = Some(begin.address.into());
        let first = link.first(&look).unwrap_or_else(|error| {
            wrong.push(error);
            First::Menu
        });
        let keeper = Keeper::new(storage(), system::seconds).in_zone(system::ZONE);
        let mut kept = start.kept(&first, Some(keeper), Some(store), (FILES, Clock(system::now)));
        kept.desk.seed = seed::any();
        self.light = begin.light;
        self.area = Rect::from((Position::ORIGIN, Size::new(begin.width, begin.height)));
        self.slot = begin.slot.map(Size::from);
        self.shown = Buffer::default();
        let mut app = App::new(look, kept, Worker::Brief(job::brief()), self.area);
        link.reveal(&first, &mut app);
        app.show(first);
        if !wrong.is_empty() {
            app.note(words::joined(wrong, app.look()), true);
        }
        self.app = Some(app);
    }

    /// Gathers everything that is kept, to be saved as a file. Says what is left out.
    fn gather(&mut self) -> String {
        let gathered = storage().gather();
        if let Some(app) = self.app.as_mut().filter(|_| !gathered.left_out.is_empty()) {
            let left = say!(app.look(), "cli-left-out", count = gathered.left_out.len());
            let all = std::iter::once(left).chain(gathered.words(app.look()));
            app.note(words::joined(all, app.look()), true);
        }
        gathered.bundle.to_json()
    }

    /// Imports data exported elsewhere. Returns what was replaced, which the page saves as a file, if all is imported.
    fn take(&mut self, text: &str) -> Option<Bundle> {
        let taken =
            Bundle::read(text.as_bytes(), |_, _| {}).and_then(|bundle| storage().take(&bundle, false, |_, _| {}));
        match (&taken, &mut self.app) {
            (Err(error), Some(app)) => app.note(error.words(app.look()), true),
            (Ok(taken), Some(app)) if taken.replaced.count() > 0 => app.note(say!(app.look(), "web-replaced"), false),
            _ => {}
        }
        taken.ok().map(|taken| taken.replaced)
    }

    /// Stores a valid custom game and opens it. Returns the effect that copies it, so that the page can make a link of it.
    fn take_game(&mut self, name: &str, text: &str) -> Effect {
        let Some(app) = &mut self.app else { return Effect::None };
        let name = Path::new(name).file_name().unwrap_or_default();
        let own = format!("games/{}", name.to_string_lossy());
        if let Err(error) = Bundle::may_have(&own) {
            app.note(error.words(app.look()), true);
            return Effect::None;
        }
        let file = format!("{DATA}/{own}");
        kept::note(&file, Some(text.as_bytes().to_vec()));
        if let Err(error) = own::read(&file, FILES) {
            kept::note(&file, None);
            app.note(error.words(app.look()), true);
            return Effect::None;
        }
        // If the browser stores nothing, the link still contains the game.
        self.keeps_own = system::keep(&file, Some(text.as_bytes())).is_ok();
        self.follow(&link::of_file(text));
        Effect::Copy(text.to_owned())
    }

    /// Opens what a link asks for, over home.
    fn follow(&mut self, link: &str) {
        let Some(app) = &mut self.app else { return };
        let link = Link::read(link);
        match link.first(app.look()) {
            Ok(first) => {
                app.go_back_to(0);
                link.reveal(&first, app);
                app.show(first);
            }
            Err(error) => app.note(error, true),
        }
    }

    /// Draws the frame, saves changes, and fills in the answer.
    fn tell(&mut self, effect: Effect, told: &mut Told, cells: &mut Vec<u8>) {
        let Some(app) = &mut self.app else { return };
        // A screen must not get one size after another: each asks for what is seen in it.
        let slot = self.slot.filter(|_| app.has_sheet());
        let area = if slot.is_some() { ROOMY } else { self.area };
        app.update(Msg::Size(area));
        // Saving may have something to report.
        app.keep();
        let sheet = slot.and_then(|slot| app.sheet(slot));
        let is_sheet = sheet.is_some();
        let mut next = Buffer::empty(area);
        let drawn = app.present(&mut next);
        let paper = paper(&next, self.light);
        if self.shown.area != area || self.paper != Some(paper) {
            self.shown = Buffer::filled(area, ratatui::buffer::Cell::new("\u{0}"));
        }
        if !is_sheet {
            cells::encode(&self.shown, &next, paper, cells);
            told.chips = places::chips(&drawn, &next);
            told.hits = places::clickable(&app.with_keys(&next, drawn));
            told.rows = spoken::rows(&next);
        }
        match effect {
            Effect::Copy(text) => {
                told.link = link::of(&text).map(|link| link::with_players(link, app));
                told.copy = Some(text);
            }
            Effect::Quit => {
                app.close();
                told.quit = true;
            }
            Effect::None | Effect::Mouse(_) | Effect::Suspend => {}
        }
        let news = app.with_table(|table, look| self.spoken.news(table, look));
        let beside = self.spoken.beside(app.heard());
        told.spoken = match news {
            Some(news) => news.into_iter().chain(beside).collect(),
            None if is_sheet => beside,
            // The page makes room for a screen that has too little.
            None if next.area.width < app.least().width || next.area.height < app.least().height => Vec::new(),
            None => spoken::changed(&self.shown, &next),
        };
        told.least = if is_sheet { [0, 0] } else { [app.least().width, app.least().height] };
        (told.width, told.height) = (area.width, area.height);
        told.sheet = sheet.map(|sheet| Shown::of(sheet, paper));
        told.ground = paper.ground.to_string();
        told.quiet = app.quiet().map(|quiet| u64::try_from(quiet.as_millis()).unwrap_or(u64::MAX));
        told.language = app.look().language().tag();
        told.untold = !app.look().language().is_there();
        told.depth = app.depth();
        told.typing = app.context().is_text();
        if let Worker::Brief(brief) = app.worker() {
            told.dropped = brief.drop_cancelled();
            told.long = brief.long().is_some();
            // Waiting jobs run after this frame.
            if !told.long && brief.is_waiting() {
                told.quiet = Some(0);
            }
        }
        // Behind pictures, no cells were sent.
        self.shown = if is_sheet { Buffer::default() } else { next };
        self.paper = Some(paper);
    }
}

/// The key that gives a hint on the screen on top: users may choose another.
fn key_of_hint(app: &App) -> Option<Key> {
    app.look().keymap().first(Some(app.context()), Action::Hint)
}

/// Returns the default colours of a frame. A theme without a background of its own follows the system.
fn paper(frame: &Buffer, light: bool) -> Paper {
    let is_left = frame.content.first().is_some_and(|cell| cell.bg == Color::Reset);
    if is_left && light { Paper::WHITE } else { Paper::under(frame) }
}

/// The storage of everything but the settings.
fn storage() -> Storage {
    Storage::new(PathBuf::from(DATA), Arc::new(Browser))
}

/// Reads the custom games in storage. Skips invalid ones.
fn own_games() -> Vec<zugzwang::look::own::Own> {
    let files = kept::names(&PathBuf::from(DATA).join("games"));
    let names = files.iter().filter_map(|file| file.to_str()).filter(|name| own::is_file(name));
    names.filter_map(|name| own::read(name, FILES).ok()).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use serde_json::{Value, json};
    use zugzwang::app::worker::Brief;

    use super::*;

    thread_local! {
        static STEPS: Cell<u32> = const { Cell::new(0) };
    }

    /// A page on a phone, with the answer to its opening.
    fn phone(link: &str) -> (Page, Value) {
        let mut page = Page::default();
        let began =
            json!({ "type": "begin", "width": 48, "height": 50, "slot": [44, 20], "touch": true, "link": link });
        let told = tell(&mut page, &began);
        (page, told)
    }

    /// Sends an event. Returns the answer without the cells.
    fn tell(page: &mut Page, event: &Value) -> Value {
        let (told, _) = both(page, event);
        told
    }

    fn both(page: &mut Page, event: &Value) -> (Value, usize) {
        let answer = page.hear(event.to_string().as_bytes());
        let (length, rest) = answer.split_first_chunk().expect("a length");
        let (told, cells) = rest.split_at(u32::from_le_bytes(*length) as usize);
        (serde_json::from_slice(told).expect("JSON"), cells.len())
    }

    #[test]
    fn a_map_is_computed_once_where_fingers_touch_pictures() {
        let (mut page, told) = phone("#map wythoff");
        assert_eq!((&told["width"], &told["sheet"]), (&json!(48), &Value::Null), "a map is drawn in cells");
        let app = page.app.as_mut().expect("it has begun");
        *app.worker() = Worker::Brief(Brief::new(
            || {},
            |_, _| {
                STEPS.set(STEPS.get() + 1);
                true
            },
        ));
        for _ in 0..3 {
            tell(&mut page, &json!({ "type": "wake" }));
        }
        assert_eq!(STEPS.get(), 0);
    }

    #[test]
    fn what_a_screen_without_a_game_says_is_heard_where_it_is_no_frame() {
        let (page, told) = phone("#puzzle nim#42");
        let heard = page.app.expect("it has begun").heard();
        assert!(!heard.is_empty());
        assert_eq!(told["spoken"], json!(heard));
    }

    #[test]
    fn a_frame_after_pictures_is_whole_whatever_its_size() {
        let mut page = Page::default();
        let began =
            json!({ "type": "begin", "width": 120, "height": 40, "slot": [44, 20], "touch": true, "link": "#wythoff" });
        let told = tell(&mut page, &began);
        assert!(!told["sheet"].is_null());
        let event = json!({ "type": "do", "action": "map" });
        let (told, cells) = both(&mut page, &event);
        assert!(told["sheet"].is_null());
        // The shortest cell takes fourteen bytes.
        assert!(cells >= 120 * 40 * 13, "{cells}");
    }

    #[test]
    fn what_is_hidden_behind_pictures_is_not_sent() {
        let (_, told) = phone("#nim");
        assert!(!told["sheet"].is_null());
        for name in ["rows", "chips", "hits"] {
            assert!(told[name].as_array().is_none_or(Vec::is_empty), "{name}");
        }
    }

    #[test]
    fn a_link_with_options_opens_the_page_anew() {
        let (mut page, _) = phone("");
        let mut follow = |link: &str| tell(&mut page, &json!({ "type": "link", "link": link }))["anew"].clone();
        assert_eq!(follow("#nim heaps=1,2"), json!(false));
        for option in ["lang=ru", "level=notation", "theme=light", "motion=off", "projector"] {
            assert_eq!(follow(&format!("#nim {option}")), json!(true), "{option}");
        }
    }

    #[test]
    fn a_language_is_chosen_by_its_name() {
        let (mut page, _) = phone("");
        for language in ["zh", "ru", "bg", "en"] {
            let told = tell(&mut page, &json!({ "type": "speak", "language": language }));
            assert_eq!(told["language"], json!(language));
        }
    }
}
