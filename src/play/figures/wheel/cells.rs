//! The places of numbers in rows that fill an area.

use ratatui::layout::Rect;

use super::Rows;

/// The rows that are shown, and how they are laid out.
#[derive(Debug)]
pub(super) struct Cells {
    area: Rect,
    start: u64,
    pub(super) per_row: u64,
    /// The first row that is shown, and how many are.
    first: u64,
    shown: u16,
    /// Columns and rows from one number to the next.
    pitch: (u16, u16),
    /// The columns in front of a row for its first number, where the cells are too small for their numbers.
    head: u16,
    /// Whether the cells have room for their numbers.
    pub(super) written: bool,
}

impl Cells {
    pub(super) fn new(rows: &Rows<'_>, area: Rect) -> Self {
        /// The greatest height of a narrow cell; a wide one is at most twice as high as wide.
        const HIGHEST: u16 = 13;
        let width = area.width;
        let per_row = rows.per_row().min(width.max(1).into());
        let digits = u16::try_from(rows.start.to_string().len()).unwrap_or(width);
        let count = u16::try_from(per_row).unwrap_or(width).max(1);
        let written = width / count > digits;
        let has_heads = !written && digits + 1 + 2 * count <= width;
        let head = if has_heads { digits + 1 } else { 0 };
        let across = ((width - head) / count).max(1);
        let all = (rows.start / per_row).saturating_add(1);
        let shown = u16::try_from(all).map_or(area.height, |all| all.min(area.height));
        let high = (area.height / shown.max(1)).clamp(1, HIGHEST.max(across.saturating_mul(2)));
        let first = first_row(rows.walk.now() / per_row, shown.into()).min(all - u64::from(shown).min(all));
        Self { area, start: rows.start, per_row, first, shown, pitch: (across, high), head, written }
    }

    /// The numbers of the rows that are shown.
    fn rows(&self) -> impl Iterator<Item = (u64, u16)> {
        let tops = (self.area.y..).step_by(self.pitch.1.into()).take(self.shown.into());
        (self.first..).zip(tops)
    }

    /// Returns the place of every number that is shown.
    pub(super) fn places(&self) -> impl Iterator<Item = (Rect, u64)> {
        let (across, high) = self.pitch;
        // Cells of some size have gaps between them. In a single line the sign in front of a number is the gap.
        let gap = (u16::from(across > 2 && (high > 1 || !self.written)), u16::from(high > 2));
        self.rows().flat_map(move |(row, y)| {
            let columns = (self.area.x + self.head..).step_by(across.into());
            columns.zip(0..self.per_row).filter_map(move |(x, column)| {
                let number = row.checked_mul(self.per_row)?.checked_add(column)?;
                let place = Rect { x, y, width: across - gap.0, height: high - gap.1 };
                (number <= self.start).then_some((place, number))
            })
        })
    }

    /// Returns the first number of each row, if the cells are too small for theirs, and its line.
    pub(super) fn heads(&self) -> impl Iterator<Item = (u64, u16)> {
        let middle = (self.pitch.1 - 1) / 2;
        let rows = self.rows().filter(|_| self.head > 0);
        rows.map(move |(row, y)| (row.saturating_mul(self.per_row), y + middle))
    }

    /// Whether a number is in a row that is shown.
    pub(super) fn shows(&self, number: u64) -> bool {
        (self.first..self.first.saturating_add(self.shown.into())).contains(&(number / self.per_row))
    }
}

/// Returns the first of so many rows that are shown, with this row among the last ones. It stays the same for several rows, so
/// that few moves change what is shown.
const fn first_row(row: u64, shown: u64) -> u64 {
    let step = if shown < 3 { 1 } else { shown / 3 };
    ((row / step).saturating_add(1)).saturating_mul(step).saturating_sub(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_row_is_always_among_those_shown() {
        for shown in 1..40 {
            for row in (0..200).chain([u64::MAX / 30]) {
                let first = first_row(row, shown);
                assert!((first..first + shown).contains(&row), "{row} in {shown} from {first}");
            }
        }
    }
}
