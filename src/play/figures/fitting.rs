//! Helpers for lists that may not fit their room.

use std::ops::Range;

use super::{Figure, Line, Look, width_of};

/// Returns the indices of `count` rows that are drawn in `room` lines, with the row `at` among them. If some are left out, a line
/// stays free to say so.
pub(super) fn window(count: usize, at: usize, room: usize) -> Range<usize> {
    if count <= room {
        return 0..count;
    }
    let shown = room.saturating_sub(1).max(1);
    let first = at.saturating_sub(shown / 2).min(count - shown);
    first..first + shown
}

/// Says how many rows are left out; `None` if there are none.
pub(super) fn left_out(hidden: usize, indent: usize, look: &Look) -> Option<Line<'static>> {
    let told = || format!("{}{} {hidden}", " ".repeat(indent), look.glyphs().more);
    (hidden > 0).then(|| Line::styled(told(), look.theme.dim))
}

/// Puts a blank line between any two lines if there is room.
pub(super) fn airy(lines: Figure, height: u16) -> Figure {
    if lines.len() * 2 > usize::from(height) + 1 {
        return lines;
    }
    let mut airy: Vec<_> = lines.into_iter().flat_map(|line| [line, Line::default()]).collect();
    airy.pop();
    airy
}

/// Draws a line across, between the position and the cursor's move.
pub(super) fn rule(width: u16, look: &Look) -> Line<'static> {
    Line::styled(look.glyphs().line.repeat(usize::from(width.min(60))), look.theme.dim)
}

/// Joins the first items, as many as fit, and says how many are left out.
pub fn listed(items: &[String], between: &str, columns: usize, look: &Look) -> String {
    let told = |shown: usize| {
        let hidden = items.len() - shown;
        let more = (hidden > 0).then(|| format!("{} {hidden}", look.glyphs().more));
        items[..shown].iter().cloned().chain(more).collect::<Vec<_>>().join(between)
    };
    // An item is at least a column wide.
    let most = items.len().min(columns);
    (0..=most).rev().map(told).find(|told| width_of(told) <= columns).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_items_the_first_are_listed_and_the_others_counted() {
        let look = Look::new(crate::look::theme::ThemeName::Mono, crate::look::glyphs::GlyphSet::Ascii);
        let items: Vec<String> = (1..=5).map(|item: u32| item.to_string()).collect();
        assert_eq!(listed(&items, "+", 9, &look), "1+2+3+4+5");
        assert_eq!(listed(&items, "+", 8, &look), format!("1+{} 4", look.glyphs().more));
        assert_eq!(listed(&items, "+", 0, &look), "");
    }

    #[test]
    fn the_given_row_is_always_in_sight() {
        assert_eq!(window(5, 2, 5), 0..5);
        for (count, room) in [(9, 4), (100, 7), (6, 1), (3, 0)] {
            for at in 0..count {
                let shown = window(count, at, room);
                assert!(shown.contains(&at) && shown.end <= count && shown.len() <= room.max(2), "{count} {room} {at}");
            }
        }
    }
}
