//! Subtraction sets against the textbook loop: `cargo bench -p zugzwang-engine --bench subtraction`.

#![allow(missing_docs, unreachable_pub, clippy::expect_used, clippy::cast_possible_truncation, reason = "a bench")]

#[path = "plain/subtraction.rs"]
mod plain;

use divan::{Bencher, black_box};
use zugzwang_engine::{Cancel, theory::subtraction_set::Values};

const TO: usize = 1_000_000;
/// Numbers of sizes: three have a short period, sixty-four a distant one or none.
const SIZES: [usize; 3] = [3, 16, 64];

fn main() {
    divan::main();
}

/// Returns `count` sizes up to 971 without a pattern.
fn sizes(count: usize) -> Vec<usize> {
    let mut sizes: Vec<usize> = (1..=count).map(|nth| 1 + nth * nth * 37 % 970).collect();
    sizes.push(971);
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

#[divan::bench(args = SIZES)]
fn values(bencher: Bencher, count: usize) {
    let set: Vec<u64> = sizes(count).into_iter().map(|size| size as u64).collect();
    bencher.bench(|| Values::of(black_box(&set), TO as u64, &Cancel::never()));
}

#[divan::bench(args = SIZES, sample_count = 20)]
fn values_of_the_plain_loop(bencher: Bencher, count: usize) {
    let sizes = sizes(count);
    bencher.bench(|| plain::values(black_box(&sizes), TO));
}
