//! A picture among lines of text.

use crate::screens::prelude::*;

/// Leaves out empty lines above and below.
pub(in crate::screens) fn pictured(
    room: Size,
    look: &Look,
    draw: impl FnOnce(Rect, &mut Buffer),
) -> Vec<Line<'static>> {
    let area = Rect { x: 0, y: 0, width: room.width, height: room.height };
    let mut buf = Buffer::empty(area);
    buf.set_style(area, look.theme.pane);
    let blank = buf.cell((0, 0)).cloned().unwrap_or_default();
    draw(area, &mut buf);
    let rows: Vec<Rect> = area.rows().collect();
    let is_blank = |row: &Rect| row.columns().all(|at| buf.cell(at.as_position()).is_none_or(|cell| *cell == blank));
    let first = rows.iter().position(|row| !is_blank(row)).unwrap_or(rows.len());
    let last = rows.iter().rposition(|row| !is_blank(row)).map_or(first, |last| last + 1);
    rows[first..last].iter().map(|row| line(*row, &buf)).collect()
}

fn line(row: Rect, buf: &Buffer) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut covered = false;
    for cell in row.columns().filter_map(|at| buf.cell(at.as_position())) {
        // The second half of a wide sign has no cell of its own.
        if std::mem::take(&mut covered) {
            continue;
        }
        covered = width_of(cell.symbol()) > 1;
        match spans.last_mut().filter(|span| span.style == cell.style()) {
            Some(span) => span.content.to_mut().push_str(cell.symbol()),
            None => spans.push(Span::styled(cell.symbol().to_owned(), cell.style())),
        }
    }
    Line::from(spans)
}
