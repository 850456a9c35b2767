//! An arcade without a terminal: keys go in, frames come out. Nothing depends on the clock or the machine.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

pub mod binary;
#[path = "../../engine/tests/common/nightly.rs"]
pub mod counts;
pub mod frames;
pub mod keys;
pub mod picture;
pub mod sources;
pub mod turns;
mod watched;

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    str::FromStr,
    sync::atomic::{AtomicUsize, Ordering},
};

use keys::key;
use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Position, Rect, Size},
    style::Style,
};
use zugzwang::{
    app::{App, Effect, Kept, Msg, worker::Worker},
    keep::{
        keeper::Keeper,
        settings::SettingsFile,
        storage::{SavedGame, Storage, Tally},
    },
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording},
    picture::{Format, print},
    play::{
        board::{Continuation, Degree, Side, Status, Tale},
        boards,
        request::Request,
        table::Table,
    },
    say,
    screens::{
        Desk, Hit,
        key::{Code, Key},
    },
    teach::path,
    terminal::{
        clock::CLOCK,
        disk::{self, FILES},
    },
    words,
};

use zugzwang_engine::{Answer, Outcome};

use watched::Watched;

/// The time at which everything happens, in seconds since 1970.
pub const NOW: u64 = 1_700_000_000;

/// A folder that is removed at the end of the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("zugzwang-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        // A killed process with our id may have left one behind.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the folder can be created");
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Returns a hash of the folder's content: names and bytes of all files.
    pub fn digest(&self) -> u64 {
        let mut files = Vec::new();
        list(&self.0, &mut files);
        let name = |file: &Path| file.strip_prefix(&self.0).unwrap_or(file).as_os_str().as_encoded_bytes().to_vec();
        let one = |file: PathBuf| digest(&[name(&file), fs::read(&file).unwrap_or_default()].concat());
        files.into_iter().map(one).fold(0, |all, one| all ^ one)
    }
}

/// Adds every file in a folder and its subfolders.
fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() { list(&path, files) } else { files.push(path) }
    }
}

/// Returns a hash of these bytes (FNV-1a), the same on every machine.
pub fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns the path of an example program, which `cargo test` builds along with the tests.
pub fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("the path of the test is known");
    let built = test.ancestors().nth(2).expect("tests are two folders down").join("examples").join(name);
    assert!(built.exists(), "run `cargo build --example {name}` to build {}", built.display());
    built
}

/// Quotes a text for a shell, whatever characters it contains.
pub fn quoted(text: impl AsRef<OsStr>) -> String {
    format!("'{}'", text.as_ref().to_str().expect("a text").replace('\'', r"'\''"))
}

/// Returns the storage in a folder.
pub fn storage(folder: &Path) -> Storage {
    disk::storage(Some(folder.to_owned()), None).expect("an explicit path is valid")
}

/// Answers everything a game asks the solver until it asks nothing more.
pub fn settle(table: &mut Table) {
    loop {
        let jobs = table.take_jobs();
        if jobs.is_empty() && !table.collect() {
            break;
        }
        for job in jobs {
            job.run();
        }
    }
}

/// Returns a desk with this machine's clock and files. It saves games if a folder is given.
pub fn desk(folder: Option<&Path>) -> Desk {
    let keeper = folder.map(|folder| Keeper::new(storage(folder), || NOW));
    Desk::new(keeper, FILES, CLOCK)
}

/// Returns the results at nim against the perfect player.
pub fn tally(folder: &Folder) -> Tally {
    storage(folder.path()).results("nim").expect("they can be read").against("perfect")
}

/// Returns the unfinished game of nim, if there is one.
pub fn unfinished_nim(folder: &Folder) -> Option<SavedGame> {
    storage(folder.path()).unfinished("nim").expect("it can be read")
}

/// Plays the current game to its end with hints, as the perfect player does.
pub fn win(arcade: &mut Arcade) {
    while matches!(arcade.app.status(), Some(Status::Turn(_))) {
        arcade.press("i Enter");
    }
}

