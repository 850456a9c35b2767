//! The product game.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Rules,
    games::{Product, product::Total},
    theory::{fates::Range, ladder::factors},
};

use super::factor::Factored;
use crate::{
    look::Look,
    play::{
        board::Seen,
        figures::walk::{Kind, Walk},
    },
    say,
};

impl Factored for Product {
    fn product(total: &Total) -> u64 {
        total.0
    }

    fn goal(&self) -> Range {
        Range { low: self.bound() + 1, high: self.bound().saturating_mul(9) }
    }

    fn top(&self) -> u128 {
        u128::from(self.bound()) * 9
    }

    fn heading(&self, total: &Total, look: &Look) -> String {
        say!(look, "product-now", product = total.0, bound = self.bound())
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let ends = factors().next().zip(factors().next_back());
        let going = |total: &Total| ends.filter(|_| self.end(total).is_none());
        let reach = |total: &Total| {
            going(total).map(|(least, most)| (total.0.saturating_mul(least), total.0.saturating_mul(most)))
        };
        let both = |total: &Total| {
            let (least, most) = going(total)?;
            let word = format!("{least}{}{most}", seen.look.glyphs().cross);
            Some((word, total.0.saturating_mul(least).saturating_mul(most)))
        };
        let beyond = seen.then.as_ref().filter(|_| seen.looks).and_then(both);
        let walk = Walk::of(seen, |total| total.0, |total| reach(total).into_iter().collect());
        Walk { goal: self.bound(), kind: Kind::Powers, beyond, ..walk }.lines(seen.look, room)
    }
}
