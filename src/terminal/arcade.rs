//! The main loop of the arcade: wait, update, draw.

use std::{
    io::{self, Write},
    ops::ControlFlow,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    thread,
    time::{Duration, Instant},
};

use ratatui::layout::{Position, Rect, Size};

use crate::{
    app::{App, Effect, First, Kept, Msg},
    look::Look,
    say,
    terminal::{
        clipboard::Clipboard,
        complain,
        events::{Events, Woken},
        system::{
            console::CAN_PAUSE,
            signals::{Signal, die_of, pause},
        },
        threads,
        tui::{self, Tui},
    },
    words,
};

/// Runs the arcade until the user leaves it. `wrong` are complaints about files, a sentence each. After a panic, everything is saved
/// before the panic goes on.
///
/// # Errors
/// If the terminal or the system refuses. The terminal is restored then.
pub fn run(mut events: Events, look: Look, kept: Kept, wrong: &[String], first: First) -> io::Result<()> {
    let mut tui = Tui::enter(kept.mouse, Clipboard::open(events.waker()?)?)?;
    if look.depends_on_ground() {
        // The answer comes while files are being read.
        tui.ask_ground()?;
    }
    let worker = threads::solver(events.waker()?)?;
    let size = tui::size()?;
    let kept = Kept { disk: threads::disk(events.waker()?)?, ..kept };
    let mut app = App::new(look, kept, worker, area(size));
    app.show(first);
    if !wrong.is_empty() {
        app.note(words::joined(wrong, app.look()), true);
    }
    let (ended, unsaved) = saved_after(&mut app, |app| watch(app, &mut { tui }, &mut events));
    for line in unsaved {
        complain(&line);
    }
    let ended = ended.unwrap_or_else(|panic| resume_unwind(panic));
    if let Some(signal) = events.verdict(ended)? {
        die_of(signal);
    }
    if let Some(id) = app.copied() {
        // Printing fails on a terminal that has hung up.
        let _ = writeln!(io::stdout(), "{id}");
    }
    Ok(())
}

fn area(size: Size) -> Rect {
    Rect::from((Position::ORIGIN, size))
}

/// Runs `watch` until it ends or panics, then saves everything. Also returns complaints about what could not be saved, except those
/// that a screen has shown.
fn saved_after<T>(app: &mut App, watch: impl FnOnce(&mut App) -> T) -> (thread::Result<T>, Vec<String>) {
    let ended = catch_unwind(AssertUnwindSafe(|| watch(app)));
    (ended, app.close())
}

const FRAME: Duration = Duration::from_millis(50);
const UNSAVED: Duration = Duration::from_millis(100);

/// Draws and waits in turn. Returns the signal that ended the loop, if one did.
fn watch(app: &mut App, tui: &mut Tui, events: &mut Events) -> io::Result<Option<i32>> {
    let mut owed = Owed::default();
    if let ControlFlow::Break(ended) = hear_ground(app, tui, events, &mut owed)? {
        return Ok(ended);
    }
    draw(app, tui)?;
    loop {
        let most = app.quiet().into_iter().chain(owed.left()).min();
        let woken = events.wait(most, tui.unwritten())?;
        // All waiting events are handled before the frame is drawn, so that a held key does not fill the queue.
        let quiet = woken.is_empty();
        for woken in woken {
            owed.note();
            if let ControlFlow::Break(ended) = handle(woken, app, tui)? {
                return Ok(ended);
            }
        }
        // A theme that depends on the background may have been chosen just now.
        if app.look().depends_on_ground() {
            tui.ask_ground()?;
        }
        if app.elapse() {
            owed.note();
        }
        if tui.has_copied() {
            app.has_copied();
            owed.note();
        }
        if quiet || owed.frame.is_some_and(|since| since.elapsed() >= FRAME) {
            draw(app, tui)?;
            owed.frame = None;
        }
        if quiet || owed.disk.is_some_and(|since| since.elapsed() >= UNSAVED) {
            owed.disk = None;
            // Saving may change what is on the screen.
            if app.keep() {
                draw(app, tui)?;
            }
        }
    }
}

