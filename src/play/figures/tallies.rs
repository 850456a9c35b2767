//! The points each player has taken, the points left, and the limit of the next move: after every move so far, now, and as the
//! cursor's move would leave it.

use zugzwang_engine::score::Score;

use super::{
    Figure, Line, Look, Size, Span, Style, airy, left, right, rule, say,
    strips::{Piece, Strips, below},
    times, widest,
};

/// The points of both players, the points left, and the limit of the next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The points each player has taken.
    pub taken: Score,
    /// The points left to take.
    pub left: i64,
    /// The most that may be taken next, if there is a limit.
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
    /// The tallies after each move; the last one is the current one.
    pub trail: &'a [Tally],
    /// The number of earlier tallies that are not given.
    pub skipped: usize,
    /// The tally after the cursor's move.
    pub then: Option<Tally>,
}

/// A row of the table: its name, and its entries in their styles.
struct Row {
    name: String,
    entries: Vec<(String, Style)>,
}

impl Row {
    fn heads(limited: bool, look: &Look) -> Self {
        let heads = [say!(look, "figure-first"), say!(look, "figure-second"), say!(look, "figure-left")];
        let heads = heads.into_iter().chain(limited.then(|| say!(look, "figure-limit")));
        Self { name: String::new(), entries: heads.map(|head| (head, look.theme.dim)).collect() }
    }

    fn past(ply: usize, tally: &Tally, look: &Look) -> Self {
        let entries = tally.entries().into_iter().map(|entry| (entry, look.theme.dim));
        Self { name: ply.to_string(), entries: entries.collect() }
    }

    /// Makes the row of a tally, highlighting the entries that differ from before.
    fn changed(name: &str, tally: &Tally, before: Option<&Tally>, changed: Style, look: &Look) -> Self {
        let old = before.map_or_else(|| tally.entries(), Tally::entries);
        let styled = |(entry, old): (String, String)| {
            let style = if entry == old { look.theme.text } else { changed };
            (entry, style)
        };
        Self { name: name.trim_end().to_owned(), entries: tally.entries().into_iter().zip(old).map(styled).collect() }
    }

    /// Draws the row with its name in `name` columns, and each entry right-aligned in its own.
    fn line(&self, name: usize, widths: &[usize], look: &Look) -> Line<'static> {
        let head = Span::styled(left(&self.name, name), look.theme.dim);
        let entry = |((entry, style), wide): (&(String, Style), &usize)| Span::styled(right(entry, *wide), *style);
        std::iter::once(head).chain(self.entries.iter().zip(widths).map(entry)).collect()
    }
}

/// Returns the columns of names, and those of each entry with the space before it.
fn widths(rows: &[Row], width: u16) -> (usize, Vec<usize>) {
    /// The most columns that an entry is wider than it needs.
    const SPARE: usize = 4;
    let name = widest(rows.iter().map(|row| &row.name));
    let count = rows.first().map_or(0, |heads| heads.entries.len());
    let wide = |at: usize| 1 + widest(rows.iter().filter_map(|row| row.entries.get(at)).map(|(entry, _)| entry));
    let least: Vec<usize> = (0..count).map(wide).collect();
    let free = usize::from(width).saturating_sub(name + least.iter().sum::<usize>());
    let spare = (free / count.max(1)).min(SPARE);
    (name, least.into_iter().map(|wide| wide + spare).collect())
}

/// Draws one entry per line, now and then, for numbers that are too large to fit side by side.
fn upright(heads: &Row, standing: &[Row], look: &Look) -> Figure {
    let name = widest(heads.entries.iter().map(|(head, _)| head));
    let line = |(at, (head, style)): (usize, &(String, Style))| {
        let arrow = format!(" {} ", look.glyphs().arrow);
        let mut line = Line::from(Span::styled(left(head, name), *style));
        for (time, (entry, style)) in standing.iter().filter_map(|row| row.entries.get(at)).enumerate() {
            let before = if time == 0 { " ".to_owned() } else { arrow.clone() };
            line.extend([Span::styled(before, look.theme.dim), Span::styled(entry.clone(), *style)]);
        }
        line
    };
    heads.entries.iter().enumerate().map(line).collect()
}

/// The points as shares of all: the first player's on the left, the second's on the right, and those left to take between them.
/// Nothing if some are below zero.
fn shares(tally: &Tally, look: &Look) -> Vec<Piece> {
    let (full, pale) = (look.glyphs().halves[3], look.glyphs().shade);
    let [first, left, second] = [tally.taken.first, tally.left, tally.taken.second].map(u64::try_from);
    let (Ok(first), Ok(left), Ok(second)) = (first, left, second) else { return Vec::new() };
    let piece = |size, sign, style| Piece { size, sign, style };
    vec![piece(first, full, look.theme.bead), piece(left, pale, look.theme.dim), piece(second, full, look.theme.last)]
}

impl Tallies<'_> {
    /// Draws the figure, with as much of the trail as there is room for.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
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
        let (now, then) = (shares(now, look), then.map(|then| shares(then, look)));
        below(lines, Strips { now: &now, then: then.as_deref() }, look, room)
    }
}
