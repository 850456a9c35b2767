//! The coin game: the arrows step over the sizes of the set.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Game,
    games::{Coins, subtraction::Till},
};

use super::{pile::Piled, sizes, steering::Amounts};
use crate::{
    look::Look,
    play::{
        board::{Seen, Wheel, series},
        figures::{
            walk::Walk,
            wheel::{Rows, usual},
        },
    },
    say,
};

/// The numbers that a move leaves from this one.
fn left(game: &Coins, till: u64) -> impl Iterator<Item = u64> {
    game.sizes(Till(till)).map(move |size| till - size)
}

/// The rows of the figure.
fn rows(game: &Coins) -> Wheel {
    usual(game.start().0, |till| left(game, till))
}

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
        let points = |till: &Till| {
            let mut points: Vec<(u64, u64)> = left(self, till.0).map(|left| (left, left)).collect();
            points.reverse();
            points
        };
        let walk = Walk::of(seen, |till| till.0, points);
        let ways = |till| left(self, till).collect();
        let below = if seen.looks { walk.ways(&ways, seen.look, room) } else { Vec::new() };
        Rows { walk, start: self.start().0, wheel: rows(self), turned: seen.turned, lived: seen.lived }
            .over(below, seen.look, room)
    }

    fn wheel(&self) -> Option<Wheel> {
        Some(rows(self))
    }

    fn recited(&self, till: &Till, look: &Look) -> Option<String> {
        Some(say!(look, "recite-sizes", sizes = series(self.sizes(*till), look)))
    }
}
