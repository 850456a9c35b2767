//! The coins of a pile in the largest pieces that fit, in rows of ten or of five. The last coins are the first to go.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use crate::{
    look::{
        Look,
        color::between,
        pieces::{Piece, PieceSize},
    },
    play::{
        board::{Hits, Stage},
        boards::{
            paint::{MANY, centered, middle_row, place_in, short},
            pile::Pile,
        },
    },
};

/// The number of coins for which a size is large enough where not all coins fit.
const ENOUGH: u64 = 20;
/// A column before the coins, for the fence between those in reach and those out of reach.
const MARGIN: u16 = 1;

#[derive(Debug, Clone)]
pub(super) struct Hoard {
    pile: Pile,
    /// Numbers of coins that stand together. Each group begins a row.
    groups: Vec<u64>,
    size: PieceSize,
    /// Coins in a row.
    per_row: u16,
    /// Columns and rows from one coin to the next.
    pitch: (u16, u16),
    /// Columns between one group of five and the next.
    gap: u16,
    /// The number of coins, the first ones, that are not drawn.
    pub(super) hidden: u64,
    /// Columns and rows of all of it.
    pub(super) cells: (u16, u16),
}

/// Coins in a row, columns from one coin to the next, and columns between one group of five and the next.
type Rows = (u16, u16, u16);

impl Hoard {
    /// The pile in the largest coins that fit into these columns and rows. Each of its revealed `parts` has rows of its own if the
    /// coins stay large.
    pub(super) fn new(pile: Pile, parts: &[u64], (width, height): (u16, u16), look: &Look) -> Self {
        let room = (width.saturating_sub(MARGIN), height);
        let fit = |groups: Vec<u64>| {
            let size = PieceSize::largest(look, |size| rows(size, &groups, room).is_some());
            rows(size, &groups, room).map(|rows| (size, rows, groups))
        };
        let whole = fit(vec![pile.size.saturating_add(pile.gone)]).or_else(|| fit(vec![pile.size]));
        let apart = || fit(parts.iter().copied().chain([pile.gone]).filter(|part| *part > 0).collect());
        let apart = (parts.len() > 1).then(apart).flatten();
        let apart = apart.filter(|apart| whole.as_ref().is_some_and(|whole| apart.0 >= whole.0.min(PieceSize::Large)));
        let Some((size, (per_row, pitch, gap), groups)) = apart.or(whole) else {
            return Self::end(pile, room, look);
        };
        let lines = u16::try_from(lines(&groups, per_row)).unwrap_or(height);
        let most = groups.iter().max().map_or(1, |group| u16::try_from(*group).unwrap_or(per_row).clamp(1, per_row));
        Self::spread(pile, groups, size, (most, pitch, gap), 0, lines, room)
    }

    /// As many of the last coins as fit.
    fn end(pile: Pile, room: (u16, u16), look: &Look) -> Self {
        let some = [pile.size.min(pile.reach.max(ENOUGH))];
        let size = PieceSize::largest(look, |size| rows(size, &some, room).is_some());
        let shape = rows(size, &[1], room).unwrap_or((1, 1, 0));
        let apart = between_rows(size);
        let lines = (room.1 + apart) / (size.cells().height + apart);
        let (shown, row) = (u64::from(shape.0) * u64::from(lines), u64::from(shape.0));
        let hidden = if pile.size > shown { (pile.size - shown).div_ceil(row) * row } else { 0 };
        Self::spread(pile, vec![pile.size], size, shape, hidden, lines, room)
    }

    /// Lays the coins out with a free row between rows, and a free column between coins, where there is room for them.
    fn spread(
        pile: Pile,
        groups: Vec<u64>,
        size: PieceSize,
        (per_row, pitch, gap): Rows,
        hidden: u64,
        lines: u16,
        room: (u16, u16),
    ) -> Self {
        let height = size.cells().height;
        let roomy = size > PieceSize::Small && wide(size, (per_row, pitch + 1, gap)) <= room.0;
        let pitch = pitch + u16::from(roomy);
        let high = |down: u16| lines.saturating_mul(down).saturating_sub(down - height);
        let down = height + u16::from(high(height + 1) <= room.1);
        let cells = (wide(size, (per_row, pitch, gap)) + MARGIN, high(down).min(room.1));
        Self { pile, groups, size, per_row, pitch: (pitch, down), gap, hidden, cells }
    }

