//! A bar in small, and two rows compared.

use zugzwang_engine::theory::chomp::Bite;

use super::{Figure, Look, say, wrapped};
use crate::look::align::{self, width_of};
use ratatui::text::{Line, Span};

/// The sign of the poisoned square.
const POISON: &str = "!";

/// A bar whose squares carry signs.
pub(super) struct Drawing<'a> {
    bar: &'a [u64],
    look: &'a Look,
    /// Columns from one square to the next; 0 if the bar is too long to be drawn.
    pitch: usize,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(bar: &'a [u64], look: &'a Look, width: u16) -> Self {
        const WIDEST: usize = 3;
        let columns = bar.first().copied().and_then(|columns| usize::try_from(columns).ok()).unwrap_or(usize::MAX);
        let pitch = usize::from(width.saturating_sub(2)).checked_div(columns).unwrap_or(0).min(WIDEST);
        Self { bar, look, pitch }
    }

    /// Draws the bar, the highest row on top: a winning bite with what it takes, marked squares, and other winning bites. Nothing if it
    /// is too long.
    pub(super) fn lines(&self, bite: Option<Bite>, marked: &[Bite], wins: &[Bite]) -> Figure {
        if self.pitch == 0 {
            return Vec::new();
        }
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let taken = |square: Bite| bite.is_some_and(|bite| square.row >= bite.row && square.column >= bite.column);
        let span = |square: Bite| {
            let (sign, style) = if square == Bite::POISON {
                (POISON, theme.title)
            } else if marked.contains(&square) {
                (glyphs.cross, theme.cross)
            } else if wins.contains(&square) || bite == Some(square) {
                (glyphs.wins, theme.win)
            } else if taken(square) {
                (glyphs.dot, theme.dim)
            } else {
                (glyphs.unit, theme.bead)
            };
            Span::styled(align::left(sign, self.pitch), style)
        };
        let row = |(at, length): (usize, &u64)| {
            let squares = (1..=*length).map(|column| span(Bite { row: at + 1, column }));
            std::iter::once(Span::raw("  ")).chain(squares).collect::<Line<'static>>()
        };
        self.bar.iter().enumerate().rev().map(row).collect()
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
