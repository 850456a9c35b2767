//! One frame of the play screen, outside a terminal: as text, with colours, or as a picture.

use std::fmt::Write;

use crossterm::style::{ContentStyle, StyledContent};
use ratatui::{
    backend::IntoCrossterm,
    buffer::{Buffer, Cell},
    layout::{Position, Rect, Size},
    style::Style,
};

use crate::{
    app::{App, Kept},
    board::Table,
    look::Look,
    panels::width_of,
    worker::Worker,
};

/// How a frame is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// The characters alone.
    Text,
    /// With the escape codes of their colours.
    Ansi,
    /// As a picture.
    Svg,
}

impl Format {
    /// Every form.
    pub const ALL: [Self; 3] = [Self::Text, Self::Ansi, Self::Svg];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Ansi => "ansi",
            Self::Svg => "svg",
        }
    }
}

impl std::str::FromStr for Format {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|format| format.name() == name).ok_or(())
    }
}

/// Draws the play screen of this game as the arcade would, with the cursor on the perfect player's move if `hint` is set.
pub fn draw(table: Box<dyn Table>, size: Size, look: Look, hint: bool) -> Buffer {
    let area = Rect::from((Position::ORIGIN, size));
    let mut app = App::new(look, Kept::default(), Worker::Inline, area);
    app.open(table);
    if hint {
        app.hint();
    }
    let mut buf = Buffer::empty(area);
    app.draw(&mut buf);
    buf
}

/// The frame in a form to print, a line break after each row.
pub fn print(buf: &Buffer, format: Format) -> String {
    match format {
        Format::Text => rows(buf).map(|row| text(row).trim_end().to_owned() + "\n").collect(),
        Format::Ansi => rows(buf).map(|row| ansi(row) + "\n").collect(),
        Format::Svg => {
            let ansi: String = rows(buf).map(|row| ansi(row) + "\n").collect();
            anstyle_svg::Term::new().render_svg(&ansi)
        }
    }
}

fn rows(buf: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buf.content.chunks(usize::from(buf.area.width).max(1))
}

/// The signs of a row; a cell that a wide sign before it covers has none.
fn text(row: &[Cell]) -> String {
    let mut covered = 0;
    let signs = row.iter().filter_map(|cell| {
        let shown = covered == 0;
        covered = if shown { width_of(cell.symbol()).saturating_sub(1) } else { covered - 1 };
        shown.then(|| cell.symbol())
    });
    signs.collect()
}

/// A row with the escape codes of its styles; neighbours of one style share a code.
fn ansi(row: &[Cell]) -> String {
    let mut line = String::new();
    for run in row.chunk_by(|a, b| a.style() == b.style()) {
        let style = run.first().map_or_else(Style::new, Cell::style);
        let style: ContentStyle = style.into_crossterm();
        // Writing to a string does not fail.
        let _ = write!(line, "{}", StyledContent::new(style, text(run)));
    }
    line
}
