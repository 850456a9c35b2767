//! The chart of a review: a tile for each move in the row of its player, and between the rows who was winning after it.

use zugzwang_engine::Winner;

use super::ReviewScreen;
use crate::{
    play::review::Standing,
    screens::{
        chrome::panel,
        marked::{Mark, numbers},
        prelude::*,
    },
};

/// The first player's moves, who was winning, the second player's moves, and the mark of the current position.
pub(super) const HEIGHT: u16 = 4;

impl ReviewScreen {
    /// The column of position 0 is the start.
    pub(super) fn draw_chart(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let names = Seat::ALL.map(|seat| say!(look, "review-side", who = self.who(seat)));
        // The sign of a draw has a column and a gap before the name.
        let drawn = width_of(&say!(look, "review-drawn")) + 2;
        let label = names.iter().map(|name| width_of(name)).max().unwrap_or(0).max(drawn) + 2;
        let free = usize::from(area.width).saturating_sub(label + 1);
        let all = self.moves.len() + 1;
        let numbers_of = |moves: &[usize]| numbers(&self.review, &self.moves, moves, look);
        // The widest number of any move that may be in sight, with its sign and gaps.
        let near: Vec<usize> = (self.at.saturating_sub(free).max(1)..all.min(self.at + free)).collect();
        let pitch = 5 + numbers_of(&near).iter().map(|number| width_of(number)).max().unwrap_or(1);
        let room = (free / pitch).max(1);
        let from = self.at.saturating_sub(room / 2).min(all.saturating_sub(room));
        let to = all.min(from + room);
        let range = || say!(look, "list-range", first = from, last = to.saturating_sub(1), count = all - 1);
        let right = if to - from < all { range() } else { String::new() };
        let inside = panel(&say!(look, "review-chart"), &right, area, buf, look);
        for (row, name) in [0, 2].into_iter().zip(&names) {
            put(buf, inside, (1, row), name, look.theme.dim);
        }
        if (0..all).any(|plies| self.review.standing(plies) == Standing::Known(Winner::Draw)) {
            let drawn = format!("{} {}", look.glyphs().draws, say!(look, "review-drawn"));
            put(buf, inside, (1, 1), &drawn, look.theme.dim);
        }
        let moves: Vec<usize> = (from.max(1)..to).collect();
        let mut labels = numbers_of(&moves).into_iter();
        let mut hits = Vec::new();
        for (x, plies) in (label..).step_by(pitch).zip(from..to) {
            let [x, pitch] = [x, pitch].map(|columns| u16::try_from(columns).unwrap_or(u16::MAX));
            let number = if plies > 0 { labels.next() } else { None };
            self.draw_column(plies, number, (x, pitch), inside, buf, look);
            let place = Rect { x: inside.x.saturating_add(x), width: pitch, height: HEIGHT, ..inside };
            hits.push((place.intersection(inside), Hit::Item(plies)));
        }
        hits
    }

    fn draw_column(
        &self,
        plies: usize,
        number: Option<String>,
        (x, pitch): (u16, u16),
        area: Rect,
        buf: &mut Buffer,
        look: &Look,
    ) {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        if let Some(number) = number {
            let row = if Seat::to_move(plies - 1) == Seat::First { 0 } else { 2 };
            let solved = self.is_solved(plies).then_some((glyphs.wins, theme.win));
            let (sign, style) = solved.unwrap_or_else(|| Mark::of(&self.review, plies).sign(look));
            put(buf, area, (x, row), &format!(" {number} {sign} "), style);
        }
        // The half on whose side it is names the player that was winning.
        let [_, upper, lower, _] = glyphs.halves;
        let sign = match self.review.standing(plies) {
            Standing::Asked => " ",
            Standing::Silent => glyphs.unknown,
            Standing::Known(Winner::First) => upper,
            Standing::Known(Winner::Draw) => glyphs.draws,
            Standing::Known(Winner::Second) => lower,
        };
        put(buf, area, (x, 1), &sign.repeat(usize::from(pitch)), theme.bead);
        if plies == self.at {
            put(buf, area, (x + (pitch - 1) / 2, 3), glyphs.arrows[0], theme.taken);
        }
    }
}

/// Does nothing if the place is not in the area.
fn put(buf: &mut Buffer, area: Rect, (x, y): (u16, u16), text: &str, style: Style) {
    if x < area.width && y < area.height {
        buf.set_stringn(area.x + x, area.y + y, text, usize::from(area.width - x), style);
    }
}
