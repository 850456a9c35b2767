//! A long text in a pane that scrolls, with lines to click on.

use crate::screens::prelude::*;

pub(in crate::screens) struct Pages<'a> {
    pub(in crate::screens) title: String,
    /// The lines for a width, each with what a click on it means.
    pub(in crate::screens) lines: &'a dyn Fn(u16) -> Vec<(Option<Hit>, Line<'static>)>,
    /// The number of lines above the first one in sight, unless fewer are left below it.
    pub(in crate::screens) scroll: usize,
}

/// The room for the lines in a body.
pub(in crate::screens) const fn room(body: Rect) -> Size {
    Size::new(body.width.saturating_sub(4), body.height.saturating_sub(2))
}

impl Pages<'_> {
    pub(super) fn draw(&self, body: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let room = room(body);
        let (hits, lines): (Vec<_>, Vec<_>) = (self.lines)(room.width).into_iter().unzip();
        let room = usize::from(room.height);
        let first = self.scroll.min(lines.len().saturating_sub(room));
        let last = (first + room).min(lines.len());
        let range = if lines.len() > room { format!("{}-{last} / {}", first + 1, lines.len()) } else { String::new() };
        let inside = pane(&self.title, &range, body, buf, look);
        // A line with many keys may be wider than its room.
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(1), ..inside };
        draw_lines(lines.into_iter().skip(first), inside, buf);
        inside.rows().zip(hits.into_iter().skip(first)).filter_map(|(place, hit)| Some((place, hit?))).collect()
    }
}
