//! Where each move from the smallest numbers leads: arrows of which nobody says how good they are.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};

use super::{OTHERS, ROUND, Walk};
use crate::look::{Look, align};

/// The lists stand side by side in columns of this width, as many as fit.
const COLUMN: u16 = 18;
/// Columns between two of them.
const GAP: usize = 2;

impl Walk {
    /// The figure with a short path, and below it what each move leaves from 0, from 1 and so on.
    pub fn with_ways(&self, ways: &dyn Fn(u64) -> Vec<u64>, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = self.lines(look, Size { height: room.height.min(OTHERS + ROUND), ..room });
        lines.push(Line::default());
        let rows = usize::from(room.height).saturating_sub(lines.len());
        let columns = usize::from((room.width / COLUMN).max(1));
        let wide = usize::from(room.width) / columns;
        let most = self.trail.first().copied().unwrap_or(0);
        lines.extend((0..rows).map(|row| {
            let tills = (0..columns).map(|column| (column * rows + row) as u64).take_while(|till| *till <= most);
            tills.map(|till| self.way(till, &ways(till), wide, look)).collect::<Line<'static>>()
        }));
        lines.truncate(room.height.into());
        lines
    }

    /// A number and those that a move leaves from it, in so many columns.
    fn way(&self, till: u64, left: &[u64], wide: usize, look: &Look) -> Span<'static> {
        let left: Vec<String> = left.iter().map(ToString::to_string).collect();
        let told = format!("{till:>3} {} {}", look.glyphs().arrow, left.join(" "));
        let style = match till {
            _ if self.then == Some(till) => look.theme.taken,
            _ if self.now() == till => look.theme.title,
            _ => look.theme.text,
        };
        let told = align::cut(told.trim_end(), wide.saturating_sub(GAP), look.glyphs().more);
        Span::styled(align::left(&told, wide), style)
    }
}
