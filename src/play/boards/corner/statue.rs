//! Pieces of chess as pictures of quadrants, each at the size of its square.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use crate::{
    look::{Look, color::between, glyphs::QUADRANTS},
    play::boards::paint::{are_large, centered, short},
};

/// A thing with a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Statue {
    /// A crown with a cross.
    King,
    /// A crown of points.
    Queen,
    /// The goal of the piece.
    Goal,
}

/// Rows of points, with `#` for a filled one. A cell has two by two points.
type Picture = &'static [&'static str];

#[rustfmt::skip]
const KINGS: [Picture; 4] = [
    &[
        ".........##.........",
        ".......######.......",
        ".........##.........",
        "..#####..##..#####..",
        ".#######.##.#######.",
        ".#######.##.#######.",
        "..######.##.######..",
        "...##############...",
        "....................",
        "...##############...",
    ],
    &[
        ".......##.......",
        ".....######.....",
        ".......##.......",
        ".#####.##.#####.",
        ".#####.##.#####.",
        "..############..",
        "................",
        "..############..",
    ],
    &[
        ".....##.....",
        "....####....",
        ".....##.....",
        ".###.##.###.",
        ".##########.",
        "..########..",
    ],
    &[
        "...##...",
        "..####..",
        "...##...",
        ".######.",
    ],
];

#[rustfmt::skip]
const QUEENS: [Picture; 4] = [
    &[
        ".........##.........",
        "....##...##...##....",
        "##..##..####..##..##",
        "##..##..####..##..##",
        ".##.###.####.###.##.",
        ".##################.",
        "..################..",
        "...##############...",
        "....................",
        "....############....",
    ],
    &[
        ".......##.......",
        "#...##.##.##...#",
        "##..##.##.##..##",
        ".##.########.##.",
        ".##############.",
        "..############..",
        "................",
        "...##########...",
    ],
    &[
        ".....##.....",
        "#..#.##.#..#",
        "##.######.##",
        ".##########.",
        ".##########.",
        "..########..",
    ],
    &[
        "#..##..#",
        "##.##.##",
        ".######.",
        "..####..",
    ],
];

#[rustfmt::skip]
const GOALS: [Picture; 2] = [
    &[
        "....................",
        "....................",
        ".........##.........",
        ".......######.......",
        ".....##########.....",
        ".....##########.....",
        ".......######.......",
        ".........##.........",
        "....................",
        "....................",
    ],
    &[
        "................",
        "................",
        ".......##.......",
        ".....######.....",
        ".....######.....",
        ".......##.......",
        "................",
        "................",
    ],
];

impl Statue {
    const fn pictures(self) -> &'static [Picture] {
        match self {
            Self::King => &KINGS,
            Self::Queen => &QUEENS,
            Self::Goal => &GOALS,
        }
    }

    /// Whether its picture leaves the upper right corner free, or else the lower.
    pub const fn leaves_upper(self) -> bool {
        matches!(self, Self::King)
    }

    /// Draws the largest picture that fits into the middle of `place`, in two shades. Returns whether there is one.
    pub fn draw(self, [light, shade]: [Style; 2], place: Rect, buf: &mut Buffer, look: &Look) -> bool {
        let cells = |picture: Picture| {
            let points = picture.first().map_or(0, |row| row.len());
            (short(points / 2), short(picture.len() / 2))
        };
        // At twice the size a point is a cell.
        let large = |times| self.pictures().iter().map(move |picture| (*picture, times));
        let sizes = [2, 1].into_iter().flat_map(large).filter(|(picture, times)| {
            let (width, height) = cells(picture);
            width * times <= place.width && height * times <= place.height
        });
        let largest = sizes.max_by_key(|(picture, times)| cells(picture).0 * times);
        let Some((picture, times)) = largest.filter(|_| are_large(look)) else { return false };
        let (width, height) = (cells(picture).0 * times, cells(picture).1 * times);
        let place = centered(place, width, height);
        for at in place.intersection(buf.area).positions() {
            let point = |right: u16, down: u16| {
                let (x, y) = ((2 * (at.x - place.x) + right) / times, (2 * (at.y - place.y) + down) / times);
                let row = picture.get(usize::from(y)).map(|row| row.as_bytes());
                usize::from(row.and_then(|row| row.get(usize::from(x))) == Some(&b'#'))
            };
            let filled = point(0, 0) + 2 * point(1, 0) + 4 * point(0, 1) + 8 * point(1, 1);
            if !look.theme.is_painted() {
                // The shade of the square would show through.
                buf[at].reset();
            }
            if let Some(sign) = QUADRANTS.get(filled).filter(|_| filled > 0) {
                let fg = between(light.fg, shade.fg, at.y - place.y, height);
                buf[at].set_symbol(sign).set_style(Style { fg, ..light });
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{ascii, dark};

    #[test]
    fn every_picture_has_the_size_of_its_square() {
        for statue in [Statue::King, Statue::Queen, Statue::Goal] {
            for (picture, points) in statue.pictures().iter().zip([20, 16, 12, 8]) {
                assert_eq!(picture.len(), points / 2);
                assert!(picture.iter().all(|row| row.len() == points), "{statue:?} {points}");
            }
        }
    }

    #[test]
    fn the_largest_that_fits_is_drawn_within_its_place() {
        let look = dark();
        let drawn = |width, height| {
            let place = Rect::new(1, 1, width, height);
            let mut buf = Buffer::empty(Rect::new(0, 0, 40, 30));
            let drawn = Statue::King.draw([look.theme.bead; 2], place, &mut buf, &look);
            let filled: Vec<_> = buf.area.positions().filter(|at| buf[*at].symbol() != " ").collect();
            assert!(filled.iter().all(|at| place.contains(*at)), "{place}");
            (drawn, filled.iter().map(|at| at.y).min())
        };
        assert_eq!(drawn(2, 1), (false, None));
        assert_eq!(drawn(4, 2), (true, Some(1)));
        assert_eq!(drawn(9, 4), (true, Some(1)));
        assert_eq!(drawn(24, 12), (true, Some(2)));
    }

    #[test]
    fn with_ascii_signs_there_is_no_picture() {
        let place = Rect::new(0, 0, 10, 5);
        let bead = [ascii().theme.bead; 2];
        assert!(!Statue::Queen.draw(bead, place, &mut Buffer::empty(place), &ascii()));
    }
}
