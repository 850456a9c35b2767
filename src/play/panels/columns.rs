//! Numbers in binary, one per row, with their digits in columns: the picture that nim and its relatives share. The ones are chips.

mod air;

pub(in crate::play) use air::Air;

use super::{
    Line, Look, Span, Style, Wording, say,
    times::{indent, times},
    width_of,
};
use crate::look::glyphs::GlyphSet;

/// The widest distance between two columns, in a narrow and in a wide panel.
const WIDEST: [usize; 2] = [10, 14];
/// The width from which a panel counts as wide.
const WIDE: u16 = 60;
/// Columns of the pointer before a row.
const POINTER: usize = 2;
/// Columns beside the name and the digits: a space and an ellipsis on either side.
const MARGIN: usize = 3;

/// The places of digits, and the way in which rows are named.
#[derive(Debug, Clone, Copy)]
pub(in crate::play) struct Columns<'a> {
    look: &'a Look,
    name: usize,
    /// `true` if rows are named by number, because their values would push digits out of sight.
    by_number: bool,
    gap: usize,
    /// The bit above the highest column shown.
    high: u32,
    shown: usize,
    /// `true` if columns are left out, above and below.
    cut: (bool, bool),
    /// The columns that are odd, or otherwise wrong; `None` before that is known.
    odd: Option<u64>,
}

impl<'a> Columns<'a> {
    /// Lays out columns for these rows within `width`. The longest name that is no number takes `label` columns. If not all columns
    /// fit, those from the highest bit of `important` down are shown.
    pub(in crate::play) fn new(rows: &[u64], important: u64, label: usize, look: &'a Look, width: u16) -> Self {
        let all = rows.iter().map(|n| u64::BITS - n.leading_zeros()).max().unwrap_or(0).max(1);
        let count = usize::try_from(all).unwrap_or(64);
        let digits = rows.iter().max().map_or(1, |row| row.to_string().len());
        let label = label.saturating_sub(POINTER);
        let mark = indent(look) - POINTER;
        let (value, number) = ((digits + mark).max(label), label.max(3));
        let by_number = POINTER + value + MARGIN + count > usize::from(width);
        let name = if by_number { number } else { value };
        let room = usize::from(width).saturating_sub(POINTER + name + MARGIN);
        let gap = (room / count).clamp(1, WIDEST[usize::from(width >= WIDE)]);
        // An even gap puts a digit in the middle of its chip.
        let gap = if gap > 3 { gap - gap % 2 } else { gap };
        let shown = count.min(room.max(1));
        let least = u32::try_from(shown).unwrap_or(all);
        // One column above the highest that matters shows that nothing does up there.
        let wanted = if important == 0 { all } else { (u64::BITS - important.leading_zeros() + 1).min(all) };
        let high = wanted.max(least);
        Self { look, name, by_number, gap, high, shown, cut: (high < all, high > least), odd: None }
    }

    /// Returns the same columns once these are known to be odd.
    #[must_use]
    pub(in crate::play) const fn knowing(self, odd: u64) -> Self {
        Self { odd: Some(odd), ..self }
    }

    const fn chip(&self) -> usize {
        match self.gap {
            0 | 1 => 1,
            gap @ 2..=6 => gap - 1,
            gap => gap - 3,
        }
    }

    /// Returns a one as a chip in this style, or the sign of a zero.
    fn digit(&self, value: u64, weight: u64, style: Style) -> (String, Style) {
        let look = self.look;
        let binary = look.wording == Wording::Notation;
        if value & weight == 0 {
            let dot = if binary || look.glyph_set() == GlyphSet::Ascii { "0" } else { look.glyphs().dot };
            return (dot.to_owned(), look.theme.dim);
        }
        let largest = self.weights().next().map_or(0, |weight| weight.to_string().len());
        // The plain levels show the weight in place of a one.
        let sign = if binary || largest > self.chip() { "1".to_owned() } else { weight.to_string() };
        (centred(&sign, self.chip()), style)
    }

    /// Returns the style of the ones in a column.
    fn one(&self, weight: u64) -> Style {
        let theme = &self.look.theme;
        match self.odd {
            None => theme.title.patch(theme.square),
            Some(odd) if odd & weight == 0 => theme.win_chip,
            Some(_) => theme.loss_chip,
        }
    }

    /// Returns the name of a row: its value or its number.
    pub(in crate::play) fn name(&self, row: usize, value: u64) -> String {
        if self.by_number { format!("#{}", row + 1) } else { value.to_string() }
    }

    /// Returns the weights of the columns shown, highest first.
    pub(in crate::play) fn weights(&self) -> impl Iterator<Item = u64> + use<> {
        (0..self.high).rev().take(self.shown).map(|bit| 1 << bit)
    }

