//! Where the pieces of a heap stand: in lines, and in groups of powers of two where these decide.

use ratatui::layout::Size;

use super::Row;
use crate::{look::pieces::PieceSize, play::boards::paint::short};

/// The fewest columns between two groups, besides those between two pieces.
const APART: u16 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grid {
    pub(super) size: PieceSize,
    /// Whether pieces stand in groups of powers of two.
    pub(super) powers: bool,
    /// Columns from one piece to the next.
    pitch: u16,
    /// Rows from one line of pieces to the next.
    step: u16,
    /// The width of the room. A heap is wrapped into the fewest lines that fit into it.
    width: u64,
    /// Pieces in a line without groups.
    columns: u64,
}

/// Numbers of lines into which a heap may be wrapped: powers of two, so that groups fill rectangles.
const LINES: [u64; 3] = [1, 2, 4];

impl Grid {
    /// Pieces `pitch` columns apart in lines of at most `width` columns.
    pub(super) fn new(size: PieceSize, pitch: u16, width: u64, powers: bool) -> Self {
        let Size { width: wide, height } = size.cells();
        let columns = (width + u64::from(pitch - wide)) / u64::from(pitch);
        Self { size, powers, pitch, step: height, width, columns: columns.max(1) }
    }

    /// The grid with a free row between the lines of a heap if pieces have one flat colour: they would run together.
    pub(super) fn told_apart(self, is_flat: bool) -> Self {
        Self { step: self.step + u16::from(is_flat && self.size > PieceSize::Small), ..self }
    }

    /// The columns from one piece to the next at which pieces can be told apart, the best first.
    pub(super) fn pitches(size: PieceSize) -> Vec<u16> {
        if size == PieceSize::Small { vec![2, 1] } else { vec![size.cells().width + 1] }
    }

    /// Whether all heaps fit, with a row between two if any is wrapped.
    pub(super) fn fits(&self, rows: &[Row], height: u16) -> bool {
        let count = u64::try_from(rows.len()).unwrap_or(u64::MAX);
        let between = if self.wraps(rows) { count.saturating_sub(1) } else { 0 };
        let high = rows.iter().fold(between, |high, row| high.saturating_add(self.rows(row.size)));
        high <= u64::from(height) && rows.iter().all(|row| self.end(row.size, 0) <= self.width)
    }

    /// Whether any heap takes more than one line.
    pub(super) fn wraps(&self, rows: &[Row]) -> bool {
        rows.iter().any(|row| self.rows(row.size) > u64::from(self.size.cells().height))
    }

    /// The grid with as much air between pieces as looks good and fits.
    pub(super) fn grown(self, rows: &[Row], height: u16) -> Self {
        let Size { width, height: high } = self.size.cells();
        // A cell is twice as high as wide: signs three columns apart no longer look like a line.
        let most = if self.size == PieceSize::Small { 3 } else { width + width / 2 };
        let stepped = Self { step: self.size.cells().height + 1, ..self };
        let airy = high > 1 && self.wraps(rows) && stepped.fits(rows, height.saturating_sub(short(rows.len())));
        let grid = if airy { stepped } else { self };
        // No heap is wrapped only for air.
        let as_high = |wider: &Self| rows.iter().all(|row| wider.rows(row.size) == grid.rows(row.size));
        let mut wider = (grid.pitch..=most).rev().map(|pitch| Self { pitch, ..grid });
        wider.find(|wider| as_high(wider) && wider.fits(rows, height)).unwrap_or(grid)
    }

    /// Columns between two groups, with those between two pieces.
    fn apart(&self) -> u64 {
        u64::from(if self.pitch == 1 { 1 } else { APART.max(self.pitch - self.size.cells().width) })
    }

    /// The groups of a heap, the largest first.
    fn groups(&self, size: u64) -> impl Iterator<Item = u64> {
        let whole = (!self.powers && size > 0).then_some(size);
        powers(if self.powers { size } else { 0 }).chain(whole)
    }

    /// The most lines into which a heap is wrapped.
    fn lines(&self, size: u64) -> u64 {
        let [fewer @ .., most] = LINES;
        fewer.into_iter().find(|lines| self.wide(size, *lines, 0) <= self.width).unwrap_or(most)
    }

    /// The pieces in a line of a group, in a heap wrapped into this number of lines.
    fn across(&self, group: u64, lines: u64) -> u64 {
        if self.powers { group.div_ceil(lines) } else { group.min(self.columns) }
    }

    fn rows(&self, size: u64) -> u64 {
        let most = self.lines(size);
        let lines = self.groups(size).next().map_or(1, |group| group.div_ceil(self.across(group, most)));
        (lines - 1).saturating_mul(self.step.into()).saturating_add(self.size.cells().height.into())
    }

