//! The banner: the program's name in large letters, and a text beside it.

use crate::{
    look::{big, color::between},
    screens::prelude::*,
};

/// The letters, and a blank row below them.
const ROWS: u16 = 5;
const MAP_BORDER: u16 = 2;
const TEXT_WIDTH: u16 = 36;

/// Draws the banner if a map of this many rows fits below. Returns the rest of the area.
pub(super) fn draw(area: Rect, rows: usize, buf: &mut Buffer, look: &Look) -> Rect {
    let rows = u16::try_from(rows).unwrap_or(u16::MAX);
    let name = Line::from(letters(&say!(look, "app-name"), look));
    let room = Size::new(area.width.saturating_sub(TEXT_WIDTH), ROWS);
    let lines = [name];
    if area.height < rows.saturating_add(MAP_BORDER + ROWS) || !big::is_large(&lines, room, look) {
        return area;
    }
    let [above, below] = Layout::vertical([Constraint::Length(ROWS), Constraint::Min(0)]).areas(area);
    let wide = big::extent(&lines, room, look).width;
    let [_, letters, _, said] = Layout::horizontal([
        Constraint::Length(2),
        Constraint::Length(wide),
        Constraint::Length(3),
        Constraint::Min(0),
    ])
    .areas(above);
    big::draw(&lines, letters, buf, look);
    let told = wrapped(&say!(look, "home-solved"), look.theme.title, said.width).into_iter().chain(wrapped(
        &say!(look, "home-find"),
        look.theme.dim,
        said.width,
    ));
    let said = Rect { y: said.y.saturating_add(1), height: said.height.saturating_sub(1), ..said };
    draw_lines(told, said, buf);
    below
}

/// In a gradient from the colour of safe positions to that of the last move.
fn letters(name: &str, look: &Look) -> Vec<Span<'static>> {
    let theme = &look.theme;
    let last = u16::try_from(name.chars().count()).unwrap_or(u16::MAX).saturating_sub(1);
    let style = |at| {
        let color = between(theme.win.fg, theme.last.fg, at, last);
        if theme.is_painted() { Style { fg: color, ..theme.win } } else { theme.title }
    };
    name.chars().zip(0..).map(|(letter, at)| Span::styled(letter.to_string(), style(at))).collect()
}
