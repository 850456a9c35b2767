//! The numbers from 0 to the start of the game in rows, whose length the user turns like a wheel, so that other numbers share a
//! column. The numbers are marked: the current one, that of the cursor's move, those that an answer could leave, those left in this
//! game, and the games won and lost from them earlier.

mod usual;

use zugzwang_engine::Seat;

use super::{Figure, Line, Look, Size, Span, Style, cut, right, say, times, walk::Walk, width_of, wrapped};
use crate::play::board::{Lived, Wheel};
pub use usual::usual;

/// The least height at which the length of the rows is told above them, and that at which the signs are told below them whatever is hidden.
const HEADED: u16 = 5;
const EXPLAINED: u16 = 7;
/// The least height of the rows above what stands below them.
const LEAST: u16 = 6;

/// The most lines of a row: its signs, its numbers, the games won and a blank one.
const HIGHEST: u16 = 4;

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

/// The rows that are shown: their first and their number, the columns and the lines of a cell, the columns in front of a row for its
/// first number, and whether cells have room for their numbers.
#[derive(Debug)]
struct Grid {
    per_row: u64,
    first: u64,
    shown: u16,
    wide: usize,
    high: u16,
    head: usize,
    written: bool,
}

impl Grid {
    fn new(rows: &Rows<'_>, room: Size) -> Self {
        /// The most columns beside a number.
        const AIR: usize = 5;
        let width = usize::from(room.width);
        let per_row = rows.per_row().min(room.width.into());
        let count = usize::try_from(per_row).unwrap_or(width).max(1);
        let digits = rows.start.to_string().len();
        let written = width / count > digits;
        let head = if !written && digits + 1 + 2 * count <= width { digits + 1 } else { 0 };
        let wide = ((width - head) / count).clamp(1, digits + AIR);
        let all = (rows.start / per_row).saturating_add(1);
        let shown = u16::try_from(all).map_or(room.height, |all| all.min(room.height));
        let high =
            if written { (room.height / shown.max(1)).clamp(1, HIGHEST - u16::from(rows.lived.is_empty())) } else { 1 };
        let first = first_row(rows.walk.now() / per_row, shown.into()).min(all - u64::from(shown).min(all));
        Self { per_row, first, shown, wide, high, head, written }
    }

