//! The bar as squares of chocolate, with what the bite under the cursor would take and where the last one was.

use ratatui::{
    buffer::Buffer,
    layout::{Margin, Rect},
    style::Style,
};
use zugzwang_engine::{
    Reason, Rules,
    games::{Chomp, chomp::Bar},
    theory::chomp::Bite,
};

use crate::{
    look::{Look, color::between},
    play::{
        board::{Hits, Scene, Stage},
        boards::{
            paint::{MANY, are_large, centered, corner, middle, picture, write},
            squares::{Grid, Side},
        },
    },
};

/// A skull in quadrants, at three sizes: `#` is bone.
const SKULLS: [&[&str]; 3] = [
    &[
        "......########......",
        "....############....",
        "...##############...",
        "...###..####..###...",
        "...##....##....##...",
        "...###..####..###...",
        "....#####..#####....",
        "......########......",
        "......#.#..#.#......",
        "......########......",
    ],
    &["...######...", ".##########.", ".##..##..##.", ".####..####.", "...##..##...", "...######..."],
    &["..####..", ".#.##.#.", ".######.", "..#..#.."],
];

/// A tick in quadrants, at three sizes.
const TICKS: [&[&str]; 3] = [
    &[
        "..............##",
        ".............###",
        "............###.",
        "...........###..",
        "##........###...",
        "###......###....",
        ".###....###.....",
        "..###..###......",
        "...######.......",
        "....####........",
    ],
    &[
        "..........##",
        ".........###",
        "##......###.",
        "###....###..",
        ".###..###...",
        "..######....",
        "...####.....",
        "....##......",
    ],
    &[".......#", "......##", "##...##.", ".##.##..", "..###...", "...#...."],
];

/// The signs of the squares.
struct Bars<'a> {
    bar: &'a Bar,
    cursor: Option<Bite>,
    /// The bar before the last bite, and that bite.
    last: Option<(&'a Bar, Bite)>,
    /// The bites that are known to win.
    wins: &'a [Bite],
    look: &'a Look,
}

/// Draws the bar; returns the bites that clicks mean.
pub(super) fn draw(game: &Chomp, scene: &Scene<'_, Chomp>, area: Rect, buf: &mut Buffer) -> Hits<Bite> {
    let (first, bar) = (game.first(), scene.position);
    let bars = Bars {
        bar,
        cursor: scene.cursor.copied(),
        last: scene.last.map(|(before, bite)| (before, *bite)),
        wins: scene.reason.map_or(&[], |reason| if let Reason::Chomp(why) = reason { &why.wins } else { &[] }),
        look: scene.look,
    };
    let at = bars.cursor.unwrap_or(Bite { row: bar.0.len().max(1), column: bar.row(1) });
    let rows = Side { first: 1, last: first.0.len() as u64, at: at.row as u64, goal: 1 };
    let columns = Side { first: 1, last: first.row(1), at: at.column, goal: 1 };
    let grid = Grid::new(rows, columns, area, scene.look);
    grid.draw_names(buf, scene.look);
    let of = |row: u64, column: u64| Bite { row: usize::try_from(row).unwrap_or(usize::MAX), column };
    if scene.look.theme.is_painted() {
        grid.paint(|row, column| bars.fill(of(row, column)), buf);
    }
    let mut hits = Hits::new();
    for (place, row, column) in grid.cells() {
        let square = of(row, column);
        let own = grid.own(place);
        bars.draw_square(square, own, buf);
        if !bar.has(square) {
            continue;
        }
        if hits.len() < MANY {
            scene.stage.put(Stage::piece(square.row, column), own);
        }
        if game.play(bar, &square).is_ok() {
            hits.push((place, square));
        }
    }
    hits
}

