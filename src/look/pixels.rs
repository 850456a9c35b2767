//! Pixels in half blocks.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

/// Draws pixels as wide as a column and half as high as a row: those for which `lit` of column and half row is true.
pub fn halves(lit: impl Fn(u16, u16) -> bool, style: Style, place: Rect, buf: &mut Buffer) {
    for (row, y) in place.rows().zip((0..).step_by(2)) {
        for (column, x) in row.columns().zip(0..) {
            let sign = match (lit(x, y), lit(x, y + 1)) {
                (true, true) => "█",
                (true, false) => "▀",
                (false, true) => "▄",
                (false, false) => continue,
            };
            if buf.area.intersects(column) {
                buf.set_stringn(column.x, column.y, sign, 1, style);
            }
        }
    }
}
