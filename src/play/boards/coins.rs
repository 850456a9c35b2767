//! The coin game on the screen: the arrows step over the sizes of the set.

use ratatui::text::Line;
use zugzwang_engine::games::{Coins, subtraction::Till};

use super::{amounts::Amounts, pile::Piled, sizes};
use crate::{look::Look, play::board::series, say};

impl Piled for Coins {
    fn size(till: &Till) -> u64 {
        till.0
    }

    fn amounts(&self, till: &Till) -> Amounts {
        Amounts::Of(self.sizes(*till).collect())
    }

    fn told(&self, till: &Till, take: Option<u64>, width: u16, look: &Look) -> Line<'static> {
        let sizes: Vec<u64> = self.sizes(*till).collect();
        if sizes.is_empty() {
            return Line::default();
        }
        sizes::line(&say!(look, "coins-sizes"), &sizes, take, width, look)
    }

    fn recited(&self, till: &Till, look: &Look) -> Option<String> {
        Some(say!(look, "recite-sizes", sizes = series(self.sizes(*till), look)))
    }
}
