//! What of a list is drawn where not all of it fits.

use std::ops::Range;

use ratatui::text::Line;

use crate::look::Look;

/// The places of `count` rows that are drawn in `room` lines, with the row `at` among them. Where some are left out, a line is
/// kept free to say so.
pub(super) fn window(count: usize, at: usize, room: usize) -> Range<usize> {
    if count <= room {
        return 0..count;
    }
    let shown = room.saturating_sub(1).max(1);
    let first = at.saturating_sub(shown / 2).min(count - shown);
    first..first + shown
}

/// Returns the line that says how many rows are left out; no line where none is.
pub(super) fn left_out(hidden: usize, indent: usize, look: &Look) -> Option<Line<'static>> {
    let told = || format!("{}{} {hidden}", " ".repeat(indent), look.glyphs().more);
    (hidden > 0).then(|| Line::styled(told(), look.theme.dim))
}

/// Lines with a blank one between any two, where they have so much room.
pub(super) fn airy(lines: Vec<Line<'static>>, height: u16) -> Vec<Line<'static>> {
    if lines.len() * 2 > usize::from(height) + 1 {
        return lines;
    }
    let mut airy: Vec<_> = lines.into_iter().flat_map(|line| [line, Line::default()]).collect();
    airy.pop();
    airy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_that_counts_is_always_among_those_drawn() {
        assert_eq!(window(5, 2, 5), 0..5);
        for (count, room) in [(9, 4), (100, 7), (6, 1), (3, 0)] {
            for at in 0..count {
                let shown = window(count, at, room);
                assert!(shown.contains(&at) && shown.end <= count && shown.len() <= room.max(2), "{count} {room} {at}");
            }
        }
    }
}
