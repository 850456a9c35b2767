//! Heaps as columns of powers of two, with a cross under each column that does not come out even: now, and as the cursor's move would
//! leave it.

use super::{Figure, Line, Look, Size, Span, indent, left_out, rule, say, times, window};
use crate::play::panels::columns::{Air, Columns};

/// The rows of a position, and those that a move would leave.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    /// The sizes now.
    pub now: &'a [u64],
    /// The sizes after the cursor's move.
    pub then: Option<&'a [u64]>,
    /// A column comes out even if its ones are a multiple of this.
    pub modulus: u64,
    /// The most rows that a move changes, for which room is reserved.
    pub changed: usize,
}

impl Rows<'_> {
    /// Returns the number of ones left over in a column.
    fn over(&self, rows: &[u64], weight: u64) -> u64 {
        let ones = rows.iter().filter(|row| *row & weight != 0).count();
        u64::try_from(ones).unwrap_or(u64::MAX) % self.modulus
    }

    /// Returns the columns whose ones are no multiple of the modulus.
    fn crosses(&self, rows: &[u64]) -> u64 {
        (0..u64::BITS).map(|bit| 1 << bit).filter(|weight| self.over(rows, *weight) != 0).sum()
    }

    /// Draws the crosses behind `now` or `then`, one for each one left over, or says that there are none.
    fn crossed(&self, rows: &[u64], columns: &Columns<'_>, label: &str, look: &Look) -> Line<'static> {
        if self.crosses(rows) != 0 {
            return columns.wondered(label.trim_end(), |weight| self.over(rows, weight));
        }
        let none = say!(look, "figure-no-cross");
        Line::from(vec![Span::styled(label.to_owned(), look.theme.dim), Span::styled(none, look.theme.text)])
    }

    /// Draws the figure in at most as many lines as the room has; if they do not suffice, rows that do not change are left out.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        /// Lines beside the rows: the weights, the crosses now and then, a rule between them.
        const OTHERS: usize = 4;
        let standing = [self.now, self.then.unwrap_or(self.now)].map(|rows| self.crosses(rows));
        let all: Vec<u64> = self.now.iter().chain(self.then.into_iter().flatten()).copied().collect();
        let columns = Columns::new(&all, standing[0] | standing[1], indent(look), look, room.width);
        let drawn = self.now.len() + self.changed.min(self.now.len());
        let air = Air::fitting(drawn, OTHERS, room.height, look).grown(drawn, OTHERS, room.height);
        let words = times(look);
        let changes = |at: usize| self.then.and_then(|then| then.get(at)).filter(|then| **then != self.now[at]);
        let row = |at: usize| columns.row(&columns.name(at, self.now[at]), self.now[at], changes(at).is_some());
        let left: Vec<_> = (0..self.now.len()).filter_map(|at| changes(at).map(|then| (at, *then))).collect();
        // The rule gives way to a row.
        let is_ruled = drawn + OTHERS <= room.height.into();
        let free = usize::from(room.height).saturating_sub(OTHERS - usize::from(!is_ruled));
        // Both the rows now and the changed ones are in sight, whatever is left out.
        let below = left.len().min(free / 2);
        let last = left.last().map_or(0, |(at, _)| *at);
        let [seen, leaves] = match air {
            Air::Close => [window(self.now.len(), last, free - below), window(left.len(), left.len(), below)],
            _ => [0..self.now.len(), 0..left.len()],
        };
        let mut lines = vec![columns.header("")];
        let hidden = self.now.len() - seen.len();
        lines.extend(seen.map(row).flat_map(|row| air.around(row)));
        lines.extend(left_out(hidden, indent(look), look));
        lines.push(self.crossed(self.now, &columns, &words[0], look));
        lines.extend(is_ruled.then(|| rule(room.width, look)));
        let hidden = left.len() - leaves.len();
        let changed =
            |(at, then): &(usize, u64)| columns.changed(("", &columns.name(*at, *then)), *then, self.now[*at]);
        lines.extend(left.get(leaves).unwrap_or(&[]).iter().map(changed).flat_map(|row| air.around(row)));
        lines.extend(left_out(hidden, indent(look), look));
        lines.extend(self.then.map(|then| self.crossed(then, &columns, &words[1], look)));
        lines
    }
}
