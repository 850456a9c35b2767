//! The terminal while the arcade is on it: taken once and restored once, however the program ends. Everything that the arcade sends
//! to it is sent here.

mod encoder;

use std::{
    io::{self, IsTerminal, stdout},
    panic,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crossterm::{
    clipboard::CopyToClipboard,
    cursor::{Hide, Show},
    queue,
    style::force_color_output,
    terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen},
};
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};

use crate::terminal::{
    clipboard::Clipboard,
    system::{
        console::{self, PASTE_OFF, PASTE_ON, QUESTION},
        input,
        screen::Screen,
        stderr::Silenced,
    },
    threads::NAMES,
};

/// The largest part of a window that is drawn. The rest of a larger one stays blank.
const LARGEST: Size = Size::new(1000, 500);

/// The time after the question within which an answer may come.
const LATE: Duration = Duration::from_millis(400);

/// Global because a panic can come from anywhere. It is locked while the screen is written to or restored, so that the terminal is not
/// restored within a frame. `None` while the arcade is not on the screen.
static ENTERED: Mutex<Option<Entered>> = Mutex::new(None);

type Entered = (Arc<Screen>, Option<Silenced>);

fn entered() -> MutexGuard<'static, Option<Entered>> {
    ENTERED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The screen, which belongs to the arcade until this is dropped.
pub struct Tui {
    screen: Arc<Screen>,
    /// The frame that the terminal shows once all of `unwritten` is written.
    shown: Buffer,
    next: Buffer,
    /// Bytes that the terminal has not taken yet. Until it has, no frame is drawn.
    unwritten: Vec<u8>,
    mouse: bool,
    /// `true` once the terminal has been told to report the mouse.
    reports: bool,
    clipboard: Clipboard,
    copied: Option<String>,
    /// The time of the question about the terminal's background, and whether it was answered.
    asked: Option<(Instant, bool)>,
}

pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && stdout().is_terminal()
}

pub(crate) fn knows_codes() -> bool {
    console::knows_codes()
}

impl Tui {
    /// Takes the terminal.
    ///
    /// # Errors
    /// If the terminal refuses. It is restored then.
    pub fn enter(mouse: bool, clipboard: Clipboard) -> io::Result<Self> {
        // Under NO_COLOR crossterm would write resets that remove bold and reversed text. The mono theme has no colours anyway.
        force_color_output(true);
        restore_on_panic();
        let mut tui = Self {
            screen: Arc::new(Screen::open()?),
            shown: Buffer::default(),
            next: Buffer::default(),
            unwritten: Vec::new(),
            mouse,
            reports: false,
            clipboard,
            copied: None,
            asked: None,
        };
        tui.enter_again()?;
        Ok(tui)
    }

    /// Restores the terminal for a while.
    pub(super) fn leave(&mut self) {
        self.await_answer();
        restore();
        self.unwritten.clear();
    }

    /// Takes the terminal again and draws the whole of the next frame. If the terminal refuses, it is restored.
    pub(super) fn enter_again(&mut self) -> io::Result<()> {
        self.shown = Buffer::default();
        self.reports = false;
        take(&self.screen)?;
        queue!(self.unwritten, EnterAlternateScreen)?;
        self.unwritten.extend(PASTE_ON);
        queue!(self.unwritten, Hide)?;
        self.report_mouse();
        self.write().map(drop).inspect_err(|_| restore())
    }

    /// Uses the mouse, or leaves it to the terminal, from the next frame on.
    pub(super) const fn set_mouse(&mut self, on: bool) {
        self.mouse = on;
    }

    /// Asks the terminal, once and if it may know, whether its background is light. The answer comes with the keys.
    pub(super) fn ask_ground(&mut self) -> io::Result<()> {
        let Some(question) = QUESTION.filter(|_| self.asked.is_none()) else { return Ok(()) };
        self.unwritten.extend(question);
        self.asked = Some((Instant::now(), false));
        self.write().map(drop)
    }

