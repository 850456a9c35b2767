//! The random numbers of a seed, which never change.

use rand::{Rng as _, SeedableRng, rngs::ChaCha8Rng};
use zugzwang_engine::Rng;

/// Returns the next eight bytes of the stream: the range of all numbers keeps each of their bits.
fn word(draw: &mut Rng) -> u64 {
    draw.between(i64::MIN, i64::MAX).abs_diff(i64::MIN)
}

#[test]
fn the_stream_of_a_seed_never_changes() {
    let mut draw = Rng::new(42, "nim");
    let drawn: Vec<i64> = (0..8).map(|_| draw.between(0, 999)).collect();
    assert_eq!(drawn, [404, 492, 635, 80, 982, 296, 698, 745]);
}

#[test]
fn the_stream_matches_the_published_chacha8_test_vector() {
    // Key and nonce 0 (draft-strombergson-chacha-test-vectors-01, TC1): 3e 00 ef 2f 89 5f 40 d6 …
    assert_eq!(word(&mut Rng::new(0, "")), 0xd640_5f89_2fef_003e);
}

#[test]
fn every_byte_of_a_long_label_matters() {
    let drawn = |label| {
        let mut draw = Rng::new(42, label);
        [(); 4].map(|()| draw.between(0, 999_999))
    };
    assert_ne!(drawn("puzzle subtraction m=9 last=wins"), drawn("puzzle subtraction m=9 last=loses"));
    let nth = |label| Rng::new(42, label).nth(3).between(0, 999_999);
    assert_ne!(nth("puzzle subtraction m=9 last=wins"), nth("puzzle subtraction m=9 last=loses"));
    // A label of 24 bytes fits into the key, as it always has.
    let mut key = *b"\x2a\0\0\0\0\0\0\0puzzle subtraction m=999";
    let alone = |key| ChaCha8Rng::from_seed(key).next_u64();
    let first = |label| word(&mut Rng::new(42, label));
    assert_eq!(first("puzzle subtraction m=999"), alone(key));
    key[31] = 0;
    assert_eq!(first("puzzle subtraction m=99"), alone(key));
}

#[test]
fn a_range_includes_both_ends() {
    let mut draw = Rng::new(1, "");
    let mut seen = [false; 6];
    for _ in 0..200 {
        seen[usize::try_from(draw.between(1, 6) - 1).expect("at least 1")] = true;
    }
    assert_eq!(seen, [true; 6]);
    assert_eq!((draw.between(3, 3), draw.between(3, 2), draw.below(0)), (3, 3, 0));
    assert!((i64::MIN..=i64::MAX).contains(&draw.between(i64::MIN, i64::MAX)));
}

#[test]
fn weights_are_proportional_and_zero_is_never_drawn() {
    let mut draw = Rng::new(1, "");
    let mut drawn = [0; 4];
    for _ in 0..1000 {
        drawn[draw.weighted(&[1, 0, 3, 0]).expect("a positive weight")] += 1;
    }
    assert!(drawn[1] == 0 && drawn[3] == 0 && (650..850).contains(&drawn[2]), "{drawn:?}");
    assert_eq!([draw.weighted(&[]), draw.weighted(&[0, 0])], [None; 2]);
}

#[test]
fn distinct_numbers_are_distinct_and_sorted() {
    for seed in 0..50 {
        let drawn = Rng::new(seed, "").distinct(3, 9, 1, 9);
        assert!(drawn.is_sorted_by(|a, b| a < b) && (3..=9).contains(&drawn.len()), "{drawn:?}");
    }
}