    /// Draws the weights above their columns, with a word over the names of the rows. If the weights do not fit, says between which
    /// powers of two the columns lie.
    pub(in crate::play) fn header(&self, name: &str) -> Line<'static> {
        let dim = self.look.theme.dim;
        let widest = self.weights().next().map_or(0, |weight| weight.to_string().len());
        if widest < self.gap {
            return self.marks(("", name), dim, |weight| (weight.to_string(), dim));
        }
        let low = self.high - u32::try_from(self.shown).unwrap_or(self.high);
        Line::styled(say!(self.look, "why-columns-range", high = u64::from(self.high - 1), low = u64::from(low)), dim)
    }

    /// Draws a row with its digits; the row that the cursor's move changes is `chosen`.
    pub(in crate::play) fn row(&self, name: &str, value: u64, chosen: bool) -> Line<'static> {
        let theme = &self.look.theme;
        let (pointer, style) = if chosen { (self.look.glyphs().pointer, theme.title) } else { ("", theme.text) };
        let ground = if chosen { theme.row } else { Style::new() };
        self.marks((pointer, name), style, |weight| self.digit(value, weight, self.one(weight))).style(ground)
    }

    /// Draws a row now and as a move would leave it, each by its name and value.
    pub(in crate::play) fn change(&self, before: (&str, u64), after: (&str, u64)) -> [Line<'static>; 2] {
        let [now, then] = times(self.look);
        [(now, before, after), (then, after, before)]
            .map(|(mark, (name, value), (_, other))| self.changed((mark.trim_end(), name), value, other))
    }

    /// Draws a row of a move; digits that differ from those of `other` are marked.
    pub(in crate::play) fn changed(&self, label: (&str, &str), value: u64, other: u64) -> Line<'static> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        self.marks(label, theme.text, |weight| {
            if (value ^ other) & weight == 0 {
                return self.digit(value, weight, theme.text.patch(theme.square));
            }
            let (sign, _) = self.digit(value, weight, theme.taken_chip);
            match value & weight {
                0 if sign == glyphs.dot => (glyphs.taken.to_owned(), theme.taken),
                0 => (sign, theme.taken),
                _ => (sign, theme.taken_chip),
            }
        })
    }

    /// Draws a cross under each column that is odd in the sum, or the words `odd` and `even` where they fit.
    pub(in crate::play) fn crosses(&self, sum: u64) -> Line<'static> {
        self.parities(sum, 0)
    }

    /// Draws the same, filling the columns that are `new`.
    fn parities(&self, sum: u64, new: u64) -> Line<'static> {
        let theme = &self.look.theme;
        let [even, odd] = self.words().unwrap_or_else(|| [String::new(), self.look.glyphs().cross.to_owned()]);
        self.marks(("", ""), theme.dim, |weight| {
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

    /// Returns the words under an even and an odd column, if they fit and the level has them.
    fn words(&self) -> Option<[String; 2]> {
        let look = self.look;
        let words =
            [say!(look, "why-column-even"), format!("{} {}", look.glyphs().cross, say!(look, "why-column-odd"))];
        let fit = words.iter().all(|word| width_of(word) < self.gap);
        (look.wording != Wording::Notation && fit).then_some(words)
    }

    /// Draws a cross under each of these columns.
    pub(in crate::play) fn marked(&self, wrong: u64) -> Line<'static> {
        let (theme, cross) = (&self.look.theme, self.look.glyphs().cross);
        self.marks(("", ""), theme.dim, |weight| {
            (if wrong & weight == 0 { " " } else { cross }.to_owned(), theme.cross)
        })
    }

    /// Draws as many crosses in each column as there are ones too many, behind a word and without a verdict; where a column is
    /// narrow, one cross stands for all.
    pub(in crate::play) fn wondered(&self, label: &str, over: impl Fn(u64) -> u64) -> Line<'static> {
        let (theme, cross) = (&self.look.theme, self.look.glyphs().cross);
        self.marks((label, ""), theme.dim, |weight| {
            let count = usize::try_from(over(weight)).unwrap_or(usize::MAX);
            let fits = if count < self.gap { count } else { count.min(1) };
            (if count == 0 { " ".to_owned() } else { cross.repeat(fits) }, theme.title)
        })
    }

    /// Draws the crosses after a move, or says that none is left.
    pub(in crate::play) fn standing(&self, sum: u64) -> Line<'static> {
        let new = self.odd.map_or(0, |odd| odd ^ sum);
        if sum == 0 { none_left(self.look) } else { self.parities(sum, new) }
    }

    /// Draws a mark in each column, behind a pointer and a name.
    pub(in crate::play) fn marks(
        &self,
        (pointer, name): (&str, &str),
        named: Style,
        mark: impl Fn(u64) -> (String, Style),
    ) -> Line<'static> {
        let ellipsis = |cut: bool| Span::styled(if cut { self.look.glyphs().edge } else { " " }, self.look.theme.dim);
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
        spans.extend(self.cut.1.then(|| ellipsis(true)));
        Line::from(spans)
    }
}

/// Pads a text to `columns` on both sides.
fn centred(text: &str, columns: usize) -> String {
    let free = columns.saturating_sub(width_of(text));
    format!("{}{text}{}", " ".repeat(free - free / 2), " ".repeat(free / 2))
}

/// Says that no cross is left, which is the aim of the whole game.
pub(in crate::play) fn none_left(look: &Look) -> Line<'static> {
    let words = format!(" {} ", say!(look, "why-no-cross"));
    Line::from(vec![Span::raw("     "), Span::styled(words, look.theme.win_chip)])
}
