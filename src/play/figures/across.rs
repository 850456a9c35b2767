//! Parts side by side, a column for each and a line for each thing to be read of them: where a room is too low for a line for each part.

use std::fmt::Display;

use super::{Figure, Line, Look, Span, Style, left, right, widest};

/// A line: its name, and what it says of each part.
#[derive(Debug, Clone)]
pub(super) struct Row {
    /// The heading of the entries.
    pub(super) name: String,
    /// An entry for each part.
    pub(super) entries: Vec<String>,
    /// The style of the entries.
    pub(super) style: Style,
}

/// Draws the rows with the entries of a part below each other, those of the `chosen` part marked; `None` if they do not fit.
pub(super) fn across(rows: &[Row], chosen: Option<usize>, look: &Look, width: u16) -> Option<Figure> {
    /// Columns before each entry.
    const GAP: usize = 3;
    let theme = &look.theme;
    let count = rows.iter().map(|row| row.entries.len()).max()?;
    let column = |at: usize| GAP + widest(rows.iter().filter_map(|row| row.entries.get(at)));
    let columns: Vec<usize> = (0..count).map(column).collect();
    let name = widest(rows.iter().map(|row| &row.name));
    let line = |row: &Row| -> Line<'static> {
        let entries = row.entries.iter().zip(&columns).enumerate();
        let entry = |(at, (entry, wide)): (usize, (&String, &usize))| {
            Span::styled(right(entry, *wide), if chosen == Some(at) { theme.title } else { row.style })
        };
        [Span::styled(left(&row.name, name), theme.dim)].into_iter().chain(entries.map(entry)).collect()
    };
    (name + columns.iter().sum::<usize>() <= usize::from(width)).then(|| rows.iter().map(line).collect())
}

/// Writes an entry now and, if that changes, after the cursor's move: `3→1`.
pub(super) fn change<N: Display + PartialEq>(now: &N, then: Option<&N>, look: &Look) -> String {
    match then.filter(|then| *then != now) {
        Some(then) => format!("{now}{}{then}", look.glyphs().arrow),
        None => now.to_string(),
    }
}
