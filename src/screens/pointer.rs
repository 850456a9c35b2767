//! Lists: the selected row, the rows in sight around it, and values that are cycled through.

use std::ops::Range;

use crate::screens::action::Action;

const PAGE: usize = 10;

/// The selected row of a list, which stops at both ends.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Pointer {
    at: usize,
    rows: usize,
}

impl Pointer {
    pub(super) const fn over(rows: usize) -> Self {
        Self { at: 0, rows }
    }

    pub(super) const fn at(self) -> usize {
        self.at
    }

    pub(super) const fn rows(self) -> usize {
        self.rows
    }

    pub(super) fn set_rows(&mut self, rows: usize) {
        self.rows = rows;
        self.put(self.at);
    }

    /// Beyond the end of the list, it selects the last row.
    pub(super) fn put(&mut self, at: usize) {
        self.at = at.min(self.rows.saturating_sub(1));
    }

    /// Returns whether the row was selected already, so that the click opens it.
    pub(super) fn click(&mut self, at: usize) -> bool {
        let again = at == self.at;
        self.put(at);
        again
    }

    /// Moves by a row, by a page or to an end. Returns whether the action does that.
    pub(super) fn walk(&mut self, action: Action) -> bool {
        self.put(match action {
            Action::Up => self.at.saturating_sub(1),
            Action::Down => self.at + 1,
            Action::PageUp => self.at.saturating_sub(PAGE),
            Action::PageDown => self.at + PAGE,
            Action::Home => 0,
            Action::End => usize::MAX,
            _ => return false,
        });
        true
    }

    /// The rows in sight if there is room for so many (at least one): the first ones, as long as the selected row is among them.
    pub(super) fn sight(self, room: usize) -> Range<usize> {
        let room = room.max(1);
        let first = (self.at + 1).saturating_sub(room);
        first..(first + room).min(self.rows)
    }
}

/// The element after `now`, or before it if not `on`, with the ends joined. If `now` is not in the list, the first or the last one.
pub(super) fn turned<T: Copy + PartialEq>(all: &[T], now: T, on: bool) -> T {
    let at = all.iter().position(|one| *one == now);
    let at = match (at, on) {
        (Some(at), true) => (at + 1) % all.len(),
        (None, true) => 0,
        (at, false) => at.filter(|at| *at > 0).unwrap_or(all.len()) - 1,
    };
    all.get(at).copied().unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walked(rows: usize, actions: &[Action]) -> usize {
        let mut pointer = Pointer::over(rows);
        for action in actions {
            assert!(pointer.walk(*action), "{action:?}");
        }
        pointer.at()
    }

    #[test]
    fn a_page_has_ten_rows_and_the_pointer_stops_at_the_ends() {
        use Action::{Down, End, Home, PageDown, PageUp, Up};
        assert_eq!(walked(25, &[Down, Down, Up]), 1);
        assert_eq!(walked(25, &[PageDown, Down]), 11);
        assert_eq!(walked(25, &[PageDown, PageDown, PageDown, Down]), 24);
        assert_eq!(walked(25, &[End, PageUp]), 14);
        assert_eq!(walked(25, &[Down, PageUp, Up]), 0);
        assert_eq!(walked(25, &[End, Home]), 0);
        assert_eq!(walked(0, &[End, Down, PageDown]), 0, "an empty list");
    }

    #[test]
    fn other_actions_do_not_move_the_pointer() {
        let mut pointer = Pointer::over(3);
        assert!(!pointer.walk(Action::Left) && !pointer.walk(Action::Enter));
        assert_eq!(pointer, Pointer::over(3));
    }

    #[test]
    fn the_selected_row_is_always_visible() {
        let mut pointer = Pointer::over(7);
        for at in 0..7 {
            pointer.put(at);
            for room in 0..9 {
                let sight = pointer.sight(room);
                assert!(sight.contains(&at) && sight.len() == room.clamp(1, 7), "{at} {room} {sight:?}");
            }
        }
        pointer.set_rows(4);
        assert_eq!((pointer.at(), pointer.rows()), (3, 4), "the list got shorter");
    }
}
