//! The parts of a frame that must be written: runs of cells that have changed.

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Position,
};

use super::pen::Wants;
use crate::{look::align::width_of, picture};

/// Neighbouring cells of a row that one style suits.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) row: u16,
    /// The first column; `end` is the one after the last.
    pub(super) from: u16,
    pub(super) end: u16,
    pub(super) wants: Wants,
    /// `true` if it is certain that the cursor is right after the run once that is written.
    pub(super) is_sure: bool,
}

impl Run {
    pub(super) const fn start(&self) -> Position {
        Position { x: self.from, y: self.row }
    }

    /// Appends a run if one style suits both. Returns whether it did.
    fn join(&mut self, other: &Self) -> bool {
        if !self.is_sure || (self.row, self.end) != (other.row, other.from) {
            return false;
        }
        let Some(wants) = self.wants.and(&other.wants) else { return false };
        (self.end, self.wants, self.is_sure) = (other.end, wants, other.is_sure);
        true
    }
}

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

/// Adds the runs of a row. A wide character that overlaps one in another column is written again, too, because terminals do not
/// agree on what becomes of the other half.
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

/// The characters of a row with their columns and widths. A character that has no width, or does not fit the row, is replaced by a
/// blank.
pub(super) fn signs(row: &[Cell]) -> impl Iterator<Item = (usize, &str, u16)> {
    picture::signs(row).map(|(at, cell)| {
        let sign = cell.symbol();
        match u16::try_from(width_of(sign)) {
            Ok(width @ 1..) if at + usize::from(width) <= row.len() => (at, sign, width),
            _ => (at, " ", 1),
        }
    })
}

/// The width of a character, if all terminals agree on it. They do not for a cluster of several code points, or for a recent emoji.
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
