//! Numbers in binary, one a row, their digits in columns: the picture that nim and its relatives share. The ones are chips.

mod air;

pub(in crate::play) use air::Air;
use ratatui::{
    style::Style,
    text::{Line, Span},
};

use super::{times::times, width_of};
use crate::{
    look::{Look, glyphs::GlyphSet, wording::Wording},
    say,
};

/// The widest distance between two columns, and that in a wide panel.
const WIDEST: [usize; 2] = [10, 14];
/// From so many columns on a panel is wide.
const WIDE: u16 = 60;

/// The places of digits, and the way in which rows are named.
#[derive(Debug, Clone, Copy)]
pub(in crate::play) struct Columns {
    /// Columns of a row's name.
    name: usize,
    /// A row is named by its value; where that would push digits out of sight, by its number.
    by_number: bool,
    gap: usize,
    /// The columns shown: the highest, and how many from there down.
    high: u32,
    shown: usize,
    /// `true` where columns are left out, above and below.
    cut: (bool, bool),
    /// The columns that are odd, or otherwise not what they should be; `None` before that is told.
    odd: Option<u64>,
}

impl Columns {
    /// Columns for these rows within `width`; `label` is the longest name of a row that is no number. Where not all fit, those from the highest of `important` down are shown.
    pub(in crate::play) fn new(rows: &[u64], important: u64, label: &str, look: &Look, width: u16) -> Self {
        let all = rows.iter().map(|n| u64::BITS - n.leading_zeros()).max().unwrap_or(0).max(1);
        let count = usize::try_from(all).unwrap_or(64);
        let digits = rows.iter().max().map_or(1, |row| row.to_string().len());
        let label = width_of(label).saturating_sub(POINTER);
        let mark = width_of(&times(look)[0]) - POINTER;
        let (value, number) = ((digits + mark).max(label), label.max(3));
        let by_number = POINTER + value + MARGIN + count > usize::from(width);
        let name = if by_number { number } else { value };
        let room = usize::from(width).saturating_sub(POINTER + name + MARGIN);
        let gap = (room / count).clamp(1, WIDEST[usize::from(width >= WIDE)]);
        // So a digit stands in the middle of its chip, with a gap before that.
        let gap = if gap > 3 { gap - gap % 2 } else { gap };
        let shown = count.min(room.max(1));
        let least = u32::try_from(shown).unwrap_or(all);
        // One column above the highest that matters shows that nothing does up there.
        let wanted = if important == 0 { all } else { (u64::BITS - important.leading_zeros() + 1).min(all) };
        let high = wanted.max(least);
        Self { name, by_number, gap, high, shown, cut: (high < all, high > least), odd: None }
    }

    /// The same where these columns are known to be odd.
    #[must_use]
    pub(in crate::play) const fn knowing(self, odd: u64) -> Self {
        Self { odd: Some(odd), ..self }
    }

    /// The same before that is told.
    #[must_use]
    pub(in crate::play) const fn unknowing(self) -> Self {
        Self { odd: None, ..self }
    }

    /// The columns of a chip.
    const fn chip(&self) -> usize {
        match self.gap {
            0 | 1 => 1,
            gap @ 2..=6 => gap - 1,
            gap => gap - 3,
        }
    }

    /// A one or a zero: a chip, or what its place is left by.
    fn digit(&self, look: &Look, value: u64, weight: u64, style: Style) -> (String, Style) {
        let binary = look.wording == Wording::Notation;
        if value & weight == 0 {
            let dot = if binary || look.glyph_set() == GlyphSet::Ascii { "0" } else { look.glyphs().dot };
            return (dot.to_owned(), look.theme.dim);
        }
        let largest = self.weights().next().map_or(0, |weight| weight.to_string().len());
        // Who cannot read binary reads what a one stands for.
        let sign = if binary || largest > self.chip() { "1".to_owned() } else { weight.to_string() };
        (centred(&sign, self.chip()), style)
    }

    /// The style of the ones of a column.
    fn one(&self, look: &Look, weight: u64) -> Style {
        let theme = &look.theme;
        match self.odd {
            None => theme.title.patch(theme.square),
            Some(odd) if odd & weight == 0 => theme.win_chip,
            Some(_) => theme.loss_chip,
        }
    }

    /// The name of a row: its value or its number.
    pub(in crate::play) fn name(&self, row: usize, value: u64) -> String {
        if self.by_number { format!("#{}", row + 1) } else { value.to_string() }
    }

    /// The weights of the columns shown, highest first.
    pub(in crate::play) fn weights(&self) -> impl Iterator<Item = u64> {
        (0..self.high).rev().take(self.shown).map(|bit| 1 << bit)
    }

