//! The game of Euclid: the golden ratio and its neighbours.

use zugzwang_engine::theory::golden::{self, Golden, is_above_phi, is_won, pairs, told_apart, winning};

#[test]
fn the_examples_of_the_rules() {
    for (a, b) in [(3, 2), (8, 5), (5, 7), (21, 13)] {
        assert!(!Golden::of(a, b).is_won(), "{a},{b}");
    }
    for (a, b, take) in [(13, 8, 8), (1, 3, 3), (13, 5, 5), (4, 4, 4), (39, 38, 38), (22, 47, 22)] {
        assert_eq!(Golden::of(a, b).take, winning(a.max(b), a.min(b)), "{a},{b}");
        assert_eq!(is_won(a.max(b), a.min(b)).then_some(take), Golden::of(a, b).take, "{a},{b}");
    }
}

#[test]
fn the_chain_says_who_wins_at_every_link() {
    let links: Vec<_> = Golden::of(13, 5).chain.iter().map(|link| (link.larger, link.smaller, link.won)).collect();
    assert_eq!(links, [(13, 5, true), (5, 3, true), (3, 2, false), (2, 1, true)]);
    assert_eq!(Golden::of(13, 5).remoteness(), 5);
}

#[test]
fn fibonacci_quotients_enclose_the_ratio() {
    let sides = |a, b| (Golden::of(a, b).fibonacci_below, Golden::of(a, b).fibonacci_above);
    assert_eq!(sides(13, 5), (Some((2, 1)), None));
    assert_eq!(sides(8, 5), (Some((3, 2)), Some((21, 13))));
    assert_eq!(sides(7, 7), (None, Some((3, 2))));
    assert_eq!(sides(41, 25), (Some((13, 8)), Some((5, 3))));
    assert_eq!(sides(7, 0), (None, None));
}

#[test]
fn an_empty_pile_ends_the_game() {
    let over = Golden::of(0, 7);
    assert_eq!((over.is_won(), over.take, over.remoteness(), over.chain.len()), (false, None, 0, 0));
}

#[test]
fn decimals_are_truncated_and_tell_the_ratio_from_phi() {
    let (ratio, phi) = told_apart(13, 8, 4);
    assert_eq!((ratio.digits.as_str(), ratio.exact, phi.digits.as_str()), ("1.6250", true, "1.6180"));
    assert_eq!(golden::phi(48).digits, "1.618033988749894848204586834365638117720309179805");
    let (ratio, phi) = told_apart(679_891_637_638_612_258, 420_196_140_727_489_673, 4);
    assert_ne!(ratio.digits, phi.digits);
    assert!(ratio.digits.len() <= 39, "{ratio:?}");
}

#[test]
fn fibonacci_quotients_alternate_around_phi() {
    for (at, (larger, smaller)) in pairs().take_while(|pair| pair.0 <= 1_000_000_000_000_000_000).enumerate() {
        assert_eq!(is_above_phi(larger, smaller), at % 2 == 1, "{larger}/{smaller}");
    }
}
