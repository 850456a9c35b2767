//! The subtraction game on the screen: up to m coins are taken.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::games::{Subtraction, subtraction::Till};

use super::{
    amounts::Amounts,
    pile::{self, Piled},
};
use crate::play::board::Seen;

impl Piled for Subtraction {
    const TELLS: bool = false;

    fn size(till: &Till) -> u64 {
        till.0
    }

    fn amounts(&self, till: &Till) -> Amounts {
        Amounts::UpTo(self.limit(*till))
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        pile::reached(self, seen, Till, room)
    }
}
