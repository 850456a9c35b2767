//! Decimals as they are typed and displayed.

use proptest::prelude::*;
use zugzwang_engine::decimal::{Decimal, NoDecimal};

fn read(text: &str) -> Result<String, NoDecimal> {
    text.parse::<Decimal>().map(|number| number.to_string())
}

#[test]
fn decimals_are_parsed_and_displayed_in_shortest_form() {
    for (text, shown) in [
        ("0", "0"),
        ("-0", "0"),
        ("-0.0", "0"),
        ("5", "5"),
        ("005.500", "5.5"),
        ("-1.25", "-1.25"),
        ("0.000000000001", "0.000000000001"),
        ("999999.999999999999", "999999.999999999999"),
    ] {
        assert_eq!(read(text).as_deref(), Ok(shown));
    }
}

#[test]
fn digits_after_the_point_are_counted() {
    for (text, places) in [("0", 0), ("120", 0), ("-0.5", 1), ("3.140", 2), ("1.000000000001", 12)] {
        assert_eq!(text.parse().map(Decimal::decimals), Ok(places), "{text}");
    }
}

#[test]
fn malformed_and_too_long_decimals_are_rejected() {
    for text in ["", "-", ".", "1.", ".5", "+1", "1e3", "1,5", " 1", "1.2.3", "--1", "nan", "１", "1.-5"] {
        assert_eq!(read(text), Err(NoDecimal::Malformed), "{text:?}");
    }
    for text in ["1000000", "0.0000000000001", "99999999999999999999999999"] {
        assert_eq!(read(text), Err(NoDecimal::TooLong), "{text:?}");
    }
}

proptest! {
    #[test]
    fn a_displayed_decimal_parses_back_to_the_same_value(units in -999_999_999_999_999_999_i64..=999_999_999_999_999_999) {
        let number = Decimal::of_units(units);
        let shown = number.to_string();
        prop_assert_eq!(shown.parse(), Ok(number));
        prop_assert_eq!(read(&shown), Ok(shown));
    }

    #[test]
    fn parsing_never_panics(text in "\\PC*") {
        let _ = text.parse::<Decimal>();
    }
}
