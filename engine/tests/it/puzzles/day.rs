//! The days of daily puzzles.

use zugzwang_engine::Day;

#[test]
fn displayed_days_parse_back() {
    for text in ["2026-11-21", "2028-02-29", "0001-01-01", "9999-12-31"] {
        assert_eq!(text.parse::<Day>().map(|day| day.to_string()), Ok(text.to_owned()));
    }
    assert_eq!("2026-11-21".parse().map(Day::seed), Ok(20_261_121));
}

#[test]
fn a_day_begins_at_midnight_utc() {
    for (seconds, day) in [
        (0, "1970-01-01"),
        (86_399, "1970-01-01"),
        (86_400, "1970-01-02"),
        (951_782_399, "2000-02-28"),
        (951_782_400, "2000-02-29"),
        (951_868_800, "2000-03-01"),
        (4_107_542_400, "2100-03-01"),
        (u64::MAX, "9999-12-31"),
    ] {
        assert_eq!(Day::at(seconds).to_string(), day, "{seconds}");
    }
}

#[test]
fn consecutive_days_have_consecutive_numbers() {
    for text in ["0000-01-01", "1899-12-01", "1999-11-30", "2099-12-31"] {
        let mut day: Day = text.parse().expect("a day");
        for _ in 0..1500 {
            let next = day.after(1);
            assert_eq!((next.number(), next > day), (day.number() + 1, true), "{day}");
            day = next;
        }
    }
    let last: Day = "9999-12-31".parse().expect("a day");
    assert_eq!(last.after(9), last);
}

#[test]
fn invalid_days_are_rejected() {
    for text in ["", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "+026-01-01"] {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
    assert!("2026-11-2１".parse::<Day>().is_err());
}
