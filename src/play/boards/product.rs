//! The product game on the screen.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    games::{Product, product::Total},
    theory::fates::Range,
};

use super::factor::Factored;
use crate::{
    look::Look,
    play::{board::Seen, figures},
    say,
};

impl Factored for Product {
    fn product(total: &Total) -> u64 {
        total.0
    }

    fn marked(&self) -> Range {
        Range { low: self.bound(), high: self.bound() }
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::factors::target(self, seen, room)
    }

    fn told(&self, total: &Total, look: &Look) -> String {
        say!(look, "product-now", product = total.0, bound = self.bound())
    }
}
