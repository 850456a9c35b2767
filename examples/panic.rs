//! Takes the terminal and panics, to show that the terminal is restored before the message is printed.
#![allow(clippy::panic, reason = "this example shows a panic")]

fn main() -> std::io::Result<()> {
    let _tui = zugzwang::terminal::tui::Tui::enter(true)?;
    panic!("the arcade fell over");
}