    /// Draws the coins; returns the amounts that clicks take.
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Hits<u64> {
        let is_staged = self.pile.size - self.hidden.min(self.pile.size) <= MANY as u64;
        let mut hits = Vec::new();
        let (mut index, mut top) = (self.hidden, 0);
        for count in &self.groups {
            let count = count.saturating_sub(self.hidden);
            for at in 0..count {
                let (row, column) = (at / u64::from(self.per_row), at % u64::from(self.per_row));
                let place = self.place(top + row, column, area);
                if place.is_empty() {
                    break;
                }
                self.draw_coin(index + at, place, buf, look);
                let with = self.pile.size.saturating_sub(index + at);
                if with > 0 && is_staged {
                    stage.put(Stage::piece(super::COINS, index + at), place);
                }
                if (1..=self.pile.reach).contains(&with) {
                    hits.push((place, with));
                }
            }
            index += count;
            top += count.div_ceil(self.per_row.into());
        }
        if index <= self.pile.size {
            self.draw_end(area, buf, look);
        }
        hits
    }

    /// Puts the sign of the last move behind the last coin if the coins that it took have no places.
    fn draw_end(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let shown = self.pile.size.saturating_sub(self.hidden);
        let (row, column) = (shown / u64::from(self.per_row), shown % u64::from(self.per_row));
        let place = self.place(row, column, area);
        if self.pile.gone > 0 && !place.is_empty() {
            buf.set_stringn(place.x, middle_row(place).y, look.glyphs().last, 1, look.theme.last);
        }
    }

    /// The place of a coin; empty if it is outside the area.
    fn place(&self, row: u64, column: u64, area: Rect) -> Rect {
        let [row, column] = [row, column].map(short);
        let across = column.saturating_mul(self.pitch.0).saturating_add(column / 5 * self.gap);
        place_in(area, (across.saturating_add(MARGIN), row.saturating_mul(self.pitch.1)), self.size.cells())
    }

    fn draw_coin(&self, index: u64, place: Rect, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs, pile) = (&look.theme, look.glyphs(), &self.pile);
        let with = pile.size.saturating_sub(index);
        match with {
            0 => {
                Piece::Ghost.draw(self.size, place, buf, look);
                let Rect { x, y, .. } = centered(place, 1, 1);
                if index == pile.size {
                    buf.set_stringn(x, y, glyphs.last, (place.right() - x).into(), theme.last);
                }
            }
            _ if with <= pile.take => Piece::Ring.draw(self.size, place, buf, look),
            _ if with <= pile.reach => Piece::Solid.draw(self.size, place, buf, look),
            _ => {
                let edge = Style { fg: between(theme.dim.fg, theme.border.fg, 2, 3), ..theme.dim };
                Piece::Solid.draw_in(self.size, glyphs.bead, [theme.dim, edge], place, buf);
            }
        }
        if with > 0 && with == pile.reach && index > 0 && place.x > 0 {
            let fence = Rect { x: place.x - 1, width: 1, ..place }.intersection(buf.area);
            for line in fence.rows() {
                buf.set_string(line.x, line.y, glyphs.border.vertical_left, theme.text);
            }
        }
    }
}

/// The rows of these groups of coins.
fn lines(parts: &[u64], per_row: u16) -> u64 {
    parts.iter().map(|part| part.div_ceil(per_row.max(1).into())).fold(0, u64::saturating_add)
}

/// The columns of a row.
const fn wide(size: PieceSize, (per_row, pitch, gap): Rows) -> u16 {
    let fives = per_row.saturating_sub(1) / 5;
    per_row.saturating_mul(pitch).saturating_sub(pitch - size.cells().width).saturating_add(gap.saturating_mul(fives))
}

