//! Anything that has a Grundy value, one per row, with digits in columns and a cross under every odd one: the picture of nim for
//! heaps that are broken and for games side by side.

use super::{
    Figure, Look, Size, align,
    columns::{Air, Columns},
    say,
    times::indent,
    widest, width_of, wrapped,
};

/// Lines beside the rows: the weights, the crosses now and then, the row that changes now and then.
const OTHERS: usize = 6;
/// The blank lines between the parts of a panel, for which rows stay close.
const BLANKS: usize = 5;
/// Columns that are neither a name nor a digit.
const MARGIN: usize = 6;
/// The fewest rows shown, however little room there is.
const FEWEST: usize = 4;
/// The fewest columns left to a name before the value behind it is dropped.
const SHORTEST: usize = 6;

/// A thing that has a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its name, such as a heap's size or a game and its position.
    pub(super) name: String,
    pub(super) value: u64,
}

/// The change that a move makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Changed {
    /// Its row, from 0; `None` if it has none of its own.
    pub(super) row: Option<usize>,
    pub(super) before: Entry,
    /// The entry that replaces it.
    pub(super) left: Entry,
}

/// Returns an entry's name and value in at most `room` columns; a long value is left to its digits.
fn label(entry: &Entry, room: usize, look: &Look) -> String {
    let value = format!(": {}", entry.value);
    let value = if value.len() + SHORTEST > room { "" } else { &value };
    let name = align::cut(&entry.name, room.saturating_sub(value.len()).max(1), look.glyphs().edge);
    format!("{name}{value}")
}

/// Names the pieces of what is left: `2+3`, or `0`.
pub(super) fn pieces(sizes: impl Iterator<Item = u64>) -> String {
    let sizes: Vec<String> = sizes.map(|size| size.to_string()).collect();
    if sizes.is_empty() { "0".to_owned() } else { sizes.join("+") }
}

/// Draws the rows with the crosses below them, under a word that says what they are; then the row that a move changes, now and
/// then, and the crosses that it leaves.
pub(super) fn figures(
    rows: &[Entry],
    changed: Option<&Changed>,
    head: &str,
    look: &Look,
    Size { width, height }: Size,
) -> [Figure; 2] {
    let entries = || rows.iter().chain(changed.into_iter().flat_map(|changed| [&changed.before, &changed.left]));
    let values: Vec<u64> = entries().map(|entry| entry.value).collect();
    let bits = values.iter().map(|value| (u64::BITS - value.leading_zeros()) as usize).max().unwrap_or(1);
    let taken = indent(look) + bits.min(usize::from(width) / 3) + MARGIN;
    let room = usize::from(width).saturating_sub(taken);
    let label = |entry: &Entry| label(entry, room, look);
    let names = widest(entries().map(label));
    let names = (indent(look) + names).max(2 + width_of(head));
    let sum = rows.iter().fold(0, |sum, row| sum ^ row.value);
    let after = changed.map_or(0, |changed| sum ^ changed.before.value ^ changed.left.value);
    let columns = Columns::new(&values, sum | after, names, look, width).knowing(sum);
    let free = usize::from(height).saturating_sub(OTHERS).max(FEWEST);
    let last = changed.and_then(|changed| changed.row).unwrap_or(0) + 1;
    let shown = rows.len().min(free);
    let first = last.saturating_sub(free).min(rows.len() - shown);
    let air = Air::fitting(shown + 1, OTHERS + BLANKS, height, look);
    let mut figure = vec![columns.header(head)];
    for (at, entry) in rows.iter().enumerate().skip(first).take(shown) {
        let chosen = changed.is_some_and(|changed| changed.row == Some(at));
        figure.extend(air.around(columns.row(&label(entry), entry.value, chosen)));
    }
    figure.push(columns.crosses(sum));
    let hidden = rows.len() - shown;
    if hidden > 0 {
        figure.extend(wrapped(&say!(look, "why-summed-hidden", hidden), look.theme.dim, width));
    }
    let pick = changed.map(|Changed { before, left, .. }| {
        let change = columns.change((&label(before), before.value), (&label(left), left.value));
        change.into_iter().chain([columns.standing(after)]).collect()
    });
    [figure, pick.unwrap_or_default()]
}
