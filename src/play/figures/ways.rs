//! The parts of a position, such as piles of coins or runs of matches, and what one move can make of each: now, and after the
//! cursor's move. As a hint, the heaps of nim that are worth as much.

use std::ops::Range;

use super::{Figure, Line, Look, Size, Span, cut, indent, ledger::Ledger, say, times, width_of};

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
    /// The parts that the cursor's move leaves in place of those that it changes.
    fn left(&self) -> Option<&[u64]> {
        Some(self.then?.get(self.changed[1].clone()).unwrap_or(&[]))
    }

    /// Draws each part with what a move `makes` of it, and below them what the cursor's move leaves.
    pub fn lines(&self, makes: impl Fn(u64) -> Vec<String>, look: &Look, room: Size) -> Figure {
        let left = self.left();
        let digits = self.now.iter().chain(left.unwrap_or(&[])).map(|size| size.to_string().len()).max().unwrap_or(1);
        let columns = usize::from(room.width).saturating_sub(indent(look) + 2);
        let row = |size: &u64| {
            let ways = makes(*size);
            let told = match ways.join("  ") {
                none if none.is_empty() => format!("{size:>digits$} {}", look.glyphs().dot),
                ways => format!("{size:>digits$} {} {ways}", look.glyphs().arrow),
            };
            cut(&told, columns, look.glyphs().edge)
        };
        let table = self.now.iter().enumerate().fold(Ledger::new([""]), |table, (at, size)| {
            let told = row(size);
            let is_changed = self.now.len() > 1 && left.is_some() && self.changed[0].contains(&at);
            table.part("", [told.clone()], is_changed.then_some([told]))
        });
        // A part that is taken whole leaves nothing to show.
        let nothing = left.filter(|left| left.is_empty()).map(|_| look.glyphs().dot.to_owned());
        let below = left
            .into_iter()
            .flatten()
            .map(row)
            .chain(nothing)
            .zip([times(look)[1].clone()].into_iter().chain(std::iter::repeat(" ".repeat(indent(look)))));
        let below = below.map(|(told, word)| {
            Line::from(vec![Span::styled(format!("{word} "), look.theme.dim), Span::styled(told, look.theme.text)])
        });
        table.over(below.collect(), look, room)
    }

    /// Draws each part with the `heap` of nim that is worth as much, whole and in powers of two; below them the `ways` that a move
    /// can go from the part under the cursor.
    pub fn twins(&self, heap: impl Fn(u64) -> u64, ways: &[String], look: &Look, room: Size) -> Figure {
        let told = |sizes: &[u64]| heaps(&sizes.iter().map(|size| heap(*size)).collect::<Vec<_>>());
        let gone = &self.changed[0];
        let left = self.left().map(told);
        let table = self.now.iter().enumerate().fold(twins(look), |table, (at, size)| {
            table.part(size.to_string(), told(&[*size]), left.clone().filter(|_| gone.contains(&at)))
        });
        let size = self.now.get(gone.start).filter(|_| !ways.is_empty());
        let below = size.map(|size| {
            let head = format!("{} {size}: {} {} ", look.glyphs().pointer, heap(*size), look.glyphs().arrow);
            let text =
                cut(&ways.join("  "), usize::from(room.width).saturating_sub(width_of(&head)), look.glyphs().edge);
            Line::from(vec![Span::styled(head, look.theme.title), Span::styled(text, look.theme.text)])
        });
        table.over(below.into_iter().collect(), look, room)
    }
}

/// An empty table of parts with the heaps of nim that are worth as much.
pub fn twins(look: &Look) -> Ledger {
    Ledger::new([say!(look, "figure-twin"), String::new()])
}

/// Writes heaps, whole and in powers of two.
pub fn heaps(heaps: &[u64]) -> [String; 2] {
    let whole = if heaps.is_empty() { "0".to_owned() } else { joined(heaps.iter().map(ToString::to_string)) };
    [whole, joined(heaps.iter().map(|heap| joined(powers(*heap))).filter(|powers| !powers.is_empty()))]
}

/// The powers of two that add up to a number, the largest first.
fn powers(number: u64) -> impl Iterator<Item = String> {
    (0..u64::BITS).rev().map(|bit| 1_u64 << bit).filter(move |power| number & power != 0).map(|power| power.to_string())
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join("+")
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
