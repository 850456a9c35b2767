//! The coins of a pile in the largest pieces that fit: in rows of ten, or of five; the last ones are the first to go.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use crate::{
    look::{
        Look,
        color::between,
        pieces::{Piece, PieceSize},
    },
    play::{
        board::Stage,
        boards::beads::{Hit, Pile},
    },
};

/// The number of coins for which a size does where there are too many for it.
const ENOUGH: u64 = 20;
/// A column before the coins, for the line between those in reach and those out of it.
const MARGIN: u16 = 1;
/// Of more coins than these nobody sees which one goes.
const MANY: u64 = 300;

/// The places of a pile's coins.
#[derive(Debug, Clone)]
pub(super) struct Hoard {
    pile: Pile,
    /// The numbers of coins that stand together; each such group begins a row.
    groups: Vec<u64>,
    size: PieceSize,
    /// Coins to a row.
    per_row: u16,
    /// Columns and rows from one coin to the next.
    pitch: (u16, u16),
    /// Columns that stand between one five and the next.
    gap: u16,
    /// So many, the first ones, are not drawn.
    pub(super) hidden: u64,
    /// Columns and rows that all of it takes.
    pub(super) cells: (u16, u16),
}

/// The coins to a row, the columns from one to the next, and those between one five and the next.
type Rows = (u16, u16, u16);

impl Hoard {
    /// The pile in the largest coins that fit into so many columns and rows; each of its `parts`, where these are told, in rows
    /// of its own if the coins are large then, too.
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
        let hoard = Self { pile, groups, size, per_row: most, pitch: (pitch, 0), gap, hidden: 0, cells: (0, 0) };
        hoard.spread(lines, room)
    }

    /// As many of its last coins as fit.
    fn end(pile: Pile, room: (u16, u16), look: &Look) -> Self {
        let some = [pile.size.min(pile.reach.max(ENOUGH))];
        let size = PieceSize::largest(look, |size| rows(size, &some, room).is_some());
        let (per_row, pitch, gap) = rows(size, &[1], room).unwrap_or((1, 1, 0));
        let apart = between_rows(size);
        let lines = (room.1 + apart) / (size.cells().height + apart);
        let (shown, row) = (u64::from(per_row) * u64::from(lines), u64::from(per_row));
        let hidden = if pile.size > shown { (pile.size - shown).div_ceil(row) * row } else { 0 };
        let groups = vec![pile.size];
        let hoard = Self { pile, groups, size, per_row, pitch: (pitch, 0), gap, hidden, cells: (0, 0) };
        hoard.spread(lines, room)
    }

    /// With a free row between the rows, and a free column, where there is room for them.
    fn spread(self, lines: u16, room: (u16, u16)) -> Self {
        let (per_row, pitch, gap, cells) = (self.per_row, self.pitch.0, self.gap, self.size.cells());
        let roomy = self.size > PieceSize::Small && wide(self.size, (per_row, pitch + 1, gap)) <= room.0;
        let pitch = pitch + u16::from(roomy);
        let high = |pitch: u16| lines.saturating_mul(pitch).saturating_sub(pitch - cells.height);
        let down = cells.height + u16::from(high(cells.height + 1) <= room.1);
        let taken = (wide(self.size, (per_row, pitch, gap)) + MARGIN, high(down).min(room.1));
        Self { pitch: (pitch, down), cells: taken, ..self }
    }

    /// Draws the coins; returns where a click takes how many.
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Vec<Hit> {
        let is_staged = self.pile.size - self.hidden.min(self.pile.size) <= MANY;
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

    /// The sign of the last move behind the last coin, where what it took has no place of its own.
    fn draw_end(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let shown = self.pile.size.saturating_sub(self.hidden);
        let (row, column) = (shown / u64::from(self.per_row), shown % u64::from(self.per_row));
        let place = self.place(row, column, area);
        if self.pile.gone > 0 && !place.is_empty() {
            buf.set_stringn(place.x, place.y + (place.height - 1) / 2, look.glyphs().last, 1, look.theme.last);
        }
    }

    /// The place of a coin; empty where there is none.
    fn place(&self, row: u64, column: u64, area: Rect) -> Rect {
        let [row, column] = [row, column].map(|at| u16::try_from(at).unwrap_or(u16::MAX));
        let cells = self.size.cells();
        let across = column.saturating_mul(self.pitch.0).saturating_add(column / 5 * self.gap);
        let x = area.x.saturating_add(MARGIN).saturating_add(across);
        let y = area.y.saturating_add(row.saturating_mul(self.pitch.1));
        Rect { x, y, width: cells.width, height: cells.height }.intersection(area)
    }

    fn draw_coin(&self, index: u64, place: Rect, buf: &mut Buffer, look: &Look) {
        let (theme, glyphs, pile) = (&look.theme, look.glyphs(), &self.pile);
        let with = pile.size.saturating_sub(index);
        match with {
            0 => {
                Piece::Ghost.draw(self.size, place, buf, look);
                let (x, y) = (place.x + (place.width - 1) / 2, place.y + (place.height - 1) / 2);
                if index == pile.size {
                    buf.set_stringn(x, y, glyphs.last, (place.right() - x).into(), theme.last);
                }
            }
            _ if with <= pile.take => Piece::Ring.draw(self.size, place, buf, look),
            _ if with <= pile.reach => Piece::Solid.draw(self.size, place, buf, look),
            _ => Piece::Solid.draw_in(self.size, glyphs.bead, out_of_reach(look), place, buf),
        }
        if with > 0 && with == pile.reach && index > 0 && place.x > 0 {
            let fence = Rect { x: place.x - 1, width: 1, ..place }.intersection(buf.area);
            for line in fence.rows() {
                buf.set_string(line.x, line.y, glyphs.border.vertical_left, theme.text);
            }
        }
    }
}

