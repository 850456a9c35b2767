//! Kayles by its rules, and its period.

use zugzwang_engine::theory::kayles::{Kayles, Remoteness, nimber, period, splits};

#[test]
fn the_first_nimbers_are_those_of_guy_and_smith() {
    let first: Vec<u64> = (0..24).map(nimber).collect();
    assert_eq!(first, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7]);
}

/// The nimbers of the rows of 0 to `most` pins, by the rules: the smallest value that no move has.
fn by_the_rules(most: u64) -> Vec<u64> {
    let mut nimbers: Vec<u64> = Vec::new();
    for pins in 0..=most {
        let of = |pins: u64| nimbers[usize::try_from(pins).expect("a short row")];
        let values: Vec<u64> = splits(pins).map(|(i, j)| of(i) ^ of(j)).collect();
        nimbers.push((0..=pins).find(|value| !values.contains(value)).expect("a value is free"));
    }
    nimbers
}

#[test]
fn the_period_holds_far_beyond_what_the_theorem_requires() {
    let period = period().expect("a proved period");
    assert_eq!((period.length, period.from, period.proved_by), (12, 71, 2 * 71 + 2 * 12 + 2 - 1));
    let nimbers = by_the_rules(1000);
    for pins in 71..=1000 - 12 {
        assert_eq!(nimbers[pins], nimbers[pins + 12], "{pins}");
    }
    assert_ne!(nimbers[70], nimbers[70 + 12], "from 71 on, not before");
    assert!((0..).zip(&nimbers).all(|(pins, by_rule)| *by_rule == nimber(pins)));
}

#[test]
fn every_split_is_listed_once() {
    let all = |pins| splits(pins).collect::<Vec<_>>();
    assert_eq!(all(0), []);
    assert_eq!(all(1), [(0, 0)]);
    assert_eq!(all(2), [(0, 1), (0, 0)]);
    assert_eq!(all(5), [(0, 4), (0, 3), (1, 3), (1, 2), (2, 2)]);
    for pins in 0..40 {
        let mut expected: Vec<(u64, u64)> = Vec::new();
        for i in 0..pins {
            for j in (i..pins).rev() {
                if i + j + 1 == pins || i + j + 2 == pins {
                    expected.push((i, j));
                }
            }
        }
        assert_eq!(all(pins), expected, "{pins}");
    }
}

#[test]
fn the_longest_rope_is_solved() {
    let why = Kayles::of(&[10_000]);
    assert_eq!(why.sum.nim_sum, nimber(9999));
    assert!(why.winning(0).any(|pair| pair == (5000, 5000)));
    assert!(why.winning(0).count() > 1);
}

#[test]
fn the_losing_cut_counts_in_the_remoteness() {
    let mut remoteness = Remoteness::default();
    assert_eq!(remoteness.of(&[0]), Some(1));
    assert_eq!(remoteness.of(&[1, 1]), Some(1));
    assert_eq!(remoteness.of(&[2]), Some(2));
    assert_eq!(remoteness.of(&[3]), Some(2), "two pins fall at once");
    assert_eq!(remoteness.of(&[16]), None);
}
