//! Tick-tack-two solved from its ends, beside the plain version: `cargo bench -p zugzwang-engine --bench ticktacktwo`.
//!
//! Ours tells every move of the empty board, which needs all of it solved; the plain version finds all values.

#![allow(missing_docs, clippy::expect_used, reason = "a bench ends by panicking")]

use std::collections::HashMap;

use zugzwang_engine::{
    Analysis, Cancel, Game,
    games::{TickTackTwo, ticktacktwo::Step},
};

#[path = "plain/ticktacktwo.rs"]
mod plain;

fn main() {
    divan::main();
}

#[divan::bench]
fn solved_from_the_ends() -> Analysis<Step> {
    let game = TickTackTwo::default();
    game.analyse(&game.start(), &Cancel::never()).expect("nobody stops it")
}

#[divan::bench]
fn solved_until_nothing_changes() -> HashMap<plain::Board, plain::Worth> {
    plain::solve()
}
