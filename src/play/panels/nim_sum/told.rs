//! Nim in plain words: equal heaps cancel first, and only what is left is laid out in powers of two.

use zugzwang_engine::theory::nim_sum::{Endgame, Flip, NimSum};

use super::{Look, Outcome, Story, View, beat, layout, sizes, steps, used};
use crate::play::panels::beat::{case, moved};

/// If more sizes than these would stand in a sentence, those without a twin are counted.
const LISTED: usize = 7;

/// Tells the first case that the position is.
pub(super) fn told(why: &NimSum, view: &View<'_>, look: &Look) -> Story {
    match (view.outcome, why.flip) {
        (Outcome::Win, Some(flip)) => won(why, flip, look),
        _ => lost(why, view, look),
    }
}

fn won(why: &NimSum, flip: Flip, look: &Look) -> Story {
    let Flip { heap, from, to } = flip;
    let take = from - to;
    let heaps = above(&why.rows, 0);
    match why.misere {
        None if heaps.len() == 1 => return moved(case!("told-nim-won-single", n = from)),
        None if heaps.len() == 2 => return moved(case!("told-nim-won-two", take, heap, to)),
        Some(Endgame { large: 0, ones }) => return case!("told-nim-won-ones", n = ones),
        Some(Endgame { large: 1, ones }) => return case!("told-nim-won-turn", heap, take, left = ones as u64 + to),
        Some(_) if heaps.len() == 2 && above(&why.rows, 1).len() == 2 => {
            return moved(case!("told-nim-won-two-misere", take, heap, to));
        }
        Some(_) => return moved(case!("told-nim-won-sizes-misere", heap, to)),
        None => {}
    }
    match without_partner(&why.rows)[..] {
        [spare] if spare == from => case!("told-nim-won-spare", heap),
        [small, large] if (to, from) == (small, large) => {
            let other = why.rows.iter().position(|row| *row == small).map_or(0, |at| at + 1);
            case!("told-nim-won-pairs", heap, other, to)
        }
        _ => by_size(why, flip, look),
    }
}

fn by_size(why: &NimSum, flip: Flip, look: &Look) -> Story {
    let Flip { heap, from, to } = flip;
    let laid = layout(&why.rows, look);
    if let [high] = why.crosses[..] {
        return case!("told-nim-won-one-size", sizes = laid, high, heap);
    }
    let count = why.crosses.len();
    let laid_out = used(&why.rows).len();
    let odd = match laid_out + count {
        _ if laid_out == count => "all".to_owned(),
        0..=LISTED => sizes(&why.crosses, look),
        _ => "many".to_owned(),
    };
    let sum = steps(from, &why.crosses).unwrap_or_else(|| "none".to_owned());
    case!("told-nim-won-sizes", sizes = laid, odd, count, heap, to, sum)
}

fn lost(why: &NimSum, view: &View<'_>, look: &Look) -> Story {
    let (heaps, sizes) = (above(&why.rows, 0), || layout(&why.rows, look));
    let because = match why.misere {
        Some(Endgame { large: 0, ones: 1 }) => return case!("told-nim-lost-one"),
        Some(Endgame { large: 0, ones }) => return case!("told-nim-lost-ones", n = ones),
        Some(_) if heaps.len() == 2 => case!("told-nim-lost-pair-misere", to = heaps[0]),
        Some(_) => return case!("told-nim-lost-twins-misere", sizes = sizes()),
        None if without_partner(&why.rows).is_empty() => case!("told-nim-lost-pairs"),
        None => case!("told-nim-lost-twins", sizes = sizes()),
    };
    because.into_iter().chain(view.hold_out()).collect()
}

fn above(rows: &[u64], least: u64) -> Vec<u64> {
    rows.iter().copied().filter(|row| *row > least).collect()
}

