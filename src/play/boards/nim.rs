//! Nim.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::games::Nim;

use super::heap::Heaped;
use crate::play::{
    board::Seen,
    figures::{columns::Rows, ways_left},
};

impl Heaped for Nim {
    const POWERS: bool = true;

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        // Two heaps lie side by side: they need no columns.
        if seen.now().0.len() <= 2 {
            return ways_left::heaps(seen, room);
        }
        let then = seen.then.as_ref().map(|then| &then.0[..]);
        Rows { now: &seen.now().0, then, modulus: 2, changed: 1 }.lines(seen.look, room)
    }
}
