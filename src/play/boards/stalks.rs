//! Pieces of stalks in any size: Blue's are solid, Red's hollow, and those of both hatched.

use std::iter::repeat_n;

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use zugzwang_engine::theory::hackenbush::Piece;

use crate::{
    look::{Look, glyphs::GlyphSet},
    play::boards::paint::write,
};

/// The style of a piece: that of its owner.
pub const fn style(piece: Piece, look: &Look) -> Style {
    match piece {
        Piece::Blue => look.theme.blue,
        Piece::Red => look.theme.red,
        Piece::Green => look.theme.green,
    }
}

/// The sign of a piece in one column.
pub fn sign(piece: Piece, look: &Look) -> &'static str {
    let [blue, red, green] = look.glyphs().pieces;
    match piece {
        Piece::Blue => blue,
        Piece::Red => red,
        Piece::Green => green,
    }
}

/// Draws a piece that fills a place. Where it has several rows, a free half row above it keeps it apart from the next.
pub fn draw(piece: Piece, style: Style, place: Rect, buf: &mut Buffer, look: &Look) {
    let place = place.intersection(buf.area);
    let wide = usize::from(place.width);
    if wide < 3 {
        return write(sign(piece, look), style, place, buf);
    }
    if look.glyph_set() == GlyphSet::Ascii {
        return write(lettered(piece, wide, look), style, place, buf);
    }
    if place.height < 2 {
        return write(flat(piece, wide), style, place, buf);
    }
    let last = usize::from(place.height) - 1;
    for (at, row) in place.rows().enumerate() {
        write(high(piece, wide, at, last), style, row, buf);
    }
}

/// A piece of letters between brackets of its own: `[b]`, `(r)`, `<g>`.
fn lettered(piece: Piece, wide: usize, look: &Look) -> String {
    let (open, close) = match piece {
        Piece::Blue => ("[", "]"),
        Piece::Red => ("(", ")"),
        Piece::Green => ("<", ">"),
    };
    let between: String = repeat_n(sign(piece, look), wide.saturating_sub(2)).collect();
    format!("{open}{between}{close}")
}

/// A piece in one row, with a free strip above it. A hollow one is open at the top, where an edge would take the strip.
fn flat(piece: Piece, wide: usize) -> String {
    match piece {
        Piece::Blue => "▆".repeat(wide),
        Piece::Red => format!("▆{}▆", "▂".repeat(wide.saturating_sub(2))),
        Piece::Green => "▗▖".chars().cycle().take(wide).collect(),
    }
}

/// A row of a piece in several rows, counted from above.
fn high(piece: Piece, wide: usize, at: usize, last: usize) -> String {
    /// The columns of a hollow piece from which half a column is too thin a wall.
    const THICK: usize = 9;
    let inside = wide.saturating_sub(2);
    let thick = usize::from(wide >= THICK);
    let wall = "█".repeat(thick);
    let hatch = |first: char, second: char| [first, second].into_iter().cycle().take(inside).collect::<String>();
    match (piece, at) {
        (_, 0) => format!("▗{}▖", "▄".repeat(inside)),
        (Piece::Blue, _) => format!("▐{}▌", "█".repeat(inside)),
        (Piece::Green, _) => format!("▐{}▌", hatch('▚', '▞')),
        (Piece::Red, at) if at == last => format!("▐{wall}{}{wall}▌", "▄".repeat(inside.saturating_sub(2 * thick))),
        (Piece::Red, _) => format!("▐{wall}{}{wall}▌", " ".repeat(inside.saturating_sub(2 * thick))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{ascii, dark, rows};

    #[test]
    fn pieces_in_one_row_leave_a_strip_free_above_them() {
        let (area, look) = (Rect::new(0, 0, 5, 1), dark());
        for piece in [Piece::Blue, Piece::Red, Piece::Green] {
            let mut buf = Buffer::empty(area);
            draw(piece, Style::new(), area, &mut buf, &look);
            let is_low = |sign: char| "▂▆▖▗".contains(sign);
            assert!(rows(&buf).concat().chars().all(is_low), "{piece:?} {:?}", rows(&buf));
            assert!(buf.content().iter().all(|cell| cell.modifier.is_empty()));
        }
    }

    #[test]
    fn pieces_differ_in_shape_at_every_size_in_both_sets_of_signs() {
        for (wide, high) in [(1, 1), (2, 1), (3, 1), (5, 2), (7, 3), (11, 5)] {
            for look in [dark(), ascii()] {
                let area = Rect::new(0, 0, wide, high);
                let drawn = [Piece::Blue, Piece::Red, Piece::Green].map(|piece| {
                    let mut buf = Buffer::empty(area);
                    draw(piece, Style::new(), area, &mut buf, &look);
                    rows(&buf)
                });
                assert!(
                    drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2],
                    "{wide}x{high} {drawn:?}"
                );
            }
        }
    }
}
