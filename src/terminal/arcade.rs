//! The arcade at work: wait, take in, draw.

use std::{
    io::{self, Write},
    ops::ControlFlow,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    thread,
    time::{Duration, Instant},
};

use ratatui::layout::Rect;

use crate::{
    app::{App, Effect, Kept, Msg},
    keep::{keeper::Keeper, settings::SettingsFile, storage::Storage},
    look::{Look, motion::Motion},
    play::{
        board::{Level, Table, Telling},
        seed,
    },
    say,
    screens::{Desk, PuzzleOrder},
    teach::lesson::Lesson,
    terminal::{
        clock::{CLOCK, seconds},
        complain,
        disk::FILES,
        events::{Events, Woken, die_of, pause},
        threads,
        tui::Tui,
    },
};

/// The look, the settings and the stores with which the arcade begins.
#[derive(Debug)]
pub struct Opening {
    /// The look in which it is drawn.
    pub look: Look,
    /// The part of what happens that is shown as it happens.
    pub motion: Motion,
    /// `true` where the mouse is used.
    pub mouse: bool,
    /// The choice of what is told before the end of a game.
    pub telling: Telling,
    /// `true` where that was said on the command line.
    pub tells_as_said: bool,
    /// The speed at which two machines play.
    pub pace: Level,
    /// `true` where the locale has the letters of English alone.
    pub english_alone: bool,
    /// The file in which settings are kept.
    pub store: Option<SettingsFile>,
    /// Everything that could not be read, a sentence each.
    pub wrong: Vec<String>,
    /// The storage in which games are kept; `None` where there is no place for one.
    pub storage: Option<Storage>,
}

/// The first thing that the arcade opens on.
pub enum First {
    /// The list of games.
    Menu,
    /// This game.
    Game(Box<dyn Table>),
    /// Puzzles.
    Puzzles(PuzzleOrder),
    /// The arcade plays and explains by itself, with what this seed draws where one is given.
    Demo(Option<u64>),
    /// The lessons, or one of them.
    Lessons(Option<Lesson>),
}

/// Runs the arcade until the user leaves it.
///
/// # Errors
/// Where the terminal or the system refuses; the terminal is restored.
pub fn run(opening: Opening, first: First) -> io::Result<()> {
    run_by(Events::listen()?, opening, first)
}

/// The same, with keys and signals from `events`. Where anything panicked, so does this, after everything is kept.
///
/// # Errors
/// Where the terminal or the system refuses; the terminal is restored.
pub fn run_by(mut events: Events, opening: Opening, first: First) -> io::Result<()> {
    let Opening { look, motion, mouse, telling, tells_as_said, pace, english_alone, store, wrong, storage } = opening;
    let mut tui = Tui::enter(mouse)?;
    if look.depends_on_ground() {
        // The answer comes while what is kept is read.
        tui.ask_ground()?;
    }
    let worker = threads::solver(events.waker()?)?;
    let size = tui.size()?;
    let keeper = storage.map(|storage| Keeper::new(storage, seconds));
    let disk = threads::disk(events.waker()?)?;
    let desk = Desk { telling, tells_as_said, pace, seed: seed::any(), ..Desk::new(keeper, FILES, CLOCK) };
    let kept = Kept { store, disk, motion, held: HELD, mouse, english_alone, desk };
    let mut app = App::new(look, kept, worker, Rect::new(0, 0, size.width, size.height));
    match first {
        First::Menu => {}
        First::Game(table) => app.open(table),
        First::Puzzles(asked) => app.open_puzzles(asked),
        First::Demo(None) => app.begin_demo(),
        First::Demo(Some(seed)) => app.begin_demo_from(seed),
        First::Lessons(lesson) => app.open_lessons(lesson),
    }
    if !wrong.is_empty() {
        app.note(wrong.join(&say!(app.look(), "sentence-separator")), true);
    }
    let (ended, untold) = kept_after(&mut app, |app| watch(app, &mut { tui }, &mut events));
    for line in untold {
        complain(&line);
    }
    let ended = ended.unwrap_or_else(|panic| resume_unwind(panic));
    if let Some(signal) = events.verdict(ended)? {
        die_of(signal);
    }
    if let Some(id) = app.copied() {
        // A terminal that has hung up takes it no more.
        let _ = writeln!(io::stdout(), "{id}");
    }
    Ok(())
}

