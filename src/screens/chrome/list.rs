//! A list in columns, with one row selected. Rows that do not fit are out of sight.

use std::collections::BTreeMap;

use crate::screens::{pointer::Pointer, prelude::*};

const GAP: usize = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum Column {
    /// Takes the room that the others leave, and is cut if that is too little.
    Wide,
    Left,
    Right,
}

/// The cells, and a quiet line below them. A cell without a style has that of the row.
#[derive(Debug, Default)]
pub(in crate::screens) struct Row {
    pub(in crate::screens) cells: Vec<Span<'static>>,
    pub(in crate::screens) below: Option<String>,
}

impl Row {
    pub(in crate::screens) fn of(cells: impl IntoIterator<Item = String>) -> Self {
        Self { cells: cells.into_iter().map(Span::raw).collect(), below: None }
    }
}

/// Only the rows in sight are asked for.
pub(in crate::screens) struct List<'a> {
    pub(in crate::screens) title: String,
    pub(in crate::screens) pointer: Pointer,
    pub(in crate::screens) columns: &'a [Column],
    pub(in crate::screens) heads: Vec<String>,
    /// The heading above a row with which a new group begins.
    pub(in crate::screens) group: &'a dyn Fn(usize) -> Option<String>,
    /// Lines of each row: two if there is a quiet one.
    pub(in crate::screens) lines: usize,
    pub(in crate::screens) row: &'a dyn Fn(usize) -> Row,
    /// A click names the first row by this number.
    pub(in crate::screens) first: usize,
    pub(in crate::screens) none: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Group(usize),
    Row(usize),
    Below(usize),
}

impl<'a> List<'a> {
    pub(in crate::screens) fn new(
        title: String,
        pointer: Pointer,
        columns: &'a [Column],
        row: &'a dyn Fn(usize) -> Row,
    ) -> Self {
        Self {
            title,
            pointer,
            columns,
            heads: Vec::new(),
            group: &|_| None,
            lines: 1,
            row,
            first: 0,
            none: String::new(),
        }
    }

