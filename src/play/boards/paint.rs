//! Helpers shared by the boards' drawings: places within places, texts at a place, and headings.

use std::borrow::Cow;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};

use crate::look::{
    Look,
    pieces::{PieceSize, Pieces},
};

/// The most pieces on the stage of which each is followed. Among more, nobody sees which one moves.
pub const MANY: usize = 300;

/// Converts a number to a screen coordinate, capped at the largest one.
pub fn short(number: impl TryInto<u16>) -> u16 {
    number.try_into().unwrap_or(u16::MAX)
}

/// An area without its first columns and rows.
pub fn rest(area: Rect, columns: u16, rows: u16) -> Rect {
    let (columns, rows) = (columns.min(area.width), rows.min(area.height));
    Rect { x: area.x + columns, y: area.y + rows, width: area.width - columns, height: area.height - rows }
}

/// The rest of an area from where something of this size must begin to be in the middle.
pub fn from_middle(area: Rect, width: u16, height: u16) -> Rect {
    rest(area, area.width.saturating_sub(width) / 2, area.height.saturating_sub(height) / 2)
}

/// A place of this size in the middle of an area. If it does not fit, it begins where the area begins.
pub const fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let (x, y) = (area.width.saturating_sub(width) / 2, area.height.saturating_sub(height) / 2);
    Rect { x: area.x + x, y: area.y + y, width, height }
}

/// The part inside an area of a place of this size, this many columns and rows from the area's corner.
pub fn place_in(area: Rect, (x, y): (u16, u16), size: impl Into<Size>) -> Rect {
    let Size { width, height } = size.into();
    Rect { x: area.x.saturating_add(x), y: area.y.saturating_add(y), width, height }.intersection(area)
}

/// The middle row of a place, the upper of two.
pub fn middle_row(place: Rect) -> Rect {
    Rect { y: place.y.saturating_add(place.height.saturating_sub(1) / 2), height: place.height.min(1), ..place }
}

/// Writes a text from the left of a place.
pub fn write<'a>(text: impl Into<Cow<'a, str>>, style: Style, place: Rect, buf: &mut Buffer) {
    Line::from(Span::styled(text, style)).render(place, buf);
}

/// Writes a text in the middle of a place.
pub fn write_centered<'a>(text: impl Into<Cow<'a, str>>, style: Style, place: Rect, buf: &mut Buffer) {
    Line::from(Span::styled(text, style)).centered().render(place, buf);
}

/// The sign before a row and the style of its name: a pointer if it is chosen, or a mark if there are `others` beyond it that are
/// out of sight.
pub fn pointer(chosen: bool, others: bool, look: &Look) -> (&'static str, Style) {
    match (chosen, others) {
        (true, _) => (look.glyphs().pointer, look.theme.title),
        (false, true) => (look.glyphs().edge, look.theme.text),
        (false, false) => (" ", look.theme.text),
    }
}

/// Adds to a line the spans that fit into its width. The others are left out whole: half a number is another number.
pub fn push_fitting(line: &mut Line<'static>, spans: impl IntoIterator<Item = Span<'static>>, width: usize) {
    for span in spans {
        if line.width() + span.width() <= width {
            line.push_span(span);
        }
    }
}

/// Whether pictures larger than one sign are wanted and can be drawn.
pub fn are_large(look: &Look) -> bool {
    look.pieces() == Pieces::Large && PieceSize::largest(look, |_| true) > PieceSize::Small
}

/// Writes a sign into the middle of a place.
pub fn middle(sign: &str, style: Style, place: Rect, buf: &mut Buffer) {
    let at = centered(place, 1, 1).intersection(place).intersection(buf.area);
    if !at.is_empty() {
        buf.set_stringn(at.x, at.y, sign, 1, style);
    }
}

/// A colour of the theme halfway to the background of panes, for what does not matter now.
pub fn faded(style: Style, look: &Look) -> Style {
    look.theme.faded(style)
}
