//! A frame outside a terminal: as text, with colours, or as a picture.

#[cfg(feature = "terminal")]
mod ansi;
pub mod chart;
mod figures;
mod film;
mod layer;
pub mod svg;

pub use film::{Film, Shot};

use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Position, Rect, Size},
};
#[cfg(feature = "terminal")]
use strum::{EnumString, VariantNames};

use crate::{
    app::{App, Kept, worker::Worker},
    look::{Look, align::width_of},
    play::{board::Telling, table::Table},
    screens::Desk,
};

/// The format in which a frame is printed.
#[cfg(feature = "terminal")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Format {
    /// The characters alone.
    Text,
    /// With escape codes for the colours.
    Ansi,
    /// An SVG picture.
    Svg,
}

/// Draws the play screen of a game, with the cursor on the perfect player's move if `hint` is set. The figures that are kept in the
/// look's sketch are those of this frame.
pub fn draw(table: Table, size: Size, look: Look, telling: Telling, hint: bool) -> Buffer {
    let area = Rect::from((Position::ORIGIN, size));
    let desk = Desk { telling, poses: true, ..Desk::default() };
    let mut app = App::new(look, Kept { desk, ..Kept::default() }, Worker::Inline, area);
    app.open(table);
    if hint {
        app.hint();
    }
    let mut buf = Buffer::empty(area);
    // These are of boards that were drawn only to find their places.
    app.look().take_figures();
    app.draw(&mut buf);
    buf
}

/// Prints a frame, with a line break after each row of text.
#[cfg(feature = "terminal")]
pub fn print(buf: &Buffer, format: Format) -> String {
    match format {
        Format::Text => rows(buf).map(|row| text(row).trim_end().to_owned() + "\n").collect(),
        Format::Ansi => rows(buf).map(|row| ansi::of(row) + "\n").collect(),
        Format::Svg => svg::picture(buf, &[]),
    }
}

fn rows(buf: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buf.content.chunks(usize::from(buf.area.width).max(1))
}

/// The characters of a row with their columns, without the empty cells after wide characters.
pub(crate) fn signs(row: &[Cell]) -> impl Iterator<Item = (usize, &Cell)> {
    let mut covered = 0;
    row.iter().enumerate().filter(move |(column, cell)| {
        let seen = *column >= covered;
        if seen {
            covered = column + width_of(cell.symbol()).max(1);
        }
        seen
    })
}

#[cfg(feature = "terminal")]
fn text(row: &[Cell]) -> String {
    let mut text = String::with_capacity(row.len());
    for (_, cell) in signs(row) {
        text.push_str(cell.symbol());
    }
    text
}
