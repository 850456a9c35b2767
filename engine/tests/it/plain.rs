//! The engine's values equal those of the textbook loops that the benches compare it with.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::cast_possible_truncation,
    reason = "the loops are those of the benches"
)]

#[path = "../../benches/plain/mod.rs"]
mod textbook;

use crate::common::nightly;
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
    let found = Sequence::new(&Octal::row(1, most).into(), to as u64, &Cancel::never()).expect("it is not stopped");
    (0..=to as u64).map(|n| found.get(n)).collect()
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

/// The sums in which a value was seen are stored in one byte, for longer reaches with another number for the older ones.
#[test]
fn rows_of_every_reach_around_the_ends_of_a_byte() {
    for most in (188..=196).chain(250..=260) {
        assert_eq!(rows(most, 1_500), textbook::taking::rows(most, 1_500), "1 to {most} are taken");
    }
}

/// Room is made for their values one by one, while older ones are still in reach.
#[test]
fn small_values_of_a_long_reach() {
    for digit in [4, 5, 6] {
        let digits = vec![digit; 300];
        let code = format!("0.{}", digit.to_string().repeat(300)).parse().expect("a code");
        let found = Sequence::new(&code, 2_000, &Cancel::never()).expect("it is not stopped");
        let found: Vec<u32> = (0..=2_000).map(|n| found.get(n)).collect();
        let textbook: Vec<u32> = textbook::taking::values(&digits, 2_000).into_iter().map(u32::from).collect();
        assert_eq!(found, textbook, "the digits are {digit}");
    }
}

#[test]
fn long_rows() {
    // Up to 191 one byte is stored for each value, above that another number for what is older.
    for most in [13, 40, 150, 191, 192, 193, 300, 1_000, 4_000, 9_000] {
        assert_eq!(rows(most, 12_000), textbook::taking::rows(most, 12_000), "1 to {most} are taken");
    }
}

#[test]
fn long_rows_with_values_of_more_than_sixteen_bits() {
    let (most, to) = (40_000, 74_000);
    let found = rows(most, to);
    assert!(found.iter().any(|value| *value > u16::MAX.into()));
    assert!((0..=to).any(|n| found[n] as usize != n), "G(n) = n does not hold for all");
    assert_eq!(found, textbook::taking::rows(most, to));
}

/// Checks the values of the code 0.… with these digits against the textbook loop.
fn check_code(digits: &[u8], to: usize) -> Result<(), TestCaseError> {
    let code: String = digits.iter().map(u8::to_string).collect();
    let found = Sequence::new(&format!("0.{code}").parse().expect("a code"), to as u64, &Cancel::never());
    let found = found.expect("it is not stopped");
    for (n, value) in (0..).zip(textbook::taking::values(digits, to)) {
        prop_assert_eq!(found.get(n), u32::from(value), "G({}) of 0.{}", n, code);
    }
    Ok(())
}

/// Long codes share one row of options for each sum among all digits that may break a heap. The values of the last one are split
/// into rare and common ones from 400 on, which does not pay and is given up at 2039.
#[test]
fn long_codes_with_many_breaking_digits() {
    for code in [
        "0517260154076470476077701734044",
        "137160600755312446630062",
        "4040404040404040404040404040404",
        "140601601355432002237240463565206561717660400545444",
    ] {
        let digits: Vec<u8> = code.bytes().map(|digit| digit - b'0').collect();
        check_code(&digits, 2_500).expect("the values are those of the textbook");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(nightly(48, 256)))]

    #[test]
    fn rows_of_any_width(most in 1..700_usize, to in 400..1_000_usize) {
        prop_assert_eq!(rows(most, to), textbook_rows(most, to));
    }
}

proptest! {
    #[test]
    fn taking_and_breaking(digits in prop::collection::vec(0..8_u8, 1..6), to in 0..400_usize) {
        check_code(&digits, to)?;
    }

    #[test]
    fn long_random_codes(digits in prop::collection::vec(0..8_u8, 6..60), to in 0..700_usize) {
        check_code(&digits, to)?;
    }

    /// Few digits that break a heap, so that most pairs are compared and not noted, and a long way between them.
    #[test]
    fn sparse_random_codes(places in prop::collection::btree_map(0..300_usize, 1..8_u8, 2..14), to in 300..900_usize) {
        let length = places.last_key_value().map_or(0, |(place, _)| place + 1);
        let digits: Vec<u8> = (0..length).map(|place| places.get(&place).copied().unwrap_or(0)).collect();
        check_code(&digits, to)?;
    }

    #[test]
    fn subtraction_sets(sizes in prop::collection::btree_set(1..90_u64, 1..12), to in 0..3000_usize) {
        let set: Vec<u64> = sizes.iter().copied().collect();
        let found = Values::of(&set, to as u64, &Cancel::never()).expect("it is not stopped");
        let sizes: Vec<usize> = sizes.into_iter().map(|size| size as usize).collect();
        for (n, value) in (0..).zip(textbook::subtraction::values(&sizes, to)) {
            prop_assert_eq!(found.get(n), Some(u64::from(value)), "G({}) of {:?}", n, set);
        }
    }

    #[test]
    fn bars_of_gold(bars in prop::collection::vec(1..1_000_000_i64, 1..90)) {
        let found = score_table::solve(&bars, 1, 1, &Cancel::never()).expect("it is not stopped");
        prop_assert_eq!(found.table.score, textbook::gold::score(&bars));
    }

    #[test]
    fn both_ends(numbers in prop::collection::vec(-1_000_000..1_000_000_i64, 1..90)) {
        let found = Row::of(&prefix_sums(&numbers), &Cancel::never()).expect("it is not stopped");
        prop_assert_eq!(found.margin(), textbook::both_ends::margin(&numbers));
    }
}
