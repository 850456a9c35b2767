//! Taking and breaking against the textbook loop: `cargo bench -p zugzwang-engine --bench taking`.

#![allow(missing_docs, unreachable_pub, clippy::expect_used, clippy::cast_possible_truncation, reason = "a bench")]

#[path = "plain/taking.rs"]
mod plain;

use divan::{Bencher, black_box};
use zugzwang_engine::{
    Cancel,
    theory::taking::{Code, Octal, Sequence},
};

/// Codes with a period, with sparse values, and with neither as far as is known.
const CODES: [&str; 4] = ["0.77", "0.777", "0.007", "0.0007"];
const TO: u64 = 30_000;
/// The most cells of a strip that a move crosses out.
const STRIPS: [usize; 3] = [41, 400, 6_000];

fn main() {
    divan::main();
}

#[divan::bench(args = CODES)]
fn values(bencher: Bencher, code: &str) {
    let code: Code = code.parse().expect("a code");
    bencher.bench(|| Sequence::new(black_box(&code), TO, &Cancel::never()));
}

#[divan::bench(args = CODES, sample_count = 20)]
fn values_of_the_plain_loop(bencher: Bencher, code: &str) {
    let digits: Vec<u8> = code.bytes().skip(2).map(|digit| digit - b'0').collect();
    bencher.bench(|| plain::values(black_box(&digits), TO as usize));
}

#[divan::bench(args = STRIPS, sample_count = 20)]
fn strips(bencher: Bencher, most: usize) {
    let code = Octal::row(1, most).into();
    bencher.bench(|| Sequence::new(black_box(&code), TO, &Cancel::never()));
}

#[divan::bench(args = STRIPS, sample_count = 20)]
fn strips_of_the_plain_loop(bencher: Bencher, most: usize) {
    bencher.bench(|| plain::rows(black_box(most), TO as usize));
}
