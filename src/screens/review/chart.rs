//! The chart: a column for each position, a row for each who can be winning in it.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use zugzwang_engine::Winner;

use crate::{
    look::{Look, align::width_of},
    play::review::{Reviewed, Standing},
};

/// The rows the chart takes: the mark of the position shown, three standings, the mistakes.
pub(super) const HEIGHT: u16 = 5;

/// The chart that is drawn.
pub(super) struct Chart<'a> {
    pub(super) review: &'a dyn Reviewed,
    /// The position shown.
    pub(super) at: usize,
    /// The names that stand before the three rows.
    pub(super) names: [String; 3],
    /// Tells whether the mistake of this number was solved.
    pub(super) solved: &'a dyn Fn(usize) -> bool,
}

impl Chart<'_> {
    fn label(&self) -> u16 {
        let widest = self.names.iter().map(|name| width_of(name)).max().unwrap_or(0);
        u16::try_from(widest + 2).unwrap_or(u16::MAX)
    }

    /// The columns of a position: as many as there is room for, but no more than a few.
    fn pitch(&self, width: u16) -> u16 {
        const WIDEST: u16 = 4;
        let all = u16::try_from(self.review.progress().1).unwrap_or(u16::MAX).max(1);
        (width.saturating_sub(self.label() + 1) / all).clamp(1, WIDEST)
    }

    /// The positions in sight, as the first and the one behind the last.
    pub(super) fn range(&self, width: u16) -> (usize, usize) {
        let room = usize::from(width.saturating_sub(self.label() + 1) / self.pitch(width)).max(1);
        let all = self.review.progress().1;
        let first = self.at.saturating_sub(room / 2).min(all.saturating_sub(room));
        (first, all.min(first + room))
    }

    /// Draws it; returns where each position in sight has its column.
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Vec<(Rect, usize)> {
        let drawn = self.has_draws();
        let rows = (1..).zip(&self.names).filter(|(row, _)| drawn || *row != 2);
        for (row, name) in rows {
            put(buf, area, (1, row), name, look.theme.text);
        }
        let (first, last) = self.range(area.width);
        let pitch = self.pitch(area.width);
        let mut columns = Vec::new();
        for (x, plies) in (self.label()..).step_by(usize::from(pitch)).zip(first..last) {
            self.draw_column(plies, (x, pitch), drawn, area, buf, look);
            let place = Rect { x: area.x.saturating_add(x), width: pitch, height: HEIGHT, ..area };
            columns.push((place.intersection(area), plies));
        }
        columns
    }

    /// Returns whether some position of the game is worth a draw, or theory is silent about it; else its row stays empty.
    fn has_draws(&self) -> bool {
        let all = self.review.progress().1;
        (0..all).any(|plies| matches!(self.review.standing(plies), Standing::Silent | Standing::Known(Winner::Draw)))
    }

    fn draw_column(
        &self,
        plies: usize,
        (x, pitch): (u16, u16),
        drawn: bool,
        area: Rect,
        buf: &mut Buffer,
        look: &Look,
    ) {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let wide =
            |sign: &str| sign.repeat(usize::from(if pitch > 1 && sign == glyphs.halves[3] { pitch - 1 } else { 1 }));
        if plies == self.at {
            put(buf, area, (x, 0), glyphs.here, theme.taken);
        }
        let (row, sign) = match self.review.standing(plies) {
            Standing::Asked => (None, ""),
            Standing::Silent => (Some(1), glyphs.unknown),
            Standing::Known(Winner::First) => (Some(0), glyphs.halves[3]),
            Standing::Known(Winner::Draw) => (Some(1), glyphs.halves[3]),
            Standing::Known(Winner::Second) => (Some(2), glyphs.halves[3]),
        };
        for other in (0..3).filter(|row| drawn || *row != 1) {
            let (sign, style) = if row == Some(other) { (sign, theme.bead) } else { (glyphs.dot, theme.dim) };
            put(buf, area, (x, other + 1), &wide(sign), style);
        }
        if self.review.mistakes().binary_search_by_key(&plies, |mistake| mistake.number).is_ok() {
            let solved = (self.solved)(plies);
            let (sign, style) = if solved { (glyphs.wins, theme.win) } else { (glyphs.mistake, theme.loss) };
            put(buf, area, (x, 4), sign, style);
        }
    }
}

/// Puts a text at a place inside the area, if it is there.
fn put(buf: &mut Buffer, area: Rect, (x, y): (u16, u16), text: &str, style: Style) {
    if x < area.width && y < area.height {
        buf.set_stringn(area.x + x, area.y + y, text, usize::from(area.width - x), style);
    }
}
