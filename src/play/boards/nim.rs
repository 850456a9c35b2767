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
        Some(Tied { ends: ends(why), ..tied(why) })
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
    Tied { by: 2, crosses: why.nim_sum, changed, values: why.rows.clone(), ends: None }
}

/// The single things that decide where at most one heap is larger than 1 and the last thing loses: there columns say nothing, but the
/// number of heaps of 1 does. One large heap chooses whether it becomes one of them.
fn ends(why: &NimSum) -> Option<Ends> {
    let Endgame { large, .. } = why.misere.filter(|end| end.large < 2)?;
    let ones = (0..why.rows.len()).filter(|heap| why.rows[*heap] == 1);
    let kept = why.flip.filter(|flip| large == 1 && flip.to == 1).map(|flip| flip.heap - 1);
    Some(Ends { heaps: ones.chain(kept).collect(), is_first: large == 0 })
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Convention;

    use super::*;

    #[test]
    fn whoever_loses_takes_the_last_single_thing() {
        let told = |rows: &[u64]| ends(&NimSum::of(rows, Convention::Misere)).map(|ends| (ends.heaps, ends.is_first));
        assert_eq!(told(&[1, 1, 4]), Some((vec![0, 1, 2], false)));
        assert_eq!(told(&[1, 5, 1, 1]), Some((vec![0, 2, 3], false)));
        assert_eq!(told(&[1, 1, 1, 1]), Some((vec![0, 1, 2, 3], true)));
        assert_eq!(told(&[7]), Some((vec![0], false)));
        assert_eq!(told(&[2, 3, 1]), None);
        assert!(ends(&NimSum::of(&[1, 1, 4], Convention::Normal)).is_none());
    }
}
