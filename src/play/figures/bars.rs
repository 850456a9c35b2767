//! Amounts as bars, unit by unit if they fit: now, and as the cursor's move would leave them.

use super::{
    Figure, Line, Look, Size, Span, Style, airy, last_fitting, left, left_out, rule, times, widest, width_of, window,
};
use crate::look::glyphs::GlyphSet;

/// A bar: its name and its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// The name of what it measures.
    pub label: String,
    /// Its parts from left to right.
    pub parts: Vec<u64>,
}

impl Bar {
    /// Makes a bar of one part.
    pub fn new(label: impl Into<String>, size: u64) -> Self {
        Self { label: label.into(), parts: vec![size] }
    }

    fn size(&self) -> u64 {
        self.parts.iter().fold(0, |sum, part| sum.saturating_add(*part))
    }

    /// Returns the bar as one part if it has more than can be told apart.
    fn told_apart(&self) -> Self {
        const MOST: usize = 9;
        let parts = if self.parts.len() > MOST { vec![self.size()] } else { self.parts.clone() };
        Self { label: self.label.clone(), parts }
    }

    /// Returns the parts in digits: `13+1`.
    fn written(&self) -> String {
        /// The longest sum that is written out; a longer one is written as its total.
        const LONGEST: usize = 18;
        let written = self.parts.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
        if written.len() > LONGEST { self.size().to_string() } else { written }
    }
}

/// The bars of a position, and those that a move would leave.
#[derive(Debug, Clone, Copy)]
pub struct Bars<'a> {
    /// As they are now.
    pub now: &'a [Bar],
    /// As they would be.
    pub then: Option<&'a [Bar]>,
}

/// The scale of several bars.
struct Scale {
    label: usize,
    /// The number of signs of the longest bar.
    signs: u64,
    longest: u64,
    /// The columns of a unit, with the gap behind it if it has one.
    wide: usize,
    /// The lines of a bar; of several, the last one is free.
    high: u16,
}

impl Scale {
    fn signs(&self, part: u64) -> usize {
        if part == 0 || self.longest == 0 {
            return 0;
        }
        let scaled = u128::from(part) * u128::from(self.signs) / u128::from(self.longest);
        usize::try_from(scaled).unwrap_or(0).max(1)
    }

    /// Draws a bar with its name and its amount, in as many lines as it is high.
    fn lines(&self, bar: &Bar, style: Style, look: &Look) -> Figure {
        if self.high < 2 {
            return vec![self.line(bar, bar.label.as_str(), true, style, look)];
        }
        let middle = (self.high - 2) / 2;
        let line = |row: u16| {
            let is_middle = row == middle;
            self.line(bar, if is_middle { bar.label.as_str() } else { "" }, is_middle, style, look)
        };
        (0..self.high - 1).map(line).chain([Line::default()]).collect()
    }

    fn line(&self, bar: &Bar, label: &str, is_written: bool, style: Style, look: &Look) -> Line<'static> {
        let gap = if self.wide > 1 { " " } else { "" };
        let sign = if self.high < 2 { look.glyphs().unit } else { look.glyphs().halves[3] };
        let unit = format!("{}{gap}", sign.repeat(self.wide.saturating_sub(1).max(1)));
        let stick = format!("{}{gap}", look.glyphs().sticks[0]);
        let mut line = Line::from(Span::styled(format!("{} ", left(label, self.label)), look.theme.dim));
        for (at, part) in bar.parts.iter().enumerate().filter(|(_, part)| **part > 0) {
            if at > 0 {
                line.push_span(Span::styled(stick.clone(), look.theme.dim));
            }
            line.push_span(Span::styled(unit.repeat(self.signs(*part)), style));
        }
        if is_written {
            line.push_span(Span::styled(format!(" {}", bar.written()), look.theme.text));
        }
        line
    }
}

