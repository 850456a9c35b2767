//! The moves that were played, under the board.

use ratatui::{
    layout::Rect,
    text::{Line, Span},
};

use super::GameView;
use crate::{
    look::{Look, align::width_of},
    say,
    words::numbers::clear,
};

impl GameView {
    /// The moves behind their name, numbered in pairs; the last ones where not all fit.
    pub(super) fn moves(&self, look: &Look, area: Rect) -> Vec<Line<'static>> {
        let (plies, room) = (self.table.plies(), usize::from(area.height));
        if room == 0 {
            return Vec::new();
        }
        let name = format!(" {}  ", say!(look, "play-moves"));
        let width = usize::from(area.width).saturating_sub(1);
        // No more than this many pairs can be in sight, however short they are.
        let pairs = width / 6 * room + 1;
        let skipped = plies.div_ceil(2).saturating_sub(pairs);
        let moves = self.table.moves().split_off(2 * skipped);
        let pair = |(pair, number): (&[String], usize)| format!("{number}. {}", clear(&pair.join(" "), look));
        let mut numbered: Vec<String> = moves.chunks(2).zip(skipped + 1..).map(pair).collect();
        if plies == 0 {
            numbered.push(say!(look, "play-moves-none"));
        }
        // The first line has the name before its moves: with as many of the last pairs as leave all lines room.
        let lines = |from: usize| rows_of(&numbered[from..], [width.saturating_sub(width_of(&name)), width]);
        let first = (0..numbered.len()).find(|from| lines(*from).len() <= room).unwrap_or(0);
        let heads = std::iter::once(name.clone()).chain(std::iter::repeat(" ".to_owned()));
        let line =
            |(head, line)| Line::from(vec![Span::styled(head, look.theme.dim), Span::styled(line, look.theme.text)]);
        heads.zip(lines(first)).map(line).collect()
    }
}

/// Entries side by side, three columns apart, as many to a row as fit the room of the first one, and that of all others.
fn rows_of(entries: &[String], [first, others]: [usize; 2]) -> Vec<String> {
    const BETWEEN: &str = "   ";
    let mut rows: Vec<String> = Vec::new();
    for entry in entries {
        let room = if rows.len() > 1 { others } else { first };
        match rows.last_mut() {
            Some(row) if width_of(row) + BETWEEN.len() + width_of(entry) <= room => {
                row.push_str(BETWEEN);
                row.push_str(entry);
            }
            _ => rows.push(entry.clone()),
        }
    }
    rows
}
