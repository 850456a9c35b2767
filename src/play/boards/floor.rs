//! Cells in rows and columns: how the arrow keys move a cursor over them, how they are seen, and how they are said.

use super::prelude::*;
use crate::play::board::span;

/// The row and the column of a cell.
type At = (usize, usize);

/// The number of rows and columns together between two cells.
pub const fn distance(one: At, other: At) -> usize {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1)
}

/// The cell to which the cursor goes: the nearest straight on, or else the nearest of all on that side; or the first or last of
/// all cells. `place` gives a cell's row and column.
pub fn walked<C: Copy>(mut cells: impl Iterator<Item = C>, from: C, step: Step, place: impl Fn(C) -> At) -> Option<C> {
    let here = place(from);
    let ahead = |cell: &C| {
        let at = place(*cell);
        match step {
            Step::Up => at.0 < here.0,
            Step::Down => at.0 > here.0,
            Step::Left => at.1 < here.1,
            Step::Right => at.1 > here.1,
            Step::Less | Step::More | Step::Least | Step::Most | Step::Clear => false,
        }
    };
    let order = |cell: &C| {
        let at = place(*cell);
        let aside = if matches!(step, Step::Up | Step::Down) { at.1 != here.1 } else { at.0 != here.0 };
        (aside, distance(at, here))
    };
    match step {
        Step::Least => cells.next(),
        Step::Most => cells.last(),
        _ => cells.filter(ahead).min_by_key(order),
    }
}

/// The cell nearest to a place.
pub fn closest<C: Copy>(cells: impl Iterator<Item = C>, to: At, place: impl Fn(C) -> At) -> Option<C> {
    cells.min_by_key(|cell| distance(place(*cell), to))
}

/// The cell to which a step leads, a large one over so many cells; where there is none, the cursor stays.
pub fn stepped<C: Copy, I: Iterator<Item = C>>(
    cells: impl Fn() -> I,
    from: C,
    step: Step,
    large: usize,
    place: impl Fn(C) -> At,
) -> C {
    let (step, times) = match step {
        Step::More => (Step::Up, large),
        Step::Less => (Step::Down, large),
        Step::Clear => (Step::Least, 1),
        step => (step, 1),
    };
    (0..times).fold(from, |at, _| walked(cells(), at, step, &place).unwrap_or(at))
}

/// So many rows and columns with squares a column apart; the one at this place is always visible.
pub fn grid((rows, columns): At, (row, column): At, room: Room) -> Grid {
    let side = |count: usize, at: usize| Side { first: 1, last: count as u64, at: at as u64, goal: count as u64 };
    Grid::new(side(rows, row), side(columns, column), 1.0, false, room)
}

/// Each row in words: its runs of like cells, of which `said` says what they are.
pub fn rows<T: PartialEq>(
    (rows, columns): At,
    of: impl Fn(At) -> T,
    said: impl Fn(&T, String) -> String,
    look: &Look,
) -> Vec<String> {
    let row = |row: usize| {
        let cells: Vec<(u64, T)> = (1..=columns).map(|column| (column as u64, of((row, column)))).collect();
        let runs = cells.chunk_by(|one, other| one.1 == other.1).filter_map(|run| {
            let ((from, what), (to, _)) = (run.first()?, run.last()?);
            Some(said(what, span(*from, *to, look)))
        });
        say!(look, "recite-nimbi-row", row = row, cells = series(runs, look))
    };
    (1..=rows).map(row).collect()
}