/// Watches until that ends or panics; then all is kept. With what could not be kept and no screen has told.
fn kept_after<T>(app: &mut App, watch: impl FnOnce(&mut App) -> T) -> (thread::Result<T>, Vec<String>) {
    let ended = catch_unwind(AssertUnwindSafe(|| watch(app)));
    (ended, app.close())
}

/// A key that is held comes more often than this, and the first time hardly later; nobody who has read something presses Enter so
/// soon again.
const HELD: Duration = Duration::from_millis(700);
/// The time from one drawing of progress to the next.
const PROGRESS: Duration = Duration::from_millis(100);
/// The most time that a frame waits for more keys.
const FRAME: Duration = Duration::from_millis(50);
/// The most time that what is to be kept waits for more keys.
const UNKEPT: Duration = Duration::from_millis(100);

/// Draws and waits in turn; returns the signal that ended it, if one did.
fn watch(app: &mut App, tui: &mut Tui, events: &mut Events) -> io::Result<Option<i32>> {
    let (mut wait, mut owed) = (Wait::default(), Owed::default());
    if let ControlFlow::Break(ended) = hear_ground(app, tui, events, &mut owed)? {
        return Ok(ended);
    }
    draw(app, tui)?;
    loop {
        // While the solver is at work its progress is drawn ten times a second; two machines at play wake it for
        // each move; otherwise nothing does.
        let progress = app.is_thinking().then_some(PROGRESS);
        let most = progress.into_iter().chain(wait.left(app.pace())).chain(app.rest()).chain(owed.left()).min();
        let woken = events.wait(most, tui.unwritten())?;
        // What has come is taken in one by one; then it is drawn and kept, so that a held key never queues up.
        let quiet = woken.is_empty();
        for woken in woken {
            owed.note();
            if let ControlFlow::Break(ended) = take_in(woken, app, tui)? {
                return Ok(ended);
            }
        }
        // The theme that depends on it may have been chosen meanwhile.
        if app.look().depends_on_ground() {
            tui.ask_ground()?;
        }
        if wait.is_over(app.pace()) {
            app.update(Msg::Tick);
            owed.note();
        }
        if app.go_on() {
            owed.note();
        }
        if quiet || owed.frame.is_some_and(|since| since.elapsed() >= FRAME) {
            draw(app, tui)?;
            owed.frame = None;
        }
        if quiet || owed.disk.is_some_and(|since| since.elapsed() >= UNKEPT) {
            owed.disk = None;
            // What became of it is to be seen, where there is anything to tell.
            if app.keep() {
                draw(app, tui)?;
            }
        }
    }
}

