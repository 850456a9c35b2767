//! A machine of matchboxes that learns nim 3,4,5 from the perfect player: a map from positions to the beads of their moves, and
//! what was played in a list.

use std::collections::HashMap;

use rand::{RngExt, SeedableRng, rngs::StdRng};

const HEAPS: [u8; 3] = [3, 4, 5];

type Heaps = [u8; 3];
type Taking = (usize, u8);

/// How many plies are played in so many games.
pub fn plies(games: u64, seed: u64) -> u64 {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut boxes: HashMap<Heaps, Vec<(Taking, u32)>> = HashMap::new();
    let openings = openings();
    let mut plies = 0;
    for _ in 0..games {
        let mut heaps = openings[rng.random_range(0..openings.len())];
        let mut played = Vec::new();
        let won = loop {
            let beads = boxes.entry(heaps).or_insert_with(|| moves(heaps).into_iter().map(|mv| (mv, 4)).collect());
            let all: u32 = beads.iter().map(|(_, count)| count).sum();
            if all == 0 {
                break false;
            }
            let mv = draw(beads, rng.random_range(0..all));
            played.push((heaps, mv));
            plies += 1;
            heaps = after(heaps, mv);
            if heaps == [0; 3] {
                break true;
            }
            heaps = after(heaps, perfect(heaps));
            plies += 1;
            if heaps == [0; 3] {
                break false;
            }
        };
        let learned = if won { &played[..] } else { &played[played.len().saturating_sub(1)..] };
        for (position, mv) in learned {
            let Some(beads) = boxes.get_mut(position) else { continue };
            let Some((_, count)) = beads.iter_mut().find(|(of, _)| of == mv) else { continue };
            *count = if won { *count + 1 } else { count.saturating_sub(4) };
        }
    }
    plies
}

/// Every position with a move, but for the order of its heaps.
fn openings() -> Vec<Heaps> {
    let mut all: Vec<Heaps> = (0..=HEAPS[0])
        .flat_map(|a| (0..=HEAPS[1]).flat_map(move |b| (0..=HEAPS[2]).map(move |c| sorted([a, b, c]))))
        .filter(|heaps| *heaps != [0; 3])
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn sorted(mut heaps: Heaps) -> Heaps {
    heaps.sort_unstable();
    heaps
}

fn moves(heaps: Heaps) -> Vec<Taking> {
    let takings = |(heap, size): (usize, u8)| (1..=size).map(move |take| (heap, take));
    heaps.into_iter().enumerate().flat_map(takings).collect()
}

fn after(mut heaps: Heaps, (heap, take): Taking) -> Heaps {
    heaps[heap] -= take;
    sorted(heaps)
}

fn draw(beads: &[(Taking, u32)], mut left: u32) -> Taking {
    for (mv, count) in beads {
        if left < *count {
            return *mv;
        }
        left -= count;
    }
    beads[0].0
}

/// A move that leaves the nim-sum 0, else one object of the first heap.
fn perfect(heaps: Heaps) -> Taking {
    let sum = heaps.into_iter().fold(0, |sum, heap| sum ^ heap);
    let lowered = |(heap, size): (usize, u8)| (size ^ sum < size).then(|| (heap, size - (size ^ sum)));
    let first = heaps.iter().position(|size| *size > 0).unwrap_or(0);
    heaps.into_iter().enumerate().find_map(lowered).unwrap_or((first, 1))
}
