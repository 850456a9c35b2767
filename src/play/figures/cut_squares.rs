//! Two piles as the sides of a rectangle, off which a move cuts squares of the smaller side.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::Style,
};
use zugzwang_engine::games::{Euclid, euclid::Piles};

use super::{Figure, Line, Look, Seen, Span, cuts::ratios, painted::lines_of, times};
use crate::{look::align::width_of, play::boards::paint::centered};

/// From these heights on, the rectangle that the cursor's move leaves has room below, and so have the ratios.
const TALL: u16 = 18;
const LOW: u16 = 10;

/// Draws the rectangle with the squares that the cursor's move would cut off, and if there is room what that leaves; below them
/// the ratios of the sides met so far.
pub fn piles(seen: &Seen<'_, Euclid>, room: Size) -> Figure {
    let (look, now) = (seen.look, seen.now());
    let words = times(look);
    let below = if room.height < LOW { 0 } else { 3 };
    let then = seen.then.as_ref();
    let free = room.height.saturating_sub(below);
    let is_tall = then.is_some() && room.height >= TALL;
    let high = if is_tall { (free - 1) / 2 } else { free };
    let left = then.map_or_else(Vec::new, |then| sides(&words[1], then, look.theme.taken, look, room.width));
    let mut heads = sides(&words[0], now, look.theme.title, look, room.width);
    if !is_tall {
        heads = joined(heads, left.clone(), room.width);
    }
    let mut lines = drawn(heads, now, cut(seen), look, Size { height: high, ..room });
    if let Some(then) = then.filter(|_| is_tall) {
        lines.push(Line::default());
        lines.extend(drawn(left, then, 0, look, Size { height: high, ..room }));
    }
    if below > 0 {
        lines.push(Line::default());
        lines.extend(ratios(seen, room.width));
    }
    lines.truncate(room.height.into());
    lines
}

/// Returns the number of squares that the cursor's move cuts off.
fn cut(seen: &Seen<'_, Euclid>) -> u64 {
    let now = seen.now();
    let left = seen.then.as_ref().map_or(now.larger(), |then| then.0[now.at()]);
    now.larger().saturating_sub(left).checked_div(now.smaller()).unwrap_or(0)
}

/// Writes the sides of a rectangle, in two lines if they are long.
fn sides(word: &str, piles: &Piles, style: Style, look: &Look, width: u16) -> Figure {
    let ([one, other], cross) = (piles.0, look.glyphs().cross);
    let whole = format!("{word}{one} {cross} {other}");
    if width_of(&whole) <= width.into() {
        return vec![Line::styled(whole, style)];
    }
    let indent = " ".repeat(width_of(word).saturating_sub(2));
    vec![Line::styled(format!("{word}{one}"), style), Line::styled(format!("{indent}{cross} {other}"), style)]
}

/// Returns the sides now and then, in a single line if that has room for them.
fn joined(mut now: Figure, then: Figure, width: u16) -> Figure {
    /// Columns between them.
    const GAP: usize = 3;
    if let ([now], [then]) = (&mut now[..], &then[..])
        && now.width() + GAP + then.width() <= width.into()
    {
        let spans = |line: &Line<'static>| Span::styled(line.to_string(), line.style);
        return vec![Line::from(vec![spans(now), Span::raw(" ".repeat(GAP)), spans(then)])];
    }
    now.extend(then);
    now
}

/// Draws a rectangle below its sides.
fn drawn(mut heads: Figure, piles: &Piles, cut: u64, look: &Look, room: Size) -> Figure {
    let height = room.height.saturating_sub(u16::try_from(heads.len()).unwrap_or(room.height));
    let squares = Squares { larger: piles.larger(), smaller: piles.smaller(), cut, look };
    heads.extend(squares.lines(Size { height, ..room }));
    heads
}

struct Squares<'a> {
    larger: u64,
    smaller: u64,
    /// The number of squares that are cut off, from the right.
    cut: u64,
    look: &'a Look,
}

