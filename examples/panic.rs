//! Takes the terminal over and panics: shows that the message is read on a terminal that is as it was found.
#![allow(clippy::panic, reason = "a panic is what is shown here")]

fn main() -> std::io::Result<()> {
    let _tui = zugzwang::terminal::tui::Tui::enter(true)?;
    panic!("the arcade fell over");
}
