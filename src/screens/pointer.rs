//! Walking a list: the row that is chosen, the rows that are in sight around it, and a value that is turned round.

use std::ops::Range;

use crate::{look::Look, say, screens::action::Action};

/// The number of rows of a page.
const PAGE: usize = 10;

/// The row of a list that is chosen. It never leaves the list: behind the ends it stays at them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Pointer {
    at: usize,
    rows: usize,
}

impl Pointer {
    /// On the first row of a list of so many.
    pub(super) const fn over(rows: usize) -> Self {
        Self { at: 0, rows }
    }

    /// The chosen row, from 0; also of a list without rows.
    pub(super) const fn at(self) -> usize {
        self.at
    }

    /// Returns the number of rows of the list.
    pub(super) const fn rows(self) -> usize {
        self.rows
    }

    /// The list has so many rows from now on.
    pub(super) fn set_rows(&mut self, rows: usize) {
        self.rows = rows;
        self.put(self.at);
    }

    /// Chooses this row, or the last one where there are fewer.
    pub(super) fn put(&mut self, at: usize) {
        self.at = at.min(self.rows.saturating_sub(1));
    }

    /// Chooses a row that was clicked; whether it was chosen already, so that what it stands for is opened.
    pub(super) fn click(&mut self, at: usize) -> bool {
        let again = at == self.at;
        self.put(at);
        again
    }

    /// Walks a row, a page, or to an end; whether that is what the action asks for.
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

    /// The rows in sight where there is room for so many, at least one: the first ones as long as the chosen row is among them.
    pub(super) fn sight(self, room: usize) -> Range<usize> {
        let room = room.max(1);
        let first = (self.at + 1).saturating_sub(room);
        first..(first + room).min(self.rows)
    }

    /// Says which rows are in sight; nothing where all are.
    pub(super) fn range(self, room: usize, look: &Look) -> String {
        let sight = self.sight(room);
        if sight.len() == self.rows {
            return String::new();
        }
        say!(look, "list-range", first = sight.start + 1, last = sight.end, count = self.rows)
    }
}

/// The one of these before or behind another, round and round; the first or the last where that is none of them.
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
    fn a_page_has_ten_rows_and_the_ends_hold() {
        use Action::{Down, End, Home, PageDown, PageUp, Up};
        assert_eq!(walked(25, &[Down, Down, Up]), 1);
        assert_eq!(walked(25, &[PageDown, Down]), 11);
        assert_eq!(walked(25, &[PageDown, PageDown, PageDown, Down]), 24);
        assert_eq!(walked(25, &[End, PageUp]), 14);
        assert_eq!(walked(25, &[Down, PageUp, Up]), 0);
        assert_eq!(walked(25, &[End, Home]), 0);
        assert_eq!(walked(0, &[End, Down, PageDown]), 0, "a list without rows");
    }

    #[test]
    fn other_actions_do_not_walk() {
        let mut pointer = Pointer::over(3);
        assert!(!pointer.walk(Action::Left) && !pointer.walk(Action::Enter));
        assert_eq!(pointer, Pointer::over(3));
    }

    #[test]
    fn the_chosen_row_is_always_in_sight() {
        let mut pointer = Pointer::over(7);
        for at in 0..7 {
            pointer.put(at);
            for room in 0..9 {
                let sight = pointer.sight(room);
                assert!(sight.contains(&at) && sight.len() == room.clamp(1, 7), "{at} {room} {sight:?}");
            }
        }
        pointer.set_rows(4);
        assert_eq!((pointer.at(), pointer.rows()), (3, 4), "a list that has become shorter");
    }
}
