//! Φ in integers up to 10^18: the ratio and the recursion, the two solutions of the game of Euclid, agree, and the
//! pairs of multiples of Φ are exact enough for Wythoff's queen.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Convention,
    theory::{
        beatty::{Beatty, Pair, is_pair},
        golden::{Golden, is_won, pairs},
    },
};

const QUINTILLION: u64 = 1_000_000_000_000_000_000;

/// Checks that the ratio, the recursion and the winning move agree.
fn assert_agree(a: u64, b: u64) {
    let why = Golden::of(a, b);
    for link in &why.chain {
        assert_eq!(link.won, is_won(link.larger, link.smaller), "{}/{} of {a},{b}", link.larger, link.smaller);
    }
    let first = why.chain.first().expect("no pile is empty");
    assert_eq!((first.larger, first.smaller, first.won), (a.max(b), a.min(b), why.is_won()));
    assert_eq!(why.take.is_some(), why.is_won(), "{a},{b}");
    let Some(take) = why.take else {
        assert_eq!(why.larger / why.smaller, 1, "a lost position has one move: {a},{b}");
        return;
    };
    let left = why.larger - take;
    assert!(take % why.smaller == 0 && !is_won(left.max(why.smaller), left.min(why.smaller)), "{a},{b}: {take}");
    let after = Golden::of(left, why.smaller);
    assert_eq!(after.remoteness() + 1, why.remoteness(), "{a},{b}");
}

#[test]
fn solutions_agree_on_all_small_piles() {
    for a in 1..=600 {
        for b in 1..=a {
            assert_agree(a, b);
        }
    }
}

#[test]
fn solutions_agree_on_random_piles_of_every_length() {
    let mut rng = StdRng::seed_from_u64(1969);
    for _ in 0..20_000 {
        let mut pile = || {
            let most = 10_u64.pow(rng.random_range(0..=18));
            rng.random_range(1..=most)
        };
        assert_agree(pile(), pile());
    }
}

/// Consecutive Fibonacci numbers come closest to Φ, and so do their multiples and close relatives.
#[test]
fn solutions_agree_on_both_sides_of_fibonacci_pairs() {
    for (larger, smaller) in pairs().take_while(|pair| pair.0 < QUINTILLION) {
        for (more, less) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            assert_agree(larger + more, smaller + less);
            assert_agree((larger - more).max(1), (smaller - less).max(1));
        }
        let most = QUINTILLION / larger;
        assert_agree(larger * most, smaller * most);
        assert_agree(larger * most, (smaller * most - 1).max(1));
        assert_agree(larger * most, smaller * most + 1);
    }
}

/// The largest smaller pile that is won against 10^18, and the next one, which is lost.
#[test]
fn solutions_agree_at_the_top_of_the_range() {
    assert!(is_won(QUINTILLION, 618_033_988_749_894_848));
    assert!(!is_won(QUINTILLION, 618_033_988_749_894_849));
    assert_agree(QUINTILLION, 618_033_988_749_894_848);
    assert_agree(QUINTILLION, 618_033_988_749_894_849);
    assert_agree(QUINTILLION, QUINTILLION);
    assert_agree(QUINTILLION, QUINTILLION - 1);
    assert_agree(QUINTILLION, 1);
}

/// Every winning move leads to a pair, and no pair has a winning move.
#[test]
fn wythoff_moves_lead_to_pairs_from_random_squares() {
    let mut rng = StdRng::seed_from_u64(1907);
    for round in 0..20_000 {
        let mut number = || {
            let most = 10_u64.pow(rng.random_range(0..=18));
            rng.random_range(0..=most)
        };
        let last = if round % 2 == 1 { Convention::Misere } else { Convention::Normal };
        let (row, column) = (number(), number());
        let why = Beatty::of(row, column, last);
        for (slide, pair) in why.kept() {
            let (rows, columns) = slide.way.reach();
            let (row, column) = (row - rows * slide.squares, column - columns * slide.squares);
            assert!(is_pair(row, column, last), "{row},{column}");
            assert_eq!((pair.lower, pair.upper), (row.min(column), row.max(column)));
        }
        assert_eq!(why.is_lost(), is_pair(row, column, last), "{row},{column}");
        assert_eq!(why.winning().next().is_none(), why.is_lost() || why.is_over(), "{row},{column}");
        for number in [row, column] {
            let pair = Pair::of_number(number, last);
            assert!(
                [pair.lower, pair.upper].contains(&number) && pair.upper - pair.lower == pair.k,
                "{number}: {pair:?}"
            );
        }
    }
}

/// A pair near 10^18, the largest number allowed: none of its neighbours is a pair.
#[test]
fn the_neighbours_of_the_largest_pairs_are_not_pairs() {
    let pair = Pair::of_number(QUINTILLION, Convention::Normal);
    assert_eq!((pair.lower, pair.upper), (618_033_988_749_894_848, QUINTILLION));
    assert!(is_pair(pair.lower, pair.upper, Convention::Normal));
    for (row, column) in [(pair.lower - 1, pair.upper), (pair.lower + 1, pair.upper), (pair.lower, pair.upper - 1)] {
        assert!(!Beatty::of(row, column, Convention::Normal).is_lost(), "{row},{column}");
    }
}
