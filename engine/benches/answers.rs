//! The most that a key press can ask for: the first analysis of every game's default setup and of its largest ones, with a value for
//! every move: `cargo bench -p zugzwang-engine --bench answers`. The arcade asks for what takes longer than 5 ms in the background.

#![allow(missing_docs, clippy::expect_used, reason = "a bench ends by panicking")]

use std::fmt;

use divan::Bencher;
use zugzwang_engine::{Cancel, games};

fn main() {
    divan::main();
}

/// A game and the fields of its setup.
#[derive(Clone)]
struct Setup(&'static str, Vec<String>);

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 30;
        let fields = self.1.join(" ");
        match fields.char_indices().nth(MOST) {
            Some((end, _)) => write!(f, "{} {}…", self.0, &fields[..end]),
            None => write!(f, "{} {fields}", self.0),
        }
    }
}

fn setups() -> Vec<Setup> {
    let numbers = |count: u64, below: u64| -> String {
        let scattered = (0..count).map(|n| (1 + (n * 7_919 + n * n * 31) % below).to_string());
        scattered.collect::<Vec<_>>().join(",")
    };
    let huge = "1000000000000000000";
    let largest = [
        ("subtraction", vec![format!("c={huge}"), "m=9".to_owned()]),
        ("euclid", vec![format!("a={huge}"), "b=618033988749894848".to_owned()]),
        ("nim", vec![format!("heaps={}", [huge; 10].join(","))]),
        ("moore", vec![format!("heaps={}", [huge; 10].join(",")), "k=9".to_owned()]),
        (
            "coins",
            vec![
                "x=10000000".to_owned(),
                format!("set=1,{}", (1..64).map(|n| (n * 15).to_string()).collect::<Vec<_>>().join(",")),
            ],
        ),
        ("fibonacci", vec![format!("c={huge}")]),
        ("gold", vec![format!("prices={}", numbers(5000, 1_000_000))]),
        ("both-ends", vec![format!("numbers={}", numbers(5000, 1_000_000))]),
        ("king", vec!["m=20".to_owned(), "n=20".to_owned()]),
        ("rope", vec!["length=10000".to_owned()]),
        ("matches", vec!["n=1000000".to_owned(), "k=2".to_owned()]),
        ("matches", vec!["n=100000".to_owned(), "k=3".to_owned()]),
        ("strip", vec!["n=100000".to_owned(), "k=3".to_owned()]),
        ("strip", vec!["n=100000".to_owned(), "k=41".to_owned()]),
        ("strip", vec!["n=100000".to_owned(), "k=100".to_owned()]),
        ("strip", vec!["n=100000".to_owned(), "k=20000".to_owned()]),
        ("octal", vec!["code=0.0517260154076470476077701734044".to_owned(), "heaps=100000".to_owned()]),
        ("nimbi", vec!["rows=20".to_owned(), "cols=20".to_owned()]),
        ("coprime-product", vec!["c=990000".to_owned(), "r=1000000".to_owned()]),
        ("wythoff", vec![format!("row={huge}"), "col=618033988749894848".to_owned()]),
    ];
    let own = games::ALL.iter().map(|game| Setup(game.id, Vec::new()));
    own.chain(largest.map(|(game, fields)| Setup(game, fields))).collect()
}

#[divan::bench(args = setups(), sample_count = 5, sample_size = 1)]
fn answer(bencher: Bencher<'_, '_>, Setup(game, fields): &Setup) {
    let entry = games::find(game).expect("it is in the list");
    bencher.bench_local(|| {
        let record = entry.open(fields).expect("its own setup");
        record.answer(&Cancel::never()).expect("nobody stops it")
    });
}