    /// The rows of a heap, capped at the largest coordinate.
    pub(super) fn height(&self, size: u64) -> u16 {
        short(self.rows(size))
    }

    /// The columns of a heap, with a group of `last` pieces that were taken from it.
    pub(super) fn end(&self, size: u64, last: u64) -> u64 {
        self.wide(size, self.lines(size), last)
    }

    fn wide(&self, size: u64, lines: u64, last: u64) -> u64 {
        let across = self.groups(size).map(|group| self.across(group, lines)).chain((last > 0).then_some(last));
        let width = |across: u64| across.saturating_mul(self.pitch.into()).saturating_add(self.apart());
        let all = across.fold(0, |all: u64, across| all.saturating_add(width(across)));
        all.saturating_sub(self.apart() + u64::from(self.pitch - self.size.cells().width))
    }

    /// The columns and rows before a piece, counted from 0. A piece beyond the heap stands behind it, in a group of its own.
    pub(super) fn spot(&self, piece: u64, size: u64) -> (u64, u64) {
        let (pitch, step) = (u64::from(self.pitch), u64::from(self.step));
        let (mut x, mut first, lines) = (0, 0, self.lines(size));
        for group in self.groups(size) {
            let (across, at) = (self.across(group, lines), piece - first);
            if at < group {
                return (x + at % across * pitch, at / across * step);
            }
            x += across * pitch + self.apart();
            first += group;
        }
        (x + (piece - first) * pitch, 0)
    }
}

/// The powers of two that add up to a size, the largest first.
pub(super) fn powers(size: u64) -> impl Iterator<Item = u64> {
    let mut left = size;
    std::iter::from_fn(move || {
        let power = 1 << left.checked_ilog2()?;
        left ^= power;
        Some(power)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stand_in_groups_of_powers_of_two() {
        let grid = Grid::new(PieceSize::Middle, 5, 40, true);
        let along = |size| (0..size).map(|piece| grid.spot(piece, size).0).collect::<Vec<_>>();
        assert_eq!(along(6), [0, 5, 10, 15, 22, 27]);
        assert_eq!(along(3), [0, 5, 12]);
        assert_eq!(grid.spot(4, 4), (22, 0), "what was taken stands apart");
        assert_eq!([1, 3, 6].map(|size| grid.end(size, 0)), [4, 16, 31]);
        assert_eq!(powers(13).collect::<Vec<_>>(), [8, 4, 1]);
    }

    #[test]
    fn groups_that_do_not_fit_in_a_line_are_rectangles() {
        let grid = Grid::new(PieceSize::Middle, 5, 16, true);
        let spots = |size| (0..size).map(|piece| grid.spot(piece, size)).collect::<Vec<_>>();
        assert_eq!(spots(5), [(0, 0), (5, 0), (0, 2), (5, 2), (12, 0)]);
        assert_eq!([0, 1, 2, 5].map(|size| grid.height(size)), [2, 2, 2, 4]);
        let plain = Grid::new(PieceSize::Middle, 5, 24, false);
        assert_eq!(plain.spot(5, 9), (0, 2));
        assert_eq!([4, 5, 9].map(|size| plain.height(size)), [2, 2, 4]);
    }

    #[test]
    fn no_piece_stands_on_another_or_outside_its_heap() {
        for (size, powers) in PieceSize::ALL.into_iter().flat_map(|size| [(size, true), (size, false)]) {
            for (width, heap) in [20, 60, 200].into_iter().flat_map(|width| (1..40).map(move |heap| (width, heap))) {
                let grid = Grid::new(size, size.cells().width + 1, width, powers);
                let spots: Vec<_> = (0..heap).map(|piece| grid.spot(piece, heap)).collect();
                let cells = size.cells();
                for (at, &(x, y)) in spots.iter().enumerate() {
                    assert!(!spots[..at].contains(&(x, y)));
                    assert!(x + u64::from(cells.width) <= grid.end(heap, 0));
                    assert!(y + u64::from(cells.height) <= u64::from(grid.height(heap)));
                }
            }
        }
    }

    #[test]
    fn only_heaps_that_do_not_fit_are_wrapped() {
        let grid = Grid::new(PieceSize::Middle, 5, 50, true);
        assert_eq!([7, 9, 12, 23].map(|size| grid.height(size)), [2, 2, 4, 8]);
    }

    #[test]
    fn heaps_of_any_size_are_measured_without_overflow() {
        let grid = Grid::new(PieceSize::Small, 2, 100, true);
        assert!(grid.end(u64::MAX, u64::MAX) > 1_000_000);
        let rows = [Row::new(u64::MAX, None, Some(u64::MAX))];
        assert!(!grid.fits(&rows, 100));
    }
}
