//! Heaps as columns of powers of two, with a cross under each column that does not come out even: now, and as the cursor's move
//! would leave it.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};

use super::fitting::{left_out, window};
use crate::{
    look::Look,
    play::panels::{
        columns::{Air, Columns},
        times::{indent, times},
    },
    say,
};

/// Lines beside the rows: the weights, the crosses now and then, a rule between them.
const OTHERS: usize = 4;

/// The rows of a position, and those that a move would leave.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    /// The sizes now.
    pub now: &'a [u64],
    /// The same after the cursor's move.
    pub then: Option<&'a [u64]>,
    /// A column comes out even where its ones are a multiple of this.
    pub modulus: u64,
    /// The most rows that a move changes: so much room is kept for them.
    pub changed: usize,
}

impl Rows<'_> {
    /// Returns the number of ones of a column that are left over.
    fn over(&self, rows: &[u64], weight: u64) -> u64 {
        let ones = rows.iter().filter(|row| *row & weight != 0).count();
        u64::try_from(ones).unwrap_or(u64::MAX) % self.modulus
    }

    /// The columns whose ones are no multiple of the modulus.
    fn crosses(&self, rows: &[u64]) -> u64 {
        (0..u64::BITS).map(|bit| 1 << bit).filter(|weight| self.over(rows, *weight) != 0).sum()
    }

    /// The crosses behind `now` or `then`: one for each that is left over, or that there are none.
    fn crossed(&self, rows: &[u64], columns: &Columns, label: &str, look: &Look) -> Line<'static> {
        match self.crosses(rows) {
            0 => crosses(columns, label, 0, look),
            _ => columns.wondered_often(look, label.trim_end(), |weight| self.over(rows, weight)),
        }
    }

    /// The figure, in at most as many lines as the room has: where it has not enough for all, rows that do not change are left
    /// out.
    pub fn lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let standing = [self.now, self.then.unwrap_or(self.now)].map(|rows| self.crosses(rows));
        let all: Vec<u64> = self.now.iter().chain(self.then.into_iter().flatten()).copied().collect();
        let label = " ".repeat(indent(look));
        let columns = Columns::new(&all, standing[0] | standing[1], &label, look, room.width);
        let drawn = self.now.len() + self.changed.min(self.now.len());
        let air = Air::fitting(drawn, OTHERS, room.height, look);
        let words = times(look);
        let changes = |at: usize| self.then.and_then(|then| then.get(at)).filter(|then| **then != self.now[at]);
        let row = |at: usize| columns.row(look, &columns.name(at, self.now[at]), self.now[at], changes(at).is_some());
        let left: Vec<_> = (0..self.now.len()).filter_map(|at| changes(at).map(|then| (at, *then))).collect();
        let free = usize::from(room.height).saturating_sub(OTHERS);
        // What is now and what would be are both seen, whatever else is left out.
        let below = left.len().min(free / 2);
        let last = left.last().map_or(0, |(at, _)| *at);
        let [seen, leaves] = match air {
            Air::Close => [window(self.now.len(), last, free - below), window(left.len(), left.len(), below)],
            _ => [0..self.now.len(), 0..left.len()],
        };
        let mut lines = vec![columns.header(look)];
        let hidden = self.now.len() - seen.len();
        lines.extend(seen.map(row).flat_map(|row| air.around(row)));
        lines.extend(left_out(hidden, label.len(), look));
        lines.push(self.crossed(self.now, &columns, &words[0], look));
        lines.push(rule(room.width, look));
        let hidden = left.len() - leaves.len();
        let changed =
            |(at, then): &(usize, u64)| columns.changed(look, ("", &columns.name(*at, *then)), *then, self.now[*at]);
        lines.extend(left.get(leaves).unwrap_or(&[]).iter().map(changed).flat_map(|row| air.around(row)));
        lines.extend(left_out(hidden, label.len(), look));
        lines.extend(self.then.map(|then| self.crossed(then, &columns, &words[1], look)));
        lines
    }
}

/// The crosses behind `now` or `then`, or that there are none.
pub(super) fn crosses(columns: &Columns, label: &str, crosses: u64, look: &Look) -> Line<'static> {
    if crosses != 0 {
        return columns.wondered(look, label.trim_end(), crosses);
    }
    let none = say!(look, "figure-no-cross");
    Line::from(vec![Span::styled(label.to_owned(), look.theme.dim), Span::styled(none, look.theme.text)])
}

/// A line across, between what is and what would be.
pub fn rule(width: u16, look: &Look) -> Line<'static> {
    Line::styled(look.glyphs().line.repeat(usize::from(width.min(60))), look.theme.dim)
}
