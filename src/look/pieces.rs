//! Pieces in four sizes, made of half blocks and quadrants, which every terminal has.

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
    /// As large as fits.
    #[default]
    Large,
    /// One character each.
    Small,
}

/// The size of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PieceSize {
    /// One character.
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
    /// A piece that stays.
    Solid,
    /// A piece taken by the move under the cursor.
    Ring,
    /// The place of a piece taken by the last move.
    Ghost,
}

impl PieceSize {
    /// Every size, the largest first.
    pub const ALL: [Self; 4] = [Self::Huge, Self::Large, Self::Middle, Self::Small];

    /// Returns the columns and rows of a piece.
    pub const fn cells(self) -> Size {
        match self {
            Self::Huge => Size::new(10, 5),
            Self::Large => Size::new(6, 3),
            Self::Middle => Size::new(4, 2),
            Self::Small => Size::new(1, 1),
        }
    }

    /// Returns the largest size allowed by the look for which `fits` holds, or else the smallest.
    pub fn largest(look: &Look, fits: impl Fn(Self) -> bool) -> Self {
        let small = look.pieces() == Pieces::Small || look.glyph_set() == GlyphSet::Ascii;
        Self::ALL.into_iter().find(|size| (!small || *size == Self::Small) && fits(*size)).unwrap_or(Self::Small)
    }
}

impl Piece {
    /// Returns the rows of a piece, top to bottom.
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

    /// Draws the piece in the upper left corner of `place`, in the theme's colours for its kind.
    pub fn draw(self, size: PieceSize, place: Rect, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let (sign, light, shade) = match self {
            Self::Solid => (glyphs.bead, theme.bead, theme.shade),
            Self::Ring => (glyphs.taken, theme.taken, theme.taken),
            Self::Ghost => (glyphs.dot, theme.last, theme.last),
        };
        self.draw_in(size, sign, [light, shade], place, buf);
    }

    /// Draws the piece shaded from one colour to another. At the smallest size it is `sign` instead.
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
    fn a_piece_has_the_dimensions_of_its_size() {
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
    fn pieces_stay_within_their_area() {
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
    fn pieces_are_one_character_in_ascii_or_if_small_ones_are_set() {
        let mut look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        assert_eq!(PieceSize::largest(&look, |_| true), PieceSize::Huge);
        assert_eq!(PieceSize::largest(&look, |size| size < PieceSize::Large), PieceSize::Middle);
        look.set_pieces(Pieces::Small);
        assert_eq!(PieceSize::largest(&look, |_| true), PieceSize::Small);
        let plain = Look::new(ThemeName::Dark, GlyphSet::Ascii);
        assert_eq!(PieceSize::largest(&plain, |_| true), PieceSize::Small);
    }
}
