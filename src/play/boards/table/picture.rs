//! The table: painted where there are backgrounds, or else in dots, two by four a cell, so that it looks round; without braille, a sign
//! a cell.

mod dots;
mod felt;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    games::{Table, table::Obstacle},
    theory::discs::Point,
};

use crate::{
    look::{Look, align::width_of},
    play::{
        board::{Scene, Stage},
        boards::paint::{MANY, are_filled, short, write},
    },
};
use dots::{Dots, Layer};
use felt::{Felt, GRAIN};

/// Columns and rows of dots in a cell.
const DOTS: [i64; 2] = [2, 4];
/// Dots across the smallest painted table. Across a smaller one, dots show more.
const SMALLEST: i64 = 36;
/// Dots of the painted rim on either side.
const RIM: i64 = 2;

/// The table at the scale of an area.
pub(super) struct Picture<'a> {
    game: &'a Table,
    scene: &'a Scene<'a, Table>,
    area: Rect,
    /// Units from a dot's middle to its edge.
    half: i64,
    /// The dots, cell by cell.
    cells: Vec<Dots<Layer>>,
    /// The sign of the cursor's coin and its style.
    mark: (&'static str, Style),
    /// The painted table, in place of the dots.
    felt: Option<Felt>,
}

impl<'a> Picture<'a> {
    pub(super) fn new(game: &'a Table, area: Rect, scene: &'a Scene<'a, Table>) -> Self {
        let (columns, rows) = (i64::from(area.width) * DOTS[0], i64::from(area.height) * DOTS[1]);
        let is_painted = columns.min(rows) >= SMALLEST && are_filled(scene.look);
        let (rim, dotted) = if is_painted { (RIM, 0) } else { (0, usize::from(area.width) * usize::from(area.height)) };
        let half = game.plate().table.units() / (columns.min(rows) - 1 - 2 * rim).max(1) + 1;
        let cells = vec![[Layer::Nothing; _]; dotted];
        let mut picture = Self { game, scene, area, half, cells, mark: mark(game, scene), felt: None };
        if is_painted {
            picture.felt = Some(Felt::of(&picture));
        } else {
            picture.paint();
        }
        picture
    }

    /// A length in grains; a dot has [`GRAIN`].
    fn grains(&self, units: i64) -> i64 {
        let grains = i128::from(units) * i128::from(GRAIN) / i128::from(2 * self.half);
        i64::try_from(grains).unwrap_or(0)
    }

    /// Whether a cell shows nothing.
    fn is_free(&self, x: i64, y: i64) -> bool {
        match &self.felt {
            Some(felt) => felt.is_free(x, y),
            None => self.layers(x, y).iter().all(|dot| *dot == Layer::Nothing),
        }
    }

    fn size(&self) -> [i64; 2] {
        [i64::from(self.area.width) * DOTS[0], i64::from(self.area.height) * DOTS[1]]
    }

    /// The point in the middle of a dot.
    fn point_of(&self, column: i64, row: i64) -> Point {
        let [columns, rows] = self.size();
        Point::of_units((2 * column + 1 - columns) * self.half, (rows - 2 * row - 1) * self.half)
    }

    /// The dot in which a point lies.
    fn dot_of(&self, at: Point) -> [i64; 2] {
        let [columns, rows] = self.size();
        let along = |units: i64, count: i64| (units.div_euclid(self.half) + count).div_euclid(2);
        [along(at.x.units(), columns), rows - 1 - along(at.y.units(), rows)]
    }

    /// The coin whose mirror image is marked: the last one as long as its image is free, or else the cursor's.
    fn mirrored(&self) -> Option<Point> {
        let laid = self.scene.position;
        let last = laid.last().filter(|last| self.game.obstacle(laid, -*last).is_none());
        last.or_else(|| self.scene.cursor.map(|aim| aim.at)).filter(|at| *at != Point::CENTRE)
    }

    /// The place of the mirrored reply, if it is free.
    fn reply(&self) -> Option<Point> {
        self.mirrored().map(|at| -at).filter(|at| self.game.obstacle(self.scene.position, *at).is_none())
    }

    pub(super) fn draw(&self, buf: &mut Buffer) {
        if let Some(felt) = &self.felt {
            felt.draw(self.area, buf);
            self.draw_dashes(buf);
        } else {
            self.draw_dots(buf);
        }
        self.draw_numbers(buf);
        self.draw_marks(buf);
        self.mark_hidden_last(buf);
        self.stage_coins();
    }