/// Plays moves under the cursor until the current game is over, then closes its card.
pub fn play_to_the_end(arcade: &mut Arcade) {
    for _ in 0..200 {
        if matches!(arcade.app.status(), Some(Status::Over(_))) {
            break;
        }
        if arcade.shows(&zugzwang::say!(arcade.app.look(), "choice-nothing")) {
            arcade.press("Right");
        }
        arcade.press("Enter");
    }
    arcade.press("Esc");
}

/// Checks that all of these texts are on the screen.
pub fn assert_shows(arcade: &Arcade, texts: &[&str]) {
    for text in texts {
        assert!(arcade.says(text), "{text:?} is not in\n{}", arcade.screen());
    }
}

/// The default look: 16 colours and Unicode, in English.
pub fn plain_look() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode)
}

/// The default look in this language and with this wording.
pub fn worded(wording: Wording, language: Language) -> Look {
    let mut look = plain_look().in_language(language);
    look.wording = wording;
    look
}

/// The plain reason of a position in English without the verdict, and the outcome; `None` if the game is over.
pub fn plain_reason(game: &str, words: &[String], moves: &[String]) -> Option<(String, Outcome)> {
    let entry = boards::find(game).expect("a known game");
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let mut table = entry.open::<String>(words, &moves, Side::Both).expect("a valid setup");
    settle(&mut table);
    let outcome = table.worth()?.outcome;
    let reason = table.tell(Tale::Reason, &worded(Wording::Plain, Language::English)).expect("the game is solved");
    Some((reason[1..].join(" "), outcome))
}

/// The numbers in a text.
pub fn numbers<T: FromStr>(text: &str) -> Vec<T> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The words on the home screen that say how many stops there are.
pub fn known() -> String {
    format!("of {} known", path::stops().count())
}

/// An arcade and the size of its window.
pub struct Arcade {
    pub app: Watched,
    pub area: Rect,
}

/// A game from its start through these moves, which nobody made.
pub fn opened(game: &str, words: &[&str], moves: &[&str], side: Side) -> Table {
    let entry = boards::find(game).unwrap_or_else(|| panic!("there is no game {game}"));
    entry.open(words, moves, side).unwrap_or_else(|error| panic!("{game} {words:?}: {error}"))
}

/// A game whose moves so far its players made.
pub fn resumed(game: &str, words: &[&str], moves: &[&str], side: Side) -> Table {
    let mut table = opened(game, words, moves, side);
    table.take_up(&Continuation::default(), None).expect("nothing was taken back");
    table
}

impl Arcade {
    pub fn of(app: App, area: Rect) -> Self {
        Self { app: app.into(), area }
    }

    /// Starts an arcade with this look.
    pub fn with(look: Look, kept: Kept, size: Size) -> Self {
        let area = Rect::from((Position::ORIGIN, size));
        Self::of(App::new(look, Kept { mouse: true, ..kept }, Worker::Inline, area), area)
    }

    /// Starts an arcade that saves nothing.
    pub fn new(size: Size, theme: ThemeName, glyphs: GlyphSet) -> Self {
        Self::with(Look::new(theme, glyphs), Kept { desk: desk(None), ..Kept::default() }, size)
    }

    /// Starts an arcade that saves games in a folder.
    pub fn saving_in(size: Size, theme: ThemeName, glyphs: GlyphSet, folder: &Path) -> Self {
        Self::with(Look::new(theme, glyphs), Kept { desk: desk(Some(folder)), ..Kept::default() }, size)
    }

    /// Starts an arcade in this language.
    pub fn in_language(language: Language, size: Size, glyphs: GlyphSet) -> Self {
        let look = Look::new(ThemeName::Ansi, glyphs).in_language(language);
        Self::with(look, Kept { desk: desk(None), ..Kept::default() }, size)
    }

    /// Starts an arcade that saves its settings.
    pub fn with_settings(store: Option<SettingsFile>, size: Size) -> Self {
        Self::with(plain_look(), Kept { store, desk: desk(None), ..Kept::default() }, size)
    }

    /// Starts an arcade of 80 by 24 in the default look.
    pub fn plain() -> Self {
        Self::sized(80, 24)
    }

