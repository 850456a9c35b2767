//! Straight arrows from thing to thing in any direction, in dots.

use std::f32::consts::FRAC_PI_4;

use ratatui::style::Style;

use super::{Frame, Place, marks::Pen, nearest};
use crate::look::glyphs::BRAILLE_DOTS;

/// Columns between a thing and an arrow.
const FREE: f32 = 0.8;

/// A point on the screen: columns, then rows.
type Spot = (f32, f32);

impl Pen<'_> {
    /// Draws an arrow behind all things. Where two cross, both are visible.
    pub(super) fn arrow(&mut self, from: Place, to: Place, style: Style) {
        let Some([start, end]) = ends(from, to, self.frame) else { return };
        let wide = end.0 - start.0;
        let high = end.1 - start.1;
        let steps = nearest((2.0 * wide.abs()).max(4.0 * high.abs())).max(1);
        for step in 0..=steps {
            let part = step as f32 / steps as f32;
            self.dot((start.0 + wide * part, start.1 + high * part), style);
        }
        // A row is as high as two columns are wide.
        let turn = nearest((2.0 * high).atan2(wide) / FRAC_PI_4).rem_euclid(8);
        let head = self.look.glyphs().heads[usize::try_from(turn).unwrap_or(0)];
        self.sign(end, head, style);
    }

    fn dot(&mut self, (x, y): Spot, style: Style) {
        let Some(at) = self.free((x, y)) else { return };
        if !self.look.glyphs().braille {
            self.buf[at].set_symbol(".").set_style(style);
            return;
        }
        let (column, row) = (usize::from(x.fract() >= 0.5), super::whole(4.0 * y.fract()));
        let dot = BRAILLE_DOTS.get(usize::from(row) * 2 + column).copied().unwrap_or(0);
        let now = self.buf[at].symbol().chars().next().map_or(0, u32::from);
        let dots = if (0x2800..0x2900).contains(&now) { now - 0x2800 } else { 0 };
        let sign = char::from_u32(0x2800 + (dots | dot)).unwrap_or(' ');
        self.buf[at].set_char(sign).set_style(style);
    }

    fn sign(&mut self, spot: Spot, sign: &str, style: Style) {
        if let Some(at) = self.free(spot) {
            self.buf[at].set_symbol(sign).set_style(style);
        }
    }

    /// The cell of a point, if it is in the picture and nothing lies there.
    fn free(&self, (x, y): Spot) -> Option<(u16, u16)> {
        let at = (super::whole(x), super::whole(y));
        let is_free = x >= 0.0 && y >= 0.0 && self.frame.area.contains(at.into());
        (is_free && self.is_free(at)).then_some(at)
    }
}

/// The points where a line leaves one place and arrives at another; `None` if they are too near.
fn ends(from: Place, to: Place, frame: &Frame) -> Option<[Spot; 2]> {
    let middle = |place: Place| {
        let (x, y) = place.middle();
        (f32::from(frame.area.x) + frame.unit.columns(x), f32::from(frame.area.y) + frame.unit.rows(y))
    };
    let (start, end) = (middle(from), middle(to));
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    // The part of the way that lies in a thing: a circle, or a name.
    let within = |place: Place| {
        let (rx, ry) = (frame.unit.columns(place.w) / 2.0 + FREE, frame.unit.rows(place.h) / 2.0 + FREE / 2.0);
        let (right, down) = (dx.abs() / rx, dy.abs() / ry);
        1.0 / if frame.unit.is_raster() { right.hypot(down) } else { right.max(down) }
    };
    let (leave, arrive) = (within(from), 1.0 - within(to));
    let at = |part: f32| (start.0 + dx * part, start.1 + dy * part);
    (leave < arrive).then(|| [at(leave), at(arrive)])
}

#[cfg(test)]
mod tests {
    use ratatui::{buffer::Buffer, layout::Rect};

    use super::super::{Picture, Room, Tone, cells};
    use crate::{
        look::{Look, glyphs::GlyphSet, theme::ThemeName},
        play::board::Stage,
    };

    use super::*;

    #[test]
    fn an_arrow_goes_from_edge_to_edge_and_points_along_itself() {
        let look = Look::new(ThemeName::Mono, GlyphSet::Ascii);
        let area = Rect::new(0, 0, 17, 7);
        let place = |x: u8, y: u8| Place { x: cells(x.into()), y: cells(y.into()), w: cells(3.0), h: cells(1.0) };
        let drawn = |from, to| {
            let mut picture = Picture::<()>::new(Room::of(area, &look).cell(), (cells(17.0), cells(7.0)));
            picture.arrow(from, to, Tone::Text);
            let mut buf = Buffer::empty(area);
            picture.draw(area, &mut buf, &look, &Stage::default());
            let row = |row: Rect| row.positions().map(|at| buf[at].symbol()).collect::<String>();
            area.rows().map(row).collect::<Vec<_>>()
        };
        assert_eq!(drawn(place(0, 3), place(14, 3))[3], "   ..........>   ");
        assert_eq!(drawn(place(14, 3), place(0, 3))[3], "   <..........   ");
        let up = drawn(place(7, 6), place(7, 0));
        assert_eq!(up[1].trim(), "^");
        assert!(up[2..6].iter().all(|row| row == "        .        "), "{up:?}");
        assert_eq!(drawn(place(1, 1), place(2, 1)).concat().trim(), "");
    }
}
