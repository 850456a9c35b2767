//! The panel of a reason: beside a board or below it, quieter than the board and without a frame.

use crate::screens::prelude::*;

/// Columns of text, enough for every figure.
const COLUMN: u16 = 37;
const GAP: u16 = 2;
/// A panel lower than this has two columns, if it is wide enough and one column has no room for everything.
const LOW: u16 = 12;

/// Returns the area of the text.
pub(in crate::screens) fn panel(title: &str, right: &str, area: Rect, buf: &mut Buffer, look: &Look) -> Rect {
    buf.set_style(area, look.theme.pane);
    let [head, inside] = parts(area);
    Line::styled(title.to_owned(), look.theme.title).render(head, buf);
    let room = usize::from(head.width).saturating_sub(width_of(title) + 2);
    shortened(Line::styled(right.to_owned(), look.theme.dim), room, look).right_aligned().render(head, buf);
    inside
}

/// The rows of a panel for its title and for its text.
fn parts(area: Rect) -> [Rect; 2] {
    Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(super::margined(area))
}

/// Draws a page of the reason. `page` counts from 0 and wraps around. Returns the number of pages.
pub(super) fn draw_why(
    title: &str,
    reason: impl Fn(Size) -> Vec<Line<'static>>,
    page: isize,
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
) -> usize {
    let inside = panel(title, "", area, buf, look);
    let mut lines = reason(Size { height: inside.height.max(1), ..inside.as_size() });
    let is_higher = lines.len() > inside.height.into();
    let columns = if is_higher && inside.height < LOW && inside.width >= 2 * COLUMN + GAP { 2 } else { 1 };
    let width = (inside.width - GAP * (columns - 1)) / columns;
    if columns > 1 {
        lines = reason(Size::new(width, inside.height * columns));
    }
    let room = usize::from(inside.height * columns).max(1);
    let (page, pages) = paged(page, lines.len(), room);
    if pages > 1 {
        panel(title, &say!(look, "play-why-page", page = page + 1, pages = pages), area, buf, look);
    }
    let mut lines = lines.into_iter().skip(page * room);
    for column in 0..columns {
        let place = Rect { x: inside.x + column * (width + GAP), width, ..inside };
        draw_lines(lines.by_ref().take(inside.height.into()), place, buf);
    }
    pages
}

/// Returns the page that is shown and the number of pages, if a page has room for `room` lines.
pub(in crate::screens) fn paged(page: isize, lines: usize, room: usize) -> (usize, usize) {
    let pages = lines.div_ceil(room.max(1)).max(1);
    (usize::try_from(page.rem_euclid(isize::try_from(pages).unwrap_or(1))).unwrap_or(0), pages)
}