/// The two colours of a coin that may not be taken now.
fn out_of_reach(look: &Look) -> [Style; 2] {
    let theme = &look.theme;
    [theme.dim, Style { fg: between(theme.dim.fg, theme.border.fg, 2, 3), ..theme.dim }]
}

/// The rows that these parts take.
fn lines(parts: &[u64], per_row: u16) -> u64 {
    parts.iter().map(|part| part.div_ceil(per_row.max(1).into())).fold(0, u64::saturating_add)
}

/// The columns of a row.
const fn wide(size: PieceSize, (per_row, pitch, gap): Rows) -> u16 {
    let fives = per_row.saturating_sub(1) / 5;
    per_row.saturating_mul(pitch).saturating_sub(pitch - size.cells().width).saturating_add(gap.saturating_mul(fives))
}

/// The free rows between two rows of coins: those that touch one another would be towers.
fn between_rows(size: PieceSize) -> u16 {
    u16::from(size > PieceSize::Small)
}

/// Returns the rows in which coins of a size stand so that all of them fit, if there are such: rows of ten are counted at a
/// glance, and fives, too; five and two where these are too many rows.
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
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    const fn pile(size: u64) -> Pile {
        Pile { size, take: 1, reach: 9, gone: 0 }
    }

    #[test]
    fn coins_are_as_large_as_fits() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        let size = |coins, room| Hoard::new(pile(coins), &[], room, &look).size;
        assert_eq!(size(17, (120, 20)), PieceSize::Huge);
        assert_eq!(size(17, (66, 16)), PieceSize::Large);
        assert_eq!(size(17, (66, 6)), PieceSize::Middle);
        assert_eq!(size(17, (66, 4)), PieceSize::Small, "rows that touch one another are towers");
        assert_eq!(size(17, (42, 3)), PieceSize::Small);
        let plain = Look::new(ThemeName::Dark, GlyphSet::Ascii);
        assert_eq!(Hoard::new(pile(17), &[], (120, 20), &plain).size, PieceSize::Small);
    }

    #[test]
    fn every_coin_that_is_not_hidden_has_a_place() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        for coins in [0, 1, 9, 17, 100, 1_000_000_000_000_000_000] {
            for (width, height) in
                (0..130).step_by(9).flat_map(|width| (0..40).step_by(3).map(move |high| (width, high)))
            {
                let area = Rect::new(0, 0, width, height);
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
    fn only_what_is_out_of_reach_has_another_colour() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
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
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        let hoard = |room| Hoard::new(pile(20), &[13, 5, 2], room, &look).groups;
        assert_eq!(hoard((66, 20)), [13, 5, 2]);
        assert_eq!(hoard((22, 2)), [20]);
    }
}