/// Before the first frame, waits a moment for the terminal to say whether its background is light, if the look depends on it. A late
/// answer counts, too.
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
            if let ControlFlow::Break(ended) = handle(woken, app, tui)? {
                return Ok(ControlFlow::Break(ended));
            }
        }
        if left.is_zero() && (quiet || since.elapsed() >= PATIENCE) {
            return Ok(ControlFlow::Continue(()));
        }
    }
}

/// Handles one event. Breaks if the event ends the program, with the signal if it was one.
fn handle(woken: Woken, app: &mut App, tui: &mut Tui) -> io::Result<ControlFlow<Option<i32>>> {
    let effect = match woken {
        Woken::Msg(msg) => app.update(msg),
        Woken::Answered => {
            tui.has_answered();
            Effect::None
        }
        Woken::Signal(Signal::Resize) => Effect::None,
        Woken::Signal(Signal::Pause) => Effect::Suspend,
        Woken::Signal(Signal::Continue) => {
            // The terminal may have been changed while the program was stopped.
            tui.leave();
            tui.enter_again()?;
            Effect::None
        }
        Woken::Signal(Signal::End(signal)) => return Ok(ControlFlow::Break(Some(signal))),
        Woken::HungUp => return Ok(ControlFlow::Break(None)),
        Woken::Unread(error) => return Err(error),
    };
    match effect {
        Effect::None => {}
        Effect::Mouse(on) => tui.set_mouse(on),
        Effect::Copy(text) => tui.copy(text),
        Effect::Suspend if !CAN_PAUSE => app.note(say!(app.look(), "status-no-pause"), false),
        Effect::Suspend => {
            tui.leave();
            // The pause may be long.
            app.keep_now();
            pause()?;
            tui.enter_again()?;
        }
        Effect::Quit => return Ok(ControlFlow::Break(None)),
    }
    Ok(ControlFlow::Continue(()))
}

/// Since when a change has been neither drawn nor saved.
#[derive(Debug, Default)]
struct Owed {
    frame: Option<Instant>,
    disk: Option<Instant>,
}

impl Owed {
    fn note(&mut self) {
        let now = Instant::now();
        self.frame.get_or_insert(now);
        self.disk.get_or_insert(now);
    }

    /// The time to wait for more events: none if a change is waiting, otherwise without limit (`None`).
    fn left(&self) -> Option<Duration> {
        (self.frame.is_some() || self.disk.is_some()).then_some(Duration::ZERO)
    }
}

fn draw(app: &mut App, tui: &mut Tui) -> io::Result<()> {
    let size = tui::size()?;
    app.update(Msg::Size(area(size)));
    tui.draw(size, |buf| {
        app.present(buf);
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::key::{Code, Key};
    use crate::{
        keep::keeper::Keeper,
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::{board::Side, boards},
        screens::Desk,
        terminal::clock::seconds,
    };

    #[test]
    fn a_panic_right_after_a_move_loses_nothing() {
        let folder = std::env::temp_dir().join(format!("zugzwang-arcade-{}", std::process::id()));
        let storage = crate::terminal::disk::storage(Some(folder.clone()), None).expect("a named folder is enough");
        let desk = Desk { keeper: Some(Keeper::new(storage.clone(), seconds)), ..Desk::default() };
        let kept = Kept { desk, ..Kept::default() };
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let mut app = App::new(look, kept, crate::app::worker::Worker::Inline, Rect::new(0, 0, 80, 24));
        let nim = boards::find("nim").expect("nim is a game").open::<&str>(&[], &[], Side::Both).expect("a setup");
        app.open(nim);
        let (ended, unsaved) = saved_after(&mut app, |app| {
            app.update(Msg::Paste("1:1\n".to_owned()));
            app.update(Msg::Key(Key::of(Code::Enter)));
            panic!("drawing fails");
        });
        assert!(ended.is_err() && unsaved.is_empty(), "{unsaved:?}");
        let moves = storage.unfinished("nim").expect("the file is readable").map(|game| game.game.moves().len());
        assert_eq!(moves, Some(1));
        std::fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
