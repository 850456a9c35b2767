//! Several piles: left and right step over the sizes of the set.

use zugzwang_engine::games::CoinPiles;

use super::{heap::Heaped, prelude::*};
use crate::play::figures::ways::{MOST, Ways, changed};

impl Heaped for CoinPiles {
    fn amounts(&self, size: u64) -> Amounts {
        Amounts::Of(self.sizes(size).collect())
    }

    /// No pile has a larger value than it has moves.
    fn most_value(&self) -> Option<u64> {
        let largest = self.start().0.into_iter().max()?;
        u64::try_from(self.sizes(largest).count()).ok()
    }

    fn tied(reason: &Reason) -> Option<Tied> {
        let Reason::SubtractionPiles(why) = reason else { return None };
        let changed = why.keep.iter().map(|keep| keep.pile - 1).collect();
        let values = why.piles.iter().map(|pile| pile.value).collect();
        Some(Tied { by: 2, crosses: why.nim_sum, changed, values, ends: None })
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let (now, then) = (&seen.now().0[..], seen.then.as_ref().map(|then| &then.0[..]));
        let changed = then.map_or([0..0, 0..0], |then| changed(now, then));
        let leaves = |size: u64| self.sizes(size).take(MOST).map(move |take| size - take);
        if now.iter().chain(then.unwrap_or(&[])).any(|size| self.grundy_at_once(*size).is_none()) {
            let makes = |size| leaves(size).map(|left| left.to_string()).collect();
            return Ways { now, then, changed }.lines(makes, seen.look, room);
        }
        let cut = now.get(changed[0].clone()).filter(|_| seen.looks).unwrap_or(&[]);
        let twin = |size: u64| self.grundy_at_once(size).map(|heap| format!("{size}:{heap}"));
        let ways: Vec<String> = cut.iter().flat_map(|size| leaves(*size)).filter_map(twin).collect();
        let heap = |size| self.grundy_at_once(size).unwrap_or(0);
        Ways { now, then, changed }.twins(heap, &ways, seen.look, room)
    }

    fn recited(&self, look: &Look) -> Option<String> {
        Some(say!(look, "recite-sizes", sizes = series(self.sizes(u64::MAX), look)))
    }
}