    /// Whether a number is in a row that is shown.
    fn shows(&self, number: u64) -> bool {
        (self.first..self.first.saturating_add(self.shown.into())).contains(&(number / self.per_row))
    }
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
        if room.width == 0 || room.height == 0 {
            return Vec::new();
        }
        let air = u16::from(room.height >= 2 * EXPLAINED);
        let rows = self.start / self.per_row() + 1;
        let fits = |others: u16| rows.saturating_add(others.into()) <= room.height.into();
        let mut signs = self.signs(look, room.width);
        let foot = u16::try_from(signs.len()).unwrap_or(0);
        // Signs that nothing explains say less than rows that are out of sight.
        let explains = room.height >= EXPLAINED || fits(foot);
        let foot = if explains { foot } else { 0 };
        signs.truncate(foot.into());
        let has_head = room.height >= EXPLAINED || (room.height >= HEADED && fits(foot + 1));
        let head = if has_head { 1 + air } else { 0 };
        let grid = Grid::new(self, Size { height: room.height.saturating_sub(head + foot + air), ..room });
        let blank = || std::iter::repeat_n(Line::default(), air.into());
        let told = (head > 0).then(|| self.told(&grid, look, room.width)).into_iter();
        let told = told.chain(blank().take((head > 0).into()));
        let rows = (grid.first..).take(grid.shown.into()).flat_map(|row| self.row(row, &grid, look));
        let mut lines: Figure = told.chain(rows).collect();
        if !signs.is_empty() {
            lines.extend(blank().chain(signs));
        }
        lines
    }

    /// Draws a row: its numbers with a sign before each, or in several lines with the signs above them and the counts below.
    fn row(&self, row: u64, grid: &Grid, look: &Look) -> Figure {
        let first = row.saturating_mul(grid.per_row);
        let numbers = || (first..=self.start).zip(0..grid.per_row).map(|(number, _)| number);
        let line = |told: &dyn Fn(u64) -> String| {
            let head = if grid.head > 0 { format!("{first:<0$}", grid.head) } else { String::new() };
            let cells = numbers().flat_map(|number| {
                // A cell of its own ground has a gap behind it.
                let (told, ground) = (told(number), grid.wide - usize::from(grid.wide > 2 && grid.written));
                let told = right(&told, if width_of(&told) > ground { grid.wide } else { ground });
                let gap = " ".repeat(grid.wide.saturating_sub(width_of(&told)));
                [Span::styled(told, self.style(number, look)), Span::raw(gap)]
            });
            std::iter::once(Span::styled(head, look.theme.dim)).chain(cells).collect::<Line<'static>>()
        };
        let shade = |number: u64| if self.is_answer(number) { look.glyphs().shade } else { "" };
        let above = |number: u64| match (self.marks(number, look).join(""), self.counts(number)) {
            (signs, _) if !signs.is_empty() => signs,
            (_, counts) if grid.high < HIGHEST && !counts.is_empty() => counts,
            _ => shade(number).repeat(grid.wide.saturating_sub(1)),
        };
        let beside = |number: u64| match self.marks(number, look).first().copied().unwrap_or(shade(number)) {
            mark if grid.written => format!("{mark}{number}"),
            "" => look.glyphs().dot.to_owned(),
            mark => mark.to_owned(),
        };
        let written = |number: u64| number.to_string();
        match grid.high {
            1 => vec![line(&beside)],
            2 => vec![line(&above), line(&written)],
            3 => vec![line(&above), line(&written), Line::default()],
            _ => vec![line(&above), line(&written), line(&|number| self.counts(number)), Line::default()],
        }
    }

    /// The signs on a number: now or the cursor's move, and who has left it.
    fn marks(&self, number: u64, look: &Look) -> Vec<&'static str> {
        let glyphs = look.glyphs();
        let here = (self.walk.now() == number).then_some(glyphs.here);
        let then = (self.walk.then == Some(number)).then_some(glyphs.taken);
        let by = self.left_by(number).map(|mine| if mine { glyphs.bead } else { glyphs.unit });
        [here, then, by].into_iter().flatten().collect()
    }

    /// Writes how many games the user won, of those in which they left this number: `2/3`.
    fn counts(&self, number: u64) -> String {
        let left = number.to_string();
        let lived = self.lived.iter().find(|lived| lived.left == left);
        lived.map_or_else(String::new, |lived| format!("{}/{}", lived.won, lived.won + lived.lost))
    }

    /// The style of a number: those that the game has passed are darker than those to come.
    fn style(&self, number: u64, look: &Look) -> Style {
        let (theme, walk) = (&look.theme, &self.walk);
        match number {
            number if number == walk.now() => theme.key,
            number if Some(number) == walk.then => theme.taken.patch(theme.taken_cell),
            number if number > walk.now() => theme.dim.patch(theme.square_dark),
            _ => theme.title.patch(theme.square),
        }
    }

    /// The number of numbers in a row, as chosen or as usual.
    fn per_row(&self) -> u64 {
        self.turned.unwrap_or(self.wheel.usual).min(self.wheel.most).max(1)
    }

    /// Says how long the rows are, and if it can't be read from them, where the game is.
    fn told(&self, grid: &Grid, look: &Look, width: u16) -> Line<'static> {
        let mut told = say!(look, "figure-wheel-rows", count = grid.per_row);
        let numbers = [Some(self.walk.now()), self.walk.then];
        if !grid.written || numbers.iter().flatten().any(|number| !grid.shows(*number)) {
            let told_of = |(word, number): (&String, Option<u64>)| Some(format!("  {} {}", word.trim_end(), number?));
            told.extend(times(look).iter().zip(numbers).filter_map(told_of));
        }
        Line::styled(cut(&told, width.into(), look.glyphs().edge), look.theme.dim)
    }

    /// Returns who left a number in this game: whether it was the user, or the first of two people.
    fn left_by(&self, number: u64) -> Option<bool> {
        let at = self.walk.trail.iter().skip(1).position(|left| *left == number)?;
        let seat = Seat::to_move(at + self.walk.skipped);
        Some(self.walk.me.map_or(seat == Seat::First, |me| me == seat))
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
            (true, glyphs.here, now),
            (walk.then.is_some(), glyphs.taken, then),
            (!walk.answers.is_empty(), glyphs.shade, say!(look, "figure-walk-next")),
            (has_left(me), glyphs.bead, walk.who(me, look)),
            (has_left(me.other()), glyphs.unit, walk.who(me.other(), look)),
            (!self.lived.is_empty(), "1/2", say!(look, "figure-wheel-won")),
        ];
        // A sign stays beside its word.
        let told = signs
            .into_iter()
            .filter(|(is_there, ..)| *is_there)
            .map(|(_, sign, word)| format!("{sign} {}", word.trim_end()));
        let told = told.map(|told| told.replace(' ', "\u{a0}")).collect::<Vec<_>>().join("  ");
        let lines = wrapped(&told, theme.dim, width).into_iter().take(2);
        lines.map(|line| Line::styled(line.to_string().replace('\u{a0}', " "), theme.dim)).collect()
    }
}

/// Returns the first of so many rows that are shown, with this row among the last ones. It stays the same for several rows, so
/// that few moves change what is shown.
const fn first_row(row: u64, shown: u64) -> u64 {
    let step = if shown < 3 { 1 } else { shown / 3 };
    ((row / step).saturating_add(1)).saturating_mul(step).saturating_sub(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_row_is_always_among_those_shown() {
        for shown in 1..40 {
            for row in (0..200).chain([u64::MAX / 30]) {
                let first = first_row(row, shown);
                assert!((first..first + shown).contains(&row), "{row} in {shown} from {first}");
            }
        }
    }
}
