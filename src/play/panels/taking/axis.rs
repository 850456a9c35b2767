//! The row in one line under its axis, before (A) and after (C) the move under the cursor.

use ratatui::text::{Line, Span};
use zugzwang_engine::theory::{mirrored_row::MirroredRow, taking::Taking};

use crate::look::{Look, align};

/// Columns before the cells: `(A) `.
const MARK: usize = 4;

/// The row and its axis where the mirror decides and all cells fit; nothing else.
pub(super) fn draw(why: &Taking, after: Option<&Taking>, look: &Look, width: u16) -> Vec<Line<'static>> {
    let Some(MirroredRow { sum, .. }) = why.mirror else { return Vec::new() };
    let cells = usize::try_from(sum - 1).unwrap_or(usize::MAX);
    // An even row has its axis between two cells, and a column there.
    let columns = cells.saturating_add(1 - cells % 2);
    if columns.saturating_add(MARK) > usize::from(width) {
        return Vec::new();
    }
    let axis = Line::styled(format!("{}{}", " ".repeat(MARK + columns / 2), look.glyphs().here), look.theme.title);
    let mark = |mark: &'static str| if after.is_some() { mark } else { "" };
    let mut lines = vec![axis, row(mark("(A)"), why, why, cells, look)];
    lines.extend(after.map(|after| row("(C)", after, why, cells, look)));
    lines
}

/// The cells; those that `before` still had are drawn as taken.
fn row(mark: &str, why: &Taking, before: &Taking, cells: usize, look: &Look) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let free = |why: &Taking, cell: u64| why.parts.iter().any(|part| part.run.at <= cell && cell <= part.run.last());
    let sign = |cell: u64| match (free(why, cell), free(before, cell)) {
        (true, _) => Span::styled(glyphs.cell, theme.bead),
        (false, true) => Span::styled(glyphs.taken, theme.taken),
        (false, false) => Span::styled(glyphs.cross, theme.dim),
    };
    let mut spans = vec![Span::styled(align::left(mark, MARK), theme.text)];
    for (at, cell) in (1..=cells as u64).enumerate() {
        if cells.is_multiple_of(2) && at == cells / 2 {
            spans.push(Span::styled(glyphs.sticks[0], theme.title));
        }
        spans.push(sign(cell));
    }
    Line::from(spans)
}
