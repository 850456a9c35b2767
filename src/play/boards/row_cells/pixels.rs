//! Small pictures of pixels, two by two a cell, in quadrants.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Style},
};

use crate::look::{
    Look,
    glyphs::QUADRANTS,
    pieces::{PieceSize, Pieces},
};

/// Returns whether pictures larger than one sign are wanted and can be drawn.
pub fn are_large(look: &Look) -> bool {
    look.pieces() == Pieces::Large && PieceSize::largest(look, |_| true) > PieceSize::Small
}

/// The same where backgrounds can be drawn as well.
pub fn are_filled(look: &Look) -> bool {
    are_large(look) && look.theme.is_painted()
}

/// Draws a picture from the upper left corner of `place` on: `#` in the first ink, `o` in the second, nothing else. Mirrored, it
/// looks the other way. Its lines are of one even length.
pub fn draw(picture: &[&str], mirrored: bool, inks: [Style; 2], place: Rect, buf: &mut Buffer) {
    let wide = picture.first().map_or(0, |line| line.len());
    let pixel = |x: usize, y: usize| {
        let x = if mirrored { (wide - 1).checked_sub(x) } else { Some(x) };
        picture.get(y).zip(x).and_then(|(line, x)| line.as_bytes().get(x)).copied()
    };
    for (row, y) in place.rows().zip((0..picture.len()).step_by(2)) {
        for (x, column) in (0..wide).step_by(2).zip(row.columns()) {
            let quarters = [pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1)];
            cell(quarters, inks, column.intersection(buf.area), buf);
        }
    }
}

/// One cell: where both inks meet and fill it the second lies under the first, else it is all in the one with more quarters.
fn cell(quarters: [Option<u8>; 4], [first, second]: [Style; 2], place: Rect, buf: &mut Buffer) {
    let mask = |ink: u8| {
        let bits = quarters.iter().zip([1_usize, 2, 4, 8]).filter(|(quarter, _)| **quarter == Some(ink));
        bits.map(|(_, bit)| bit).sum::<usize>()
    };
    let (one, other) = (mask(b'#'), mask(b'o'));
    if one + other == 0 || place.is_empty() {
        return;
    }
    let (shape, style) = match second.fg {
        Some(under) if one > 0 && other > 0 && one + other == 15 => (one, first.bg(under)),
        _ if one.count_ones() >= other.count_ones() => (one + other, first),
        _ => (one + other, second),
    };
    let sign = QUADRANTS.get(shape).copied().unwrap_or(" ");
    buf.set_stringn(place.x, place.y, sign, 1, style);
}

/// A cross as large as its place allows, in its middle.
pub fn cross(sign: &str, style: Style, place: Rect, buf: &mut Buffer) {
    let side = place.width.saturating_sub(2).min(2 * place.height) / 2 * 2;
    if side < 4 {
        return middle(sign, style, place, buf);
    }
    let drawn = Rect {
        x: place.x + (place.width - side) / 2,
        y: place.y + (place.height - side / 2) / 2,
        width: side,
        height: side / 2,
    };
    for (row, y) in drawn.rows().zip((0..).step_by(2)) {
        for (column, x) in row.columns().zip(0..) {
            let lit = |y: u16| x == y || x + y + 1 == side;
            let sign = match (lit(y), lit(y + 1)) {
                (true, true) => "█",
                (true, false) => "▀",
                (false, true) => "▄",
                (false, false) => continue,
            };
            middle(sign, style, column, buf);
        }
    }
}

/// A sign in the upper right corner of a place.
pub fn corner(sign: &str, style: Style, place: Rect, buf: &mut Buffer) {
    let at = Rect { x: place.right().saturating_sub(1), width: 1, height: 1, ..place };
    middle(sign, style, at.intersection(place), buf);
}

/// A sign in the middle of a place.
pub fn middle(sign: &str, style: Style, place: Rect, buf: &mut Buffer) {
    let at = Rect {
        x: place.x + place.width.saturating_sub(1) / 2,
        y: place.y + place.height.saturating_sub(1) / 2,
        width: 1,
        height: 1,
    };
    let at = at.intersection(place).intersection(buf.area);
    if !at.is_empty() {
        buf.set_stringn(at.x, at.y, sign, 1, style);
    }
}

/// A colour of the theme halfway to the background of panes: what is there, and does not matter now.
pub fn faded(style: Style, look: &Look) -> Style {
    match (style.fg, look.theme.pane.bg) {
        (Some(Color::Rgb(..)), Some(Color::Rgb(..))) => {
            Style { fg: crate::look::color::between(style.fg, look.theme.pane.bg, 1, 2), ..style }
        }
        _ => look.theme.dim,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(buf: &Buffer) -> Vec<String> {
        buf.area.rows().map(|row| row.columns().map(|at| buf[(at.x, at.y)].symbol()).collect()).collect()
    }

    #[test]
    fn pictures_are_drawn_in_quadrants_and_can_look_the_other_way() {
        let area = Rect::new(0, 0, 2, 1);
        let drawn = |mirrored| {
            let mut buf = Buffer::empty(area);
            draw(&["##..", "#..#"], mirrored, [Style::new(); 2], area, &mut buf);
            lines(&buf)
        };
        assert_eq!([drawn(false), drawn(true)], [["▛▗"], ["▖▜"]]);
    }

    #[test]
    fn crosses_keep_to_their_place() {
        for (width, height) in (0..12).flat_map(|width| (0..6).map(move |height| (width, height))) {
            let place = Rect::new(1, 1, width, height);
            let mut buf = Buffer::empty(Rect::new(0, 0, 14, 8));
            cross("×", Style::new(), place, &mut buf);
            let outside = |at: &Rect| !place.contains((at.x, at.y).into());
            let cells = buf.area.rows().flat_map(Rect::columns);
            assert!(cells.filter(outside).all(|at| buf[(at.x, at.y)].symbol() == " "), "{place}");
        }
        let area = Rect::new(0, 0, 6, 3);
        let mut buf = Buffer::empty(area);
        cross("×", Style::new(), area, &mut buf);
        assert_eq!(lines(&buf), [" ▀▄▄▀ ", " ▄▀▀▄ ", "      "]);
    }
}
