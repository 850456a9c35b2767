//! Pieces, at four sizes, of half blocks and quadrants, which every terminal has.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::Style,
};
use serde::Deserialize;

use crate::look::{Look, color::between, glyphs::GlyphSet};

/// The size in which pieces are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pieces {
    /// As large as there is room for.
    #[default]
    Large,
    /// One sign each.
    Small,
}

/// The size of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PieceSize {
    /// One sign.
    Small,
    /// Four columns and two rows.
    Middle,
    /// Six columns and three rows.
    Large,
    /// Ten columns and five rows.
    Huge,
}

/// The form in which a piece is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// It stays.
    Solid,
    /// The move under the cursor takes it.
    Ring,
    /// The last move took it: its place is left.
    Ghost,
}

impl PieceSize {
    /// Every size, the largest first.
    pub const ALL: [Self; 4] = [Self::Huge, Self::Large, Self::Middle, Self::Small];

    /// The columns and rows of a piece.
    pub const fn cells(self) -> Size {
        match self {
            Self::Huge => Size::new(10, 5),
            Self::Large => Size::new(6, 3),
            Self::Middle => Size::new(4, 2),
            Self::Small => Size::new(1, 1),
        }
    }

    /// The largest size, of those that are wanted and can be drawn, that `fits`; the smallest where none does.
    pub fn largest(look: &Look, fits: impl Fn(Self) -> bool) -> Self {
        let small = look.pieces() == Pieces::Small || look.glyph_set() == GlyphSet::Ascii;
        Self::ALL.into_iter().find(|size| (!small || *size == Self::Small) && fits(*size)).unwrap_or(Self::Small)
    }
}

impl Piece {
    /// Its rows at a size, the upper first.
    const fn rows(self, size: PieceSize) -> &'static [&'static str] {
        match (self, size) {
            (Self::Solid, PieceSize::Huge) => &[" ▗▄████▄▖ ", "▟████████▙", "██████████", "▜████████▛", " ▝▀████▀▘ "],
            (Self::Ring, PieceSize::Huge) => &[" ▗▄▀▀▀▀▄▖ ", "▟▘      ▝▙", "█        █", "▜▖      ▗▛", " ▝▀▄▄▄▄▀▘ "],
            (Self::Ghost, PieceSize::Huge) => &["          ", "          ", "    ··    ", "          ", "          "],
            (Self::Solid, PieceSize::Large) => &["▗▟██▙▖", "██████", "▝▜██▛▘"],
            (Self::Solid, _) => &["▟██▙", "▜██▛"],
            (Self::Ring, PieceSize::Large) => &["▗▛▀▀▜▖", "▌    ▐", "▝▙▄▄▟▘"],
            (Self::Ring, _) => &["▄▀▀▄", "▀▄▄▀"],
            (Self::Ghost, PieceSize::Large) => &["      ", "  ··  ", "      "],
            (Self::Ghost, _) => &[" ·· ", "    "],
        }
    }

    /// Draws it into the upper left corner of `place`, in the colours of things, of what is taken, or of what was moved last.
    pub fn draw(self, size: PieceSize, place: Rect, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let (sign, light, shade) = match self {
            Self::Solid => (glyphs.bead, theme.bead, theme.shade),
            Self::Ring => (glyphs.taken, theme.taken, theme.taken),
            Self::Ghost => (glyphs.dot, theme.last, theme.last),
        };
        self.draw_in(size, sign, [light, shade], place, buf);
    }

    /// The same in two colours of one's own, shading from the first into the second; `sign` stands for it where it is one sign.
    pub fn draw_in(self, size: PieceSize, sign: &str, [light, shade]: [Style; 2], place: Rect, buf: &mut Buffer) {
        let place = place.intersection(buf.area);
        if place.is_empty() {
            return;
        }
        if size == PieceSize::Small {
            buf.set_stringn(place.x, place.y, sign, place.width.into(), light);
            return;
        }
        let rows = self.rows(size);
        let last = u16::try_from(rows.len().saturating_sub(1)).unwrap_or(1);
        for ((row, at), y) in rows.iter().zip(0..).zip(place.y..place.bottom()) {
            let style = Style { fg: between(light.fg, shade.fg, at, last), ..light };
            buf.set_stringn(place.x, y, row, place.width.into(), style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::theme::ThemeName;

    #[test]
    fn a_piece_is_as_large_as_its_size_says() {
        for piece in [Piece::Solid, Piece::Ring, Piece::Ghost] {
            for size in [PieceSize::Huge, PieceSize::Large, PieceSize::Middle] {
                let Size { width, height } = size.cells();
                let rows = piece.rows(size);
                assert_eq!(rows.len(), usize::from(height));
                assert!(rows.iter().all(|row| row.chars().count() == usize::from(width)));
            }
        }
    }

    #[test]
    fn pieces_keep_to_their_place() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        for (width, height) in (0..8).flat_map(|width| (0..5).map(move |height| (width, height))) {
            let place = Rect::new(2, 1, width, height);
            let mut buf = Buffer::empty(Rect::new(0, 0, 10, 6));
            for size in PieceSize::ALL {
                Piece::Solid.draw(size, place, &mut buf, &look);
            }
            let outside = |at: &(u16, u16)| !place.contains((*at).into());
            let cells = (0..10).flat_map(|x| (0..6).map(move |y| (x, y)));
            assert!(cells.filter(outside).all(|at| buf[at].symbol() == " "), "{place}");
        }
    }

    #[test]
    fn where_signs_are_ascii_or_small_ones_are_wanted_pieces_are_one_sign() {
        let mut look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        assert_eq!(PieceSize::largest(&look, |_| true), PieceSize::Huge);
        assert_eq!(PieceSize::largest(&look, |size| size < PieceSize::Large), PieceSize::Middle);
        look.set_pieces(Pieces::Small);
        assert_eq!(PieceSize::largest(&look, |_| true), PieceSize::Small);
        let plain = Look::new(ThemeName::Dark, GlyphSet::Ascii);
        assert_eq!(PieceSize::largest(&plain, |_| true), PieceSize::Small);
    }
}
