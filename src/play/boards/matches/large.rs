//! Matches with heads and sticks of several columns. Those that the cursor's move takes are lifted.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use zugzwang_engine::row::{Row, Segment};

use crate::{
    look::{Look, color::between},
    play::boards::{
        paint::{faded, middle, write},
        row_cells::Lines,
    },
};

/// The fewest columns from one match to the next for matches two columns wide.
pub(super) const NARROWEST: u16 = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Stays,
    Taken,
    /// The last move took it.
    Last,
    Gone,
}

/// Draws every match, with those that the cursor's move and the last one take.
pub(super) fn draw(row: &Row, [taken, last]: [Option<Segment>; 2], lines: &Lines, buf: &mut Buffer, look: &Look) {
    let height = lines.shape.height;
    let within = |segment: Option<Segment>, cell| segment.is_some_and(|segment| segment.contains(cell));
    for (place, cell) in lines.cells() {
        let state = match row.run_of(cell) {
            Some(_) if within(taken, cell) => State::Taken,
            Some(_) => State::Stays,
            None if within(last, cell) => State::Last,
            None => State::Gone,
        };
        let place = Rect { height: height.min(place.height), ..place };
        if state == State::Taken {
            buf.set_style(place, look.theme.taken_cell);
        }
        draw_match(state, place, buf, look);
    }
    lines.numbers(lines.shape.pitch.saturating_sub(1) / 2, buf, look);
}

/// The columns of a match at this pitch.
const fn columns(pitch: u16) -> u16 {
    match pitch {
        0..5 => 2,
        5..8 => 3,
        8..11 => 5,
        _ => 7,
    }
}

const fn head(columns: u16, hollow: bool) -> &'static [&'static str] {
    match (columns, hollow) {
        (..3, false) => &["▟▙", "▜▛"],
        (..3, true) => &["▛▜", "▙▟"],
        (3, false) => &["▟█▙", "▜█▛"],
        (3, true) => &["▛▀▜", "▙▄▟"],
        (4..7, false) => &["▗▟█▙▖", "█████", "▝▜█▛▘"],
        (4..7, true) => &["▗▛▀▜▖", "▌   ▐", "▝▙▄▟▘"],
        (_, false) => &["▗▟███▙▖", "███████", "███████", "▝▜███▛▘"],
        (_, true) => &["▗▛▀▀▀▜▖", "▌     ▐", "▌     ▐", "▝▙▄▄▄▟▘"],
    }
}

const fn stick(columns: u16) -> &'static str {
    match columns {
        ..3 => "▐▌",
        3 => " █ ",
        4..7 => " ▐█▌ ",
        _ => "  ███  ",
    }
}

fn draw_match(state: State, place: Rect, buf: &mut Buffer, look: &Look) {
    let wide = columns(place.width);
    let x = place.x + place.width.saturating_sub(wide) / 2;
    let lift = lift(place.height);
    let (y, height) = (place.y + if state == State::Taken { 0 } else { lift }, place.height.saturating_sub(lift));
    let body = Rect { x, y, width: wide, height }.intersection(place);
    match state {
        State::Stays | State::Taken => stick_and_head(state == State::Taken, body, buf, look),
        State::Last => ghost(look.theme.last, (look.glyphs().last, look.theme.last), body, buf, look),
        State::Gone => {
            ghost(faded(look.theme.dim, look), (look.glyphs().dot, look.theme.dim), body, buf, look);
        }
    }
}

/// The rows by which matches of this height are lifted.
const fn lift(height: u16) -> u16 {
    if height < 4 { 0 } else { height.div_ceil(8) }
}

fn stick_and_head(taken: bool, body: Rect, buf: &mut Buffer, look: &Look) {
    let theme = &look.theme;
    let inks = if taken { [theme.taken; 2] } else { [theme.bead, theme.shade] };
    // Themes have no colour for heads, so they get a warmer shade of the sticks.
    let warm = Style { fg: between(theme.shade.fg, theme.error.fg, 2, 5), ..theme.shade };
    let head = head(body.width, taken);
    // A short match loses the middle of its head first.
    let rows = head.len().min(usize::from(body.height / 2).max(1));
    let heads = head.iter().take(rows.saturating_sub(1)).chain(head.last().filter(|_| rows > 0));
    let mut places = body.rows();
    for (text, place) in heads.zip(places.by_ref()) {
        write(*text, if taken { theme.taken } else { warm }, place.intersection(buf.area), buf);
    }
    for (place, at) in places.zip(0..) {
        let style = Style { fg: between(inks[0].fg, inks[1].fg, at, body.height), ..inks[0] };
        write(stick(body.width), style, place.intersection(buf.area), buf);
    }
}

/// Draws the place of a match that is gone: how high it was, and a sign where it stood.
fn ghost(faint: Style, (sign, style): (&str, Style), body: Rect, buf: &mut Buffer, look: &Look) {
    let glyphs = look.glyphs();
    for row in body.rows().take(usize::from(body.height.saturating_sub(1))) {
        middle(glyphs.sticks[1], faint, row, buf);
    }
    middle(sign, style, Rect { y: body.bottom().saturating_sub(1), height: 1, ..body }, buf);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_and_sticks_are_as_wide_as_their_match() {
        for pitch in NARROWEST..20 {
            let wide = usize::from(columns(pitch));
            assert!(wide < usize::from(pitch));
            let rows = [false, true].into_iter().flat_map(|hollow| head(columns(pitch), hollow));
            assert!(rows.chain([&stick(columns(pitch))]).all(|row| row.chars().count() == wide), "{pitch}");
        }
    }
}
