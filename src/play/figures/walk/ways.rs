//! Where each move from the smallest numbers leads, without saying how good it is.

use super::{OTHERS, ROUND, Walk};
use crate::play::figures::{Figure, Line, Look, Size, Span, cut, left};

impl Walk {
    /// Draws the figure with a short path, and below it what each move leaves from 0, from 1 and so on.
    pub fn with_ways(&self, ways: &dyn Fn(u64) -> Vec<u64>, look: &Look, room: Size) -> Figure {
        /// The fewest columns of a list; as many lists as fit are side by side.
        const COLUMN: u16 = 18;
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

    /// Draws a number and those that a move leaves from it, in `wide` columns.
    fn way(&self, till: u64, ways: &[u64], wide: usize, look: &Look) -> Span<'static> {
        /// Columns between two lists.
        const GAP: usize = 2;
        let ways: Vec<String> = ways.iter().map(ToString::to_string).collect();
        let told = format!("{till:>3} {} {}", look.glyphs().arrow, ways.join(" "));
        let style = match till {
            _ if self.then == Some(till) => look.theme.taken,
            _ if self.now() == till => look.theme.title,
            _ => look.theme.text,
        };
        let told = cut(told.trim_end(), wide.saturating_sub(GAP), look.glyphs().more);
        Span::styled(left(&told, wide), style)
    }
}
