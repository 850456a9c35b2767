//! The numbers from 0 to the start of the game in rows, whose length the user turns like a wheel, so that other numbers share a
//! column. The numbers are marked: the current one, that of the cursor's move, those that an answer could leave, those left in this
//! game, and the games won and lost from them earlier.

mod cells;
mod tile;
mod usual;

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::Seat;

use super::{Figure, Line, Look, Size, Span, Style, painted::lines_of, say, times, walk::Walk};
use crate::play::board::{Lived, Wheel};
use cells::Cells;
use tile::Tile;
pub use usual::usual;

/// The least height at which the length of the rows is told above them, and that at which the signs are told below them.
const HEADED: u16 = 5;
const EXPLAINED: u16 = 7;
/// The least height of the rows above what stands below them.
const LEAST: u16 = 6;

/// The numbers in their rows.
#[derive(Debug)]
pub struct Rows<'a> {
    /// The path of the current number.
    pub walk: Walk,
    /// The number at the start of the game.
    pub start: u64,
    /// The usual and the greatest length of the rows.
    pub wheel: Wheel,
    /// The length that the user has chosen.
    pub turned: Option<u64>,
    /// The numbers that the user left in earlier games.
    pub lived: &'a [Lived],
}

impl Rows<'_> {
    /// Draws the figure above these lines, of which as many are shown as leave it some room.
    pub fn over(&self, mut below: Figure, look: &Look, room: Size) -> Figure {
        below.truncate(room.height.saturating_sub(LEAST).into());
        let under = u16::try_from(below.len()).unwrap_or(room.height);
        let mut lines = self.lines(look, Size { height: room.height.saturating_sub(under), ..room });
        lines.extend(below);
        lines
    }

    fn lines(&self, look: &Look, room: Size) -> Figure {
        let area = Rect::new(0, 0, room.width, room.height);
        if area.is_empty() {
            return Vec::new();
        }
        let signs = if room.height < EXPLAINED { Vec::new() } else { self.signs(look, room.width) };
        let head = if room.height < HEADED { 0 } else { 1 + u16::from(room.height >= 2 * EXPLAINED) };
        let foot = u16::try_from(signs.len()).unwrap_or(0);
        let foot = if foot > 0 && room.height >= 2 * EXPLAINED { foot + 1 } else { foot };
        let grid = Rect { y: head, height: room.height.saturating_sub(head + foot), ..area };
        let cells = Cells::new(self, grid);
        let mut buf = Buffer::empty(area);
        if head > 0 {
            let told = self.told(&cells, look, room.width);
            buf.set_line(0, 0, &told, room.width);
        }
        for (place, number) in cells.places() {
            let tile = Tile { rows: self, number, written: cells.written, look };
            tile.draw(place, &mut buf);
        }
        for (number, y) in cells.heads() {
            buf.set_stringn(0, y, number.to_string(), room.width.into(), look.theme.dim);
        }
        let mut lines = lines_of(&buf);
        lines.truncate((room.height - u16::try_from(signs.len()).unwrap_or(0)).into());
        lines.extend(signs);
        lines
    }

    /// The number of numbers in a row, as chosen or as usual.
    fn per_row(&self) -> u64 {
        self.turned.unwrap_or(self.wheel.usual).min(self.wheel.most).max(1)
    }

    /// Says how long the rows are, and if it can't be read from them, where the game is.
    fn told(&self, cells: &Cells, look: &Look, width: u16) -> Line<'static> {
        let rows = say!(look, "figure-wheel-rows", count = cells.per_row);
        let mut told = vec![Span::styled(rows, look.theme.dim)];
        let numbers = [Some(self.walk.now()), self.walk.then];
        if !cells.written || numbers.iter().flatten().any(|number| !cells.shows(*number)) {
            let styles = [look.theme.title, look.theme.taken];
            for ((word, number), style) in times(look).iter().zip(numbers).zip(styles) {
                told.extend(number.map(|number| Span::styled(format!("  {} {number}", word.trim_end()), style)));
            }
        }
        while told.len() > 1 && told.iter().map(Span::width).sum::<usize>() > usize::from(width) {
            told.pop();
        }
        told.into()
    }

    /// Returns who left a number in this game: whether it was the user, or the first of two people.
    fn left_by(&self, number: u64) -> Option<bool> {
        let at = self.walk.trail.iter().skip(1).position(|left| *left == number)?;
        let seat = Seat::to_move(at + self.walk.skipped);
        Some(self.walk.me.map_or(seat == Seat::First, |me| me == seat))
    }

    /// Returns how many games the user won, of how many, after leaving a number.
    fn lived(&self, number: u64) -> [u64; 2] {
        let left = number.to_string();
        self.lived.iter().find(|lived| lived.left == left).map_or([0, 0], |lived| [lived.won, lived.won + lived.lost])
    }

    /// Returns whether an answer to the cursor's move could leave a number.
    fn is_answer(&self, number: u64) -> bool {
        self.walk.answers.iter().any(|(low, high)| (*low..=*high).contains(&number))
    }

    /// Explains the signs on the numbers that are there, in at most two lines.
    fn signs(&self, look: &Look, width: u16) -> Figure {
        let (glyphs, theme, walk) = (look.glyphs(), &look.theme, &self.walk);
        let [now, then] = times(look);
        let moved = walk.skipped + walk.trail.len() - 1;
        let me = walk.me.unwrap_or(Seat::First);
        let has_left = |seat: Seat| moved > 0 && (seat == Seat::First || moved > 1);
        let signs = [
            (true, glyphs.here, theme.title, now),
            (walk.then.is_some(), glyphs.taken, theme.taken, then),
            (!walk.answers.is_empty(), glyphs.shade, theme.text, say!(look, "figure-walk-next")),
            (has_left(me), glyphs.bead, theme.title, walk.who(me, look)),
            (has_left(me.other()), glyphs.unit, theme.title, walk.who(me.other(), look)),
            (!self.lived.is_empty(), "1/2", theme.text, say!(look, "figure-wheel-won")),
        ];
        let mut lines: Figure = vec![Line::default()];
        for (_, sign, style, word) in signs.into_iter().filter(|(is_there, ..)| *is_there) {
            let spans = [Span::styled(sign, style), Span::styled(format!(" {}  ", word.trim_end()), theme.dim)];
            let wide: usize = spans.iter().map(Span::width).sum::<usize>() - 2;
            if lines.last().is_some_and(|line| line.width() > 0 && line.width() + wide > width.into()) {
                lines.push(Line::default());
            }
            if wide <= width.into()
                && let Some(line) = lines.last_mut()
            {
                line.spans.extend(spans);
            }
        }
        for span in lines.iter_mut().filter_map(|line| line.spans.last_mut()) {
            *span = Span::styled(span.content.trim_end().to_owned(), span.style);
        }
        lines.truncate(2);
        lines
    }
}
