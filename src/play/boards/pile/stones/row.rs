//! One row of stepping stones: the stones and what stands on them, their numbers, and the path over them.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::{Path, RAISED, Stones};
use crate::{
    look::{Look, align::width_of, glyphs::GlyphSet},
    play::{
        board::Stage,
        boards::{
            paint::{centered, middle, place_in, short},
            pile::MARK,
        },
    },
};

pub(super) struct Row<'a> {
    pub(super) path: &'a Path,
    pub(super) stones: &'a Stones<'a>,
    pub(super) at: u64,
    pub(super) place: Rect,
    pub(super) look: &'a Look,
    pub(super) stage: &'a Stage,
}

impl Row<'_> {
    /// The place of a stone, with what stands on it.
    pub(super) fn stone(&self, column: u16) -> Rect {
        let pitch = self.path.pitch.0;
        let width = pitch - (pitch / 4).max(1);
        place_in(self.place, (column.saturating_mul(pitch), 0), (width, self.place.height))
    }

    /// The row on which the stones lie.
    const fn base(&self) -> u16 {
        self.place.bottom().saturating_sub(2)
    }

    fn is_safe(&self, size: u64) -> bool {
        (self.stones.safe)(size) == Some(true)
    }

    pub(super) fn draw_stone(&self, column: u16, size: u64, buf: &mut Buffer) {
        let (look, path, place) = (self.look, self.path, self.stone(column));
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let (here, landing) = (size == path.pile.size, path.landing() == Some(size));
        let came = path.pile.gone > 0 && size == path.pile.size.saturating_add(path.pile.gone);
        let body = Rect { y: self.base(), height: 1, ..place };
        let safe = (self.stones.safe)(size);
        if body.is_empty() {
            return;
        }
        if safe == Some(true) {
            self.draw_raised(body, buf);
        } else {
            let (sign, style) = match safe {
                _ if here => (glyphs.halves[2], theme.title),
                _ if landing => (glyphs.halves[2], theme.taken),
                _ if came => (glyphs.halves[2], theme.last),
                None => (glyphs.dot, theme.dim),
                Some(_) => (glyphs.halves[2], if theme.is_painted() { theme.border } else { theme.dim }),
            };
            buf.set_stringn(body.x, body.y, sign.repeat(body.width.into()), body.width.into(), style);
        }
        let mark = match (here, landing, came) {
            (true, ..) => Some((glyphs.here, theme.chosen)),
            (_, true, _) => Some((glyphs.taken, theme.taken)),
            (.., true) => Some((glyphs.last, theme.last)),
            _ => None,
        };
        if let Some((sign, style)) = mark {
            let up = if safe == Some(true) { 2 } else { 1 };
            let y = self.base().saturating_sub(up).max(self.place.y);
            let sign_at = centered(body, 1, 1);
            buf.set_stringn(sign_at.x, y, sign, 1, style);
            if here {
                self.stage.put(Stage::piece(MARK, 0), Rect { y, ..sign_at });
            }
        }
    }

    /// Draws a stone that is good to leave: filled, with its sign, and higher than the others.
    fn draw_raised(&self, body: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        buf.set_stringn(body.x, body.y, " ".repeat(body.width.into()), body.width.into(), theme.win_chip);
        middle(glyphs.lost, theme.win_chip, body, buf);
        if self.place.height >= RAISED && self.look.glyph_set() == GlyphSet::Unicode {
            let edge = |sign: &'static str| if body.width > 3 { sign } else { "▄" };
            buf.set_stringn(body.x, body.y - 1, "▄".repeat(body.width.into()), body.width.into(), theme.win);
            buf.set_stringn(body.x, body.y - 1, edge("▗"), 1, theme.win);
            buf.set_stringn(body.right() - 1, body.y - 1, edge("▖"), 1, theme.win);
        }
    }

    /// Draws the part of the path from the pile to what the cursor leaves that leads over this row, with the amount taken.
    pub(super) fn draw_way(&self, buf: &mut Buffer) {
        let Some(landing) = self.path.landing() else { return };
        let (look, pile) = (self.look, &self.path.pile);
        let border = &look.glyphs().border;
        let mut ends = self.path.sizes(self.at).filter(|(_, size)| (landing..=pile.size).contains(size));
        let Some((first, from)) = ends.next() else { return };
        let (last, to) = ends.last().unwrap_or((first, from));
        let x = |column| centered(self.stone(column), 1, 1).x;
        // A path that goes on in the row above or below reaches the end of this one.
        let left = if from == landing { x(first) } else { self.stone(first).x };
        let right = if to == pile.size { x(last) } else { self.stone(last).right() };
        let y = self.place.y;
        for column in left..=right {
            let sign = match column {
                _ if column == left && from == landing => border.top_left,
                _ if column == right && to == pile.size => border.top_right,
                _ => look.glyphs().line,
            };
            buf.set_stringn(column, y, sign, 1, look.theme.taken);
        }
        let label = format!(" -{} ", pile.take);
        let wide = short(label.len());
        if to == pile.size && right - left > wide.saturating_add(1) {
            buf.set_string(left + (right - left + 1 - wide) / 2, y, label, look.theme.taken);
        }
    }

    /// Every which size has room for its number, if it has so many columns.
    fn apart(&self, wide: u16) -> u64 {
        let least = u64::from((wide + 1).div_ceil(self.path.pitch.0.max(1)));
        [1, 2, 5, 10, 20, 50].into_iter().find(|apart| *apart >= least).unwrap_or(least)
    }

    /// Writes the numbers below the stones, as many as fit, the most important first.
    pub(super) fn draw_numbers(&self, buf: &mut Buffer) {
        let (theme, pile) = (&self.look.theme, &self.path.pile);
        let landing = self.path.landing();
        let weight = |size: u64| match size {
            _ if size == pile.size => 0,
            _ if Some(size) == landing => 1,
            _ if self.is_safe(size) => 2,
            _ => 3,
        };
        let mut taken: Vec<(u16, u16)> = Vec::new();
        for wanted in 0..4 {
            for (column, size) in self.path.sizes(self.at).filter(|(_, size)| weight(*size) == wanted) {
                let (stone, label) = (self.stone(column), size.to_string());
                let wide = short(width_of(&label));
                if wide > self.place.width || (wanted == 3 && !size.is_multiple_of(self.apart(wide))) {
                    continue;
                }
                let x = (stone.x + stone.width.saturating_sub(wide) / 2).min(self.place.right() - wide);
                if taken.iter().any(|(from, to)| x <= *to && *from <= x + wide) {
                    continue;
                }
                taken.push((x, x + wide));
                let reached = (1..=pile.reach).contains(&pile.size.saturating_sub(size));
                let style: Style = match wanted {
                    0 => theme.title,
                    1 => theme.taken,
                    2 => theme.win,
                    _ if reached => theme.text,
                    _ => theme.dim,
                };
                buf.set_string(x, self.base() + 1, label, style);
            }
        }
    }
}
