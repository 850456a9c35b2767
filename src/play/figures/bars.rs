//! Amounts as bars, unit by unit where they fit: now, and as the cursor's move would leave them.

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};

use super::{
    columns::rule,
    fitting::{airy, left_out, window},
};
use crate::{
    look::{
        Look,
        align::{left, width_of},
    },
    play::panels::times::times,
};

/// A bar: its name, and the parts that it is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// The name of what it measures.
    pub label: String,
    /// Its parts, one behind the other.
    pub parts: Vec<u64>,
}

impl Bar {
    /// A bar in one part.
    pub fn new(label: impl Into<String>, size: u64) -> Self {
        Self { label: label.into(), parts: vec![size] }
    }

    fn size(&self) -> u64 {
        self.parts.iter().fold(0, |sum, part| sum.saturating_add(*part))
    }

    /// The same in one part where it has more than can be told apart.
    fn told_apart(&self) -> Self {
        const MOST: usize = 9;
        let parts = if self.parts.len() > MOST { vec![self.size()] } else { self.parts.clone() };
        Self { label: self.label.clone(), parts }
    }

    /// The parts as they are written: `13+1`.
    fn written(&self) -> String {
        /// The most signs of parts that are written out; what is longer is written as its sum.
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

/// The lines beside the bars: a word above each half, and a rule between them.
const HEADS: usize = 3;

/// The scale of bars that are drawn side by side.
struct Scale {
    label: usize,
    /// The number of signs that the longest bar has.
    signs: u64,
    longest: u64,
    /// `true` where units stand apart.
    apart: bool,
}

impl Scale {
    /// Returns the number of signs that a part has.
    fn signs(&self, part: u64) -> usize {
        if part == 0 || self.longest == 0 {
            return 0;
        }
        let scaled = u128::from(part) * u128::from(self.signs) / u128::from(self.longest);
        usize::try_from(scaled).unwrap_or(0).max(1)
    }

    fn line(&self, bar: &Bar, style: Style, look: &Look) -> Line<'static> {
        let label = Span::styled(format!("{} ", left(&bar.label, self.label)), look.theme.dim);
        let unit = format!("{}{}", look.glyphs().unit, if self.apart { " " } else { "" });
        let mut spans = vec![label];
        for (at, part) in bar.parts.iter().enumerate().filter(|(_, part)| **part > 0) {
            if at > 0 {
                spans.push(Span::styled(
                    format!("{}{}", look.glyphs().sticks[0], if self.apart { " " } else { "" }),
                    look.theme.dim,
                ));
            }
            spans.push(Span::styled(unit.repeat(self.signs(*part)), style));
        }
        spans.push(Span::styled(format!(" {}", bar.written()), look.theme.text));
        Line::from(spans)
    }
}

impl Bars<'_> {
    fn scale(&self, width: u16) -> Scale {
        let all = || self.now.iter().chain(self.then.into_iter().flatten());
        let label = all().map(|bar| width_of(&bar.label)).max().unwrap_or(0);
        let written = all().map(|bar| bar.written().len() + 2 * bar.parts.len()).max().unwrap_or(0);
        let room = usize::from(width).saturating_sub(label + written + 2).max(1);
        let longest = all().map(Bar::size).max().unwrap_or(0);
        let room = u64::try_from(room).unwrap_or(1);
        // Unit by unit, apart where there is room for that.
        Scale { label, signs: longest.min(room), longest, apart: longest <= room / 2 }
    }

    /// The figure.
    pub fn lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let apart = |bars: &[Bar]| bars.iter().map(Bar::told_apart).collect::<Vec<Bar>>();
        let (now, then) = (apart(self.now), self.then.map(apart));
        Bars { now: &now, then: then.as_deref() }.drawn(look, room)
    }

    fn drawn(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let scale = self.scale(room.width);
        let words = times(look);
        let head = |word: &str| Line::styled(word.trim_end().to_owned(), look.theme.dim);
        let height = usize::from(room.height);
        let is_changed = |at: usize, bar: &Bar| self.now.get(at) != Some(bar);
        let all = self.then.unwrap_or_default().iter().enumerate();
        // Where not all fit twice, those that stay as they are stand only once.
        let all_fit = 2 * self.now.len() + HEADS <= height;
        let then: Vec<(usize, &Bar)> = all.filter(|(at, bar)| all_fit || is_changed(*at, bar)).collect();
        let at = then.iter().find(|(at, bar)| is_changed(*at, bar)).map_or(0, |(at, _)| *at);
        let shown = window(self.now.len(), at, height.saturating_sub(HEADS + then.len()));
        let hidden = self.now.len() - shown.len();
        let mut lines = vec![head(&words[0])];
        lines.extend(self.now[shown].iter().map(|bar| scale.line(bar, look.theme.title, look)));
        lines.extend(left_out(hidden, 0, look));
        if self.then.is_some() {
            lines.extend([rule(room.width, look), head(&words[1])]);
            let style = |at, bar| if is_changed(at, bar) { look.theme.taken } else { look.theme.dim };
            lines.extend(then.into_iter().map(|(at, bar)| scale.line(bar, style(at, bar), look)));
        }
        airy(lines, room.height)
    }
}

/// Lists what was left so far, the latest last, as much as fits a line.
pub fn landed(label: &str, landings: impl Iterator<Item = String>, look: &Look, width: u16) -> Option<Line<'static>> {
    let mut said = String::new();
    let mut landings: Vec<String> = landings.collect();
    let room = usize::from(width).saturating_sub(width_of(label) + 1);
    while let Some(landing) = landings.pop() {
        let longer = format!("{landing} {said}");
        if width_of(&longer) > room {
            break;
        }
        said = longer;
    }
    let told = [Span::styled(format!("{label} "), look.theme.dim), Span::styled(said.clone(), look.theme.text)];
    (!said.is_empty()).then(|| Line::from(told.to_vec()))
}