    /// The title of the pane also says which rows are in sight.
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let seen = self.parts_in_sight(area.height.saturating_sub(2));
        let inside = pane(&self.title, &self.range(&seen, look), area, buf, look);
        self.draw_parts(&seen, inside, buf, look)
    }

    pub(in crate::screens) fn draw_rows(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw_parts(&self.parts_in_sight(area.height), area, buf, look)
    }

    fn draw_parts(&self, seen: &[Part], area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        if self.pointer.rows() == 0 {
            let text = wrapped(&self.none, look.theme.dim, area.width.saturating_sub(2));
            draw_lines(text.into_iter().map(super::indented), area, buf);
            return Vec::new();
        }
        let heads = u16::from(!self.heads.is_empty());
        let [head, body] = Layout::vertical([Constraint::Length(heads), Constraint::Min(0)]).areas(area);
        let rows =
            seen.iter().filter_map(|part| if let Part::Row(at) = part { Some((*at, (self.row)(*at))) } else { None });
        let rows: BTreeMap<usize, Row> = rows.collect();
        // Rows of groups stand further in than their headings.
        let indent = if (self.group)(0).is_some() { 2 } else { 1 };
        let widths = self.widths(&rows, usize::from(body.width).saturating_sub(2 + indent));
        let line = |pointer: Span<'static>, cells: &[Span<'static>], style: Style| {
            self.line([pointer, Span::styled(" ".repeat(indent), style)], cells, &widths, style, look)
        };
        let heads: Vec<Span<'static>> = self.heads.iter().cloned().map(Span::raw).collect();
        line(Span::raw(" "), &heads, look.theme.dim).render(head, buf);
        let mut hits = Vec::new();
        for (place, seen) in body.rows().zip(seen) {
            let (at, drawn) = match *seen {
                Part::Group(at) => {
                    (None, (self.group)(at).map(|name| Line::styled(format!(" {name}"), look.theme.dim)))
                }
                Part::Row(at) => {
                    let (pointer, style) = look.row(at == self.pointer.at());
                    (Some(at), rows.get(&at).map(|row| line(pointer, &row.cells, style)))
                }
                Part::Below(at) => {
                    let below = rows.get(&at).and_then(|row| row.below.as_ref());
                    (Some(at), below.map(|below| Line::styled(format!("   {below}"), look.theme.dim)))
                }
            };
            let fill = look.fill(at == Some(self.pointer.at()));
            shortened(drawn.unwrap_or_default().style(fill), place.width.into(), look).render(place, buf);
            hits.extend(at.map(|at| (place, Hit::Item(self.first + at))));
        }
        hits
    }

    /// The lines in sight in this many rows, the heads among them: the first ones while the selected row is one of them.
    fn parts_in_sight(&self, height: u16) -> Vec<Part> {
        let room = usize::from(height).saturating_sub(usize::from(!self.heads.is_empty()));
        let mut all = Vec::new();
        for at in 0..self.pointer.rows() {
            all.extend((self.group)(at).map(|_| Part::Group(at)));
            all.push(Part::Row(at));
            all.extend((self.lines > 1).then_some(Part::Below(at)));
        }
        let chosen = |part: &Part| matches!(part, Part::Row(at) | Part::Below(at) if *at == self.pointer.at());
        let mut pointer = Pointer::over(all.len());
        pointer.put(all.iter().rposition(chosen).unwrap_or(0));
        all[pointer.sight(room)].to_vec()
    }

    /// Empty if all rows are in sight.
    fn range(&self, seen: &[Part], look: &Look) -> String {
        let rows = || seen.iter().filter_map(|part| if let Part::Row(at) = part { Some(at + 1) } else { None });
        match (rows().next(), rows().next_back()) {
            (Some(first), Some(last)) if rows().count() < self.pointer.rows() => {
                say!(look, "list-range", first = first, last = last, count = self.pointer.rows())
            }
            _ => String::new(),
        }
    }

    /// The widths of the columns, which have this room with the gaps between them.
    fn widths(&self, rows: &BTreeMap<usize, Row>, room: usize) -> Vec<usize> {
        let of = |column: usize| {
            let cells = rows.values().filter_map(|row| row.cells.get(column)).map(|cell| width_of(&cell.content));
            cells.chain(self.heads.get(column).map(|head| width_of(head))).max().unwrap_or(0)
        };
        let mut widths: Vec<usize> = (0..self.columns.len()).map(of).collect();
        let free = room.saturating_sub(GAP * self.columns.len().saturating_sub(1));
        // Texts get at most half of what numbers leave.
        let sum = |column: Column| {
            let of = self.columns.iter().zip(&widths).filter(move |(other, _)| **other == column);
            of.map(|(_, width)| *width).sum::<usize>()
        };
        let (texts, most) = (sum(Column::Left), free.saturating_sub(sum(Column::Right)) / 2);
        for (column, width) in self.columns.iter().zip(&mut widths).filter(|_| texts > most) {
            if *column == Column::Left {
                *width = *width * most / texts;
            }
        }
        let wide = self.columns.iter().position(|column| *column == Column::Wide);
        if let Some(wide) = wide {
            let others: usize = widths.iter().sum::<usize>() - widths[wide];
            widths[wide] = free.saturating_sub(others);
        }
        widths
    }

    fn line(
        &self,
        before: [Span<'static>; 2],
        cells: &[Span<'static>],
        widths: &[usize],
        style: Style,
        look: &Look,
    ) -> Line<'static> {
        let mut spans = Vec::from(before);
        for (at, ((cell, column), width)) in cells.iter().zip(self.columns).zip(widths).enumerate() {
            let text = align::cut(&cell.content, *width, look.glyphs().more);
            let free = " ".repeat(width.saturating_sub(width_of(&text)));
            let before = if at > 0 { " ".repeat(GAP) } else { String::new() };
            let (before, behind) =
                if *column == Column::Right { (format!("{before}{free}"), String::new()) } else { (before, free) };
            let own = if cell.style == Style::new() { style } else { cell.style };
            spans.extend([Span::styled(before, style), Span::styled(text, own), Span::styled(behind, style)]);
        }
        spans.push(Span::styled(" ", style));
        Line::from(spans)
    }
}
