//! A map to fill in by hand, and the solution on another page.

use ratatui::{buffer::Buffer, style::Style, text::Line};
use zugzwang_engine::{Cancel, Map, Setup, Stopped, games};

use super::pages::{Block, paged, rule_in_words, title_and_name};
use crate::{
    cli::map::part_shown,
    look::{
        Look,
        align::{self, wrapped},
    },
    picture::svg::a4,
    play::chart::{Cell, Sheet},
    say, words,
};

/// The most columns and rows of a board, and of a line.
const BOARD: (u64, u64) = (31, 16);
const LINE: (u64, u64) = (10, 10);
/// A board with more columns has narrow squares.
const WIDE: u64 = 14;
const MARGIN: usize = 5;

/// A map on paper.
#[derive(Debug)]
pub struct MapSheet {
    map: Map,
    setup: Setup,
    sheet: Sheet,
}

impl MapSheet {
    /// The map of a setup; `None` if the game has no map.
    ///
    /// # Errors
    /// Never, because it is not stopped.
    pub fn of(game: &games::Entry, setup: &Setup) -> Result<Option<Self>, Stopped> {
        let words: Vec<String> = setup.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let Ok(Some(map)) = game.map(&words) else { return Ok(None) };
        let plane = map.plane();
        let is_wide = plane.across.most - plane.across.least >= BOARD.0;
        let size = match plane.up {
            Some(_) if is_wide => (WIDE, BOARD.1),
            Some(_) => BOARD,
            None => LINE,
        };
        let frame = part_shown(&map, size, None);
        let map = Sheet::reaching(&map, frame).unwrap_or(map);
        let sheet = Sheet::of(&map, frame, false, &Cancel::never())?;
        Ok(Some(Self { map, setup: setup.clone(), sheet }))
    }

    /// Draws the pages of [`a4::SIZE`]: the empty map, then the solution.
    pub fn pages(&self, look: &Look) -> Vec<Buffer> {
        let mut pages = paged([self.heading(look), self.grid(false, look), rule_in_words(look)].into_iter());
        let title = say!(look, "discover-answers", stop = words::title(self.map.id(), look));
        let legend = wrapped(&say!(look, "map-sheet-filled"), look.theme.text, a4::SIZE.width);
        let head = [vec![Line::styled(title, look.theme.title), Line::default()], legend].concat();
        pages.extend(paged([head, self.grid(true, look)].into_iter()));
        pages
    }

    fn heading(&self, look: &Look) -> Block {
        let mut lines = title_and_name(&words::title(self.map.id(), look), Style::default(), look);
        lines.extend(wrapped(&words::rule(self.map.id(), &self.setup, look), look.theme.text, a4::SIZE.width));
        lines.push(Line::default());
        lines.extend(wrapped(&say!(look, "map-sheet-task"), look.theme.text, a4::SIZE.width));
        let plane = self.map.plane();
        let axes = [Some(plane.across), plane.up].into_iter().flatten();
        let axes: Vec<String> = axes.map(|axis| say!(look, &format!("axis-{}", axis.name))).collect();
        let slice = plane.slice.map(|slice| (slice, self.sheet.frame.from.z));
        let slice = slice.map(|(slice, z)| format!("{} {z}", say!(look, &format!("axis-{}", slice.name))));
        lines.push(Line::default());
        let arrows = look.glyphs().arrows;
        let signs = [arrows[3], arrows[usize::from(plane.down)]];
        let named: Vec<String> =
            axes.iter().zip(signs).map(|(axis, sign)| format!("{sign} {axis}")).chain(slice).collect();
        lines.push(Line::styled(named.join("   "), look.theme.dim));
        lines
    }

    /// The squares with their coordinates, empty or with the solution.
    fn grid(&self, filled: bool, look: &Look) -> Block {
        let frame = &self.sheet.frame;
        let wide = if frame.line || frame.columns <= WIDE { 4 } else { 1 };
        let border = look.glyphs().border;
        let columns = usize::try_from(frame.columns).unwrap_or(0);
        let rule = |left: &str, between: &str, right: &str| {
            let line = border.horizontal_top.repeat(wide);
            let inner = vec![line; columns].join(between);
            Line::from(format!("{}{left}{inner}{right}", " ".repeat(MARGIN)))
        };
        let cross = if border.horizontal_top == "-" { "+" } else { "┼" };
        let tees = if border.horizontal_top == "-" { ["+", "+", "+", "+"] } else { ["┬", "┴", "├", "┤"] };
        let mut lines = vec![rule(border.top_left, tees[0], border.top_right)];
        for (row, cells) in (0_u64..).zip(self.sheet.rows()) {
            if row > 0 {
                lines.push(rule(tees[2], cross, tees[3]));
            }
            let inner: Vec<String> = (0_u64..)
                .zip(cells)
                .map(|(column, cell)| {
                    align::left(&self.square(cell, frame.spot(column, row).x, wide, filled, look), wide)
                })
                .collect();
            let spot = frame.spot(0, row);
            let number = if frame.line { String::new() } else { spot.y.to_string() };
            let inner = inner.join(border.vertical_left);
            let (left, right) = (border.vertical_left, border.vertical_right);
            lines.push(Line::from(format!("{} {left}{inner}{right}", align::right(&number, MARGIN - 1))));
        }
        lines.push(rule(border.bottom_left, tees[1], border.bottom_right));
        if !frame.line {
            let numbers = (0..frame.columns).map(|column| {
                let number = frame.spot(column, 0).x;
                let text = if wide > 1 || number.is_multiple_of(5) { number.to_string() } else { String::new() };
                align::left(&text, wide + 1)
            });
            lines.push(Line::from(format!("{} {}", " ".repeat(MARGIN), numbers.collect::<String>())));
        }
        lines
    }

    /// The text in a square: on a line, the number; in the solution, a block if the position is safe to leave.
    fn square(&self, cell: &Cell, number: u64, wide: usize, filled: bool, look: &Look) -> String {
        let full = look.glyphs().halves[3];
        if cell.known.is_none() {
            return look.glyphs().dot.repeat(wide);
        }
        let safe = filled && cell.is_safe() == Some(true);
        match (self.sheet.frame.line, safe) {
            (true, true) => format!("{number}{full}{full}"),
            (true, false) => number.to_string(),
            (false, true) => full.repeat(wide),
            (false, false) => String::new(),
        }
    }
}
