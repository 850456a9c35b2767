//! Where each move from the smallest numbers leads, without saying how good it is.

use super::Walk;
use crate::play::figures::{Figure, Line, Look, Size, Span, cut, left};

impl Walk {
    /// Draws what each move leaves from 0, from 1 and so on, below a blank line and in at most half of the room.
    pub fn ways(&self, ways: &dyn Fn(u64) -> Vec<u64>, look: &Look, room: Size) -> Figure {
        /// The fewest columns of a list; as many lists as fit are side by side.
        const COLUMN: u16 = 18;
        let columns = usize::from((room.width / COLUMN).max(1));
        let wide = usize::from(room.width) / columns;
        let most = self.trail.first().copied().unwrap_or(0);
        let all = usize::try_from(most).map_or(usize::MAX, |most| most.saturating_add(1));
        let rows = (usize::from(room.height) / 2).saturating_sub(1).min(all.div_ceil(columns));
        let lists = (0..rows).map(|row| {
            let tills = (0..columns).map(|column| (column * rows + row) as u64).take_while(|till| *till <= most);
            tills.map(|till| self.way(till, &ways(till), wide, look)).collect::<Line<'static>>()
        });
        std::iter::once(Line::default()).chain(lists).collect()
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
