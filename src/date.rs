//! Days of the calendar.

/// The day of a time in seconds since 1970, in the form of ISO 8601: `2026-02-28`. It is the day at Greenwich.
///
/// Years are counted from March, so that a leap day is the last of its year, and in eras of 400 years, which are all equally long
/// (H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”, 2013: `civil_from_days`).
pub fn iso(seconds: u64) -> String {
    const DAY: u64 = 24 * 60 * 60;
    /// From the 1st of March of the year 0 to the 1st of January 1970.
    const BEFORE: u64 = 719_468;
    const ERA: u64 = 146_097;
    let days = seconds / DAY + BEFORE;
    let (era, of_era) = (days / ERA, days % ERA);
    // Days without the leap days before them, so that years are equally long.
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    // Five months from March on have 153 days, and so have the next five.
    let march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_as_its_day() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (86_400, "1970-01-02"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_700_000_000, "2023-11-14"),
            (1_709_164_800, "2024-02-29"),
            (1_735_689_599, "2024-12-31"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(iso(seconds), day, "{seconds}");
        }
    }

    #[test]
    fn no_time_is_too_late_to_be_told() {
        assert!(iso(u64::MAX).ends_with(|last: char| last.is_ascii_digit()));
    }
}
