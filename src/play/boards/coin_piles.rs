//! Several piles on the screen: left and right step over the sizes of the set.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::games::CoinPiles;

use super::{amounts::Amounts, heap::Heaped};
use crate::{
    look::Look,
    play::board::{Seen, series},
    say,
};

impl Heaped for CoinPiles {
    fn amounts(&self, size: u64) -> Amounts {
        Amounts::Of(self.sizes(size).collect())
    }

    fn untold(&self, _seen: &Seen<'_, Self>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    fn recited(&self, look: &Look) -> Option<String> {
        Some(say!(look, "recite-sizes", sizes = series(self.sizes(u64::MAX), look)))
    }
}