impl Bars<'_> {
    /// Whether the bite under the cursor would take a square.
    fn is_taken(&self, square: Bite) -> bool {
        let within = |bite: Bite| square.row >= bite.row && square.column >= bite.column;
        self.bar.has(square) && self.cursor.is_some_and(|bite| bite != Bite::POISON && within(bite))
    }

    /// Whether the last bite took a square.
    fn is_gone(&self, square: Bite) -> bool {
        self.last.is_some_and(|(before, _)| before.has(square) && !self.bar.has(square))
    }

    /// The background of a square where there are backgrounds.
    fn fill(&self, square: Bite) -> Style {
        let theme = &self.look.theme;
        if !self.bar.has(square) {
            return if self.is_gone(square) { theme.last_cell } else { theme.pane };
        }
        if self.is_taken(square) {
            return theme.taken_cell;
        }
        // Two shades of chocolate, so that squares can be counted.
        let darker = u16::from((square.row as u64 + square.column).is_multiple_of(2));
        Style { bg: between(theme.shade.fg, theme.pane.bg, 2 + darker, 6), ..Style::new() }
    }

    /// The ink of signs on a square of the bar.
    fn ink(&self, square: Bite, style: Style) -> Style {
        let theme = &self.look.theme;
        let dark = theme.is_painted() && !self.is_taken(square);
        if dark { Style { fg: theme.pane.bg, ..style } } else { style }
    }

    fn draw_square(&self, square: Bite, place: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        if !self.bar.has(square) {
            if self.is_gone(square) {
                middle(glyphs.dot, theme.last, place, buf);
            }
            if self.last.is_some_and(|(_, bite)| bite == square) {
                middle(glyphs.last, theme.last, place, buf);
            }
            return;
        }
        if !theme.is_painted() {
            self.draw_signs(square, place, buf);
        }
        if square == Bite::POISON {
            self.draw_poison(place, buf);
        } else if self.wins.contains(&square) {
            let style = self.ink(square, theme.win);
            if self.cursor == Some(square) {
                corner(glyphs.wins, style, place, buf);
            } else {
                self.draw_tick(style, place, buf);
            }
        }
        if self.cursor == Some(square) && square != Bite::POISON {
            middle(glyphs.target, theme.taken, place, buf);
        }
        if self.cursor == Some(square) && square == Bite::POISON {
            corner(glyphs.target, theme.taken, place, buf);
        }
    }

    /// Fills a square with signs, where there are no backgrounds.
    fn draw_signs(&self, square: Bite, place: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let taken = self.is_taken(square);
        let (sign, style) = if taken { (glyphs.taken, theme.taken) } else { (glyphs.unit, theme.bead) };
        let high = if place.height > 2 { place.height - 1 } else { place.height };
        let wide = place.width.saturating_sub(1).max(1);
        // A taken square keeps its middle sign alone, so that it looks lighter.
        if taken {
            return middle(sign, style, Rect { width: wide, height: high, ..place }, buf);
        }
        for row in (Rect { width: wide, height: high, ..place }).rows() {
            write(sign.repeat(usize::from(wide)), style, row, buf);
        }
    }

    /// Draws the poison: a skull, or a sign where there is no room for one.
    fn draw_poison(&self, place: Rect, buf: &mut Buffer) {
        const SIGN: &str = "!";
        let theme = &self.look.theme;
        let ink = self.ink(Bite::POISON, theme.title);
        if !theme.is_painted() {
            write_blank(place, buf);
        }
        if !self.draw_picture(&SKULLS, ink, place, buf) {
            middle(SIGN, ink, place, buf);
        }
    }

    /// Draws the tick of a bite that wins, as a picture if it has room on a square with a background.
    fn draw_tick(&self, style: Style, place: Rect, buf: &mut Buffer) {
        /// The lowest square with room for a picture.
        const LOWEST: u16 = 4;
        // The edges of the square stay free.
        let inside = place.inner(Margin::new(1, u16::from(place.height > LOWEST)));
        let is_large = self.look.theme.is_painted() && place.height >= LOWEST;
        if !is_large || !self.draw_picture(&TICKS, style, inside, buf) {
            middle(self.look.glyphs().wins, style, place, buf);
        }
    }

    /// Draws the largest of these pictures that fits into the middle of a place. Returns whether one does.
    fn draw_picture(&self, pictures: &[&[&str]], ink: Style, place: Rect, buf: &mut Buffer) -> bool {
        let size = |picture: &[&str]| {
            let sides = [picture.first().map_or(0, |row| row.len()) / 2, picture.len() / 2];
            sides.map(|side| u16::try_from(side).unwrap_or(u16::MAX))
        };
        let fits = |picture: &&&[&str]| {
            let [wide, high] = size(picture);
            place.width >= wide && place.height >= high
        };
        let Some(drawn) = pictures.iter().find(fits).filter(|_| are_large(self.look)) else { return false };
        let [wide, high] = size(drawn);
        picture(drawn, false, [ink; 2], centered(place, wide, high), buf);
        true
    }
}

/// Clears a place.
fn write_blank(place: Rect, buf: &mut Buffer) {
    for row in place.rows() {
        write(" ".repeat(usize::from(row.width)), Style::new(), row, buf);
    }
}
