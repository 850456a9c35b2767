//! Pieces of stalks in any size: Blue's are solid, Red's hollow, and those of both hatched.

use std::iter::repeat_n;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};
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
        write(flat(piece, wide), style, place, buf);
        if piece == Piece::Red {
            // A hole in a filled cell has an edge above and below it, which no sign has.
            let hole = Rect { x: place.x + 1, width: place.width - 2, ..place };
            write("■".repeat(wide.saturating_sub(2)), style.add_modifier(Modifier::REVERSED), hole, buf);
        }
        return;
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

/// A piece in one row, with a free strip above it.
fn flat(piece: Piece, wide: usize) -> String {
    match piece {
        Piece::Blue | Piece::Red => "▆".repeat(wide),
        Piece::Green => "▗▖".chars().cycle().take(wide).collect(),
    }
}

/// A row of a piece in several rows, counted from above.
fn high(piece: Piece, wide: usize, at: usize, last: usize) -> String {
    let inside = wide.saturating_sub(2);
    let hatch = |first: char, second: char| [first, second].into_iter().cycle().take(inside).collect::<String>();
    match (piece, at) {
        (_, 0) => format!("▗{}▖", "▄".repeat(inside)),
        (Piece::Blue, _) => format!("▐{}▌", "█".repeat(inside)),
        (Piece::Green, _) => format!("▐{}▌", hatch('▚', '▞')),
        (Piece::Red, at) if at == last => format!("▐{}▌", "▄".repeat(inside)),
        (Piece::Red, _) => format!("▐{}▌", " ".repeat(inside)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{ascii, dark, rows};

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