    /// Starts an arcade of this size in the default look.
    pub fn sized(width: u16, height: u16) -> Self {
        Self::new(Size::new(width, height), ThemeName::Ansi, GlyphSet::Unicode)
    }

    /// Starts an arcade of 120 by 40 in the default look that saves games in a folder.
    pub fn at(folder: &Folder) -> Self {
        Self::saving_in(Size::new(120, 40), ThemeName::Ansi, GlyphSet::Unicode, folder.path())
    }

    /// Starts an arcade as a new user finds it: the figure is shown and nothing is revealed.
    pub fn for_new_user(look: Look, size: Size, folder: &Folder) -> Self {
        let mut desk = desk(Some(folder.path()));
        desk.telling = Degree::Figure.into();
        Self::with(look, Kept { desk, ..Kept::default() }, size)
    }

    /// Types a move and makes it.
    pub fn play(&mut self, mv: &str) {
        self.press(":");
        self.text(mv);
        self.press("Enter");
    }

    /// Returns the engine's answer to the current position.
    pub fn answer(&mut self) -> Answer {
        let Effect::Copy(id) = self.press("y") else { panic!("nothing was copied:\n{}", self.screen()) };
        Request::parse(&id).expect("a valid id").answer().expect("an answer")
    }

    /// Opens the worked example: a game of nim that the user can win, going first.
    #[must_use]
    pub fn worked_example(self) -> Self {
        self.open("nim", &["heaps=18,8,14,9,23"], &[], Side::First)
    }

    /// Opens a game.
    #[must_use]
    pub fn open(mut self, game: &str, words: &[&str], moves: &[&str], side: Side) -> Self {
        self.app.open(opened(game, words, moves, side));
        self
    }

    /// Opens a game whose moves so far its players made.
    #[must_use]
    pub fn resume(mut self, game: &str, words: &[&str], moves: &[&str], side: Side) -> Self {
        self.app.open(resumed(game, words, moves, side));
        self
    }

    /// Moves the cursor of home to the stop with this id.
    pub fn select_stop(&mut self, stop: &str) {
        let at = path::stops().position(|other| other.id == stop).expect("the stop is at home");
        self.press("Home Right");
        self.press(&"Right ".repeat(at));
    }

    /// Moves the cursor of home to a game.
    pub fn select_game(&mut self, title: &str) {
        let look = self.app.look();
        let named = |stop: &path::Stop| match words::title(stop.game, look) {
            game if stop.id == stop.game => game,
            game => format!("{game} {} {}", look.glyphs().path, say!(look, &format!("stop-{}", stop.id))),
        };
        let stop = path::stops().find(|stop| named(stop) == title).expect("the game is at home");
        self.select_stop(stop.id);
    }

    /// Opens the setup of a game and clears its first field.
    pub fn set_up(&mut self, title: &str) {
        self.select_game(title);
        self.press("n Ctrl-u");
    }

    /// Handles a message and then saves, as the event loop does when no event is pending.
    pub fn handle(&mut self, msg: Msg) -> Effect {
        let effect = self.app.update(msg);
        self.app.keep();
        effect
    }

    /// Presses keys, given by name and separated by spaces: `Down Enter 3 , 4 Ctrl-r`.
    pub fn press(&mut self, keys: &str) -> Effect {
        let mut effect = Effect::None;
        for name in keys.split(' ').filter(|name| !name.is_empty()) {
            effect = self.handle(Msg::Key(key(name)));
        }
        effect
    }

    /// Opens the proof and goes on to its first move.
    pub fn open_proof(&mut self) {
        const HEADINGS: [&str; 4] = ["Every move fails", "Play this", "No move wins", "These are the best replies"];
        self.press("e");
        for _ in 0..40 {
            let screen = self.screen();
            if HEADINGS.iter().any(|heading| screen.contains(heading)) {
                return;
            }
            self.press("Space");
        }
        panic!("there is no move in the proof:\n{}", self.screen());
    }

    /// Types a text character by character.
    pub fn text(&mut self, text: &str) {
        for c in text.chars() {
            self.handle(Msg::Key(Key::of(Code::Char(c))));
        }
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.area = Rect::new(0, 0, width, height);
        self.handle(Msg::Size(self.area));
    }

