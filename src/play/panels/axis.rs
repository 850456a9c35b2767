//! Signs and labels at their places along a line of numbers.

use super::{Line, Span};

/// Writes texts at their columns, in ascending order: those that leave `apart` blanks after the one before and end within `room`.
pub(super) fn placed(
    texts: impl IntoIterator<Item = (usize, impl Into<Span<'static>>)>,
    apart: usize,
    room: usize,
) -> Line<'static> {
    let mut line = Line::default();
    for (at, text) in texts {
        let (text, used) = (text.into(), line.width());
        if at >= used + if used > 0 { apart } else { 0 } && at + text.width() <= room {
            line.extend([Span::raw(" ".repeat(at - used)), text]);
        }
    }
    line
}
