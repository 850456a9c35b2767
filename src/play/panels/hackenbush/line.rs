//! The number line: each stalk is a step from where the last one ended, to the right for Blue and to the left for Red.

use std::ops::Range;

use zugzwang_engine::theory::hackenbush::{Hackenbush, Number, StalkFigure, steps};

use super::{Figure, Line, Look, Span, Wording, align, mixed, say, widest, width_of};
use crate::{
    play::panels::placed,
    words::halves::{added, readable},
};
use ratatui::style::Style;

/// The columns of one move, the most first.
const COLUMNS: [u64; 8] = [32, 24, 16, 12, 8, 4, 2, 1];
/// The most columns of an equation beside the line.
const LONGEST: usize = 24;
/// The lines of the axis.
const AXIS: usize = 3;

/// The scale of the line, and the columns beside it.
pub(super) struct Scale<'a> {
    look: &'a Look,
    /// Columns of the names before the line.
    names: usize,
    /// The whole numbers at its ends.
    ends: (i64, i64),
    /// The columns of one move; 0 if the line does not fit.
    one: u64,
    /// The columns of the panel.
    width: usize,
}

impl<'a> Scale<'a> {
    /// Makes the scale for all stalks in a row and for the sum after the cursor's move.
    pub(super) fn new(why: &Hackenbush, after: Option<&Hackenbush>, look: &'a Look, width: u16) -> Self {
        let words = [say!(look, "why-hackenbush-sum"), say!(look, "why-time-then")];
        let names = widest(words).max(2) + 1;
        // Both sides of 0 are in sight.
        let marks = starts(why).chain(after.map(|after| after.number)).chain([Number::ONE, -Number::ONE]);
        let equations = why.stalks.iter().filter(|stalk| stalk.nimber == 0 && !stalk.pieces.0.is_empty());
        let behind = widest(equations.map(|stalk| equation(stalk, LONGEST, look)));
        Self::of(marks, names, behind, look, width)
    }

    /// Makes the scale with the longest line beside which there is room for so many columns; if that line is short, room for a
    /// value is enough.
    fn of(marks: impl Iterator<Item = Number>, names: usize, behind: usize, look: &'a Look, width: u16) -> Self {
        /// The fewest columns behind the line, for a value.
        const VALUE: usize = 8;
        /// The columns of one move below which a line counts as short.
        const SHORT: u64 = 4;
        let (mut low, mut high) = (0, 1);
        for mark in marks {
            low = low.min(mark.columns(1));
            high = high.max(-(-mark).columns(1));
        }
        let moves = usize::try_from(high - low).unwrap_or(usize::MAX);
        let longest = |behind: usize| {
            let wide = usize::from(width).saturating_sub(names + behind + 2);
            let fits = |one: &u64| usize::try_from(*one).is_ok_and(|one| moves.saturating_mul(one) < wide);
            COLUMNS.into_iter().find(fits).unwrap_or(0)
        };
        let one = longest(behind.max(VALUE));
        let one = if one < SHORT { longest(VALUE) } else { one };
        Self { look, names, ends: (low, high), one, width: width.into() }
    }

    /// The column of a number, from the left end of the line.
    fn column(&self, number: Number) -> usize {
        let one = i64::try_from(self.one).unwrap_or(0);
        usize::try_from(number.columns(self.one) - self.ends.0 * one).unwrap_or(0)
    }

    fn wide(&self) -> usize {
        let moves = usize::try_from(self.ends.1 - self.ends.0).unwrap_or(0);
        moves * usize::try_from(self.one).unwrap_or(0) + 1
    }

    /// Draws the stalks in at most so many lines, or in a few more if these are too few, with the `subject` in sight; stalks that are
    /// left out are counted.
    pub(super) fn figure(&self, why: &Hackenbush, subject: Option<usize>, most: usize) -> Figure {
        /// The fewest stalks drawn, if there are so many.
        const FEWEST: usize = 4;
        let most = most.saturating_sub(1);
        let spare = most.saturating_sub(why.stalks.len());
        // The numbers of the line are the last to go.
        let mut lines = self.axis().split_off(AXIS.saturating_sub(spare.max(1)).min(self.axis().len()));
        let room = most.saturating_sub(lines.len()).max(FEWEST);
        let shown = window(why.stalks.len(), subject.unwrap_or(0), room);
        let hidden = why.stalks.len() - shown.len();
        let starts: Vec<Number> = starts(why).collect();
        for at in shown {
            if let Some((stalk, from)) = why.stalks.get(at).zip(starts.get(at)) {
                lines.push(self.stalk(at + 1, stalk, *from));
            }
        }
        if hidden > 0 {
            // Before the line and not on it, where a number would be a place.
            let text = format!("{} {}", self.look.glyphs().more, say!(self.look, "why-hackenbush-more", hidden));
            lines.push(Line::styled(align::cut(&text, self.width, self.look.glyphs().edge), self.look.theme.dim));
        }
        lines.extend(self.sum(why, &say!(self.look, "why-hackenbush-sum"), self.look.theme.title));
        lines
    }

