//! The terminal: entered once, restored once, whatever ends the program. The only file with escape codes.

mod chatter;

use std::{
    fs::File,
    io::{self, IsTerminal, StdoutLock, Write, stdout},
    os::fd::AsFd,
    panic,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use crossterm::{
    clipboard::CopyToClipboard,
    cursor::{Hide, Show},
    event::{DisableBracketedPaste, EnableBracketedPaste},
    execute, queue,
    style::force_color_output,
    terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{
    backend::{Backend, CrosstermBackend},
    buffer::Buffer,
    layout::{Position, Rect, Size},
};

use crate::worker;

/// Clicks and the wheel, with coordinates beyond 223; no reports of mere motion.
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";

/// Whether there is something to restore. Global because a panic can come from anywhere.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// The screen, in the arcade's hands until it is dropped.
pub struct Tui {
    /// Standard output with nothing that holds back: of a frame that is refused no rest comes onto the user's own screen.
    screen: File,
    /// What the window shows.
    shown: Buffer,
    /// What it is to show.
    next: Buffer,
    mouse: bool,
}

/// Whether standard input and output are a terminal.
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
        let screen = File::from(stdout().as_fd().try_clone_to_owned()?);
        take(mouse)?;
        Ok(Self { screen, shown: Buffer::default(), next: Buffer::default(), mouse })
    }

    /// Gives the terminal back for a while.
    pub fn leave(&self) {
        restore();
    }

    /// Takes the terminal over again; everything is drawn anew.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub fn enter_again(&mut self) -> io::Result<()> {
        take(self.mouse)?;
        self.shown = Buffer::default();
        Ok(())
    }

    /// Uses the mouse, or leaves it to the terminal.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub fn set_mouse(&mut self, on: bool) -> io::Result<()> {
        self.mouse = on;
        held().map_or(Ok(()), |_screen| write_mouse(on))
    }

    /// Asks the terminal to put a text where other programs paste from; not every terminal does.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub fn copy(&mut self, text: &str) -> io::Result<()> {
        held().map_or(Ok(()), |mut screen| execute!(screen, CopyToClipboard::to_clipboard_from(text)))
    }

    /// Draws a frame; only what changed since the last one is written, at once, and nothing where nothing has.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub fn draw(&mut self, size: Size, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        let Some(_screen) = held() else { return Ok(()) };
        let area = Rect::from((Position::ORIGIN, size));
        let mut frame = Vec::new();
        if area != self.shown.area {
            // At the start, too: not every terminal has another screen, and on this one the shell has written.
            queue!(frame, Clear(ClearType::All))?;
            self.shown = Buffer::empty(area);
            self.next = Buffer::empty(area);
        }
        self.next.reset();
        draw(&mut self.next);
        let changed = self.shown.diff(&self.next);
        if !changed.is_empty() {
            CrosstermBackend::new(&mut frame).draw(changed.into_iter())?;
            end_briefly(&mut frame);
        }
        self.screen.write_all(&frame)?;
        std::mem::swap(&mut self.shown, &mut self.next);
        Ok(())
    }

    /// The size of the window.
    ///
    /// # Errors
    /// Where the terminal does not say.
    pub fn size(&self) -> io::Result<Size> {
        Ok(Size::from(terminal::size()?))
    }
}

/// A frame ends with four codes that reset one thing each; the last one resets everything.
fn end_briefly(frame: &mut Vec<u8>) {
    const ALL: &[u8] = b"\x1b[0m";
    if let Some(rest) = frame.strip_suffix(b"\x1b[39m\x1b[49m\x1b[59m\x1b[0m") {
        frame.truncate(rest.len());
        frame.extend(ALL);
    }
}

impl Drop for Tui {
    fn drop(&mut self) {
        restore();
    }
}

fn take(mouse: bool) -> io::Result<()> {
    if ENTERED.swap(true, Ordering::SeqCst) {
        return Ok(());
    }
    chatter::hush();
    let taken = enable_raw_mode().and_then(|()| {
        execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste, Hide)?;
        if mouse { write_mouse(true) } else { Ok(()) }
    });
    taken.inspect_err(|_| restore())
}

/// The screen, while nobody gives it back; `None` where a panic on another thread has done so, and its message stands there.
fn held() -> Option<StdoutLock<'static>> {
    let screen = stdout().lock();
    ENTERED.load(Ordering::SeqCst).then_some(screen)
}

fn write_mouse(on: bool) -> io::Result<()> {
    let code = if on { MOUSE_ON } else { MOUSE_OFF };
    stdout().write_all(code.as_bytes())?;
    stdout().flush()
}

/// Gives the terminal back as it was found, exactly once.
fn restore() {
    // Not in the middle of a frame that another thread draws; whoever panics while drawing holds it already, and may.
    let mut screen = stdout().lock();
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    // Each step is tried whatever becomes of the others: a terminal that is gone takes none of them.
    let _ = write_mouse(false);
    let _ = queue!(screen, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = screen.flush();
    let _ = disable_raw_mode();
    chatter::unhush();
}

/// A panic restores the terminal before its message is printed; one on the solver's thread does not touch the screen.
fn restore_on_panic() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() == Some(worker::THREAD) {
            return;
        }
        restore();
        before(info);
    }));
}
