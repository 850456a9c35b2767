//! One pile laid out in rows, the last ones first to go.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};

use crate::look::Look;

/// A pile as it is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Pile {
    /// How much is in it.
    pub size: u64,
    /// How much the move under the cursor takes.
    pub take: u64,
    /// The most that may be taken: the others are drawn as out of reach.
    pub reach: u64,
}

/// A place on the screen: clicking it takes this many.
pub type Hit = (Rect, u64);

/// What is there, what the cursor's move leaves of it, and what was taken last. What does not fit is left out whole: half a
/// number is another number.
pub fn heading(there: String, left: Option<String>, last: Option<String>, width: u16, look: &Look) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let left = left.map(|left| Span::styled(format!(" {} {left}", glyphs.arrow), theme.taken));
    let last = last.map(|last| Span::styled(format!("  {} -{last}", glyphs.last), theme.last));
    let mut line = Line::from(Span::styled(there, theme.title));
    for span in left.into_iter().chain(last) {
        if line.width() + span.width() <= usize::from(width) {
            line.push_span(span);
        }
    }
    line
}

/// Columns a bead takes.
const PITCH: u16 = 2;

/// Draws the pile's last beads, as many as fit; returns how many are not drawn, and where a click takes how many.
pub fn draw(pile: Pile, area: Rect, buf: &mut Buffer, look: &Look) -> (u64, Vec<Hit>) {
    let per_row = u64::from(area.width / PITCH).max(1);
    // Rows of ten are counted at a glance.
    let per_row = if per_row >= 10 { per_row / 10 * 10 } else { per_row };
    let room = per_row * u64::from(area.height);
    let hidden = if pile.size > room { (pile.size - room).div_ceil(per_row) * per_row } else { 0 };
    let mut hits = Vec::new();
    for (index, place) in (hidden..pile.size).zip(places(area, per_row)) {
        let taken_with = pile.size - index;
        let (sign, style) = if taken_with <= pile.take {
            (look.glyphs().taken, look.theme.taken)
        } else if taken_with <= pile.reach {
            (look.glyphs().bead, look.theme.bead)
        } else {
            (look.glyphs().bead, look.theme.dim)
        };
        Line::from(Span::styled(sign, style)).render(place, buf);
        if taken_with <= pile.reach {
            hits.push((place, taken_with));
        }
    }
    (hidden, hits)
}

/// The places of the beads, row by row.
fn places(area: Rect, per_row: u64) -> impl Iterator<Item = Rect> {
    let columns = u16::try_from(per_row).unwrap_or(u16::MAX);
    area.rows().flat_map(move |row| {
        (0..columns).map(move |column| Rect {
            x: row.x.saturating_add(column.saturating_mul(PITCH)),
            width: PITCH.min(row.width),
            ..row
        })
    })
}