/// Returns the sizes above 0 of which there is an odd number of heaps, each once, in order.
fn without_partner(rows: &[u64]) -> Vec<u64> {
    let mut rows = above(rows, 0);
    rows.sort_unstable();
    rows.chunk_by(|one, other| one == other).filter(|same| same.len() % 2 == 1).map(|same| same[0]).collect()
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Convention, Reason, theory::nim_sum::is_lost};

    use super::*;
    use crate::{
        look::wording::Wording,
        play::panels::sample::{self, numbers},
    };

    fn said(rows: &[u64], last: Convention) -> String {
        let outcome = Outcome::won(!is_lost(rows, last));
        let reason = Reason::NimSum(NimSum::of(rows, last));
        sample::story(&reason, outcome, &sample::worded(Wording::Plain))[1..].join(" ")
    }

    /// The heap that the text says to take from, and what it says to leave of it.
    fn told_move(text: &str, rows: &[u64]) -> (usize, u64) {
        let after = |words: &str| text.split_once(words).map(|(_, rest)| numbers(rest));
        let heap = |number: u64| usize::try_from(number).expect("a heap") - 1;
        let largest = (0..rows.len()).max_by_key(|at| rows[*at]).expect("a heap");
        if let Some(told) = after("Cut heap ") {
            return (heap(told[0]), told[1]);
        }
        if let Some(told) = after("Take all of heap ") {
            return (heap(told[0]), 0);
        }
        if let Some(told) = after(" twin but the ") {
            return (heap(told[1]), rows[heap(told[1])] - told[0]);
        }
        if text.contains("Take all") || text.contains("Take the last coin") || text.contains("Take one") {
            return (largest, 0);
        }
        let told = after("Take ").expect(text);
        let from = if text.contains("from it") { largest } else { heap(told[1]) };
        (from, rows[from] - told[0])
    }

    fn positions() -> impl Iterator<Item = Vec<u64>> {
        let three = (0..512_u64).map(|code| vec![code & 7, code >> 3 & 7, code >> 6]);
        let five = (0..1024_u64).map(|code| (0..5).map(|heap| code >> (2 * heap) & 3).collect());
        let large = (0..40).map(|seed| vec![1_000_000 + 7 * seed, 999_983, 3 * seed + 1, 40]);
        three.chain(five).chain(large).filter(|rows: &Vec<u64>| rows.iter().any(|row| *row > 0))
    }

    #[test]
    fn the_move_told_wins_and_where_none_does_none_is_told() {
        for (rows, last) in
            positions().flat_map(|rows| [(rows.clone(), Convention::Normal), (rows, Convention::Misere)])
        {
            let text = said(&rows, last);
            if is_lost(&rows, last) {
                assert!(!text.contains("Cut ") && !text.contains("Take all"), "{rows:?} {text}");
                continue;
            }
            let (heap, to) = told_move(&text, &rows);
            let mut after = rows.clone();
            assert!(after[heap] > to, "{rows:?} {text}");
            after[heap] = to;
            assert!(is_lost(&after, last), "{rows:?} {text}");
        }
    }

    #[test]
    fn heaps_said_to_have_equal_partners_have_them() {
        let pairs_off =
            |rows: &[u64]| rows.iter().all(|row| *row == 0 || rows.iter().filter(|of| *of == row).count() % 2 == 0);
        let mut seen = [0; 3];
        for rows in positions() {
            let text = said(&rows, Convention::Normal);
            let without = |heaps: &[u64]| {
                let heaps: Vec<usize> = heaps.iter().filter_map(|heap| usize::try_from(heap - 1).ok()).collect();
                let rest = rows.iter().enumerate().filter(|(at, _)| !heaps.contains(at));
                rest.map(|(_, row)| *row).collect::<Vec<u64>>()
            };
            let told = numbers(&text);
            let case = if text.contains("come in equal pairs") {
                assert!(pairs_off(&rows), "{rows:?} {text}");
                0
            } else if text.contains("has an equal partner") {
                assert!(pairs_off(&without(&told[..1])), "{rows:?} {text}");
                1
            } else if text.contains("have no equal partner") {
                assert!(pairs_off(&without(&told[..2])), "{rows:?} {text}");
                2
            } else {
                continue;
            };
            seen[case] += 1;
        }
        assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
    }

    #[test]
    fn the_sizes_said_to_have_no_twin_are_those() {
        assert!(said(&[2, 3, 8, 4], Convention::Normal).contains("the 8s, 4s and 1s have no twin"));
        assert!(said(&[5, 1, 3], Convention::Normal).contains("no size has all its twins"));
        assert!(said(&[3, 4, 5], Convention::Normal).contains("Every group has a twin but the 2 in heap 1"));
    }
}