    /// Draws whose side is where, the line with a tick at each whole number, and the numbers; nothing if the line does not fit.
    fn axis(&self) -> Figure {
        let (look, theme) = (self.look, &self.look.theme);
        if self.one == 0 {
            return Figure::new();
        }
        let indented = |mut line: Line<'static>| {
            line.spans.insert(0, Span::raw(" ".repeat(self.names)));
            line
        };
        let one = usize::try_from(self.one).unwrap_or(1);
        let (wide, room) = (self.wide(), self.width.saturating_sub(self.names));
        let zero = self.column(Number::ZERO);
        let [red, blue] = [say!(look, "why-hackenbush-red-side"), say!(look, "why-hackenbush-blue-side")];
        // Each side has its name if that fits.
        let red = (width_of(&red) < zero).then_some((0, Span::styled(red, theme.red)));
        let sides = placed(red.into_iter().chain([(zero + 1, Span::styled(blue, theme.blue))]), 1, room);
        let whole = |at: usize| (self.ends.0 + i64::try_from(at).unwrap_or(0), at * one);
        let count = wide / one;
        let labels =
            (0..=count).map(whole).map(|(number, at)| (at, mixed(Number::new(number, 0).unwrap_or_default(), look)));
        let ticks: String = (0..wide)
            .map(|at| match (at == zero, at % one == 0) {
                (true, _) => look.glyphs().goal,
                (_, true) => look.glyphs().tick,
                _ => look.glyphs().line,
            })
            .collect();
        let ticks = Line::styled(ticks, theme.dim);
        [sides, ticks, placed(labels, 1, room).style(theme.dim)].into_iter().map(indented).collect()
    }

    /// Draws a stalk as a step from a number to the next.
    fn stalk(&self, number: usize, stalk: &StalkFigure, from: Number) -> Line<'static> {
        let theme = &self.look.theme;
        let mut line = Line::styled(align::left(&number.to_string(), self.names), theme.text);
        if self.one > 0 {
            line.extend(self.step(from, from + stalk.number));
        }
        let room = self.width.saturating_sub(line.width() + 1);
        let text = match (stalk.pieces.0.len(), stalk.nimber) {
            (0, _) => say!(self.look, "why-hackenbush-gone"),
            (_, 0) => equation(stalk, room.min(LONGEST), self.look),
            (_, nimber) => say!(self.look, "why-hackenbush-nimber", nimber),
        };
        line.push_span(Span::styled(format!(" {}", align::cut(&text, room, self.look.glyphs().edge)), theme.text));
        line
    }

    /// Draws an arrow between two numbers, padded to the width of the line.
    fn step(&self, from: Number, to: Number) -> [Span<'static>; 3] {
        let (glyphs, theme) = (self.look.glyphs(), &self.look.theme);
        let (start, end) = (self.column(from), self.column(to));
        let (left, right) = (start.min(end), start.max(end));
        let [forward, back] = glyphs.rams;
        let line = glyphs.line.repeat((right - left).saturating_sub(1));
        let (arrow, style) = match (to > from, to < from, start == end) {
            (false, false, _) => (glyphs.dot.to_owned(), theme.dim),
            (true, _, true) => (forward.to_owned(), theme.blue),
            (_, true, true) => (back.to_owned(), theme.red),
            (true, ..) => (format!("{}{line}{forward}", glyphs.tick), theme.blue),
            _ => (format!("{back}{line}{}", glyphs.tick), theme.red),
        };
        let pad = self.wide().saturating_sub(right + 1);
        [Span::raw(" ".repeat(left)), Span::styled(arrow, style), Span::raw(" ".repeat(pad))]
    }

    /// Draws the place of the sum; `None` if there is no line and no room for words.
    pub(super) fn sum(&self, why: &Hackenbush, name: &str, style: Style) -> Option<Line<'static>> {
        let look = self.look;
        let at = if self.one > 0 { self.column(why.number) } else { 0 };
        let mark = if self.one > 0 { look.glyphs().bead } else { "" };
        let pad = if self.one > 0 { self.wide().saturating_sub(at + 1) } else { 0 };
        let line = format!("{}{}{mark}{}", align::left(name, self.names), " ".repeat(at), " ".repeat(pad));
        let room = self.width.saturating_sub(width_of(&line) + 1);
        let value = fitting(why.number, room, look);
        let value = if why.nimber > 0 && look.wording == Wording::Notation {
            format!("{value}, *{}", why.nimber)
        } else {
            value
        };
        let value = align::cut(&value, room, look.glyphs().edge);
        (room > 0).then(|| Line::styled(format!("{line} {value}"), style))
    }
}

/// The number at which the step of each stalk begins, and where the last one ends.
fn starts(why: &Hackenbush) -> impl Iterator<Item = Number> + '_ {
    let ends = why.stalks.iter().scan(Number::ZERO, |sum, stalk| {
        *sum = *sum + stalk.number;
        Some(*sum)
    });
    std::iter::once(Number::ZERO).chain(ends)
}

/// A stalk's value as the sum of its pieces if that is short enough: `1 − ½ = ½`; otherwise the value alone.
fn equation(stalk: &StalkFigure, room: usize, look: &Look) -> String {
    let numbers: Vec<Number> = steps(&stalk.pieces.0).collect();
    let value = fitting(stalk.number, room, look);
    if numbers.len() == 1 {
        return value;
    }
    let whole = format!("{} = {value}", added(&numbers, look));
    if width_of(&whole) <= room { whole } else { value }
}

/// Returns a number exactly if that fits, and otherwise rounded.
fn fitting(number: Number, room: usize, look: &Look) -> String {
    let exact = mixed(number, look);
    if width_of(&exact) <= room { exact } else { readable(number, look) }
}

/// The range of rows around one of them that fit, with a line left to count the others.
fn window(count: usize, at: usize, room: usize) -> Range<usize> {
    if count <= room {
        return 0..count;
    }
    let shown = room.saturating_sub(1).max(1);
    let first = at.saturating_sub(shown / 2).min(count - shown);
    first..first + shown
}
