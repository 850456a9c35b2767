//! The table of moves around a position: coins left by last take, 0 if the position is lost, otherwise the largest winning move.

use zugzwang_engine::theory::zeckendorf::Zeckendorf;

use crate::play::panels::{Figure, Line, Look, Size, Span, Style, align, say, wrapped};

/// The largest pile with a table.
const LARGEST: u64 = 300;

/// Draws the table, as many rows and columns of it as there is room for; nothing if the pile is too large.
pub(super) fn draw(why: &Zeckendorf, after: Option<&Zeckendorf>, room: Size, look: &Look) -> Figure {
    if why.rest > LARGEST {
        return Vec::new();
    }
    let mut lines = wrapped(&say!(look, "why-zeckendorf-table"), look.theme.dim, room.width);
    // The caption and a line of takes.
    let head = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX);
    let table = Table::new(why, after, Size { height: room.height.saturating_sub(head), ..room }, look);
    lines.push(table.header());
    lines.extend((table.rows.0..=table.rows.1).map(|rest| table.row(rest)));
    lines
}

struct Table<'a> {
    /// The piles of the first and the last row.
    rows: (u64, u64),
    /// The takes of the first and the last column.
    columns: (u64, u64),
    /// The take from which all columns are the same, because everything is in reach.
    last: u64,
    /// The position's cell, and that of the move under the cursor.
    here: (u64, u64),
    there: Option<(u64, u64)>,
    digits: usize,
    look: &'a Look,
}

impl<'a> Table<'a> {
    fn new(why: &Zeckendorf, after: Option<&Zeckendorf>, room: Size, look: &'a Look) -> Self {
        /// The fewest rows worth drawing.
        const LEAST_ROWS: u64 = 3;
        /// Rows shown above the position's own size.
        const BEYOND: u64 = 1;
        let many = u64::from(room.height).max(LEAST_ROWS);
        let low = (why.rest + BEYOND).min(LARGEST).saturating_sub(many) + 1;
        let rows = (low, (low + many - 1).min(LARGEST));
        let last = rows.1.div_ceil(2);
        let digits = rows.1.to_string().len();
        let cell = |why: &Zeckendorf| (why.rest, (why.limit / 2).clamp(1, last));
        let (here, there) = (cell(why), after.map(cell));
        // A row begins with its pile and a line; a plus may follow the last column.
        let fit = (usize::from(room.width).saturating_sub(digits + 2) / (digits + 1)).max(1);
        let columns = window(here.1, there.map(|there| there.1), fit as u64, last);
        Self { rows, columns, last, here, there, digits, look }
    }

    fn header(&self) -> Line<'static> {
        let theme = &self.look.theme;
        let mut spans = vec![self.edge("", theme.dim)];
        for take in self.columns.0..=self.columns.1 {
            let style = if take == self.here.1 { theme.title } else { theme.dim };
            spans.push(self.cell("", take, style));
        }
        if self.columns.1 == self.last {
            spans.push(Span::styled("+", theme.dim));
        }
        Line::from(spans)
    }

    fn row(&self, rest: u64) -> Line<'static> {
        let theme = &self.look.theme;
        let lit = rest == self.here.0;
        let mut spans = vec![self.edge(&rest.to_string(), if lit { theme.title } else { theme.dim })];
        for take in self.columns.0..=self.columns.1 {
            let value = Zeckendorf::of(rest, 2 * take).take.unwrap_or(0);
            let there = self.there == Some((rest, take));
            let style = if self.here == (rest, take) {
                theme.chosen
            } else if there {
                theme.taken_chip
            } else if value == 0 {
                theme.win.patch(theme.win_cell)
            } else if lit || take == self.here.1 {
                theme.title
            } else {
                theme.dim
            };
            spans.push(self.cell(if there { self.look.glyphs().pointer } else { "" }, value, style));
        }
        Line::from(spans)
    }

    fn edge(&self, text: &str, style: Style) -> Span<'static> {
        let line = self.look.glyphs().border.vertical_left;
        Span::styled(format!("{}{line}", align::right(text, self.digits)), style)
    }

    fn cell(&self, before: &str, value: u64, style: Style) -> Span<'static> {
        let text = format!("{before}{value}");
        Span::styled(align::right(&text, self.digits + 1), style)
    }
}

/// Returns `fit` columns of `last` that hold the position's and, if there is room for both, the move's.
fn window(here: u64, there: Option<u64>, fit: u64, last: u64) -> (u64, u64) {
    let from_right = |take: u64| (take + 1).saturating_sub(fit).max(1);
    let (low, high) = there.map_or((here, here), |there| (here.min(there), here.max(there)));
    let first = if from_right(high) <= low { from_right(high) } else { from_right(here) };
    (first, (first + fit - 1).min(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_holds_the_position_and_the_move_if_it_can() {
        assert_eq!(window(1, Some(2), 8, 10), (1, 8));
        assert_eq!(window(9, None, 8, 10), (2, 9));
        assert_eq!(window(9, Some(10), 8, 10), (3, 10));
        assert_eq!(window(10, Some(1), 8, 10), (3, 10));
        assert_eq!(window(1, None, 8, 2), (1, 2));
    }
}
