//! The terminal: entered once, restored once, whatever ends the program. All that the arcade's terminal is sent is sent here.

mod chatter;
mod encoder;
mod screen;

use std::{
    io::{self, IsTerminal, stdout},
    os::fd::{AsFd, BorrowedFd},
    panic,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crossterm::{
    clipboard::CopyToClipboard,
    cursor::{Hide, Show},
    event::{DisableBracketedPaste, EnableBracketedPaste},
    queue,
    style::force_color_output,
    terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use rustix::{
    stdio,
    termios::{QueueSelector, tcflush},
};
use screen::Screen;

use crate::terminal::{events::QUESTION, threads::NAMES};

/// Clicks and the wheel, with coordinates beyond 223; no reports of mere motion.
const MOUSE_ON: &[u8] = b"\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &[u8] = b"\x1b[?1006l\x1b[?1000l";

/// The most of a window that is drawn on. What a larger one has beyond stays blank.
const LARGEST: Size = Size::new(1000, 500);

/// The time after the question within which an answer may still come: later than that the terminal has none.
const LATE: Duration = Duration::from_millis(400);

/// The screen while it is ours. Global because a panic can come from anywhere; locked while it is written to or given back, so that
/// nobody gives it back within a frame.
static ENTERED: Mutex<Option<Arc<Screen>>> = Mutex::new(None);

fn entered() -> MutexGuard<'static, Option<Arc<Screen>>> {
    ENTERED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The screen, in the arcade's hands until it is dropped.
pub struct Tui {
    screen: Arc<Screen>,
    /// The picture that the window shows, or will once all is written.
    shown: Buffer,
    /// The picture it is to show.
    next: Buffer,
    /// The bytes that the terminal has not taken yet. As long as there is any no frame is drawn: the next one shows what is so
    /// then.
    unwritten: Vec<u8>,
    mouse: bool,
    /// `true` where the terminal was told to report the mouse.
    reports: bool,
    /// The text to be put where other programs paste from.
    copied: Option<String>,
    /// The moment at which the terminal was asked, and `true` once it has answered.
    asked: Option<(Instant, bool)>,
}

/// Returns whether standard input and output are a terminal.
pub fn is_terminal() -> bool {
    io::stdin().is_terminal() && stdout().is_terminal()
}

impl Tui {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// Where the terminal refuses; it is as it was then.
    pub fn enter(mouse: bool) -> io::Result<Self> {
        // Under NO_COLOR crossterm would write resets that take bold and reverse video away; our mono theme has no colour.
        force_color_output(true);
        restore_on_panic();
        let mut tui = Self {
            screen: Arc::new(Screen::open()?),
            shown: Buffer::default(),
            next: Buffer::default(),
            unwritten: Vec::new(),
            mouse,
            reports: false,
            copied: None,
            asked: None,
        };
        tui.enter_again()?;
        Ok(tui)
    }

    /// Gives the terminal back for a while.
    pub fn leave(&mut self) {
        self.outwait();
        restore();
        self.unwritten.clear();
    }

    /// Takes the terminal over again; everything is drawn anew.
    ///
    /// # Errors
    /// Where the terminal refuses; it is as it was then.
    pub fn enter_again(&mut self) -> io::Result<()> {
        self.shown = Buffer::default();
        self.reports = false;
        take(&self.screen)?;
        queue!(self.unwritten, EnterAlternateScreen, EnableBracketedPaste, Hide)?;
        self.tell_mouse();
        self.write().map(drop).inspect_err(|_| restore())
    }

    /// Uses the mouse, or leaves it to the terminal, from the next frame on.
    pub const fn set_mouse(&mut self, on: bool) {
        self.mouse = on;
    }

    /// Asks the terminal, once, whether its background is light; the answer comes as keys do.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub fn ask_ground(&mut self) -> io::Result<()> {
        if self.asked.is_some() {
            return Ok(());
        }
        self.unwritten.extend(QUESTION);
        self.asked = Some((Instant::now(), false));
        self.write().map(drop)
    }

    /// The terminal has answered.
    pub const fn has_answered(&mut self) {
        if let Some((_, answered)) = &mut self.asked {
            *answered = true;
        }
    }

    /// Returns whether the terminal still owes an answer.
    pub fn is_owed(&self) -> bool {
        self.asked.is_some_and(|(since, answered)| !answered && since.elapsed() < LATE)
    }

    /// Lets an answer that is still owed come before the shell reads what is typed.
    fn outwait(&self) {
        if !self.is_owed() || entered().is_none() {
            return;
        }
        let left = self.asked.map_or(Duration::ZERO, |(since, _)| LATE.saturating_sub(since.elapsed()));
        thread::sleep(left);
        let _ = tcflush(stdio::stdin(), QueueSelector::IFlush);
    }

    /// Asks the terminal with the next frame to put a text where other programs paste from; not every terminal does.
    pub fn copy(&mut self, text: String) {
        self.copied = Some(text);
    }

    /// Draws a frame; only what changed since the last one is written, at once, and nothing where nothing has. None is drawn where
    /// the terminal has not taken the last one yet.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub fn draw(&mut self, size: Size, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        if !self.write()? {
            return Ok(());
        }
        self.tell_mouse();
        if let Some(text) = self.copied.take() {
            queue!(self.unwritten, CopyToClipboard::to_clipboard_from(text))?;
        }
        let area = Rect::from((Position::ORIGIN, size));
        if area != self.shown.area {
            // At the start, too: not every terminal has another screen, and on this one the shell has written.
            queue!(self.unwritten, Clear(ClearType::All))?;
            self.shown = Buffer::empty(area);
            self.next = Buffer::empty(area);
        }
        self.next.reset();
        draw(&mut self.next);
        encoder::encode(&self.shown, &self.next, &mut self.unwritten);
        std::mem::swap(&mut self.shown, &mut self.next);
        self.write().map(drop)
    }

    /// Tells the terminal whether to report the mouse, where it was not told yet.
    fn tell_mouse(&mut self) {
        if self.mouse != self.reports {
            self.unwritten.extend(if self.mouse { MOUSE_ON } else { MOUSE_OFF });
            self.reports = self.mouse;
        }
    }

    /// Writes what the terminal takes now; whether that was all.
    fn write(&mut self) -> io::Result<bool> {
        let written = entered().as_ref().map_or(Ok(self.unwritten.len()), |screen| screen.write(&self.unwritten));
        // Of what was refused nothing is tried again.
        let count = written.inspect_err(|_| self.unwritten.clear())?;
        self.unwritten.drain(..count);
        Ok(self.unwritten.is_empty())
    }

    /// The terminal, where it has not taken all that was written and is to be waited for.
    pub fn unwritten(&self) -> Option<BorrowedFd<'_>> {
        (!self.unwritten.is_empty()).then(|| self.screen.as_fd())
    }

    /// Returns the columns and rows of the window that are drawn on.
    ///
    /// # Errors
    /// Where the terminal does not say how large it is.
    pub fn size(&self) -> io::Result<Size> {
        let (width, height) = terminal::size()?;
        Ok(Size::new(width.min(LARGEST.width), height.min(LARGEST.height)))
    }
}

impl Drop for Tui {
    fn drop(&mut self) {
        self.outwait();
        restore();
    }
}

/// Takes the screen, where it is not taken yet.
fn take(screen: &Arc<Screen>) -> io::Result<()> {
    {
        let mut entered = entered();
        if entered.is_some() {
            return Ok(());
        }
        *entered = Some(Arc::clone(screen));
        chatter::hush();
    }
    enable_raw_mode().inspect_err(|_| restore())
}

/// Gives the terminal back as it was found, exactly once, and does not wait long for one that nobody reads.
fn restore() {
    const PATIENCE: Duration = Duration::from_millis(300);
    let mut entered = entered();
    let Some(screen) = entered.take() else { return };
    // Each step is tried whatever becomes of the others: a terminal that is gone takes none of them.
    let mut codes = MOUSE_OFF.to_vec();
    let _ = queue!(codes, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = screen.write_within(&codes, PATIENCE);
    let _ = disable_raw_mode();
    chatter::unhush();
}

/// A panic restores the terminal before its message is printed; one beside the screen does not touch it.
fn restore_on_panic() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name().is_some_and(|name| NAMES.contains(&name)) {
            return;
        }
        restore();
        before(info);
    }));
}
