//! The numbers in the explanations of product game 2 and gold bars, parsed and compared with the engine.

use zugzwang_engine::{
    Cancel, Outcome,
    theory::{
        fates::{FateTable, Range},
        score_table::solve,
    },
};

use crate::common::{numbers, plain_reason};

/// The plain reason of a setup, the numbers in it, and the outcome.
fn reason(game: &str, words: &[String]) -> (String, Vec<u64>, Outcome) {
    let (text, outcome) = plain_reason(game, words, &[]).expect("the game is not over");
    let numbers = numbers(&text);
    (text, numbers, outcome)
}

#[test]
fn the_factor_named_wins_and_makes_the_product_named() {
    let mut seen = 0;
    for high in 9..120 {
        let range = Range { low: high - high / 5, high };
        let (text, numbers, outcome) =
            reason("coprime-product", &[format!("c={}", range.low), format!("r={}", range.high)]);
        if outcome != Outcome::Win {
            continue;
        }
        let [factor, product, ..] = numbers[..] else { panic!("two numbers: {text}") };
        assert_eq!(factor, product, "from 1: {text}");
        let after = FateTable::new(range).get((product, factor)).expect("the position can be reached");
        assert!(!after.won, "{text}");
        let exceeds = text.contains("Each goes past");
        assert!(!exceeds || after.remoteness == 1, "{text}");
        seen += 1;
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn the_move_named_leaves_the_numbers_named() {
    let mut seen = 0;
    for seed in 1..60_i64 {
        let bars: Vec<i64> = (0..8).map(|at| 1 + (seed * (at + 3) * 7 + at * at) % 19).collect();
        let words = bars.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        let (text, numbers, outcome) = reason("gold", &[format!("prices={words}")]);
        if outcome != Outcome::Win {
            continue;
        }
        let [take, worth, own, _, left, least, ..] = numbers[..] else { panic!("six numbers: {text}") };
        let taken = usize::try_from(take).expect("few bars");
        let sum = |bars: &[i64]| bars.iter().sum::<i64>().unsigned_abs();
        assert_eq!([worth, own, left], [sum(&bars[..taken]), sum(&bars[..taken]), sum(&bars[taken..])], "{text}");
        let rest = solve(&bars[taken..], take + 1, take, &Cancel::never()).expect("not cancelled").table;
        assert_eq!(u64::try_from(rest.score), Ok(least), "{text}");
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}
