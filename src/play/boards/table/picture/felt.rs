//! The table painted in quadrants of cells: a rim, felt, and coins with their shadows, each in its own colour.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Style},
};
use zugzwang_engine::theory::discs::Point;

use super::Picture;
use crate::look::{color::between, glyphs::QUADRANTS, theme::Theme};

/// Grains of a dot. A quadrant is one dot wide and two high.
pub(super) const GRAIN: i64 = 64;
/// The width and height of a quadrant in grains.
const QUADRANT: [i64; 2] = [GRAIN, 2 * GRAIN];
/// The width of a line in grains: as wide as a cell and half as high.
const LINE: i64 = 2 * GRAIN;

/// The layer of a quadrant. The uppermost in a cell is the ink; what lies below the rim is always background.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    Nothing,
    Felt,
    Shadow,
    Rim,
    Image,
    Coin,
    Last,
    Cursor,
}

/// A quadrant: its layer and colour.
type Quadrant = (Layer, Option<Color>);

/// A disc in grains, measured from the upper left corner.
#[derive(Debug, Clone, Copy)]
struct Disc {
    x: i64,
    y: i64,
    radius: i64,
}

struct Paints {
    felt: Option<Color>,
    shadow: Option<Color>,
    rim: Option<Color>,
    /// Light and shade of a coin by the number of its pair.
    coins: [[Option<Color>; 2]; 3],
    last: [Option<Color>; 2],
}

impl Paints {
    fn of(theme: &Theme) -> Self {
        const GREEN: Color = Color::Rgb(0x1f, 0x7a, 0x5c);
        const WOOD: Color = Color::Rgb(0x9a, 0x62, 0x34);
        const NIGHT: Color = Color::Rgb(0, 0, 0);
        let felt = tinted(theme.square_dark.bg, GREEN, [2, 5]);
        let [bead, shade] = [theme.bead.fg, theme.shade.fg];
        let darker = |at| [between(bead, shade, at, 3), between(shade, felt, at, 5)];
        Self {
            felt,
            shadow: tinted(felt, NIGHT, [1, 3]),
            rim: tinted(shade, WOOD, [3, 4]),
            coins: [darker(0), darker(2), darker(1)],
            last: [theme.last.fg, between(theme.last.fg, felt, 1, 3)],
        }
    }
}

/// A colour `at` of `of` steps towards another; unchanged if it is not an RGB colour.
fn tinted(color: Option<Color>, other: Color, [at, of]: [u16; 2]) -> Option<Color> {
    match color {
        Some(Color::Rgb(..)) => between(color, Some(other), at, of),
        _ => color,
    }
}

pub(super) struct Felt {
    columns: i64,
    rows: i64,
    quadrants: Vec<Quadrant>,
}

impl Felt {
    /// The table of a picture with everything on it.
    pub(super) fn of(picture: &Picture<'_>) -> Self {
        let [columns, rows] = [picture.area.width, picture.area.height].map(|cells| 2 * i64::from(cells));
        let count = usize::try_from(columns * rows).unwrap_or(0);
        let mut felt = Self { columns, rows, quadrants: vec![(Layer::Nothing, None); count] };
        let paints = Paints::of(&picture.scene.look.theme);
        let table = felt.disc(Point::CENTRE, picture.game.plate().table.units(), picture);
        felt.fill(Disc { radius: table.radius + LINE, ..table }, 0, |_| (Layer::Rim, paints.rim));
        felt.fill(table, 0, |_| (Layer::Felt, paints.felt));
        felt.lay_coins(picture, &paints);
        felt.aim(picture);
        felt
    }

    fn disc(&self, middle: Point, radius: i64, picture: &Picture<'_>) -> Disc {
        let [width, height] = QUADRANT;
        Disc {
            x: self.columns * width / 2 + picture.grains(middle.x.units()),
            y: self.rows * height / 2 - picture.grains(middle.y.units()),
            radius: picture.grains(radius),
        }
    }

    /// A coin, drawn a little smaller than it is, so that two that touch can be told apart.
    fn coin(&self, middle: Point, picture: &Picture<'_>) -> Disc {
        let disc = self.disc(middle, picture.game.plate().coin.units(), picture);
        Disc { radius: disc.radius - (disc.radius / 4).min(GRAIN / 2), ..disc }
    }

