//! The table of intervals: prefix sums at its edges, the cell of what is left, and the one the cursor's move leads to.

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome, Reason,
    theory::intervals::{Cut, Intervals},
};

use super::{Picture, View, wrapped};
use crate::{look::Look, say};

pub(super) fn picture(why: &Intervals, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-interval-value", interval = interval(why.from, why.to), margin = why.margin);
    if view.over {
        let story = vec![say!(look, "why-over-score")];
        return Picture { value, figure: Vec::new(), pick: Vec::new(), story };
    }
    let after = view.pick.as_ref().and_then(|pick| match pick.after {
        Reason::Intervals(after) => Some(after),
        _ => None,
    });
    let pick = after.map(|after| equation(why, (after.from, after.to), after.margin)).unwrap_or_default();
    Picture {
        value,
        figure: table(why, after, look, room),
        pick: wrapped(&pick, look.theme.text, room.width),
        story: story(why, view, look),
    }
}

/// An interval by its cuts: `D(0,6)`.
fn interval(from: Cut, to: Cut) -> String {
    format!("D({},{})", from.at, to.at)
}

/// A number that is subtracted.
fn term(number: i64) -> String {
    if number < 0 { format!("({number})") } else { number.to_string() }
}

/// What the move that leaves `rest` comes to: `P(1) − P(0) − D(1,6) = 3 − 0 − 1 = 2`.
fn equation(why: &Intervals, rest: (Cut, Cut), margin: i64) -> String {
    let (high, low) = if rest.1 == why.to { (rest.0, why.from) } else { (why.to, rest.1) };
    // All that is left was taken: nothing lies between the cuts.
    let (high, low) = if rest.0 == rest.1 { (why.to, why.from) } else { (high, low) };
    let total = high.prefix - low.prefix - margin;
    let (upper, lower, rest) = (high.at, low.at, interval(rest.0, rest.1));
    let numbers = format!("{} - {} - {} = {total}", high.prefix, term(low.prefix), term(margin));
    format!("P({upper}) - P({lower}) - {rest} = {numbers}")
}

/// The corner of the table that fits: the first cuts down, the last ones across.
fn table(why: &Intervals, after: Option<&Intervals>, look: &Look, room: Size) -> Vec<Line<'static>> {
    /// Lines of the panel that are not the table's, at the least.
    const REST: u16 = 16;
    const FEWEST: u16 = 3;
    let grid = Grid::new(why, room.width);
    let rows = usize::from(room.height.saturating_sub(REST).max(FEWEST)).min(why.rows.len());
    let mut lines = vec![
        grid.head(true, |cut| cut.at.to_string(), why, look),
        grid.head(false, |cut| cut.prefix.to_string(), why, look),
    ];
    for (cut, cells) in why.rows.iter().zip(&why.table).take(rows) {
        lines.push(grid.row(*cut, cells, why, after, look));
    }
    lines
}

/// The widths of the table's columns.
struct Grid {
    at: usize,
    prefix: usize,
    cell: usize,
    /// Columns left out.
    skipped: usize,
}

impl Grid {
    fn new(why: &Intervals, width: u16) -> Self {
        let longest = |numbers: &mut dyn Iterator<Item = i64>| numbers.map(|n| n.to_string().len()).max().unwrap_or(1);
        let at = why.rows.iter().map(|cut| cut.at.to_string().len()).max().unwrap_or(1);
        let prefix = longest(&mut why.rows.iter().map(|cut| cut.prefix)).max(4);
        let columns = why.columns.iter().flat_map(|cut| [i64::try_from(cut.at).unwrap_or(i64::MAX), cut.prefix]);
        let cells = why.table.iter().flatten().filter_map(|cell| *cell);
        let cell = longest(&mut columns.chain(cells)) + 2;
        let fit = usize::from(width).saturating_sub(at + prefix + 3) / cell;
        Self { at, prefix, cell, skipped: why.columns.len().saturating_sub(fit) }
    }

    fn label(&self, at: &str, prefix: &str) -> String {
        let (wide, room) = (self.at, self.prefix);
        format!("{at:>wide$} {prefix:>room$} |")
    }

    /// A line of the table's head.
    fn head(&self, is_first: bool, value: impl Fn(&Cut) -> String, why: &Intervals, look: &Look) -> Line<'static> {
        let label = if is_first { self.label("", &say!(look, "why-interval-cut")) } else { self.label("", "P") };
        let room = self.cell - 1;
        let cells = why.columns.iter().skip(self.skipped).map(|cut| format!("{:>room$} ", value(cut)));
        let cells: String = cells.collect();
        let more = if self.skipped > 0 { look.glyphs().edge } else { "" };
        let style = if is_first { look.theme.title } else { look.theme.dim };
        Line::from(vec![
            Span::styled(label, look.theme.dim),
            Span::styled(more, look.theme.dim),
            Span::styled(cells, style),
        ])
    }

    fn row(
        &self,
        cut: Cut,
        cells: &[Option<i64>],
        why: &Intervals,
        after: Option<&Intervals>,
        look: &Look,
    ) -> Line<'static> {
        let mut spans = vec![Span::styled(self.label(&cut.at.to_string(), &cut.prefix.to_string()), look.theme.dim)];
        if self.skipped > 0 {
            spans.push(Span::raw(" "));
        }
        let room = self.cell - 2;
        for (end, cell) in why.columns.iter().zip(cells).skip(self.skipped) {
            let is = |interval: &Intervals| (interval.from, interval.to) == (cut, *end);
            let text = cell.map_or_else(String::new, |margin| margin.to_string());
            let (text, style) = match after {
                _ if is(why) => (format!("[{text:>room$}]"), look.theme.chosen),
                Some(after) if is(after) => (format!("({text:>room$})"), look.theme.taken),
                _ => (format!(" {text:>room$} "), Style::new().patch(look.theme.text)),
            };
            spans.push(Span::styled(text, style));
        }
        Line::from(spans)
    }
}

fn story(why: &Intervals, view: &View<'_>, look: &Look) -> Vec<String> {
    let Some(leave) = why.leave else { return Vec::new() };
    let words = view.suggested.clone().unwrap_or_default();
    let equation = equation(why, (leave.from, leave.to), leave.margin);
    let rest = interval(leave.from, leave.to);
    let then = if leave.from == leave.to {
        say!(look, "why-interval-all")
    } else {
        let side = match leave.margin {
            1.. => "ahead",
            0 => "even",
            ..0 => "behind",
        };
        say!(look, "why-interval-then", rest = rest, side = side, margin = leave.margin.unsigned_abs())
    };
    let key = if view.outcome == Outcome::Loss { "why-interval-least" } else { "why-interval-keep" };
    vec![say!(look, key, words = words, equation = equation), then]
}