    pub fn buffer(&self) -> Buffer {
        let mut buf = Buffer::empty(self.area);
        self.app.draw(&mut buf);
        buf
    }

    /// Returns the content of the window without styles. It is drawn once until something changes.
    pub fn screen(&self) -> String {
        self.app.screen(self.area, || print(&self.buffer(), Format::Text))
    }

    /// Returns the last line of the window, which names keys.
    pub fn footer(&self) -> String {
        self.screen().lines().last().expect("the window has lines").to_owned()
    }

    /// Returns whether the window shows this text.
    pub fn shows(&self, text: &str) -> bool {
        self.screen().contains(text)
    }

    /// Returns whether the moves played begin with these; with none, whether none has been played.
    pub fn has_played(&mut self, moves: &str) -> bool {
        let played = self.app.moves().unwrap_or_default();
        let moves: Vec<&str> = moves.split(' ').filter(|mv| !mv.is_empty()).collect();
        if moves.is_empty() {
            played.is_empty()
        } else {
            played.iter().zip(&moves).filter(|(a, b)| a == b).count() == moves.len()
        }
    }

    /// Returns whether the window shows this text, or the panel beside the board says it in several lines.
    pub fn says(&self, text: &str) -> bool {
        let from = self.board().map_or(0, |board| usize::from(board.right()));
        let beside = |line: &str| line.chars().skip(from).collect::<String>();
        let words: Vec<String> = self.screen().lines().map(beside).collect();
        self.shows(text) || words.join(" ").split_whitespace().collect::<Vec<_>>().join(" ").contains(text)
    }

    /// Returns the rows of the board.
    pub fn on_board(&self) -> Vec<String> {
        let board = self.board().unwrap_or_else(|| panic!("there is no board:\n{}", self.screen()));
        let row = |line: &str| line.chars().skip(board.x.into()).take(board.width.into()).collect::<String>();
        self.screen().lines().skip(board.y.into()).take(board.height.into()).map(row).collect()
    }

    /// Returns where the board is, if it is on the screen.
    pub fn board(&self) -> Option<Rect> {
        let mut buf = Buffer::empty(self.area);
        let hits = self.app.draw(&mut buf);
        hits.into_iter().find_map(|(_, hit)| if let Hit::Board(area) = hit { Some(area) } else { None })
    }

    pub fn click(&mut self, x: u16, y: u16) -> Effect {
        self.handle(Msg::Click(Position::new(x, y)))
    }

    /// Returns the position at which a text begins on the screen.
    pub fn find(&self, text: &str) -> Position {
        let buf = self.buffer();
        for y in 0..self.area.height {
            let row: Vec<&str> = (0..self.area.width).map(|x| buf[(x, y)].symbol()).collect();
            let found = (0..row.len()).find(|&x| row[x..].concat().starts_with(text));
            if let Some(x) = found.and_then(|x| u16::try_from(x).ok()) {
                return Position::new(x, y);
            }
        }
        panic!("{text:?} is not on the screen:\n{}", self.screen())
    }
}

/// Formats a frame with its styles: first the characters, then a letter for the style of each cell, then the legend.
pub fn sheet(buf: &Buffer) -> String {
    let mut styles: Vec<Style> = Vec::new();
    let mut map = String::new();
    for row in buf.content.chunks(usize::from(buf.area.width).max(1)) {
        let mut line = String::new();
        for style in row.iter().map(Cell::style) {
            let known = styles.iter().position(|known| *known == style);
            let at = known.unwrap_or(styles.len());
            if known.is_none() {
                styles.push(style);
            }
            line.push(letter(at));
        }
        map.push_str(line.trim_end_matches(letter(0)));
        map.push('\n');
    }
    let legend: String = styles.iter().enumerate().map(|(at, style)| format!("{} {style:?}\n", letter(at))).collect();
    format!("{}\n{map}\n{legend}", print(buf, Format::Text))
}

/// Returns the letter of a style. The first, which most cells have, is a dot.
fn letter(style: usize) -> char {
    if style == 0 { '.' } else { ('a'..='z').nth(style).unwrap_or('?') }
}
