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
        align::{left, right, width_of},
    },
    play::panels::times::times,
    say,
};

/// The points of both players, what is left to take, and the limit of the next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The points that each has taken.
    pub taken: Score,
    /// The worth of all that is left.
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
    /// The number of tallies before those that are not given.
    pub skipped: usize,
    /// As the cursor's move would leave it.
    pub then: Option<Tally>,
}

/// A row of the table: its name, and its entries in their styles.
struct Row {
    name: String,
    entries: Vec<(String, Style)>,
}

impl Row {
    /// Makes the row that stands over the columns.
    fn heads(limited: bool, look: &Look) -> Self {
        let heads = [say!(look, "figure-first"), say!(look, "figure-second"), say!(look, "figure-left")];
        let heads = heads.into_iter().chain(limited.then(|| say!(look, "figure-limit")));
        Self { name: String::new(), entries: heads.map(|head| (head, look.theme.dim)).collect() }
    }

    /// A tally of the past.
    fn past(ply: usize, tally: &Tally, look: &Look) -> Self {
        let entries = tally.entries().into_iter().map(|entry| (entry, look.theme.dim));
        Self { name: ply.to_string(), entries: entries.collect() }
    }

    /// A tally whose entries stand out where they are others than before.
    fn changed(name: &str, tally: &Tally, before: Option<&Tally>, changed: Style, look: &Look) -> Self {
        let old = before.map_or_else(|| tally.entries(), Tally::entries);
        let styled = |(entry, old): (String, String)| {
            let style = if entry == old { look.theme.text } else { changed };
            (entry, style)
        };
        Self { name: name.trim_end().to_owned(), entries: tally.entries().into_iter().zip(old).map(styled).collect() }
    }

    /// The row with its name in so many columns, and each entry on the right of its own.
    fn line(&self, name: usize, widths: &[usize], look: &Look) -> Line<'static> {
        let head = Span::styled(left(&self.name, name), look.theme.dim);
        let entry = |((entry, style), wide): (&(String, Style), &usize)| Span::styled(right(entry, *wide), *style);
        std::iter::once(head).chain(self.entries.iter().zip(widths).map(entry)).collect()
    }
}

/// The columns of names, and those of each entry with the space before it.
fn widths(rows: &[Row], width: u16) -> (usize, Vec<usize>) {
    /// The most that a column has to spare.
    const SPARE: usize = 4;
    let name = rows.iter().map(|row| width_of(&row.name)).max().unwrap_or(0);
    let count = rows.first().map_or(0, |heads| heads.entries.len());
    let wide = |at: usize| {
        let entries = rows.iter().filter_map(|row| row.entries.get(at));
        1 + entries.map(|(entry, _)| width_of(entry)).max().unwrap_or(0)
    };
    let least: Vec<usize> = (0..count).map(wide).collect();
    let free = usize::from(width).saturating_sub(name + least.iter().sum::<usize>());
    let spare = (free / count.max(1)).min(SPARE);
    (name, least.into_iter().map(|wide| wide + spare).collect())
}

/// Now and then in a line an entry, where the numbers are too large to stand side by side.
fn upright(heads: &Row, standing: &[Row], look: &Look) -> Vec<Line<'static>> {
    let name = heads.entries.iter().map(|(head, _)| width_of(head)).max().unwrap_or(0);
    let line = |(at, (head, style)): (usize, &(String, Style))| {
        let arrow = format!(" {} ", look.glyphs().arrow);
        let entries =
            standing.iter().filter_map(|row| row.entries.get(at)).enumerate().flat_map(|(at, (entry, style))| {
                let before = if at == 0 { " ".to_owned() } else { arrow.clone() };
                [Span::styled(before, look.theme.dim), Span::styled(entry.clone(), *style)]
            });
        std::iter::once(Span::styled(left(head, name), *style)).chain(entries).collect()
    };
    heads.entries.iter().enumerate().map(line).collect()
}

impl Tallies<'_> {
    /// The figure, with as much of the trail as there is room for.
    pub fn lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        /// The heads, now, a rule, then.
        const LEAST: usize = 4;
        let Some((now, before)) = self.trail.split_last() else { return Vec::new() };
        let words = times(look);
        let past = before.len().min(usize::from(room.height).saturating_sub(LEAST));
        let past = before.iter().enumerate().skip(before.len() - past);
        let mut rows = vec![Row::heads(now.limit.is_some(), look)];
        rows.extend(past.map(|(at, tally)| Row::past(self.skipped + at, tally, look)));
        rows.push(Row::changed(&words[0], now, before.last(), look.theme.last, look));
        let then = self.then.as_ref();
        rows.extend(then.map(|then| Row::changed(&words[1], then, Some(now), look.theme.taken, look)));
        let (name, widths) = widths(&rows, room.width);
        if name + widths.iter().sum::<usize>() > usize::from(room.width) {
            let standing = rows.split_off(rows.len() - 1 - usize::from(then.is_some()));
            return airy(upright(&rows[0], &standing, look), room.height);
        }
        let mut lines: Vec<_> = rows.iter().map(|row| row.line(name, &widths, look)).collect();
        if then.is_some() {
            lines.insert(lines.len() - 1, rule(room.width, look));
        }
        airy(lines, room.height)
    }
}