    /// Draws the line between two mirror images on the felt, a dot in every other row or column.
    fn draw_dashes(&self, buf: &mut Buffer) {
        let Some(at) = self.mirrored() else { return };
        let (right, up) = (at.x.units(), at.y.units());
        let steps = (right.abs() / DOTS[0]).max(up.abs() / DOTS[1]) / self.half / 2;
        for step in (-steps..=steps).filter(|step| step % 2 == 0) {
            let along = |whole: i64| {
                i64::try_from(i128::from(whole) * i128::from(step) / i128::from(steps.max(1))).unwrap_or(0)
            };
            let cell = self.cell_of(Point::of_units(along(right), along(up)));
            let cell = cell.and_then(|place| buf.cell_mut(place.as_position()));
            if let Some(cell) = cell.filter(|cell| cell.symbol() == " ") {
                let (dot, dim) = (self.scene.look.glyphs().dot, self.scene.look.theme.dim);
                cell.set_symbol(dot).set_style(Style { bg: None, ..dim });
            }
        }
    }

    /// The cells of the area with their columns and rows.
    fn places(&self) -> impl Iterator<Item = (Rect, [i64; 2])> + use<> {
        let rows = self.area.rows().zip(0..);
        rows.flat_map(|(row, y)| row.columns().zip(0..).map(move |(cell, x)| (cell, [x, y])))
    }

    /// The cell in which a point lies.
    fn cell_of(&self, at: Point) -> Option<Rect> {
        let [column, row] = self.dot_of(at);
        let [x, y] = [column.div_euclid(DOTS[0]), row.div_euclid(DOTS[1])].map(|at| u16::try_from(at).ok());
        let cell = Rect { x: self.area.x.checked_add(x?)?, y: self.area.y.checked_add(y?)?, width: 1, height: 1 };
        Some(cell.intersection(self.area)).filter(|cell| !cell.is_empty())
    }

    /// Draws the coins' numbers if they fit, or a sign for each coin that is no larger than a dot or two.
    fn draw_numbers(&self, buf: &mut Buffer) {
        let sign = self.scene.look.glyphs().last;
        let cells = self.game.plate().coin.units() / self.half / DOTS[0];
        let dots = if self.felt.is_some() { 2 } else { 1 };
        if self.game.plate().coin.units() < 2 * dots * self.half {
            let (theme, last) = (&self.scene.look.theme, self.scene.position.last());
            for coin in self.scene.position.iter() {
                let (sign, style) =
                    if Some(coin) == last { (sign, theme.last) } else { (self.scene.look.glyphs().bead, theme.bead) };
                if let Some(cell) = self.cell_of(coin) {
                    self.write(sign, style, cell, buf);
                }
            }
            return;
        }
        for (coin, number) in self.scene.position.iter().zip(1_usize..) {
            let is_last = self.scene.position.last() == Some(coin);
            if cells < 2 && !is_last {
                continue;
            }
            let fits = |text: &String| i64::try_from(width_of(text)).is_ok_and(|width| width < cells);
            // The last coin has a sign, beside its number if there is room for both.
            let marked = [format!("{number}{sign}"), sign.to_owned()].into_iter().filter(|_| is_last);
            let mut texts = marked.chain([number.to_string()]);
            let Some(number) = texts.find(|text| fits(text) || *text == sign) else { continue };
            let width = short(width_of(&number));
            if let Some(cell) = self.cell_of(coin) {
                let place = Rect { x: cell.x.saturating_sub((width - 1) / 2), width, ..cell }.intersection(self.area);
                self.write(&number, self.number(coin), place, buf);
            }
        }
    }

    /// Draws the sign of the last coin beside its cell if the cursor is in the same cell.
    fn mark_hidden_last(&self, buf: &mut Buffer) {
        let cell = self.scene.position.last().and_then(|at| self.cell_of(at));
        let Some(cell) = cell.filter(|cell| self.scene.cursor.and_then(|aim| self.cell_of(aim.at)) == Some(*cell))
        else {
            return;
        };
        let beside = Rect { x: cell.x.saturating_add(1), ..cell }.intersection(self.area);
        self.write(self.scene.look.glyphs().last, self.scene.look.theme.last, beside, buf);
    }

    /// Puts the coins on the stage, in the order in which they were laid.
    fn stage_coins(&self) {
        let radius = self.game.plate().coin.units();
        let [wide, high] = DOTS.map(|dots| u16::try_from(radius / self.half / (2 * dots)).unwrap_or(0));
        let laid = self.scene.position;
        if laid.iter().nth(MANY).is_some() {
            return;
        }
        for (coin, number) in laid.iter().zip(0..) {
            let Some(cell) = self.cell_of(coin) else { continue };
            let (x, y) = (cell.x.saturating_sub(wide), cell.y.saturating_sub(high));
            let (right, bottom) = (cell.right().saturating_add(wide), cell.bottom().saturating_add(high));
            let place = Rect { x, y, width: right - x, height: bottom - y }.intersection(self.area);
            self.scene.stage.put(Stage::piece(0, number), place);
        }
    }

