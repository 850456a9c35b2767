//! A number in its row.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};

use super::{Look, Rows, Span, Style};
use crate::{look::big, play::boards::paint::centered};

/// The size of a large letter.
const LETTER: Size = Size::new(4, 3);

pub(super) struct Tile<'a> {
    pub(super) rows: &'a Rows<'a>,
    pub(super) number: u64,
    /// Whether the number is written.
    pub(super) written: bool,
    pub(super) look: &'a Look,
}

impl Tile<'_> {
    pub(super) fn draw(&self, place: Rect, buf: &mut Buffer) {
        let base = self.base();
        self.fill(place, base, buf);
        let number = if self.written { self.number.to_string() } else { String::new() };
        let signs = self.signs();
        if place.height == 1 || !self.written {
            return self.draw_low(&number, &signs, base, place, buf);
        }
        let middle = place.y + (place.height - 1).div_ceil(2);
        let number = Line::from(Span::styled(number, self.style(base)));
        let [above, below] = if self.is_large(place) {
            let wide = LETTER.width * u16::try_from(number.width()).unwrap_or(place.width);
            let large = Rect { y: middle - 1, ..centered(place, wide, LETTER.height) };
            big::draw(&[number], Rect { height: LETTER.height, ..large }, buf, self.look);
            [middle - 2, middle + 2]
        } else {
            self.write(&number.spans, middle, place, buf);
            [middle - 1, middle + 1]
        };
        self.write(&signs, above, place, buf);
        // In two lines a number has either signs or counts.
        let below = if place.height > 2 { Some(below) } else { signs.is_empty().then_some(above) };
        let counts = self.counts();
        if let Some(line) = below.filter(|_| !counts.is_empty()) {
            self.write(&[Span::styled(counts, base)], line, place, buf);
        }
    }

    /// Whether the cell has room for the largest number in large letters.
    fn is_large(&self, place: Rect) -> bool {
        /// The least height: the number with a line for signs and one for counts, and as much shade.
        const HIGH: u16 = 8;
        let wide = u16::try_from(self.rows.start.to_string().len()).unwrap_or(place.width).saturating_mul(LETTER.width);
        let largest = [Line::raw(self.rows.start.to_string())];
        place.height >= HIGH
            && wide <= place.width
            && big::is_large(&largest, Size::new(wide, LETTER.height), self.look)
    }

    /// Writes how many games the user won, of those in which they left this number: `2/3`.
    fn counts(&self) -> String {
        let [won, games] = self.rows.lived(self.number);
        if games > 0 { format!("{won}/{games}") } else { String::new() }
    }

    /// The style of the cell: numbers that the game has passed are darker than those to come.
    fn base(&self) -> Style {
        let (theme, walk) = (&self.look.theme, &self.rows.walk);
        match self.number {
            number if number == walk.now() => theme.key,
            number if Some(number) == walk.then => theme.text.patch(theme.taken_cell),
            number if number > walk.now() => theme.dim.patch(theme.square_dark),
            _ => theme.text.patch(theme.square),
        }
    }

    /// The style of the number on the cell.
    fn style(&self, base: Style) -> Style {
        let (theme, walk) = (&self.look.theme, &self.rows.walk);
        match self.number {
            number if number == walk.now() => base,
            number if Some(number) == walk.then => base.patch(theme.taken),
            number if number > walk.now() => base,
            _ => base.patch(theme.title),
        }
    }

    /// Fills the cell, where an answer could lead with shade: a low one as a whole, a high one at its foot, so that the cursor
    /// changes little.
    fn fill(&self, place: Rect, base: Style, buf: &mut Buffer) {
        /// From this height on a cell is high.
        const HIGH: u16 = 5;
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let is_answer = self.rows.is_answer(self.number);
        let style = if is_answer { base.patch(Style { fg: theme.dim.fg, ..Style::new() }) } else { base };
        let sign = if is_answer { glyphs.shade } else { " " };
        let clear = if place.height < HIGH { 0 } else { place.height - place.height.div_ceil(4) };
        for (row, at) in place.rows().zip(0..) {
            let sign = if at < clear { " " } else { sign };
            buf.set_stringn(row.x, row.y, sign.repeat(row.width.into()), row.width.into(), style);
        }
        if !theme.is_painted() && place.height > 1 {
            for row in place.rows() {
                buf.set_stringn(row.x, row.y, glyphs.border.vertical_left, 1, theme.border);
            }
        }
    }

    /// The signs on the number: now or the cursor's move, and who has left it.
    fn signs(&self) -> Vec<Span<'static>> {
        let (theme, glyphs, rows) = (&self.look.theme, self.look.glyphs(), self.rows);
        let base = self.base();
        let here = (rows.walk.now() == self.number).then(|| Span::styled(glyphs.here, base));
        let then = (rows.walk.then == Some(self.number)).then(|| Span::styled(glyphs.taken, base.patch(theme.taken)));
        let by = rows.left_by(self.number).map(|mine| if mine { glyphs.bead } else { glyphs.unit });
        let by = by.map(|sign| Span::styled(sign, if here.is_some() { base } else { base.patch(theme.title) }));
        [here, then, by].into_iter().flatten().collect()
    }

    /// Writes in the middle of a line of the cell, with a space on either side if there is room for it.
    fn write(&self, spans: &[Span<'static>], y: u16, place: Rect, buf: &mut Buffer) {
        let wide = |gap: usize| spans.iter().map(Span::width).sum::<usize>() + gap * spans.len().saturating_sub(1);
        let room = usize::from(place.width);
        let gap = usize::from(wide(1) <= room);
        let columns = wide(gap);
        if spans.is_empty() || columns > room || y < place.y || y >= place.bottom() {
            return;
        }
        let spare = u16::from(columns + 2 <= room);
        let all = u16::try_from(columns).unwrap_or(place.width) + 2 * spare;
        let at = Rect { y, height: 1, ..centered(place, all, 1) };
        let base = self.base();
        buf.set_stringn(at.x, y, " ".repeat(at.width.into()), at.width.into(), base);
        let mut x = at.x + spare;
        for span in spans {
            let (next, _) = buf.set_stringn(x, y, &span.content, room, span.style);
            x = next + u16::try_from(gap).unwrap_or(0);
        }
    }

    /// Draws the cell where it has a single line, or no room for its number: a sign, then the number.
    fn draw_low(&self, number: &str, signs: &[Span<'static>], base: Style, place: Rect, buf: &mut Buffer) {
        let theme = &self.look.theme;
        if number.is_empty() {
            let dot = Span::styled(self.look.glyphs().dot, base.patch(Style { fg: theme.dim.fg, ..Style::new() }));
            let sign = signs.first().or_else(|| (!self.rows.is_answer(self.number)).then_some(&dot));
            let middle = Rect { y: place.y + (place.height - 1) / 2, height: 1, ..centered(place, 1, 1) };
            if let Some(sign) = sign {
                buf.set_stringn(middle.x, middle.y, &sign.content, 1, sign.style);
            }
            return;
        }
        let wide = u16::try_from(number.len()).unwrap_or(place.width).min(place.width);
        buf.set_stringn(place.right() - wide, place.y, number, wide.into(), self.style(base));
        if wide < place.width
            && let Some(sign) = signs.first()
        {
            buf.set_stringn(place.right() - wide - 1, place.y, &sign.content, 1, sign.style);
        }
    }
}
