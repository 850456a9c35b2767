//! The least that a program with these libraries does: one pane with a pointer, and no timer.

use std::io;

use crossterm::event::{self, Event, KeyCode};
use ratatui::widgets::{Block, Paragraph};

/// Its name in the table.
pub(super) const NAME: &str = "a pane in ratatui";
/// The argument that runs this program instead of the measurement.
pub(super) const FLAG: &str = "--bare";

pub(super) fn run() -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let mut chosen = 0;
    loop {
        terminal.draw(|frame| {
            let pointed = |row: usize| if row == chosen { "> " } else { "  " };
            let lines: String = (0..20).map(|row| format!("{}entry {row}\n", pointed(row))).collect();
            frame.render_widget(Paragraph::new(lines).block(Block::bordered().title("bare")), frame.area());
        })?;
        match event::read()? {
            Event::Key(key) if key.code == KeyCode::Down => chosen += 1,
            Event::Key(key) if key.code == KeyCode::Up => chosen = chosen.saturating_sub(1),
            _ => {}
        }
    }
}
