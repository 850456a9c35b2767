//! The modes of the console.

use std::{
    io,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crossterm::ansi_support::supports_ansi;
use crossterm_winapi::{ConsoleMode, Handle, HandleType};

/// The console would send the answer as keys.
pub(crate) const QUESTION: Option<&[u8]> = None;

/// The console sends marks around pasted text as keys, so there are none. [`super::keyboard::Keyboard`] knows a paste by its speed.
pub(crate) const PASTE_ON: &[u8] = b"";
pub(crate) const PASTE_OFF: &[u8] = b"";

pub(crate) const CAN_PAUSE: bool = false;

// These are flags of `SetConsoleMode` for the input.
const PROCESSED: u32 = 0x1;
const LINES: u32 = 0x2;
const ECHO: u32 = 0x4;
const WINDOW: u32 = 0x8;
const MOUSE: u32 = 0x10;
const QUICK_EDIT: u32 = 0x40;
const EXTENDED: u32 = 0x80;
const CODES: u32 = 0x200;

/// The mode before the arcade took the console.
static BEFORE: Mutex<Option<u32>> = Mutex::new(None);

fn before() -> MutexGuard<'static, Option<u32>> {
    BEFORE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn input() -> io::Result<ConsoleMode> {
    Ok(ConsoleMode::from(Handle::current_in_handle()?))
}

/// The mode for the arcade: every key at once, without echo, and changes of the window's size. If the arcade does not use the mouse,
/// the console selects text with it as before.
const fn of_arcade(before: u32, mouse: bool) -> u32 {
    let mode = before & !(PROCESSED | LINES | ECHO | CODES) | WINDOW | EXTENDED;
    if mouse { mode & !QUICK_EDIT | MOUSE } else { mode & !MOUSE }
}

/// Returns whether standard input and output are a console that knows escape codes. A console in legacy mode does not, and a terminal
/// that is not a console is only a pair of pipes on Windows.
pub(crate) fn knows_codes() -> bool {
    let is_console = |stream| Handle::new(stream).and_then(|stream| ConsoleMode::from(stream).mode()).is_ok();
    is_console(HandleType::InputHandle) && is_console(HandleType::OutputHandle) && supports_ansi()
}

/// Makes the console interpret the escape codes that programs print, if it can: it does so only when asked.
pub(crate) fn interpret_codes() {
    supports_ansi();
}

/// Makes the console send every key at once, without echo.
pub(crate) fn take() -> io::Result<()> {
    let input = input()?;
    let mode = input.mode()?;
    *before() = Some(mode);
    input.set_mode(of_arcade(mode, false))
}

pub(crate) fn restore() {
    if let Some(mode) = before().take() {
        // There is no way to report a failure.
        let _ = input().and_then(|input| input.set_mode(mode));
    }
}

/// Makes the console report the mouse, or no longer do so, for which it needs no codes.
pub(crate) fn report_mouse(on: bool, _: &mut Vec<u8>) {
    if let Some(mode) = *before() {
        // The arcade works without a mouse.
        let _ = input().and_then(|input| input.set_mode(of_arcade(mode, on)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_mouse_takes_selecting_from_the_console() {
        /// The mode in which a shell leaves a new console.
        const USUAL: u32 = 0x1f7;
        let [without, with] = [false, true].map(|mouse| of_arcade(USUAL, mouse));
        assert_eq!(without & (PROCESSED | LINES | ECHO | CODES | MOUSE), 0);
        assert_eq!(without & (WINDOW | EXTENDED | QUICK_EDIT), WINDOW | EXTENDED | QUICK_EDIT);
        assert_eq!(with & (PROCESSED | LINES | ECHO | CODES | QUICK_EDIT), 0);
        assert_eq!(with & (WINDOW | EXTENDED | MOUSE), WINDOW | EXTENDED | MOUSE);
    }
}
