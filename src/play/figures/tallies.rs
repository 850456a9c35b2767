//! What each player has taken, what is left, and how much may be taken next: after every move so far, now, and as the cursor's
//! move would leave it.

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::score::Score;

use super::{columns::rule, fitting::airy};
use crate::{
    look::{
        Look,
        align::{gap, left, right, width_of},
    },
    play::panels::times::times,
    say,
};

/// Where the points stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// What each has taken.
    pub taken: Score,
    /// What all that is left is worth.
    pub left: i64,
    /// The most that may be taken next, where there is a limit.
    pub limit: Option<u64>,
}

impl Tally {
    fn entries(&self) -> Vec<String> {
        let points = [self.taken.first, self.taken.second, self.left].map(|points| points.to_string());
        points.into_iter().chain(self.limit.map(|limit| limit.to_string())).collect()
    }
}

/// The tallies of a game.
#[derive(Debug, Clone, Copy)]
pub struct Tallies<'a> {
    /// After each move; the last one is that of now.
    pub trail: &'a [Tally],
    /// How many before those are not given.
    pub skipped: usize,
    /// As the cursor's move would leave it.
    pub then: Option<Tally>,
}

/// A row of the table: its name, its entries, and those that changed last.
struct Row {
    name: String,
    entries: Vec<String>,
    styles: Vec<Style>,
}

impl Tallies<'_> {
    /// The figure, with as much of the trail as there is room for.
    pub fn lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        /// The heads, now, a rule, then.
        const LEAST: usize = 4;
        let Some((now, before)) = self.trail.split_last() else { return Vec::new() };
        let words = times(look);
        let past = before.len().min(usize::from(room.height).saturating_sub(LEAST));
        let first = before.len() - past;
        let numbered = before.iter().enumerate().skip(first);
        let dim = look.theme.dim;
        let mut rows: Vec<Row> = numbered
            .map(|(at, tally)| Row {
                name: (self.skipped + at).to_string(),
                entries: tally.entries(),
                styles: vec![dim; 4],
            })
            .collect();
        rows.push(row(&words[0], now, before.last(), look.theme.last, look));
        let heads = heads(now.limit.is_some(), look);
        let then = self.then.map(|then| row(&words[1], &then, Some(now), look.theme.taken, look));
        let all = || rows.iter().chain(&then);
        let names = all().map(|row| width_of(row.name.trim_end())).max().unwrap_or(0);
        let wide = |at: usize| {
            let entries = all().filter_map(|row| row.entries.get(at)).map(|entry| width_of(entry));
            entries.chain(heads.get(at).map(|head| width_of(head))).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..heads.len()).map(wide).collect();
        let least = names + widths.iter().map(|wide| wide + 1).sum::<usize>();
        let spare = usize::from(room.width).saturating_sub(least) / heads.len().max(1);
        let widths: Vec<usize> = widths.iter().map(|wide| wide + 1 + spare.min(4)).collect();
        let line = |name: &str, entries: &[String], styles: &[Style]| {
            let name = Span::styled(left(name.trim_end(), names), dim);
            let entry = |((entry, wide), style): ((&String, &usize), &Style)| {
                [Span::raw(gap(entry, *wide)), Span::styled(entry.clone(), *style)]
            };
            let entries = entries.iter().zip(&widths).zip(styles).flat_map(entry);
            Line::from_iter(std::iter::once(name).chain(entries))
        };
        let mut lines = vec![line("", &heads, &[dim; 4])];
        lines.extend(rows.iter().map(|row| line(&row.name, &row.entries, &row.styles)));
        if let Some(row) = &then {
            lines.push(rule(room.width, look));
            lines.push(line(&row.name, &row.entries, &row.styles));
        }
        airy(lines, room.height)
    }
}

/// What stands over the columns.
fn heads(limited: bool, look: &Look) -> Vec<String> {
    let heads = [say!(look, "figure-first"), say!(look, "figure-second"), say!(look, "figure-left")];
    heads.into_iter().chain(limited.then(|| say!(look, "figure-limit"))).collect()
}

/// A row whose entries stand out where they are others than before.
fn row(name: &str, tally: &Tally, before: Option<&Tally>, changed: Style, look: &Look) -> Row {
    let (entries, old) = (tally.entries(), before.map(Tally::entries).unwrap_or_default());
    let style = |(at, entry): (usize, &String)| {
        let same = old.get(at).is_none_or(|old| old == entry);
        if same { look.theme.text } else { changed }
    };
    let styles = entries.iter().enumerate().map(style).collect();
    Row { name: right(name.trim_end(), 0), entries, styles }
}
