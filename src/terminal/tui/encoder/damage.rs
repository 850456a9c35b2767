//! What of a frame is to be written: runs of cells that look otherwise than before.

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Position,
};

use super::pen::Wants;
use crate::look::align::width_of;

/// Neighbours in a row that one style writes.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) row: u16,
    /// The first column, and the first behind it.
    pub(super) from: u16,
    pub(super) end: u16,
    pub(super) wants: Wants,
    /// `true` where every terminal has its cursor right behind it.
    pub(super) is_sure: bool,
}

impl Run {
    /// Returns the place where it begins.
    pub(super) const fn start(&self) -> Position {
        Position { x: self.from, y: self.row }
    }

    /// Takes the cell behind it in, where one style writes both.
    fn join(&mut self, other: &Self) -> bool {
        if !self.is_sure || (self.row, self.end) != (other.row, other.from) {
            return false;
        }
        let Some(wants) = self.wants.and(&other.wants) else { return false };
        (self.end, self.wants, self.is_sure) = (other.end, wants, other.is_sure);
        true
    }
}

/// Returns the runs of cells that differ, row by row.
pub(super) fn runs(shown: &Buffer, next: &Buffer) -> Vec<Run> {
    let width = usize::from(next.area.width).max(1);
    let mut runs: Vec<Run> = Vec::new();
    for ((before, after), row) in shown.content.chunks(width).zip(next.content.chunks(width)).zip(0..) {
        if before != after {
            add_row(before, after, row, &mut runs);
        }
    }
    runs
}

/// Adds what differs in a row. A sign of which a half lay elsewhere before is written again, too: terminals do not agree on what
/// becomes of the other half.
fn add_row(before: &[Cell], after: &[Cell], row: u16, runs: &mut Vec<Run>) {
    let mut shown = signs(before).peekable();
    for (at, sign, width) in signs(after) {
        while shown.next_if(|(other, ..)| *other < at).is_some() {}
        let (Some(cell), Ok(from)) = (after.get(at), u16::try_from(at)) else { continue };
        let wants = Wants::of(cell);
        let stays = |(other, was, _): &(usize, &str, u16)| {
            *other == at && *was == sign && before.get(at).is_some_and(|cell| Wants::of(cell) == wants)
        };
        if shown.peek().is_some_and(stays) {
            continue;
        }
        let run = Run { row, from, end: from + width, wants, is_sure: sure_width(sign).is_some() };
        if !runs.last_mut().is_some_and(|last| last.join(&run)) {
            runs.push(run);
        }
    }
}

/// The signs of a row with their columns and widths, as they can be written: where one has no width or more than there is room, a
/// blank. Behind a sign of two columns a cell lies hidden, which is none.
pub(super) fn signs(row: &[Cell]) -> impl Iterator<Item = (usize, &str, u16)> {
    let mut hidden_to = 0;
    row.iter().enumerate().filter_map(move |(at, cell)| {
        if at < hidden_to {
            return None;
        }
        let sign = cell.symbol();
        let width = if sign.len() == 1 { 1 } else { width_of(sign) };
        let fits = (1..=row.len() - at).contains(&width);
        let (sign, width) = if fits { (sign, width) } else { (" ", 1) };
        hidden_to = at + width;
        Some((at, sign, u16::try_from(width).ok()?))
    })
}

/// Returns the width of a sign, if all terminals agree on that: they do not where it has several characters, or is a new
/// picture.
pub(super) fn sure_width(sign: &str) -> Option<u16> {
    const WIDE: [std::ops::RangeInclusive<char>; 3] =
        ['\u{2e80}'..='\u{a4cf}', '\u{ac00}'..='\u{d7a3}', '\u{f900}'..='\u{faff}'];
    let mut chars = sign.chars();
    let (Some(sole), None) = (chars.next(), chars.next()) else { return None };
    match if sole.is_ascii() { 1 } else { width_of(sign) } {
        1 => Some(1),
        2 if WIDE.iter().any(|range| range.contains(&sole)) || ('\u{ff01}'..='\u{ff60}').contains(&sole) => Some(2),
        _ => None,
    }
}