impl Bars<'_> {
    fn scale(&self, width: u16, high: u16) -> Scale {
        /// The most columns of a unit of a high bar.
        const WIDEST: u64 = 7;
        let all = || self.now.iter().chain(self.then.into_iter().flatten());
        let label = widest(all().map(|bar| &bar.label));
        let written = all().map(|bar| bar.written().len() + 2 * bar.parts.len()).max().unwrap_or(0);
        let room = usize::from(width).saturating_sub(label + written + 2).max(1);
        let longest = all().map(Bar::size).max().unwrap_or(0);
        let room = u64::try_from(room).unwrap_or(1);
        // Units have gaps if these fit.
        let wide = room.checked_div(longest).unwrap_or(1).clamp(1, if high < 2 { 2 } else { WIDEST });
        let wide = usize::try_from(wide).unwrap_or(1);
        Scale { label, signs: longest.min(room), longest, wide, high }
    }

    /// Draws the figure.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        let apart = |bars: &[Bar]| bars.iter().map(Bar::told_apart).collect::<Vec<Bar>>();
        let (now, then) = (apart(self.now), self.then.map(apart));
        Bars { now: &now, then: then.as_deref() }.drawn(look, room)
    }

    fn drawn(&self, look: &Look, room: Size) -> Figure {
        /// The lines beside the bars: a word above each half, and a rule between them.
        const HEADS: usize = 3;
        let words = times(look);
        let head = |word: &str| Line::styled(word.trim_end().to_owned(), look.theme.dim);
        let height = usize::from(room.height);
        let is_changed = |at: usize, bar: &Bar| self.now.get(at) != Some(bar);
        let all = self.then.unwrap_or_default().iter().enumerate();
        // If not everything fits twice, unchanged bars are drawn only once.
        let all_fit = 2 * self.now.len() + HEADS <= height;
        let then: Vec<(usize, &Bar)> = all.filter(|(at, bar)| all_fit || is_changed(*at, bar)).collect();
        let at = then.iter().find(|(at, bar)| is_changed(*at, bar)).map_or(0, |(at, _)| *at);
        let shown = window(self.now.len(), at, height.saturating_sub(HEADS + then.len()));
        let hidden = self.now.len() - shown.len();
        let count = self.now.len() + self.then.map_or(0, <[Bar]>::len);
        let scale = self.scale(room.width, if all_fit { high(count, height.saturating_sub(HEADS), look) } else { 1 });
        let now = if scale.high < 2 { look.theme.title } else { look.theme.bead };
        let mut lines = vec![head(&words[0])];
        lines.extend(self.now[shown].iter().flat_map(|bar| scale.lines(bar, now, look)));
        lines.extend(left_out(hidden, 0, look));
        if self.then.is_some() {
            lines.extend([rule(room.width, look), head(&words[1])]);
            let style = |at, bar| if is_changed(at, bar) { look.theme.taken } else { look.theme.dim };
            lines.extend(then.into_iter().flat_map(|(at, bar)| scale.lines(bar, style(at, bar), look)));
        }
        if scale.high < 2 { airy(lines, room.height) } else { lines }
    }
}

/// Returns the lines of each of so many bars that fill a room, with a free one; one if the room is low or has no blocks.
fn high(count: usize, room: usize, look: &Look) -> u16 {
    /// The fewest and the most lines.
    const LINES: [usize; 2] = [3, 11];
    let high = room.checked_div(count).unwrap_or(1).min(LINES[1]);
    if high < LINES[0] || look.glyph_set() == GlyphSet::Ascii { 1 } else { u16::try_from(high).unwrap_or(1) }
}

/// Lists what was left so far, the latest last, as much as fits into a line.
pub fn landed(label: &str, landings: impl Iterator<Item = String>, look: &Look, width: u16) -> Option<Line<'static>> {
    let landings: Vec<String> = landings.map(|landing| format!("{landing} ")).collect();
    let room = usize::from(width).saturating_sub(width_of(label) + 1);
    let said = last_fitting(&landings, room, |landing| width_of(landing)).concat();
    let label = Span::styled(format!("{label} "), look.theme.dim);
    (!said.is_empty()).then(|| Line::from(vec![label, Span::styled(said, look.theme.text)]))
}
