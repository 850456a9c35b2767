//! The octal periodicity theorem: a period is claimed as soon as the values prove it, and not before.

use zugzwang_engine::{
    Cancel,
    theory::taking::{Period, Sequence},
};

fn sequence(code: &str, to: u64) -> Sequence {
    Sequence::new(&code.parse().expect("a code"), to, &Cancel::never()).expect("it is not stopped")
}

/// The values of 0.156 repeat from 3479 on, every 349, and at most 3 are taken: those up to 2·3479 + 2·349 + 3 − 1 are needed.
#[test]
fn a_period_is_claimed_only_if_enough_values_prove_it() {
    const NEEDED: u64 = 7658;
    assert_eq!(sequence("0.156", NEEDED - 1).period(), None);
    let found = sequence("0.156", NEEDED).period();
    assert_eq!(found, Some(Period { length: 349, from: 3479, proved_by: NEEDED }));
}

#[test]
fn no_shorter_period_and_no_earlier_beginning_fits_the_values() {
    for code in ["0.3", "0.7", "0.07", "0.77", "0.137", "0.15", "4.3", "0.1", "0.33", "0.17", "0.34", "0.71", "0.51"] {
        let Period { length, from, proved_by } =
            sequence(code, 10).period().unwrap_or_else(|| panic!("{code} has a short period"));
        let most = code.len() as u64 - 2;
        assert_eq!(proved_by, 2 * from.max(1) + 2 * length + most - 1, "{code}");
        let values = sequence(code, 0);
        let repeat = |from: u64, length: u64| (from..=proved_by).all(|n| values.get(n) == values.get(n + length));
        assert!(repeat(from, length), "{code}");
        assert!(from == 0 || !repeat(from - 1, length), "{code} repeats earlier");
        assert!(!(1..length).any(|shorter| repeat(from, shorter)), "{code} repeats sooner");
    }
}
