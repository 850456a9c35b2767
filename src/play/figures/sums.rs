//! Numbers in lines, with brackets around those that the cursor's move leaves.

use std::ops::RangeInclusive;

use super::{Figure, Look, Span, left, widest, width_of, window};

/// Numbers and what is left of them.
#[derive(Debug, Clone)]
pub struct Sums<'a> {
    /// The name of the numbers.
    pub label: &'a str,
    /// The numbers as they are written.
    pub numbers: &'a [String],
    /// The first and the last number that would be left.
    pub kept: Option<RangeInclusive<usize>>,
    /// The index of a number that is always in sight.
    pub at: usize,
}

impl Sums<'_> {
    /// Draws the numbers in at most this many lines.
    pub fn lines(&self, look: &Look, width: u16, lines: usize) -> Figure {
        let label = width_of(self.label) + 1;
        // A space before a number, and brackets or spaces around it.
        let wide = widest(self.numbers) + 2;
        let per_line = (usize::from(width).saturating_sub(label) / wide.max(1)).max(1);
        let shown = window(self.numbers.len(), self.at, (per_line * lines).max(2));
        let numbers: Vec<Span<'static>> = shown.map(|at| self.number(at, wide, look)).collect();
        let rows = numbers.chunks(per_line).take(lines).zip(std::iter::once(self.label).chain(std::iter::repeat("")));
        let line = |(numbers, name): (&[Span<'static>], &str)| {
            let name = Span::styled(left(name, label), look.theme.dim);
            std::iter::once(name).chain(numbers.iter().cloned()).collect()
        };
        rows.map(line).collect()
    }

    /// Draws a number with the brackets that begin or end at it.
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
