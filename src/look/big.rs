//! Large letters that can be read from the back row of a class.

mod font;
mod small;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
    widgets::Widget,
};

use crate::look::{Look, glyphs::GlyphSet};

/// Letters in sextants are not among these, because many fonts lack them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Letters {
    /// Half as high, then doubled in both directions.
    Doubled,
    /// In a font of eight by eight dots, this many columns wide.
    Font { wide: u16 },
    /// In the small font.
    Small,
}

/// The letters, the largest first, with their columns and rows. Anything smaller would not stand out from plain text.
const SIZES: [(Letters, Size); 4] = [
    (Letters::Doubled, Size::new(16, 8)),
    (Letters::Font { wide: 8 }, Size::new(8, 4)),
    (Letters::Font { wide: 4 }, Size::new(4, 4)),
    (Letters::Small, Size::new(4, 3)),
];

impl Letters {
    fn draw(self, lines: &[Line<'static>], area: Rect, buf: &mut Buffer) {
        match self {
            Self::Font { wide } => font::draw(lines, wide, area, buf),
            Self::Small => small::draw(lines, area, buf),
            Self::Doubled => draw_doubled(lines, area, buf),
        }
    }
}

/// Draws lines at half the size, then doubles each half cell into two cells.
fn draw_doubled(lines: &[Line<'static>], area: Rect, buf: &mut Buffer) {
    let half = Rect { width: area.width.div_ceil(2), height: area.height.div_ceil(2), ..area };
    let mut drawn = Buffer::empty(half);
    font::draw(lines, 8, half, &mut drawn);
    for (from, y) in half.rows().zip((area.y..).step_by(2)) {
        for (place, x) in from.columns().zip((area.x..).step_by(2)) {
            let cell = &drawn[(place.x, place.y)];
            let (above, below) = match cell.symbol() {
                "█" => (true, true),
                "▀" => (true, false),
                "▄" => (false, true),
                _ => continue,
            };
            for (_, y) in [(above, y), (below, y + 1)].into_iter().filter(|(is_set, y)| *is_set && *y < area.bottom()) {
                let width = usize::from(area.right().saturating_sub(x).min(2));
                buf.set_stringn(x, y, "██", width, cell.style());
            }
        }
    }
}

/// Returns the largest size in which lines fit; `None` if they fit only as plain text.
fn size_in(lines: &[Line<'_>], room: Size, look: &Look) -> Option<(Letters, Size)> {
    // Plain terminals lack the block characters that letters are made of.
    if look.glyph_set() == GlyphSet::Ascii || lines.is_empty() {
        return None;
    }
    let (columns, rows) = (lines.iter().map(Line::width).max().unwrap_or(0), lines.len());
    SIZES.into_iter().find(|(letters, size)| {
        columns * usize::from(size.width) <= usize::from(room.width)
            && rows * usize::from(size.height) <= usize::from(room.height)
            && (*letters != Letters::Small || lines.iter().all(small::has))
    })
}

/// Returns whether every letter of a text can be drawn large.
pub fn has(text: &str) -> bool {
    text.chars().all(font::has)
}

/// Returns whether lines can be drawn large in this room.
pub fn is_large(lines: &[Line<'_>], room: Size, look: &Look) -> bool {
    size_in(lines, room, look).is_some()
}

/// Returns the columns and rows that lines take in the largest size that fits.
pub fn extent(lines: &[Line<'_>], room: Size, look: &Look) -> Size {
    let letter = size_in(lines, room, look).map_or(Size::new(1, 1), |(_, size)| size);
    let columns = u16::try_from(lines.iter().map(Line::width).max().unwrap_or(0)).unwrap_or(u16::MAX);
    let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    Size::new(columns.saturating_mul(letter.width).min(room.width), rows.saturating_mul(letter.height).min(room.height))
}

/// Draws lines in the largest size that fits, or else as plain text.
pub fn draw(lines: &[Line<'static>], area: Rect, buf: &mut Buffer, look: &Look) {
    match size_in(lines, area.as_size(), look) {
        Some((letters, _)) => letters.draw(lines, area, buf),
        None => {
            for (line, row) in lines.iter().zip(area.rows()) {
                line.render(row, buf);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::theme::ThemeName;

    #[test]
    fn letters_are_as_large_as_the_room_allows() {
        let (look, lines) =
            (Look::new(ThemeName::HighContrast, GlyphSet::Unicode), [Line::raw("18 10010"), Line::raw("x")]);
        let in_room = |width, height| extent(&lines, Size::new(width, height), &look);
        assert_eq!(in_room(128, 16), Size::new(128, 16));
        assert_eq!(in_room(127, 16), Size::new(64, 8));
        assert_eq!(in_room(64, 8), Size::new(64, 8));
        assert_eq!(in_room(63, 8), Size::new(32, 8));
        assert_eq!(in_room(63, 7), Size::new(32, 6));
        assert_eq!(in_room(31, 24), Size::new(8, 2), "plain text");
        let plain = Look::new(ThemeName::HighContrast, GlyphSet::Ascii);
        assert_eq!(extent(&lines, Size::new(200, 60), &plain), Size::new(8, 2));
    }

    #[test]
    fn every_character_of_a_figure_has_a_large_letter() {
        let look = Look::new(ThemeName::HighContrast, GlyphSet::Unicode);
        for sign in "0123456789×+=-<>?PN().,:/Φ^*Amex".chars() {
            let area = Rect::new(0, 0, 8, 4);
            let mut buf = Buffer::empty(area);
            draw(&[Line::raw(sign.to_string())], area, &mut buf, &look);
            assert!(buf.content.iter().any(|cell| cell.symbol() != " "), "{sign}");
        }
    }

    #[test]
    fn cyrillic_letters_are_drawn_and_chinese_characters_are_not() {
        let look = Look::new(ThemeName::HighContrast, GlyphSet::Unicode);
        for letter in "ПоражениеНичьяЗагубаРемиВыигралпервыйвторойПечелипървият".chars()
        {
            assert!(has(&letter.to_string()), "{letter}");
            for width in [16, 8, 4] {
                let area = Rect::new(0, 0, width, if width == 16 { 8 } else { 4 });
                let mut buf = Buffer::empty(area);
                draw(&[Line::raw(letter.to_string())], area, &mut buf, &look);
                let (first, strange) =
                    (buf.content.iter().any(|cell| cell.symbol() != " "), |cell: &&ratatui::buffer::Cell| {
                        !" █▀▄▌▐▖▗▘▙▚▛▜▝▞▟".contains(cell.symbol())
                    });
                assert!(first && buf.content.iter().find(strange).is_none(), "{letter} {width}");
            }
        }
        assert!(!has("和局"));
    }

    #[test]
    fn every_size_uses_only_blocks_that_every_terminal_has() {
        let look = Look::new(ThemeName::HighContrast, GlyphSet::Unicode);
        let lines = [Line::raw("0123456789×+=-<>?PN().,:/Φ^*Amex")];
        for height in [8, 4, 3] {
            let area = Rect::new(0, 0, if height == 8 { 512 } else { 256 }, height);
            let mut buf = Buffer::empty(area);
            draw(&lines, area, &mut buf, &look);
            let strange = buf.content.iter().find(|cell| !" █▀▄▌▐▖▗▘▙▚▛▜▝▞▟".contains(cell.symbol()));
            assert_eq!(strange, None, "{height}");
        }
    }
}
