//! The subtraction game: up to m coins are taken.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::games::{Subtraction, subtraction::Till};

use super::{pile::Piled, steering::Amounts};
use crate::play::{board::Seen, figures::walk::Walk};

impl Piled for Subtraction {
    const TELLS: bool = false;

    fn size(till: &Till) -> u64 {
        till.0
    }

    fn amounts(&self, till: &Till) -> Amounts {
        Amounts::UpTo(self.limit(*till))
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let reach = |till: &Till| (till.0 > 0).then(|| (till.0 - self.limit(*till), till.0 - 1));
        let walk = Walk::of(seen, |till| till.0, |till| reach(till).into_iter().collect());
        if seen.looks { walk.with_rounds(seen.look, room) } else { walk.lines(seen.look, room) }
    }
}
