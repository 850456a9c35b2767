//! The table of S: rows by the first bar left, columns by the last take.

use zugzwang_engine::theory::score_table::ScoreTable;

use super::{width_of, wrapped};
use crate::{
    look::color::between,
    play::panels::{Figure, Line, Look, Size, Span, Style, Wording, align, first_different, say},
};

/// Columns of a cell beside its number: a mark before it and a bracket on either side.
const MARKS: usize = 3;

/// Draws the table, as many rows and columns of it as there is room for.
pub(super) fn draw(why: &ScoreTable, after: Option<&ScoreTable>, room: Size, look: &Look) -> Figure {
    /// The fewest rows worth drawing.
    const LEAST_ROWS: usize = 3;
    let (axes, legend) = if look.wording == Wording::Notation {
        (say!(look, "why-score-axes"), say!(look, "why-score-legend"))
    } else {
        let here = look.glyphs().pointer;
        (say!(look, "plain-why-score-axes"), say!(look, "plain-why-score-legend", here))
    };
    let legend = wrapped(&legend, look.theme.dim, room.width);
    let height = usize::from(room.height);
    // One line has the columns' numbers.
    let explained = height > legend.len() + LEAST_ROWS;
    let rows = height.saturating_sub(1 + if explained { legend.len() } else { 0 }).max(LEAST_ROWS);
    let table = Table::new(why, after, &axes, rows, usize::from(room.width), look);
    let mut lines = if explained { legend } else { Vec::new() };
    lines.push(table.header(&axes));
    lines.extend(table.rows.iter().map(|row| table.row(*row)));
    lines
}

struct Table<'a> {
    why: &'a ScoreTable,
    /// The cell that the move under the cursor leads to.
    there: Option<(u64, u64)>,
    rows: Vec<u64>,
    columns: Vec<u64>,
    /// Columns of a row's number and of a score.
    edge: usize,
    digits: usize,
    most: i64,
    look: &'a Look,
}

impl<'a> Table<'a> {
    fn new(
        why: &'a ScoreTable,
        after: Option<&ScoreTable>,
        axes: &str,
        rows: usize,
        width: usize,
        look: &'a Look,
    ) -> Self {
        let excerpt = &why.excerpt;
        let numbers = excerpt.cells.iter().flatten().flatten().map(ToString::to_string);
        let names = excerpt.columns.iter().map(ToString::to_string);
        let digits = numbers.chain(names).map(|number| number.len()).max().unwrap_or(1);
        let last = excerpt.rows.last().map_or(0, |row| row.to_string().len());
        let edge = last.max(width_of(axes));
        let fit = width.saturating_sub(edge + 1) / (digits + MARKS);
        let best = why.take.unwrap_or(why.last);
        let there = after.map(|after| (after.first, after.last));
        let wanted = [Some((why.first, why.last)), Some((why.first + best, best)), there];
        let [first, second] = [|(row, _): (u64, u64)| row, |(_, column)| column];
        let rows = chosen(&excerpt.rows, wanted.map(|cell| cell.map(first)), rows);
        let columns = chosen(&excerpt.columns, wanted.map(|cell| cell.map(second)), fit.max(1));
        let most = excerpt.cells.iter().flatten().flatten().copied().max().unwrap_or(0);
        Self { why, there, rows, columns, edge, digits, most, look }
    }

    fn header(&self, axes: &str) -> Line<'static> {
        let theme = &self.look.theme;
        let cell = |column: &u64| {
            let style = if *column == self.why.last { theme.title } else { theme.dim };
            self.cell(" ", [" ", " "], &column.to_string(), style)
        };
        std::iter::once(self.edge(axes, theme.dim)).chain(self.columns.iter().map(cell)).collect::<Line<'_>>()
    }

    fn row(&self, row: u64) -> Line<'static> {
        let theme = &self.look.theme;
        let lit = row == self.why.first;
        let [now, chosen, best] = if theme.is_painted() {
            [theme.key, theme.taken_chip, theme.win_chip]
        } else {
            [theme.chosen, theme.taken, theme.win]
        };
        let cell = |column: &u64| {
            let there = self.there == Some((row, *column));
            let mark = if there { self.look.glyphs().pointer } else { " " };
            let Some(score) = self.why.excerpt.score(row, *column) else {
                return self.cell(mark, [" ", " "], self.look.glyphs().line, theme.dim);
            };
            let option = row == self.why.first + column && *column <= self.why.count;
            let least = score == self.why.least;
            let (brackets, style) = match (option, least) {
                // The option that leaves the opponent least is best.
                (true, true) => (["[", "]"], best),
                (true, false) => (["(", ")"], theme.text.patch(theme.loss_cell)),
                (false, _) => ([" ", " "], self.heat(score)),
            };
            let style = match (lit, there) {
                (true, _) => now,
                (false, true) => chosen,
                (false, false) => style,
            };
            self.cell(mark, brackets, &score.to_string(), style)
        };
        let edge = self.edge(&row.to_string(), if lit { theme.title } else { theme.dim });
        std::iter::once(edge).chain(self.columns.iter().map(cell)).collect::<Line<'_>>()
    }

    /// Returns a score as a neutral tint, the lighter the larger it is.
    fn heat(&self, score: i64) -> Style {
        const STEPS: u16 = 6;
        let theme = &self.look.theme;
        let most = i128::from(self.most.max(1));
        let at = u16::try_from(i128::from(score) * i128::from(STEPS) / most).unwrap_or(0).min(STEPS);
        Style { bg: between(theme.pane.bg, theme.square.bg, at, STEPS), ..theme.dim }
    }

    fn edge(&self, text: &str, style: Style) -> Span<'static> {
        let line = self.look.glyphs().border.vertical_left;
        Span::styled(format!("{}{line}", align::right(text, self.edge)), style)
    }

    fn cell(&self, mark: &str, [open, close]: [&str; 2], text: &str, style: Style) -> Span<'static> {
        let text = format!("{mark}{open}{text}");
        Span::styled(format!("{}{close}", align::right(&text, self.digits + MARKS - 1)), style)
    }
}

/// Returns as many of the numbers as fit, in their order: first the wanted ones, then from the least on.
fn chosen(numbers: &[u64], wanted: [Option<u64>; 3], fit: usize) -> Vec<u64> {
    let wanted = wanted.into_iter().flatten().filter(|number| numbers.contains(number));
    let mut chosen = first_different(wanted.chain(numbers.iter().copied()), fit);
    chosen.sort_unstable();
    chosen
}
