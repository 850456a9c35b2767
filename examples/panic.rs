//! Takes the terminal and panics, to show that the terminal is restored before the message is printed.
#![allow(clippy::panic, reason = "this example shows a panic")]

use zugzwang::terminal::{clipboard::Clipboard, tui::Tui};

fn main() -> std::io::Result<()> {
    let _tui = Tui::enter(true, Clipboard::default())?;
    panic!("the arcade fell over");
}
