//! The coin game: the arrows step over the sizes of the set.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::games::{Coins, subtraction::Till};

use super::{pile::Piled, sizes, steering::Amounts};
use crate::{
    look::Look,
    play::{
        board::{Seen, series},
        figures::walk::Walk,
    },
    say,
};

impl Piled for Coins {
    fn size(till: &Till) -> u64 {
        till.0
    }

    fn amounts(&self, till: &Till) -> Amounts {
        Amounts::Of(self.sizes(*till).collect())
    }

    fn limits(&self, till: &Till, take: Option<u64>, width: u16, look: &Look) -> Line<'static> {
        let sizes: Vec<u64> = self.sizes(*till).collect();
        if sizes.is_empty() {
            return Line::default();
        }
        sizes::line(&say!(look, "coins-sizes"), &sizes, take, width, look)
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let left = |till: u64| self.sizes(Till(till)).map(move |size| till - size);
        let points = |till: &Till| {
            let mut points: Vec<(u64, u64)> = left(till.0).map(|left| (left, left)).collect();
            points.reverse();
            points
        };
        let walk = Walk::of(seen, |till| till.0, points);
        let ways = |till| left(till).collect();
        if seen.looks { walk.with_ways(&ways, seen.look, room) } else { walk.lines(seen.look, room) }
    }

    fn recited(&self, till: &Till, look: &Look) -> Option<String> {
        Some(say!(look, "recite-sizes", sizes = series(self.sizes(*till), look)))
    }
}
