//! The arcade at work: wait, take in, draw.

use std::{
    io,
    time::{Duration, SystemTime},
};

use ratatui::layout::Rect;

use crate::{
    app::{App, Effect, Kept, Msg},
    board::Table,
    config::{Ignored, Store},
    events::{Events, Woken, die_of, pause},
    keeper::Keeper,
    look::Look,
    say,
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
    /// Where settings are kept.
    pub store: Option<Store>,
    /// What was wrong with them.
    pub ignored: Option<Ignored>,
    /// Where games are kept, or why they are not.
    pub storage: Result<Storage, StorageError>,
}

/// Runs the arcade until the user leaves it, on `table` if one is given.
///
/// # Errors
/// Where the terminal or the system refuses; the terminal is restored.
pub fn run(opening: Opening, table: Option<Box<dyn Table>>) -> io::Result<()> {
    let Opening { look, mouse, store, ignored, storage } = opening;
    let homeless = storage.as_ref().err().map(|error| error.words(&look));
    let mut events = Events::listen()?;
    let mut tui = Tui::enter(mouse)?;
    let worker = Worker::start(events.waker()?)?;
    let size = tui.size()?;
    let keeper = storage.ok().map(|storage| Keeper::new(storage, seconds));
    let kept = Kept { store, mouse, keeper };
    let mut app = App::new(look, kept, worker, Rect::new(0, 0, size.width, size.height));
    if let Some(table) = table {
        app.open(table);
    }
    if let Some(homeless) = homeless {
        app.note(homeless, true);
    }
    if let Some(Ignored { file, reason }) = ignored {
        let note = say!(app.look(), "config-ignored", file = file.display().to_string(), reason = reason);
        app.note(note, true);
    }
    let ended = watch(&mut app, &mut tui, &mut events);
    drop(tui);
    // Where it cannot be kept it was told while there was a screen to tell it on.
    let _ = app.leave();
    if let Some(signal) = ended? {
        die_of(signal);
    }
    Ok(())
}

/// Seconds since 1970.
fn seconds() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs())
}

/// How often progress is drawn.
const PROGRESS: Duration = Duration::from_millis(100);

/// Draws and waits in turn; returns the signal that ended it, if one did.
fn watch(app: &mut App, tui: &mut Tui, events: &mut Events) -> io::Result<Option<i32>> {
    draw(app, tui)?;
    loop {
        // Everything that waits is taken in before the next frame, so a held key never queues up.
        // While the solver is at work its progress is drawn ten times a second; otherwise nothing wakes the program.
        for woken in events.wait(app.is_thinking().then_some(PROGRESS))? {
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
            };
            match effect {
                Effect::None => {}
                Effect::Mouse(on) => tui.set_mouse(on)?,
                Effect::Suspend => {
                    tui.leave();
                    pause()?;
                    tui.enter_again()?;
                }
                Effect::Quit => return Ok(None),
            }
        }
        draw(app, tui)?;
    }
}

fn draw(app: &mut App, tui: &mut Tui) -> io::Result<()> {
    let size = tui.size()?;
    app.update(Msg::Size(Rect::new(0, 0, size.width, size.height)));
    tui.draw(|buf| {
        app.draw(buf);
    })
}
