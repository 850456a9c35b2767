//! Bars of gold and both ends, beside the textbook table and loop: `cargo bench -p zugzwang-engine --bench scores`.

#![allow(missing_docs, unreachable_pub, clippy::expect_used, reason = "a bench")]

#[path = "plain/both_ends.rs"]
mod plain_ends;
#[path = "plain/gold.rs"]
mod plain_gold;

use divan::{Bencher, black_box};
use zugzwang_engine::{
    Cancel,
    theory::{
        intervals::{Row, prefix_sums},
        score_table,
    },
};

const COUNTS: [usize; 2] = [1_000, 5_000];

fn main() {
    divan::main();
}

/// Prices that follow no pattern; in all less than 2^28.
fn prices(count: usize) -> Vec<i64> {
    (1..).take(count).map(|nth| 1 + nth * nth * 7_919 % 1_000).collect()
}

/// The same, too dear for 32 bits.
fn dear(count: usize) -> Vec<i64> {
    prices(count).into_iter().map(|price| price * 1_000_000_000).collect()
}

#[divan::bench(args = COUNTS)]
fn gold(bencher: Bencher, count: usize) {
    let bars = prices(count);
    bencher.bench(|| score_table::solve(black_box(&bars), 1, 1, &Cancel::never()));
}

#[divan::bench(args = COUNTS)]
fn gold_that_is_dear(bencher: Bencher, count: usize) {
    let bars = dear(count);
    bencher.bench(|| score_table::solve(black_box(&bars), 1, 1, &Cancel::never()));
}

#[divan::bench(args = COUNTS, sample_count = 20)]
fn gold_by_the_plain_table(bencher: Bencher, count: usize) {
    let bars = prices(count);
    bencher.bench(|| plain_gold::score(black_box(&bars)));
}

#[divan::bench(args = COUNTS)]
fn both_ends(bencher: Bencher, count: usize) {
    let sums = prefix_sums(&prices(count));
    bencher.bench(|| Row::of(black_box(&sums), &Cancel::never()));
}

#[divan::bench(args = COUNTS)]
fn both_ends_that_are_dear(bencher: Bencher, count: usize) {
    let sums = prefix_sums(&dear(count));
    bencher.bench(|| Row::of(black_box(&sums), &Cancel::never()));
}

#[divan::bench(args = COUNTS, sample_count = 20)]
fn both_ends_by_the_plain_loop(bencher: Bencher, count: usize) {
    let numbers = prices(count);
    bencher.bench(|| plain_ends::margin(black_box(&numbers)));
}
