//! The corner of the interval table that fits, and the cells beside it that the best move and the cursor's move lead to.

use zugzwang_engine::{
    InOrder,
    theory::intervals::{Cut, Intervals},
};

use crate::{
    look::color::between,
    play::panels::{Figure, Line, Look, Size, Span, Style, Wording, align, first_different, say, width_of, wrapped},
};

/// An interval by its cuts, with its margin.
type Cell = (Cut, Cut, i64);

/// Draws the first cuts down and the last ones across; at the plain levels the first number that is left, and the last one.
pub(super) fn table(why: &Intervals, after: Option<&Intervals>, look: &Look, room: Size) -> Figure {
    /// The fewest rows of the table.
    const FEWEST: usize = 3;
    /// The fewest rows that are not given up for a line about their meaning.
    const KEPT: usize = 5;
    let named = is_named(look);
    let (id, heads) = if named { ("plain-why-interval-legend", 1) } else { ("why-interval-legend", 2) };
    let legend = wrapped(&say!(look, id), look.theme.dim, room.width);
    let all = why.to.at - why.from.at;
    // A line says that rows are left out.
    let rows_in = |lines: usize| if lines >= heads + all { all } else { lines.saturating_sub(heads + 1) };
    let height = usize::from(room.height);
    let explained = rows_in(height.saturating_sub(legend.len())) >= KEPT.min(all);
    let rows = rows_in(if explained { height - legend.len() } else { height }).max(FEWEST);
    let table = Table::new(why, after, rows, look, room.width);
    let mut lines = if explained { legend } else { Vec::new() };
    let name = table_name(look);
    if named {
        lines.push(table.head(&name, |cut| cut.beside[0].to_string(), look.theme.title));
    } else {
        lines.push(table.head(&name, |cut| cut.at.to_string(), look.theme.title));
        lines.push(table.head("P", |cut| cut.prefix.to_string(), look.theme.dim));
    }
    lines.extend((0..table.rows.len()).map(|at| table.row(at)));
    if table.rows.last().is_some_and(|row| row.at + 1 < why.to.at) {
        lines.push(Line::styled(format!("{:>wide$}", look.glyphs().edge, wide = table.at + 1), look.theme.dim));
    }
    lines
}

/// Returns whether rows and columns are named by the numbers at their ends instead of by cuts.
fn is_named(look: &Look) -> bool {
    look.wording != Wording::Notation
}

/// Returns the words in the table's corner.
fn table_name(look: &Look) -> String {
    say!(look, if is_named(look) { "plain-why-interval-corner" } else { "why-interval-cut" })
}

struct Table<'a> {
    look: &'a Look,
    rows: Vec<Cut>,
    columns: Vec<Cut>,
    /// Every known cell.
    cells: Vec<Cell>,
    now: (Cut, Cut),
    after: Option<(Cut, Cut)>,
    /// Columns of a cut, of a prefix sum before the rows, and of a cell.
    at: usize,
    prefix: usize,
    cell: usize,
}

impl<'a> Table<'a> {
    fn new(why: &Intervals, after: Option<&Intervals>, most: usize, look: &'a Look, width: u16) -> Self {
        /// The most columns by which a cell is wider than it needs.
        const WIDER: usize = 2;
        let after = after.map(|after| (after.from, after.to, after.margin));
        let leave = why.leave.map(|leave| (leave.from, leave.to, leave.margin));
        // The cell of the move under the cursor has to be in sight, and then that of the best move.
        let wanted: Vec<Cell> = after.into_iter().chain(leave).filter(|cell| cell.0 != cell.1).collect();
        let corner = why.rows.iter().zip(&why.table).flat_map(|(row, cells)| {
            why.columns.iter().zip(cells).filter_map(move |(column, margin)| Some((*row, *column, (*margin)?)))
        });
        let cells: Vec<Cell> = wanted.iter().copied().chain(corner).collect();
        let longest = |numbers: &mut dyn Iterator<Item = i64>| numbers.map(|n| n.to_string().len()).max().unwrap_or(1);
        let margins = &mut cells.iter().map(|cell| cell.2);
        let prefixes = &mut cells.iter().flat_map(|cell| [cell.0.prefix, cell.1.prefix]);
        let named = is_named(look);
        let ends = &mut cells.iter().flat_map(|cell| [cell.0.beside[1], cell.1.beside[0]]);
        let (prefix, margin) = (if named { longest(ends) } else { longest(prefixes) }, longest(margins));
        let at = if named { 0 } else { why.to.at.to_string().len() };
        let name = width_of(&table_name(look));
        let cell = prefix.max(margin).max(at) + 2;
        let prefix = prefix.max(name);
        let fit = usize::from(width).saturating_sub(at + prefix + 4) / cell;
        let columns = wanted.iter().map(|cell| cell.1);
        let rows = wanted.iter().map(|cell| cell.0);
        let columns = shown(why.columns.iter().rev().copied(), columns, fit);
        let rows = shown(why.rows.iter().copied(), rows, most);
        let after = after.map(|cell| (cell.0, cell.1));
        // Cells are wider if all columns have room to spare.
        let spare = (usize::from(width).saturating_sub(at + prefix + 4) / columns.len().max(1)).saturating_sub(cell);
        let cell = cell + spare.min(WIDER);
        Self { look, rows, columns, cells, now: (why.from, why.to), after, at, prefix, cell }
    }

