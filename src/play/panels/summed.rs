//! Anything that has a Grundy value, one a row, its digits in columns with a cross under every odd one: the picture of nim for heaps
//! that are broken and for games side by side.

use ratatui::{layout::Size, text::Line};

use super::{
    columns::{Air, Columns},
    staged::{Change, Row, Staged},
    times::times,
    width_of, wrapped,
};
use crate::{
    look::{Look, align::cut},
    say,
};

/// Lines beside the rows: the weights, the crosses now and then, the row that changes now and then.
const OTHERS: usize = 6;
/// Columns that are neither a name nor a digit.
const MARGIN: usize = 6;
/// So many rows are seen at the least, whatever room there is.
const FEWEST: usize = 4;

/// A thing that has a value, in a few letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its name: a heap's size, a game's name and position.
    pub(super) name: String,
    /// Its value.
    pub(super) value: u64,
}

impl Entry {
    /// Its name and value, as far as `room` goes: a long value stands in its digits alone.
    fn told(&self, room: usize, look: &Look) -> String {
        let value = format!(": {}", self.value);
        let value = if value.len() + SHORTEST > room { "" } else { &value };
        let name = cut(&self.name, room.saturating_sub(value.len()).max(1), look.glyphs().edge);
        format!("{name}{value}")
    }
}

/// A name that is cut keeps so many signs.
const SHORTEST: usize = 6;

/// A row that a move changes, and what becomes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Changed {
    /// The row, from 0.
    pub(super) row: usize,
    /// The thing that is left there, with its value.
    pub(super) left: Entry,
}

/// The rows, and the one that the move under the cursor changes.
pub(super) struct Summed<'a> {
    rows: &'a [Entry],
    changed: Option<&'a Changed>,
    columns: Columns,
    air: Air,
    shown: std::ops::Range<usize>,
    head: String,
    /// Columns for the name of a row.
    room: usize,
    look: &'a Look,
}

/// The nim-sum of some rows.
fn sum(rows: &[Entry]) -> u64 {
    rows.iter().fold(0, |sum, row| sum ^ row.value)
}

impl<'a> Summed<'a> {
    /// The figure of these rows under a word that says what they are.
    pub(super) fn new(rows: &'a [Entry], changed: Option<&'a Changed>, head: &str, look: &'a Look, room: Size) -> Self {
        let values: Vec<u64> = rows.iter().map(|row| row.value).chain(changed.map(|row| row.left.value)).collect();
        let bits = values.iter().map(|value| (u64::BITS - value.leading_zeros()) as usize).max().unwrap_or(1);
        let taken = width_of(&times(look)[0]) + bits.min(usize::from(room.width) / 3) + MARGIN;
        let cells = usize::from(room.width).saturating_sub(taken);
        let names = rows.iter().chain(changed.map(|row| &row.left)).map(|row| row.told(cells, look));
        let widest = names.max_by_key(|name| width_of(name)).unwrap_or_default();
        let labels = [format!("{}{widest}", times(look)[0]), format!("  {head}")];
        let label = labels.iter().max_by_key(|label| width_of(label)).map_or("", String::as_str);
        let important = sum(rows) | changed.map_or(0, |changed| after(rows, changed));
        let columns = Columns::new(&values, important, label, look, room.width).knowing(sum(rows));
        let free = usize::from(room.height).saturating_sub(OTHERS).max(FEWEST);
        let at = changed.map_or(0, |changed| changed.row);
        let shown = if rows.len() <= free {
            0..rows.len()
        } else {
            let first = (at + 1).saturating_sub(free).min(rows.len() - free);
            first..first + free
        };
        let air = Air::fitting(shown.len() + 1, OTHERS, room.height, look);
        Self { rows, changed, columns, air, shown, head: head.to_owned(), room: cells, look }
    }

    /// The rows and the crosses under them.
    pub(super) fn figure(&self, width: u16) -> Vec<Line<'static>> {
        let mut lines = vec![self.columns.header_named(&self.head, self.look)];
        let chosen = |at: usize| self.changed.is_some_and(|changed| changed.row == at);
        let told = |entry: &Entry| entry.told(self.room, self.look);
        let row = |(at, entry): (usize, &Entry)| self.columns.row(self.look, &told(entry), entry.value, chosen(at));
        let shown = self.rows.iter().enumerate().skip(self.shown.start).take(self.shown.len());
        lines.extend(shown.map(row).flat_map(|row| self.air.around(row)));
        lines.push(self.columns.crosses(self.look, sum(self.rows)));
        let hidden = self.rows.len() - self.shown.len();
        if hidden > 0 {
            lines.extend(wrapped(&say!(self.look, "why-summed-hidden", hidden = hidden), self.look.theme.dim, width));
        }
        lines
    }

    /// The changed row now and then, and the crosses that would then stand.
    pub(super) fn pick(&self) -> Vec<Line<'static>> {
        let Some((changed, before)) = self.changed.and_then(|changed| Some((changed, self.rows.get(changed.row)?)))
        else {
            return Vec::new();
        };
        let [now, then] = [before, &changed.left].map(|entry| entry.told(self.room, self.look));
        let mut lines = self.columns.change(self.look, (&now, before.value), (&then, changed.left.value)).to_vec();
        lines.push(self.columns.standing(self.look, after(self.rows, changed)));
        lines
    }
}

/// The nim-sum after a change.
fn after(rows: &[Entry], changed: &Changed) -> u64 {
    sum(rows) ^ rows.get(changed.row).map_or(0, |row| row.value) ^ changed.left.value
}

/// The most rows that are drawn before a class.
const BEFORE_A_CLASS: usize = 8;

/// The same before a class: names, values, columns, crosses, the row and its change.
pub(super) fn staged<'a>(rows: &[Entry], change: Option<&Changed>, look: &'a Look, width: u16) -> Staged<'a> {
    let shown = |at: &usize| *at < BEFORE_A_CLASS || change.is_some_and(|change| change.row == *at);
    let kept: Vec<usize> = (0..rows.len()).filter(shown).collect();
    let change = change.and_then(|change| {
        let row = kept.iter().position(|at| *at == change.row)?;
        Some(Change { row, size: change.left.name.clone(), to: change.left.value })
    });
    let rows = kept.iter().filter_map(|at| rows.get(*at)).map(|row| Row { size: row.name.clone(), value: row.value });
    Staged::new(rows.collect(), change, look, width)
}
