//! The table in dots, where it is not painted: the layer of each dot, and the signs that they make.

use ratatui::{buffer::Buffer, style::Style};
use zugzwang_engine::theory::discs::Point;

use super::{DOTS, Picture};
use crate::look::glyphs::BRAILLE_DOTS;

/// A value for each dot of a cell, row by row.
pub(super) type Dots<T> = [T; 8];

/// The layer of a dot; later ones cover earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Layer {
    Nothing,
    Axis,
    Rim,
    Coin,
    Last,
    Cursor,
}

impl Picture<'_> {
    fn dot(&mut self, column: i64, row: i64, layer: Layer) {
        let [columns, rows] = self.size();
        if !(0..columns).contains(&column) || !(0..rows).contains(&row) {
            return;
        }
        let at = self.index(column / DOTS[0], row / DOTS[1]);
        let within = usize::try_from(row % DOTS[1] * DOTS[0] + column % DOTS[0]).unwrap_or(0);
        if let Some(dot) = at.and_then(|at| self.cells.get_mut(at)).and_then(|dots| dots.get_mut(within)) {
            *dot = layer.max(*dot);
        }
    }

    /// Paints the dots whose distance from a point lies in a range, in units.
    ///
    /// In each row only the dots near the ends of the range, and those between, are examined.
    fn paint_round(&mut self, middle: Point, from: i64, to: i64, layer: Layer) {
        let [column, row] = self.dot_of(middle);
        let reach = to / (2 * self.half) + 1;
        let [columns, rows] = self.size();
        let square = |distance: i64| i128::from(distance.max(0)).pow(2);
        let range = square(from)..=square(to);
        for row in (row - reach).max(0)..=(row + reach).min(rows - 1) {
            let down = square((self.point_of(column, row).y.units() - middle.y.units()).abs());
            let dots = |square: i128| self.dots_in(square - down);
            let (Some(outer), inner) = (dots(*range.end()), dots(*range.start())) else { continue };
            // One more on each side, because a point is seldom in the middle of its dot.
            let (outer, inner) = (outer + 2, inner.map_or(0, |inner| (inner - 1).max(0)));
            let left = (column - outer).max(0)..=(column - inner).min(columns - 1);
            let right = (column + inner).max(*left.end() + 1).max(0)..=(column + outer).min(columns - 1);
            for column in left.chain(right) {
                if range.contains(&self.point_of(column, row).square_to(middle)) {
                    self.dot(column, row, layer);
                }
            }
        }
    }

    /// The number of dots side by side in the square root of an area in square units; `None` if it is negative.
    fn dots_in(&self, square: i128) -> Option<i64> {
        let units = u128::try_from(square).ok()?.isqrt();
        i64::try_from(units).ok().map(|units| units / (2 * self.half))
    }

    fn paint_ring(&mut self, middle: Point, radius: i64, layer: Layer) {
        self.paint_round(middle, radius - self.half, radius + self.half, layer);
    }

    /// Paints a coin, a little smaller than it is, so that two that touch can be told apart; at least one dot.
    fn paint_coin(&mut self, middle: Point, layer: Layer) {
        let radius = self.game.plate().coin.units();
        self.paint_round(middle, 0, radius - self.half, layer);
        let [column, row] = self.dot_of(middle);
        self.dot(column, row, layer);
    }

    /// Paints a dashed line from a point to its mirror image.
    fn paint_axis(&mut self, from: Point) {
        const DASH: i64 = 2;
        let [x, y] = [from.x.units(), from.y.units()];
        let steps = (x.abs().max(y.abs()) / self.half / 2).max(1);
        for step in -steps..=steps {
            let along =
                |whole: i64| i64::try_from(i128::from(whole) * i128::from(step) / i128::from(steps)).unwrap_or(0);
            let [column, row] = self.dot_of(Point::of_units(along(x), along(y)));
            if step.div_euclid(DASH).rem_euclid(2) == 0 {
                self.dot(column, row, Layer::Axis);
            }
        }
    }

    pub(super) fn paint(&mut self) {
        let plate = *self.game.plate();
        let laid = self.scene.position;
        self.paint_ring(Point::CENTRE, plate.table.units(), Layer::Rim);
        if let Some(from) = self.mirrored() {
            self.paint_axis(from);
        }
        for coin in laid.iter() {
            self.paint_coin(coin, Layer::Coin);
        }
        if let Some(last) = laid.last() {
            self.paint_coin(last, Layer::Last);
        }
        if let Some(aim) = self.scene.cursor {
            self.paint_ring(aim.at, plate.coin.units(), Layer::Cursor);
        }
    }

    pub(super) fn draw_dots(&self, buf: &mut Buffer) {
        for (place, [x, y]) in self.places() {
            // Most of the table is empty.
            let Some((sign, style)) = self.cell(x, y) else { continue };
            if let Some(cell) = buf.cell_mut(place.as_position()) {
                cell.set_char(sign).set_style(style);
            }
        }
    }

    /// The index of a cell's dots.
    fn index(&self, x: i64, y: i64) -> Option<usize> {
        usize::try_from(y * i64::from(self.area.width) + x).ok()
    }

    pub(super) fn layers(&self, x: i64, y: i64) -> Dots<Layer> {
        self.index(x, y).and_then(|at| self.cells.get(at)).copied().unwrap_or([Layer::Nothing; _])
    }

    /// The sign of a cell, in the style of its top layer; `None` for an empty cell.
    fn cell(&self, x: i64, y: i64) -> Option<(char, Style)> {
        let layers = self.layers(x, y);
        if layers == [Layer::Nothing; _] {
            return None;
        }
        let (mut top, mut bits) = (Layer::Nothing, 0);
        for (layer, bit) in layers.iter().zip(BRAILLE_DOTS) {
            top = top.max(*layer);
            bits |= if *layer > Layer::Nothing { bit } else { 0 };
        }
        let sign = if self.scene.look.glyphs().braille {
            char::from_u32(0x2800 | bits).unwrap_or(' ')
        } else {
            self.letter(layers).chars().next().unwrap_or(' ')
        };
        Some((sign, self.style(top)))
    }

    /// One sign for a whole cell without braille. A coin must cover a good part of it.
    fn letter(&self, layers: Dots<Layer>) -> &'static str {
        const PART: usize = 3;
        let glyphs = self.scene.look.glyphs();
        let count = |layer: Layer| layers.iter().filter(|dot| **dot == layer).count();
        let full = count(Layer::Coin) + count(Layer::Last);
        if count(Layer::Cursor) > 0 {
            self.mark.0
        } else if full >= PART {
            glyphs.bead
        } else if count(Layer::Rim) > 0 {
            glyphs.rim
        } else if count(Layer::Axis) > 0 {
            glyphs.dot
        } else {
            " "
        }
    }

    fn style(&self, layer: Layer) -> Style {
        let theme = &self.scene.look.theme;
        match layer {
            Layer::Nothing | Layer::Axis => theme.dim,
            Layer::Rim => theme.text,
            Layer::Coin => theme.bead,
            Layer::Last => theme.last,
            Layer::Cursor => self.mark.1,
        }
    }
}
