//! The engine's values agree with those of the textbook loops it is benchmarked against.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::cast_possible_truncation,
    reason = "the loops are those of the benches"
)]

#[path = "../../benches/plain/mod.rs"]
mod textbook;

use proptest::prelude::*;
use zugzwang_engine::{
    Cancel,
    theory::{
        intervals::{Row, prefix_sums},
        score_table,
        subtraction_set::Values,
        taking::{Octal, Sequence},
    },
};

/// Returns the values of rows from which 1 to `most` adjacent cells are taken.
fn rows(most: usize, to: usize) -> Vec<u32> {
    let values = Sequence::new(&Octal::row(1, most).into(), to as u64, &Cancel::never()).expect("not stopped");
    (0..=to as u64).map(|n| values.get(n)).collect()
}

fn textbook_rows(most: usize, to: usize) -> Vec<u32> {
    textbook::taking::values(&vec![7; most], to).into_iter().map(u32::from).collect()
}

#[test]
fn small_rows_of_any_width() {
    const TO: usize = 64;
    for most in 1..=TO {
        let textbook = textbook_rows(most, TO);
        assert_eq!(rows(most, TO), textbook, "1 to {most} are taken");
        assert_eq!(textbook::taking::rows(most, TO), textbook, "1 to {most} are taken");
    }
}

#[test]
fn long_rows() {
    // The notes about a heap take one, two or four bytes, depending on the width.
    for most in [13, 40, 150, 191, 192, 1_000, 4_000, 9_000] {
        assert_eq!(rows(most, 12_000), textbook::taking::rows(most, 12_000), "1 to {most} are taken");
    }
}

#[test]
fn long_rows_with_values_of_more_than_sixteen_bits() {
    let (most, to) = (40_000, 74_000);
    let values = rows(most, to);
    assert!(values.iter().any(|value| *value > u16::MAX.into()));
    assert!((0..=to).any(|n| values[n] as usize != n), "not only G(n) = n");
    assert_eq!(values, textbook::taking::rows(most, to));
}

proptest! {
    #[test]
    fn rows_of_any_width(most in 1..700_usize, to in 400..1_000_usize) {
        prop_assert_eq!(rows(most, to), textbook_rows(most, to));
    }

    #[test]
    fn taking_and_breaking(digits in prop::collection::vec(0..8_u8, 1..6), to in 0..400_usize) {
        let code: String = digits.iter().map(u8::to_string).collect();
        let values = Sequence::new(&format!("0.{code}").parse().expect("a code"), to as u64, &Cancel::never());
        let values = values.expect("not stopped");
        for (n, value) in (0..).zip(textbook::taking::values(&digits, to)) {
            prop_assert_eq!(values.get(n), u32::from(value), "G({}) of 0.{}", n, code);
        }
    }

    #[test]
    fn subtraction_sets(sizes in prop::collection::btree_set(1..90_u64, 1..12), to in 0..3000_usize) {
        let set: Vec<u64> = sizes.iter().copied().collect();
        let values = Values::of(&set, to as u64, &Cancel::never()).expect("not stopped");
        let sizes: Vec<usize> = sizes.into_iter().map(|size| size as usize).collect();
        for (n, value) in (0..).zip(textbook::subtraction::values(&sizes, to)) {
            prop_assert_eq!(values.get(n), Some(u64::from(value)), "G({}) of {:?}", n, set);
        }
    }

    #[test]
    fn bars_of_gold(bars in prop::collection::vec(1..1_000_000_i64, 1..90)) {
        let solved = score_table::solve(&bars, 1, 1, &Cancel::never()).expect("not stopped");
        prop_assert_eq!(solved.table.score, textbook::gold::score(&bars));
    }

    #[test]
    fn both_ends(numbers in prop::collection::vec(-1_000_000..1_000_000_i64, 1..90)) {
        let row = Row::of(&prefix_sums(&numbers), &Cancel::never()).expect("not stopped");
        prop_assert_eq!(row.margin(), textbook::both_ends::margin(&numbers));
    }
}