    fn lay_coins(&mut self, picture: &Picture<'_>, paints: &Paints) {
        let laid = picture.scene.position;
        let discs: Vec<Disc> = laid.iter().map(|at| self.coin(at, picture)).collect();
        // A shadow as wide as its coin would look like a coin.
        for disc in discs.iter().filter(|disc| disc.radius >= 3 * LINE) {
            let shadow = Disc { x: disc.x + LINE, y: disc.y + LINE, ..*disc };
            self.shade(shadow, paints);
        }
        let pairs = pairs(picture);
        for (at, disc) in laid.iter().zip(&discs) {
            let (layer, [light, shade]) = if laid.last() == Some(at) {
                (Layer::Last, paints.last)
            } else {
                let pair = pairs.get(&at).copied().unwrap_or(0);
                (Layer::Coin, paints.coins[pair % paints.coins.len()])
            };
            self.fill_shaded(*disc, layer, [light, shade]);
        }
    }

    /// Draws the mirrored reply and the coin under the cursor as outlines, so that what lies below stays visible.
    fn aim(&mut self, picture: &Picture<'_>) {
        let theme = &picture.scene.look.theme;
        if let Some(reply) = picture.reply() {
            let disc = self.coin(reply, picture);
            self.fill(disc, disc.radius - LINE, |_| (Layer::Image, theme.last.fg));
        }
        let Some(aim) = picture.scene.cursor else { return };
        let disc = self.coin(aim.at, picture);
        let ink = picture.mark.1.fg;
        self.fill(disc, disc.radius - LINE, |_| (Layer::Cursor, ink));
    }

    /// Fills what lies between two distances from a disc's middle with `paint` of each row.
    fn fill(&mut self, disc: Disc, from: i64, paint: impl Fn(i64) -> Quadrant) {
        for row in self.rows_of(disc) {
            let Some(outer) = disc.half(row, disc.radius) else { continue };
            let paint = paint(row);
            // A row that does not reach the hole is filled whole.
            match disc.half(row, from).filter(|_| from > 0) {
                Some(hole) => {
                    self.span(row, disc.x - outer, disc.x - hole, paint);
                    self.span(row, disc.x + hole, disc.x + outer, paint);
                }
                None => self.span(row, disc.x - outer, disc.x + outer, paint),
            }
        }
    }

    /// Fills a disc, lit from above, in one colour for each row of cells.
    fn fill_shaded(&mut self, disc: Disc, layer: Layer, [light, shade]: [Option<Color>; 2]) {
        let rows = self.rows_of(disc);
        let [first, last] = [rows.start / 2, (rows.end - 1) / 2];
        let of = u16::try_from(last - first).unwrap_or(0).max(1);
        self.fill(disc, 0, |row| {
            let at = u16::try_from(row / 2 - first).unwrap_or(0);
            (layer, between(light, shade, at, of))
        });
    }

    /// Darkens the felt below a disc, and nothing but felt.
    fn shade(&mut self, disc: Disc, paints: &Paints) {
        for row in self.rows_of(disc) {
            let Some(half) = disc.half(row, disc.radius) else { continue };
            let within = self.within(row, disc.x - half, disc.x + half);
            for quadrant in self.quadrants.get_mut(within).into_iter().flatten() {
                if quadrant.0 == Layer::Felt {
                    *quadrant = (Layer::Shadow, paints.shadow);
                }
            }
        }
    }

    /// The rows in which a disc may lie.
    fn rows_of(&self, disc: Disc) -> Range<i64> {
        let [_, height] = QUADRANT;
        let last = (disc.y + disc.radius).div_euclid(height) + 1;
        (disc.y - disc.radius).div_euclid(height).max(0)..last.min(self.rows)
    }

    fn span(&mut self, row: i64, from: i64, to: i64, paint: Quadrant) {
        let within = self.within(row, from, to);
        if let Some(quadrants) = self.quadrants.get_mut(within) {
            quadrants.fill(paint);
        }
    }

    /// The quadrants of a row whose middles lie between two places.
    fn within(&self, row: i64, from: i64, to: i64) -> Range<usize> {
        let [width, _] = QUADRANT;
        let first = (from + width / 2).div_euclid(width).clamp(0, self.columns);
        let end = (to + width / 2).div_euclid(width).clamp(first, self.columns);
        let index = |column: i64| usize::try_from(row * self.columns + column).unwrap_or(usize::MAX);
        index(first)..index(end)
    }

    /// The quadrants of a cell, in the order of their bits.
    fn cell(&self, x: i64, y: i64) -> [Quadrant; 4] {
        let at = |right: i64, down: i64| {
            let index = usize::try_from((2 * y + down) * self.columns + 2 * x + right);
            index.ok().and_then(|at| self.quadrants.get(at)).copied().unwrap_or((Layer::Nothing, None))
        };
        [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
    }

    /// Whether nothing is painted into a cell.
    pub(super) fn is_free(&self, x: i64, y: i64) -> bool {
        self.cell(x, y).iter().all(|(layer, _)| *layer == Layer::Nothing)
    }

    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer) {
        for (row, y) in area.rows().zip(0..) {
            for (place, x) in row.positions().zip(0..) {
                if let Some(((sign, style), cell)) = composed(self.cell(x, y)).zip(buf.cell_mut(place)) {
                    cell.set_symbol(sign).set_style(style);
                }
            }
        }
    }
}

