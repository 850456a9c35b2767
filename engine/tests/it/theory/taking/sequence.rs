//! The values of heaps: against the definition alone, and with their periods.

use zugzwang_engine::{
    Cancel, Stopped,
    theory::taking::{Code, Octal, Sequence},
};

fn sequence(code: &str, to: u64) -> Sequence {
    Sequence::new(&code.parse().expect("a code"), to, &Cancel::never()).expect("it is not stopped")
}

/// By the definition alone.
fn plain(code: &Code, to: usize) -> Vec<u32> {
    let digit = |taken| match code {
        Code::Octal(octal) => octal.digit(taken),
        Code::Grundy => 4 * u8::from(taken == 0),
    };
    let equal_halves = *code != Code::Grundy;
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let mut options = vec![false; 4 * (to + 1).next_power_of_two()];
        for taken in (0..=n).filter(|taken| n > 0 && digit(*taken) != 0) {
            let (digit, left) = (digit(taken), n - taken);
            options[0] |= left == 0 && digit & 1 != 0;
            if left > 0 && digit & 2 != 0 {
                options[values[left] as usize] = true;
            }
            for a in (1..left).filter(|a| digit & 4 != 0 && (equal_halves || 2 * a != left)) {
                options[(values[a] ^ values[left - a]) as usize] = true;
            }
        }
        let mex = (0..).zip(options).find(|(_, option)| !option).map(|(value, _)| value);
        values.push(mex.expect("a value is free"));
    }
    values
}

fn assert_plain(code: &Code, to: usize) {
    let found = Sequence::new(code, to as u64, &Cancel::never()).expect("it is not stopped");
    for (n, value) in (0..).zip(plain(code, to)) {
        assert_eq!(found.get(n), value, "G({n}) of {code}");
    }
}

#[test]
fn rows_have_the_values_of_the_definition() {
    for k in 1..=8 {
        assert_plain(&Octal::row(1, k).into(), 260);
        assert_plain(&Octal::row(k, k).into(), 260);
    }
    assert_plain(&Octal::row(1, 40).into(), 100);
    assert_plain(&Octal::row(40, 40).into(), 130);
}

#[test]
fn any_code_has_the_values_of_the_definition() {
    for code in [
        "0.", "0.1", "0.3", "0.4", "0.6", "0.137", "0.15", "0.156", "0.3107", "0.0351", "0.51", "0.644", "0.7306",
        "4.", "4.4", "4.3", "4.7", "4.333", "4.06", "4.4004", "grundy",
    ] {
        assert_plain(&code.parse().expect("a code"), 200);
    }
}

/// Codes whose values are split early under the usual limit.
#[test]
fn sparse_codes_have_the_values_of_the_definition() {
    for code in ["0.77777", "0.77777777", "4.247", "4.067", "4.4477"] {
        assert_plain(&code.parse().expect("a code"), 1700);
    }
}

/// Its values are split from 5813 on, and it never leaves two equal heaps.
#[test]
fn grundys_game_has_the_values_of_the_definition() {
    assert_plain(&Code::Grundy, 6500);
}

/// While any number may be taken, G(n) = n. Values outgrow 16 bits soon after or before larger heaps reach only some of
/// the smaller ones. With few digits that break a heap pairs are compared, with many they are noted.
#[test]
fn values_on_both_sides_of_sixteen_bits_have_those_of_the_definition() {
    const NARROW: usize = u16::MAX as usize;
    for (most, breaking) in [(NARROW, 4), (NARROW, 12), (NARROW + 50, 4)] {
        let to = most + 200;
        let code = format!("0.{}{}", "7".repeat(breaking), "3".repeat(most - breaking));
        let found = sequence(&code, to as u64);
        let mut values: Vec<usize> = (0..=most).collect();
        for n in most + 1..=to {
            let mut options = vec![false; (to + 1).next_power_of_two()];
            values[n - most..].iter().for_each(|value| options[*value] = true);
            for left in n - breaking..n {
                let (smaller, larger) = (&values[1..=left / 2], &values[left.div_ceil(2)..left]);
                smaller.iter().zip(larger.iter().rev()).for_each(|(a, b)| options[a ^ b] = true);
            }
            values.push(options.iter().position(|option| !option).expect("a value is free"));
            assert_eq!(found.get(n as u64) as usize, values[n], "G({n})");
        }
        assert!(values.iter().any(|value| *value > NARROW));
    }
}

proptest::proptest! {
    #[test]
    fn random_codes_have_the_values_of_the_definition(first in 0..2_u8, digits in "[0-7]{0,6}") {
        assert_plain(&format!("{}.{digits}", 4 * first).parse().expect("a code"), 150);
    }
}

#[test]
fn known_periods_are_proved() {
    let period = |code: &str| sequence(code, 10).period().map(|period| (period.length, period.from));
    assert_eq!(period("0.07"), Some((34, 53)), "Dawson's Kayles");
    assert_eq!(period("0.77"), Some((12, 71)), "Kayles");
    assert_eq!(period("0.137"), Some((34, 52)), "Dawson's chess");
    assert_eq!(period("0.7"), Some((2, 0)));
    assert_eq!(period("0.3"), Some((2, 0)));
    assert_eq!(period("0.156"), None, "it begins later");
    assert_eq!(sequence("0.156", 20_000).period().map(|period| (period.length, period.from)), Some((349, 3479)));
    assert_eq!(period("0.007"), None);
}

#[test]
fn a_period_gives_the_value_of_a_quintillion() {
    let kayles = sequence("0.77", 10);
    assert!(kayles.reaches(1_000_000_000_000_000_000));
    assert_eq!(kayles.get(1_000_000_000_000_000_000), kayles.get(71 + (1_000_000_000_000_000_000 - 71) % 12));
    assert!(!sequence("0.007", 10).reaches(1_000_000));
}

#[test]
fn a_stopped_computation_returns_an_error() {
    let cancel = Cancel::never();
    cancel.stop();
    assert_eq!(Sequence::new(&Octal::row(3, 3).into(), 100_000, &cancel), Err(Stopped));
}