/// Waits a little for the terminal's answer whether its background is light, where that decides how all looks, before anything is
/// drawn. One that is there already is heard however long it took; one that comes later counts, too.
fn hear_ground(
    app: &mut App,
    tui: &mut Tui,
    events: &mut Events,
    owed: &mut Owed,
) -> io::Result<ControlFlow<Option<i32>>> {
    const PATIENCE: Duration = Duration::from_millis(50);
    if !app.look().depends_on_ground() {
        return Ok(ControlFlow::Continue(()));
    }
    let since = Instant::now();
    loop {
        let left = if tui.is_owed() { PATIENCE.saturating_sub(since.elapsed()) } else { Duration::ZERO };
        let heard = events.wait(Some(left), None)?;
        let quiet = heard.is_empty();
        for woken in heard {
            owed.note();
            if let ControlFlow::Break(ended) = take_in(woken, app, tui)? {
                return Ok(ControlFlow::Break(ended));
            }
        }
        if left.is_zero() && (quiet || since.elapsed() >= PATIENCE) {
            break;
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Does what is to be done about one thing; where that ends the program, the signal it ends of, if it is one.
fn take_in(woken: Woken, app: &mut App, tui: &mut Tui) -> io::Result<ControlFlow<Option<i32>>> {
    let effect = match woken {
        Woken::Msg(msg) => app.update(msg),
        Woken::Ground { light } => app.update(Msg::Ground { light }),
        Woken::Answered => {
            tui.has_answered();
            Effect::None
        }
        Woken::Resized => Effect::None,
        Woken::Paused => Effect::Suspend,
        Woken::Continued => {
            // Whoever stopped us may have changed the terminal meanwhile.
            tui.leave();
            tui.enter_again()?;
            Effect::None
        }
        Woken::Ended(signal) => return Ok(ControlFlow::Break(Some(signal))),
        Woken::HungUp => return Ok(ControlFlow::Break(None)),
        Woken::Unread(error) => return Err(error),
    };
    match effect {
        Effect::None => {}
        Effect::Mouse(on) => tui.set_mouse(on),
        Effect::Copy(text) => tui.copy(text),
        Effect::Suspend => {
            tui.leave();
            // Nobody knows for how long.
            app.keep_now();
            pause()?;
            tui.enter_again()?;
        }
        Effect::Quit => return Ok(ControlFlow::Break(None)),
    }
    Ok(ControlFlow::Continue(()))
}

/// The moments since which it is owed that what has happened is drawn, and kept.
#[derive(Debug, Default)]
struct Owed {
    frame: Option<Instant>,
    disk: Option<Instant>,
}

impl Owed {
    /// Something has happened.
    fn note(&mut self) {
        let now = Instant::now();
        self.frame.get_or_insert(now);
        self.disk.get_or_insert(now);
    }

    /// Returns the time that more is still waited for: none where anything is owed, no limit (`None`) where nothing is.
    fn left(&self) -> Option<Duration> {
        (self.frame.is_some() || self.disk.is_some()).then_some(Duration::ZERO)
    }
}

/// The moment at which the wait for the next move of two machines began.
#[derive(Debug, Default)]
struct Wait(Option<Instant>);

impl Wait {
    /// Returns the time there is still to wait, and begins the wait where none goes on; `None` where there is no pace.
    fn left(&mut self, pace: Option<Duration>) -> Option<Duration> {
        let Some(pace) = pace else {
            self.0 = None;
            return None;
        };
        let began = self.0.get_or_insert_with(Instant::now);
        Some(pace.saturating_sub(began.elapsed()))
    }

    /// Returns whether the wait is over; then the next one begins.
    fn is_over(&mut self, pace: Option<Duration>) -> bool {
        let over = pace.zip(self.0).is_some_and(|(pace, began)| began.elapsed() >= pace);
        if over {
            self.0 = None;
        }
        over
    }
}

fn draw(app: &mut App, tui: &mut Tui) -> io::Result<()> {
    let size = tui.size()?;
    app.update(Msg::Size(Rect::new(0, 0, size.width, size.height)));
    tui.draw(size, |buf| {
        app.present(buf);
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::key::{Code, Key};
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::{board::Side, boards},
    };

    #[test]
    fn a_game_is_kept_whatever_falls_over_right_after_a_move() {
        let folder = std::env::temp_dir().join(format!("zugzwang-arcade-{}", std::process::id()));
        let storage = crate::terminal::disk::storage(Some(folder.clone()), None).expect("a named folder is a place");
        let desk = Desk { keeper: Some(Keeper::new(storage.clone(), seconds)), ..Desk::default() };
        let kept = Kept { desk, ..Kept::default() };
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let mut app = App::new(look, kept, crate::app::worker::Worker::Inline, Rect::new(0, 0, 80, 24));
        let nim = boards::find("nim").expect("a game").open::<&str>(&[], &[], Side::Both).expect("a position");
        app.open(nim);
        let (ended, untold) = kept_after(&mut app, |app| {
            app.update(Msg::Paste("1:1\n".to_owned()));
            app.update(Msg::Key(Key::of(Code::Enter)));
            panic!("a frame falls over");
        });
        assert!(ended.is_err() && untold.is_empty(), "{untold:?}");
        let moves = storage.unfinished("nim").expect("it is read").map(|game| game.game.moves().len());
        assert_eq!(moves, Some(1));
        std::fs::remove_dir_all(folder).expect("it goes");
    }
}
