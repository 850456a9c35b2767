//! Training a machine of matchboxes, beside the plain version: `cargo bench -p zugzwang-engine --bench matchbox`.
//!
//! Both learn nim 3,4,5 from the perfect player, in the same way, game for game as far as chance allows. The first two lines
//! count games, the others plies; the ratio is that of their rates.

#![allow(missing_docs, unreachable_pub, clippy::expect_used, reason = "a bench ends by panicking")]

#[path = "plain/matchbox.rs"]
mod plain;

use std::sync::Arc;

use divan::{Bencher, counter::ItemsCount};
use zugzwang_engine::{
    Cancel, games,
    matchbox::{Cabinet, Learner, Method},
};

const SEED: u64 = 1;
/// A machine that has learned plays longer games, so all it learns in is measured.
const GAMES: u64 = 10_000;

fn main() {
    divan::main();
}

fn cabinet() -> Arc<Cabinet> {
    let nim = games::find("nim").expect("a game");
    nim.cabinet(&["heaps=3,4,5"], &Cancel::never()).expect("it fits").into()
}

fn machine(cabinet: Arc<Cabinet>) -> Learner {
    let mut learner = Learner::new(cabinet, Method::default(), SEED);
    learner.train(GAMES, &Cancel::never()).expect("nobody stops it");
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
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| plain::plies(GAMES, SEED));
}

#[divan::bench]
fn plies_of_the_machine(bencher: Bencher) {
    bencher.with_inputs(cabinet).counter(ItemsCount::new(plies())).bench_values(machine);
}

#[divan::bench]
fn plies_of_the_plain_loop(bencher: Bencher) {
    bencher.counter(ItemsCount::new(plain::plies(GAMES, SEED))).bench_local(|| plain::plies(GAMES, SEED));
}
