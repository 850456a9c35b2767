//! The list of moves, with the one shown and the mistakes marked.

use ratatui::{
    layout::Rect,
    text::{Line, Span},
};

use crate::{look::Look, play::review::Mistake, words::numbers::clear};

/// Columns between two moves.
const BETWEEN: usize = 2;

/// The moves that are listed.
pub(super) struct Moves<'a> {
    /// In the game's notation.
    pub(super) played: &'a [String],
    pub(super) mistakes: &'a [Mistake],
    /// The number of the move before the position shown, 0 at the start.
    pub(super) at: usize,
    /// Tells whether the mistake of this number was solved.
    pub(super) solved: &'a dyn Fn(usize) -> bool,
}

impl Moves<'_> {
    /// The rows around the move shown, and for each of their moves its place and number.
    pub(super) fn rows(&self, area: Rect, look: &Look) -> (Vec<Line<'static>>, Vec<(Rect, usize)>) {
        let room = usize::from(area.height).max(1);
        let rows = self.packed(area.width, room, look);
        let here = rows.iter().position(|row| row.contains(&self.at)).unwrap_or(0);
        let first = here.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        let (mut lines, mut places) = (Vec::new(), Vec::new());
        for (place, row) in area.rows().zip(&rows[first..]) {
            let mut x = place.x.saturating_add(1);
            let mut spans = vec![Span::raw(" ")];
            for number in row.iter().copied() {
                let parts = self.entry(number, look);
                let wide: usize = parts.iter().map(Span::width).sum();
                let width = u16::try_from(wide).unwrap_or(u16::MAX);
                places.push((Rect { x, width, ..place }.intersection(place), number));
                x = x.saturating_add(width).saturating_add(2);
                spans.extend(parts);
                spans.push(Span::raw(" ".repeat(BETWEEN)));
            }
            lines.push(Line::from(spans));
        }
        (lines, places)
    }

    /// The numbers of the moves, row by row, no pair of them apart; of a long game only those near the move shown.
    fn packed(&self, width: u16, room: usize, look: &Look) -> Vec<Vec<usize>> {
        // Even, so that an odd number begins the first pair.
        let near = (room * usize::from(width) / 8 * 2).max(2);
        // In large steps: rows that began elsewhere with each move would jump.
        let from = self.at.saturating_sub(near) / near * near;
        let last = self.played.len().min(self.at + near);
        let (mut rows, mut free) = (Vec::<Vec<usize>>::new(), 0);
        for number in (from + 1..=last).step_by(2) {
            let pair = number..=last.min(number + 1);
            let spans = pair.clone().flat_map(|number| self.entry(number, look));
            let wide = spans.map(|span| span.width()).sum::<usize>() + pair.clone().count() * BETWEEN;
            match rows.last_mut() {
                Some(row) if wide <= free => {
                    row.extend(pair);
                    free -= wide;
                }
                _ => {
                    rows.push(pair.collect());
                    free = (usize::from(width) + BETWEEN).saturating_sub(wide + 2);
                }
            }
        }
        rows
    }

    /// A move with its number, a pointer where it is shown, and a mark where it was a mistake.
    fn entry(&self, number: usize, look: &Look) -> Vec<Span<'static>> {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let mut spans = Vec::new();
        if number % 2 == 1 {
            spans.push(Span::styled(format!("{}. ", number.div_ceil(2)), theme.dim));
        }
        let words = clear(&self.played[number - 1], look);
        if number == self.at {
            spans.push(Span::styled(format!("{}{words}", glyphs.pointer), theme.chosen));
        } else {
            spans.push(Span::styled(words, theme.text));
        }
        if self.mistakes.binary_search_by_key(&number, |mistake| mistake.number).is_ok() {
            let solved = (self.solved)(number);
            let (sign, style) = if solved { (glyphs.wins, theme.win) } else { (glyphs.mistake, theme.loss) };
            spans.push(Span::styled(sign, style));
        }
        spans
    }
}
