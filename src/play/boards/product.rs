//! The product game.

use zugzwang_engine::{
    games::{Product, product::Total},
    theory::{fates::Range, ladder::factors},
};

use super::{factor::Factored, prelude::*};
use crate::play::figures::walk::Walk;

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
        let cross = seen.look.glyphs().cross;
        let both = |total: &Total| {
            let (least, most) = going(total)?;
            let beyond = total.0.saturating_mul(least).saturating_mul(most);
            Some(Line::styled(format!("{least}{cross}{most}  {beyond}"), seen.look.theme.text))
        };
        let beyond = seen.then.as_ref().filter(|_| seen.looks).and_then(both);
        let walk = Walk::of(seen, |total| total.0, |total| reach(total).into_iter().collect());
        let row = |from: u64, to: u64| [to.checked_div(from).unwrap_or(0), to].map(|number| number.to_string());
        let steps = walk.trail.windows(2).map(|step| row(step[0], step[1]));
        let table = walk
            .movers(seen.look)
            .zip(steps)
            .fold(Ledger::new([cross, "="]), |table, (who, step)| table.past(who, step));
        let now = seen.now().0;
        let table = table.part("", [String::new(), now.to_string()], walk.then.map(|then| row(now, then)));
        table.over(walk.next(seen.look, room.width).into_iter().chain(beyond).collect(), seen.look, room)
    }
}
