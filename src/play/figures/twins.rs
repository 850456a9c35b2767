//! Parts of a position beside heaps of nim that are worth as much, in columns of powers of two: now, and as the cursor's move
//! would leave them.

use std::ops::Range;

use ratatui::{
    layout::Size,
    text::{Line, Span},
};

use super::{
    columns::{crosses, rule},
    fitting::{left_out, window},
};
use crate::{
    look::{
        Look,
        align::{cut, width_of},
    },
    play::panels::{
        columns::{Air, Columns},
        times::{indent, times},
    },
    say,
};

/// The lines beside the parts: the weights, the crosses now and then, a rule between them.
const OTHERS: usize = 4;

/// A part and the heap that is worth as much.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Twin {
    /// The part, by its size or its name.
    pub part: String,
    /// The heap's size.
    pub heap: u64,
}

impl Twin {
    /// A part of this size.
    pub fn of(size: u64, heap: u64) -> Self {
        Self { part: size.to_string(), heap }
    }

    fn name(&self) -> String {
        format!("{}: {}", self.part, self.heap)
    }
}

/// The parts of a position, and those that a move would leave.
#[derive(Debug, Clone)]
pub struct Twins<'a> {
    /// The parts now.
    pub now: &'a [Twin],
    /// The same after the cursor's move.
    pub then: Option<&'a [Twin]>,
    /// The places of the parts that the move changes, and of those that they become.
    pub changed: [Range<usize>; 2],
    /// The parts that a move can make of the one under the cursor, with the heaps of those; empty before it is asked where to
    /// look.
    pub ways: &'a [String],
}

/// The columns that do not come out even.
fn odd(twins: &[Twin]) -> u64 {
    twins.iter().fold(0, |sum, twin| sum ^ twin.heap)
}

impl Twins<'_> {
    /// The figure, in as many lines as the room has.
    pub fn lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let then = self.then.unwrap_or(self.now);
        let [gone, new] = self.changed.clone();
        let left = then.get(new).unwrap_or(&[]);
        let all: Vec<u64> = self.now.iter().chain(left).map(|twin| twin.heap).collect();
        let longest = self.now.iter().chain(left).map(|twin| width_of(&twin.name())).max().unwrap_or(0);
        let label = " ".repeat(indent(look) + longest);
        let columns = Columns::new(&all, odd(self.now) | odd(then), &label, look, room.width);
        let ways = self.ways_line(look, room.width);
        let beside = OTHERS + left.len() + usize::from(ways.is_some());
        let shown = window(self.now.len(), gone.start, usize::from(room.height).saturating_sub(beside));
        let hidden = self.now.len() - shown.len();
        let air =
            Air::fitting(self.now.len() + left.len().max(1), OTHERS + usize::from(ways.is_some()), room.height, look);
        let row = |at: usize| columns.row(look, &self.now[at].name(), self.now[at].heap, gone.contains(&at));
        let words = times(look);
        let mut lines = vec![columns.header_named(&say!(look, "figure-twin"), look)];
        lines.extend(shown.map(row).flat_map(|row| air.around(row)));
        lines.extend(left_out(hidden, indent(look), look));
        lines.push(crosses(&columns, &words[0], odd(self.now), look));
        lines.extend(ways);
        if self.then.is_some() {
            let before = self.now.get(gone).unwrap_or(&[]);
            // Only where one part becomes one other can digits be compared.
            let other = |twin: &Twin| if let ([one], [_]) = (before, left) { one.heap } else { twin.heap };
            lines.push(rule(room.width, look));
            let row = |twin: &Twin| columns.changed(look, ("", &twin.name()), twin.heap, other(twin));
            lines.extend(left.iter().map(row).flat_map(|row| air.around(row)));
            lines.push(crosses(&columns, &words[1], odd(then), look));
        }
        lines
    }

    /// Returns the line of what a move can make of the part under the cursor, if anything.
    fn ways_line(&self, look: &Look, width: u16) -> Option<Line<'static>> {
        if self.ways.is_empty() {
            return None;
        }
        let [gone, _] = &self.changed;
        let head = format!("{} {} {} ", look.glyphs().pointer, self.now.get(gone.start)?.name(), look.glyphs().arrow);
        let text = cut(&self.ways.join("  "), usize::from(width).saturating_sub(width_of(&head)), look.glyphs().edge);
        Some(Line::from(vec![Span::styled(head, look.theme.title), Span::styled(text, look.theme.text)]))
    }
}
