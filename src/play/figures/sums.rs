//! Numbers one after another in lines, with brackets around those that the cursor's move leaves.

use std::ops::RangeInclusive;

use ratatui::text::{Line, Span};

use super::fitting::window;
use crate::look::{Look, align::width_of};

/// Some numbers and what is left of them.
#[derive(Debug, Clone)]
pub struct Sums<'a> {
    /// The name of what they are.
    pub label: &'a str,
    /// The numbers as they are written.
    pub numbers: &'a [String],
    /// The first and the last of those that would be left.
    pub kept: Option<RangeInclusive<usize>>,
    /// The place that is seen whatever else is left out.
    pub at: usize,
}

impl Sums<'_> {
    /// The numbers, in at most so many lines.
    pub fn lines(&self, look: &Look, width: u16, lines: usize) -> Vec<Line<'static>> {
        let label = width_of(self.label) + 1;
        // A space before a number, and brackets or spaces around it.
        let wide = self.numbers.iter().map(|number| width_of(number)).max().unwrap_or(0) + 2;
        let per_line = (usize::from(width).saturating_sub(label) / wide.max(1)).max(1);
        let shown = window(self.numbers.len(), self.at, (per_line * lines).max(2));
        let numbers: Vec<Span<'static>> = shown.map(|at| self.number(at, wide, look)).collect();
        let rows = numbers.chunks(per_line).take(lines).zip(std::iter::once(self.label).chain(std::iter::repeat("")));
        let line = |(numbers, name): (&[Span<'static>], &str)| {
            let name = Span::styled(format!("{name}{}", " ".repeat(label - width_of(name))), look.theme.dim);
            std::iter::once(name).chain(numbers.iter().cloned()).collect()
        };
        rows.map(line).collect()
    }

    /// A number with the brackets that begin or end at it.
    fn number(&self, at: usize, wide: usize, look: &Look) -> Span<'static> {
        let number = self.numbers.get(at).map_or("", String::as_str);
        let kept = self.kept.as_ref();
        let begins = if kept.is_some_and(|kept| *kept.start() == at) { "(" } else { "" };
        let ends = if kept.is_some_and(|kept| *kept.end() == at) { ")" } else { " " };
        let inside = kept.is_none_or(|kept| kept.contains(&at));
        let style = if inside { look.theme.text } else { look.theme.dim };
        Span::styled(format!("{:>wide$}", format!("{begins}{number}{ends}")), style)
    }
}
