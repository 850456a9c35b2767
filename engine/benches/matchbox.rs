//! Training a machine of matchboxes, beside the plain version: `cargo bench -p zugzwang-engine --bench matchbox`.
//!
//! Both learn nim 3,4,5 from the perfect player, in the same way, game for game as far as chance allows. The first two lines
//! count games, the others plies; the ratio is that of their rates.

#![allow(missing_docs, clippy::expect_used, reason = "a bench ends by panicking")]

use std::{collections::HashMap, sync::Arc};

use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Watch, games,
    matchbox::{Cabinet, Learner, Method},
};

const HEAPS: [u8; 3] = [3, 4, 5];
const SEED: u64 = 1;
/// A machine that has learned plays longer games, so all it learns in is measured.
const GAMES: u64 = 10_000;

fn main() {
    divan::main();
}

fn cabinet() -> Arc<Cabinet> {
    let nim = games::find("nim").expect("a game");
    nim.cabinet(&["heaps=3,4,5"], &Watch::idle()).expect("it fits").into()
}

fn machine(cabinet: Arc<Cabinet>) -> Learner {
    let mut learner = Learner::new(cabinet, Method::default(), SEED);
    learner.train(GAMES, &Watch::idle()).expect("nobody stops it");
    learner
}

/// The plies of the machine's games: the same ones every time.
fn plies() -> u64 {
    let mut learner = Learner::new(cabinet(), Method::default(), SEED);
    let mut plies = 0;
    for _ in 0..GAMES {
        let mut bout = learner.bout();
        while bout.ending().is_none() {
            learner.step(&mut bout);
        }
        plies += bout.plies().len() as u64;
        learner.settle(&bout, |_| ());
    }
    plies
}

#[divan::bench]
fn games_of_the_machine(bencher: Bencher) {
    bencher.with_inputs(cabinet).counter(ItemsCount::new(GAMES)).bench_values(machine);
}

#[divan::bench]
fn games_of_the_plain_loop(bencher: Bencher) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(plain);
}

#[divan::bench]
fn plies_of_the_machine(bencher: Bencher) {
    bencher.with_inputs(cabinet).counter(ItemsCount::new(plies())).bench_values(machine);
}

#[divan::bench]
fn plies_of_the_plain_loop(bencher: Bencher) {
    bencher.counter(ItemsCount::new(plain())).bench_local(plain);
}

type Heaps = [u8; 3];
type Taking = (usize, u8);

/// The textbook loop: a map from positions to the beads of their moves, and what was played in a list. How many plies it played.
fn plain() -> u64 {
    let mut rng = StdRng::seed_from_u64(SEED);
    let mut boxes: HashMap<Heaps, Vec<(Taking, u32)>> = HashMap::new();
    let openings = openings();
    let mut plies = 0;
    for _ in 0..GAMES {
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
            let beads = boxes.get_mut(position).expect("it was drawn from");
            let (_, count) = beads.iter_mut().find(|(of, _)| of == mv).expect("it was drawn");
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
