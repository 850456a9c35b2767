//! The chart of who was winning, and the list of moves with the current one and the mistakes marked.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{Seat, Winner};

use super::ReviewScreen;
use crate::{
    look::{Look, align::width_of},
    play::review::Standing,
    say,
    screens::{
        Hit, Hits,
        chrome::{draw_lines, pane},
    },
    words::numbers::clear,
};

/// Rows of the chart: the mark of the current position, three standings, the mistakes.
pub(super) const HEIGHT: u16 = 5;
/// Columns between two moves of the list.
const BETWEEN: usize = 2;

impl ReviewScreen {
    /// Draws the chart: a column for each position, a row for each player who can be winning in it, and one for draws.
    pub(super) fn draw_chart(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        /// The most columns of a position.
        const WIDEST: u16 = 4;
        let [first, second] = Seat::ALL.map(|seat| say!(look, "review-side", who = self.who(seat)));
        let names = [first, say!(look, "review-drawn"), second];
        let widest = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
        let label = u16::try_from(widest + 2).unwrap_or(u16::MAX);
        let free = area.width.saturating_sub(label + 3);
        let all = self.moves.len() + 1;
        let pitch = (free / u16::try_from(all).unwrap_or(u16::MAX)).clamp(1, WIDEST);
        let room = usize::from(free / pitch).max(1);
        let from = self.at.saturating_sub(room / 2).min(all.saturating_sub(room));
        let to = all.min(from + room);
        // Position 0 is the start, so the columns are counted from it.
        let range = || say!(look, "list-range", first = from, last = to.saturating_sub(1), count = all - 1);
        let right = if to - from < all { range() } else { String::new() };
        let inside = pane(&say!(look, "review-chart"), &right, area, buf, look);
        // Without draws and positions on which theory is silent, their row stays empty.
        let has_draws = (0..all)
            .any(|plies| matches!(self.review.standing(plies), Standing::Silent | Standing::Known(Winner::Draw)));
        for (row, name) in (1..).zip(&names).filter(|(row, _)| has_draws || *row != 2) {
            put(buf, inside, (1, row), name, look.theme.text);
        }
        let mut hits = Vec::new();
        for (x, plies) in (label..).step_by(usize::from(pitch)).zip(from..to) {
            self.draw_column(plies, (x, pitch), has_draws, inside, buf, look);
            let place = Rect { x: inside.x.saturating_add(x), width: pitch, height: HEIGHT, ..inside };
            hits.push((place.intersection(inside), Hit::Item(plies)));
        }
        hits
    }

    fn draw_column(
        &self,
        plies: usize,
        (x, pitch): (u16, u16),
        has_draws: bool,
        area: Rect,
        buf: &mut Buffer,
        look: &Look,
    ) {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let full = glyphs.halves[3];
        let wide = |sign: &str| sign.repeat(usize::from(if pitch > 1 && sign == full { pitch - 1 } else { 1 }));
        if plies == self.at {
            put(buf, area, (x, 0), glyphs.here, theme.taken);
        }
        let (row, sign) = match self.review.standing(plies) {
            Standing::Asked => (None, ""),
            Standing::Silent => (Some(1), glyphs.unknown),
            Standing::Known(Winner::First) => (Some(0), full),
            Standing::Known(Winner::Draw) => (Some(1), full),
            Standing::Known(Winner::Second) => (Some(2), full),
        };
        for other in (0..3).filter(|row| has_draws || *row != 1) {
            let (sign, style) = if row == Some(other) { (sign, theme.bead) } else { (glyphs.dot, theme.dim) };
            put(buf, area, (x, other + 1), &wide(sign), style);
        }
        if let Some((sign, style)) = self.sign_of(plies, look) {
            put(buf, area, (x, 4), sign, style);
        }
    }

    /// The sign of a mistake, or of one that was solved; `None` if the move `number` was none.
    fn sign_of(&self, number: usize, look: &Look) -> Option<(&'static str, Style)> {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let signs = [(glyphs.mistake, theme.loss), (glyphs.wins, theme.win)];
        self.is_mistake(number).then(|| signs[usize::from(self.is_solved(number))])
    }

    /// Draws the rows of moves around the current one.
    pub(super) fn draw_moves(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let inside = pane(&say!(look, "play-moves"), "", area, buf, look);
        let room = usize::from(inside.height).max(1);
        let rows = self.packed(inside.width, room, look);
        let here = rows.iter().position(|row| row.contains(&self.at)).unwrap_or(0);
        let first = here.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        let (mut lines, mut hits) = (Vec::new(), Vec::new());
        for (place, row) in inside.rows().zip(&rows[first..]) {
            let mut x = place.x.saturating_add(1);
            let mut spans = vec![Span::raw(" ")];
            for number in row.iter().copied() {
                let parts = self.entry(number, look);
                let wide: usize = parts.iter().map(Span::width).sum();
                let width = u16::try_from(wide).unwrap_or(u16::MAX);
                hits.push((Rect { x, width, ..place }.intersection(place), Hit::Item(number)));
                x = x.saturating_add(width).saturating_add(2);
                spans.extend(parts);
                spans.push(Span::raw(" ".repeat(BETWEEN)));
            }
            lines.push(Line::from(spans));
        }
        draw_lines(lines, inside, buf);
        hits
    }

    /// The numbers of the moves, row by row, without splitting a pair; of a long game only those near the current move.
    fn packed(&self, width: u16, room: usize, look: &Look) -> Vec<Vec<usize>> {
        // Even, so that the first pair begins with an odd number.
        let near = (room * usize::from(width) / 8 * 2).max(2);
        // In large steps: if the rows began elsewhere after each move, they would jump.
        let from = self.at.saturating_sub(near) / near * near;
        let last = self.moves.len().min(self.at + near);
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

    /// A move with its number, a pointer if it is the current one, and a sign if it was a mistake.
    fn entry(&self, number: usize, look: &Look) -> Vec<Span<'static>> {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let mut spans = Vec::new();
        if number % 2 == 1 {
            spans.push(Span::styled(format!("{}. ", number.div_ceil(2)), theme.dim));
        }
        let words = clear(&self.moves[number - 1], look);
        if number == self.at {
            spans.push(Span::styled(format!("{}{words}", glyphs.pointer), theme.chosen));
        } else {
            spans.push(Span::styled(words, theme.text));
        }
        spans.extend(self.sign_of(number, look).map(|(sign, style)| Span::styled(sign, style)));
        spans
    }
}

/// Writes a text at a place inside the area, if that is visible.
fn put(buf: &mut Buffer, area: Rect, (x, y): (u16, u16), text: &str, style: Style) {
    if x < area.width && y < area.height {
        buf.set_stringn(area.x + x, area.y + y, text, usize::from(area.width - x), style);
    }
}
