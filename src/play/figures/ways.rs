//! The parts of a position, such as piles of coins or runs of matches, and what one move can make of each: now, and after the
//! cursor's move.

use std::ops::Range;

use super::{
    Figure, Line, Look, Size, Span, cut, indent, left_out, rule,
    strips::{Piece, Strips, below},
    times, width_of, window,
};

/// The most ways that are listed.
pub const MOST: usize = 64;

/// The parts of a position, and those that a move would leave.
#[derive(Debug, Clone)]
pub struct Ways<'a> {
    /// The sizes now.
    pub now: &'a [u64],
    /// The sizes after the cursor's move.
    pub then: Option<&'a [u64]>,
    /// The indices of the parts that the move changes, and of those that they become.
    pub changed: [Range<usize>; 2],
}

/// Returns the indices in either list that the other does not have.
pub fn changed<T: PartialEq>(now: &[T], then: &[T]) -> [Range<usize>; 2] {
    let before = now.iter().zip(then).take_while(|(now, then)| now == then).count();
    let rest = now.len().min(then.len()) - before;
    let behind = now.iter().rev().zip(then.iter().rev()).take(rest).take_while(|(now, then)| now == then).count();
    [before..now.len() - behind, before..then.len() - behind]
}

impl Ways<'_> {
    /// Draws the figure; `makes` returns what a move can make of a part.
    pub fn lines(&self, makes: impl Fn(u64) -> Vec<String>, look: &Look, room: Size) -> Figure {
        let [gone, new] = self.changed.clone();
        let left = self.then.and_then(|then| then.get(new)).unwrap_or(&[]);
        let digits = self.now.iter().chain(left).map(|size| size.to_string().len()).max().unwrap_or(1);
        let words = times(look);
        let row = |word: Option<&str>, size: u64, chosen: bool| {
            let label = word.map_or_else(|| " ".repeat(indent(look)), str::to_owned);
            let pointer = if chosen { look.glyphs().pointer } else { " " };
            let style = if chosen { look.theme.title } else { look.theme.text };
            let head = format!("{pointer} {size:>digits$} ");
            let free = usize::from(room.width).saturating_sub(width_of(&head) + width_of(&label));
            let ways = joined(&makes(size), free, look);
            let row = Line::from(vec![Span::styled(label, look.theme.dim), Span::styled(head, style), ways]);
            if chosen { row.style(look.theme.row) } else { row }
        };
        // Room for the rule and what a move leaves.
        let reserved = usize::from(self.then.is_some()) * (1 + left.len().max(1));
        let shown = window(self.now.len(), gone.start, usize::from(room.height).saturating_sub(reserved));
        let hidden = self.now.len() - shown.len();
        let first = shown.start;
        let now = shown.map(|at| row((at == first).then_some(&words[0]), self.now[at], gone.contains(&at)));
        let mut lines: Vec<_> = now.chain(left_out(hidden, indent(look), look)).collect();
        if self.then.is_some() {
            lines.push(rule(room.width, look));
            let then = left.iter().enumerate().map(|(at, size)| row((at == 0).then_some(&words[1]), *size, false));
            lines.extend(then);
            // A part that is taken whole leaves nothing to show.
            let nothing = || Line::styled(format!("{}  {}", words[1], look.glyphs().dot), look.theme.dim);
            lines.extend(left.is_empty().then(nothing));
        }
        let now = self.pieces(self.now, &self.changed[0], look);
        let then = self.then.map(|then| self.pieces(then, &self.changed[1], look));
        below(lines, Strips { now: &now, then: then.as_deref() }, look, room)
    }

    /// The parts as pieces of a strip, those that the move changes in the cursor's style and paler.
    fn pieces(&self, sizes: &[u64], changed: &Range<usize>, look: &Look) -> Vec<Piece> {
        let glyphs = look.glyphs();
        let piece = |(at, size): (usize, &u64)| {
            let is_changed = self.then.is_some() && changed.contains(&at);
            let (sign, style) =
                if is_changed { (glyphs.shade, look.theme.taken) } else { (glyphs.halves[3], look.theme.bead) };
            Piece { size: *size, sign, style }
        };
        sizes.iter().enumerate().map(piece).collect()
    }
}

/// Draws what a move can make of a part behind an arrow, or a dot if nothing.
fn joined(ways: &[String], columns: usize, look: &Look) -> Span<'static> {
    if ways.is_empty() {
        return Span::styled(look.glyphs().dot, look.theme.dim);
    }
    let apart = if ways.iter().map(|way| width_of(way) + 2).sum::<usize>() > columns { " " } else { "  " };
    let text = format!("{} {}", look.glyphs().arrow, ways.join(apart));
    let text = cut(&text, columns, look.glyphs().edge);
    Span::styled(text, look.theme.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_that_a_move_changes_are_found() {
        assert_eq!(changed(&[5, 8, 11], &[5, 7, 11]), [1..2, 1..2]);
        assert_eq!(changed(&[9], &[3, 4]), [0..1, 0..2]);
        assert_eq!(changed(&[2, 2, 5], &[2, 5]), [1..2, 1..1]);
        assert_eq!(changed(&[4, 4], &[4, 1, 1]), [1..2, 1..3]);
    }
}