    /// Returns a lead as a tint, the stronger the larger it is: one that puts its mover behind is safe to leave.
    fn heat(&self, margin: i64) -> Style {
        const STEPS: u16 = 4;
        let theme = &self.look.theme;
        let tint = match margin {
            ..0 => theme.win_cell,
            0 => theme.row,
            1.. => theme.loss_cell,
        };
        let most = self.cells.iter().map(|cell| cell.2.unsigned_abs()).max().unwrap_or(0).max(1);
        let full = u128::from(margin.unsigned_abs()) * u128::from(STEPS - 1) / u128::from(most);
        let at = u16::try_from(full).unwrap_or(STEPS).saturating_add(1);
        let bg = if margin == 0 { tint.bg } else { between(theme.pane.bg, tint.bg, at, STEPS) };
        Style { bg, ..theme.text }
    }

    fn label(&self, gap: bool, at: &str, prefix: &str) -> Span<'static> {
        let mark = if gap { self.look.glyphs().edge } else { " " };
        Span::styled(
            format!("{mark}{} {}|", align::right(at, self.at), align::right(prefix, self.prefix)),
            self.look.theme.dim,
        )
    }

    /// Draws a line of the table's head, with a mark where columns are left out.
    fn head(&self, name: &str, value: impl Fn(&Cut) -> String, style: Style) -> Line<'static> {
        let before = std::iter::once(self.now.0.at).chain(self.columns.iter().map(|cut| cut.at));
        let cell = |(before, cut): (usize, &Cut)| {
            let mark = if before + 1 < cut.at { self.look.glyphs().edge } else { " " };
            let room = self.cell - 2;
            [Span::styled(mark, self.look.theme.dim), Span::styled(format!("{:>room$} ", value(cut)), style)]
        };
        let cells = before.zip(&self.columns).flat_map(cell);
        std::iter::once(self.label(false, "", name)).chain(cells).collect::<Line<'_>>()
    }

    fn row(&self, number: usize) -> Line<'static> {
        let Some(row) = self.rows.get(number) else { return Line::default() };
        let before = number.checked_sub(1).and_then(|at| self.rows.get(at));
        let gap = before.is_some_and(|before| before.at + 1 < row.at);
        let label = if is_named(self.look) {
            self.label(gap, "", &row.beside[1].to_string())
        } else {
            self.label(gap, &row.at.to_string(), &row.prefix.to_string())
        };
        let (room, theme) = (self.cell - 2, &self.look.theme);
        let [now, after] = if theme.is_painted() { [theme.key, theme.taken_chip] } else { [theme.chosen, theme.taken] };
        let cell = |column: &Cut| {
            let known = self.cells.iter().find(|cell| (cell.0, cell.1) == (*row, *column));
            let text = known.map_or_else(String::new, |cell| cell.2.to_string());
            if self.now == (*row, *column) {
                Span::styled(format!("[{text:>room$}]"), now)
            } else if self.after == Some((*row, *column)) {
                Span::styled(format!("({text:>room$})"), after)
            } else {
                let style = known.map_or(theme.text, |cell| self.heat(cell.2));
                Span::styled(format!(" {text:>room$} "), style)
            }
        };
        std::iter::once(label).chain(self.columns.iter().map(cell)).collect::<Line<'_>>()
    }
}

/// Returns as many cuts as fit, in ascending order: the first of `cuts`, then the wanted ones, then the rest of `cuts`.
fn shown(cuts: impl Iterator<Item = Cut> + Clone, wanted: impl Iterator<Item = Cut>, fit: usize) -> Vec<Cut> {
    let mut shown = first_different(cuts.clone().take(1).chain(wanted).chain(cuts), fit.max(1));
    shown.order_by_key(|cut| cut.at);
    shown
}
