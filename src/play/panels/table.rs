//! Cells in rows and columns.

use super::{Figure, Span, align};

/// Draws rows of cells, each column as wide as its widest cell and of `numbers` aligned right. Cells fill their column in their style.
pub(super) fn table(rows: impl IntoIterator<Item = Vec<Span<'static>>>, numbers: impl Fn(usize) -> bool) -> Figure {
    let rows: Vec<_> = rows.into_iter().collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(Span::width).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    let cell = |(at, (cell, wide)): (usize, (&Span<'static>, &usize))| {
        let aligned = if numbers(at) { align::right } else { align::left };
        Span::styled(aligned(&cell.content, *wide), cell.style)
    };
    rows.iter().map(|row| row.iter().zip(&widths).enumerate().map(cell).collect()).collect()
}