/// Free rows between two rows of coins: coins that touch look like towers.
fn between_rows(size: PieceSize) -> u16 {
    u16::from(size > PieceSize::Small)
}

/// The rows in which all coins of this size fit, if there are such. Rows of ten, and of five, are counted at a glance; where these
/// are too many, rows of seven will do.
fn rows(size: PieceSize, parts: &[u64], (width, height): (u16, u16)) -> Option<Rows> {
    let (cells, gap) = (size.cells(), between_rows(size));
    let fits = |rows: &Rows| {
        rows.0 > 0
            && wide(size, *rows) <= width
            && lines(parts, rows.0) <= u64::from((height + gap) / (cells.height + gap))
    };
    if size > PieceSize::Small {
        return [20, 10, 5, 7].map(|per_row| (per_row, cells.width + 1, 2)).into_iter().find(fits);
    }
    let tens = |pitch: u16| width.saturating_sub(width / (10 * pitch)) / pitch / 10 * 10;
    let few = (width.saturating_add(1) / 2).max(1);
    let dense = if few >= 10 { few / 10 * 10 } else { few };
    [(tens(3), 3, 1), (dense, 2, 0)].into_iter().find(fits)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::play::boards::testing::{areas, ascii, dark};

    const fn pile(size: u64) -> Pile {
        Pile { size, take: 1, reach: 9, gone: 0 }
    }

    #[test]
    fn coins_are_as_large_as_fits() {
        let look = dark();
        let size = |coins, room| Hoard::new(pile(coins), &[], room, &look).size;
        assert_eq!(size(17, (120, 20)), PieceSize::Huge);
        assert_eq!(size(17, (66, 16)), PieceSize::Large);
        assert_eq!(size(17, (66, 6)), PieceSize::Middle);
        assert_eq!(size(17, (66, 4)), PieceSize::Small, "rows that touch look like towers");
        assert_eq!(size(17, (42, 3)), PieceSize::Small);
        assert_eq!(Hoard::new(pile(17), &[], (120, 20), &ascii()).size, PieceSize::Small);
    }

    #[test]
    fn every_coin_that_is_not_hidden_has_a_place() {
        let look = dark();
        for coins in [0, 1, 9, 17, 100, 1_000_000_000_000_000_000] {
            for area in areas((0..130).step_by(9), (0..40).step_by(3)) {
                let (width, height) = (area.width, area.height);
                let hoard = Hoard::new(Pile { reach: coins, ..pile(coins) }, &[], (width, height), &look);
                let hits = hoard.draw(area, &mut Buffer::empty(area), &look, &Stage::default());
                assert!(hits.iter().all(|(place, _)| area.contains(place.as_position())));
                if width > 1 && height > 0 {
                    assert_eq!(hits.len() as u64, coins - hoard.hidden, "{coins} at {width}x{height}");
                }
            }
        }
    }

    #[test]
    fn only_coins_out_of_reach_have_another_colour() {
        let look = dark();
        let area = Rect::new(0, 0, 38, 4);
        let mut buf = Buffer::empty(area);
        let hoard = Hoard::new(Pile { size: 20, take: 0, reach: 2, gone: 0 }, &[13, 5, 2], (38, 4), &look);
        let hits = hoard.draw(area, &mut buf, &look, &Stage::default());
        let coins = buf.content.iter().filter(|cell| cell.symbol() == look.glyphs().bead);
        let colours: HashSet<_> = coins.map(|cell| cell.fg).collect();
        assert_eq!((hits.len(), colours.len()), (2, 2), "those in reach and those out of it");
    }

    #[test]
    fn parts_begin_rows_of_their_own_where_they_fit() {
        let look = dark();
        let hoard = |room| Hoard::new(pile(20), &[13, 5, 2], room, &look).groups;
        assert_eq!(hoard((66, 20)), [13, 5, 2]);
        assert_eq!(hoard((22, 2)), [20]);
    }
}
