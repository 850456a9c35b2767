//! The modes of the terminal.

use std::io;

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

pub(crate) use super::ground::QUESTION;

/// Reports clicks and the wheel, with columns beyond 223, but no mere motion.
const MOUSE_ON: &[u8] = b"\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &[u8] = b"\x1b[?1006l\x1b[?1000l";

/// Marks of pasted text, so that it is not taken for keys.
pub(crate) const PASTE_ON: &[u8] = b"\x1b[?2004h";
pub(crate) const PASTE_OFF: &[u8] = b"\x1b[?2004l";

pub(crate) const CAN_PAUSE: bool = true;

/// Returns whether the terminal knows escape codes. No terminal without them is in use, except the dumb one, which says so.
pub(crate) const fn knows_codes() -> bool {
    true
}

/// Does nothing: a terminal always interprets the escape codes that programs print.
pub(crate) const fn interpret_codes() {}

/// Makes the terminal send every key at once, without echo.
pub(crate) fn take() -> io::Result<()> {
    enable_raw_mode()
}

/// Makes the terminal send lines again.
pub(crate) fn restore() {
    // This fails on a terminal that is gone.
    let _ = disable_raw_mode();
}

/// Appends the codes that make the terminal report the mouse, or no longer do so.
pub(crate) fn report_mouse(on: bool, codes: &mut Vec<u8>) {
    codes.extend(if on { MOUSE_ON } else { MOUSE_OFF });
}
