//! The banner: the program's name in large letters, and a text beside it.

use crate::{
    look::{big, color::between},
    screens::prelude::*,
};

/// The letters, and a blank row above them.
pub(super) const ROWS: u16 = 5;
const TEXT_WIDTH: u16 = 36;

/// Draws the banner in the first rows of an area, if the letters fit beside the text. Returns the rest.
pub(super) fn draw(
    motto: &[String; 2],
    right: &str,
    news: &[String],
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
) -> Option<Rect> {
    let lines = [Line::from(letters(&say!(look, "app-name"), look))];
    let room = Size::new(area.width.saturating_sub(TEXT_WIDTH), ROWS - 1);
    if area.height < ROWS || !big::is_large(&lines, room, look) {
        return None;
    }
    let [above, below] = Layout::vertical([Constraint::Length(ROWS), Constraint::Min(0)]).areas(area);
    let wide = big::extent(&lines, room, look).width;
    let halves = [Constraint::Length(wide), Constraint::Min(0)];
    let [letters, said] = Layout::horizontal(halves).spacing(3).horizontal_margin(2).areas(above);
    big::draw(&lines, letters, buf, look);
    let [first, second] = motto;
    let right = Line::styled(right.to_owned(), look.theme.text).right_aligned();
    right.render(Rect { height: 1, ..said }, buf);
    let told =
        wrapped(first, look.theme.title, said.width).into_iter().chain(wrapped(second, look.theme.dim, said.width));
    let news = news.iter().flat_map(|text| wrapped(text, look.theme.dim, said.width));
    draw_lines(told.chain(news), Rect { height: said.height - 1, ..said }, buf);
    Some(below)
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