impl Squares<'_> {
    fn lines(&self, room: Size) -> Figure {
        let Some(size) = self.size(room) else { return Vec::new() };
        let area = Rect::new(0, 0, size.width, size.height);
        let mut buf = Buffer::empty(area);
        for x in 0..size.width {
            self.draw_column(x, area, &mut buf);
        }
        self.draw_numbers(area, &mut buf);
        lines_of(&buf)
    }

    /// Returns the size of the rectangle in cells, which are twice as high as wide; at least a row.
    fn size(&self, room: Size) -> Option<Size> {
        let (larger, smaller) = (u128::from(self.larger), u128::from(self.smaller));
        if smaller == 0 || room.width == 0 || room.height == 0 {
            return None;
        }
        let (width, height) = (u128::from(room.width), u128::from(room.height));
        let high = (width * smaller).div_ceil(2 * larger).min(height);
        let wide = (2 * high * larger / smaller).clamp(1, width);
        Some(Size::new(u16::try_from(wide).ok()?, u16::try_from(high).ok()?))
    }

    /// Returns which square a column is in, counted from the right from 0; `None` for the rest that is too small for one.
    fn square(&self, x: u16, width: u16) -> Option<u64> {
        let larger = u128::from(self.larger);
        // The middle of the column.
        let along = u64::try_from((2 * u128::from(x) + 1) * larger / (2 * u128::from(width))).unwrap_or(self.larger);
        let from_right = self.larger.saturating_sub(along).saturating_sub(1);
        let square = from_right.checked_div(self.smaller)?;
        (square < self.larger / self.smaller).then_some(square)
    }

    fn draw_column(&self, x: u16, area: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let square = self.square(x, area.width);
        let begins = x > 0 && square != self.square(x - 1, area.width);
        let (sign, style) = match square {
            None => (glyphs.shade, theme.dim),
            Some(square) if square < self.cut => (" ", theme.taken.patch(theme.taken_cell)),
            // Squares narrower than a column cannot be told apart.
            Some(square) if square % 2 == 0 || self.width(area.width) == 0 => (" ", theme.text.patch(theme.square)),
            Some(_) => (" ", theme.text.patch(theme.square_dark)),
        };
        let sign = if !theme.is_painted() && begins { glyphs.border.vertical_left } else { sign };
        for y in area.y..area.bottom() {
            buf.set_stringn(x, y, sign, 1, style);
        }
        // Of squares narrower than their sign, the row in the middle shows which are cut off.
        if square.is_some_and(|square| square < self.cut) && self.width(area.width) < 3 {
            buf.set_stringn(x, area.height / 2, glyphs.taken, 1, style);
        }
    }

    /// The columns of a square.
    fn width(&self, width: u16) -> u16 {
        let wide = u128::from(self.smaller) * u128::from(width) / u128::from(self.larger.max(1));
        u16::try_from(wide).unwrap_or(width)
    }

    /// Writes the side of each square and the width of the rest in their middle, where these fit.
    fn draw_numbers(&self, area: Rect, buf: &mut Buffer) {
        let mut x = 0;
        while x < area.width {
            let square = self.square(x, area.width);
            let wide = (x..area.width).take_while(|x| self.square(*x, area.width) == square).count();
            let wide = u16::try_from(wide).unwrap_or(1).max(1);
            let number = if square.is_some() { self.smaller } else { self.larger % self.smaller.max(1) };
            let is_cut = square.is_some_and(|square| square < self.cut);
            let sign = if is_cut { format!("{} ", self.look.glyphs().taken) } else { String::new() };
            let label = [format!(" {sign}{number} "), format!("{sign}{number}"), sign.trim_end().to_owned()]
                .into_iter()
                .find(|label| width_of(label) < usize::from(wide));
            if let Some(label) = label.filter(|_| wide > 2) {
                let columns = u16::try_from(width_of(&label)).unwrap_or(wide);
                let place = centered(Rect { x, width: wide, ..area }, columns, 1);
                let y = area.height / 2;
                let style = buf[(x + wide / 2, y)].style();
                let style = if square.is_some() { style } else { self.look.theme.text };
                buf.set_stringn(place.x, y, label, wide.into(), Style { fg: style.fg, bg: style.bg, ..Style::new() });
            }
            x += wide;
        }
    }
}
