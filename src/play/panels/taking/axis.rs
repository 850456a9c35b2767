//! The row in one line under its axis, now and as the move under the cursor would leave it.

use zugzwang_engine::theory::{mirrored_row::MirroredRow, taking::Taking};

use crate::play::panels::{
    Figure, Line, Look, Span, align,
    times::{indent, times},
};

/// Draws the row and its axis; nothing if the mirror does not decide or not all cells fit.
pub(super) fn draw(why: &Taking, after: Option<&Taking>, look: &Look, width: u16) -> Figure {
    let Some(MirroredRow { sum, .. }) = why.mirror else { return Vec::new() };
    let cells = usize::try_from(sum - 1).unwrap_or(usize::MAX);
    // An even row has its axis between two cells, and a column there.
    let columns = cells.saturating_add(1 - cells % 2);
    let indent = indent(look);
    if columns.saturating_add(indent) > usize::from(width) {
        return Vec::new();
    }
    let axis = Line::styled(format!("{}{}", " ".repeat(indent + columns / 2), look.glyphs().here), look.theme.title);
    let [now, then] = times(look);
    let mut lines = vec![axis, row(if after.is_some() { &now } else { "" }, why, why, cells, look)];
    lines.extend(after.map(|after| row(&then, after, why, cells, look)));
    lines
}

/// Draws the cells; those that only `before` has free are drawn as taken.
fn row(mark: &str, why: &Taking, before: &Taking, cells: usize, look: &Look) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let free = |why: &Taking, cell: u64| why.parts.iter().any(|part| part.run.at <= cell && cell <= part.run.last());
    let mut line = Line::from(Span::styled(align::left(mark, indent(look)), theme.text));
    for (at, cell) in (1..=cells as u64).enumerate() {
        if cells.is_multiple_of(2) && at == cells / 2 {
            line.push_span(Span::styled(glyphs.sticks[0], theme.title));
        }
        line.push_span(match (free(why, cell), free(before, cell)) {
            (true, _) => Span::styled(glyphs.cell, theme.bead.patch(theme.square)),
            (false, true) => Span::styled(glyphs.taken, theme.taken.patch(theme.taken_cell)),
            (false, false) => Span::styled(glyphs.cross, theme.dim),
        });
    }
    line
}