    /// The columns' weights above their columns where they fit, else the powers of two between which they lie.
    pub(in crate::play) fn header(&self, look: &Look) -> Line<'static> {
        self.header_named("", look)
    }

    /// The header with a word over the names of the rows, where the columns' weights fit.
    pub(in crate::play) fn header_named(&self, name: &str, look: &Look) -> Line<'static> {
        let dim = look.theme.dim;
        let widest = self.weights().next().map_or(0, |weight| weight.to_string().len());
        if widest < self.gap {
            return self.marks(look, ("", name), dim, |weight| (weight.to_string(), dim));
        }
        let low = self.high - u32::try_from(self.shown).unwrap_or(self.high);
        Line::styled(say!(look, "why-columns-range", high = u64::from(self.high - 1), low = u64::from(low)), dim)
    }

    /// A row with its digits; that of the move under the cursor is marked.
    pub(in crate::play) fn row(&self, look: &Look, name: &str, value: u64, chosen: bool) -> Line<'static> {
        let (pointer, style) = if chosen { (look.glyphs().pointer, look.theme.title) } else { ("", look.theme.text) };
        let ground = if chosen { look.theme.row } else { Style::new() };
        let digit = |weight| self.digit(look, value, weight, self.one(look, weight));
        self.marks(look, (pointer, name), style, digit).style(ground)
    }

    /// A row's name and value now and as a move would leave it.
    pub(in crate::play) fn change(&self, look: &Look, before: (&str, u64), after: (&str, u64)) -> [Line<'static>; 2] {
        let [now, then] = times(look);
        [(now, before, after), (then, after, before)]
            .map(|(mark, (name, value), (_, other))| self.changed(look, (mark.trim_end(), name), value, other))
    }

    /// A row of a move, with the digits marked that are others than those of `other`.
    pub(in crate::play) fn changed(&self, look: &Look, label: (&str, &str), value: u64, other: u64) -> Line<'static> {
        let theme = &look.theme;
        self.marks(look, label, theme.text, |weight| {
            if (value ^ other) & weight == 0 {
                return self.digit(look, value, weight, theme.text.patch(theme.square));
            }
            let (sign, _) = self.digit(look, value, weight, theme.taken_chip);
            match value & weight {
                0 if sign == look.glyphs().dot => (look.glyphs().taken.to_owned(), theme.taken),
                0 => (sign, theme.taken),
                _ => (sign, theme.taken_chip),
            }
        })
    }

    /// A cross under each column that is odd in the sum, and in words which are odd and which even where they fit.
    pub(in crate::play) fn crosses(&self, look: &Look, sum: u64) -> Line<'static> {
        self.parities(look, sum, 0)
    }

    /// The same with those filled that are `new`.
    fn parities(&self, look: &Look, sum: u64, new: u64) -> Line<'static> {
        let (theme, cross) = (&look.theme, look.glyphs().cross);
        let [even, odd] = self.words(look).unwrap_or_else(|| [String::new(), cross.to_owned()]);
        self.marks(look, ("", ""), theme.dim, |weight| {
            let (word, style, chip) = if sum & weight == 0 {
                (&even, theme.win, theme.win_chip)
            } else {
                (&odd, theme.cross, theme.loss_chip)
            };
            if new & weight == 0 {
                return (word.clone(), style);
            }
            (centred(word, self.chip().max(width_of(word))), chip)
        })
    }

    /// Returns the words under an even column and under an odd one, where there is room for them and the level has them.
    fn words(&self, look: &Look) -> Option<[String; 2]> {
        let words =
            [say!(look, "why-column-even"), format!("{} {}", look.glyphs().cross, say!(look, "why-column-odd"))];
        let fit = words.iter().all(|word| width_of(word) < self.gap);
        (look.wording != Wording::Notation && fit).then_some(words)
    }

    /// A cross under each of these columns.
    pub(in crate::play) fn marked(&self, look: &Look, wrong: u64) -> Line<'static> {
        let cross = look.glyphs().cross;
        self.marks(look, ("", ""), look.theme.dim, |weight| {
            (if wrong & weight == 0 { " " } else { cross }.to_owned(), look.theme.cross)
        })
    }

    /// The same crosses behind a word, without a colour or a word that says what they mean.
    pub(in crate::play) fn wondered(&self, look: &Look, label: &str, wrong: u64) -> Line<'static> {
        self.wondered_often(look, label, |weight| u64::from(wrong & weight != 0))
    }

    /// As many crosses as there are ones too many in each column; one stands for all where a column is narrow.
    pub(in crate::play) fn wondered_often(&self, look: &Look, label: &str, over: impl Fn(u64) -> u64) -> Line<'static> {
        let cross = look.glyphs().cross;
        self.marks(look, (label, ""), look.theme.dim, |weight| {
            let count = usize::try_from(over(weight)).unwrap_or(usize::MAX);
            let fits = if count < self.gap { count } else { count.min(1) };
            (if count == 0 { " ".to_owned() } else { cross.repeat(fits) }, look.theme.title)
        })
    }

    /// The crosses that stand after a move, or that none does.
    pub(in crate::play) fn standing(&self, look: &Look, sum: u64) -> Line<'static> {
        let new = self.odd.map_or(0, |odd| odd ^ sum);
        if sum == 0 { none_left(look) } else { self.parities(look, sum, new) }
    }

    /// A mark in each column, behind a pointer and a name.
    pub(in crate::play) fn marks(
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
            let free = self.gap.saturating_sub(width_of(&text));
            // Wide columns have a gap before them and their marks in the middle.
            let behind = if self.gap > 3 { free / 2 } else { 0 };
            spans.push(Span::raw(" ".repeat(free - behind)));
            spans.push(Span::styled(text, style));
            spans.extend((behind > 0).then(|| Span::raw(" ".repeat(behind))));
        }
        if self.cut.1 {
            spans.push(ellipsis(true));
        }
        Line::from(spans)
    }
}

/// A text in the middle of `columns`.
fn centred(text: &str, columns: usize) -> String {
    let free = columns.saturating_sub(width_of(text));
    format!("{}{text}{}", " ".repeat(free - free / 2), " ".repeat(free / 2))
}

/// That no cross is left: what the whole game is about.
pub(in crate::play) fn none_left(look: &Look) -> Line<'static> {
    let words = format!(" {} ", say!(look, "why-no-cross"));
    Line::from(vec![Span::raw("     "), Span::styled(words, look.theme.win_chip)])
}

/// Words in the place of the crosses.
pub(in crate::play) fn beside(words: &str, look: &Look) -> Line<'static> {
    Line::styled(format!("      {words}"), look.theme.dim)
}

/// Columns of the pointer before a row.
const POINTER: usize = 2;
/// Columns beside the name and the digits: a space and an ellipsis on either side.
const MARGIN: usize = 3;
