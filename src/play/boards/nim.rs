//! Nim.

use zugzwang_engine::{
    games::Nim,
    heaps::Heaps,
    theory::nim_sum::{Endgame, NimSum},
};

use super::{heap::Heaped, prelude::*};
use crate::play::figures::columns::Rows;

impl Heaped for Nim {
    /// Two heaps are compared coin by coin.
    fn order(heaps: usize) -> Order {
        if heaps > 2 { Order::Powers } else { Order::Facing }
    }

    fn tied(reason: &Reason) -> Option<Tied> {
        let Reason::NimSum(why) = reason else { return None };
        // Where one large heap chooses how many ones are left, the columns say nothing.
        let chooses = matches!(why.misere, Some(Endgame { large: 1, .. }));
        (!chooses).then(|| tied(why))
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        // Two heaps lie side by side: they need no columns.
        if seen.now().0.len() <= 2 {
            let heaps = |heaps: &Heaps| heaps.0.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
            let landed = landed(seen.landings().map(heaps), seen.look, room.width);
            let then = seen.then.as_ref().map(|then| &then.0[..]);
            return Ledger::parts(&seen.now().0, then).over(landed, seen.look, room);
        }
        let then = seen.then.as_ref().map(|then| &then.0[..]);
        Rows { now: &seen.now().0, then, modulus: 2, changed: 1 }.lines(seen.look, room)
    }
}

fn tied(why: &NimSum) -> Tied {
    let changed = why.flip.iter().map(|flip| flip.heap - 1).collect();
    Tied { by: 2, crosses: why.nim_sum, changed, values: why.rows.clone() }
}
