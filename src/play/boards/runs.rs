//! A row too long to be drawn cell by cell: its runs as bars to scale.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::row::{Row, Run, Segment};

use super::paint::{pointer, short};
use crate::{
    look::{
        Look,
        align::{self, width_of},
    },
    play::board::{Hits, series, span},
    say,
};

/// Draws the runs, one a line, as many as fit around the chosen one. Marks those beside what was taken last. Returns the cells that
/// clicks mean.
pub fn draw(row: &Row, [chosen, last]: [Option<Segment>; 2], area: Rect, buf: &mut Buffer, look: &Look) -> Hits<u64> {
    let runs = row.runs();
    let room = usize::from(area.height).max(1);
    let at = chosen.and_then(|chosen| runs.iter().position(|run| run.last() >= chosen.first)).unwrap_or(0);
    let cut = runs.len() > room;
    // The last line says how many runs are hidden.
    let shown = if cut { room.saturating_sub(1).max(1) } else { room };
    let first = (at + 1).saturating_sub(shown);
    let bars = Bars {
        names: runs.iter().map(|run| width_of(&name(*run))).max().unwrap_or(0),
        longest: row.longest(),
        last,
        look,
    };
    let mut hits = Vec::new();
    let mut places = area.rows();
    for (run, place) in runs.iter().skip(first).take(shown).zip(places.by_ref()) {
        hits.extend(bars.draw(*run, chosen, place, buf));
    }
    if let Some(place) = places.next().filter(|_| cut) {
        let hidden = say!(look, "runs-hidden", count = runs.len() - shown);
        Line::styled(hidden, look.theme.dim).render(place, buf);
    }
    hits
}

/// The free cells in words, after their count.
pub fn recite(count: String, row: &Row, look: &Look) -> Vec<String> {
    if row.runs().is_empty() {
        return vec![count];
    }
    let runs = series(row.runs().iter().map(|run| span(run.at, run.last(), look)), look);
    vec![say!(look, "recite-runs", count = count, runs = runs)]
}

/// The cells of a run: `3-17`.
fn name(run: Run) -> String {
    Segment::of(run.at, run.length).to_string()
}

struct Bars<'a> {
    names: usize,
    longest: u64,
    last: Option<Segment>,
    look: &'a Look,
}

impl Bars<'_> {
    /// Draws a run's name, its bar and what the cursor's move takes of it. A click on the bar means the cell there.
    fn draw(&self, run: Run, chosen: Option<Segment>, place: Rect, buf: &mut Buffer) -> Hits<u64> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let chosen = chosen.filter(|chosen| run.at <= chosen.first && chosen.first <= run.last());
        let (pointer, style) = pointer(chosen.is_some(), false, self.look);
        let head = format!("{pointer} {} ", align::left(&name(run), self.names));
        let before = short(width_of(&head));
        let tail = format!(" {}", run.length);
        let beside = |last: Segment| last.first == run.last() + 1 || last.last + 1 == run.at;
        let mark = self.last.is_some_and(beside).then(|| Span::styled(format!(" {}", glyphs.last), theme.last));
        // All bars leave room for the mark, so that they are to one scale.
        let room = usize::from(place.width.saturating_sub(before)).saturating_sub(width_of(&tail) + 2);
        // At least one column, if there is room.
        let columns = place_of(run.length, self.longest, room).max(room.min(1));
        let taken = chosen.map(|chosen| {
            let column = |cell: u64| place_of(cell - run.at, run.length, columns);
            column(chosen.first)..=column(chosen.last.min(run.last()))
        });
        let sign = |column: usize| match &taken {
            Some(taken) if taken.contains(&column) => Span::styled(glyphs.taken, theme.taken),
            _ => Span::styled(glyphs.halves[3], theme.bead),
        };
        let spans = std::iter::once(Span::styled(head, style)).chain((0..columns).map(sign));
        Line::from(spans.chain([Span::styled(tail, style)]).chain(mark).collect::<Vec<_>>()).render(place, buf);
        let hit = |column: usize| {
            let x = place.x.saturating_add(before).saturating_add(short(column));
            let cell = run.at + u64::try_from(u128::from(run.length) * column as u128 / columns as u128).unwrap_or(0);
            (Rect { x, width: 1, ..place }.intersection(place), cell)
        };
        (0..columns).map(hit).chain([(place, run.at)]).collect()
    }
}

/// The column at which a place among `most` falls, of `room` columns.
fn place_of(place: u64, most: u64, room: usize) -> usize {
    let column = u128::from(place) * room as u128 / u128::from(most.max(1));
    usize::try_from(column).map_or(room, |column| column.min(room))
}
