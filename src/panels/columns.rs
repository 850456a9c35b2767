//! Numbers in binary, one a row, their digits in columns: the picture that nim and its relatives share.

use ratatui::{
    style::Style,
    text::{Line, Span},
};

use super::width_of;
use crate::look::Look;

/// The widest distance between two columns.
const WIDEST: usize = 4;

/// Where digits stand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Columns {
    label: usize,
    gap: usize,
    /// The columns shown: the highest, and how many from there down.
    high: u32,
    shown: usize,
    /// Whether columns are left out above and below.
    cut: (bool, bool),
}

impl Columns {
    /// Columns for these numbers within `width`. Where not all fit, those from the highest of `important` down are shown.
    pub(super) fn new(numbers: &[u64], label: usize, important: u64, width: u16) -> Self {
        let all = numbers.iter().map(|n| u64::BITS - n.leading_zeros()).max().unwrap_or(0).max(1);
        let count = usize::try_from(all).unwrap_or(64);
        let room = usize::from(width).saturating_sub(label + MARGIN);
        let gap = (room / count).clamp(1, WIDEST);
        let shown = count.min(room.max(1));
        let lowest = all - u32::try_from(shown).unwrap_or(all);
        // One column above the highest that matters shows that nothing does up there.
        let wanted = if important == 0 { all } else { (u64::BITS - important.leading_zeros() + 1).min(all) };
        let high = wanted.max(all - lowest);
        let cut = (high < all, high > u32::try_from(shown).unwrap_or(all));
        Self { label, gap, high, shown, cut }
    }

    /// The weights of the columns shown, highest first.
    pub(super) fn weights(&self) -> impl Iterator<Item = u64> {
        (0..self.high).rev().take(self.shown).map(|bit| 1 << bit)
    }

    /// The row of the columns' weights, where they fit above their columns.
    pub(super) fn header(&self, look: &Look) -> Option<Line<'static>> {
        let widest = self.weights().next().map_or(0, |weight| weight.to_string().len());
        (widest < self.gap).then(|| self.marks(look, "", look.theme.dim, |weight| (weight.to_string(), look.theme.dim)))
    }

    /// The powers of two between which the columns lie, where they have no header.
    pub(super) fn range(&self) -> (u32, u32) {
        (self.high - 1, self.high - u32::try_from(self.shown).unwrap_or(self.high))
    }

    /// A number's digits; `style` is asked for each column.
    pub(super) fn row(
        &self,
        look: &Look,
        label: &str,
        value: u64,
        named: Style,
        style: impl Fn(u64) -> Style,
    ) -> Line<'static> {
        self.marks(look, label, named, |weight| (if value & weight == 0 { "0" } else { "1" }.to_owned(), style(weight)))
    }

    /// A mark in each column.
    pub(super) fn marks(
        &self,
        look: &Look,
        label: &str,
        named: Style,
        mark: impl Fn(u64) -> (String, Style),
    ) -> Line<'static> {
        let more = look.glyphs().more;
        let ellipsis = |cut: bool| {
            Span::styled(if cut { more.chars().take(1).collect() } else { String::from(" ") }, look.theme.dim)
        };
        let mut spans =
            vec![Span::styled(format!("{label:>width$} ", width = self.label), named), ellipsis(self.cut.0)];
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

/// Columns beside the label and the digits: a space and an ellipsis on either side.
const MARGIN: usize = 3;
