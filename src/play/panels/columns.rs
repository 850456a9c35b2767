//! Numbers in binary, one a row, their digits in columns: the picture that nim and its relatives share.

use ratatui::{
    style::Style,
    text::{Line, Span},
};

use super::{times::times, width_of};
use crate::{look::Look, say};

/// The widest distance between two columns.
const WIDEST: usize = 6;

/// Where digits stand, and how rows are named.
#[derive(Debug, Clone, Copy)]
pub(super) struct Columns {
    /// Columns of a row's name.
    name: usize,
    /// A row is named by its value; where that would push digits out of sight, by its number.
    by_number: bool,
    gap: usize,
    /// The columns shown: the highest, and how many from there down.
    high: u32,
    shown: usize,
    /// Whether columns are left out above and below.
    cut: (bool, bool),
}

impl Columns {
    /// Columns for these rows within `width`; `label` is the longest name of a row that is no number. Where not all fit, those from the highest of `important` down are shown.
    pub(super) fn new(rows: &[u64], important: u64, label: &str, look: &Look, width: u16) -> Self {
        let all = rows.iter().map(|n| u64::BITS - n.leading_zeros()).max().unwrap_or(0).max(1);
        let count = usize::try_from(all).unwrap_or(64);
        let digits = rows.iter().max().map_or(1, |row| row.to_string().len());
        let label = width_of(label).saturating_sub(POINTER);
        let mark = width_of(&times(look)[0]) - POINTER;
        let (value, number) = ((digits + mark).max(label), label.max(3));
        let by_number = POINTER + value + MARGIN + count > usize::from(width);
        let name = if by_number { number } else { value };
        let room = usize::from(width).saturating_sub(POINTER + name + MARGIN);
        let gap = (room / count).clamp(1, WIDEST);
        let shown = count.min(room.max(1));
        let least = u32::try_from(shown).unwrap_or(all);
        // One column above the highest that matters shows that nothing does up there.
        let wanted = if important == 0 { all } else { (u64::BITS - important.leading_zeros() + 1).min(all) };
        let high = wanted.max(least);
        Self { name, by_number, gap, high, shown, cut: (high < all, high > least) }
    }

    /// The name of a row: its value or its number.
    pub(super) fn name(&self, row: usize, value: u64) -> String {
        if self.by_number { format!("#{}", row + 1) } else { value.to_string() }
    }

    /// The weights of the columns shown, highest first.
    pub(super) fn weights(&self) -> impl Iterator<Item = u64> {
        (0..self.high).rev().take(self.shown).map(|bit| 1 << bit)
    }

    /// The columns' weights above their columns where they fit, else the powers of two between which they lie.
    pub(super) fn header(&self, look: &Look) -> Line<'static> {
        self.header_named("", look)
    }

    /// The header with a word over the names of the rows, where the columns' weights fit.
    pub(super) fn header_named(&self, name: &str, look: &Look) -> Line<'static> {
        let dim = look.theme.dim;
        let widest = self.weights().next().map_or(0, |weight| weight.to_string().len());
        if widest < self.gap {
            return self.marks(look, ("", name), dim, |weight| (weight.to_string(), dim));
        }
        let low = self.high - u32::try_from(self.shown).unwrap_or(self.high);
        Line::styled(say!(look, "why-columns-range", high = u64::from(self.high - 1), low = u64::from(low)), dim)
    }

    /// A row with its digits; that of the move under the cursor is marked.
    pub(super) fn row(&self, look: &Look, name: &str, value: u64, chosen: bool) -> Line<'static> {
        let (pointer, style) = if chosen { (look.glyphs().pointer, look.theme.title) } else { ("", look.theme.text) };
        self.digits(look, (pointer, name), value, style, |_| style)
    }

    /// A row's name and value now and as a move would leave it.
    pub(super) fn change(&self, look: &Look, before: (&str, u64), after: (&str, u64)) -> [Line<'static>; 2] {
        let [now, then] = times(look);
        [(now, before, after), (then, after, before)]
            .map(|(mark, (name, value), (_, other))| self.changed(look, (mark.trim_end(), name), value, other))
    }

    /// A row of a move, with the digits marked that are others than those of `other`.
    pub(super) fn changed(&self, look: &Look, label: (&str, &str), value: u64, other: u64) -> Line<'static> {
        let theme = &look.theme;
        self.digits(look, label, value, theme.text, |weight| {
            if (value ^ other) & weight == 0 { theme.text } else { theme.taken }
        })
    }

    /// A cross under each column that is odd in the sum.
    pub(super) fn crosses(&self, look: &Look, sum: u64) -> Line<'static> {
        let cross = look.glyphs().cross;
        self.marks(look, ("", ""), look.theme.dim, |weight| {
            (if sum & weight == 0 { " " } else { cross }.to_owned(), look.theme.cross)
        })
    }

    /// The crosses that stand after a move, or that none does.
    pub(super) fn standing(&self, look: &Look, sum: u64) -> Line<'static> {
        if sum == 0 { beside(&say!(look, "why-no-cross"), look) } else { self.crosses(look, sum) }
    }

    /// A number's digits; `style` is asked for each column.
    pub(super) fn digits(
        &self,
        look: &Look,
        label: (&str, &str),
        value: u64,
        named: Style,
        style: impl Fn(u64) -> Style,
    ) -> Line<'static> {
        self.marks(look, label, named, |weight| (if value & weight == 0 { "0" } else { "1" }.to_owned(), style(weight)))
    }

    /// A mark in each column, behind a pointer and a name.
    pub(super) fn marks(
        &self,
        look: &Look,
        label: (&str, &str),
        named: Style,
        mark: impl Fn(u64) -> (String, Style),
    ) -> Line<'static> {
        let ellipsis = |cut: bool| Span::styled(if cut { look.glyphs().edge } else { " " }, look.theme.dim);
        let (pointer, name) = label;
        // A word such as `then` is wider than a pointer and takes columns of the name, which has them to spare.
        let pad = (POINTER + self.name).saturating_sub(width_of(pointer) + width_of(name));
        let label = format!("{pointer}{}{name} ", " ".repeat(pad));
        let mut spans = vec![Span::styled(label, named), ellipsis(self.cut.0)];
        for weight in self.weights() {
            let (text, style) = mark(weight);
            let pad = self.gap.saturating_sub(width_of(&text));
            spans.push(Span::raw(" ".repeat(pad)));
            spans.push(Span::styled(text, style));
        }
        if self.cut.1 {
            spans.push(ellipsis(true));
        }
        Line::from(spans)
    }
}

/// Words in the place of the crosses.
pub(super) fn beside(words: &str, look: &Look) -> Line<'static> {
    Line::styled(format!("      {words}"), look.theme.dim)
}

/// Columns of the pointer before a row.
const POINTER: usize = 2;
/// Columns beside the name and the digits: a space and an ellipsis on either side.
const MARGIN: usize = 3;