    /// The style of a coin's number: on a painted coin in the colour of the ground.
    fn number(&self, coin: Point) -> Style {
        let theme = &self.scene.look.theme;
        let thing = if self.scene.position.last() == Some(coin) { theme.last } else { theme.bead };
        let on_coin = Style { fg: theme.ground.bg, bg: thing.fg, ..theme.title };
        if self.felt.is_some() { on_coin } else { theme.title }
    }

    /// Draws the mirrored reply, and in the middle of the cursor's coin whether it fits.
    fn draw_marks(&self, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.scene.look.theme, self.scene.look.glyphs());
        if let Some(cell) = self.reply().and_then(|at| self.cell_of(at)) {
            self.write(glyphs.goal, theme.win, cell, buf);
        }
        if let Some(cell) = self.scene.cursor.and_then(|aim| self.cell_of(aim.at)) {
            let (sign, style) = self.mark;
            self.write(sign, style, cell, buf);
        }
    }

    /// Writes signs over what is drawn; over a painted coin in the colour of the ground.
    fn write(&self, signs: &str, style: Style, place: Rect, buf: &mut Buffer) {
        for (position, sign) in place.positions().zip(signs.chars()) {
            let Some(cell) = buf.cell_mut(position) else { continue };
            let style = if self.felt.is_some() && cell.symbol() == "█" {
                Style { fg: self.scene.look.theme.ground.bg, bg: Some(cell.fg), ..style }
            } else {
                style
            };
            cell.set_char(sign).set_style(style);
        }
    }

    /// Writes lines into the upper left corner, and the last one into the lower, where the table leaves room.
    pub(super) fn draw_beside(&self, lines: &[String], buf: &mut Buffer) {
        let last = self.area.height.saturating_sub(1);
        let rows = (0..last).take(lines.len().saturating_sub(1)).chain([last]);
        let columns = i64::from(self.area.width);
        let free = |y: u16, columns: &mut dyn Iterator<Item = i64>| {
            columns.take_while(|x| self.is_free(*x, i64::from(y))).count()
        };
        let row = |y: u16| Rect { y: self.area.y.saturating_add(y), height: 1, ..self.area };
        let dim = self.scene.look.theme.dim;
        // Lines for which there is no room on the left stand on the right, from below.
        let mut right = (0..=last).rev();
        for (y, text) in rows.zip(lines) {
            if width_of(text) < free(y, &mut (0..columns)) {
                write(format!(" {text}"), dim, row(y), buf);
            } else if let Some(y) = right.find(|y| width_of(text) < free(*y, &mut (0..columns).rev())) {
                Line::from(Span::styled(format!("{text} "), dim)).right_aligned().render(row(y), buf);
            }
        }
    }

    /// Every cell of the table with the point that a click there means: one with few decimals, but exactly the centre and the mirrored
    /// reply in their own cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = (Rect, Point)> + '_ {
        let reply = self.mirrored().map(|at| -at);
        let known = [Some(Point::CENTRE), reply].map(|at| at.and_then(|at| Some((self.cell_of(at)?, at))));
        let step = 10_i64.pow((2 * self.half).ilog10());
        let middle = move |[x, y]: [i64; 2]| {
            let Point { x, y } = self.point_of(x * DOTS[0], y * DOTS[1] + DOTS[1] / 2 - 1);
            // The middle of a cell is where its four middle dots meet.
            let [x, y] = [x.units() + self.half, y.units() - self.half];
            let [x, y] = [x, y].map(|units| (units + step / 2).div_euclid(step) * step);
            Point::of_units(x, y)
        };
        let is_near = move |at: &Point| {
            let most = i128::from(self.game.plate().table.units() + 2 * self.half);
            at.square_to(Point::CENTRE) <= most * most
        };
        self.places().filter_map(move |(place, cell)| {
            let exact = known.iter().flatten().find(|(known, _)| *known == place).map(|(_, at)| *at);
            Some((place, exact.or_else(|| Some(middle(cell)).filter(is_near))?))
        })
    }
}

/// The sign of the cursor's coin and its style: it fits, it overlaps another coin, or it hangs off the table.
fn mark(game: &Table, scene: &Scene<'_, Table>) -> (&'static str, Style) {
    let Look { theme, .. } = scene.look;
    let [fits, overlaps, hangs] = scene.look.glyphs().placing;
    match scene.cursor.and_then(|aim| game.obstacle(scene.position, aim.at)) {
        None => (fits, theme.taken),
        Some(Obstacle::Coin(..)) => (overlaps, theme.error),
        Some(Obstacle::Edge) => (hangs, theme.error),
    }
}
