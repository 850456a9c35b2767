//! The subtraction game: up to m coins are taken.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Game,
    games::{Subtraction, subtraction::Till},
};

use super::{pile::Piled, steering::Amounts};
use crate::play::{
    board::{Seen, Wheel},
    figures::{
        walk::Walk,
        wheel::{Rows, usual},
    },
};

/// The numbers that a move leaves from this one.
fn left(game: &Subtraction, till: u64) -> impl Iterator<Item = u64> {
    till - game.limit(Till(till))..till
}

/// The rows of the figure.
fn rows(game: &Subtraction) -> Wheel {
    usual(game.start().0, |till| left(game, till))
}

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
        let below = if seen.looks { walk.rounds(seen.look, room) } else { Vec::new() };
        Rows { walk, start: self.start().0, wheel: rows(self), turned: seen.turned, lived: seen.lived }
            .over(below, seen.look, room)
    }

    fn wheel(&self) -> Option<Wheel> {
        Some(rows(self))
    }
}
