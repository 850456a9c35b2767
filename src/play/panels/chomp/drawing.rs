//! A bar in small, and two rows compared.

use zugzwang_engine::theory::chomp::Bite;

use super::{Figure, Look, say, wrapped};
use crate::look::{
    align::{self, width_of},
    color::between,
};
use ratatui::{
    style::Style,
    text::{Line, Span},
};

/// The sign of the poisoned square.
const POISON: &str = "!";

/// A bar whose squares carry signs.
pub(super) struct Drawing<'a> {
    bar: &'a [u64],
    look: &'a Look,
    /// Columns from one square to the next; 0 if the bar is too long to be drawn.
    pitch: usize,
    /// Rows of a square. More than one for a projector, where squares are filled with a seam around them.
    high: usize,
}

impl<'a> Drawing<'a> {
    /// Lays the bar out in this many columns and rows.
    pub(super) fn new(bar: &'a [u64], look: &'a Look, width: u16, rows: usize) -> Self {
        const WIDEST: usize = 3;
        /// Columns and rows of a square for a projector, with its seam.
        const LARGE: [(usize, usize); 2] = [(8, 4), (6, 3)];
        let columns = bar.first().copied().and_then(|columns| usize::try_from(columns).ok()).unwrap_or(usize::MAX);
        let most = usize::from(width.saturating_sub(2)).checked_div(columns).unwrap_or(0);
        let fits = |(wide, high): &(usize, usize)| *wide <= most && high * bar.len() <= rows;
        let large = LARGE.into_iter().find(fits).filter(|_| look.is_projected());
        let (pitch, high) = large.unwrap_or((most.min(WIDEST), 1));
        Self { bar, look, pitch, high }
    }

    /// Draws the bar, the highest row on top: a winning bite with what it takes, marked squares, and other winning bites. Nothing if it
    /// is too long.
    pub(super) fn lines(&self, bite: Option<Bite>, marked: &[Bite], wins: &[Bite]) -> Figure {
        if self.pitch == 0 {
            return Vec::new();
        }
        let sign = |square| self.sign(square, bite, marked, wins);
        let row = |(at, length): (usize, &u64)| -> Figure {
            let squares = || (1..=*length).map(|column| sign(Bite { row: at + 1, column }));
            if self.high == 1 {
                let spans = squares().map(|(sign, style)| Span::styled(align::left(sign, self.pitch), style));
                return vec![std::iter::once(Span::raw("  ")).chain(spans).collect()];
            }
            let line = |line: usize| -> Line<'static> {
                let spans = squares().flat_map(|square| self.large(square, line));
                std::iter::once(Span::raw("  ")).chain(spans).collect()
            };
            (0..self.high).map(line).collect()
        };
        self.bar.iter().enumerate().rev().flat_map(row).collect()
    }

    /// Returns the sign of a square, and its style.
    fn sign(&self, square: Bite, bite: Option<Bite>, marked: &[Bite], wins: &[Bite]) -> (&'static str, Style) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let is_taken = bite.is_some_and(|bite| square.row >= bite.row && square.column >= bite.column);
        if square == Bite::POISON {
            (POISON, theme.title)
        } else if marked.contains(&square) {
            (glyphs.cross, theme.cross)
        } else if wins.contains(&square) || bite == Some(square) {
            (glyphs.wins, theme.win)
        } else if is_taken {
            (glyphs.dot, theme.dim)
        } else {
            (glyphs.unit, theme.bead)
        }
    }

    /// Draws one line of a large square: chocolate is filled, and other signs stand in the middle.
    fn large(&self, (sign, style): (&'static str, Style), line: usize) -> [Span<'static>; 2] {
        let wide = self.pitch - 1;
        let glyphs = self.look.glyphs();
        let is_seam = line + 1 == self.high;
        let fills = sign == glyphs.unit && !self.look.theme.is_painted();
        let text = if fills && !is_seam {
            sign.repeat(wide)
        } else if sign != glyphs.unit && line == (self.high - 1) / 2 {
            format!("{}{sign}{}", " ".repeat(wide / 2), " ".repeat(wide - wide / 2 - width_of(sign)))
        } else {
            " ".repeat(wide)
        };
        let theme = &self.look.theme;
        // The shade of chocolate on the board.
        let chocolate = between(theme.shade.fg, theme.pane.bg, 2, 6);
        let chip = if sign == glyphs.wins {
            theme.win_chip
        } else if sign == glyphs.cross {
            theme.loss_chip
        } else if (sign == glyphs.unit || sign == POISON) && theme.is_painted() {
            Style { fg: theme.pane.bg, bg: chocolate, ..style }
        } else {
            style
        };
        [Span::styled(text, if is_seam { Style::new() } else { chip }), Span::raw(" ")]
    }
}

/// Draws two rows as bars on one scale, the upper one first, and below them by how much the lower one is longer. Two columns are
/// drawn in the same way, each with its name.
pub(super) fn two_rows([long, short]: [u64; 2], turned: bool, look: &Look, width: u16) -> Figure {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let names = ["upper", "lower"].map(|which| say!(look, "why-chomp-row", which, turned));
    let label = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
    let digits = long.to_string().len();
    let room = usize::from(width).saturating_sub(label + digits + 3).max(2);
    let scaled = |length: u64| usize::try_from(u128::from(length) * room as u128 / u128::from(long)).unwrap_or(room);
    let units = |length: u64| match usize::try_from(length) {
        Ok(units) if long <= room as u64 => units,
        // Not to scale, but a shorter row is never drawn as long as the other.
        _ if length < long => scaled(length).clamp(usize::from(length > 0), room - 1),
        _ => room,
    };
    let line = |name: &str, length: u64| {
        Line::from(vec![
            Span::styled(format!("{} ", align::left(name, label)), theme.dim),
            Span::styled(glyphs.unit.repeat(units(length)), theme.bead),
            Span::styled(format!(" {length}"), theme.text),
        ])
    };
    let told = say!(look, "why-chomp-value-two", by = long - short, turned);
    [line(&names[0], short), line(&names[1], long)].into_iter().chain(wrapped(&told, theme.text, width)).collect()
}
