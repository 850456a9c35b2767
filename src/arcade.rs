//! The arcade at work: wait, take in, draw.

use std::{
    io::{self, Write},
    time::{Duration, Instant, SystemTime},
};

use ratatui::layout::Rect;

use crate::{
    app::{App, Effect, Kept, Msg},
    board::{Level, Table, Telling},
    config::{Ignored, Store},
    events::{Events, Woken, die_of, pause},
    keeper::Keeper,
    lesson::Lesson,
    look::Look,
    screens::Asked,
    seed,
    storage::{Storage, StorageError},
    terminal::Tui,
    worker::Worker,
};

/// What the arcade begins with.
#[derive(Debug)]
pub struct Opening {
    /// How it looks.
    pub look: Look,
    /// Whether the mouse is used.
    pub mouse: bool,
    /// What is told before the end of a game.
    pub telling: Telling,
    /// How fast two machines play.
    pub pace: Level,
    /// Whether the locale has the letters of English alone.
    pub english_alone: bool,
    /// Where settings are kept.
    pub store: Option<Store>,
    /// What was wrong with them.
    pub ignored: Option<Ignored>,
    /// Where games are kept, or why they are not.
    pub storage: Result<Storage, StorageError>,
}

/// What the arcade opens on.
pub enum First {
    /// The list of games.
    Menu,
    /// This game.
    Game(Box<dyn Table>),
    /// Puzzles.
    Puzzles(Asked),
    /// The arcade plays and explains by itself.
    Demo,
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

/// The same, with keys and signals from `events`. Where reading the keys panicked, so does this, after everything is kept.
///
/// # Errors
/// Where the terminal or the system refuses; the terminal is restored.
pub fn run_by(mut events: Events, opening: Opening, first: First) -> io::Result<()> {
    let Opening { look, mouse, telling, pace, english_alone, store, ignored, storage } = opening;
    let homeless = storage.as_ref().err().map(|error| error.words(&look));
    let mut tui = Tui::enter(mouse)?;
    let worker = Worker::start(events.waker()?)?;
    let size = tui.size()?;
    let keeper = storage.ok().map(|storage| Keeper::new(storage, seconds));
    let kept = Kept { store, mouse, english_alone, keeper, telling, pace, seed: seed::any() };
    let mut app = App::new(look, kept, worker, Rect::new(0, 0, size.width, size.height));
    match first {
        First::Menu => {}
        First::Game(table) => app.open(table),
        First::Puzzles(asked) => app.open_puzzles(asked),
        First::Demo => app.begin_demo(),
        First::Lessons(lesson) => app.open_lessons(lesson),
    }
    if let Some(homeless) = homeless {
        app.note(homeless, true);
    }
    if let Some(ignored) = ignored {
        app.note(ignored.words(app.look()), true);
    }
    let ended = watch(&mut app, &mut tui, &mut events);
    drop(tui);
    // Where it cannot be kept it was told while there was a screen to tell it on.
    let _ = app.close();
    if let Some(signal) = events.verdict(ended)? {
        die_of(signal);
    }
    if let Some(id) = app.copied() {
        // A terminal that has hung up takes it no more.
        let _ = writeln!(io::stdout(), "{id}");
    }
    Ok(())
}

/// Seconds since 1970.
pub(crate) fn seconds() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs())
}

/// How often progress is drawn.
const PROGRESS: Duration = Duration::from_millis(100);

/// Draws and waits in turn; returns the signal that ended it, if one did.
fn watch(app: &mut App, tui: &mut Tui, events: &mut Events) -> io::Result<Option<i32>> {
    draw(app, tui)?;
    let mut clock = Clock::default();
    loop {
        // Everything that waits is taken in before the next frame, so a held key never queues up.
        // While the solver is at work its progress is drawn ten times a second; two machines at play wake it for
        // each move; otherwise nothing does.
        let progress = app.is_thinking().then_some(PROGRESS);
        for woken in events.wait(progress.into_iter().chain(clock.left(app.pace())).min())? {
            let effect = match woken {
                Woken::Msg(msg) => app.update(msg),
                Woken::Resized => Effect::None,
                Woken::Paused => Effect::Suspend,
                Woken::Continued => {
                    // Whoever stopped us may have changed the terminal meanwhile.
                    tui.leave();
                    tui.enter_again()?;
                    Effect::None
                }
                Woken::Ended(signal) => return Ok(Some(signal)),
                Woken::HungUp => return Ok(None),
                Woken::Unread(error) => return Err(error),
            };
            match effect {
                Effect::None => {}
                Effect::Mouse(on) => tui.set_mouse(on)?,
                Effect::Copy(text) => tui.copy(&text)?,
                Effect::Suspend => {
                    tui.leave();
                    pause()?;
                    tui.enter_again()?;
                }
                Effect::Quit => return Ok(None),
            }
        }
        if clock.is_over(app.pace()) {
            app.update(Msg::Tick);
        }
        draw(app, tui)?;
    }
}

/// When the wait for the next move of two machines began.
#[derive(Debug, Default)]
struct Clock(Option<Instant>);

impl Clock {
    /// How long there is still to wait.
    fn left(&mut self, pace: Option<Duration>) -> Option<Duration> {
        let Some(pace) = pace else {
            self.0 = None;
            return None;
        };
        let began = self.0.get_or_insert_with(Instant::now);
        Some(pace.saturating_sub(began.elapsed()))
    }

    /// Whether the wait is over; then the next one begins.
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
        app.draw(buf);
    })
}