/// The sign of a cell in its two colours: the uppermost layer, and most of the rest; `None` for an empty cell.
fn composed(quadrants: [Quadrant; 4]) -> Option<(&'static str, Style)> {
    let [first, others @ ..] = quadrants;
    // Most cells have one layer only.
    if others.iter().all(|other| *other == first) {
        return match first {
            (Layer::Nothing, _) => None,
            (layer, color) if layer >= Layer::Rim => Some((QUADRANTS[15], Style { fg: color, ..Style::new() })),
            (_, color) => Some((QUADRANTS[0], Style { bg: color, ..Style::new() })),
        };
    }
    let top = quadrants.iter().map(|(layer, _)| *layer).max()?;
    // At the table's edge no felt may appear outside the rim.
    let is_edge = quadrants.iter().any(|(layer, _)| *layer == Layer::Nothing);
    let least = if is_edge { Layer::Felt } else { top };
    let inked = |quadrant: &Quadrant| top >= Layer::Rim && quadrant.0 >= least;
    let bits =
        quadrants.iter().zip([1, 2, 4, 8]).filter(|(quadrant, _)| inked(quadrant)).map(|(_, bit)| bit).sum::<usize>();
    let ink = quadrants.iter().find(|quadrant| quadrant.0 == top).and_then(|(_, color)| *color);
    let rest = || quadrants.iter().filter(|quadrant| !inked(quadrant));
    let under = rest().max_by_key(|quadrant| (rest().filter(|other| other == quadrant).count(), quadrant.0));
    let under = under.and_then(|(_, color)| *color);
    (top > Layer::Nothing).then(|| (QUADRANTS[bits], Style { fg: ink, bg: under, ..Style::new() }))
}

impl Disc {
    /// Half the width of a circle of this radius in a row of quadrants; `None` if the row is outside it.
    fn half(self, row: i64, radius: i64) -> Option<i64> {
        let [_, height] = QUADRANT;
        let down = row * height + height / 2 - self.y;
        let square = radius.max(0).pow(2) - down.pow(2);
        (square >= 0).then(|| square.isqrt())
    }
}

/// The number of the mirror pair of each coin, from 1 on. It is revealed with the reason.
fn pairs(picture: &Picture<'_>) -> BTreeMap<Point, usize> {
    let scene = picture.scene;
    if scene.reason.is_none() {
        return BTreeMap::new();
    }
    let laid: BTreeSet<Point> = scene.position.iter().collect();
    let mut pairs = BTreeMap::new();
    for at in scene.position.iter().filter(|at| *at != Point::CENTRE && laid.contains(&-*at)) {
        let number = pairs.len() / 2 + 1;
        if !pairs.contains_key(&at) {
            pairs.extend([(at, number), (-at, number)]);
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_is_as_high_as_wide() {
        let mut felt = Felt { columns: 40, rows: 20, quadrants: vec![(Layer::Nothing, None); 800] };
        felt.fill(Disc { x: 20 * 64, y: 10 * 128, radius: 8 * 64 }, 0, |_| (Layer::Coin, None));
        let filled = |row: i64| {
            let row = felt.within(row, 0, 40 * 64);
            felt.quadrants[row].iter().filter(|(layer, _)| *layer == Layer::Coin).count()
        };
        assert_eq!((0..20).filter(|row| filled(*row) > 0).count(), 8);
        assert_eq!((filled(9), filled(10)), (16, 16));
    }

    #[test]
    fn a_cell_of_three_layers_shows_two() {
        let [felt, rim, coin] = [Layer::Felt, Layer::Rim, Layer::Coin].map(|layer| (layer, None));
        assert_eq!(composed([felt, felt, coin, rim]).map(|(sign, _)| sign), Some("▖"));
        let nothing = (Layer::Nothing, None);
        assert_eq!(composed([nothing, rim, rim, felt]).map(|(sign, _)| sign), Some("▟"));
        assert_eq!(composed([coin; 4]).map(|(sign, _)| sign), Some("█"));
        assert_eq!(composed([felt; 4]).map(|(sign, _)| sign), Some(" "));
        assert_eq!(composed([(Layer::Nothing, None); 4]), None);
    }
}
