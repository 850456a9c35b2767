//! Large letters, for the back row of a class.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
    widgets::Widget,
};
use tui_big_text::{BigText, PixelSize};

use crate::look::{Look, glyphs::GlyphSet};

/// The sizes of a letter, the largest first, with the columns and rows it takes. Larger ones than these would leave no room on
/// the 80×24 of a projector, and smaller ones cannot be told from plain text.
const SIZES: [(PixelSize, Size); 3] = [
    (PixelSize::HalfHeight, Size::new(8, 4)),
    (PixelSize::Quadrant, Size::new(4, 4)),
    (PixelSize::Sextant, Size::new(4, 3)),
];

/// The size in which lines are drawn in a room; `None` where they only fit as they are.
fn size_in(lines: &[Line<'_>], room: Size, look: &Look) -> Option<(PixelSize, Size)> {
    // The letters are made of blocks, which plain terminals do not have.
    if look.glyph_set() == GlyphSet::Ascii || lines.is_empty() {
        return None;
    }
    let (columns, rows) = (lines.iter().map(Line::width).max().unwrap_or(0), lines.len());
    SIZES.into_iter().find(|(_, size)| {
        columns * usize::from(size.width) <= usize::from(room.width)
            && rows * usize::from(size.height) <= usize::from(room.height)
    })
}

/// Whether lines are large in a room.
pub fn is_large(lines: &[Line<'_>], room: Size, look: &Look) -> bool {
    size_in(lines, room, look).is_some()
}

/// The columns and rows that lines take in a room, in the largest size that fits.
pub fn extent(lines: &[Line<'_>], room: Size, look: &Look) -> Size {
    let letter = size_in(lines, room, look).map_or(Size::new(1, 1), |(_, size)| size);
    let columns = u16::try_from(lines.iter().map(Line::width).max().unwrap_or(0)).unwrap_or(u16::MAX);
    let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    Size::new(columns.saturating_mul(letter.width).min(room.width), rows.saturating_mul(letter.height).min(room.height))
}

/// Draws lines in the largest size that fits; where none does, as they are.
pub fn draw(lines: &[Line<'static>], area: Rect, buf: &mut Buffer, look: &Look) {
    match size_in(lines, area.as_size(), look) {
        Some((pixel_size, _)) => {
            BigText::builder().pixel_size(pixel_size).lines(lines.to_vec()).build().render(area, buf);
        }
        None => {
            for (line, row) in lines.iter().zip(area.rows()) {
                line.render(row, buf);
            }
        }
    }
}

/// Draws lines in the largest size that fits `room`, under a row of plain text with a name over each of their signs. Where the
/// area has no row to spare, the last letters go without their lowest one, which a cross leaves free.
pub fn draw_headed(heads: &[String], lines: &[Line<'static>], room: Size, area: Rect, buf: &mut Buffer, look: &Look) {
    let Some((pixel_size, letter)) = size_in(lines, room, look) else { return draw(lines, area, buf, look) };
    let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_mul(letter.height);
    let whole = Rect { height: rows, ..area };
    let mut drawn = Buffer::empty(whole);
    BigText::builder().pixel_size(pixel_size).lines(lines.to_vec()).build().render(whole, &mut drawn);
    for (to, from) in area.rows().skip(1).zip(whole.rows()) {
        for (place, source) in to.positions().zip(from.positions()) {
            buf[place] = drawn[source].clone();
        }
    }
    let width = usize::from(letter.width);
    if heads.iter().any(|head| head.len() > width) {
        return;
    }
    let head = heads.iter().map(|head| format!("{head:^width$}")).collect::<String>();
    Line::styled(head, look.theme.text).render(Rect { height: 1.min(area.height), ..area }, buf);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::theme::ThemeName;

    #[test]
    fn letters_are_as_large_as_the_room_lets_them() {
        let (look, lines) =
            (Look::new(ThemeName::HighContrast, GlyphSet::Unicode), [Line::raw("18 10010"), Line::raw("x")]);
        let in_room = |width, height| extent(&lines, Size::new(width, height), &look);
        assert_eq!(in_room(64, 8), Size::new(64, 8));
        assert_eq!(in_room(63, 8), Size::new(32, 8));
        assert_eq!(in_room(63, 7), Size::new(32, 6));
        assert_eq!(in_room(31, 24), Size::new(8, 2), "as they are");
        let plain = Look::new(ThemeName::HighContrast, GlyphSet::Ascii);
        assert_eq!(extent(&lines, Size::new(200, 60), &plain), Size::new(8, 2));
    }

    #[test]
    fn names_stand_over_large_letters_and_a_cross_loses_nothing_by_them() {
        let look = Look::new(ThemeName::HighContrast, GlyphSet::Unicode);
        let lines = [Line::raw("10"), Line::raw("×")];
        let area = Rect::new(0, 0, 8, 6);
        let mut plain = Buffer::empty(area);
        draw(&lines, area, &mut plain, &look);
        let mut headed = Buffer::empty(area);
        draw_headed(&["16".into(), "8".into()], &lines, area.as_size(), area, &mut headed, &look);
        let row = |buf: &Buffer, y: u16| (0..8).map(|x| buf[(x, y)].symbol().to_owned()).collect::<String>();
        assert_eq!(row(&headed, 0), " 16  8  ");
        for y in 0..5 {
            assert_eq!(row(&headed, y + 1), row(&plain, y));
        }
        assert_eq!(row(&plain, 5).trim(), "");
    }

    #[test]
    fn every_sign_of_a_figure_has_a_large_letter() {
        let look = Look::new(ThemeName::HighContrast, GlyphSet::Unicode);
        for sign in "0123456789×+=-<>?PN().,:/Φ^*Amex".chars() {
            let area = Rect::new(0, 0, 8, 4);
            let mut buf = Buffer::empty(area);
            draw(&[Line::raw(sign.to_string())], area, &mut buf, &look);
            assert!(buf.content.iter().any(|cell| cell.symbol() != " "), "{sign}");
        }
    }
}
