//! Tiles with a picture and a name each, one of them selected. Rows of tiles that do not fit are out of sight; where there is no room
//! for pictures, the names stand in a list.

use super::list::{Column, List, Row};
use crate::{
    look::{glyphs::GlyphSet, pieces::Pieces},
    play::tiles::{self, SIZE},
    screens::{pointer::Pointer, prelude::*},
};

/// In smaller areas, and without block elements, the tiles are a list.
const LEAST: Size = Size::new(44, 12);
/// The sizes of the pictures, in halves of the smallest.
const SCALES: [u16; 5] = [6, 5, 4, 3, 2];

/// A tile.
#[derive(Debug, Default)]
pub(in crate::screens) struct Tile {
    /// The id of its picture.
    pub(in crate::screens) picture: String,
    /// A sign of its state, if it has one.
    pub(in crate::screens) sign: Option<Span<'static>>,
    pub(in crate::screens) name: String,
    /// The number of its group. The tiles of one stand below one line.
    pub(in crate::screens) group: usize,
}

/// Only the tiles in sight are asked for.
pub(in crate::screens) struct Tiles<'a> {
    pub(in crate::screens) pointer: Pointer,
    pub(in crate::screens) tile: &'a dyn Fn(usize) -> Tile,
}

/// The arrangement of tiles in an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) struct Grid {
    pub(in crate::screens) columns: usize,
    rows: usize,
    picture: Size,
}

impl Grid {
    /// The grid of the largest pictures with which all tiles fit, or else of the smallest; `None` if there is room for a list only.
    pub(in crate::screens) fn of(tiles: usize, room: Size, look: &Look) -> Option<Self> {
        let draws = look.glyph_set() == GlyphSet::Unicode && look.pieces() == Pieces::Large;
        if !draws || room.width < LEAST.width || room.height < LEAST.height {
            return None;
        }
        let grid = |scale: u16| {
            let picture = Size::new(SIZE.width * scale / 2, SIZE.height * scale / 2);
            let columns = usize::from((room.width + 1) / (picture.width + 1));
            Self { columns, rows: usize::from(room.height / (picture.height + 2)), picture }
        };
        let is_whole = |grid: &Self| grid.columns * grid.rows >= tiles;
        SCALES.into_iter().map(grid).find(is_whole).or_else(|| SCALES.last().map(|least| grid(*least)))
    }

    /// The rows of the screen that the tiles take.
    fn height(self, tiles: usize) -> u16 {
        let rows = tiles.div_ceil(self.columns.max(1)).min(self.rows);
        u16::try_from(rows).unwrap_or(u16::MAX).saturating_mul(self.picture.height + 2)
    }
}

impl Tiles<'_> {
    /// The rows that they take of this room.
    pub(in crate::screens) fn height(&self, room: Size, look: &Look) -> u16 {
        Grid::of(self.pointer.rows(), room, look).map_or(room.height, |grid| grid.height(self.pointer.rows()))
    }

    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let Some(grid) = Grid::of(self.pointer.rows(), area.as_size(), look) else {
            return self.list(area, buf, look);
        };
        let (columns, at) = (grid.columns, self.pointer.at());
        let mut rows = Pointer::over(self.pointer.rows().div_ceil(columns));
        rows.put(at / columns);
        let chosen = (self.tile)(at).group;
        let height = grid.picture.height + 2;
        let columns_wide = u16::try_from(columns).unwrap_or(u16::MAX);
        let pitch = ((area.width + 1) / columns_wide).min(grid.picture.width + 3);
        let left = area.x + (area.width + pitch - grid.picture.width).saturating_sub(columns_wide * pitch) / 2;
        let mut hits = Hits::new();
        for (row, y) in rows.sight(grid.rows).zip((area.y..).step_by(height.into())) {
            let first = row * columns;
            for (number, x) in (first..self.pointer.rows()).take(columns).zip((left..).step_by(pitch.into())) {
                let tile = (self.tile)(number);
                let place = Rect { x, y, width: grid.picture.width, height }.intersection(area);
                let goes_on = number + 1 < self.pointer.rows()
                    && number + 1 < first + columns
                    && (self.tile)(number + 1).group == tile.group;
                let line = Rect { width: if goes_on { pitch } else { place.width }, height: 1, ..place };
                let style = if tile.group == chosen { look.theme.taken } else { look.theme.border };
                let across = look.glyphs().line.repeat(line.width.into());
                Line::styled(across, style).render(line.intersection(area), buf);
                tile.draw(number == at, place, buf, look);
                hits.push((place, Hit::Item(number)));
            }
        }
        hits
    }

    fn list(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let row = |at: usize| {
            let tile = (self.tile)(at);
            Row { cells: vec![tile.sign.unwrap_or_default(), Span::raw(tile.name)], below: None }
        };
        List::new(String::new(), self.pointer, &[Column::Left, Column::Wide], &row).draw_rows(area, buf, look)
    }
}

impl Tile {
    /// The first row of the place has the line of the group, the last one the name.
    fn draw(self, is_chosen: bool, place: Rect, buf: &mut Buffer, look: &Look) {
        let [_, picture, name] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(place);
        buf.set_style(Rect { y: picture.y, height: place.height.saturating_sub(1), ..place }, look.theme.pane);
        tiles::draw(&self.picture, picture, buf, look);
        let style = if is_chosen { look.theme.taken_chip } else { look.theme.text };
        let pointer = (is_chosen && !look.theme.is_painted()).then(|| Span::styled(look.glyphs().pointer, style));
        // A long name stands close to its sign.
        let spare = usize::from(name.width).saturating_sub(width_of(&self.name) + pointer.iter().len());
        let gap = if spare > 1 { " " } else { "" };
        let sign = self
            .sign
            .map(|sign| Span::styled(format!("{}{gap}", sign.content), if is_chosen { style } else { sign.style }));
        let spans = pointer.into_iter().chain(sign).chain([Span::styled(self.name, style)]);
        let line = shortened(spans.collect(), name.width.into(), look).centered();
        if is_chosen {
            buf.set_style(name, style);
        }
        line.render(name, buf);
    }
}