    pub(super) const fn has_answered(&mut self) {
        if let Some((_, answered)) = &mut self.asked {
            *answered = true;
        }
    }

    pub(super) fn is_owed(&self) -> bool {
        self.asked.is_some_and(|(since, answered)| !answered && since.elapsed() < LATE)
    }

    /// Waits for an answer that may still come and drops it, so that the shell does not read it.
    fn await_answer(&self) {
        if !self.is_owed() || entered().is_none() {
            return;
        }
        let left = self.asked.map_or(Duration::ZERO, |(since, _)| LATE.saturating_sub(since.elapsed()));
        thread::sleep(left);
        input::discard();
    }

    /// Copies a text to the clipboard. If tmux cannot do it, the terminal is asked to with the next frame, and never says whether it did.
    pub(super) fn copy(&mut self, text: String) {
        self.copied = self.clipboard.copy(text);
    }

    /// Returns whether a text has been copied since the last call. For a text that could not be, the terminal is asked instead.
    pub(super) fn has_copied(&mut self) -> bool {
        let Some((text, done)) = self.clipboard.answer() else { return false };
        self.copied = Some(text).filter(|_| !done);
        done
    }

    /// Draws a frame, and writes the cells that changed together. Does nothing while the terminal has not taken the last frame.
    pub(super) fn draw(&mut self, size: Size, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        if !self.write()? {
            return Ok(());
        }
        self.report_mouse();
        if let Some(text) = self.copied.take() {
            queue!(self.unwritten, CopyToClipboard::to_clipboard_from(text))?;
        }
        let area = Rect::from((Position::ORIGIN, size));
        if area != self.shown.area {
            // This is done at the start, too: a terminal without an alternate screen shows what the shell has written.
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

    fn report_mouse(&mut self) {
        if self.mouse != self.reports {
            console::report_mouse(self.mouse, &mut self.unwritten);
            self.reports = self.mouse;
        }
    }

    /// Writes as much as the terminal takes now. Returns whether that was everything.
    fn write(&mut self) -> io::Result<bool> {
        let written = entered().as_ref().map_or(Ok(self.unwritten.len()), |(screen, _)| screen.write(&self.unwritten));
        // After an error, the bytes are not tried again.
        let count = written.inspect_err(|_| self.unwritten.clear())?;
        self.unwritten.drain(..count);
        Ok(self.unwritten.is_empty())
    }

    /// The screen, if the terminal has not taken everything yet.
    pub(super) fn unwritten(&self) -> Option<&Screen> {
        (!self.unwritten.is_empty()).then_some(&*self.screen)
    }
}

pub(super) fn size() -> io::Result<Size> {
    let (width, height) = terminal::size()?;
    Ok(Size::new(width.min(LARGEST.width), height.min(LARGEST.height)))
}

impl Drop for Tui {
    fn drop(&mut self) {
        self.await_answer();
        restore();
    }
}

fn take(screen: &Arc<Screen>) -> io::Result<()> {
    {
        let mut entered = entered();
        if entered.is_some() {
            return Ok(());
        }
        *entered = Some((Arc::clone(screen), Silenced::new()));
    }
    console::take().inspect_err(|_| restore())
}

/// Restores the terminal if it is taken, without waiting long for one that nobody reads.
fn restore() {
    const PATIENCE: Duration = Duration::from_millis(300);
    let mut entered = entered();
    let Some((screen, _silenced)) = entered.take() else { return };
    // On a terminal that is gone every step fails, so each is tried without regard to the others.
    let mut codes = Vec::new();
    console::report_mouse(false, &mut codes);
    codes.extend(PASTE_OFF);
    let _ = queue!(codes, LeaveAlternateScreen, Show);
    let _ = screen.write_within(&codes, PATIENCE);
    console::restore();
}

/// Makes a panic restore the terminal before its message is printed, unless it is on a worker's thread.
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
