//! The parts of a position beside heaps of nim that are worth as much, in columns of powers of two: now, and as the cursor's move
//! would leave them.

use std::ops::Range;

use super::{
    Figure, Line, Look, Size, Span, columns::crosses, cut, indent, left_out, rule, say, times, widest, width_of, window,
};
use crate::play::panels::columns::{Air, Columns};

/// The lines beside the parts: the weights, the crosses now and then, a rule between them.
const OTHERS: usize = 4;

/// A part, and the heap of nim that is worth as much.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Twin {
    /// The size or name of the part.
    pub part: String,
    /// The heap's size.
    pub heap: u64,
}

impl Twin {
    /// Makes the twin of a part of this size.
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
    /// The parts after the cursor's move.
    pub then: Option<&'a [Twin]>,
    /// The indices of the parts that the move changes, and of those that they become.
    pub changed: [Range<usize>; 2],
    /// The parts that a move can make of the one under the cursor, with their heaps; empty until the user asks for a hint.
    pub ways: &'a [String],
}

/// Returns the columns that do not come out even.
fn odd(twins: &[Twin]) -> u64 {
    twins.iter().fold(0, |sum, twin| sum ^ twin.heap)
}

impl Twins<'_> {
    /// Draws the figure in as many lines as the room has.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        let then = self.then.unwrap_or(self.now);
        let [gone, new] = self.changed.clone();
        let left = then.get(new).unwrap_or(&[]);
        let all: Vec<u64> = self.now.iter().chain(left).map(|twin| twin.heap).collect();
        let label = indent(look) + widest(self.now.iter().chain(left).map(Twin::name));
        let columns = Columns::new(&all, odd(self.now) | odd(then), label, look, room.width);
        let ways = self.ways_line(look, room.width);
        let beside = OTHERS + left.len() + usize::from(ways.is_some());
        let shown = window(self.now.len(), gone.start, usize::from(room.height).saturating_sub(beside));
        let hidden = self.now.len() - shown.len();
        let others = OTHERS + usize::from(ways.is_some());
        let drawn = self.now.len() + left.len().max(1);
        let air = Air::fitting(drawn, others, room.height, look).grown(drawn, others, room.height);
        let row = |at: usize| columns.row(&self.now[at].name(), self.now[at].heap, gone.contains(&at));
        let words = times(look);
        let mut lines = vec![columns.header(&say!(look, "figure-twin"))];
        lines.extend(shown.map(row).flat_map(|row| air.around(row)));
        lines.extend(left_out(hidden, indent(look), look));
        lines.push(crosses(&columns, &words[0], odd(self.now), look));
        lines.extend(ways);
        if self.then.is_some() {
            let before = self.now.get(gone).unwrap_or(&[]);
            // Digits can be compared only if one part becomes one other.
            let other = |twin: &Twin| if let ([one], [_]) = (before, left) { one.heap } else { twin.heap };
            lines.push(rule(room.width, look));
            let row = |twin: &Twin| columns.changed(("", &twin.name()), twin.heap, other(twin));
            lines.extend(left.iter().map(row).flat_map(|row| air.around(row)));
            lines.push(crosses(&columns, &words[1], odd(then), look));
        }
        lines
    }

    /// Draws what a move can make of the part under the cursor, if anything.
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
