//! The coin game on the screen: the arrows step over the sizes of the set.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    games::{Coins, subtraction::Till},
    theory::subtraction_set::Strip,
};

use super::{
    amounts::Amounts,
    pile::{Piled, Stones},
    sizes,
};
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

    fn told(&self, till: &Till, take: Option<u64>, width: u16, look: &Look) -> Line<'static> {
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

/// Rows of ten where nothing is proved to come again.
const ROW: u64 = 10;

/// The sizes around a pile, in rows of the proved period.
pub(super) fn stones(why: &Strip) -> Stones<'_> {
    let period = why.sequence.period;
    let (lap, from) = period.map_or((ROW, 0), |period| (period.length, period.from));
    Stones { lap, before: (lap - from % lap) % lap, safe: Box::new(|size| safe(why, size)) }
}

/// Returns whether it is good to leave a pile of this size, where that is known of it.
fn safe(why: &Strip, size: u64) -> Option<bool> {
    let (around, sequence) = (&why.pile.around, &why.sequence);
    let near = size.checked_sub(around.low).and_then(|at| around.values.get(usize::try_from(at).ok()?));
    near.map(|value| *value == 0).or_else(|| {
        let period = sequence.period.filter(|period| size >= period.from)?;
        let first = period.from + (size - period.from) % period.length;
        // The list holds all of a short period alone.
        let all = sequence.lost_count == sequence.lost.len() as u64;
        let listed = sequence.lost.binary_search(&first).is_ok();
        (all || listed).then_some(listed)
    })
}
